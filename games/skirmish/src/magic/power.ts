import type { Card } from '../card/card.ts'
import type { Effect } from '../card/effect.ts'
import type { Spell } from '../card/spells.ts'
import { cardOf } from '../creatures.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

/** A spell or a special ability with an effect, as a creature's card has it. One of the two places is -1. */
export interface Power {
  readonly caster: number
  /** Place in the card's list of spells. */
  readonly spell: number
  /** Place in the card's list of abilities. */
  readonly ability: number
}

export const casterOf = (match: SkirmishMatch, { caster }: Power): Creature => match.state.creatures[caster]

export function effectOf(match: SkirmishMatch, power: Power): Effect {
  const card = cardOf(match, casterOf(match, power))
  return power.spell >= 0 ? card.spells[power.spell].spell.effect : printedEffect(card, power.ability)
}

/** The effect that is printed with an ability which does something by itself. */
export function printedEffect({ abilities, name }: Card, place: number): Effect {
  const { effect, name: ability } = abilities[place]
  if (!effect) throw new Error(`'${ability}' of ${name} has no effect of its own`)
  return effect
}

/** The spell that is cast, null where the power is a special ability. */
export function spellOf(match: SkirmishMatch, power: Power): Spell | null {
  return power.spell >= 0 ? cardOf(match, casterOf(match, power)).spells[power.spell].spell : null
}

export function nameOf(match: SkirmishMatch, power: Power): string {
  const card = cardOf(match, casterOf(match, power))
  return power.spell >= 0 ? card.spells[power.spell].spell.name : card.abilities[power.ability].name
}
