import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryGrid } from './arbitraries.ts'
import { DX, DY, opposite } from './directions.ts'
import { type Grid, isSolid, makeGrid, squareAt, WALL_EAST, WALL_SOUTH, xOf, yOf } from './grid.ts'
import { parseGrid, parseWalledGrid } from './map.ts'
import { type Corner, fits, isStep, neighbourLists, neighbourTable, stepTable } from './steps.ts'

const corners: Corner[] = ['both', 'either', 'ignored']

/** A wall between two squares that share a side, told the slow way. */
function walled(grid: Grid, a: number, b: number): boolean {
  const [first, second] = a < b ? [a, b] : [b, a]
  return (grid.walls[first] & (second - first === 1 ? WALL_EAST : WALL_SOUTH)) !== 0
}

/** One step of one square, told the slow way. */
function slowStep(grid: Grid, from: number, direction: number, corner: Corner): boolean {
  const [x, y] = [xOf(grid, from), yOf(grid, from)]
  const to = squareAt(grid, x + DX[direction], y + DY[direction])
  if (to < 0 || isSolid(grid, from) || isSolid(grid, to)) return false
  if (direction % 2 === 0) return !walled(grid, from, to)
  const open = [squareAt(grid, x + DX[direction], y), squareAt(grid, x, y + DY[direction])].map(
    (via) => !isSolid(grid, via) && !walled(grid, from, via) && !walled(grid, via, to),
  )
  return corner === 'ignored' || (corner === 'both' ? open[0] && open[1] : open[0] || open[1])
}

describe('steps', () => {
  it('agree with the slow reference', () => {
    fc.assert(
      fc.property(arbitraryGrid(), fc.constantFrom(...corners), (grid, corner) => {
        const table = stepTable(grid, corner)
        for (let entry = 0; entry < table.length; entry++)
          expect(table[entry] >= 0).toBe(slowStep(grid, entry >> 3, entry & 7, corner))
      }),
    )
  })

  it('lead both ways, for pieces of every size', () => {
    fc.assert(
      fc.property(
        arbitraryGrid(),
        fc.constantFrom(...corners),
        fc.integer({ min: 1, max: 3 }),
        (grid, corner, size) => {
          const table = stepTable(grid, corner, size)
          table.forEach((to, entry) => {
            if (to < 0) return
            expect(table[to * 8 + opposite(entry & 7)]).toBe(entry >> 3)
            expect(fits(grid, xOf(grid, to), yOf(grid, to), size)).toBe(true)
          })
        },
      ),
    )
  })

  it('grow with a laxer corner and shrink with a bigger piece', () => {
    fc.assert(
      fc.property(arbitraryGrid(), (grid) => {
        const [both, either, ignored] = corners.map((corner) => stepTable(grid, corner))
        const big = stepTable(grid, 'both', 2)
        both.forEach((to, entry) => {
          if (to >= 0) expect(either[entry]).toBe(to)
          if (either[entry] >= 0) expect(ignored[entry]).toBe(either[entry])
          if (big[entry] >= 0) expect(to).toBe(big[entry])
        })
      }),
    )
  })

  it('without walls are the neighbours on the board', () => {
    const grid = makeGrid({ width: 4, height: 3 })
    for (const corner of corners) expect(stepTable(grid, corner)).toEqual(neighbourTable(grid))
    const lists = neighbourLists(neighbourTable(grid))
    expect(lists[0]).toEqual([1, 5, 4])
    expect(lists[5]).toHaveLength(8)
    expect(neighbourLists(neighbourTable(grid), true)[5]).toEqual([1, 6, 9, 4])
  })

  it('through a door: straight inside it, diagonally past its post with the lax corner', () => {
    const grid = parseWalledGrid(`
      . . . .
      -     -
      . . . .
    `)
    const adjacent = stepTable(grid, 'either')
    const at = (x: number, y: number) => y * 4 + x
    expect(isStep(adjacent, at(1, 0), at(1, 1))).toBe(true)
    expect(isStep(adjacent, at(1, 0), at(0, 1))).toBe(true)
    expect(isStep(adjacent, at(0, 0), at(0, 1))).toBe(false)
    expect(isStep(adjacent, at(0, 0), at(1, 1))).toBe(true)
    expect(isStep(stepTable(grid, 'both'), at(0, 0), at(1, 1))).toBe(false)
  })

  it('past wall squares: refused, adjacent, free', () => {
    const one = parseGrid('.#\n..')
    const two = parseGrid('.#\n#.')
    expect(isStep(stepTable(one, 'both'), 0, 3)).toBe(false)
    expect(isStep(stepTable(one, 'either'), 0, 3)).toBe(true)
    expect(isStep(stepTable(two, 'either'), 0, 3)).toBe(false)
    expect(isStep(stepTable(two, 'ignored'), 0, 3)).toBe(true)
  })

  it('of a big piece: a wall edge inside a space keeps it out', () => {
    const grid = parseWalledGrid(`
      .|. .

      . . .
    `)
    expect(fits(grid, 0, 0, 2)).toBe(false)
    expect(fits(grid, 1, 0, 2)).toBe(true)
    expect(fits(grid, 2, 0, 2)).toBe(false)
  })
})
