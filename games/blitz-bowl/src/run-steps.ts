import { SQUARES } from './boards/index.ts'
import { FAR, neighbours } from './pitch.ts'
import { KEEP_OUT, PASS_BY, STOP_THERE } from './profiles.ts'
import { endOf, firstOf, isBesideOpponents, isOnFeet, pitchOf, profileOf } from './queries.ts'
import type { BlitzState } from './state.ts'

/** The squares that a runner can step to, with what each costs. Reused from call to call: read it at once. */
export interface RunSteps {
  count: number
  readonly squares: number[]
  readonly costs: number[]
}

const steps: RunSteps = { count: 0, squares: [], costs: [] }

function add(square: number, cost: number): void {
  steps.squares[steps.count] = square
  steps.costs[steps.count++] = cost
}

/** How a runner of `team` treats a square (BZ-RUN-04): KEEP_OUT, STOP_THERE, or PASS_BY when nothing hinders them. */
export function hindrance(state: BlitzState, square: number, team: number): 0 | 1 | 2 {
  const around = pitchOf(state).around[square]
  let worst: 0 | 1 | 2 = PASS_BY
  for (let i = 0; i < around.length; i++) {
    const other = state.squares[around[i]]
    if (other < 0) continue
    const player = state.players[other]
    if (player.team === team || player.prone) continue
    const beside = profileOf(state, other).runnersBeside
    if (beside < worst) worst = beside
  }
  return worst === KEEP_OUT && state.closingIn && team === state.active ? STOP_THERE : worst
}

/**
 * The steps of a runner who may go `left` squares more. `sneaking`: they have used a freedom that makes them end their Run open,
 * so each step must leave them a way to do so.
 */
export function runSteps(state: BlitzState, player: number, left: number, sneaking: boolean): RunSteps {
  steps.count = 0
  if (left === 0) return steps
  const { square } = state.players[player]
  const { runsOver } = profileOf(state, player)
  const around = pitchOf(state).around[square]
  isMeasured = false
  for (let i = 0; i < around.length; i++) {
    if (state.squares[around[i]] < 0 && canEnter(state, player, around[i], left, sneaking)) add(around[i], 1)
  }
  if (runsOver) addLeaps(state, player, left)
  return steps
}

/** Can they go on at all? */
export function canRun(state: BlitzState, player: number, left: number, sneaking: boolean): boolean {
  const around = pitchOf(state).around[state.players[player].square]
  isMeasured = false
  for (let i = 0; i < around.length; i++) {
    if (state.squares[around[i]] < 0 && canEnter(state, player, around[i], left, sneaking)) return true
  }
  return profileOf(state, player).runsOver && runSteps(state, player, left, sneaking).count > 0
}

/** A free square: nothing hinders them there, or they may pass it on their way to a square where they are open. */
function canEnter(state: BlitzState, player: number, square: number, left: number, sneaking: boolean): boolean {
  const { team } = state.players[player]
  if (sneaking) {
    return !isBesideOpponents(state, square, team) || wayOutFrom(state, player, square) < left
  }
  if (hindrance(state, square, team) !== KEEP_OUT) return true
  return profileOf(state, player).runsPast && wayOutFrom(state, player, square) < left
}

const wayOut = new Int8Array(SQUARES)
const queue = new Int16Array(SQUARES)
/** Ways out are measured at most once for each list of steps, and only when somebody needs them. */
let isMeasured = false

function wayOutFrom(state: BlitzState, player: number, square: number): number {
  if (!isMeasured) measureWaysOut(state, player)
  isMeasured = true
  return wayOut[square]
}

/** For every square: how many steps from there to the nearest free square on which they are open. */
function measureWaysOut(state: BlitzState, player: number): void {
  const { team } = state.players[player]
  const profile = profileOf(state, player)
  const pitch = pitchOf(state)
  let end = 0
  wayOut.fill(0)
  for (let other = firstOf(state, 1 - team); other < endOf(state, 1 - team); other++) {
    if (!isOnFeet(state.players[other])) continue
    for (const square of pitch.around[state.players[other].square]) wayOut[square] = FAR
  }
  for (let square = 0; square < SQUARES; square++) {
    const isTaken = state.squares[square] >= 0 && state.squares[square] !== player
    if (isTaken || pitch.blocked[square]) wayOut[square] = FAR
    else if (wayOut[square] === 0) queue[end++] = square
  }
  const around = profile.runsThroughRubble ? neighbours : pitch.around
  for (let next = 0; next < end; next++) {
    const steps = wayOut[queue[next]] + 1
    for (const square of around[queue[next]]) {
      if (wayOut[square] <= steps) continue
      if (!profile.runsOver && state.squares[square] >= 0 && state.squares[square] !== player) continue
      wayOut[square] = steps
      queue[end++] = square
    }
  }
}

const leapCost = new Int8Array(SQUARES)
const leaping = new Int16Array(SQUARES)

/** Squares on the far side of players (and rubble): one step that costs as many squares as are crossed. */
function addLeaps(state: BlitzState, player: number, left: number): void {
  const pitch = pitchOf(state)
  const from = state.players[player].square
  const around = profileOf(state, player).runsThroughRubble ? neighbours : pitch.around
  leapCost.fill(FAR)
  leapCost[from] = 0
  for (let i = 0; i < steps.count; i++) leapCost[steps.squares[i]] = 1
  let end = 0
  leaping[end++] = from
  for (let next = 0; next < end; next++) {
    const cost = leapCost[leaping[next]] + 1
    if (cost > left) break
    for (const square of around[leaping[next]]) {
      if (leapCost[square] <= cost) continue
      const isSolid = state.squares[square] >= 0 || pitch.blocked[square] === 1
      if (!isSolid && (next === 0 || cost + wayOutFrom(state, player, square) > left)) continue
      leapCost[square] = cost
      if (isSolid) leaping[end++] = square
      else add(square, cost)
    }
  }
}
