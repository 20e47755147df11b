import { position, type TeamList } from '../team.ts'

export const tombKings: TeamList = {
  id: 'tomb-kings',
  name: 'Tomb Kings',
  tier: 2,
  reroll: 70_000,
  apothecary: false,
  leagues: ['Sylvanian Spotlight'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['skeleton-lineman'],
  official: true,
  positions: [
    position('skeleton-lineman', 'Skeleton Lineman', 16, 40_000, '5 3 4 6 8', 'G/AS', 'regeneration thick-skull'),
    position(
      'anointed-thrower',
      'Anointed Thrower',
      2,
      70_000,
      '6 3 4 3 8',
      'GP/A',
      'pass regeneration sure-hands thick-skull',
    ),
    position('anointed-blitzer', 'Anointed Blitzer', 2, 90_000, '6 3 4 6 9', 'GS/AP', 'block regeneration thick-skull'),
    position('tomb-guardian', 'Tomb Guardian', 4, 100_000, '4 5 5 - 10', 'S/AG', 'decay regeneration'),
  ],
}
