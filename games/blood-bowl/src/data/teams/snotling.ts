import { position, type TeamList } from '../team.ts'

export const snotling: TeamList = {
  id: 'snotling',
  name: 'Snotling',
  tier: 3,
  reroll: 60_000,
  apothecary: true,
  leagues: ['Underworld Challenge'],
  special: ['Bribery and Corruption', 'Low Cost Linemen'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['snotling-lineman-bb'],
  official: true,
  positions: [
    position('snotling-lineman-bb', 'Snotling Lineman', 16, 15_000, '5 1 3 5 6', 'A/G', 'dodge right-stuff side-step stunty swarming titchy'),
    position('fungus-flinga-bb', 'Fungus Flinga', 2, 30_000, '5 1 3 4 6', 'AP/G', 'bombardier dodge right-stuff secret-weapon side-step stunty'),
    position('fun-hoppa', 'Fun-hoppa', 2, 20_000, '6 1 3 5 6', 'A/G', 'dodge pogo-stick right-stuff side-step stunty'),
    position('stilty-runna', 'Stilty Runna', 2, 20_000, '6 1 3 5 6', 'A/G', 'dodge right-stuff side-step sprint stunty'),
    position('pump-wagon', 'Pump Wagon', 2, 105_000, '4 5 5 - 9', 'S/AG', 'dirty-player juggernaut mighty-blow really-stupid secret-weapon stand-firm', { bigGuy: true }),
    position('trained-troll', 'Trained Troll', 2, 115_000, '4 5 5 5 10', 'S/AGP', 'always-hungry loner-3 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate', { bigGuy: true }),
  ],
}
