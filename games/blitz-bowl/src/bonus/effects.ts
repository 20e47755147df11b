import { code } from './code.gen.ts'
import type { BonusEffect, Window } from './family.ts'
import { type BonusPlay, bonusPlays } from './index.ts'

export interface BonusDeclaration extends BonusPlay, BonusEffect {
  readonly window: Window
}

const effects: Readonly<Partial<Record<string, BonusEffect>>> = code

/** The bonus plays that have a window of their own. */
export const bonusDeclarations: readonly BonusDeclaration[] = bonusPlays.flatMap((play) => {
  const effect = effects[play.id]
  return effect && play.window ? [{ ...play, ...effect, window: play.window }] : []
})
