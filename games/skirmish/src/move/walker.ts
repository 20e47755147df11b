import type { Listener } from '@undercroft/engine'
import { listenersOf, mayAnswer } from '../abilities/registry.ts'
import { type Board, spaceOf } from '../board/board.ts'
import { SPIKES } from '../board/terrain.ts'
import { BURROWING, FLYING, INCORPOREAL, WALKING, type Way, wayOf } from '../board/ways.ts'
import { areEnemies, boardIn, cardOf, has, isHelpless, isPresent } from '../creatures.ts'
import { trait } from '../gains.ts'
import type { Moments } from '../moments.ts'
import { type Creature, ROUTING, type SkirmishMatch } from '../state.ts'

const mayTrample = mayAnswer('mayTrample')
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
  /** It does not enter spikes (SK-TERR-17). */
  readonly shunsSpikes: boolean
  /** It could trample somebody. */
  readonly tramples: boolean
  /** By square: 0 free, 1 may be passed but not stopped on, 2 closed; higher: an enemy that may be trampled. */
  readonly taken: Uint8Array
  /** The same by space that it would take, named by its top left square: what is under any of its squares. */
  readonly blocked: Uint8Array
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
/** The same for the spaces of big walkers. */
let blocked = NO_SQUARES
let markedSpaces = new Int16Array(0)
let spaceMarks = 0

/** How the creature moves on the surface. */
export function surfaceMode(match: SkirmishMatch, creature: Creature): number {
  return isIncorporeal(match, creature) ? INCORPOREAL : flies(match, creature) ? FLYING : WALKING
}

/** The walker among all others. */
export function walkerOf(match: SkirmishMatch, creature: Creature, mode: number): Walker {
  const board = boardIn(match)
  const others = match.state.creatures
  clearMarks(board.squares)
  const tramples = tramplesOf(match, creature, mode)
  for (let i = 0; i < others.length; i++) {
    const other = others[i]
    if (other === creature || !isPresent(other)) continue
    let level = passage(match, creature, other, mode)
    if (level === CLOSED && tramples.length > 0) level = trampling(match, creature, other, tramples)
    const { width } = cardOf(match, other)
    if (width === 1) mark(other.square, level)
    else for (const square of spaceOf(board, other.square, width)) mark(square, level)
  }
  const { width } = cardOf(match, creature)
  if (width > 1) markSpaces(board, width)
  return {
    board,
    way: wayOf(board, mode, width),
    mode,
    width,
    from: creature.square,
    shunsSpikes: mode === WALKING && fearsSpikes(creature),
    tramples: tramples.length > 0,
    taken,
    blocked: width > 1 ? blocked : taken,
  }
}

/** Spikes would kill it, and it is not routing (SK-TERR-17). */
export const fearsSpikes = (creature: Creature): boolean => creature.hp <= SPIKE_DAMAGE && !has(creature, ROUTING)

const tramplesOf = (match: SkirmishMatch, creature: Creature, mode: number): typeof NOBODY =>
  mode === WALKING && mayTrample(match, creature) ? listenersOf(match, creature, 'mayTrample') : NOBODY

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

/** Every space that has one of the marked squares in it. */
function markSpaces({ column, row, squares, width: columns }: Board, width: number): void {
  if (blocked.length < squares) {
    blocked = new Uint8Array(squares)
    markedSpaces = new Int16Array(squares)
  }
  for (let i = 0; i < spaceMarks; i++) blocked[markedSpaces[i]] = 0
  spaceMarks = 0
  for (let i = 0; i < marks; i++) {
    const square = marked[i]
    const up = Math.min(width - 1, row[square])
    const left = Math.min(width - 1, column[square])
    for (let dy = 0; dy <= up; dy++) {
      for (let dx = 0; dx <= left; dx++) {
        const space = square - dy * columns - dx
        if (blocked[space] === 0) markedSpaces[spaceMarks++] = space
        blocked[space] = merged(blocked[space], taken[square])
      }
    }
  }
}

/** What two squares of a space mean together: of several enemies none may be trampled (SK-AB-TRAMPLE-01). */
function merged(a: number, b: number): number {
  if (a === CLOSED || b === CLOSED) return CLOSED
  return a >= TRAMPLED && b >= TRAMPLED && a !== b ? CLOSED : Math.max(a, b)
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
  if (walker.blocked[to] === CLOSED) return 0
  return walker.shunsSpikes && hasNewSpikes(walker, to) ? 0 : walker.way.weight[to]
}

function hasNewSpikes({ board, from, width }: Walker, to: number): boolean {
  if (width === 1) return board.terrain[to] === SPIKES
  const before = spaceOf(board, from, width)
  return spaceOf(board, to, width).some((square) => board.terrain[square] === SPIKES && !before.includes(square))
}

/** The walker as it is once it stands on an enemy there: nobody else may be trampled (SK-AB-TRAMPLE-01). */
export function afterTrampling(walker: Walker, square: number): Walker {
  const victim = walker.blocked[square]
  if (!walker.tramples || victim < TRAMPLED) return walker
  return { ...walker, blocked: walker.blocked.map((code) => (code >= TRAMPLED && code !== victim ? CLOSED : code)) }
}

/** May it end its movement there? */
export function mayStop(walker: Walker, square: number): boolean {
  return walker.way.stop[square] === 1 && walker.blocked[square] === 0
}

/** Squares that a step costs: a slow diagonal counts as two diagonals (SK-MOVE-01, SK-TERR-06, SK-TERR-07). */
export function stepCost(weight: number, diagonal: boolean, odd: number): number {
  return diagonal ? weight + ((weight + odd) >> 1) : weight
}

/** The parity of the diagonals walked after a step. */
export function oddAfter(weight: number, diagonal: boolean, odd: number): number {
  return diagonal ? (odd + weight) & 1 : odd
}
