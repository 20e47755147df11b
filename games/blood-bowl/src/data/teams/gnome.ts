import { position, type TeamList } from '../team.ts'

export const gnome: TeamList = {
  id: 'gnome',
  name: 'Gnome',
  tier: 3,
  reroll: 50_000,
  apothecary: true,
  leagues: ['Halfling Thimble Cup'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['gnome-lineman'],
  official: true,
  positions: [
    position('gnome-lineman', 'Gnome Lineman', 16, 40_000, '5 2 3 4 7', 'A/GS', 'jump-up right-stuff stunty wrestle'),
    position('treeman', 'Altern Forest Treeman', 2, 120_000, '2 6 5 5 11', 'S/AGP', 'mighty-blow stand-firm strong-arm take-root thick-skull throw-team-mate timmm-ber', { bigGuy: true }),
    position('gnome-beastmaster', 'Gnome Beastmaster', 2, 55_000, '5 2 3 4 8', 'A/GS', 'guard jump-up stunty wrestle'),
    position('gnome-illusionist', 'Gnome Illusionist', 2, 50_000, '5 2 3 3 7', 'AP/G', 'jump-up stunty trickster wrestle'),
    position('woodland-fox', 'Woodland Fox', 2, 50_000, '7 2 2 - 6', '/A', 'dodge my-ball side-step stunty'),
  ],
}
