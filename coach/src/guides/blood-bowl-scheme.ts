import { STANDING } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { Scheme } from '../guide.ts'
import { bestPlace, type Evaluate, type March, screened } from './blood-bowl-march.ts'
import { punchesOf } from './blood-bowl-punches.ts'
import { bestRelay } from './blood-bowl-relay.ts'
import { mayWalk, Walk, walked, walksOfMates, zonesAgainst } from './blood-bowl-walk.ts'

/** What the turn can still be brought to: the carrier and his cage go on, and blocks are made. */
export function restOfTurn(match: BloodMatch, seat: number, evaluate: Evaluate): Scheme {
  const march = bestMarch(match, seat, evaluate)
  const punches = punchesOf(match, seat)
  return march ? { ...march, worth: march.worth + punches } : { worth: punches, actions: [], goesOn: 1 }
}

/**
 * The best that the team with the ball can still do in this turn without a die, or with one for a hand-off: the carrier
 * walks on, and those who can walk there too stand at the corners of a cage around him.
 */
function bestMarch(match: BloodMatch, seat: number, evaluate: Evaluate): Scheme | null {
  const { state } = match
  const carrier = state.players[state.ballHolder]
  const isOn = state.active === seat && state.inTurn === 1 && state.turnover === '' && !match.waiting
  if (!carrier || carrier.team !== seat || !isOn || carrier.status !== STANDING) return null
  const zones = zonesAgainst(match, seat)
  const march: March = { match, seat, zones, walks: walksOfMates(match, carrier, zones), evaluate }
  const own = new Walk(match, carrier, zones)
  const now = evaluate(match, seat)
  const place = screened(march, carrier, bestPlace(march, carrier, own))
  const relay = mayWalk(match, carrier) ? bestRelay(march, carrier, own) : null
  if (relay && relay.value > Math.max(now, place.value))
    return { worth: relay.value - now, actions: relay.actions, goesOn: relay.sure }
  if (place.value <= now) return null
  const goer = place.square === carrier.square ? place.posts[0] : { player: carrier, square: place.square }
  const walk = goer && (goer.player === carrier ? own : march.walks.get(goer.player))
  return walk ? { worth: place.value - now, actions: walked(goer.player, walk, goer.square), goesOn: 1 } : null
}
