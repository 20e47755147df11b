import type { PlacedTile } from '../state.ts'
import { TILES } from '../tiles/index.ts'

export const GRID_WIDTH = 34
export const GRID_HEIGHT = 22
const AREA = 8

/** A start area: where it lies, and how the assembly tile may be turned there (SK-SETUP-02 to SK-SETUP-04, -11, -12). */
export interface Area {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly turns: readonly number[]
}

const AREAS: Readonly<Record<string, Area>> = {
  NW: { name: 'NW', x: 0, y: 0, turns: [0] },
  NE: { name: 'NE', x: GRID_WIDTH - AREA, y: 0, turns: [1] },
  SE: { name: 'SE', x: GRID_WIDTH - AREA, y: GRID_HEIGHT - AREA, turns: [2] },
  SW: { name: 'SW', x: 0, y: GRID_HEIGHT - AREA, turns: [3] },
  N: { name: 'N', x: 13, y: 0, turns: [0, 1] },
}

/** The start area of each seat, clockwise; teams sit alternately (SK-SCEN-09). */
export function areasOf(seats: number, teams: boolean): Area[] {
  const names = seats === 2 ? ['NW', 'SE'] : seats === 3 ? ['N', 'SE', 'SW'] : ['NW', 'NE', 'SE', 'SW']
  return (teams ? ['NW', 'SE', 'NE', 'SW'] : names).map((name) => AREAS[name])
}

/** A tile after so many quarter turns clockwise: its rows, the offsets of its walls, and the same in squares of the grid. */
export interface Shape {
  readonly rows: readonly string[]
  readonly walls: readonly (readonly [number, number])[]
  readonly wallSquares: Int16Array
}

const SHAPES: Readonly<Record<string, readonly Shape[]>> = Object.fromEntries(
  TILES.map(({ id, rows }) => [
    id,
    [0, 1, 2, 3].map((turns) => {
      const lying = turned(rows, turns)
      const walls = lying.flatMap((row, dy) =>
        [...row].flatMap((code, dx) => (code === '#' ? [[dx, dy] as const] : [])),
      )
      return { rows: lying, walls, wallSquares: Int16Array.from(walls, ([dx, dy]) => dy * GRID_WIDTH + dx) }
    }),
  ]),
)

export const shapeOf = (tile: string, turns: number): Shape => SHAPES[tile][turns]

function turned(rows: readonly string[], turns: number): string[] {
  let now = [...rows]
  for (let i = 0; i < turns; i++) {
    const before = now
    now = [...before[0]].map((_, column) => before.map((_row, row) => before[before.length - 1 - row][column]).join(''))
  }
  return now
}

/** The terrain codes after a tile was laid; exits that do not lie on the border are plain floor (SK-SETUP-12). */
export function withTile(terrain: string, width: number, { tile, x, y, turns }: Omit<PlacedTile, 'seat'>): string {
  const { rows } = shapeOf(tile, turns)
  const height = terrain.length / width
  let codes = terrain.slice(0, y * width)
  rows.forEach((row, dy) => {
    const start = (y + dy) * width
    const inside = y + dy > 0 && y + dy < height - 1
    const laid = inside && row.includes('E') ? [...row].map((code, dx) => plain(code, x + dx, width)).join('') : row
    codes += terrain.slice(start, start + x) + laid + terrain.slice(start + x + row.length, start + width)
  })
  return codes + terrain.slice((y + rows.length) * width)
}

const plain = (code: string, x: number, width: number): string => (code === 'E' && x > 0 && x < width - 1 ? '.' : code)

/** The squares of a tile as it lies. */
export function tileSquares({ tile, x, y, turns }: Omit<PlacedTile, 'seat'>, width: number): number[] {
  const { rows } = shapeOf(tile, turns)
  const squares: number[] = []
  for (let dy = 0; dy < rows.length; dy++) {
    for (let dx = 0; dx < rows[dy].length; dx++) squares.push((y + dy) * width + x + dx)
  }
  return squares
}

/** Exit squares of a laid assembly tile. */
export function exitsOf(placed: PlacedTile, terrain: string, width: number): number[] {
  return tileSquares(placed, width).filter((square) => terrain[square] === 'E')
}
