import { inner } from '../abilities.ts'
import { block } from '../block.ts'
import { BOTH_DOWN } from '../data/block-dice.ts'
import type { BallMatch } from '../state.ts'

export const isBothDown = (match: BallMatch): boolean => {
  const { face, placed } = inner(match, block)
  return face === BOTH_DOWN && placed === 0
}
