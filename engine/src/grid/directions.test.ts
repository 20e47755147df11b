import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  awayFrom,
  DX,
  DY,
  directionBetween,
  directionOf,
  EAST,
  isDiagonal,
  opposite,
  SOUTH_EAST,
  turn,
  walk,
} from './directions.ts'
import { makeGrid, squareAt, xOf, yOf } from './grid.ts'

const grid = makeGrid({ width: 9, height: 9 })
const direction = fc.nat(7)

describe('directions', () => {
  it('are the eight steps, straight ones even', () => {
    for (let d = 0; d < 8; d++) {
      expect(directionOf(DX[d], DY[d])).toBe(d)
      expect(isDiagonal(d)).toBe(DX[d] !== 0 && DY[d] !== 0)
    }
    expect(directionOf(0, 0)).toBe(-1)
    expect(directionOf(2, 0)).toBe(-1)
  })

  it('turn and oppose', () => {
    fc.assert(
      fc.property(direction, fc.integer({ min: -20, max: 20 }), (d, eighths) => {
        expect(turn(turn(d, eighths), -eighths)).toBe(d)
        expect(opposite(d)).toBe(turn(d, 4))
        expect([DX[opposite(d)] + DX[d], DY[opposite(d)] + DY[d]]).toEqual([0, 0])
      }),
    )
  })

  it('leads away to three squares: the row beyond a straight push, the corner and its sides beyond a diagonal one', () => {
    const beyond = (from: [number, number], d: number) => {
      const square = squareAt(grid, ...from)
      return awayFrom(d)
        .map((away) => walk(grid, square, away))
        .map((to) => [xOf(grid, to), yOf(grid, to)])
    }
    expect(beyond([5, 4], EAST)).toEqual([
      [6, 4],
      [6, 3],
      [6, 5],
    ])
    expect(beyond([5, 5], SOUTH_EAST)).toEqual([
      [6, 6],
      [6, 5],
      [5, 6],
    ])
  })

  it('every square away is farther from where the push came', () => {
    fc.assert(
      fc.property(direction, (d) => {
        for (const away of awayFrom(d)) {
          const [x, y] = [DX[d] + DX[away], DY[d] + DY[away]]
          expect(x * x + y * y).toBeGreaterThan(DX[d] ** 2 + DY[d] ** 2)
          expect(Math.max(Math.abs(x), Math.abs(y))).toBe(2)
        }
      }),
    )
  })

  it('walks and finds the way back', () => {
    fc.assert(
      fc.property(fc.nat(80), direction, (square, d) => {
        const next = walk(grid, square, d)
        if (next < 0) return
        expect(directionBetween(grid, square, next)).toBe(d)
        expect(walk(grid, next, opposite(d))).toBe(square)
      }),
    )
    expect(walk(grid, 0, EAST, 8)).toBe(8)
    expect(walk(grid, 0, EAST, 9)).toBe(-1)
  })
})
