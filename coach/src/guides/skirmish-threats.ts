import { type Creature, cardOf, type SkirmishMatch, STATUS_NAMES } from '@undercroft/skirmish'
import { blows, lossFrom } from './skirmish-fight.ts'
import { walkingTo } from './skirmish-maps.ts'

export const GONE = STATUS_NAMES.eliminated | STATUS_NAMES['phased-out']
export const { routing: ROUTING } = STATUS_NAMES
/** Those who cannot strike, or not whom they want. */
export const HELPLESS =
  STATUS_NAMES.stunned | STATUS_NAMES.asleep | STATUS_NAMES.paralyzed | STATUS_NAMES.frightened | STATUS_NAMES.confused
/** So far away is as good as out of the world. */
export const FAR = 40

export const allied = ({ options }: SkirmishMatch, a: number, b: number): boolean =>
  options.teams ? a % 2 === b % 2 : a === b

/** What somebody so far away can take from a creature with its next turn. */
export function nextBlow(match: SkirmishMatch, from: Creature, creature: Creature, away: number): number {
  const { melee, ranged, single } = blows(match, from, creature)
  const { speed } = cardOf(match, from)
  const hand = away <= 1 ? melee : away <= 2 * speed ? single : 0
  return lossFrom(match, Math.max(hand, ranged), creature)
}

/** Whoever had its turn of this round strikes later. */
const LATER = 0.6
/** Few creatures act before the other side does: each further one counts less. */
const NEXT = 0.85

const hopes: number[] = []

/** What the creatures of one side can take with their next turns, the most dangerous first. */
export function prospects(match: SkirmishMatch, seat: number, own: boolean): number {
  hopes.length = 0
  for (const creature of match.state.creatures) {
    if (allied(match, creature.seat, seat) !== own) continue
    if (creature.square < 0 || (creature.status & (GONE | ROUTING | HELPLESS)) !== 0) continue
    const best = bestBlow(match, creature, seat, own)
    if (best > 0) hopes.push(creature.activations > 0 ? best : best * LATER)
  }
  hopes.sort((a, b) => b - a)
  return hopes.reduceRight((sum, hope) => hope + NEXT * sum, 0)
}

function bestBlow(match: SkirmishMatch, creature: Creature, seat: number, own: boolean): number {
  const { state } = match
  const steps = walkingTo(state, creature.square)
  let best = 0
  for (const other of state.creatures) {
    if (other.square < 0 || (other.status & GONE) !== 0 || allied(match, other.seat, seat) === own) continue
    const away = steps[other.square] < 0 ? FAR : steps[other.square]
    best = Math.max(best, nextBlow(match, creature, other, away))
  }
  return best
}
