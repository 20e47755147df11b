import type { BallAbility, SkillParts } from '@undercroft/ball'

/** A room that works on everybody inside, whether they want it or not. */
export const quiet = (on: BallAbility['on']): SkillParts => ({ anyStatus: true, compulsory: true, on })
