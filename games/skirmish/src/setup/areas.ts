import { TILES } from '../data/tiles.ts'
import type { PlacedTile } from '../state.ts'

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

/** A tile after so many quarter turns clockwise: its rows and the offsets of its walls. */
export interface Shape {
  readonly rows: readonly string[]
  readonly walls: readonly (readonly [number, number])[]
}

const SHAPES = new Map<string, Shape>(
  TILES.flatMap(({ id, rows }) =>
    [0, 1, 2, 3].map((turns) => {
      const lying = turned(rows, turns)
      const walls = lying.flatMap((row, dy) =>
        [...row].flatMap((code, dx) => (code === '#' ? [[dx, dy] as const] : [])),
      )
      return [id + turns, { rows: lying, walls }] as const
    }),
  ),
)

export const shapeOf = (tile: string, turns: number): Shape => SHAPES.get(tile + turns)!

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
  const codes = [...terrain]
  const height = terrain.length / width
  shapeOf(tile, turns).rows.forEach((row, dy) => {
    for (let dx = 0; dx < row.length; dx++) {
      const border = y + dy === 0 || y + dy === height - 1 || x + dx === 0 || x + dx === width - 1
      codes[(y + dy) * width + x + dx] = row[dx] === 'E' && !border ? '.' : row[dx]
    }
  })
  return codes.join('')
}

/** The squares of a tile as it lies. */
export function tileSquares({ tile, x, y, turns }: Omit<PlacedTile, 'seat'>, width: number): number[] {
  const { rows } = shapeOf(tile, turns)
  return rows.flatMap((row, dy) => [...row].map((_, dx) => (y + dy) * width + x + dx))
}

/** Exit squares of a laid assembly tile. */
export function exitsOf(placed: PlacedTile, terrain: string, width: number): number[] {
  return tileSquares(placed, width).filter((square) => terrain[square] === 'E')
}
