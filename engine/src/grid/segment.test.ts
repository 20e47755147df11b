import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, boxOf, crosses, fanCrosses, type Segment, touches } from './segment.ts'

const coordinate = fc.integer({ min: -8, max: 8 })
const segment = fc.record({ x0: coordinate, y0: coordinate, x1: coordinate, y1: coordinate })
const box = fc
  .record({
    x: fc.integer({ min: -4, max: 3 }),
    y: fc.integer({ min: -4, max: 3 }),
    size: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ x, y, size }) => boxOf(x, y, size))

/** The stretch of the segment inside the box, cut side by side (Liang and Barsky), exact for these small numbers. */
function stretch({ x0, y0, x1, y1 }: Segment, { left, top, right, bottom }: Box): { length: number; middle: number[] } {
  let enters = 0
  let leaves = 1
  for (const [start, way, low, high] of [
    [x0, x1 - x0, left, right],
    [y0, y1 - y0, top, bottom],
  ]) {
    if (way === 0) {
      if (start < low || start > high) return { length: -1, middle: [] }
      continue
    }
    const [near, far] = [(low - start) / way, (high - start) / way].sort((a, b) => a - b)
    enters = Math.max(enters, near)
    leaves = Math.min(leaves, far)
  }
  const half = (enters + leaves) / 2
  return { length: leaves - enters, middle: [x0 + half * (x1 - x0), y0 + half * (y1 - y0)] }
}

const flip = ({ x0, y0, x1, y1 }: Segment): Segment => ({ x0: x1, y0: y1, x1: x0, y1: y0 })

describe('segments and boxes', () => {
  it('touch as the cut of the segment by the box says', () => {
    fc.assert(
      fc.property(segment, box, (line, square) => {
        expect(touches(line, square)).toBe(stretch(line, square).length > -1e-9)
        expect(touches(flip(line), square)).toBe(touches(line, square))
      }),
      { numRuns: 2000 },
    )
  })

  it('cross when the middle of the cut lies inside', () => {
    fc.assert(
      fc.property(segment, box, (line, square) => {
        const { length, middle } = stretch(line, square)
        const { left, top, right, bottom } = square
        const e = 1e-9
        const inside =
          length > -e && middle[0] > left + e && middle[0] < right - e && middle[1] > top + e && middle[1] < bottom - e
        expect(crosses(line, square)).toBe(inside)
        if (crosses(line, square)) expect(touches(line, square)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('touch without crossing along a side and at a corner', () => {
    const square = boxOf(0, 0)
    for (const line of [
      { x0: -2, y0: 0, x1: 4, y1: 0 },
      { x0: -1, y0: 1, x1: 1, y1: -1 },
      { x0: 2, y0: 2, x1: 4, y1: 3 },
    ]) {
      expect(touches(line, square)).toBe(true)
      expect(crosses(line, square)).toBe(false)
    }
  })

  it('a flat box is a wall on an edge: crossed between its ends, touched at an end and alongside', () => {
    const wall = { left: 2, top: 0, right: 2, bottom: 2 }
    const through = { x0: 1, y0: 1, x1: 3, y1: 1 }
    const pastTheEnd = { x0: 1, y0: 1, x1: 3, y1: 3 }
    const alongside = { x0: 2, y0: -2, x1: 2, y1: 4 }
    expect([through, pastTheEnd, alongside].map((line) => touches(line, wall))).toEqual([true, true, true])
    expect([through, pastTheEnd, alongside].map((line) => crosses(line, wall))).toEqual([true, false, false])
    expect(touches({ x0: 1, y0: 3, x1: 3, y1: 3 }, wall)).toBe(false)
  })
})

describe('fans from a point over a space', () => {
  it('cross a box whenever a line to some point of the space does, and only then', () => {
    const point = fc.integer({ min: -4, max: 4 }).map((n) => 2 * n)
    fc.assert(
      fc.property(point, point, box, box, (x, y, target, other) => {
        const grain = 12
        let hit = false
        for (let i = 0; i <= grain && !hit; i++) {
          for (let j = 0; j <= grain && !hit; j++) {
            // Everything twelve times as large, so that points inside the target have whole coordinates.
            const x1 = target.left * grain + i * (target.right - target.left)
            const y1 = target.top * grain + j * (target.bottom - target.top)
            const big = {
              left: other.left * grain,
              top: other.top * grain,
              right: other.right * grain,
              bottom: other.bottom * grain,
            }
            hit = crosses({ x0: x * grain, y0: y * grain, x1, y1 }, big)
          }
        }
        expect(fanCrosses(x, y, target, other)).toBe(hit)
      }),
      { numRuns: 500 },
    )
  })
})
