import { SQUARES } from './data/boards.ts'
import { neighbours, type Pitch } from './pitch.ts'
import { KEEP_OUT, PASS_BY, type Profile, STOP_THERE } from './profiles.ts'
import { isBesideOpponents, pitchOf, profileOf } from './queries.ts'
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

/** How a runner of `team` treats a square (BZ-RUN-04): KEEP_OUT, STOP_THERE, or PASS_BY when nothing hinders him. */
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
 * The steps of a runner who may go `left` squares more. `sneaking`: he has used a freedom that makes him end his Run open,
 * so each step must leave him a way to do so.
 */
export function runSteps(state: BlitzState, player: number, left: number, sneaking: boolean): RunSteps {
  const { square, team } = state.players[player]
  const profile = profileOf(state, player)
  const pitch = pitchOf(state)
  const around = pitch.around[square]
  const free = sneaking || profile.runsPast
  steps.count = 0
  if (left === 0) return steps
  if (free) measureWaysOut(state, pitch, player, profile)
  for (let i = 0; i < around.length; i++) {
    const to = around[i]
    if (state.squares[to] >= 0) continue
    if (free && wayOut[to] < left) add(to, 1)
    else if (!sneaking && hindrance(state, to, team) !== KEEP_OUT) add(to, 1)
  }
  if (profile.runsOver) addLeaps(state, pitch, square, left, profile)
  return steps
}

/** Can he make a Run at all? */
export function canRun(state: BlitzState, player: number, left: number, sneaking: boolean): boolean {
  if (sneaking || profileOf(state, player).runsPast) return runSteps(state, player, left, sneaking).count > 0
  const { square, team } = state.players[player]
  const around = pitchOf(state).around[square]
  for (let i = 0; i < around.length; i++) {
    if (state.squares[around[i]] < 0 && hindrance(state, around[i], team) !== KEEP_OUT) return true
  }
  return false
}

const FAR = 100
const wayOut = new Int8Array(SQUARES)
const queue = new Int16Array(SQUARES)

/** For every square: how many steps from there to the nearest free square on which he is open. */
function measureWaysOut(state: BlitzState, pitch: Pitch, player: number, profile: Profile): void {
  const { team } = state.players[player]
  let end = 0
  wayOut.fill(FAR)
  for (let square = 0; square < SQUARES; square++) {
    if (pitch.blocked[square] || (state.squares[square] >= 0 && state.squares[square] !== player)) continue
    if (isBesideOpponents(state, square, team)) continue
    wayOut[square] = 0
    queue[end++] = square
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

/** Squares on the far side of players (and rubble): one step that costs as many squares as are crossed. */
function addLeaps(state: BlitzState, pitch: Pitch, from: number, left: number, profile: Profile): void {
  const around = profile.runsThroughRubble ? neighbours : pitch.around
  leapCost.fill(FAR)
  leapCost[from] = 0
  for (let i = 0; i < steps.count; i++) leapCost[steps.squares[i]] = 1
  let end = 0
  queue[end++] = from
  for (let next = 0; next < end; next++) {
    const cost = leapCost[queue[next]] + 1
    if (cost > left) break
    for (const square of around[queue[next]]) {
      if (leapCost[square] <= cost) continue
      const isSolid = state.squares[square] >= 0 || pitch.blocked[square] === 1
      if (!isSolid && (next === 0 || cost + wayOut[square] > left)) continue
      leapCost[square] = cost
      if (isSolid) queue[end++] = square
      else add(square, cost)
    }
  }
}
