import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeGrid, squareAt, xOf, yOf } from './grid.ts'
import { centreSegment, segmentSquares } from './lines.ts'
import { strip, stripBetween } from './strips.ts'

const grid = makeGrid({ width: 15, height: 11 })
const at = (x: number, y: number) => squareAt(grid, x, y)
const square = fc.nat(15 * 11 - 1)
const narrow = { parts: 9, over: 20 }
const wide = { parts: 87, over: 100 }

/** Squared distance of a segment and a square by ternary search along the segment: slow, and exact enough to compare. */
function slowDistanceSquared(from: number, to: number, s: number): number {
  const ends = [from, to].map((end) => [xOf(grid, end) + 0.5, yOf(grid, end) + 0.5])
  const distance = (t: number) => {
    const px = ends[0][0] + t * (ends[1][0] - ends[0][0])
    const py = ends[0][1] + t * (ends[1][1] - ends[0][1])
    const dx = Math.max(xOf(grid, s) - px, 0, px - xOf(grid, s) - 1)
    const dy = Math.max(yOf(grid, s) - py, 0, py - yOf(grid, s) - 1)
    return dx * dx + dy * dy
  }
  let [low, high] = [0, 1]
  for (let i = 0; i < 200; i++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3]
    if (distance(a) < distance(b)) high = b
    else low = a
  }
  return distance(low)
}

describe('strips', () => {
  it('cover the squares of the table for a ruler 0.9 squares wide', () => {
    const under = (from: [number, number], to: [number, number]) =>
      strip(grid, at(...from), at(...to), narrow)
        .filter((s) => s !== at(...from) && s !== at(...to))
        .map((s) => [xOf(grid, s), yOf(grid, s)])
        .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    expect(under([2, 5], [6, 5])).toEqual([
      [3, 5],
      [4, 5],
      [5, 5],
    ])
    expect(under([2, 1], [5, 4])).toEqual([
      [2, 2],
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 2],
      [4, 3],
      [4, 4],
      [5, 3],
    ])
    expect(under([5, 5], [9, 7])).toEqual([
      [5, 6],
      [6, 5],
      [6, 6],
      [7, 5],
      [7, 6],
      [7, 7],
      [8, 6],
      [8, 7],
      [9, 6],
    ])
    expect(under([8, 6], [6, 5])).toEqual([
      [6, 6],
      [7, 5],
      [7, 6],
      [8, 5],
    ])
  })

  it('agree with the slow reference', () => {
    fc.assert(
      fc.property(square, square, fc.constantFrom(narrow, wide, { parts: 3, over: 2 }), (from, to, half) => {
        const under = new Set(strip(grid, from, to, half))
        const limit = (half.parts / half.over) ** 2
        for (let s = 0; s < grid.walls.length; s++) {
          const distance = slowDistanceSquared(from, to, s)
          if (Math.abs(distance - limit) > 1e-9) expect(under.has(s)).toBe(distance < limit)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('a square exactly half the width away is not under the ruler', () => {
    expect(strip(grid, at(2, 5), at(6, 5), { parts: 1, over: 2 }).every((s) => yOf(grid, s) === 5)).toBe(true)
    expect(strip(grid, at(2, 5), at(6, 5), { parts: 51, over: 100 }).some((s) => yOf(grid, s) === 4)).toBe(true)
  })

  it('are the same from either end, hold the line itself and grow with the width', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        const under = strip(grid, from, to, narrow)
        expect(strip(grid, to, from, narrow)).toEqual(under)
        for (const s of segmentSquares(grid, centreSegment(grid, from, to), 'touching')) expect(under).toContain(s)
        const wider = new Set(strip(grid, from, to, wide))
        for (const s of under) expect(wider.has(s)).toBe(true)
      }),
    )
  })
})

describe('strips between', () => {
  it('leave out what lies behind or beside the ends', () => {
    const between = stripBetween(grid, at(1, 2), at(7, 2), wide)
    expect(between).toContain(at(4, 3))
    for (const outside of [at(4, 4), at(0, 2), at(7, 3), at(1, 2), at(7, 2)]) expect(between).not.toContain(outside)
  })

  it('agree with plain arithmetic and from either end', () => {
    fc.assert(
      fc.property(square, square, (from, to) => {
        fc.pre(from !== to)
        const [tx, ty, lx, ly] = [xOf(grid, from), yOf(grid, from), xOf(grid, to), yOf(grid, to)]
        const length = Math.hypot(lx - tx, ly - ty)
        const expected = grid.walls
          .map((_, s) => s)
          .filter((s) => {
            const [x, y] = [xOf(grid, s), yOf(grid, s)]
            const isBetween = (x - tx) ** 2 + (y - ty) ** 2 < (lx - tx) ** 2 + (ly - ty) ** 2
            const isBefore = (x - lx) ** 2 + (y - ly) ** 2 < (lx - tx) ** 2 + (ly - ty) ** 2
            const offsets = [-0.5, 0.5].flatMap((i) =>
              [-0.5, 0.5].map((j) => (lx - tx) * (y + j - ty) - (ly - ty) * (x + i - tx)),
            )
            const straddles = Math.min(...offsets) <= 0 && Math.max(...offsets) >= 0
            return isBetween && isBefore && (straddles || Math.min(...offsets.map(Math.abs)) / length < 0.87)
          })
        expect(stripBetween(grid, from, to, wide)).toEqual(expected)
        expect(stripBetween(grid, to, from, wide)).toEqual(expected)
      }),
    )
  })
})
