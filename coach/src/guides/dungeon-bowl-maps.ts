import { type Board, boardOf, type Player, STANDING, stepOpen } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'

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
  const key = `${team}:${match.state.endZoneOwner}`
  let steps = toGoal.get(key)
  if (!steps) {
    steps = spread(boardOf(match), goalsOf(match, team), match.state.chests)
    toGoal.set(key, steps)
  }
  return steps
}

function goalsOf(match: DungeonMatch, team: number): readonly number[] {
  const board = boardOf(match)
  const { endZoneOwner } = match.state
  const goals: number[] = []
  for (let square = 0; square < board.size; square++) {
    const zone = board.endZone[square]
    if (zone >= 0 && endZoneOwner[zone] >= 0 && endZoneOwner[zone] !== team) goals.push(square)
  }
  return goals
}

const squaresOf = new WeakMap<Int16Array, readonly number[]>()

function goalSquares(steps: Int16Array): readonly number[] {
  let goals = squaresOf.get(steps)
  if (!goals) {
    goals = Array.from(steps.keys()).filter((square) => steps[square] === 0)
    squaresOf.set(steps, goals)
  }
  return goals
}

/** What somebody in the way costs, in squares: an opponent on his feet, one who lies there, a team-mate who can step aside. */
const TOLLS = { standing: 4, lying: 2, mate: 1 }
/** What it costs to pass an opponent. */
const MARKED = 1

/**
 * The same for the one who carries the ball now: past everybody who stands or lies about. Only as far as he needs: squares
 * that are farther away than his are -1.
 */
export function wayPast(match: DungeonMatch, carrier: Player): Int16Array {
  const { state } = match
  const board = boardOf(match)
  const tolls = new Uint8Array(board.size)
  for (const { id, team, square, status } of state.players) {
    if (square < 0 || id === carrier.id) continue
    if (team === carrier.team) tolls[square] += TOLLS.mate
    else if (status !== STANDING) tolls[square] += TOLLS.lying
    else {
      tolls[square] += TOLLS.standing
      for (let direction = 0; direction < 8; direction++) {
        const near = board.steps[square * 8 + direction]
        if (near >= 0 && tolls[near] === 0) tolls[near] = MARKED
      }
    }
  }
  const goal = goalDistances(match, carrier.team)
  return spread(board, goalSquares(goal), state.chests, tolls, carrier.square)
}

/** What a closed chest on the way costs: it must be opened first. */
export const CHEST = 6

/** What each square costs beyond a step lies in `tolls`; ends early where only the way from `until` is asked for. */
function spread(
  board: Board,
  start: readonly number[],
  closed: readonly number[],
  tolls = new Uint8Array(board.size),
  until = -1,
): Int16Array {
  const steps = new Int16Array(board.size).fill(-1)
  const shut = new Uint8Array(board.size)
  for (const chest of closed) shut[chest] = 1
  // Who is not on the board is nowhere near.
  const reached: number[][] = [start.filter((square) => square >= 0)]
  for (let away = 0; away < reached.length; away++) {
    for (const from of reached[away] ?? []) {
      if (steps[from] >= 0) continue
      steps[from] = away
      for (let direction = 0; direction < 8; direction++) {
        const to = board.steps[from * 8 + direction]
        if (to < 0 || steps[to] >= 0 || board.pit[to] === 1) continue
        if (shut[to] === 0 && stepOpen(board, shut, from, direction) !== to) continue
        const there = away + 1 + tolls[to] + shut[to] * CHEST
        if (reached[there]) reached[there].push(to)
        else reached[there] = [to]
      }
    }
    if (until >= 0 && steps[until] >= 0) break
  }
  return steps
}

/** A way as long as it seems to somebody slow; most players go six squares in a turn. */
export const slowly = (steps: number, { ma }: Player): number => (steps * 6) / Math.max(2, ma)
