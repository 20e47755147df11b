import { position, type TeamList } from '../team.ts'

export const lizardmen: TeamList = {
  id: 'lizardmen',
  name: 'Lizardmen',
  tier: 1,
  reroll: 70_000,
  apothecary: true,
  leagues: ['Lustrian Superleague'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['skink-runner-lineman'],
  official: true,
  positions: [
    position('skink-runner-lineman', 'Skink Runner Lineman', 12, 60_000, '8 2 3 4 8', 'A/GPS', 'dodge stunty'),
    position(
      'chameleon-skink',
      'Chameleon Skink',
      2,
      70_000,
      '7 2 3 3 8',
      'A/GPS',
      'dodge on-the-ball shadowing stunty',
    ),
    position('saurus-blocker', 'Saurus Blocker', 6, 85_000, '6 4 5 6 10', 'GS/A', ''),
    position(
      'kroxigor',
      'Kroxigor',
      1,
      140_000,
      '6 5 5 - 10',
      'S/AG',
      'bone-head loner-4 mighty-blow prehensile-tail thick-skull',
      { bigGuy: true },
    ),
  ],
}
