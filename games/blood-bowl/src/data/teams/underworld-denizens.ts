import { position, type TeamList } from '../team.ts'

export const underworldDenizens: TeamList = {
  id: 'underworld-denizens',
  name: 'Underworld Denizens',
  tier: 1,
  reroll: 70_000,
  apothecary: true,
  leagues: ['Underworld Challenge'],
  special: ['Bribery and Corruption'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: 1,
  journeymen: ['underworld-goblin-lineman'],
  official: true,
  positions: [
    position('underworld-goblin-lineman', 'Underworld Goblin Lineman', 12, 40_000, '6 2 3 4 8', 'AM/GS', 'dodge right-stuff stunty'),
    position('underworld-snotling', 'Underworld Snotling', 6, 15_000, '5 1 3 5 6', 'AM/G', 'dodge right-stuff side-step stunty titchy'),
    position('skaven-clanrat', 'Skaven Clanrat', 3, 50_000, '7 3 3 4 8', 'GM/AS', 'animosity', { animosity: ['underworld-goblin-lineman'] }),
    position('underworld-skaven-thrower', 'Skaven Thrower', 1, 85_000, '7 3 3 2 8', 'GMP/AS', 'animosity pass sure-hands', { animosity: ['underworld-goblin-lineman'] }),
    position('underworld-gutter-runner', 'Gutter Runner', 1, 85_000, '9 2 2 4 8', 'AGM/PS', 'animosity dodge', { animosity: ['underworld-goblin-lineman'] }),
    position('underworld-skaven-blitzer', 'Skaven Blitzer', 1, 90_000, '7 3 3 5 9', 'GMS/AP', 'animosity block', { animosity: ['underworld-goblin-lineman'] }),
    position('underworld-troll', 'Underworld Troll', 1, 115_000, '4 5 5 5 10', 'MS/AGP', 'always-hungry loner-4 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate', { bigGuy: true }),
    position('mutant-rat-ogre', 'Mutant Rat Ogre', 1, 150_000, '6 5 4 - 9', 'MS/AG', 'animal-savagery frenzy loner-4 mighty-blow prehensile-tail', { bigGuy: true }),
  ],
}
