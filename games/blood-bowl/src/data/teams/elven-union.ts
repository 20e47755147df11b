import { position, type TeamList } from '../team.ts'

export const elvenUnion: TeamList = {
  id: 'elven-union',
  name: 'Elven Union',
  tier: 2,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Elven Kingdoms League'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['elven-union-lineman'],
  official: true,
  positions: [
    position('elven-union-lineman', 'Elven Union Lineman', 12, 60_000, '6 3 2 4 8', 'AG/S', ''),
    position('elven-union-thrower', 'Elven Union Thrower', 2, 75_000, '6 3 2 2 8', 'AGP/S', 'pass'),
    position('elven-union-catcher', 'Elven Union Catcher', 4, 100_000, '8 3 2 4 8', 'AG/S', 'catch nerves-of-steel'),
    position('elven-union-blitzer', 'Elven Union Blitzer', 2, 115_000, '7 3 2 3 9', 'AG/PS', 'block side-step'),
  ],
}
