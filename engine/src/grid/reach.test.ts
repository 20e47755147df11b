import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySquares } from './arbitraries.ts'
import { alternating, chebyshev } from './distance.ts'
import { makeGrid, squareAt } from './grid.ts'
import { parseGrid } from './map.ts'
import { costTo, createReach, flood, pathTo, reachedSquares, search } from './reach.ts'
import { isStep, type StepTable, stepTable } from './steps.ts'

/** Least costs by trying again and again until nothing changes: slow, and obviously right. */
function slowCosts(steps: StepTable, start: number, weights: readonly number[], isAlternating: boolean): number[] {
  const cost = Array.from({ length: steps.length >> 2 }, () => Number.POSITIVE_INFINITY)
  cost[start * 2] = 0
  for (let changed = true; changed; ) {
    changed = false
    cost.forEach((paid, state) => {
      for (let direction = 0; direction < 8 && paid < Number.POSITIVE_INFINITY; direction++) {
        const to = steps[(state >> 1) * 8 + direction]
        if (to < 0 || weights[to] === 0) continue
        let total = paid
        let odd = state & 1
        for (let i = 0; i < weights[to]; i++) {
          const isDouble = isAlternating && direction % 2 === 1 && odd === 1
          total += isDouble ? 2 : 1
          if (isAlternating && direction % 2 === 1) odd = 1 - odd
        }
        if (total >= cost[to * 2 + odd]) continue
        cost[to * 2 + odd] = total
        changed = true
      }
    })
  }
  return weights.map((_, square) => Math.min(cost[square * 2], cost[square * 2 + 1]))
}

describe('search', () => {
  it('finds the costs of the slow reference, and paths that cost as much', () => {
    const arbitrary = arbitrarySquares(1).chain(({ grid, squares }) =>
      fc.record({
        grid: fc.constant(grid),
        start: fc.constant(squares[0]),
        weights: fc.array(fc.integer({ min: 0, max: 3 }), {
          minLength: grid.walls.length,
          maxLength: grid.walls.length,
        }),
        diagonals: fc.constantFrom('plain' as const, 'alternating' as const),
        limit: fc.nat(25),
      }),
    )
    fc.assert(
      fc.property(arbitrary, ({ grid, start, weights, diagonals, limit }) => {
        const steps = stepTable(grid, 'both')
        const reach = createReach(grid.walls.length)
        search(reach, { steps, starts: [start], limit, diagonals, weight: (_, to) => weights[to] })
        const expected = slowCosts(steps, start, weights, diagonals === 'alternating')
        const found = grid.walls.map((_, square) => costTo(reach, square))
        expect(found).toEqual(expected.map((cost) => (cost <= limit ? cost : -1)))
        for (const square of reachedSquares(reach)) {
          const path = pathTo(reach, square)
          expect(path.every((to, i) => isStep(steps, i === 0 ? start : path[i - 1], to))).toBe(true)
          if (square !== start) expect(path.at(-1)).toBe(square)
        }
      }),
    )
  })

  it('on open floor costs what the distance says', () => {
    const grid = makeGrid({ width: 12, height: 9 })
    const steps = stepTable(grid, 'both')
    const reach = createReach(108)
    for (const start of [0, 50, 107]) {
      search(reach, { steps, starts: [start], limit: 99 })
      for (let to = 0; to < 108; to++) expect(costTo(reach, to)).toBe(chebyshev(grid, start, to))
      search(reach, { steps, starts: [start], limit: 99, diagonals: 'alternating' })
      for (let to = 0; to < 108; to++) expect(costTo(reach, to)).toBe(alternating(grid, start, to))
    }
  })

  it('from several starts is the least of each', () => {
    fc.assert(
      fc.property(arbitrarySquares(2), ({ grid, squares }) => {
        const steps = stepTable(grid, 'either')
        const reach = createReach(grid.walls.length)
        const costs = (starts: number[]) => {
          search(reach, { steps, starts, limit: 99 })
          return grid.walls.map((_, square) => costTo(reach, square))
        }
        const [first, second] = squares.map((start) => costs([start]))
        const least = first.map((a, i) => (a < 0 ? second[i] : second[i] < 0 ? a : Math.min(a, second[i])))
        expect(costs([...squares])).toEqual(least)
      }),
    )
  })

  it('goes round walls', () => {
    const distance = (top: number, bottom: number) => {
      const grid = makeGrid({ width: 20, height: 20 })
      const solid = Array.from({ length: bottom - top + 1 }, (_, i) => squareAt(grid, 11, top + i))
      const steps = stepTable(makeGrid({ width: 20, height: 20, solid }), 'both')
      const reach = createReach(400)
      search(reach, { steps, starts: [squareAt(grid, 10, 10)], limit: 99, diagonals: 'alternating' })
      return costTo(reach, squareAt(grid, 12, 10))
    }
    expect(distance(8, 11)).toBe(6)
    expect(distance(7, 12)).toBeGreaterThan(6)
  })

  it('takes a slow diagonal for two diagonals', () => {
    const grid = parseGrid('...#\n....\n....\n....')
    const steps = stepTable(grid, 'both')
    const reach = createReach(16)
    const diagonal = new Set([0, 5, 10, 15])
    search(reach, {
      steps,
      starts: [0],
      limit: 20,
      diagonals: 'alternating',
      weight: (_, to) => (diagonal.has(to) ? (to === 10 ? 2 : 1) : 0),
    })
    expect([5, 10, 15].map((square) => costTo(reach, square))).toEqual([1, 4, 6])
  })

  it('moves a 2 x 2 piece round a corner in 3', () => {
    const cost = (solid: number[]) => {
      const reach = createReach(400)
      const steps = stepTable(makeGrid({ width: 20, height: 20, solid }), 'both', 2)
      search(reach, { steps, starts: [9 * 20 + 9], limit: 9, diagonals: 'alternating' })
      return costTo(reach, 11 * 20 + 10)
    }
    expect(cost([10 * 20 + 11])).toBe(3)
    expect(cost([])).toBe(2)
  })
})

describe('flood', () => {
  it('fills what a search without limit reaches', () => {
    fc.assert(
      fc.property(arbitrarySquares(1), ({ grid, squares: [start] }) => {
        const steps = stepTable(grid, 'either')
        const reach = createReach(grid.walls.length)
        search(reach, { steps, starts: [start], limit: 999 })
        expect(flood(steps, start)).toEqual(reachedSquares(reach))
      }),
    )
  })

  it('stops at what may not be entered', () => {
    const steps = stepTable(parseGrid('.....'), 'either')
    expect(flood(steps, 0, (square) => square !== 3)).toEqual([0, 1, 2])
  })
})
