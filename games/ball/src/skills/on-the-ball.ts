import { call, done } from '@undercroft/engine'
import { inner } from '../abilities.ts'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { move, moving } from '../move.ts'
import { pass } from '../pass.ts'
import { NOBODY, ON_BOARD, STANDING } from '../state.ts'
import { type Owned, optional } from './optional.ts'

/** Three squares whatever their MA, without Rushes (DB-SKILL-ON-THE-BALL-01). */
const threeSquares = optional<Owned>('on-the-ball', {
  used(match, { owner }) {
    const run = moving(match, playerOf(match, owner), 'on-the-ball', NOBODY)
    return call(match, move, Object.assign(run, { left: 3, rushes: 0, acted: 1 }), 'moved')
  },
  /** Where they went down nobody else may move for this Pass. */
  moved(match, { owner }) {
    const { place, status } = playerOf(match, owner)
    if (place !== ON_BOARD || status !== STANDING) inner(match, pass).chasedInVain = 1
    return done(match)
  },
})

export const onTheBall = skill(
  'on-the-ball',
  'passing',
  ['DB-SKILL-ON-THE-BALL-01', 'DB-SKILL-ON-THE-BALL-02', 'DB-SKILL-ON-THE-BALL-03', 'DB-SKILL-ON-THE-BALL-04'],
  {
    on: {
      passDeclared(match, owner, { player }) {
        if (playerOf(match, owner).team === playerOf(match, player).team) return null
        return inner(match, pass).chasedInVain === 1 ? null : interrupt(threeSquares, { owner })
      },
    },
    procedures: [threeSquares],
  },
)
