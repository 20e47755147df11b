import {
  centreSight,
  DX,
  DY,
  EAST,
  type Grid,
  isDiagonal,
  NORTH,
  SOUTH,
  type StepTable,
  stepTable,
  WEST,
  xOf,
  yOf,
} from '@undercroft/engine/grid'

/**
 * The field a match is played on. Squares are numbers, row by row; nothing here changes during a match. What can
 * change (players, obstacles) lies in the state.
 */
export interface Board {
  readonly grid: Grid
  readonly size: number
  /** Steps that nothing closes (DB-GEN-10), squares without footing included. */
  readonly steps: StepTable
  /** Steps that nothing closes to the eye (DB-LOS-03); null where everybody sees everything. */
  readonly sight: StepTable | null
  /** 1 where a player can stand and a ball can lie; in the other squares players and balls only come down. */
  readonly footing: Uint8Array
  /** The End Zone of each square by number, -1 for none. */
  readonly endZone: Int8Array
}

export interface Ground {
  /** What is closed to feet and balls. */
  readonly grid: Grid
  /** What is closed to the eye, null for nothing. */
  readonly sightGrid: Grid | null
  readonly withoutFooting: readonly number[]
  readonly endZone: readonly number[]
}

export function buildBoard({ grid, sightGrid, withoutFooting, endZone }: Ground): Board {
  const footing = new Uint8Array(grid.walls.length).fill(1)
  for (const square of withoutFooting) footing[square] = 0
  return {
    grid,
    size: grid.walls.length,
    steps: stepTable(grid, 'either'),
    sight: sightGrid === null ? null : stepTable(sightGrid, 'either'),
    footing,
    endZone: Int8Array.from(endZone),
  }
}

/** Line of Sight between the centres of two squares; mutual, and players never block it (DB-LOS-01 to DB-LOS-06). */
export const sees = ({ grid, sight }: Board, from: number, to: number): boolean =>
  sight === null || centreSight(grid, sight, from, to)

/** How many squares apart, a diagonal counting as one, whatever is in between (DB-GEN-11). */
export function distance({ grid }: Board, a: number, b: number): number {
  const dx = Math.abs(xOf(grid, a) - xOf(grid, b))
  const dy = Math.abs(yOf(grid, a) - yOf(grid, b))
  return dx > dy ? dx : dy
}

/** The square one step away, or -1 where the field ends or a `closed` square (1 in the list) is in the way. */
export function stepOpen(board: Board, closed: Uint8Array, from: number, direction: number): number {
  const to = board.steps[from * 8 + direction]
  if (to < 0 || closed[to] === 1) return -1
  if (!isDiagonal(direction)) return to
  const beside = from + DX[direction]
  const above = from + DY[direction] * board.grid.width
  if (closed[beside] === 0 && closed[above] === 0) return to
  return isRoundCorner(board, from, direction, closed[beside] === 1, closed[above] === 1) ? to : -1
}

/** A diagonal step needs one of the two routes around the corner, and a closed square shuts its own (DB-GEN-10). */
export function isRoundCorner(
  { grid, steps }: Board,
  from: number,
  direction: number,
  besideClosed: boolean,
  aboveClosed: boolean,
): boolean {
  const sideways = DX[direction] > 0 ? EAST : WEST
  const upDown = DY[direction] > 0 ? SOUTH : NORTH
  const to = from + DX[direction] + DY[direction] * grid.width
  const beside = steps[from * 8 + sideways]
  if (!besideClosed && beside >= 0 && steps[beside * 8 + upDown] === to) return true
  const above = steps[from * 8 + upDown]
  return !aboveClosed && above >= 0 && steps[above * 8 + sideways] === to
}
