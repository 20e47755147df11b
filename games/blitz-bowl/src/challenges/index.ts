import type { BonusPlayId } from '../bonus/index.ts'
import type { Thing as Challenge } from './family.ts'
import { things } from './list.gen.ts'

export type { Challenge }

/** The fronts of the book's challenge cards; when they are met is told in `met.ts`. */
export const challenges: readonly Challenge[] = things

interface ChallengeCard {
  readonly id: string
  readonly front: string
  readonly back: BonusPlayId
}

/** The cards of the book, CH-01 and so on: which bonus play is on the back of which challenge. */
export const challengeCards: readonly ChallengeCard[] = challenges
  .flatMap(({ id, backs }) => backs.map((back) => ({ front: id, back })))
  .map(({ front, back }, i) => ({ id: `CH-${String(i + 1).padStart(2, '0')}`, front, back }))
