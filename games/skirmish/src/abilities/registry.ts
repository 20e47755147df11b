import { type AbilitySet, type Hearing, type Listener, MomentTable } from '@undercroft/engine'
import type { CardAbility } from '../card/ability-line.ts'
import type { Card } from '../card/card.ts'
import { givenAbilities } from '../command.ts'
import { cardOf } from '../creatures.ts'
import type { Moments } from '../moments.ts'
import { cardsOf } from '../options/cards.ts'
import { type Creature, changed, type SkirmishMatch } from '../state.ts'
import type { AbilityCode } from './family.ts'
import { things } from './list.gen.ts'
import { type AbilityName, abilityNumber } from './names.ts'

let declared: Readonly<Record<string, AbilityCode>> = {}
let table: MomentTable<Moments> | null = null

/** Tells what abilities do. The game does so once, when it is put together: abilities and procedures need each other. */
export function declareAbilities(code: Readonly<Record<string, AbilityCode>>): void {
  declared = code
}

/** The table of moments, compiled when first used. */
export function moments(): MomentTable<Moments> {
  table ??= new MomentTable<Moments>(
    things.map(({ id, printed, rules }) => ({ id: printed, rules, on: declared[id]?.on ?? {} })),
  )
  return table
}

/** The abilities of a creature now: those of its card and those that commanders give it. */
export function abilitySetOf(match: SkirmishMatch, creature: Creature): readonly number[] {
  const own = cardOf(match, creature).abilitySet
  const given = givenAbilities(match, creature)
  if (given.length === 0) return own
  const all = own.slice()
  for (const { name } of given) {
    const number = abilityNumber(name)
    all[number >> 5] |= 1 << (number & 31)
  }
  return all
}

const NOBODY: readonly never[] = []
let gifts: readonly number[] = []
let giftsAmong: readonly number[] | null = null

/** The abilities that cards in play give to others. Kept while nobody joins: the list of traits is replaced then. */
function giftsInPlay({ options, state }: SkirmishMatch): readonly number[] {
  if (giftsAmong === state.traits) return gifts
  const cards = cardsOf(options)
  const given = state.creatures.flatMap(({ card }) => cards[card].effects.flatMap(({ ability }) => ability?.name ?? []))
  gifts = moments().set(given)
  giftsAmong = state.traits
  return gifts
}

/**
 * A question whether any ability of a set answers this moment, worked out once for where it is asked all the time:
 * `const isListed = answers('actions')`, then `isListed(card.abilitySet)`.
 */
export function answers(moment: keyof Moments): (abilities: AbilitySet) => boolean {
  let hearing: Hearing<Moments, keyof Moments> | null = null
  return (abilities) => {
    hearing ??= moments().hearing(moment)
    return hearing.listens(abilities)
  }
}

/** The same for a creature: by its card, or perhaps by what commanders in play give. */
export function mayAnswer(moment: keyof Moments): (match: SkirmishMatch, creature: Creature) => boolean {
  const isAnswered = answers(moment)
  const isAnsweredHere = answeredInPlay(moment)
  return (match, creature) =>
    isAnsweredHere(match) && (isAnswered(cardOf(match, creature).abilitySet) || isAnswered(giftsInPlay(match)))
}

/** Does any card in play answer this moment, or give an ability that does? Kept while nobody joins, as gifts are. */
export function answeredInPlay(moment: keyof Moments): (match: SkirmishMatch) => boolean {
  const isAnswered = answers(moment)
  let among: readonly number[] | null = null
  let found = false
  return (match) => {
    const { creatures, traits } = match.state
    if (among !== traits) {
      found = isAnswered(giftsInPlay(match)) || creatures.some((one) => isAnswered(cardOf(match, one).abilitySet))
      among = traits
    }
    return found
  }
}

interface Acting {
  readonly own: CardAbility
  readonly answer: NonNullable<Moments['actions']>
}

const acting = new WeakMap<Card, readonly Acting[]>()

/** The abilities of a card that bring actions of their own. */
export function actingAbilities(card: Card): readonly Acting[] {
  const kept = acting.get(card)
  if (kept) return kept
  const found = card.abilities.flatMap((own) => {
    const answer = moments().abilities[moments().numberOf(own.name)].on.actions
    return answer ? [{ own, answer }] : []
  })
  acting.set(card, found)
  return found
}

/** What answers this moment for the creature now: of its card, and of what commanders give it. */
export function listenersOf<M extends keyof Moments>(
  match: SkirmishMatch,
  creature: Creature,
  moment: M,
): readonly Listener<Moments, M>[] {
  const own = cardOf(match, creature).abilitySet
  if (!moments().listens(moment, own) && !moments().listens(moment, giftsInPlay(match))) return NOBODY
  return moments().listeners(moment, abilitySetOf(match, creature))
}

/** Every form in which it has this ability: from its card and from commanders. */
export function formsOf(match: SkirmishMatch, creature: Creature, name: AbilityName): CardAbility[] {
  const forms: CardAbility[] = []
  for (const own of cardOf(match, creature).abilities) if (own.name === name) forms.push(own)
  for (const given of givenAbilities(match, creature)) if (given.name === name) forms.push(given)
  return forms
}

/** The highest number it has for this ability: a stronger version replaces a weaker one (SK-ABIL-07). */
export function strengthOf(match: SkirmishMatch, creature: Creature, name: AbilityName): number {
  let best = 0
  for (const { value } of formsOf(match, creature, name)) if (value > best) best = value
  return best
}

/** Is this use of the card's ability still there? `place` is its place in the list of the card's abilities. */
export function boxesLeft(match: SkirmishMatch, creature: Creature, place: number): boolean {
  return cardOf(match, creature).abilities[place].boxes === 0 || creature.boxes[place] > 0
}

/** Marks a box of the card's ability. */
export function markBox(match: SkirmishMatch, creature: Creature, place: number): void {
  if (cardOf(match, creature).abilities[place].boxes === 0) return
  creature.boxes = changed(creature.boxes, place, creature.boxes[place] - 1)
}

/** Where the card's list has this ability, -1: nowhere. */
export function placeOf(match: SkirmishMatch, creature: Creature, name: AbilityName): number {
  return cardOf(match, creature).abilities.findIndex((own) => own.name === name)
}
