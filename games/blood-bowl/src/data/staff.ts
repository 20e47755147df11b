import type { RosterPlayer } from '@undercroft/ball'

/** Josef Bugman, who joins a team for one drive where it is short of players (BB-IND-23). */
export const BUGMAN: RosterPlayer = {
  number: 99,
  name: 'Josef Bugman',
  position: 'josef-bugman',
  ma: 5,
  st: 3,
  ag: 3,
  pa: 6,
  av: 9,
  skills: ['loner-5', 'tackle', 'thick-skull', 'wrestle'],
  niggling: 0,
  value: 0,
  available: true,
}
