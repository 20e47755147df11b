import { type College, group, position } from './college.ts'

export const heavens: College = {
  id: 'heavens',
  name: 'College of Heavens',
  wizard: 'Celestial Wizard',
  spell: 'chain-lightning',
  groups: [
    group(
      'Blitzers',
      4,
      position('Noble Blitzer', 105_000, '7 3 3 4 9', 'AG/PS', 'block catch'),
      position('Norse Berserker', 90_000, '6 3 3 5 8', 'GS/AP', 'block frenzy jump-up'),
    ),
    group('Blockers', 6, position('Saurus Blocker', 85_000, '6 4 5 6 10', 'GS/A')),
    group('Throwers', 2, position('Human Thrower', 80_000, '6 3 3 2 9', 'GP/AS', 'pass sure-hands')),
    group(
      'Linemen',
      16,
      position('Skink Runner Lineman', 60_000, '8 2 3 4 8', 'A/GPS', 'dodge stunty'),
      position('Norse Raider Lineman', 50_000, '6 3 3 4 8', 'G/AS', 'block drunkard'),
    ),
    group(
      'Specials',
      2,
      position('Chameleon Skink', 70_000, '7 2 3 3 8', 'A/GPS', 'dodge on-the-ball shadowing stunty'),
      position('Valkyrie', 95_000, '7 3 3 3 8', 'AGP/S', 'catch dauntless pass strip-ball'),
    ),
  ],
}
