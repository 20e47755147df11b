import { describe, expect, test } from 'vitest'
import { MAPS } from '../data/maps.ts'
import { skirmishGame } from '../game.ts'
import { type AskedOptions, checkOptions } from '../options/options.ts'
import type { SkirmishMatch } from '../state.ts'
import { type GridLayout, gridProblems, type LaidTile, layingProblem, layoutOf, parseLayout } from './layout.ts'

const lies = (tile: string, x: number, y: number, turns = 0): LaidTile => ({ tile, x, y, turns })
const ready = layoutOf('M2')!
const rules = (layout: GridLayout) => gridProblems(layout).map(({ rule }) => rule)
const generic = (layout: GridLayout) => layout.tiles.filter(({ tile }) => tile.startsWith('G'))

/** A match whose tiles have just been laid. */
function laid(options: AskedOptions): SkirmishMatch {
  const match = skirmishGame.create(options, 5)
  while (match.state.tiles.length === 0) skirmishGame.apply(match, skirmishGame.decision(match)!.actions[0])
  return match
}

describe('a battle grid that was laid out before', () => {
  test.each(MAPS.map(({ id }) => id))('the ready-made grid %s is legal', (id) => {
    expect(gridProblems(layoutOf(id)!)).toEqual([])
  })

  test('SK-SETUP-10, SK-SETUP-02 an assembly tile lies in every start area, and nowhere else', () => {
    const [first, ...rest] = ready.tiles
    expect(rules({ seats: 2, tiles: rest })).toEqual(['SK-SETUP-10'])
    expect(layingProblem([], { ...first, x: 4 }, 2)?.rule).toBe('SK-SETUP-10')
    expect(layingProblem([], lies('A1', 26, 0, 1), 2)?.rule).toBe('SK-SETUP-10')
    expect(layingProblem([], lies('A1', 26, 0, 1), 4)).toBeNull()
  })

  test('SK-SETUP-11, SK-SETUP-12 its exits lie on the border; in the middle of a long side there are two ways', () => {
    expect(layingProblem([], lies('A1', 0, 0, 1), 2)?.rule).toBe('SK-SETUP-11')
    expect(layingProblem([], lies('A1', 13, 0, 0), 3)).toBeNull()
    expect(layingProblem([], lies('A1', 13, 0, 1), 3)).toBeNull()
    expect(layingProblem([], lies('A1', 13, 0, 2), 3)?.rule).toBe('SK-SETUP-12')
  })

  test('SK-SETUP-15, SK-SETUP-17 walls keep two squares between them', () => {
    const below = lies('G08', 10, 12) // walls in its first row
    expect(layingProblem([lies('G03', 10, 8)], below, 2)).toBeNull() // walls in row 9
    expect(layingProblem([lies('G03', 10, 8, 2)], below, 2)?.rule).toBe('SK-SETUP-17') // walls in row 10
  })

  test('SK-SETUP-16, SK-SETUP-17 and two to the border', () => {
    expect(layingProblem([], lies('G03', 10, 1), 2)).toBeNull()
    expect(layingProblem([], lies('G03', 10, 0), 2)?.rule).toBe('SK-SETUP-17')
  })

  test('SK-SETUP-18, SK-SETUP-19 no tile on another, none off the grid', () => {
    expect(layingProblem([lies('G05', 10, 10)], lies('G05', 13, 13), 2)?.rule).toBe('SK-SETUP-18')
    expect(layingProblem([lies('G05', 10, 10)], lies('G05', 14, 13), 2)).toBeNull()
    expect(layingProblem([], lies('G05', 31, 5), 2)?.rule).toBe('SK-SETUP-19')
  })

  test('SK-SETUP-14, SK-SETUP-20 six generic tiles for two players: no more, and fewer only where none finds room', () => {
    expect(rules({ seats: 2, tiles: ready.tiles.slice(0, -1) })).toEqual(['SK-SETUP-20'])
    expect(rules({ seats: 2, tiles: [...ready.tiles, lies('G05', 28, 2)] })).toEqual(['SK-SETUP-14'])
  })

  test('SK-BUILD-10 no player brings a tile twice: two players lay it twice at most', () => {
    const assembly = ready.tiles.filter(({ tile }) => tile.startsWith('A'))
    const altars = [10, 15, 20].map((x) => lies('G05', x, 2))
    expect(rules({ seats: 2, tiles: [...assembly, ...altars.slice(0, 2)] })).toEqual(['SK-SETUP-20'])
    expect(rules({ seats: 2, tiles: [...assembly, ...altars] })).toEqual(['SK-BUILD-10', 'SK-SETUP-20'])
  })

  test('is played on as it was laid', () => {
    const moved = ready.tiles.map((laid) => (laid.tile === 'G13' ? { ...laid, x: 21 } : laid))
    const { state } = laid({ grid: { seats: 2, tiles: moved } })
    expect(state.tiles.map(({ tile, seat, x, y, turns }) => [tile, seat, x, y, turns])).toEqual(
      moved.map(({ tile, x, y, turns }, i) => [tile, i < 2 ? i : -1, x, y, turns]),
    )
    expect(state.exits.map((squares) => squares.length)).toEqual([5, 5])
    expect(generic({ seats: 2, tiles: moved })).toHaveLength(6)
  })

  test('SK-SCEN-09 a team skirmish gives the start areas to other seats', () => {
    const grid = layoutOf('M4')!
    const single = laid({ seats: 4, grid })
    const teams = laid({ seats: 4, teams: true, grid })
    const corner = (seat: number, match: typeof single) => match.state.tiles.find((tile) => tile.seat === seat)!
    expect([corner(1, single).x, corner(1, single).y]).toEqual([26, 0])
    expect([corner(1, teams).x, corner(1, teams).y]).toEqual([26, 14])
  })

  test('a wrong grid is refused with field, reason and rule', () => {
    expect(() => checkOptions({ grid: { seats: 2, tiles: ready.tiles.slice(1) } })).toThrow(
      /grid\.tiles: .*SK-SETUP-10/,
    )
    expect(() => checkOptions({ seats: 3, grid: ready })).toThrow('grid.seats: the grid is for 2 players')
    expect(() => parseLayout({ seats: 2, tiles: [{ tile: 'X', x: 0, y: 0, turns: 0 }] })).toThrow('grid.tiles[0].tile')
    expect(() => parseLayout({ seats: 2, tiles: [lies('G01', 99, 0)] })).toThrow('grid.tiles[0].x')
    expect(() => parseLayout({ seats: 7, tiles: [] })).toThrow('grid.seats')
    expect(() => parseLayout(null)).toThrow('grid: must be an object')
  })
})
