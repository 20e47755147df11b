import { position, type TeamList } from '../team.ts'

export const halfling: TeamList = {
  id: 'halfling',
  name: 'Halfling',
  tier: 3,
  reroll: 60_000,
  apothecary: true,
  leagues: ['Halfling Thimble Cup', 'Old World Classic'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['halfling-hopeful-lineman'],
  official: true,
  positions: [
    position('halfling-hopeful-lineman', 'Halfling Hopeful Lineman', 16, 30_000, '5 2 3 4 7', 'A/GS', 'dodge right-stuff stunty'),
    position('halfling-hefty', 'Halfling Hefty', 2, 50_000, '5 2 3 3 8', 'AP/GS', 'dodge fend stunty'),
    position('halfling-catcher', 'Halfling Catcher', 2, 55_000, '5 2 3 5 7', 'A/GS', 'catch dodge right-stuff sprint stunty'),
    position('treeman', 'Altern Forest Treeman', 2, 120_000, '2 6 5 5 11', 'S/AGP', 'mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate timmm-ber', { bigGuy: true }),
  ],
}
