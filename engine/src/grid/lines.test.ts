import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySquares } from './arbitraries.ts'
import { DX, DY, opposite } from './directions.ts'
import { makeGrid, squareAt, xOf, yOf } from './grid.ts'
import { centreLine, centreSegment, centreSight, raySquares, segmentSquares } from './lines.ts'
import { parseGrid, parseWalledGrid } from './map.ts'
import { boxOf, crosses, touches } from './segment.ts'
import { stepTable } from './steps.ts'

const open = makeGrid({ width: 24, height: 20 })
const square = fc.nat(24 * 20 - 1)

describe('lines between centres', () => {
  it('cross the squares of their steps, and touch two more at each corner', () => {
    fc.assert(
      fc.property(square, square, (a, b) => {
        const steps = centreLine(xOf(open, b) - xOf(open, a), yOf(open, b) - yOf(open, a))
        const walked = [a]
        const grazed: number[] = []
        for (const direction of steps) {
          const from = walked[walked.length - 1]
          if (direction % 2 === 1) grazed.push(from + DX[direction], from + DY[direction] * 24)
          walked.push(from + DY[direction] * 24 + DX[direction])
        }
        const inOrder = (squares: number[]) => [...squares].sort((p, q) => p - q)
        const segment = centreSegment(open, a, b)
        expect(walked[walked.length - 1]).toBe(b)
        expect(segmentSquares(open, segment, 'crossing')).toEqual(inOrder(walked))
        expect(segmentSquares(open, segment, 'touching')).toEqual(inOrder([...walked, ...grazed]))
      }),
    )
  })

  it('are the same backwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }), (dx, dy) => {
        expect(centreLine(-dx, -dy).map(opposite)).toEqual(centreLine(dx, dy).reverse())
      }),
    )
  })
})

describe('sight between centres', () => {
  it('is the same both ways', () => {
    fc.assert(
      fc.property(arbitrarySquares(2), ({ grid, squares: [a, b] }) => {
        for (const corner of ['both', 'either', 'ignored'] as const) {
          const steps = stepTable(grid, corner)
          expect(centreSight(grid, steps, a, b)).toBe(centreSight(grid, steps, b, a))
        }
      }),
    )
  })

  it('among wall squares breaks at a crossing, or at a touch where touching breaks it', () => {
    fc.assert(
      fc.property(arbitrarySquares(2, { edges: false }), ({ grid, squares: [a, b] }) => {
        fc.pre(a !== b)
        const segment = centreSegment(grid, a, b)
        const walls = grid.walls.map((_, wall) => wall).filter((wall) => grid.walls[wall] > 0)
        const box = (wall: number) => boxOf(xOf(grid, wall), yOf(grid, wall))
        const isCrossed = walls.some((wall) => crosses(segment, box(wall)))
        const isTouched = walls.some((wall) => touches(segment, box(wall)))
        expect(centreSight(grid, stepTable(grid, 'ignored'), a, b)).toBe(!isCrossed)
        expect(centreSight(grid, stepTable(grid, 'both'), a, b)).toBe(!isTouched)
      }),
    )
  })

  it('passes one wall at a corner but not two', () => {
    const lax = (map: string) => {
      const grid = parseGrid(map)
      return centreSight(grid, stepTable(grid, 'either'), 0, 8)
    }
    expect(lax('.#.\n...\n...')).toBe(true)
    expect(lax('.#.\n#..\n...')).toBe(false)
    expect(lax('...\n.#.\n...')).toBe(false)
  })

  it('beside a door: broken by the wall, free through the door, free past the end of the wall', () => {
    const grid = parseWalledGrid(`
      . .
      -
      . .
    `)
    const steps = stepTable(grid, 'either')
    expect(centreSight(grid, steps, 0, 2)).toBe(false)
    expect(centreSight(grid, steps, 1, 3)).toBe(true)
    expect(centreSight(grid, steps, 1, 2)).toBe(true)
  })
})

describe('rays', () => {
  const at = (x: number, y: number) => squareAt(open, x, y)
  const point = (x: number, y: number) => ({ x, y })

  it('touch every square on their way but not those at the origin only', () => {
    const squares = raySquares(open, point(11, 10), point(14, 11)).filter((s) => xOf(open, s) <= 21)
    const expected = [
      [11, 10],
      [12, 10],
      [13, 10],
      [13, 11],
      [14, 10],
      [14, 11],
      [15, 11],
      [16, 11],
      [16, 12],
      [17, 11],
      [17, 12],
      [18, 12],
      [19, 12],
      [19, 13],
      [20, 12],
      [20, 13],
      [21, 13],
    ].map(([x, y]) => at(x, y))
    expect([...squares].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
  })

  it('along a grid line touch the rows on both sides', () => {
    const squares = raySquares(open, point(11, 10), point(14, 10))
    expect(squares).toHaveLength(2 * (24 - 11))
    expect(squares.every((s) => [9, 10].includes(yOf(open, s)) && xOf(open, s) >= 11)).toBe(true)
  })

  it('are segments that go on: the same squares as a long segment, the origin aside', () => {
    fc.assert(
      fc.property(fc.nat(24), fc.nat(20), fc.nat(24), fc.nat(20), (x, y, tx, ty) => {
        fc.pre(x !== tx || y !== ty)
        const long = { x0: 2 * x, y0: 2 * y, x1: 2 * (x + 60 * (tx - x)), y1: 2 * (y + 60 * (ty - y)) }
        const beyond = {
          ...long,
          x0: 2 * x * 100 + (tx - x),
          y0: 2 * y * 100 + (ty - y),
          x1: long.x1 * 100,
          y1: long.y1 * 100,
        }
        const expected = open.walls
          .map((_, s) => s)
          .filter((s) => {
            const { left, top, right, bottom } = boxOf(xOf(open, s), yOf(open, s))
            return touches(beyond, { left: left * 100, top: top * 100, right: right * 100, bottom: bottom * 100 })
          })
        const found = raySquares(open, point(x, y), point(tx, ty))
        expect([...found].sort((a, b) => a - b)).toEqual(expected)
      }),
    )
  })

  it('end where they enter a wall square, not where they run along one', () => {
    const grid = parseGrid('.....\n..#..\n.....')
    expect(raySquares(grid, point(0, 1), point(5, 2)).map((s) => xOf(grid, s))).toEqual([0, 1])
    expect(
      raySquares(grid, point(0, 1), point(5, 1))
        .map((s) => xOf(grid, s))
        .at(-1),
    ).toBe(4)
  })

  it('need two points', () => {
    expect(() => raySquares(open, point(1, 1), point(1, 1))).toThrow('a ray needs two different points')
  })
})
