import type { Listener } from '@undercroft/engine'
import { abilitySetOf, moments } from '../abilities/registry.ts'
import { type Board, spaceOf } from '../board/board.ts'
import { SPIKES } from '../board/terrain.ts'
import { BURROWING, FLYING, INCORPOREAL, WALKING, type Way, wayOf } from '../board/ways.ts'
import { areEnemies, boardIn, cardOf, has, isHelpless, isPresent } from '../creatures.ts'
import { trait } from '../gains.ts'
import type { Moments } from '../moments.ts'
import { type Creature, ROUTING, type SkirmishMatch } from '../state.ts'

const flies = trait('flies')
const isIncorporeal = trait('incorporeal')

/** Damage of a step onto stone spikes (SK-TERR-15). */
export const SPIKE_DAMAGE = 5

/**
 * A creature that is about to move, and who stands in its way. The memory is shared: a walker is good until the next one
 * is made.
 */
export interface Walker {
  readonly board: Board
  readonly way: Way
  readonly mode: number
  readonly width: number
  /** Its own square: spikes under it are not new. */
  readonly from: number
  /** Spikes would kill it, and it is not routing (SK-TERR-17). */
  readonly shunsSpikes: boolean
  /** It could trample somebody. */
  readonly tramples: boolean
  /** By square: 0 free, 1 may be passed but not stopped on, 2 closed; higher: an enemy that may be trampled. */
  readonly taken: Uint8Array
}

const PASSED = 1
const CLOSED = 2
const TRAMPLED = 3

const NOBODY: readonly Listener<Moments, 'mayTrample'>[] = []

const NO_SQUARES = new Uint8Array(0)
let taken = NO_SQUARES
/** Where `taken` is not 0: those squares alone are cleared for the next walker. */
let marked = new Int16Array(0)
let marks = 0
/** Never marked. */
let free = NO_SQUARES

/** How the creature moves on the surface. */
export function surfaceMode(match: SkirmishMatch, creature: Creature): number {
  return isIncorporeal(match, creature) ? INCORPOREAL : flies(match, creature) ? FLYING : WALKING
}

export function walkerOf(match: SkirmishMatch, creature: Creature, mode: number): Walker {
  const board = boardIn(match)
  const { creatures } = match.state
  clearMarks(board.squares)
  const tramples = tramplesOf(match, creature, mode)
  for (let i = 0; i < creatures.length; i++) {
    const other = creatures[i]
    if (other === creature || !isPresent(other)) continue
    let level = passage(match, creature, other, mode)
    if (level === CLOSED && tramples.length > 0) level = trampling(match, creature, other, tramples)
    const { width } = cardOf(match, other)
    if (width === 1) mark(other.square, level)
    else for (const square of spaceOf(board, other.square, width)) mark(square, level)
  }
  return walkerAmong(match, creature, mode, tramples.length > 0, taken)
}

/** The walker as if nobody else were there: good for its next step where nobody is close to it. */
export function loneWalkerOf(match: SkirmishMatch, creature: Creature, mode: number): Walker {
  const { squares } = boardIn(match)
  if (free.length < squares) free = new Uint8Array(squares)
  return walkerAmong(match, creature, mode, tramplesOf(match, creature, mode).length > 0, free)
}

function walkerAmong(
  match: SkirmishMatch,
  creature: Creature,
  mode: number,
  tramples: boolean,
  taken: Uint8Array,
): Walker {
  const board = boardIn(match)
  const { width } = cardOf(match, creature)
  return {
    board,
    way: wayOf(board, mode, width),
    mode,
    width,
    from: creature.square,
    shunsSpikes: mode === WALKING && creature.hp <= SPIKE_DAMAGE && !has(creature, ROUTING),
    tramples,
    taken,
  }
}

const tramplesOf = (match: SkirmishMatch, creature: Creature, mode: number): typeof NOBODY =>
  mode === WALKING ? moments().listeners('mayTrample', abilitySetOf(match, creature)) : NOBODY

function clearMarks(squares: number): void {
  if (taken.length < squares) {
    taken = new Uint8Array(squares)
    marked = new Int16Array(squares)
  }
  for (let i = 0; i < marks; i++) taken[marked[i]] = 0
  marks = 0
}

function mark(square: number, level: number): void {
  if (taken[square] === 0) marked[marks++] = square
  taken[square] = level
}

/** May it pass the other (1) or not (2)? SK-MOVE-04, SK-MOVE-05, SK-MOVE-06, SK-AB-FLIGHT-03, SK-AB-INCORPOREAL-05. */
function passage(match: SkirmishMatch, creature: Creature, other: Creature, mode: number): number {
  if (mode === FLYING || mode === BURROWING) return PASSED
  if (!areEnemies(match, creature, other) || isHelpless(other)) return PASSED
  return mode === INCORPOREAL && !isIncorporeal(match, other) ? PASSED : CLOSED
}

/** May it trample this enemy (3 and more, by enemy)? */
function trampling(match: SkirmishMatch, creature: Creature, other: Creature, tramples: typeof NOBODY): number {
  for (const { answer } of tramples) if (answer(match, creature, other)) return TRAMPLED + other.id
  return CLOSED
}

/** The weight of entering a space: 0 where it may not. */
export function enterWeight(walker: Walker, to: number): number {
  const { board, taken, width, way } = walker
  const weight = way.weight[to]
  if (weight === 0) return 0
  if (width === 1) {
    if (taken[to] === CLOSED) return 0
    if (walker.shunsSpikes && board.terrain[to] === SPIKES) return 0
    return weight
  }
  let victim = 0
  for (const square of spaceOf(board, to, width)) {
    if (taken[square] === CLOSED) return 0
    if (taken[square] >= TRAMPLED) {
      // SK-AB-TRAMPLE-01: the space of one enemy, not of several.
      if (victim !== 0 && victim !== taken[square]) return 0
      victim = taken[square]
    }
    if (walker.shunsSpikes && board.terrain[square] === SPIKES && !isUnder(walker, square)) return 0
  }
  return weight
}

/** The walker as it is once it stands on an enemy there: nobody else may be trampled (SK-AB-TRAMPLE-01). */
export function afterTrampling(walker: Walker, square: number): Walker {
  if (!walker.tramples) return walker
  const victims = [...spaceOf(walker.board, square, walker.width)].map((here) => walker.taken[here])
  const victim = Math.max(...victims)
  if (victim < TRAMPLED) return walker
  return { ...walker, taken: walker.taken.map((code) => (code >= TRAMPLED && code !== victim ? CLOSED : code)) }
}

const isUnder = (walker: Walker, square: number): boolean =>
  spaceOf(walker.board, walker.from, walker.width).includes(square)

/** May it end its movement there? */
export function mayStop(walker: Walker, square: number): boolean {
  if (walker.way.stop[square] === 0) return false
  if (walker.width === 1) return walker.taken[square] === 0
  for (const here of spaceOf(walker.board, square, walker.width)) if (walker.taken[here] !== 0) return false
  return true
}

/** Squares that a step costs: a slow diagonal counts as two diagonals (SK-MOVE-01, SK-TERR-06, SK-TERR-07). */
export function stepCost(weight: number, diagonal: boolean, odd: number): number {
  return diagonal ? weight + ((weight + odd) >> 1) : weight
}

/** The parity of the diagonals walked after a step. */
export function oddAfter(weight: number, diagonal: boolean, odd: number): number {
  return diagonal ? (odd + weight) & 1 : odd
}
