import { answers, mayAnswer } from '../abilities/registry.ts'
import { type Board, boardOf } from '../board/board.ts'
import { BURROWING, type Way, wayOf } from '../board/ways.ts'
import { AN_ENEMY, type Company, closeAmong, gather, nobodyAround } from '../close.ts'
import { boardIn, cardOf, has } from '../creatures.ts'
import { type Crowd, FAR, nobody } from '../crowd.ts'
import { mayBeGiven } from '../gains.ts'
import { surfaceMode } from '../move/walker.ts'
import { ASLEEP, type Creature, ENTANGLED, PARALYZED, PHASED_OUT, type SkirmishMatch, STUNNED } from '../state.ts'
import type { TurnLocals } from './turn-locals.ts'

/**
 * What is known of a creature that is asked what to do in its turn. As long as nothing happens but its own steps most of it holds for
 * the next list too. There is one, and it is good until the next is begun.
 */
export interface Stroll {
  match: SkirmishMatch | null
  creature: Creature | null
  turn: number
  /** On which board and where it stands, how it moves, and in which way. */
  board: Board
  square: number
  mode: number
  way: Way
  /** It could have more to do than to walk, even where nobody is close. */
  busy: boolean
  /** Nothing about itself keeps its steps from being taken at once. */
  free: boolean
  /** Who is close to it, and whom it may meet with its next two steps. */
  close: number
  readonly crowd: Crowd
  /** Who is around, and how many steps it may go until others may come close. */
  readonly company: Company
  steps: number
}

/** Nobody else need be looked for on the first steps. */
const STEPS = 4

const listsActions = answers('actions')
const tramples = answers('trampled')
const mayReachFar = mayAnswer('reach')
const mayBeMadeToFly = mayBeGiven('flies')
const mayBeMadeIncorporeal = mayBeGiven('incorporeal')

const NOWHERE: Way = {
  steps: new Int16Array(0),
  weight: new Uint8Array(0),
  stop: new Uint8Array(0),
  spikes: new Uint8Array(0),
  bars: new Uint8Array(0),
  open: new Int16Array(0),
}

const stroll: Stroll = {
  match: null,
  creature: null,
  turn: -1,
  board: boardOf(1, '.'),
  square: -1,
  mode: -1,
  way: NOWHERE,
  busy: false,
  free: false,
  close: 0,
  crowd: nobody(),
  company: nobodyAround(),
  steps: 0,
}

/** How it moves now: underground to the end, otherwise as it can at this step (a commander's gift may end on the way). */
export function modeNow(match: SkirmishMatch, creature: Creature, turn: TurnLocals): number {
  return turn.mode === BURROWING ? BURROWING : surfaceMode(match, creature)
}

/** A creature is asked what to do, whatever has happened before. */
export function beginStroll(match: SkirmishMatch, creature: Creature, turn: TurnLocals): Stroll {
  const { abilitySet, ranged, spells } = cardOf(match, creature)
  stroll.match = match
  stroll.creature = creature
  stroll.turn = match.state.turn
  stroll.free = !has(creature, ASLEEP | ENTANGLED | PARALYZED | PHASED_OUT | STUNNED) && !tramples(abilitySet)
  stroll.busy = ranged.length > 0 || spells.length > 0 || listsActions(abilitySet) || mayReachFar(match, creature)
  findWay(match, creature, turn)
  look(match, creature)
  lookClose(match, creature)
  return stroll
}

/** What was known when the creature was asked: it answers where it stood, among those who were there. */
export function strollOf(match: SkirmishMatch, creature: Creature, turn: TurnLocals): Stroll {
  const isKnown =
    stroll.match === match &&
    stroll.creature === creature &&
    stroll.square === creature.square &&
    stroll.turn === match.state.turn
  return isKnown ? stroll : beginStroll(match, creature, turn)
}

/** Will nothing come of a step to this square: nobody reacts, nobody is trampled, no spikes? `stepFreely` looks closer. */
export const isFree = ({ close, free, way }: Stroll, to: number): boolean =>
  free && (close & AN_ENEMY) === 0 && way.spikes[to] === 0

/** It has gone one step, and nothing came of it. */
export function strollOn(match: SkirmishMatch, creature: Creature, turn: TurnLocals): void {
  if (mayBeMadeToFly(match) || mayBeMadeIncorporeal(match)) findWay(match, creature, turn)
  if (--stroll.steps < 0) look(match, creature)
  lookClose(match, creature)
}

function findWay(match: SkirmishMatch, creature: Creature, turn: TurnLocals): void {
  stroll.mode = modeNow(match, creature, turn)
  stroll.board = boardIn(match)
  stroll.way = wayOf(stroll.board, stroll.mode, cardOf(match, creature).width)
}

function look(match: SkirmishMatch, creature: Creature): void {
  gather(stroll.company, match, creature, FAR + STEPS)
  stroll.steps = STEPS
}

function lookClose(match: SkirmishMatch, creature: Creature): void {
  const { board, company, crowd } = stroll
  const { column, row } = board
  const { square } = creature
  crowd.foes = 0
  crowd.friends = 0
  crowd.squeezed = false
  stroll.square = square
  stroll.close = closeAmong(company, column[square], row[square], cardOf(match, creature).width, crowd)
}
