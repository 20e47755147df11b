import type { PieceModel } from './model.ts'

type Placed = Pick<PieceModel, 'id' | 'x' | 'y' | 'size' | 'prone'>

/** For each piece that stands in front of others: those in the squares right behind it, whose feet and bodies its head would hide. */
export function standBehind(pieces: readonly Placed[]): Map<number, number[]> {
  const taken = new Map<string, number>()
  for (const { id, x, y, size } of pieces) {
    for (let i = 0; i < size; i++) taken.set(`${x + i},${y + size - 1}`, id)
  }
  const behind = new Map<number, number[]>()
  for (const { id, x, y, size, prone } of pieces) {
    if (prone) continue
    const found = Array.from({ length: size }, (_, i) => taken.get(`${x + i},${y - 1}`) ?? id)
    const others = [...new Set(found)].filter((other) => other !== id)
    if (others.length > 0) behind.set(id, others)
  }
  return behind
}
