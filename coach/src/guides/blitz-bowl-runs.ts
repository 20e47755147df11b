import {
  type Blitz,
  type BlitzState,
  columnOf,
  hindrance,
  KEEP_OUT,
  PASS_BY,
  pitches,
  profileOf,
  squareAt,
} from '@undercroft/blitz-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'

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

/** The ways of the Runs that were looked at last, by match. They follow from their key alone, so it does not matter which are still there. */
type Known = WeakMap<object, Map<string, Ways>>
const MOST_KNOWN = 40

/** How somebody judges who looks at Runs, and what was found out about them. */
interface Eyes {
  readonly evaluate: (match: Blitz, seat: number) => number
  readonly known: Known
}

/**
 * Of the steps of a Run those on the way to somewhere: where the runner is worth most, to a ball, to the nearest square of either
 * End Zone. Who slips past or jumps over others may take every step. `start` is where the activation began.
 */
export function sensibleRuns(evaluate: Eyes['evaluate']) {
  const eyes: Eyes = { evaluate, known: new WeakMap() }
  return (match: Blitz, decision: Decision, start = match): readonly Action[] =>
    decision.kind === 'run' ? stepsOnTheWay(match, decision, start, eyes) : decision.actions
}

function stepsOnTheWay(match: Blitz, { actions, seat }: Decision, start: Blitz, eyes: Eyes): readonly Action[] {
  const { state, stack } = match
  const frame = stack[stack.length - 1] as RunFrame
  const { runsPast, runsOver } = profileOf(state, frame.player)
  if (frame.sneaking || runsPast || runsOver) return actions
  const here = state.players[frame.player].square
  const ways = waysOf(match, frame, start.state.players[frame.player].square, seat, eyes)
  const kept = actions.filter((action) => {
    if (action.type === 'stop') return ways.use[here] === 2
    if (action.type !== 'step') return true
    const { x, y } = action as Action & { x: number; y: number }
    const to = squareAt(x, y)
    return ways.before[to] === here && ways.use[to] > 0
  })
  return kept.length > 0 ? kept : actions
}

/** From where the Run began, or from here where it was not run straight from there. */
function waysOf(match: Blitz, frame: RunFrame, from: number, seat: number, eyes: Eyes): Ways {
  const { player, left, moved } = frame
  const here = match.state.players[player].square
  if (from >= 0) {
    const whole = waysFrom(match, player, from, left + moved, seat, eyes)
    if (whole.left[here] === left) return whole
  }
  return waysFrom(match, player, here, left, seat, eyes)
}

function waysFrom(match: Blitz, player: number, from: number, moves: number, seat: number, eyes: Eyes): Ways {
  let ofMatch = eyes.known.get(match.options)
  if (!ofMatch) {
    ofMatch = new Map()
    eyes.known.set(match.options, ofMatch)
  }
  const key = `${seat} ${from} ${moves} ${keyOf(match.state, player)}`
  const found = ofMatch.get(key)
  if (found) return found
  const ways = spread(match.state, player, from, moves)
  chooseGoals(match, player, from, seat, ways, eyes)
  if (ofMatch.size >= MOST_KNOWN) ofMatch.clear()
  ofMatch.set(key, ways)
  return ways
}

/** Everything that makes a square good or bad to run to, but for where the runner is. */
function keyOf(state: BlitzState, mover: number): string {
  const { players, balls, board, active, turn, lastTurn, actionsLeft, scores, hands } = state
  let key = `${mover} ${board} ${active} ${turn} ${lastTurn} ${actionsLeft} ${scores} ${hands} `
  for (let i = 0; i < players.length; i++) {
    const { square, prone, ball } = players[i]
    key += String.fromCharCode(2 * ((i === mover ? -1 : square) + 2) + (prone ? 1 : 0), ball + 66)
  }
  for (const { square } of balls) key += String.fromCharCode(square + 2)
  return key
}

const queue: number[] = []

/** Where a runner can get, by the shortest ways: not beside opponents who hinder him (BZ-RUN-04). */
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
      const isTaken = state.squares[to] >= 0 && state.squares[to] !== player
      if (left[to] >= 0 || isTaken || hindrance(state, to, team) === KEEP_OUT) continue
      left[to] = left[at] - 1
      before[to] = at
      queue.push(to)
    }
  }
  return { left, before, use: new Uint8Array(blocked.length) }
}

function chooseGoals(match: Blitz, player: number, from: number, seat: number, ways: Ways, eyes: Eyes): void {
  const { state } = match
  const runner = state.players[player]
  const stands = runner.square
  const worth: { square: number; value: number }[] = []
  const nearest = [-1, -1]
  for (let square = 0; square < ways.left.length; square++) {
    if (ways.left[square] < 0 || square === from) continue
    runner.square = square
    worth.push({ square, value: eyes.evaluate(match, seat) })
    END_ZONES.forEach((column, zone) => {
      if (columnOf(square) !== column) return
      if (nearest[zone] < 0 || ways.left[square] > ways.left[nearest[zone]]) nearest[zone] = square
    })
  }
  runner.square = stands
  worth.sort((a, b) => b.value - a.value)
  for (const { square } of worth.slice(0, GOALS)) keepWay(ways, square)
  for (const square of nearest) if (square >= 0) keepWay(ways, square)
  for (const { square } of state.balls) {
    if (square >= 0 && square !== from && ways.left[square] >= 0) keepWay(ways, square)
  }
}

function keepWay({ before, use }: Ways, goal: number): void {
  for (let at = before[goal]; at >= 0 && use[at] === 0; at = before[at]) use[at] = 1
  use[goal] = 2
}
