import { cardOf, type SkirmishMatch } from '@undercroft/skirmish'
import { fearfulSkirmishGuide } from '../guides/skirmish.ts'
import { costOf } from '../guides/skirmish-fight.ts'
import { walkingTo } from '../guides/skirmish-maps.ts'
import { allied, FAR, GONE, HELPLESS, prospects, ROUTING } from '../guides/skirmish-threats.ts'
import type { Features, Sheet } from './sheet.ts'

/** Skirmish: what both sides have left, what they can strike next, and how near it is to being decided by points. */
export const skirmishFeatures: Features<SkirmishMatch> = (match, seat, sheet) => {
  const { state, options } = match
  sheet.put('written', fearfulSkirmishGuide.evaluate(match, seat) / 50)
  sheet.put('round', Math.min(12, state.round) / 12)
  sheet.put('quiet', Math.min(3, state.quietRounds) / 3)
  sheet.put('others', options.seats - 2)
  const active = state.active >= 0 ? state.creatures[state.active].seat : -1
  sheet.put('turn', active < 0 ? 0 : allied(match, active, seat) ? 1 : -1)
  sheet.put('first', allied(match, state.first, seat) ? 1 : -1)
  const own = side(match, seat, true, 'own', sheet)
  const their = side(match, seat, false, 'their', sheet)
  const whole = Math.max(1, own.cost + their.cost)
  sheet.put('share', (own.cost - their.cost) / whole)
  sheet.put('share of hit points', (own.health - their.health) / Math.max(1, own.health + their.health))
  sheet.put('share of strikes', (own.hope - their.hope) / Math.max(10, own.hope + their.hope))
  sheet.put('share of those to come', (own.ready - their.ready) / Math.max(10, own.ready + their.ready))
  const size = Math.max(1, options.size)
  sheet.put('lead', (own.points - their.points) / size)
  sheet.put('own points to go', own.points / size > 0.6 ? own.points / size - 0.6 : 0)
  sheet.put('their points to go', their.points / size > 0.6 ? their.points / size - 0.6 : 0)
}

interface Side {
  readonly cost: number
  readonly health: number
  readonly hope: number
  readonly ready: number
  readonly points: number
}

function side(match: SkirmishMatch, seat: number, own: boolean, whose: string, sheet: Sheet): Side {
  const { state, options } = match
  let count = 0
  let cost = 0
  let health = 0
  let ready = 0
  let commanders = 0
  let routing = 0
  let helpless = 0
  let engaged = 0
  let spells = 0
  let wounded = 0
  let charging = 0
  let dearest = 0
  let away = 0
  for (const creature of state.creatures) {
    if (allied(match, creature.owner, seat) !== own || (creature.status & GONE) !== 0) continue
    const worth = costOf(match, creature)
    const card = cardOf(match, creature)
    count++
    cost += worth
    health += (worth * creature.hp) / card.hp
    if (worth > dearest) dearest = worth
    if (creature.activations > 0) ready += worth
    if (creature.rating >= 0) commanders++
    if ((creature.status & ROUTING) !== 0) routing += worth
    if ((creature.status & HELPLESS) !== 0) helpless += worth
    if (2 * creature.hp <= card.hp) wounded += worth
    for (const box of creature.boxes) spells += box
    if (creature.square < 0) continue
    const steps = walkingTo(state, creature.square)
    let nearest = FAR
    for (const other of state.creatures) {
      if (other.square < 0 || (other.status & GONE) !== 0 || allied(match, other.seat, seat) === own) continue
      const far = steps[other.square]
      if (far >= 0 && far < nearest) nearest = far
    }
    away += nearest
    if (nearest <= 1) engaged += worth
    else if (nearest <= 2 * card.speed) charging += worth
  }
  let points = 0
  for (let other = 0; other < state.scores.length; other++) {
    if (allied(match, other, seat) === own) points += state.scores[other]
  }
  const hope = prospects(match, seat, own)
  const size = Math.max(1, options.size)
  sheet.put(`${whose} creatures`, count / 8)
  sheet.put(`${whose} cost`, cost / size)
  sheet.put(`${whose} hit points`, health / size)
  sheet.put(`${whose} to come`, ready / size)
  sheet.put(`${whose} commanders`, commanders / 2)
  sheet.put(`${whose} routing`, routing / size)
  sheet.put(`${whose} helpless`, helpless / size)
  sheet.put(`${whose} engaged`, engaged / size)
  sheet.put(`${whose} wounded`, wounded / size)
  sheet.put(`${whose} in charging reach`, charging / size)
  sheet.put(`${whose} dearest`, dearest / size)
  sheet.put(`${whose} away`, count > 0 ? away / count / 20 : 0)
  sheet.put(`${whose} spells`, Math.min(20, spells) / 10)
  sheet.put(`${whose} strikes`, hope / size)
  sheet.put(`${whose} points`, points / size)
  return { cost, health, hope, ready, points }
}
