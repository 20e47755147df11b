import { position, type TeamList } from '../team.ts'

export const orc: TeamList = {
  id: 'orc',
  name: 'Orc',
  tier: 2,
  reroll: 60_000,
  apothecary: true,
  leagues: ['Badlands Brawl'],
  special: [],
  patrons: [],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['orc-lineman-bb'],
  official: true,
  positions: [
    position('orc-lineman-bb', 'Orc Lineman', 16, 50_000, '5 3 3 4 10', 'G/AS', 'animosity', {
      animosity: ['orc-lineman-bb'],
    }),
    position('orc-thrower-bb', 'Orc Thrower', 2, 65_000, '5 3 3 3 9', 'GP/AS', 'animosity pass sure-hands', {
      animosity: 'all',
    }),
    position('orc-blitzer-bb', 'Orc Blitzer', 4, 80_000, '6 3 3 4 10', 'GS/AP', 'animosity block', {
      animosity: 'all',
    }),
    position('big-un-blocker-bb', 'Big Un Blocker', 4, 90_000, '5 4 4 - 10', 'GS/A', 'animosity', {
      animosity: ['big-un-blocker-bb'],
    }),
    position('goblin', 'Goblin', 4, 40_000, '6 2 3 4 8', 'A/GS', 'dodge right-stuff stunty'),
    position(
      'untrained-troll',
      'Untrained Troll',
      1,
      115_000,
      '4 5 5 5 10',
      'S/AGP',
      'always-hungry loner-4 mighty-blow projectile-vomit really-stupid regeneration throw-team-mate',
      { bigGuy: true },
    ),
  ],
}
