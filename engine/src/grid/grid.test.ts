import { describe, expect, it } from 'vitest'
import { isSolid, makeGrid, squareAt, WALL_EAST, WALL_NORTH, WALL_SOUTH, WALL_WEST, xOf, yOf } from './grid.ts'
import { parseGrid, parseWalledGrid } from './map.ts'

describe('grid', () => {
  it('numbers squares row by row', () => {
    const grid = makeGrid({ width: 5, height: 3 })
    expect(squareAt(grid, 4, 2)).toBe(14)
    expect([xOf(grid, 14), yOf(grid, 14)]).toEqual([4, 2])
    for (const [x, y] of [
      [-1, 0],
      [5, 0],
      [0, -1],
      [0, 3],
    ])
      expect(squareAt(grid, x, y)).toBe(-1)
  })

  it('tells both squares of a wall between them', () => {
    const grid = makeGrid({
      width: 2,
      height: 2,
      edges: [
        [0, 1],
        [3, 1],
      ],
    })
    expect(grid.walls).toEqual([WALL_EAST, WALL_WEST | WALL_SOUTH, 0, WALL_NORTH])
  })

  it('is plain data', () => {
    const grid = parseGrid('.#\n..')
    expect(JSON.parse(JSON.stringify(grid))).toEqual(grid)
  })

  it('names what is wrong with a plan', () => {
    expect(() => makeGrid({ width: 0, height: 3 })).toThrow('grid width must be a positive integer, not 0')
    expect(() => makeGrid({ width: 2, height: 2.5 })).toThrow('grid height must be a positive integer, not 2.5')
    expect(() => makeGrid({ width: 2, height: 2, solid: [4] })).toThrow('solid square 4 is not on the 2 x 2 grid')
    expect(() => makeGrid({ width: 2, height: 2, edges: [[0, 4]] })).toThrow('edge 0-4 is not on')
    expect(() => makeGrid({ width: 2, height: 2, edges: [[1, 2]] })).toThrow('edge 1-2: the two squares share no side')
  })
})

describe('maps', () => {
  it('reads wall squares', () => {
    const grid = parseGrid(`
      #..
      .#.
    `)
    expect([grid.width, grid.height]).toEqual([3, 2])
    expect([0, 1, 2, 3, 4, 5].filter((square) => isSolid(grid, square))).toEqual([0, 4])
  })

  it('reads walls on edges', () => {
    const grid = parseWalledGrid(`
      .|. .
      -
      . . #
    `)
    expect(grid).toEqual(
      makeGrid({
        width: 3,
        height: 2,
        solid: [5],
        edges: [
          [0, 1],
          [0, 3],
        ],
      }),
    )
  })

  it('refuses ragged and empty maps, and walls in odd places', () => {
    expect(() => parseWalledGrid('. .\n -\n. .')).toThrow('map row 1: the wall at column 1 parts no two squares')
    expect(() => parseWalledGrid('|. .')).toThrow('map row 0: the wall at column 0 parts no two squares')
    expect(() => parseGrid('...\n..')).toThrow('map row 1 has 2 squares, not 3')
    expect(() => parseGrid(' \n ')).toThrow('the map has no rows')
  })
})
