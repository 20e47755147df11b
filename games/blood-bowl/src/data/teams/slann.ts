import { position, type TeamList } from '../team.ts'

export const slann: TeamList = {
  id: 'slann',
  name: 'Slann',
  tier: 2,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Lustrian Superleague'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['slann-lineman'],
  official: false,
  positions: [
    position('slann-lineman', 'Slann Lineman', 16, 60_000, '6 3 3 4 9', 'G/AS', 'pogo-stick very-long-legs'),
    position('slann-catcher', 'Slann Catcher', 4, 80_000, '7 2 2 4 8', 'AG/PS', 'diving-catch pogo-stick very-long-legs'),
    position('slann-blitzer', 'Slann Blitzer', 4, 110_000, '7 3 3 4 9', 'AGS/P', 'diving-tackle jump-up pogo-stick very-long-legs'),
    position('kroxigor', 'Kroxigor', 1, 140_000, '6 5 5 - 10', 'S/AG', 'bone-head loner-4 mighty-blow prehensile-tail thick-skull', { bigGuy: true }),
  ],
}
