import type { BallAbility, SkillParts } from '@undercroft/ball'

/** A room that works on everybody inside, whether they want it or not. */
export const quiet = (on: BallAbility['on'], hindering: readonly string[] = []): SkillParts => ({
  anyStatus: true,
  compulsory: true,
  hindering,
  on,
})
