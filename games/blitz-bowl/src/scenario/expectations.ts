import { ScenarioFault } from '@undercroft/engine/scenario'
import { bonusPlays } from '../bonus/index.ts'
import { backs } from '../cards.ts'
import { challenges } from '../challenges/index.ts'
import type { BlitzEvent } from '../events.ts'
import { blitzBowl } from '../game.ts'
import { columnOf, rowOf } from '../pitch.ts'
import { statusOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import type { Names } from './position.ts'

const text = (value: unknown): string => JSON.stringify(value)

/** What of an expectation does not hold, in words. */
export function differencesOf(
  expected: Readonly<Record<string, unknown>>,
  match: Blitz,
  events: readonly BlitzEvent[],
  names: Names,
): string[] {
  return Object.entries(expected).flatMap(([field, wanted]) => {
    const player = names.get(field)
    if (player !== undefined) return comparePlayer(match, field, player, wanted)
    const found = fieldOf(match, events, field)
    return text(found) === text(wanted) ? [] : [`${field} is ${text(found)}, not ${text(wanted)}`]
  })
}

function comparePlayer(match: Blitz, name: string, player: number, wanted: unknown): string[] {
  if (typeof wanted !== 'object' || wanted === null)
    throw new ScenarioFault(['expect', name], 'must be a list of fields')
  const { square, ball, spent } = match.state.players[player]
  const found: Record<string, unknown> = {
    at: square < 0 ? 'reserve' : [columnOf(square), rowOf(square)],
    status: statusOf(match.state, player),
    ball: ball >= 0,
    spent,
  }
  return Object.entries(wanted).flatMap(([field, value]) => {
    if (!(field in found))
      throw new ScenarioFault(['expect', name, field], `is none of ${Object.keys(found).join(', ')}`)
    return text(found[field]) === text(value) ? [] : [`${name}.${field} is ${text(found[field])}, not ${text(value)}`]
  })
}

function fieldOf(match: Blitz, events: readonly BlitzEvent[], field: string): unknown {
  const { state } = match
  const nameOf = (challenge: number) => (challenge < 0 ? null : challenges[challenge].id)
  switch (field) {
    case 'scores':
      return state.scores
    case 'active':
      return state.active
    case 'turn':
      return state.turn
    case 'actions':
      return state.actionsLeft
    case 'balls':
      return state.balls.filter(({ square }) => square >= 0).map(({ square }) => [columnOf(square), rowOf(square)])
    case 'slots':
      return state.slots.map(nameOf)
    case 'next':
      return nameOf(state.next)
    case 'hands':
      return state.hands.map((hand) => hand.map((card) => bonusPlays[backs[card]].id))
    case 'asked':
      return blitzBowl.decision(match)?.kind ?? null
    case 'ending':
      return state.ending || null
    case 'winner':
      return blitzBowl.result(match).winner
    case 'happened':
      return events.map(({ type }) => type)
    default:
      throw new ScenarioFault(['expect', field], 'is neither a piece nor a field that can be expected')
  }
}
