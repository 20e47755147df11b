import { strengthOf } from './abilities/registry.ts'
import { ABILITY_GIVES, type Trait } from './abilities/traits.ts'
import type { CardAbility } from './card/ability-line.ts'
import { traitBit, traitWord } from './card/card.ts'
import { ABILITY_BIT } from './card/commander-effect.ts'
import type { Immunity } from './card/immunity.ts'
import { immunityBit } from './card/immunity.ts'
import { givenAbilities } from './command.ts'
import { cardOf, isActive } from './creatures.ts'
import { cardsOf } from './options/cards.ts'
import type { Creature, SkirmishMatch } from './state.ts'

/**
 * A question about one trait that a creature has by its card, or gains from a commander (SK-KEY-GAINS-01), worked out once:
 * `const flies = trait('flies')`, then `flies(match, creature)`.
 */
export function trait(name: Trait): (match: SkirmishMatch, creature: Creature) => boolean {
  const word = traitWord(name)
  const bit = traitBit(name)
  const gives = (ability: CardAbility) => ABILITY_GIVES[ability.name]?.traits?.includes(name) === true
  return (match, creature) => {
    if ((match.state.traits[word] & bit) === 0) return false
    if ((cardOf(match, creature).traits[word] & bit) !== 0) return true
    return (giftsInPlay(match)[word] & bit) !== 0 && givenAbilities(match, creature).some(gives)
  }
}

/** The same about gifts alone: could any commander in play give this trait? */
export function mayBeGiven(name: Trait): (match: SkirmishMatch) => boolean {
  const word = traitWord(name)
  const bit = traitBit(name)
  return (match) => (match.state.effects & ABILITY_BIT) !== 0 && (giftsInPlay(match)[word] & bit) !== 0
}

const gifts = [0, 0]
let giftsAmong: readonly number[] | null = null

/** Bits of the traits that cards in play give to others. Kept while nobody joins: the list of traits is replaced then. */
function giftsInPlay({ options, state }: SkirmishMatch): readonly number[] {
  if (giftsAmong === state.traits) return gifts
  giftsAmong = state.traits
  gifts.fill(0)
  const cards = cardsOf(options)
  for (const { card } of state.creatures) for (let i = 0; i < gifts.length; i++) gifts[i] |= cards[card].gifts[i]
  return gifts
}

export function isImmune(match: SkirmishMatch, creature: Creature, to: Immunity): boolean {
  const card = cardOf(match, creature)
  const bit = immunityBit(to)
  if ((card.immune & bit) !== 0 || ((card.immuneWhileActive & bit) !== 0 && isActive(creature))) return true
  return (match.state.effects & ABILITY_BIT) !== 0 && gainsImmunity(match, creature, to)
}

function gainsImmunity(match: SkirmishMatch, creature: Creature, to: Immunity): boolean {
  return givenAbilities(match, creature).some(({ name, words }) => {
    if (name === 'Immune') return words.includes(to)
    const gives = ABILITY_GIVES[name]
    if (gives?.immune?.includes(to)) return true
    return gives?.immuneWhileActive?.includes(to) === true && isActive(creature)
  })
}

export const fearless = trait('fearless')

/** Squares of a move underground (SK-AB-BURROW-01). */
export const burrowSpeed = (match: SkirmishMatch, creature: Creature): number => strengthOf(match, creature, 'Burrow')
