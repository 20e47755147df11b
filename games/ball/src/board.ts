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
 * The ground a match is played on. Squares are numbers, row by row; nothing here changes during a match. What can
 * change (players, closed chests) lies in the state.
 */
export interface Board {
  readonly grid: Grid
  readonly size: number
  /** Steps that no wall closes (DB-GEN-10), pits included. */
  readonly steps: StepTable
  /** Steps that no wall closes to the eye (DB-LOS-03). */
  readonly sight: StepTable
  /** 1 where nobody can walk although no wall is there: players can be pushed in and balls can fall in. */
  readonly pit: Uint8Array
  /** 1 for wall squares that hurt a player pushed into them more than a plain wall (a sarcophagus). */
  readonly hardWall: Uint8Array
  /** The zone (tile) of each square, -1 for none. */
  readonly zone: Int16Array
  /** The End Zone of each square by number, -1 for none. */
  readonly endZone: Int8Array
}

export interface Ground {
  /** Walls for feet and balls. */
  readonly grid: Grid
  /** Walls for eyes. */
  readonly sightGrid: Grid
  readonly pits: readonly number[]
  readonly hardWalls: readonly number[]
  readonly zone: readonly number[]
  readonly endZone: readonly number[]
}

export function buildBoard({ grid, sightGrid, pits, hardWalls, zone, endZone }: Ground): Board {
  const pit = new Uint8Array(grid.walls.length)
  for (const square of pits) pit[square] = 1
  const hardWall = new Uint8Array(grid.walls.length)
  for (const square of hardWalls) hardWall[square] = 1
  return {
    grid,
    size: grid.walls.length,
    steps: stepTable(grid, 'either'),
    sight: stepTable(sightGrid, 'either'),
    pit,
    hardWall,
    zone: Int16Array.from(zone),
    endZone: Int8Array.from(endZone),
  }
}

/** Line of Sight between the centres of two squares; mutual, and players never block it (DB-LOS-01 to DB-LOS-06). */
export const sees = (board: Board, from: number, to: number): boolean => centreSight(board.grid, board.sight, from, to)

/** How many squares apart, a diagonal counting as one; walls do not matter (DB-GEN-11). */
export function distance({ grid }: Board, a: number, b: number): number {
  const dx = Math.abs(xOf(grid, a) - xOf(grid, b))
  const dy = Math.abs(yOf(grid, a) - yOf(grid, b))
  return dx > dy ? dx : dy
}

/** The square one step away, or -1 where a wall or a `closed` square (1 in the list) stops the step. */
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
