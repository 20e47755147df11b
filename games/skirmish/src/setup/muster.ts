import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { type Card, hasWord } from '../card/card.ts'
import { cardOf } from '../creatures.ts'
import { cardsOf } from '../options/cards.ts'
import { type Creature, ELIMINATED, type SkirmishMatch } from '../state.ts'
import { newCreature } from './creature.ts'

/** A random pack: 5 common, 2 uncommon, 1 rare creature (SK-SCEN-13). */
export const PACK = ['C', 'C', 'C', 'C', 'C', 'U', 'U', 'R']
const COMMANDER_ZERO_COST = 5

interface MusterLocals {
  /** The seat whose warband comes together, and how many creatures of its pack were drawn. */
  seat: number
  drawn: number
}

const rarities = new WeakMap<readonly Card[], Map<string, readonly number[]>>()

/** The numbers of the cards of a rarity. */
function rarityOf(match: SkirmishMatch, rarity: string): readonly number[] {
  const cards = cardsOf(match.options)
  const known = rarities.get(cards) ?? new Map<string, readonly number[]>()
  rarities.set(cards, known)
  const found = known.get(rarity) ?? cards.flatMap((card, number) => (card.rarity === rarity ? [number] : []))
  known.set(rarity, found)
  return found
}

/** A creature joins the match: what it brings is noted. */
export function join(match: SkirmishMatch, creature: Creature): void {
  const { effectBits, gifts, traits } = cardsOf(match.options)[creature.card]
  const { state } = match
  state.creatures.push(creature)
  state.traits = state.traits.map((bits, word) => bits | traits[word] | gifts[word])
  state.effects |= effectBits
}

export function addCreature(match: SkirmishMatch, card: number, seat: number): Creature {
  const creature = newCreature(match.state.creatures.length, card, seat, cardsOf(match.options))
  join(match, creature)
  return creature
}

/** The creatures of a seat with what comes free of cost (SK-AB-MINIONS-01). */
function musterWarband(match: SkirmishMatch, seat: number): void {
  const cards = cardsOf(match.options)
  for (const id of match.options.warbands[seat].creatures) {
    const number = cards.findIndex((card) => card.id === id)
    addCreature(match, number, seat)
    for (const { name, value, words } of cards[number].abilities) {
      if (name !== 'Minions') continue
      const minion = cards.findIndex((card) => card.name === words[0])
      for (let i = 0; i < value && isToHand(match, seat, minion); i++) addCreature(match, minion, seat).worth = 0
    }
  }
}

/**
 * May another copy of this card be brought in free of cost? In Limited play only one that the player's pool holds and that
 * is not in play already (SK-KEY-LIMITED-01).
 */
export function isToHand(match: SkirmishMatch, seat: number, card: number): boolean {
  if (match.options.scenario !== 'limited') return true
  const { id } = cardsOf(match.options)[card]
  const out = match.state.creatures.filter(
    (one) => one.owner === seat && one.card === card && one.worth === 0 && (one.status & ELIMINATED) === 0,
  )
  return match.options.warbands[seat].pool.filter((spare) => spare === id).length > out.length
}

/** Every warband comes together: from its list, or from a random pack. */
export const muster = procedure<SkirmishMatch, MusterLocals, object>(
  'muster',
  () => ({ seat: 0, drawn: 0 }),
  ['pack'],
  {
    start: (match) => go(match, 'next'),
    next(match, frame) {
      if (frame.seat === match.options.seats) return done(match)
      if (match.options.scenario === 'out-of-the-box') return go(match, 'draw')
      musterWarband(match, frame.seat)
      return go(match, 'check')
    },
    draw(match, frame) {
      if (frame.drawn === PACK.length) return go(match, 'check')
      return roll(match, [die(rarityOf(match, PACK[frame.drawn]).length)], 'pack', frame.seat, 'drew')
    },
    drew(match, frame, [pick]: number[]) {
      addCreature(match, rarityOf(match, PACK[frame.drawn])[pick - 1], frame.seat)
      frame.drawn++
      return go(match, 'draw')
    },
    check: (match, frame) => call(match, commanderZero, { seat: frame.seat }, 'bonds'),
    bonds: (match, frame) => call(match, bonds, { seat: frame.seat }, 'mustered'),
    mustered(match, frame) {
      frame.seat++
      frame.drawn = 0
      return go(match, 'next')
    },
  },
)

