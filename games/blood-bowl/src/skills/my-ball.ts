import { holdsBall, playerOf, skill } from '@undercroft/ball'

/** Never gives the ball up willingly (BB-SKILL-23). */
export const myBall = skill('my-ball', 'trait', ['BB-SKILL-23'], {
  compulsory: true,
  anyStatus: true,
  on: {
    forbids: (match, owner, what) => GIVING_UP.has(what) && holdsBall(match, playerOf(match, owner)),
  },
})

const GIVING_UP: ReadonlySet<string> = new Set(['pass', 'hand-off', 'leave-ball'])
