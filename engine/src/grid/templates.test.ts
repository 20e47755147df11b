import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EAST, NORTH, NORTH_EAST, SOUTH_EAST } from './directions.ts'
import { chebyshev } from './distance.ts'
import { makeGrid, squareAt, xOf, yOf } from './grid.ts'
import { cone, mirror, place, pointBurst, rotate, squareBurst } from './templates.ts'

const grid = makeGrid({ width: 24, height: 24 })
const at = (x: number, y: number) => squareAt(grid, x, y)

describe('bursts', () => {
  it('around a grid point: 12 squares of radius 2, 44 of radius 4', () => {
    const small = place(grid, pointBurst(2), 10, 10)
    const rows = [
      [9, 10],
      [8, 9, 10, 11],
      [8, 9, 10, 11],
      [9, 10],
    ]
    expect(small).toEqual(rows.flatMap((columns, row) => columns.map((x) => at(x, 8 + row))))
    const large = place(grid, pointBurst(4), 10, 10)
    expect(large).toHaveLength(44)
    const columns = (y: number) => large.filter((s) => yOf(grid, s) === y).map((s) => xOf(grid, s))
    for (const y of [6, 13]) expect(columns(y)).toEqual([9, 10])
    for (const y of [7, 8, 11, 12]) expect(columns(y)).toEqual([7, 8, 9, 10, 11, 12])
    for (const y of [9, 10]) expect(columns(y)).toEqual([6, 7, 8, 9, 10, 11, 12, 13])
  })

  it('around a square: everything within its radius', () => {
    fc.assert(
      fc.property(fc.nat(24 * 24 - 1), fc.nat(5), (centre, radius) => {
        const expected = grid.walls.map((_, s) => s).filter((s) => chebyshev(grid, centre, s) <= radius)
        expect(place(grid, squareBurst(radius), xOf(grid, centre), yOf(grid, centre))).toEqual(expected)
      }),
    )
  })

  it('look the same from every side', () => {
    for (const template of [pointBurst(2), pointBurst(4), squareBurst(3)]) {
      for (const quarters of [1, 2, 3]) expect(rotate(template, quarters)).toEqual(template)
      expect(mirror(template)).toEqual(template)
    }
  })
})

describe('cones', () => {
  it('along an axis have 28 squares', () => {
    const squares = place(grid, cone(6, EAST), 11, 10)
    expect(squares).toHaveLength(28)
    for (const [x, y] of [
      [11, 9],
      [11, 10],
      [14, 6],
      [16, 9],
    ])
      expect(squares).toContain(at(x, y))
    for (const [x, y] of [
      [15, 6],
      [16, 8],
    ])
      expect(squares).not.toContain(at(x, y))
  })

  it('along a diagonal have 24 squares', () => {
    const squares = place(grid, cone(6, SOUTH_EAST), 11, 11)
    expect(squares).toHaveLength(24)
    for (const [x, y] of [
      [14, 14],
      [16, 11],
    ])
      expect(squares).toContain(at(x, y))
    for (const [x, y] of [
      [15, 14],
      [16, 12],
    ])
      expect(squares).not.toContain(at(x, y))
  })

  it('of the four diagonals fill the burst once, of the four axes at least once', () => {
    const burst = place(grid, pointBurst(6), 12, 12)
    const all = (first: number) => [0, 2, 4, 6].flatMap((turned) => place(grid, cone(6, first + turned), 12, 12))
    expect(all(NORTH_EAST).sort((a, b) => a - b)).toEqual(burst)
    expect([...new Set(all(NORTH))].sort((a, b) => a - b)).toEqual(burst)
  })

  it('are symmetric about their axis', () => {
    expect(mirror(cone(6, NORTH))).toEqual(cone(6, NORTH))
    expect(mirror(cone(6, EAST))).toEqual(rotate(cone(6, EAST), 2))
  })
})

describe('turning', () => {
  const template = fc.record({
    origin: fc.constantFrom('square' as const, 'point' as const),
    offsets: fc.uniqueArray(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })), {
      selector: String,
    }),
  })

  it('four quarters, or two mirrors, change nothing', () => {
    fc.assert(
      fc.property(template, fc.integer({ min: -4, max: 8 }), (pattern, quarters) => {
        const ordered = rotate(pattern, 0)
        expect(rotate(rotate(pattern, quarters), -quarters)).toEqual(ordered)
        expect(rotate(rotate(pattern, 1), 3)).toEqual(ordered)
        expect(mirror(mirror(pattern))).toEqual(ordered)
        expect(mirror(rotate(pattern, 1))).toEqual(rotate(mirror(pattern), 3))
      }),
    )
  })

  it('leaves off what would lie off the board', () => {
    expect(place(grid, squareBurst(1), 0, 0)).toEqual([at(0, 0), at(1, 0), at(0, 1), at(1, 1)])
  })
})
