import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  alternating,
  alternatingGap,
  alternatingLength,
  chebyshev,
  chebyshevGap,
  euclideanSquared,
} from './distance.ts'
import { makeGrid, squareAt } from './grid.ts'
import { spaceBorder, spaceSquares, spacesOverlap } from './spaces.ts'

const grid = makeGrid({ width: 15, height: 12 })
const at = (x: number, y: number) => squareAt(grid, x, y)
const square = fc.nat(15 * 12 - 1)
const space = fc
  .tuple(fc.nat(11), fc.nat(8), fc.integer({ min: 1, max: 4 }))
  .map(([x, y, size]) => ({ square: at(x, y), size }))

describe('distances', () => {
  it('are symmetric, and 0 only at home', () => {
    fc.assert(
      fc.property(square, square, (a, b) => {
        for (const distance of [chebyshev, alternating, euclideanSquared]) {
          expect(distance(grid, a, b)).toBe(distance(grid, b, a))
          expect(distance(grid, a, b) === 0).toBe(a === b)
        }
      }),
    )
  })

  it('Chebyshev keeps the triangle inequality; alternating diagonals keep it but for the halves that rounding gives away', () => {
    fc.assert(
      fc.property(square, square, square, (a, b, c) => {
        expect(chebyshev(grid, a, c)).toBeLessThanOrEqual(chebyshev(grid, a, b) + chebyshev(grid, b, c))
        expect(alternating(grid, a, c)).toBeLessThanOrEqual(alternating(grid, a, b) + alternating(grid, b, c) + 1)
        expect(alternating(grid, a, b)).toBeGreaterThanOrEqual(chebyshev(grid, a, b))
      }),
    )
  })

  it('count every second diagonal double', () => {
    expect(alternating(grid, at(5, 5), at(7, 6))).toBe(2)
    expect(alternating(grid, at(5, 5), at(7, 7))).toBe(3)
    expect(alternating(grid, at(5, 5), at(9, 9))).toBe(6)
    expect(alternatingGap(grid, { square: at(5, 5), size: 2 }, { square: at(8, 8), size: 1 })).toBe(3)
    expect(alternatingLength(-3, 2)).toBe(4)
  })

  it('between spaces are those of their nearest squares', () => {
    fc.assert(
      fc.property(space, space, (a, b) => {
        const pairs = spaceSquares(grid, a).flatMap((from) => spaceSquares(grid, b).map((to) => [from, to]))
        expect(alternatingGap(grid, a, b)).toBe(Math.min(...pairs.map(([from, to]) => alternating(grid, from, to))))
        expect(chebyshevGap(grid, a, b)).toBe(Math.min(...pairs.map(([from, to]) => chebyshev(grid, from, to))))
        expect(spacesOverlap(grid, a, b)).toBe(chebyshevGap(grid, a, b) === 0)
      }),
    )
  })
})

describe('spaces', () => {
  it('have the squares they cover and the squares that touch them', () => {
    fc.assert(
      fc.property(space, (piece) => {
        expect(spaceSquares(grid, piece)).toHaveLength(piece.size ** 2)
        const touching = grid.walls
          .map((_, near) => near)
          .filter((near) => chebyshevGap(grid, piece, { square: near, size: 1 }) === 1)
        expect(spaceBorder(grid, piece)).toEqual(touching)
      }),
    )
  })
})
