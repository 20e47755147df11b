import type { Sheet } from '../canvas.ts'
import { paintSprite, type SpriteModel } from './sprite.ts'

/** Bitmaps that are kept: enough for six teams in all their states at one scale. */
const MOST = 400

const kept = new Map<string, Sheet>()
const numbers = new WeakMap<object, number>()
let count = 0

function numberOf(figure: object): number {
  const known = numbers.get(figure)
  if (known !== undefined) return known
  count++
  numbers.set(figure, count)
  return count
}

/** The bitmap of a piece, painted once for each look and scale; those used longest ago go first. */
export function spriteOf(model: SpriteModel, pixels: number): Sheet {
  const { figure, seat, size, cloth, prone, stunned, used, ball, left } = model
  const key = [numberOf(figure), seat, size, cloth, prone, stunned, used, ball, left, pixels].join()
  const found = kept.get(key) ?? paintSprite(model, pixels)
  kept.delete(key)
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > MOST) kept.delete(oldest)
  return found
}
