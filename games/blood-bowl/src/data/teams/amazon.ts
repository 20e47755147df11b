import { position, type TeamList } from '../team.ts'

export const amazon: TeamList = {
  id: 'amazon',
  name: 'Amazon',
  tier: 1,
  reroll: 60_000,
  apothecary: true,
  leagues: ['Lustrian Superleague'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['eagle-warrior-linewoman'],
  official: true,
  positions: [
    position('eagle-warrior-linewoman', 'Eagle Warrior Linewoman', 16, 50_000, '6 3 3 4 8', 'G/AS', 'dodge'),
    position(
      'piranha-warrior-blitzer',
      'Piranha Warrior Blitzer',
      2,
      90_000,
      '7 3 3 5 8',
      'AG/S',
      'dodge hit-and-run jump-up',
    ),
    position(
      'python-warrior-thrower',
      'Python Warrior Thrower',
      2,
      80_000,
      '6 3 3 3 8',
      'GP/AS',
      'dodge on-the-ball pass safe-pass',
    ),
    position('jaguar-warrior-blocker', 'Jaguar Warrior Blocker', 2, 110_000, '6 4 3 5 9', 'GS/A', 'defensive dodge'),
  ],
}
