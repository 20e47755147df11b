import type { BonusPlayId } from '../bonus/index.ts'
import type { Thing } from './family.ts'
import { type ThingId, things } from './list.gen.ts'

export type ChallengeId = ThingId

export interface Challenge extends Thing {
  readonly id: ChallengeId
}

/** The fronts of the challenge cards; when they are met is told in `met.ts`. */
export const challenges: readonly Challenge[] = things

export interface ChallengeCard {
  readonly id: string
  readonly front: ChallengeId
  readonly back: BonusPlayId
}

/** The cards, CH-01 and so on: which bonus play is on the back of which challenge. */
export const challengeCards: readonly ChallengeCard[] = challenges
  .flatMap(({ id, backs }) => backs.map((back) => ({ front: id, back })))
  .map(({ front, back }, i) => ({ id: `CH-${String(i + 1).padStart(2, '0')}`, front, back }))
