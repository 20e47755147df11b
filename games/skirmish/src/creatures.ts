import { type Board, boardOf, spaceOf } from './board/board.ts'
import { areAdjacent, distance, isWithinSix } from './board/measure.ts'
import type { Card } from './card/card.ts'
import { cardsOf } from './options/cards.ts'
import { ABSENT, type Creature, HELPLESS, INACTIVE, type SkirmishMatch } from './state.ts'

export const boardIn = (match: SkirmishMatch): Board => boardOf(match.state.width, match.state.terrain)

export const cardOf = (match: SkirmishMatch, creature: Creature): Card => cardsOf(match.options)[creature.card]

export const widthOf = (match: SkirmishMatch, creature: Creature): number => cardOf(match, creature).width

/** On the grid. */
export const isPresent = (creature: Creature): boolean => (creature.status & ABSENT) === 0 && creature.square >= 0

/** Active: on the grid and not routing, stunned, asleep, paralyzed or otherwise helpless (SK-COND-ACTIVE-01). */
export const isActive = (creature: Creature): boolean => (creature.status & INACTIVE) === 0 && isPresent(creature)

export const isHelpless = (creature: Creature): boolean => (creature.status & HELPLESS) !== 0

/** Below its starting hit points (SK-COND-WOUNDED-01). */
export const isWounded = (match: SkirmishMatch, creature: Creature): boolean => creature.hp < cardOf(match, creature).hp

export const has = (creature: Creature, status: number): boolean => (creature.status & status) !== 0

export const teamOf = (match: SkirmishMatch, seat: number): number => (match.options.teams ? seat % 2 : seat)

/** Enemies are creatures of opponents (SK-KEY-ENEMY-01); control counts, not ownership. */
export function areEnemies(match: SkirmishMatch, a: Creature, b: Creature): boolean {
  return match.options.teams ? a.seat % 2 !== b.seat % 2 : a.seat !== b.seat
}

/** Other creatures of its own and its teammate's warband (SK-KEY-ALLY-01). */
export function areAllies(match: SkirmishMatch, a: Creature, b: Creature): boolean {
  return a.id !== b.id && !areEnemies(match, a, b)
}

export function gapBetween(match: SkirmishMatch, a: Creature, b: Creature): number {
  return distance(boardIn(match), a.square, widthOf(match, a), b.square, widthOf(match, b))
}

export function adjacent(match: SkirmishMatch, a: Creature, b: Creature): boolean {
  return areAdjacent(boardIn(match), a.square, widthOf(match, a), b.square, widthOf(match, b))
}

export function withinSix(match: SkirmishMatch, a: Creature, b: Creature): boolean {
  return isWithinSix(boardIn(match), a.square, widthOf(match, a), b.square, widthOf(match, b))
}

export function squaresOf(match: SkirmishMatch, creature: Creature): Int16Array {
  return spaceOf(boardIn(match), creature.square, widthOf(match, creature))
}

/** Is it standing on this terrain with any of its squares (SK-TERR-01)? */
export function isOn(match: SkirmishMatch, creature: Creature, terrain: number): boolean {
  const board = boardIn(match)
  for (const square of squaresOf(match, creature)) if (board.terrain[square] === terrain) return true
  return false
}
