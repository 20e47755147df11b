import { boardOf, type Moving, ON_BOARD, type Player, STANDING } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { floorFor } from './dungeon-bowl-maps.ts'

/** The ways to the squares that are worth walking to, from where an activation began. */
interface Ways {
  /** The square before, on the way; -1 where no way without a die leads. */
  readonly before: Int16Array
  /** 1 on the way to a goal. */
  readonly use: Uint8Array
}

/** How somebody judges who looks at squares, how many he walks to, and what was found out about them. */
export interface Eyes {
  readonly evaluate: (match: DungeonMatch, seat: number) => number
  readonly goals: number
  readonly known: WeakMap<object, Map<string, Ways>>
}

/** What follows from a key is always the same, so it does not matter which are still there. */
const MOST_KNOWN = 60

/** Is this step on the way to one of the squares where the player would be worth most? `start` is where his activation began. */
export function leadsToGoal(match: DungeonMatch, frame: Moving, start: DungeonMatch, eyes: Eyes) {
  const player = match.state.players[frame.player]
  const here = player.square
  const from = start.state.players[frame.player].square
  const ways = waysFrom(match, player, from, here === from ? frame.left : player.ma, eyes)
  const isOnTheWay = here === from || ways.use[here] === 1
  const { before, use } = isOnTheWay ? ways : waysFrom(match, player, here, frame.left, eyes)
  return (to: number): boolean => use[to] === 1 && before[to] === here
}

function waysFrom(match: DungeonMatch, player: Player, from: number, moves: number, eyes: Eyes): Ways {
  const { options, state } = match
  let ofMatch = eyes.known.get(options)
  if (!ofMatch) {
    ofMatch = new Map()
    eyes.known.set(options, ofMatch)
  }
  let key = `${player.id} ${from} ${state.active} ${state.teams[state.active].turns} ${state.ballHolder} ${state.ballSquare} `
  for (const { id, square, status, activated } of state.players) {
    if (id !== player.id) key += String.fromCharCode(square + 2, 2 * status + activated)
  }
  key += String.fromCharCode(...state.chests)
  const found = ofMatch.get(key)
  if (found) return found
  const ways = goalsOf(match, player, from, moves, eyes)
  if (ofMatch.size >= MOST_KNOWN) ofMatch.clear()
  ofMatch.set(key, ways)
  return ways
}

function goalsOf(match: DungeonMatch, player: Player, from: number, moves: number, { evaluate, goals }: Eyes): Ways {
  const { before, reached } = spreadFrom(match, player, from, moves)
  const use = new Uint8Array(before.length)
  const stands = player.square
  const worth = reached.map((square) => {
    player.square = square
    return { square, value: evaluate(match, player.team) }
  })
  player.square = stands
  worth.sort((a, b) => b.value - a.value)
  for (const { square } of worth.slice(0, goals)) {
    for (let at = square; at !== from && use[at] === 0; at = before[at]) use[at] = 1
  }
  return { before, use }
}

/** Where somebody can walk without a die, and by which ways: on from no square beside an opponent, but for the first. */
function spreadFrom(match: DungeonMatch, { id, team }: Player, from: number, moves: number) {
  const { steps, shut, portal, size } = floorFor(match)
  const board = boardOf(match)
  const taken = new Uint8Array(size)
  const marked = new Uint8Array(size)
  for (const other of match.state.players) {
    if (other.place !== ON_BOARD || other.square < 0 || other.id === id) continue
    taken[other.square] = 1
    if (other.team === team || other.status !== STANDING || other.dazed === 1) continue
    for (let direction = 0; direction < 8; direction++) {
      const beside = board.steps[other.square * 8 + direction]
      if (beside >= 0) marked[beside] = 1
    }
  }
  const before = new Int16Array(size).fill(-1)
  const away = new Uint8Array(size)
  const reached: number[] = [from]
  for (let head = 0; head < reached.length; head++) {
    const at = reached[head]
    if (away[at] >= moves || (marked[at] === 1 && at !== from)) continue
    for (let i = at * 8; i < at * 8 + 8; i++) {
      const to = steps[i]
      if (to < 0 || to === from || before[to] >= 0 || taken[to] === 1 || shut[to] === 1 || portal[to] === 1) continue
      before[to] = at
      away[to] = away[at] + 1
      reached.push(to)
    }
  }
  return { before, reached: reached.slice(1) }
}
