import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { grudge } from './grudge.ts'

/** Towards all team-mates: no roster of this game names a narrower kind. */
export const animosity = skill('animosity', 'trait', ['DB-TRAIT-ANIMOSITY-01'], {
  compulsory: true,
  anyStatus: true,
  on: {
    handingOff: (_match, owner) => interrupt(grudge, { owner }),
    passDeclared: (match, owner, { player, opponent }) =>
      player === owner && opponent >= 0 && playerOf(match, opponent).team === playerOf(match, owner).team
        ? interrupt(grudge, { owner })
        : null,
  },
  procedures: [grudge],
})
