import { position, type TeamList } from '../team.ts'

export const blackOrc: TeamList = {
  id: 'black-orc',
  name: 'Black Orc',
  tier: 2,
  reroll: 60_000,
  apothecary: true,
  leagues: ['Badlands Brawl'],
  special: ['Bribery and Corruption'],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['goblin-bruiser-lineman'],
  official: true,
  positions: [
    position(
      'goblin-bruiser-lineman',
      'Goblin Bruiser Lineman',
      12,
      45_000,
      '6 2 3 4 8',
      'A/GPS',
      'dodge right-stuff stunty thick-skull',
    ),
    position('black-orc', 'Black Orc', 6, 90_000, '4 4 4 5 10', 'GS/AP', 'brawler grab'),
    position(
      'trained-troll',
      'Trained Troll',
      1,
      115_000,
      '4 5 5 5 10',
      'S/AGP',
      'always-hungry loner-3 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate',
      { bigGuy: true },
    ),
  ],
}
