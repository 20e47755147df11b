import { type Board, spaceOf } from '../board/board.ts'
import { distancesRoundWalls } from '../board/measure.ts'
import { wayOf } from '../board/ways.ts'
import { byTable, type Estimate } from './route.ts'
import { stepCost } from './walker.ts'

/**
 * The way out of a board for a kind of creature: from which spaces it may leave, and at least how many squares are left to
 * walk from each (creatures aside). Kept by board, because terrain and exits do not change.
 */
export interface WayOut {
  readonly leaves: Uint8Array
  readonly left: Estimate
}

const kept = new WeakMap<Board, Map<string, WayOut>>()

interface Asked {
  readonly board: Board
  readonly exits: readonly number[]
  readonly kind: number
  readonly way: WayOut
}

/** What was asked last: a creature that flees asks several times for each of its steps, and lists of exits are long. */
let last: Asked | null = null

export function wayOut(board: Board, mode: number, width: number, exits: readonly number[]): WayOut {
  const kind = mode * 4 + width
  if (last === null || last.exits !== exits || last.board !== board || last.kind !== kind)
    last = { board, exits, kind, way: keptWayOut(board, mode, width, exits) }
  return last.way
}

function keptWayOut(board: Board, mode: number, width: number, exits: readonly number[]): WayOut {
  const key = `${mode} ${width} ${exits.join()}`
  const ways = kept.get(board) ?? new Map<string, WayOut>()
  kept.set(board, ways)
  const found = ways.get(key) ?? findWayOut(board, mode, width, exits)
  ways.set(key, found)
  return found
}

function findWayOut(board: Board, mode: number, width: number, exits: readonly number[]): WayOut {
  const way = wayOf(board, mode, width)
  const leaves = new Uint8Array(board.squares)
  for (let square = 0; square < board.squares; square++) {
    if (way.weight[square] > 0 && spaceOf(board, square, width).some((here) => exits.includes(here))) leaves[square] = 1
  }
  return { leaves, left: byTable(costsBack(board, mode, width, leaves)) }
}

const keptDistances = new WeakMap<Board, Map<string, Int16Array>>()

/** Distance of each square from the nearest of these exits, counted round walls. Asked only by those whose every way is blocked. */
export function distancesFromExits(board: Board, exits: readonly number[]): Int16Array {
  const key = exits.join()
  const kept = keptDistances.get(board) ?? new Map<string, Int16Array>()
  keptDistances.set(board, kept)
  const found = kept.get(key) ?? distancesRoundWalls(board, exits, 200)
  kept.set(key, found)
  return found
}

const FAR = 30_000

/** Dijkstra from the goals backward over states of square and parity; exact, because the parity is part of the state. */
function costsBack(board: Board, mode: number, width: number, goals: Uint8Array): Int16Array {
  const { steps, weight } = wayOf(board, mode, width)
  const left = new Int16Array(board.squares * 2).fill(FAR)
  const buckets: number[][] = [[]]
  goals.forEach((goal, square) => {
    if (goal === 0) return
    left[square * 2] = 0
    left[square * 2 + 1] = 0
    buckets[0].push(square * 2, square * 2 + 1)
  })
  for (let paid = 0; paid < buckets.length; paid++) {
    for (const state of buckets[paid] ?? []) {
      if (left[state] !== paid) continue
      const square = state >> 1
      const heavy = weight[square]
      for (let direction = 0; direction < 8; direction++) {
        // The step that leads here from the other side.
        const from = steps[square * 8 + direction]
        if (from < 0 || steps[from * 8 + ((direction + 4) & 7)] !== square) continue
        const diagonal = (direction & 1) === 1
        const odd = diagonal ? ((state & 1) + heavy) & 1 : state & 1
        const total = paid + stepCost(heavy, diagonal, odd)
        if (left[from * 2 + odd] <= total) continue
        left[from * 2 + odd] = total
        buckets[total] ??= []
        buckets[total].push(from * 2 + odd)
      }
    }
  }
  return left
}
