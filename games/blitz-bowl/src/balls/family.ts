import type { Thing as AnyThing } from '@undercroft/engine'
import type { TeamId } from '../teams/index.ts'

/** What a kind of ball changes. The rules ask here and never name a ball. */
export interface BallRules {
  /** Its holder may re-roll a 1 in a Throw test (BZ-SBALL-04); in this team any failed one (BZ-SBALL-05). */
  readonly reRollsOnes: boolean
  readonly reRollsFailuresOf: TeamId | null
  /** Its holder may re-roll block dice with a Miss among them (BZ-SBALL-06). */
  readonly reRollsMisses: boolean
  /** It moves by itself at the start of a turn (BZ-SBALL-07, BZ-SBALL-08). */
  readonly isAlive: boolean
}

/** What stands in the home of a kind of ball. */
export interface Thing extends AnyThing {
  readonly changes: Partial<BallRules>
}
