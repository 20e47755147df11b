import {
  areasOf,
  GRID_HEIGHT,
  GRID_WIDTH,
  isAssembly,
  type LaidTile,
  layingProblem,
  readyGrid,
  shapeOf,
} from '@undercroft/skirmish'
import type { BoardModel, Square } from '../../board/model.ts'
import { ground } from '../../games/skirmish/board.ts'
import type { TileRules } from '../table/table.ts'

const gridSquares = ({ tile, x, y, turns }: LaidTile): Square[] =>
  shapeOf(tile, turns).rows.flatMap((row, dy) => Array.from(row, (_, dx) => ({ x: x + dx, y: y + dy })))

export const startAreas = (seats: number) => areasOf(seats, false)

/** Assembly tiles snap to the nearest start area, turned as they must lie there; generic ones go anywhere. */
function moved(laid: LaidTile, x: number, y: number, seats: number): LaidTile {
  if (!isAssembly(laid.tile)) return { ...laid, x, y }
  const far = (area: Square) => Math.abs(area.x - x) + Math.abs(area.y - y)
  const nearest = startAreas(seats).reduce((best, area) => (far(area) < far(best) ? area : best))
  const turns = nearest.turns.includes(laid.turns) ? laid.turns : nearest.turns[0]
  return { ...laid, x: nearest.x, y: nearest.y, turns }
}

/** The rules of a battle grid for so many players. What may lie where is the game's business. */
export const rulesFor = (seats: number): TileRules<LaidTile> => ({
  width: GRID_WIDTH,
  height: GRID_HEIGHT,
  squares: gridSquares,
  turned(laid) {
    const turns = (laid.turns + 1) % 4
    if (isAssembly(laid.tile)) {
      const here = startAreas(seats).find(({ x, y }) => x === laid.x && y === laid.y)
      const next = here ? here.turns[(here.turns.indexOf(laid.turns) + 1) % here.turns.length] : turns
      return { ...laid, turns: next }
    }
    const before = shapeOf(laid.tile, laid.turns).rows
    const after = shapeOf(laid.tile, turns).rows
    const x = laid.x + ((before[0].length - after[0].length) >> 1)
    return { ...laid, turns, x, y: laid.y + ((before.length - after.length) >> 1) }
  },
  moved: (laid, x, y) => moved(laid, x, y, seats),
  problem: (others, laid) => layingProblem(others, laid, seats),
})

/** Where a new tile is held first: assembly tiles over the first start area that is empty. */
export function fresh(tile: string, tiles: readonly LaidTile[], seats: number): { laid: LaidTile; at: Square | null } {
  const laid = { tile, x: 0, y: 0, turns: 0 }
  if (!isAssembly(tile)) return { laid, at: null }
  const free = startAreas(seats).find(({ x, y }) => !tiles.some((other) => other.x === x && other.y === y))
  return { laid, at: free ?? startAreas(seats)[0] }
}

/** The picture of a battle grid. */
export function gridModel(tiles: readonly LaidTile[], seats: number): BoardModel {
  const base = ground(readyGrid({ seats, tiles }, seats, false))
  return { width: GRID_WIDTH, height: GRID_HEIGHT, ground: JSON.stringify([seats, tiles]), pieces: [], ...base }
}
