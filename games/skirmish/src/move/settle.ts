import { done, go, procedure } from '@undercroft/engine'
import { distance } from '../board/measure.ts'
import { wayOf } from '../board/ways.ts'
import { AN_OVERLAP, closeTo } from '../close.ts'
import { boardIn, cardOf, isPresent, squaresOf } from '../creatures.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { mayStop, surfaceMode, walkerOf } from './walker.ts'

/** Is the creature where it may not stay: on a statue, in a wall, on another creature? */
export function isMisplaced(
  match: SkirmishMatch,
  creature: Creature,
  close = closeTo(match, creature),
  way = wayOf(boardIn(match), surfaceMode(match, creature), cardOf(match, creature).width),
): boolean {
  if (way.stop[creature.square] === 0) return true
  return (close & AN_OVERLAP) !== 0 && sharesSpace(match, creature)
}

function sharesSpace(match: SkirmishMatch, creature: Creature): boolean {
  const board = boardIn(match)
  const { width } = cardOf(match, creature)
  for (const other of match.state.creatures) {
    if (other === creature || !isPresent(other)) continue
    const otherWidth = cardOf(match, other).width
    if (width === 1 && otherWidth === 1) {
      if (creature.square === other.square) return true
      continue
    }
    if (distance(board, creature.square, width, other.square, otherWidth) > 0) continue
    for (const square of squaresOf(match, other)) if (squaresOf(match, creature).includes(square)) return true
  }
  return false
}

/** The legal spaces nearest to the one it stands on (SK-MOVE-17). */
export function nearestPlaces(match: SkirmishMatch, creature: Creature, around: number): number[] {
  const walker = walkerOf(match, creature, surfaceMode(match, creature))
  let best = Number.POSITIVE_INFINITY
  let places: number[] = []
  for (let square = 0; square < walker.board.squares; square++) {
    const far = distance(walker.board, around, 1, square, 1)
    if (far > best || !mayStop(walker, square)) continue
    if (far < best) places = []
    best = far
    places.push(square)
  }
  return places
}

interface SettleLocals {
  readonly creature: number
}

/** A creature in an illegal position is put on the nearest legal space; this is no movement (SK-MOVE-17). */
export const settle = procedure<SkirmishMatch, SettleLocals>('settle', {
  start(match, { creature: id }) {
    const creature = match.state.creatures[id]
    if (!isPresent(creature) || !isMisplaced(match, creature)) return done(match)
    const places = nearestPlaces(match, creature, creature.square)
    if (places.length > 1) return go(match, 'choose')
    if (places.length === 1) shift(match, creature, places[0])
    return done(match)
  },
  choose: {
    kind: 'settle',
    seat: (match, { creature }) => match.state.creatures[creature].seat,
    actions(match, { creature: id }) {
      const creature = match.state.creatures[id]
      return nearestPlaces(match, creature, creature.square).map((square) => ({ type: 'settle', square }))
    },
    about: (_, { creature }) => ({ creature }),
    answer(match, { creature }, action: { square: number }) {
      shift(match, match.state.creatures[creature], action.square)
      return done(match)
    },
  },
})

/** Puts a creature somewhere without movement. */
export function shift(match: SkirmishMatch, creature: Creature, to: number): void {
  match.events?.push({ type: 'moved', creature: creature.id, from: creature.square, to, how: 'shift' })
  creature.square = to
}
