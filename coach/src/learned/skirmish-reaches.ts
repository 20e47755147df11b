import type { SkirmishMatch } from '@undercroft/skirmish'
import { costOf } from '../guides/skirmish-fight.ts'
import { walkingTo } from '../guides/skirmish-maps.ts'
import { allied, FAR, GONE, HELPLESS, nextBlow, ROUTING } from '../guides/skirmish-threats.ts'

/** What the creatures of one side can do to the others with their next turns, and what can be done to them. */
export interface Reaches {
  /** The two best blows of those who have their turn of this round still to come. */
  readonly next: number
  /** What is lost of each creature to the worst single blow that reaches it, all together, and the worst of them. */
  readonly danger: number
  readonly worst: number
  /** What those are worth who can be struck down with one blow, and who can be reached by several. */
  readonly doomed: number
  readonly beset: number
}

const strikes: number[] = []

/** Of one side, as it stands. */
export function reachesOf(match: SkirmishMatch, seat: number, own: boolean): Reaches {
  const { creatures } = match.state
  strikes.length = 0
  let danger = 0
  let worst = 0
  let doomed = 0
  let beset = 0
  for (const creature of creatures) {
    if (creature.square < 0 || (creature.status & GONE) !== 0) continue
    if (allied(match, creature.seat, seat) !== own) continue
    const steps = walkingTo(match.state, creature.square)
    const strikesNow = creature.activations > 0 && (creature.status & (ROUTING | HELPLESS)) === 0
    let best = 0
    let most = 0
    let reached = 0
    for (const other of creatures) {
      if (other.square < 0 || (other.status & GONE) !== 0) continue
      if (allied(match, other.seat, seat) === own) continue
      const far = steps[other.square]
      const away = far < 0 ? FAR : far
      if (strikesNow) best = Math.max(best, nextBlow(match, creature, other, away))
      if ((other.status & (ROUTING | HELPLESS)) !== 0) continue
      const blow = nextBlow(match, other, creature, away)
      if (blow > 0) reached++
      if (blow > most) most = blow
    }
    if (best > 0) strikes.push(best)
    const cost = costOf(match, creature)
    danger += most
    if (most > worst) worst = most
    if (most >= cost) doomed += cost
    if (reached > 1) beset += cost
  }
  strikes.sort((a, b) => b - a)
  return { next: (strikes[0] ?? 0) + (strikes[1] ?? 0), danger, worst, doomed, beset }
}
