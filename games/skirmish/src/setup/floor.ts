import { type Board, spaceOf } from '../board/board.ts'
import { WALKING, wayOf } from '../board/ways.ts'
import type { PlacedTile } from '../state.ts'
import { shapeOf } from './areas.ts'

/** Spaces that somebody may be set up on, creatures aside. */
interface Floor {
  readonly tile: PlacedTile
  readonly width: number
  readonly spaces: Int16Array
}

/** They follow from the terrain alone. */
const kept = new WeakMap<Board, Floor[]>()

/** The spaces of this width wholly on a tile, without walls and statues (SK-SETUP-22, SK-SETUP-23). */
export function floorOf(board: Board, tile: PlacedTile, width: number): Int16Array {
  const floors = kept.get(board) ?? []
  for (const floor of floors) if (floor.width === width && isSame(floor.tile, tile)) return floor.spaces
  const spaces = Int16Array.from(findSpaces(board, tile, width))
  kept.set(board, [...floors, { tile, width, spaces }])
  return spaces
}

const isSame = (a: PlacedTile, b: PlacedTile): boolean =>
  a === b || (a.tile === b.tile && a.x === b.x && a.y === b.y && a.turns === b.turns)

function findSpaces(board: Board, { tile, turns, x: left, y: top }: PlacedTile, width: number): number[] {
  const { stop } = wayOf(board, WALKING, width)
  const { rows } = shapeOf(tile, turns)
  const found: number[] = []
  for (let y = top; y <= top + rows.length - width; y++) {
    for (let x = left; x <= left + rows[0].length - width; x++) {
      const square = y * board.width + x
      if (stop[square] === 1 && spaceOf(board, square, width).length === width * width) found.push(square)
    }
  }
  return found
}
