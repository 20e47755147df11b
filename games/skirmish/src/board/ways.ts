import { DX, DY } from '@undercroft/engine/grid'
import { type Board, isSqueezed, spaceOf } from './board.ts'
import { FORCE, isImpassable, isNoStop, isSlow, PIT, SPIKES, WALL } from './terrain.ts'

/** Ways of moving. Burrowing and incorporeal creatures pass walls; only walkers are slowed by terrain. */
export const WALKING = 0
export const FLYING = 1
export const INCORPOREAL = 2
export const BURROWING = 3

/**
 * For each way of moving and width: where a step in each of the eight directions leads (-1: nowhere), by
 * `square * 8 + direction`, and how heavy it weighs to enter each space (1, or 2 where it is slow).
 */
export interface Way {
  readonly steps: Int16Array
  readonly weight: Uint8Array
  /** May a creature of this width end its movement there, as far as terrain is concerned? */
  readonly stop: Uint8Array
  /** Are there spikes in a space of this width (SK-TERR-15)? */
  readonly spikes: Uint8Array
  /** By single square: 1 where the terrain is in the way of a charge (SK-CHARGE-05, SK-AB-FLIGHT-03). */
  readonly bars: Uint8Array
  /** What `openSteps` has worked out, by square, what is left to walk and the parity of the diagonals. */
  readonly open: Int16Array
}

export type Ways = (Way | undefined)[]

export const createWays = (): Ways => new Array<Way | undefined>(16).fill(undefined)

export function wayOf(board: Board, mode: number, width: number): Way {
  const key = mode * 4 + width
  const kept = board.ways[key]
  if (kept) return kept
  const way = makeWay(board, mode, width)
  board.ways[key] = way
  return way
}

/** The direction of the step from one square to the other, -1: none. */
export function directionTo(steps: Int16Array, from: number, to: number): number {
  for (let direction = 0; direction < 8; direction++) if (steps[from * 8 + direction] === to) return direction
  return -1
}

function makeWay(board: Board, mode: number, width: number): Way {
  const steps = new Int16Array(board.squares * 8).fill(-1)
  const weight = new Uint8Array(board.squares)
  const stop = new Uint8Array(board.squares)
  const spikes = new Uint8Array(board.squares)
  const clear = new Uint8Array(board.squares)
  for (let square = 0; square < board.squares; square++) {
    const space = spaceOf(board, square, width)
    stop[square] = mayStop(board, space) ? 1 : 0
    weight[square] = weightOf(board, mode, square, width)
    spikes[square] = hasSpikes(board, space) ? 1 : 0
    clear[square] = space.length === width * width ? 1 : 0
  }
  for (let square = 0; square < board.squares; square++) {
    const x = square % board.width
    const y = (square / board.width) | 0
    for (let direction = 0; direction < 8; direction++) {
      const toX = x + DX[direction]
      const toY = y + DY[direction]
      if (toX < 0 || toY < 0 || toX + width > board.width || toY + width > board.height) continue
      const to = toY * board.width + toX
      if (weight[to] === 0) continue
      // Both half-steps of a diagonal must be free of walls (SK-MOVE-08, SK-MOVE-10).
      if (mode < INCORPOREAL && (direction & 1) === 1) {
        if (clear[y * board.width + toX] === 0 || clear[toY * board.width + x] === 0) continue
      }
      steps[square * 8 + direction] = to
    }
  }
  const bars = board.terrain.map((terrain) => (barsCharge(mode, terrain) ? 1 : 0))
  return { steps, weight, stop, spikes, bars, open: new Int16Array(board.squares * 8).fill(-1) }
}

/** Flyers heed walls only, and the incorporeal pass those too. */
function barsCharge(mode: number, terrain: number): boolean {
  if (mode === WALKING) return isSlow(terrain) || isImpassable(terrain)
  return mode === FLYING && (terrain === WALL || terrain === FORCE)
}

function mayStop({ terrain }: Board, space: Int16Array): boolean {
  for (let i = 0; i < space.length; i++) if (isNoStop(terrain[space[i]])) return false
  return space.length > 0
}

function hasSpikes({ terrain }: Board, space: Int16Array): boolean {
  for (let i = 0; i < space.length; i++) if (terrain[space[i]] === SPIKES) return true
  return false
}

/** 0 where the space cannot be entered at all. */
function weightOf(board: Board, mode: number, square: number, width: number): number {
  if (mode >= INCORPOREAL) return isOnGrid(board, square, width) ? 1 : 0
  const space = spaceOf(board, square, width)
  if (space.length === 0) return 0
  let slow = isSqueezed(board, square, width)
  for (const here of space) {
    const terrain = board.terrain[here]
    if (terrain === WALL || terrain === FORCE) return 0
    if (terrain === PIT && mode === WALKING) return 0
    if (mode === WALKING && isSlow(terrain)) slow = true
  }
  return slow ? 2 : 1
}

function isOnGrid(board: Board, square: number, width: number): boolean {
  const x = square % board.width
  const y = (square / board.width) | 0
  return square >= 0 && x + width <= board.width && y + width <= board.height
}
