import { countMarkers, hasAbility, type Player, STANDING } from '@undercroft/ball'
import type { Action } from '@undercroft/engine'
import { asIf } from './blood-bowl-cage.ts'
import { bestPlace, type March } from './blood-bowl-march.ts'
import { declared, Walk } from './blood-bowl-walk.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'

/** So many team-mates are thought of to hand the ball to. */
const RECEIVERS = 3

interface Relay {
  readonly value: number
  readonly actions: readonly Action[]
  readonly sure: number
}

/** The ball is handed to somebody who has yet to act, and goes on with him. */
export function bestRelay(march: March, carrier: Player, own: Walk): Relay | null {
  const { match, seat, zones, walks } = march
  if (match.state.teams[seat].handOffUsed === 1) return null
  const far = ([mate]: [Player, Walk]): number => columnsLeft(mate.square, seat) - mate.ma
  const receivers = [...walks]
    .filter(([mate]) => mate.status === STANDING && zones[mate.square] === 0 && !hasAbility(match, mate, 'no-hands'))
    .sort((a, b) => far(a) - far(b))
  let best: Relay | null = null
  let looked = 0
  for (const [mate] of receivers) {
    const at = nextTo(mate, own)
    if (at < 0 || looked++ === RECEIVERS) continue
    const relay = relayTo(march, carrier, own, mate, at)
    if (!best || relay.value > best.value) best = relay
  }
  return best
}

/** The nearest square to which the carrier can walk beside a team-mate. */
function nextTo(mate: Player, own: Walk): number {
  let nearest = -1
  for (const square of own.squares)
    if (away(square, mate.square) === 1 && (nearest < 0 || own.distance(square) < own.distance(nearest)))
      nearest = square
  return nearest
}

function relayTo(march: March, carrier: Player, own: Walk, mate: Player, at: number): Relay {
  const { match, seat, zones, evaluate } = march
  const { state } = match
  const once = Math.max(1, Math.min(5, 7 - mate.ag - countMarkers(match, mate.square, seat))) / 6
  const again = state.teams[seat].rerolls > 0 || hasAbility(match, mate, 'catch')
  const sure = again ? 1 - (1 - once) ** 2 : once
  const walks = new Map([...march.walks].filter(([player]) => player !== mate))
  const value = asIf(match, [{ player: carrier, square: at }], () => {
    state.ballHolder = mate.id
    const place = bestPlace({ ...march, walks }, mate, new Walk(match, mate, zones))
    state.ballHolder = -1
    state.ballSquare = mate.square
    state.turnover = 'hand-off-not-caught'
    const dropped = evaluate(match, seat)
    state.ballHolder = carrier.id
    state.ballSquare = -1
    state.turnover = ''
    return sure * place.value + (1 - sure) * dropped
  })
  const actions = [...declared(carrier, 'hand-off'), ...own.to(at), { type: 'hand-off', target: mate.id } as Action]
  return { value, actions, sure }
}
