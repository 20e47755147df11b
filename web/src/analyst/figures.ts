import type { Blunder, LuckyRoll } from '@undercroft/coach'

/** From here on a choice is called a mistake, a blunder. */
const MISTAKEN = 0.08
const GRAVE = 0.15

const SHOWN_ROLLS = 6
const SHOWN_CHOICES = 8

/** The steps whose rolls changed most, in the order of the match, with who gained by each. */
export function weightiest(rolls: readonly LuckyRoll[]): { step: number; seat: number; gain: number }[] {
  const bySteps = new Map<number, readonly number[]>()
  for (const { step, swing } of rolls) {
    const before = bySteps.get(step)
    bySteps.set(
      step,
      swing.map((by, seat) => by + (before?.[seat] ?? 0)),
    )
  }
  return [...bySteps]
    .map(([step, swing]) => {
      const gain = Math.max(...swing)
      return { step, seat: swing.indexOf(gain), gain }
    })
    .sort((a, b) => b.gain - a.gain)
    .slice(0, SHOWN_ROLLS)
    .sort((a, b) => a.step - b.step)
}

/** The choices that cost most, the worst first. */
export const worst = (blunders: readonly Blunder[]): Blunder[] =>
  [...blunders].sort((a, b) => b.loss - a.loss).slice(0, SHOWN_CHOICES)

/** 1: inaccurate, 2: a mistake, 3: a blunder. */
export const gravityOf = (loss: number): 1 | 2 | 3 => (loss >= GRAVE ? 3 : loss >= MISTAKEN ? 2 : 1)

export const percent = (share: number): string => `${Math.round(100 * share)} %`

export function signedPercent(share: number): string {
  const rounded = Math.round(Math.abs(100 * share))
  return rounded === 0 ? '±0 %' : `${share < 0 ? '−' : '+'}${rounded} %`
}
