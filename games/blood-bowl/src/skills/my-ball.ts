import { holdsBall, playerOf, skill } from '@undercroft/ball'

/** Never gives the ball up willingly (BB-SKILL-23). */
export const myBall = skill('my-ball', 'trait', ['BB-SKILL-23'], {
  compulsory: true,
  anyStatus: true,
  on: {
    forbids: (match, owner, what) =>
      (what === 'pass' || what === 'hand-off') && holdsBall(match, playerOf(match, owner)),
  },
})
