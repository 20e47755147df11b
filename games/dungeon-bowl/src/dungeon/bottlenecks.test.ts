import type { Board } from '@undercroft/ball'
import { Random } from '@undercroft/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bottlenecks, joinsOf } from './bottlenecks.ts'
import { generateDungeon } from './generate.ts'
import { groundOf } from './ground.ts'
import { layOut } from './layout.ts'
import { drawnDungeon } from './map-plan.ts'
import { closedSquares, walkingDistances } from './walking.ts'

const bottlenecksOf = (board: Board, closed: readonly number[]) => bottlenecks(joinsOf(board), closed)

const drawn = (...rows: string[]) => groundOf(drawnDungeon({ rows, rooms: [], walls: [] }))

/** The plain way: close the square too; can its neighbours still walk to each other? */
function isCut(board: Board, closed: readonly number[], square: number): boolean {
  const near = walkingDistances(board, [square], closedSquares(board, closed))
  const around = [...near.keys()].filter((to) => near[to] === 1)
  const reached = walkingDistances(board, around.slice(0, 1), closedSquares(board, [...closed, square]))
  return around.some((to) => reached[to] < 0)
}

const expectAsPlain = (board: Board, closed: readonly number[]) => {
  const cuts = bottlenecksOf(board, closed)
  for (let square = 0; square < board.size; square++) {
    if (board.footing[square] === 0 || closed.includes(square)) continue
    expect([square, cuts[square] === 1]).toEqual([square, isCut(board, closed, square)])
  }
}

describe('bottlenecks', () => {
  it('DB-SETUP-25 a bridge, and the square beside a closed one in a corridor', () => {
    const board = drawn('.....~..', '.....~..', '.....=..', '.....~..')
    expect(bottlenecksOf(board, [])[2 * 8 + 5]).toBe(1)
    expect(bottlenecksOf(board, [])[2 * 8 + 4]).toBe(0)
    const corridor = drawn('......', '......')
    expect(bottlenecksOf(corridor, [])[2]).toBe(0)
    expect(bottlenecksOf(corridor, [2])[8]).toBe(1)
  })

  it('are those of the plain way on small maps with walls, pits and chests', () => {
    const size = 6
    const squares = fc.constantFrom('.', '.', '.', '.', '#', '~', '=')
    const rows = fc.array(fc.array(squares, { minLength: size, maxLength: size }), { minLength: size, maxLength: size })
    const walls = fc.array(
      fc
        .tuple(fc.nat(size - 2), fc.nat(size - 2), fc.boolean())
        .map(([x, y, across]) => (across ? [x, y, x + 1, y] : [x, y, x, y + 1]) as [number, number, number, number]),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(rows, walls, fc.uniqueArray(fc.nat(size * size - 1), { maxLength: 3 }), (plan, edges, chests) => {
        const map = { rows: plan.map((row) => row.join('')), rooms: [], walls: edges }
        const board = groundOf(drawnDungeon(map))
        const closed = chests.filter((square) => board.footing[square] === 1)
        expectAsPlain(board, closed)
      }),
      { numRuns: 300 },
    )
  })

  it('are those of the plain way in whole dungeons', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const random = new Random(seed)
      const board = groundOf(layOut(generateDungeon(seed)))
      const floor = [...board.footing.keys()].filter((square) => board.footing[square] === 1)
      expectAsPlain(
        board,
        Array.from({ length: seed }, () => random.pick(floor)),
      )
    }
  })
})
