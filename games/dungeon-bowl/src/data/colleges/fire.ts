import { type College, group, position } from './college.ts'

export const fire: College = {
  id: 'fire',
  name: 'College of Fire',
  wizard: 'Bright Wizard',
  spell: 'fireball',
  groups: [
    group('Runners', 2, position('Dwarf Runner', 85_000, '6 3 3 4 9', 'GP/AS', 'sure-hands thick-skull')),
    group('Blitzers', 2, position('Dwarf Blitzer', 80_000, '5 3 3 4 10', 'GS/AP', 'block thick-skull')),
    group('Specials', 2, position('Troll Slayer', 95_000, '5 3 4 - 9', 'GS/A', 'block dauntless frenzy thick-skull')),
    group(
      'Big Guys',
      3,
      position('Ogre Blocker', 140_000, '5 5 4 5 10', 'S/AGP', 'bone-head mighty-blow thick-skull throw-team-mate'),
      position('Ogre Runt Punter', 145_000, '5 5 4 4 10', 'PS/AG', 'bone-head kick-team-mate mighty-blow thick-skull'),
    ),
    group(
      'Linemen',
      16,
      position('Dwarf Blocker Lineman', 70_000, '4 3 4 5 10', 'GS/A', 'block tackle thick-skull'),
      position('Bloodborn Marauder Lineman', 50_000, '6 3 3 4 8', 'GM/AS', 'frenzy'),
      position('Gnoblar Lineman', 15_000, '5 1 3 5 6', 'A/G', 'dodge right-stuff side-step stunty titchy'),
    ),
  ],
}
