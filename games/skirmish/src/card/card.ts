import { type AbilityName, abilityNumber } from '../abilities/names.ts'
import { ABILITY_GIVES, type Trait, traitNumber } from '../abilities/traits.ts'
import { abilityLine, type CardAbility } from './ability-line.ts'
import { type Attack, attackLine } from './attack-line.ts'
import { type CommanderEffect, commanderEffect, effectBit } from './commander-effect.ts'
import { DAMAGE_KINDS, damageKind } from './damage.ts'
import { immunityBits } from './immunity.ts'
import { type CardSpell, cardSpell } from './spells.ts'
import { CardError, type CardText } from './text.ts'
import { type CreatureType, SIZES, type Size, typeLine, WIDTH } from './type-line.ts'
import { SUBTYPE_TRAITS, TYPE_TRAITS } from './types.ts'

export const FACTIONS = ['LG', 'CG', 'LE', 'CE'] as const
export type Faction = (typeof FACTIONS)[number]

/** A stat card, read and checked. Copies of a creature share it (SK-CARD-01). */
export interface Card {
  readonly id: string
  readonly name: string
  readonly factions: readonly Faction[]
  readonly rarity: 'C' | 'U' | 'R'
  readonly cost: number
  readonly size: Size
  /** Place in the order of sizes. */
  readonly bulk: number
  /** Squares along one side of its space. */
  readonly width: number
  readonly type: CreatureType
  readonly species: readonly string[]
  readonly living: boolean
  /** Commander rating, -1 without one. */
  readonly commander: number
  readonly level: number
  readonly speed: number
  readonly ac: number
  readonly hp: number
  readonly melee: readonly Attack[]
  readonly ranged: readonly Attack[]
  readonly range: number
  /** For each attack the first one of its line that is like it, and those first ones. */
  readonly meleeKinds: readonly number[]
  readonly rangedKinds: readonly number[]
  readonly meleeChoices: readonly number[]
  readonly rangedChoices: readonly number[]
  readonly abilities: readonly CardAbility[]
  /** Bits of the abilities, and their numbers and DCs by ability number. */
  readonly abilitySet: readonly number[]
  readonly values: readonly number[]
  readonly dcs: readonly number[]
  readonly immune: number
  readonly immuneWhileActive: number
  /** Bits of the traits, 30 to a word. */
  readonly traits: readonly [number, number]
  /** Bits of the traits that its Commander Effects give to others. */
  readonly gifts: readonly [number, number]
  /** By number of the damage kind. */
  readonly resist: readonly number[]
  readonly vulnerable: readonly boolean[]
  readonly effects: readonly CommanderEffect[]
  /** Bits of the kinds of its Commander Effects. */
  readonly effectBits: number
  readonly spells: readonly CardSpell[]
  /** Boxes of Sorcerer Spells by level. */
  readonly sorcererBoxes: readonly number[]
  readonly pool: number
}

const ABILITY_WORDS = 3
const ABILITIES = 96

