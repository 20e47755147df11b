import { areAdjacent, countMarkers, sees, stepTo } from '@undercroft/ball'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateDungeon } from '../dungeon/generate.ts'
import { groundOf } from '../dungeon/ground.ts'
import { buildDungeon, chestZones } from '../dungeon/limits.ts'
import { walkingDistances } from '../dungeon/walking.ts'
import { rebounds } from '../rebound.ts'
import { position } from '../testing/position.ts'
import { venueOf } from '../venue.ts'

const SIZE = 6

/** A small map of floor, rock, features, chests and thin walls. */
const maps = fc.record({
  rows: fc.array(
    fc.array(fc.constantFrom('.', '.', '.', '.', '#', '&', '+', '~', '$'), { minLength: SIZE, maxLength: SIZE }),
    {
      minLength: SIZE,
      maxLength: SIZE,
    },
  ),
  walls: fc.array(
    fc
      .tuple(fc.nat(SIZE - 2), fc.nat(SIZE - 2), fc.boolean())
      .map(([x, y, across]) => (across ? [x, y, x + 1, y] : [x, y, x, y + 1])),
    { maxLength: 8 },
  ),
})
const draw = ({ rows, walls }: { rows: string[][]; walls: number[][] }) =>
  position(rows.map((row) => row.join('')).join('\n'), { walls })

test('DB-GEN-10 DB-LOS-06 adjacency and sight are mutual on any map', () => {
  fc.assert(
    fc.property(maps, fc.nat(SIZE * SIZE - 1), fc.nat(SIZE * SIZE - 1), (plan, a, b) => {
      const { match } = draw(plan).table
      // Nobody is ever in the square of a chest.
      const { chests } = match.state
      if (!chests.includes(a) && !chests.includes(b)) expect(areAdjacent(match, a, b)).toBe(areAdjacent(match, b, a))
      expect(sees(venueOf(match.options).board, a, b)).toBe(sees(venueOf(match.options).board, b, a))
    }),
    { numRuns: 300 },
  )
})

test('DB-BALL-20 a ball that hits a wall always has a square to go to, and never one beyond a wall', () => {
  fc.assert(
    fc.property(maps, fc.nat(SIZE * SIZE - 1), fc.nat(7), (plan, square, direction) => {
      const { match } = draw(plan).table
      const way = [0, 1, 2, 3, 4, 5, 6, 7].some((way) => stepTo(match, square, way) >= 0)
      if (match.state.squares[square] === -2 || !way || stepTo(match, square, direction) >= 0) return
      for (const { kind, squares } of rebounds(match, square, direction)) {
        // In an inner corner of a single square there may be no way out at all.
        if (kind !== 'inner') expect(squares.some((to) => to >= 0)).toBe(true)
        for (const to of squares) if (to >= 0) expect(match.state.squares[to]).not.toBe(-2)
      }
    }),
    { numRuns: 500 },
  )
})

test('DB-STAT-04 whoever Marks a square is next to it', () => {
  fc.assert(
    fc.property(maps, fc.nat(SIZE * SIZE - 1), fc.nat(SIZE * SIZE - 1), (plan, marker, square) => {
      const rows: string[][] = plan.rows.map((row) => row.slice())
      rows[Math.floor(marker / SIZE)][marker % SIZE] = 'b'
      if (marker === square) return
      const { match } = draw({ ...plan, rows }).table
      if (match.state.chests.includes(square)) return
      expect(countMarkers(match, square, 0)).toBe(areAdjacent(match, marker, square) ? 1 : 0)
    }),
    { numRuns: 300 },
  )
})

test('DB-SETUP-13 DB-SETUP-26 random dungeons: all floor hangs together, six tiles for chests', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const dungeon = buildDungeon(generateDungeon(seed))
      const board = groundOf(dungeon)
      const floor = dungeon.kinds.flatMap((kind, square) => (kind === 1 || kind === 2 ? [square] : []))
      const steps = walkingDistances(board, [floor[0]])
      expect(floor.every((square) => steps[square] >= 0)).toBe(true)
      expect(chestZones(dungeon).length).toBeGreaterThanOrEqual(6)
    }),
    { numRuns: 12 },
  )
})
