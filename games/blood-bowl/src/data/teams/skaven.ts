import { position, type TeamList } from '../team.ts'

export const skaven: TeamList = {
  id: 'skaven',
  name: 'Skaven',
  tier: 1,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Underworld Challenge'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['skaven-lineman'],
  official: true,
  positions: [
    position('skaven-lineman', 'Skaven Clanrat Lineman', 16, 50_000, '7 3 3 4 8', 'G/AMS', ''),
    position('skaven-thrower', 'Skaven Thrower', 2, 85_000, '7 3 3 2 8', 'GP/AMS', 'pass sure-hands'),
    position('gutter-runner', 'Gutter Runner', 4, 85_000, '9 2 2 4 8', 'AG/MPS', 'dodge'),
    position('skaven-blitzer', 'Skaven Blitzer', 2, 90_000, '7 3 3 5 9', 'GS/AMP', 'block'),
    position(
      'rat-ogre',
      'Rat Ogre',
      1,
      150_000,
      '6 5 4 - 9',
      'S/AGM',
      'animal-savagery frenzy loner-4 mighty-blow prehensile-tail',
      { bigGuy: true },
    ),
  ],
}