/** Reads a stat card. Refuses what the glossary does not know, and says what and where. */
export function readCard(text: CardText): Card {
  const { size, type, species } = typeLine(text.name, text.type)
  const traits = [TYPE_TRAITS[type], ...species.flatMap((word) => SUBTYPE_TRAITS[word] ?? [])]
  // A Living Construct has its own immunities instead of those of Constructs (SK-TYPE-LIVING-CONSTRUCT-01).
  if (species.includes('Living Construct')) traits.shift()
  const lines = [...new Set([...traits.flatMap(({ abilities }) => abilities), ...(text.abilities ?? [])])]
  const abilities = lines.map((line) => abilityLine(text.name, line))
  const named = (name: AbilityName) => abilities.filter((ability) => ability.name === name)
  const abilitySet = new Array<number>(ABILITY_WORDS).fill(0)
  const values = new Array<number>(ABILITIES).fill(0)
  const dcs = new Array<number>(ABILITIES).fill(0)
  for (const ability of abilities) {
    const number = abilityNumber(ability.name)
    abilitySet[number >> 5] |= 1 << (number & 31)
    values[number] = ability.value
    dcs[number] = ability.dc
  }
  const gives = abilities.map(({ name }) => ABILITY_GIVES[name] ?? {})
  const ranged = text.ranged === undefined ? { attacks: [], range: 0 } : attackLine(text.name, text.ranged)
  const melee = attackLine(text.name, text.melee).attacks
  const effects = (text.effects ?? []).map((line) => commanderEffect(text.name, line))
  const resist = new Array<number>(DAMAGE_KINDS.length).fill(0)
  for (const { value, words } of named('Resist')) resist[energy(text.name, words[0])] = value
  const vulnerable = new Array<boolean>(DAMAGE_KINDS.length).fill(false)
  for (const { words } of named('Vulnerable')) vulnerable[energy(text.name, words[0])] = true
  return {
    id: text.name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name: text.name,
    factions: factions(text),
    rarity: text.rarity,
    cost: text.cost,
    size,
    bulk: SIZES.indexOf(size),
    width: WIDTH[size],
    type,
    species,
    living: traits.every(({ living }) => living),
    commander: text.commander ?? -1,
    level: text.level,
    speed: text.speed,
    ac: text.ac,
    hp: text.hp,
    melee,
    ranged: ranged.attacks,
    range: ranged.range,
    meleeKinds: kindsOf(melee),
    rangedKinds: kindsOf(ranged.attacks),
    meleeChoices: choicesOf(melee),
    rangedChoices: choicesOf(ranged.attacks),
    abilities,
    abilitySet,
    values,
    dcs,
    immune: immunityBits(text.name, [
      ...traits.flatMap(({ immune }) => immune),
      ...named('Immune').flatMap(({ words }) => words),
      ...gives.flatMap(({ immune }) => immune ?? []),
    ]),
    immuneWhileActive: immunityBits(
      text.name,
      gives.flatMap(({ immuneWhileActive }) => immuneWhileActive ?? []),
    ),
    traits: traitBits(gives.flatMap(({ traits }) => traits ?? [])),
    gifts: traitBits(effects.flatMap(({ ability }) => (ability && ABILITY_GIVES[ability.name]?.traits) ?? [])),
    resist,
    vulnerable,
    effects,
    effectBits: effects.reduce((bits, effect) => bits | effectBit(effect), 0),
    spells: (text.spells ?? []).map((line) => cardSpell(text.name, line)),
    sorcererBoxes: boxes(named('Sorcerer Spells')[0]?.words[0] ?? ''),
    pool: named('Psionics')[0]?.value ?? 0,
  }
}

const alike = (a: Attack, b: Attack): boolean =>
  a.bonus === b.bonus &&
  a.damage === b.damage &&
  a.kind === b.kind &&
  a.extra === b.extra &&
  a.extraKind === b.extraKind

const kindsOf = (line: readonly Attack[]): number[] => line.map((one) => line.findIndex((other) => alike(one, other)))

const choicesOf = (line: readonly Attack[]): number[] => [...new Set(kindsOf(line))]

/** '1st 3, 2nd 2': boxes by level. */
function boxes(text: string): number[] {
  const byLevel = new Array<number>(10).fill(0)
  for (const [, level, count] of text.matchAll(/(\d)(?:st|nd|rd|th) (\d+)/g)) byLevel[Number(level)] = Number(count)
  return byLevel
}

function energy(card: string, word: string): number {
  const kind = damageKind(word.toLowerCase())
  if (!kind) throw new CardError(`${card}: there is no energy called '${word}'`)
  return DAMAGE_KINDS.indexOf(kind)
}

function factions({ name, factions }: CardText): Faction[] {
  if (factions.includes('any')) return [...FACTIONS]
  for (const word of factions) {
    if (!(FACTIONS as readonly string[]).includes(word)) throw new CardError(`${name}: there is no faction '${word}'`)
  }
  return factions as Faction[]
}

/** Does the type line name this word (type, species or subtype; SK-CARD-14)? */
export function hasWord(card: Card, word: string): boolean {
  return card.type === word || card.species.includes(word)
}

function traitBits(traits: readonly Trait[]): [number, number] {
  const bits: [number, number] = [0, 0]
  for (const trait of traits) bits[traitWord(trait)] |= traitBit(trait)
  return bits
}

export const traitWord = (name: Trait): number => (traitNumber(name) < 30 ? 0 : 1)
export const traitBit = (name: Trait): number => 1 << (traitNumber(name) % 30)

/** A question about one trait of a card, worked out once: `const relays = cardTrait('relays')`, then `relays(card)`. */
export function cardTrait(name: Trait): (card: Card) => boolean {
  const word = traitWord(name)
  const bit = traitBit(name)
  return (card) => (card.traits[word] & bit) !== 0
}

/** Is this trait in play at all? `traits` is the union of the traits of all creatures. */
export function inPlay(name: Trait): (traits: readonly number[]) => boolean {
  const word = traitWord(name)
  const bit = traitBit(name)
  return (traits) => (traits[word] & bit) !== 0
}
