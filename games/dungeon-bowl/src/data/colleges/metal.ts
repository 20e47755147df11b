import { type College, group, position } from './college.ts'

export const metal: College = {
  id: 'metal',
  name: 'College of Metal',
  wizard: 'Golden Wizard',
  spell: 'transmutation',
  groups: [
    group(
      'Blitzers',
      4,
      position('Orc Blitzer', 80_000, '6 3 3 4 10', 'GS/AP', 'block'),
      position('Human Blitzer', 85_000, '7 3 3 4 9', 'GS/AP', 'block'),
    ),
    group('Throwers', 2, position('Orc Thrower', 65_000, '5 3 3 3 9', 'GP/AS', 'pass sure-hands')),
    group(
      'Blockers',
      6,
      position('Black Orc', 90_000, '4 4 4 5 10', 'GS/AP', 'brawler grab'),
      position('Bodyguard', 90_000, '6 3 3 5 9', 'GS/A', 'stand-firm wrestle'),
      position('Big Un Blocker', 90_000, '5 4 4 - 10', 'GS/A'),
      position('Bloodseeker', 110_000, '5 4 4 6 10', 'GMS/A', 'frenzy'),
    ),
    group(
      'Linemen',
      16,
      position('Goblin Bruiser Lineman', 45_000, '6 2 3 4 8', 'A/GPS', 'dodge right-stuff stunty thick-skull'),
      position('Human Lineman', 50_000, '6 3 3 4 9', 'G/AS'),
      position('Orc Lineman', 50_000, '5 3 3 4 10', 'G/AS'),
    ),
  ],
}
