import { position, type TeamList } from '../team.ts'

export const chaosRenegade: TeamList = {
  id: 'chaos-renegade',
  name: 'Chaos Renegade',
  tier: 2,
  reroll: 70_000,
  apothecary: true,
  leagues: [],
  special: ['Favoured of...'],
  patrons: ['Chaos Undivided', 'Khorne', 'Nurgle', 'Slaanesh', 'Tzeentch', 'Hashut'],
  orLeague: null,
  bigGuyLimit: 3,
  journeymen: ['renegade-human-lineman'],
  official: true,
  positions: [
    position('renegade-human-lineman', 'Renegade Human Lineman', 12, 50_000, '6 3 3 4 9', 'GM/AS', ''),
    position('renegade-human-thrower', 'Renegade Human Thrower', 1, 75_000, '6 3 3 3 9', 'GMP/AS', 'animosity pass safe-pair-of-hands', { animosity: 'all' }),
    position('renegade-goblin', 'Renegade Goblin', 1, 40_000, '6 2 3 4 8', 'AM/GP', 'animosity dodge right-stuff stunty', { animosity: 'all' }),
    position('renegade-orc', 'Renegade Orc', 1, 50_000, '5 3 3 5 10', 'GM/AS', 'animosity', { animosity: 'all' }),
    position('renegade-skaven', 'Renegade Skaven', 1, 50_000, '7 3 3 4 8', 'GM/AS', 'animosity', { animosity: 'all' }),
    position('renegade-dark-elf', 'Renegade Dark Elf', 1, 75_000, '6 3 2 3 9', 'AGM/PS', 'animosity', { animosity: 'all' }),
    position('renegade-troll', 'Renegade Troll', 1, 115_000, '4 5 5 5 10', 'S/AGM', 'always-hungry loner-4 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate', { bigGuy: true }),
    position('renegade-ogre', 'Renegade Ogre', 1, 140_000, '5 5 4 5 10', 'S/AGM', 'bone-head loner-4 mighty-blow thick-skull throw-team-mate', { bigGuy: true }),
    position('renegade-minotaur', 'Renegade Minotaur', 1, 150_000, '5 5 4 - 9', 'S/AGM', 'frenzy horns loner-4 mighty-blow thick-skull unchannelled-fury', { bigGuy: true }),
    position('renegade-rat-ogre', 'Renegade Rat Ogre', 1, 150_000, '6 5 4 - 9', 'S/AGM', 'animal-savagery frenzy loner-4 mighty-blow prehensile-tail', { bigGuy: true }),
  ],
}
