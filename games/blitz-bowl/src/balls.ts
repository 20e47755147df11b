import { type BallKind, ballTypes } from './data/balls.ts'
import { teamCards } from './data/teams.ts'

/** What a kind of ball changes. The rules ask here and never name a ball. */
export interface BallRules {
  /** Its holder may re-roll a 1 in a Throw test (BZ-SBALL-04); in this team, by number, any failed one (BZ-SBALL-05). */
  readonly reRollsOnes: boolean
  readonly reRollsFailuresOf: number
  /** Its holder may re-roll block dice with a Miss among them (BZ-SBALL-06). */
  readonly reRollsMisses: boolean
  /** It moves by itself at the start of a turn (BZ-SBALL-07, BZ-SBALL-08). */
  readonly isAlive: boolean
}

const ordinary: BallRules = { reRollsOnes: false, reRollsFailuresOf: -1, reRollsMisses: false, isAlive: false }

const changes: Readonly<Record<BallKind, Partial<BallRules>>> = {
  ordinary: {},
  rune: { reRollsOnes: true, reRollsFailuresOf: teamCards.findIndex(({ id }) => id === 'dwarf') },
  spiky: { reRollsMisses: true },
  squig: { isAlive: true },
}

const rules: readonly BallRules[] = ballTypes.map(({ id }) => ({ ...ordinary, ...changes[id] }))

export const ballRules = (kind: number): BallRules => rules[kind]
