import { blockingPlays } from './blocking.ts'
import { runningPlays } from './running.ts'
import { throwingPlays } from './throwing.ts'
import { turnPlays } from './turn.ts'
import type { BonusDeclaration } from './vocabulary.ts'

/** All bonus plays but Natural Gift, which is one of the re-rolls (`../procedures/re-roll.ts`). */
export const bonusDeclarations: readonly BonusDeclaration[] = [
  ...turnPlays,
  ...runningPlays,
  ...throwingPlays,
  ...blockingPlays,
]
