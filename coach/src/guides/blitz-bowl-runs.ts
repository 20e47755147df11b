import { type Blitz, type BlitzState, columnOf, hindrance, PASS_BY, pitches, profileOf } from '@undercroft/blitz-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'
import { squareAt } from '@undercroft/blitz-bowl'

/** So many squares that a Run can end on are looked at: those where the runner is worth most. */
const GOALS = 8
const END_ZONES = [0, 14]

interface RunFrame extends Frame {
  readonly player: number
  readonly left: number
  readonly moved: number
  readonly sneaking: boolean
}

/** The shortest ways from where a Run began to the squares that are worth running to. */
interface Ways {
  /** How many squares may still be run from each square, -1 where no way leads. */
  readonly left: Int8Array
  /** The square before, on the way. */
  readonly before: Int16Array
  /** 1 where a way to a goal leads through, 2 for goals. */
  readonly use: Uint8Array
}

const known = new Map<string, Ways>()
const MOST_KNOWN = 40

/**
 * Of the steps of a Run those on the way to somewhere: where the runner is worth most, to a ball, to the nearest square of either
 * End Zone. Who slips past or jumps over others may take every step.
 */
export function runSensible(
  match: Blitz,
  decision: Decision,
  evaluate: (match: Blitz, seat: number) => number,
): readonly Action[] {
  if (decision.kind !== 'run') return decision.actions
  const { state, stack } = match
  const frame = stack[stack.length - 1] as RunFrame
  if (frame.proc !== 'run' || frame.sneaking) return decision.actions
  const { runsPast, runsOver } = profileOf(state, frame.player)
  if (runsPast || runsOver) return decision.actions
  const here = state.players[frame.player].square
  const ways = waysOf(match, frame, here, decision.seat, evaluate)
  const kept = decision.actions.filter((action) => {
    if (action.type === 'stop') return ways.use[here] === 2
    if (action.type !== 'step') return true
    const { x, y } = action as Action & { x: number; y: number }
    const to = squareAt(x, y)
    return ways.before[to] === here && ways.use[to] > 0
  })
  return kept.length > 0 ? kept : decision.actions
}

function waysOf(
  match: Blitz,
  { player, left }: RunFrame,
  here: number,
  seat: number,
  evaluate: (match: Blitz, seat: number) => number,
): Ways {
  const key = keyOf(match.state, player)
  const found = known.get(key)
  if (found && found.left[here] === left) return found
  const ways = spread(match.state, player, here, left)
  chooseGoals(match, player, here, seat, ways, evaluate)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, ways)
  return ways
}

/** Everything that makes a square good or bad to run to, but for where the runner is. */
function keyOf({ players, balls, active, turn, actionsLeft }: BlitzState, mover: number): string {
  let key = `${turn} ${active} ${actionsLeft} ${mover} `
  for (let i = 0; i < players.length; i++) {
    const { square, prone, ball, profile } = players[i]
    key += String.fromCharCode(2 * ((i === mover ? -1 : square) + 2) + (prone ? 1 : 0), ball + 66, profile + 66)
  }
  for (const { square } of balls) key += String.fromCharCode(square + 2)
  return key
}

const queue: number[] = []

function spread(state: BlitzState, player: number, from: number, moves: number): Ways {
  const { around, blocked } = pitches[state.board]
  const { team } = state.players[player]
  const left = new Int8Array(blocked.length).fill(-1)
  const before = new Int16Array(blocked.length).fill(-1)
  queue.length = 0
  queue.push(from)
  left[from] = moves
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]
    if (left[at] === 0 || (at !== from && hindrance(state, at, team) !== PASS_BY)) continue
    for (const to of around[at]) {
      if (left[to] >= 0 || state.squares[to] >= 0 || hindrance(state, to, team) === 0) continue
      left[to] = left[at] - 1
      before[to] = at
      queue.push(to)
    }
  }
  return { left, before, use: new Uint8Array(blocked.length) }
}

function chooseGoals(
  match: Blitz,
  player: number,
  from: number,
  seat: number,
  ways: Ways,
  evaluate: (match: Blitz, seat: number) => number,
): void {
  const { state } = match
  const runner = state.players[player]
  const worth: { square: number; value: number }[] = []
  const nearest = [-1, -1]
  for (let square = 0; square < ways.left.length; square++) {
    if (ways.left[square] < 0 || square === from) continue
    runner.square = square
    worth.push({ square, value: evaluate(match, seat) })
    END_ZONES.forEach((column, zone) => {
      if (columnOf(square) === column && (nearest[zone] < 0 || ways.left[square] > ways.left[nearest[zone]]))
        nearest[zone] = square
    })
  }
  runner.square = from
  worth.sort((a, b) => b.value - a.value)
  for (const { square } of worth.slice(0, GOALS)) keepWay(ways, square)
  for (const square of nearest) if (square >= 0) keepWay(ways, square)
  for (const { square } of state.balls) if (square >= 0 && ways.left[square] >= 0 && square !== from) keepWay(ways, square)
}

function keepWay({ before, use }: Ways, goal: number): void {
  for (let at = before[goal]; at >= 0 && use[at] === 0; at = before[at]) use[at] = 1
  use[goal] = 2
}
