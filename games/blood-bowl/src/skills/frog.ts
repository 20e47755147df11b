import { BADLY_HURT_RESULT, CASUALTY_RESULT, skill } from '@undercroft/ball'

/** A Casualty against a frog is always Badly Hurt (BB-IND-27). */
export const frog = skill('frog', 'spell', ['BB-IND-27'], {
  anyStatus: true,
  on: { injury: (_match, _owner, _total, result) => (result === CASUALTY_RESULT ? BADLY_HURT_RESULT : result) },
})
