import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { cardTrait } from '../card/card.ts'
import { destroy } from '../combat/destroy.ts'
import { fallsToHalf, lose } from '../combat/harm.ts'
import { morale } from '../combat/morale.ts'
import { isCommanded } from '../command.ts'
import { cardOf, has, isHelpless, isPresent, teamOf } from '../creatures.ts'
import { D20, tellRoll } from '../dice.ts'
import { phaseIn } from '../magic/phase.ts'
import { flee } from '../move/flee.ts'
import {
  ASLEEP,
  CONFUSED,
  type Creature,
  HELD,
  MISLED,
  PARALYZED,
  PHASED_OUT,
  ROUTING,
  SKIPS_TURN,
  type SkirmishMatch,
  STUNNED,
  TURNED,
} from '../state.ts'

const rallies = cardTrait('always-commanded')

/** States that make the start of a turn more than a formality. */
const UNUSUAL = ASLEEP | CONFUSED | PARALYZED | PHASED_OUT | ROUTING | SKIPS_TURN | STUNNED

interface StartLocals {
  readonly creature: number
}

const creatureOf = (match: SkirmishMatch, { creature }: StartLocals): Creature => match.state.creatures[creature]

/** The seats that a confused creature may fall to: opponents of its owner. */
const opponents = (match: SkirmishMatch, creature: Creature): number[] =>
  match.state.scores.map((_, seat) => seat).filter((seat) => teamOf(match, seat) !== teamOf(match, creature.owner))

/** A turn begins. Mostly nothing happens before the creature acts: is it so? */
export function startsAsUsual(creature: Creature): boolean {
  creature.status &= ~HELD
  return creature.poison === 0 && !has(creature, UNUSUAL)
}

/** What happens before an activated creature acts. The result: may it act? */
export const turnStart = procedure<SkirmishMatch, StartLocals>('turn-start', ['confusion', 'controller'], {
  start(match, frame) {
    const creature = creatureOf(match, frame)
    if (has(creature, PHASED_OUT)) return call(match, phaseIn, { creature: creature.id }, 'poison')
    return go(match, 'poison')
  },
  poison(match, frame) {
    const creature = creatureOf(match, frame)
    if (!isPresent(creature)) return done(match, false)
    if (creature.poison === 0) return go(match, 'lost')
    // SK-COND-POISON-03: before any action; nothing reduces it.
    lose(match, creature, creature.poison, null)
    match.state.stirred = true
    const by = creature.poisonedBy
    if (creature.hp <= 0) return call(match, destroy, { victim: creature.id, by, cause: -1, reduced: true }, 'gone')
    if (!fallsToHalf(match, creature)) return go(match, 'lost')
    return call(match, morale, { creature: creature.id, by, cause: -1, reason: 'half' }, 'poisoned')
  },
  // SK-ROUT-22: one that ran from its poison has had its turn.
  poisoned: (match, _, steady: boolean) => (steady ? go(match, 'lost') : done(match, false)),
  gone: (match) => done(match, false),
  /** Turns that are lost: skipped, stunned, helpless (SK-KEY-SKIPS-NEXT-TURN-01, SK-COND-STUN-02, -03). */
  lost(match, frame) {
    const creature = creatureOf(match, frame)
    if (has(creature, SKIPS_TURN)) {
      creature.status &= ~SKIPS_TURN
      return turnLost(match, creature, 'skips')
    }
    if (has(creature, STUNNED)) {
      if (isHelpless(creature)) return turnLost(match, creature, 'helpless')
      creature.status &= ~STUNNED
      match.events?.push({ type: 'condition', creature: creature.id, condition: 'stun', on: false })
      return turnLost(match, creature, 'stunned')
    }
    if (isHelpless(creature)) return turnLost(match, creature, 'helpless')
    if (has(creature, ROUTING)) return go(match, 'routing')
    return go(match, has(creature, CONFUSED) ? 'confused' : 'ready')
  },
  /** SK-ROUT-14, SK-ROUT-17: whoever can try to rally must. */
  routing(match, frame) {
    const creature = creatureOf(match, frame)
    const able = creature.rating >= 0 || rallies(cardOf(match, creature)) || isCommanded(match, creature)
    if (!able) return call(match, flee, { creature: creature.id }, 'gone')
    return call(match, morale, { creature: creature.id, by: creature.routedBy, cause: -1, reason: 'rally' }, 'rallied')
  },
  rallied(match, frame, steady: boolean) {
    const creature = creatureOf(match, frame)
    if (!isPresent(creature)) return done(match, false)
    if (!steady) return call(match, flee, { creature: creature.id }, 'gone')
    creature.status &= ~(ROUTING | TURNED)
    match.events?.push({ type: 'rallied', creature: creature.id, rules: ['SK-ROUT-15'] })
    return done(match, false)
  },
  confused: (match, frame) => roll(match, D20, 'confusion', creatureOf(match, frame).seat, 'dazed'),
  dazed(match, frame, [natural]: number[]) {
    const creature = creatureOf(match, frame)
    if (match.events) {
      tellRoll(match, 'confusion', creature.seat, creature.id, natural, null, [], null, ['SK-COND-CONFUSION-02'])
    }
    if (natural >= 16) return go(match, 'ready')
    if (natural >= 6) return turnLost(match, creature, 'confused')
    const seats = opponents(match, creature)
    if (seats.length > 1) return roll(match, [die(seats.length)], 'controller', creature.seat, 'misled')
    return mislead(match, creature, seats[0])
  },
  misled(match, frame, [pick]: number[]) {
    const creature = creatureOf(match, frame)
    return mislead(match, creature, opponents(match, creature)[pick - 1])
  },
  ready: (match) => done(match, true),
})

function turnLost(match: SkirmishMatch, creature: Creature, why: string) {
  match.events?.push({ type: 'turn-lost', creature: creature.id, why })
  return done(match, false)
}

/** An opponent controls it for this turn (SK-COND-CONFUSION-03). */
function mislead(match: SkirmishMatch, creature: Creature, seat: number) {
  creature.status |= MISLED
  creature.seat = seat
  match.events?.push({ type: 'controlled', creature: creature.id, seat, rules: ['SK-COND-CONFUSION-03'] })
  return done(match, true)
}
