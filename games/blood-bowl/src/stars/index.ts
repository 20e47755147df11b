import type { BallAbility } from '@undercroft/ball'
import { ACTION_STARS } from './actions.ts'
import { ACTIVATION_STARS } from './activation.ts'
import { MOMENT_STARS } from './moments.ts'
import { PLAIN_STARS } from './plain.ts'

/** The own rules of all Star Players. */
export const STAR_ABILITIES: readonly BallAbility[] = [
  ...PLAIN_STARS,
  ...ACTIVATION_STARS,
  ...ACTION_STARS,
  ...MOMENT_STARS,
]
