import { call, done, go, type Procedure, procedure } from '@undercroft/engine'
import { spaceOf } from '../board/board.ts'
import { distance, touchesSquare } from '../board/measure.ts'
import { AN_ENEMY } from '../close.ts'
import { attack, distinctAttacks } from '../combat/attack.ts'
import { areEnemies, boardIn, cardOf, has, isActive, isPresent } from '../creatures.ts'
import { trait } from '../gains.ts'
import { canSee, inMeleeCover } from '../sight.ts'
import { CONFUSED, type Creature, ROUTING, type SkirmishMatch } from '../state.ts'

const makesNone = trait('no-opportunity')

/** May it attack the mover, which is about to step from its square to `to` (SK-AOO-01, SK-AOO-08 to SK-AOO-10)? */
function mayReact(match: SkirmishMatch, enemy: Creature, mover: Creature, to: number): boolean {
  if (!areEnemies(match, enemy, mover) || !isActive(enemy) || has(enemy, CONFUSED)) return false
  if (enemy.opportunityTurn === match.state.turn) return false
  const board = boardIn(match)
  const card = cardOf(match, enemy)
  const { width } = cardOf(match, mover)
  if (distance(board, enemy.square, card.width, mover.square, width) > 1 || makesNone(match, enemy)) return false
  // SK-ROUT-13: the one that caused the rout gets no free attack in that turn.
  if (has(mover, ROUTING) && mover.routCause === enemy.id && mover.routTurn === match.state.turn) return false
  if (!vacatesBeside(match, enemy, mover, to)) return false
  return !inMeleeCover(match, enemy, mover) && canSee(match, enemy, mover)
}

/** Does the step vacate a square that the enemy threatens? */
function vacatesBeside(match: SkirmishMatch, enemy: Creature, mover: Creature, to: number): boolean {
  const board = boardIn(match)
  const { width } = cardOf(match, mover)
  const after = width === 1 ? null : spaceOf(board, to, width)
  for (const square of spaceOf(board, mover.square, width)) {
    if (after?.includes(square)) continue
    if (touchesSquare(board, enemy.square, cardOf(match, enemy).width, square)) return true
  }
  return false
}

/** Does anybody have an attack of opportunity against this step? */
export function provokes(match: SkirmishMatch, mover: Creature, to: number, close: number): boolean {
  if ((close & AN_ENEMY) === 0) return false
  for (const enemy of match.state.creatures) if (mayReact(match, enemy, mover, to)) return true
  return false
}

interface OpportunityGiven {
  readonly mover: number
  readonly to: number
}

interface OpportunityLocals extends OpportunityGiven {
  from: number
  /** How many seats have been asked, in the order of play from the first player on. */
  asked: number
}

const seatNow = (match: SkirmishMatch, frame: OpportunityLocals): number =>
  (match.state.first + frame.asked) % match.options.seats

function* reactors(match: SkirmishMatch, { mover, to }: OpportunityLocals, seat: number): Iterable<Creature> {
  for (const enemy of match.state.creatures) {
    if (enemy.seat === seat && mayReact(match, enemy, match.state.creatures[mover], to)) yield enemy
  }
}

/** Enemies react to a step before it is made, player by player (SK-AOO-05, SK-AOO-06). */
export const opportunity: Procedure<SkirmishMatch, OpportunityLocals, OpportunityGiven> = procedure<
  SkirmishMatch,
  OpportunityLocals,
  OpportunityGiven
>('opportunity', ({ mover, to }) => ({ mover, to, from: -1, asked: 0 }), {
  start(match, frame) {
    frame.from = match.state.creatures[frame.mover].square
    return go(match, 'next')
  },
  next(match, frame) {
    const mover = match.state.creatures[frame.mover]
    if (!isPresent(mover) || mover.square !== frame.from) return done(match)
    for (; frame.asked < match.options.seats; frame.asked++) {
      for (const _ of reactors(match, frame, seatNow(match, frame))) return go(match, 'ask')
    }
    return done(match)
  },
  ask: {
    kind: 'opportunity',
    seat: seatNow,
    actions(match, frame) {
      const actions: { type: string; creature?: number; attack?: number }[] = []
      for (const enemy of reactors(match, frame, seatNow(match, frame))) {
        for (const attack of distinctAttacks(match, enemy, false)) {
          actions.push({ type: 'opportunity', creature: enemy.id, attack })
        }
      }
      actions.push({ type: 'pass' })
      return actions
    },
    about: (_, { mover, to }) => ({ mover, to }),
    answer(match, frame, action: { type: string; creature: number; attack: number }) {
      if (action.type === 'pass') {
        frame.asked++
        return go(match, 'next')
      }
      match.state.creatures[action.creature].opportunityTurn = match.state.turn
      const { creature: attacker, attack: place } = action
      return call(
        match,
        attack,
        { attacker, target: frame.mover, attack: place, ranged: false, opportunity: true, charge: false },
        'next',
      )
    },
  },
})
