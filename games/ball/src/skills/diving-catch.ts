import { call, done } from '@undercroft/engine'
import { catchBall } from '../catch.ts'
import { areAdjacent, canCatch, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { type Owned, optional } from './optional.ts'

/** He stays where he is; the ball comes to him, and where he fails it is still above the other square. */
const diveForBall = optional<Owned & { how: string; thrower: number }>('diving-catch', {
  used: (match, { owner, how, thrower }) => call(match, catchBall, { player: owner, how, opponent: thrower }, 'tried'),
  tried: (match, _frame, caught: boolean) => done(match, caught ? 'caught' : undefined),
})

/** A pass or a rebound that comes down next to him, not a bounce (DB-SKILL-DIVING-CATCH-04). */
export const divingCatch = skill(
  'diving-catch',
  'agility',
  ['DB-SKILL-DIVING-CATCH-01', 'DB-SKILL-DIVING-CATCH-02', 'DB-SKILL-DIVING-CATCH-03', 'DB-SKILL-DIVING-CATCH-05'],
  {
    on: {
      comesDown(match, owner, { player, to, what }) {
        const catcher = playerOf(match, owner)
        if (!canCatch(match, catcher) || !areAdjacent(match, catcher.square, to)) return null
        return interrupt(diveForBall, { owner, how: what, thrower: player })
      },
      boost: (_match, _owner, { kind, detail }) => (kind === 'catch' && detail === 'pass' ? 1 : 0),
    },
    procedures: [diveForBall],
  },
)
