import type { Facts, Vocabulary } from '@undercroft/engine/scenario'
import { bonusPlays } from '../bonus/index.ts'
import { deckOf } from '../deck.ts'
import { columnOf, rowOf } from '../pitch.ts'
import type { RunFrame } from '../procedures/run.ts'
import { profileOf, statusOf } from '../queries.ts'
import { randomEvents } from '../random-events/index.ts'
import { actionNames, type Blitz } from '../state.ts'

const spotOf = (square: number): [number, number] => [columnOf(square), rowOf(square)]

/** What can be expected of a player. */
export function playerFacts({ state, stack }: Blitz, player: number): Facts {
  const { square, ball, spent, done } = state.players[player]
  const { move, throw: throwValue, armour, block, ability } = profileOf(state, player)
  const run = stack.find(({ proc, ...locals }) => proc === 'run' && (locals as unknown as RunFrame).player === player)
  return {
    at: square < 0 ? 'reserve' : spotOf(square),
    status: statusOf(state, player),
    ball: ball >= 0,
    spent,
    done: actionNames.filter((_, kind) => (done & (1 << kind)) !== 0),
    move,
    throw: throwValue,
    armour,
    block,
    ability,
    movement: run ? (run as unknown as RunFrame).left : null,
  }
}

const challengeName = ({ options }: Blitz, challenge: number) =>
  challenge < 0 ? null : deckOf(options).challenges[challenge].id

/** What can be expected of the match. */
export const matchFacts: NonNullable<Vocabulary<Blitz>['facts']> = {
  scores: ({ state }) => state.scores,
  touchdowns: ({ state }) => state.touchdowns,
  active: ({ state }) => state.active,
  turn: ({ state }) => state.turn,
  lastTurn: ({ state }) => state.lastTurn || null,
  actions: ({ state }) => state.actionsLeft,
  balls: ({ state }) => state.balls.filter(({ square }) => square >= 0).map(({ square }) => spotOf(square)),
  slots: (match) => match.state.slots.map((challenge) => challengeName(match, challenge)),
  next: (match) => challengeName(match, match.state.next),
  hands: ({ state, options }) =>
    state.hands.map((hand) => hand.map((card) => bonusPlays[deckOf(options).backs[card]].id)),
  lasting: ({ state }) => randomEvents.filter((_, event) => (state.lasting & (1 << event)) !== 0).map(({ id }) => id),
  ending: ({ state }) => state.ending || null,
  happened: (_, __, { all }) => all.map(({ type }) => type),
}
