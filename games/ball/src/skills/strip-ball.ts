import { done } from '@undercroft/engine'
import { holdsBall, loseBall, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import type { BallMatch } from '../state.ts'
import { type Owned, optional } from './optional.ts'

const tearAway = optional<Owned & { target: number }>('strip-ball', {
  used(match, { target }) {
    loseBall(match, playerOf(match, target), 'stripped')
    return done(match)
  },
})

export const stripBall = skill(
  'strip-ball',
  'general',
  ['DB-SKILL-STRIP-BALL-01', 'DB-SKILL-STRIP-BALL-02', 'DB-SKILL-STRIP-BALL-03'],
  {
    on: {
      pushedBack: (match, owner, { opponent }) =>
        holdsBall(match, playerOf(match, opponent)) ? interrupt(tearAway, { owner, target: opponent }) : null,
    },
    procedures: [tearAway],
  },
)

/** Nobody strips the ball from them while they have their Tackle Zone. */
export const deniesStripBall = (
  _match: BallMatch,
  owner: number,
  _user: number,
  ability: string,
  opponent: number,
): boolean => ability === 'strip-ball' && opponent === owner
