import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../board/board.ts'
import { WALKING, wayOf } from '../board/ways.ts'
import { byTable, leastCost } from './route.ts'
import { oddAfter, stepCost, type Walker } from './walker.ts'

const WIDTH = 9
const HEIGHT = 8

const terrain = fc
  .array(fc.constantFrom('.', '.', '.', '.', '#', '~'), { minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT })
  .map((codes) => codes.join(''))

function walkerOn(codes: string, width: number): Walker {
  const board = boardOf(WIDTH, codes)
  return {
    board,
    way: wayOf(board, WALKING, width),
    mode: WALKING,
    width,
    from: 0,
    shunsSpikes: false,
    tramples: false,
    taken: new Uint8Array(board.squares),
    blocked: new Uint8Array(board.squares),
  }
}

/** The least cost found by relaxing every step until nothing changes. */
function relaxed({ board, way }: Walker, from: number, odd: number, to: number): number {
  const costs = new Array<number>(board.squares * 2).fill(Number.POSITIVE_INFINITY)
  costs[from * 2 + odd] = 0
  for (let changes = true; changes; ) {
    changes = false
    for (let state = 0; state < costs.length; state++) {
      if (costs[state] === Number.POSITIVE_INFINITY) continue
      for (let direction = 0; direction < 8; direction++) {
        const next = way.steps[(state >> 1) * 8 + direction]
        if (next < 0) continue
        const diagonal = (direction & 1) === 1
        const total = costs[state] + stepCost(way.weight[next], diagonal, state & 1)
        const reached = next * 2 + oddAfter(way.weight[next], diagonal, state & 1)
        if (total < costs[reached]) {
          costs[reached] = total
          changes = true
        }
      }
    }
  }
  const least = Math.min(costs[to * 2], costs[to * 2 + 1])
  return least === Number.POSITIVE_INFINITY ? -1 : least
}

/** At least so much is left to a square: the open field, with the parity of the diagonals. */
const open = (to: number) =>
  byTable(
    Int16Array.from({ length: WIDTH * HEIGHT * 2 }, (_, state) => {
      const square = state >> 1
      const dx = Math.abs((square % WIDTH) - (to % WIDTH))
      const dy = Math.abs(Math.floor(square / WIDTH) - Math.floor(to / WIDTH))
      return Math.max(dx, dy) + ((Math.min(dx, dy) + (state & 1)) >> 1)
    }),
  )

describe('the shortest way', () => {
  test('SK-MOVE-01 is found with an estimate and without one, every second diagonal double', () => {
    const square = fc.nat(WIDTH * HEIGHT - 1)
    fc.assert(
      fc.property(terrain, square, square, fc.nat(1), fc.constantFrom(1, 2), (codes, from, to, odd, width) => {
        const walker = walkerOn(codes, width)
        const least = relaxed(walker, from, odd, to)
        const isGoal = (at: number) => at === to
        expect(leastCost(walker, from, odd, 100, isGoal)).toBe(least)
        expect(leastCost(walker, from, odd, 100, isGoal, open(to))).toBe(least)
        if (least > 0) expect(leastCost(walker, from, odd, least - 1, isGoal, open(to))).toBe(-1)
      }),
      { numRuns: 300 },
    )
  })

  test('SK-MOVE-01 two diagonals cost three', () => {
    const walker = walkerOn('.'.repeat(WIDTH * HEIGHT), 1)
    const to = 2 * WIDTH + 2
    expect(leastCost(walker, 0, 0, 3, (square) => square === to, open(to))).toBe(3)
    expect(leastCost(walker, 0, 1, 3, (square) => square === to, open(to))).toBe(3)
    expect(leastCost(walker, 0, 1, 1, (square) => square === WIDTH + 1, open(WIDTH + 1))).toBe(-1)
  })
})
