import { countMarkers, hasAbility, type Player, passTest, STANDING, type Test } from '@undercroft/ball'
import type { Action } from '@undercroft/engine'
import { asIf } from './blood-bowl-cage.ts'
import { agilityOdds, chanceOf } from './blood-bowl-dash.ts'
import { bestPlace, type March } from './blood-bowl-march.ts'
import { declared, Walk } from './blood-bowl-walk.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'

/** So many team-mates are thought of to hand the ball to, and to throw it to. */
const RECEIVERS = 3
/** Nobody throws farther. */
const RANGE = 10

interface Relay {
  readonly value: number
  readonly actions: readonly Action[]
  readonly sure: number
}

/** The ball is handed or thrown to somebody who has yet to act, and goes on with him. */
export function bestRelay(march: March, carrier: Player, own: Walk): Relay | null {
  const { match, seat, zones, walks } = march
  const { handOffUsed, passUsed } = match.state.teams[seat]
  const far = ([mate]: [Player, Walk]): number => columnsLeft(mate.square, seat) - mate.ma
  const receivers = [...walks]
    .filter(([mate]) => mate.status === STANDING && zones[mate.square] === 0 && !hasAbility(match, mate, 'no-hands'))
    .sort((a, b) => far(a) - far(b))
    .map(([mate]) => mate)
  const handed = handOffUsed === 1 ? [] : receivers.map((mate) => ({ mate, at: nextTo(mate, own), type: 'hand-off' }))
  const mayThrow = passUsed === 0 && carrier.pa > 0
  const thrown = mayThrow ? receivers.map((mate) => ({ mate, at: inRange(mate, own, zones), type: 'pass' })) : []
  let best: Relay | null = null
  for (const ways of [handed, thrown]) {
    for (const { mate, at, type } of ways.filter((way) => way.at >= 0).slice(0, RECEIVERS)) {
      const relay = relayTo(march, carrier, own, mate, at, type)
      if (!best || relay.value > best.value) best = relay
    }
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

/** The square to which the carrier can walk and throw best from: nearest to the team-mate, and not Marked. */
function inRange(mate: Player, own: Walk, zones: Uint8Array): number {
  let nearest = -1
  for (const square of own.squares) {
    const distance = away(square, mate.square)
    if (distance < 2 || distance > RANGE || zones[square] > 0) continue
    if (nearest < 0 || distance < away(nearest, mate.square)) nearest = square
  }
  return nearest
}

function relayTo(march: March, carrier: Player, own: Walk, mate: Player, at: number, type: string): Relay {
  const { match, seat, zones, evaluate } = march
  const { state } = match
  const isPass = type === 'pass'
  const walks = new Map([...march.walks].filter(([player]) => player !== mate))
  const catches = { skill: 'catch', chance: agilityOdds(mate, countMarkers(match, mate.square, seat)) } as const
  const { sure, value } = asIf(match, [{ player: carrier, square: at }], () => {
    const throws = isPass ? oddsOf(passTest(match, carrier, mate.square)) : 1
    const arrives = isPass ? chanceOf(match, carrier, [{ skill: 'pass', chance: throws }]) : 1
    const sure = arrives * chanceOf(match, mate, [catches])
    state.ballHolder = mate.id
    const place = bestPlace({ ...march, walks }, mate, new Walk(match, mate, zones))
    state.ballHolder = -1
    state.ballSquare = mate.square
    state.turnover = 'hand-off-not-caught'
    const dropped = evaluate(match, seat)
    state.ballHolder = carrier.id
    state.ballSquare = -1
    state.turnover = ''
    return { sure, value: sure * place.value + (1 - sure) * dropped }
  })
  const last = isPass ? { type: 'throw', to: mate.square } : { type: 'hand-off', target: mate.id }
  const walked = [...declared(carrier, type), ...own.to(at)]
  const actions = [...walked, ...(isPass ? [{ type: 'pass' }] : []), last] as Action[]
  return { value, actions, sure }
}

/** How likely a test is passed before any re-roll. */
function oddsOf({ target, modifiers }: Pick<Test, 'target' | 'modifiers'>): number {
  const needed = target - modifiers.reduce((sum, { value }) => sum + value, 0)
  return Math.max(1, Math.min(5, 7 - needed)) / 6
}
