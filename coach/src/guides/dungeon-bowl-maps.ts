import { type Board, boardOf, type Player, stepOpen } from '@undercroft/ball'
import { type DungeonMatch, venueOf } from '@undercroft/dungeon-bowl'

/** Walking distances in one dungeon with these chests, worked out when they are first asked for. Players are not looked at. */
interface Maps {
  readonly from: (Int16Array | undefined)[]
  readonly toGoal: Map<string, Int16Array>
}

const known = new WeakMap<Board, Map<string, Maps>>()

function mapsOf(match: DungeonMatch): Maps {
  const board = boardOf(match)
  let byChests = known.get(board)
  if (!byChests) {
    byChests = new Map()
    known.set(board, byChests)
  }
  const key = String.fromCharCode(...match.state.chests)
  let maps = byChests.get(key)
  if (!maps) {
    if (byChests.size > MOST_LAYOUTS) byChests.clear()
    maps = { from: new Array(board.size), toGoal: new Map() }
    byChests.set(key, maps)
  }
  return maps
}

const MOST_LAYOUTS = 100

/** Steps from a square to every other one, -1 where no way leads. */
export function walkingFrom(match: DungeonMatch, square: number): Int16Array {
  const { from } = mapsOf(match)
  let steps = from[square]
  if (!steps) {
    steps = spread(boardOf(match), [square], match.state.chests)
    from[square] = steps
  }
  return steps
}

/** Steps to the nearest End Zone in which this team scores. */
export function goalDistances(match: DungeonMatch, team: number): Int16Array {
  const { toGoal } = mapsOf(match)
  const { endZoneOwner } = match.state
  const key = `${team}:${endZoneOwner}`
  let steps = toGoal.get(key)
  if (!steps) {
    const { board } = venueOf(match.options)
    const goals: number[] = []
    for (let square = 0; square < board.size; square++) {
      const zone = board.endZone[square]
      if (zone >= 0 && endZoneOwner[zone] >= 0 && endZoneOwner[zone] !== team) goals.push(square)
    }
    steps = spread(board, goals, match.state.chests)
    toGoal.set(key, steps)
  }
  return steps
}

/** What a closed chest on the way costs: it must be opened first. */
export const CHEST = 6

function spread(board: Board, start: readonly number[], closed: readonly number[]): Int16Array {
  const steps = new Int16Array(board.size).fill(-1)
  // Who is not on the board is nowhere near.
  let reached = start.filter((square) => square >= 0)
  for (const square of reached) steps[square] = 0
  const shut = new Uint8Array(board.size)
  for (const chest of closed) shut[chest] = 1
  const chests: number[][] = []
  for (let away = 1; reached.length > 0 || chests.length > away; away++) {
    const next: number[] = []
    const enter = (square: number) => {
      if (steps[square] >= 0) return
      steps[square] = away
      next.push(square)
    }
    for (const from of reached) {
      for (let direction = 0; direction < 8; direction++) {
        const to = board.steps[from * 8 + direction]
        if (to < 0 || steps[to] >= 0 || board.pit[to] === 1) continue
        if (shut[to] === 0) {
          if (stepOpen(board, shut, from, direction) === to) enter(to)
        } else if (chests[away + CHEST]) chests[away + CHEST].push(to)
        else chests[away + CHEST] = [to]
      }
    }
    chests[away]?.forEach(enter)
    reached = next
  }
  return steps
}

/** A way as long as it seems to somebody slow; most players go six squares in a turn. */
export const slowly = (steps: number, { ma }: Player): number => (steps * 6) / Math.max(2, ma)
