import { call, done, procedure } from '@undercroft/engine'
import { listenersOf } from '../abilities.ts'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { move, moving } from '../move.ts'
import { type BallMatch, NOBODY, ON_BOARD, STANDING } from '../state.ts'
import { bomb, explosion } from './bomb.ts'
import type { Owned } from './optional.ts'

/** Bit of `Team.otherUsed`. */
const BOMBED = 2

const throwing = procedure<BallMatch, Owned>('throw-bomb', {
  start(match, { owner }) {
    match.state.teams[playerOf(match, owner).team].otherUsed |= BOMBED
    return call(match, bomb, { thrower: owner }, 'gone')
  },
  /** Whoever may run after a pass may run after this. */
  gone(match, { owner }) {
    const player = playerOf(match, owner)
    const goesOn = listenersOf(match, player, 'movesOn').some(({ answer }) => answer(match, owner, 'throw-bomb'))
    if (!goesOn || player.place !== ON_BOARD || player.status !== STANDING || match.state.turnover !== '')
      return done(match)
    return call(match, move, Object.assign(moving(match, player, 'throw-bomb', NOBODY), { acted: 1 }), 'end')
  },
  end: (match) => done(match),
})

export const bombardier = skill(
  'bombardier',
  'trait',
  [
    'DB-TRAIT-BOMBARDIER-01',
    'DB-TRAIT-BOMBARDIER-02',
    'DB-TRAIT-BOMBARDIER-03',
    'DB-TRAIT-BOMBARDIER-04',
    'DB-TRAIT-BOMBARDIER-05',
    'DB-TRAIT-BOMBARDIER-06',
    'DB-TRAIT-BOMBARDIER-07',
    'DB-TRAIT-BOMBARDIER-08',
    'DB-TRAIT-BOMBARDIER-09',
    'DB-TRAIT-BOMBARDIER-10',
  ],
  {
    on: {
      specialActions(match, owner, actions) {
        const player = playerOf(match, owner)
        if (player.status !== STANDING || (match.state.teams[player.team].otherUsed & BOMBED) !== 0) return
        actions.push({ type: 'throw-bomb', target: NOBODY })
      },
      performs: (_match, owner, { what }) => (what === 'throw-bomb' ? interrupt(throwing, { owner }) : null),
    },
    procedures: [bomb, explosion, throwing],
  },
)