/** The cheapest creatures that are neither Difficult nor Wild, in a warband without a commander (SK-SCEN-17). */
function candidates(match: SkirmishMatch, seat: number): Creature[] {
  const own = match.state.creatures.filter(({ owner }) => owner === seat)
  if (own.some(({ rating }) => rating >= 0)) return []
  const tame = own.filter(
    (one) => !cardOf(match, one).abilities.some(({ name }) => name === 'Difficult' || name === 'Wild'),
  )
  const least = Math.min(...tame.map(({ worth }) => worth))
  return tame.filter(({ worth }) => worth === least)
}

function promote(match: SkirmishMatch, creature: Creature): void {
  creature.rating = 0
  creature.worth += COMMANDER_ZERO_COST
  match.events?.push({ type: 'commander-zero', creature: creature.id, rules: ['SK-SCEN-17', 'SK-SCEN-18'] })
}

/**
 * Without a commander in the pack, the cheapest creature becomes Commander 0; of equals the player chooses. In Limited
 * play they may do without (SK-SCEN-23).
 */
export const commanderZero = procedure<SkirmishMatch, { seat: number }>('commander-zero', {
  start(match, { seat }) {
    const { scenario } = match.options
    if (scenario !== 'out-of-the-box' && scenario !== 'limited') return done(match)
    const found = candidates(match, seat)
    if (found.length > 1 || (found.length === 1 && scenario === 'limited')) return go(match, 'choose')
    if (found.length === 1) promote(match, found[0])
    return done(match)
  },
  choose: {
    kind: 'commander-zero',
    seat: (_, { seat }) => seat,
    actions: (match, { seat }) => [
      ...candidates(match, seat).map(({ id }) => ({ type: 'name', creature: id })),
      ...(match.options.scenario === 'limited' ? [{ type: 'decline' }] : []),
    ],
    answer(match, _, action: { type: string; creature: number }) {
      if (action.type === 'name') promote(match, match.state.creatures[action.creature])
      return done(match)
    },
  },
})

/** Creatures to which one that requires company may be bound (SK-AB-REQUIRES-01, SK-AB-REQUIRES-03). */
function companions(match: SkirmishMatch, creature: Creature): Creature[] {
  const needs = cardOf(match, creature).abilities.find(({ name }) => name === 'Requires')
  if (!needs) return []
  const others = match.state.creatures.filter((one) => one.owner === creature.owner && one.id !== creature.id)
  const named = others.filter((one) =>
    needs.words.some((word) => hasWord(cardOf(match, one), word) || cardOf(match, one).name === word),
  )
  return named.length > 0 ? named : others
}

interface BondsLocals {
  readonly seat: number
  /** The creature that is looked at next. */
  next: number
}

/** Each creature that requires another is bound to one of them. */
export const bonds = procedure<SkirmishMatch, BondsLocals, { seat: number }>(
  'bonds',
  ({ seat }) => ({ seat, next: 0 }),
  {
    start: (match) => go(match, 'bind'),
    bind(match, frame) {
      while (frame.next < match.state.creatures.length) {
        const creature = match.state.creatures[frame.next]
        const found = creature.owner === frame.seat && creature.bond < 0 ? companions(match, creature) : []
        if (found.length > 1) return go(match, 'choose')
        if (found.length === 1) creature.bond = found[0].id
        frame.next++
      }
      return done(match)
    },
    choose: {
      kind: 'bond',
      seat: (_, { seat }) => seat,
      actions: (match, frame) =>
        companions(match, match.state.creatures[frame.next]).map(({ id }) => ({ type: 'name', creature: id })),
      about: (_, { next }) => ({ creature: next }),
      answer(match, frame, action: { creature: number }) {
        match.state.creatures[frame.next++].bond = action.creature
        return go(match, 'bind')
      },
    },
  },
)
