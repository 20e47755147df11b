import { type Board, boardOf, type Player, STANDING, stepOpen } from '@undercroft/ball'
import { type DungeonMatch, venueOf } from '@undercroft/dungeon-bowl'

/** Walking distances in one dungeon with these chests and portals, worked out when they are first asked for. Players are not looked at. */
interface Maps {
  readonly from: (Int16Array | undefined)[]
  readonly toGoal: Map<string, Int16Array>
}

/** By the list of portals, which copies of a match share, and by the chests. */
const known = new WeakMap<Board, WeakMap<readonly number[], Map<string, Maps>>>()

function mapsOf(match: DungeonMatch): Maps {
  const board = boardOf(match)
  const { chests, portals } = match.state
  let byPortals = known.get(board)
  if (!byPortals) {
    byPortals = new WeakMap()
    known.set(board, byPortals)
  }
  let byChests = byPortals.get(portals)
  if (!byChests) {
    byChests = new Map()
    byPortals.set(portals, byChests)
  }
  const key = String.fromCharCode(...chests)
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
    steps = spread(match, [square])
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
    steps = spread(match, goalsOf(match, team))
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
const TOLLS = { standing: 4, lying: 2, mate: 2 }
/** What it costs to pass an opponent. */
const MARKED = 1

/**
 * Steps to the nearest End Zone for the one who carries the ball now: past everybody who stands or lies about. Only as far as he needs: squares
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
  return spread(match, goalSquares(goal), tolls, carrier.square, throughPortals(match, goal))
}

/** What a portal costs, in squares: one in six who step on it is lost. */
const MISHAP = 12

/** How far it is from each portal to the End Zone for somebody who steps on it: from where he may come out, on average. */
function throughPortals({ state: { portals } }: DungeonMatch, goal: Int16Array): readonly number[] {
  let sum = 0
  let count = 0
  for (const portal of portals) {
    if (portal < 0 || goal[portal] < 0) continue
    sum += goal[portal]
    count++
  }
  return portals.map((portal) => {
    const others = portal >= 0 && goal[portal] >= 0 ? count - 1 : count
    return portal < 0 || others === 0 ? -1 : MISHAP + Math.round((sum - (others < count ? goal[portal] : 0)) / others)
  })
}

/** What a closed chest on the way costs: it must be opened first. */
export const CHEST = 6

/**
 * What each square costs beyond a step lies in `tolls`; ends early where only the way from `until` is asked for. A portal can be
 * walked to, but not across: whoever steps on it is carried off.
 */
function spread(
  match: DungeonMatch,
  start: readonly number[],
  tolls = new Uint8Array(boardOf(match).size),
  until = -1,
  through: readonly number[] = [],
): Int16Array {
  const board = boardOf(match)
  const { chests, portals } = match.state
  const steps = new Int16Array(board.size).fill(-1)
  const shut = new Uint8Array(board.size)
  for (const chest of chests) shut[chest] = 1
  const reached: number[][] = []
  const enter = (square: number, away: number) => {
    if (reached[away]) reached[away].push(square)
    else reached[away] = [square]
  }
  const spreadFrom = (from: number, away: number) => {
    for (let direction = 0; direction < 8; direction++) {
      const to = board.steps[from * 8 + direction]
      if (to < 0 || steps[to] >= 0 || board.pit[to] === 1) continue
      if (shut[to] === 0 && stepOpen(board, shut, from, direction) !== to) continue
      enter(to, away + 1 + tolls[to] + shut[to] * CHEST)
    }
  }
  // Who is not on the board is nowhere near.
  for (const square of start) if (square >= 0) enter(square, 0)
  through.forEach((away, i) => {
    if (away >= 0) enter(~portals[i], away + tolls[portals[i]])
  })
  for (let away = 0; away < reached.length; away++) {
    for (const square of reached[away] ?? []) {
      // Somebody who steps on a portal there, as against somebody who walks off it.
      if (square < 0) spreadFrom(~square, away)
      else if (steps[square] < 0) {
        steps[square] = away
        if (away === 0 || !portals.includes(square)) spreadFrom(square, away)
      }
    }
    if (until >= 0 && steps[until] >= 0) break
  }
  return steps
}

/** A way as long as it seems to somebody slow; most players go six squares in a turn. */
export const slowly = (steps: number, { ma }: Player): number => (steps * 6) / Math.max(2, ma)

/** Where the young Dragon strikes on 5+ at whoever is activated. */
export function isInLair(match: DungeonMatch, { square }: Player): boolean {
  const { dungeon, board } = venueOf(match.options)
  return dungeon.tiles[board.zone[square]] === 'dragon-lair'
}
