import { type AbilityName, isAbilityName } from '../abilities/names.ts'
import { type Attack, attackLine } from './attack-line.ts'
import { type Effect, effectLine } from './effect.ts'
import { CardError } from './text.ts'

/** A special ability as a card gives it. */
export interface CardAbility {
  readonly name: AbilityName
  /** The printed words after the name: a species, an energy, creatures, ... */
  readonly words: readonly string[]
  /** The number of the ability, 0 where it has none. */
  readonly value: number
  /** Uses per skirmish, 0: as often as wanted. */
  readonly boxes: number
  readonly dc: number
  readonly effect: Effect | null
  readonly attack: Attack | null
}

/** Abilities whose name is followed by words. */
const WORDY: readonly [RegExp, AbilityName][] = [
  [/^Immune (.+)$/, 'Immune'],
  [/^Resist (\d+) (\w+)$/, 'Resist'],
  [/^Vulnerable (\w+)$/, 'Vulnerable'],
  [/^Requires (.+)$/, 'Requires'],
  [/^Minions (\d+) (.+)$/, 'Minions'],
  [/^Unique: (.+)$/, 'Unique'],
  [/^Stench except (.+)$/, 'Stench'],
  [/^Sorcerer Spells (.+)$/, 'Sorcerer Spells'],
  [/^Simultaneous Attack \((.+)\)$/, 'Simultaneous Attack'],
  [/^Smite(?: ([A-Z]\w+))?(?: \[(\d+)\])? \+(\d+)$/, 'Smite'],
]
const PLAIN = /^(.+?)(?: \[(\d+)\])?(?: \+?(\d+)(?:pp)?)?(?: DC (\d+))?(?: \((.+)\))?$/

/** Abilities that say nothing without an effect in brackets, a number, or a DC. */
const NEED_EFFECT: readonly AbilityName[] = [
  'Breath Weapon',
  'Confusion aura',
  'Death Burst',
  'Drag',
  'Gaze Attack',
  'Paralysis',
  'Phase Step',
  'Poison',
  'Wail',
  'Web',
]
const NEED_NUMBER: readonly AbilityName[] = [
  'Beastmaster',
  'Burrow',
  'Conceal',
  'Constitution Drain',
  'DR',
  'Difficult',
  'Feed',
  'Melee Reach',
  'Melee Sneak Attack',
  'Morale Save',
  'Powerful Charge',
  'Psionics',
  'Ranged Sneak Attack',
  'Rend',
  'Sneak Attack',
  'Trample',
  'Turn Undead',
]
const NEED_DC: readonly AbilityName[] = [
  'Constitution Drain',
  'Death Attack',
  'Slow Effect',
  'Stunning Attack',
  'Trample',
]

/** Refuses an ability that lacks what it needs, and says what. */
function complete(card: string, text: string, ability: CardAbility, numbered: boolean): CardAbility {
  const lacks = (what: string) => new CardError(`${card}: '${text}' lacks ${what}`)
  if (NEED_EFFECT.includes(ability.name) && ability.effect === null) throw lacks('an effect in brackets')
  if (NEED_NUMBER.includes(ability.name) && !numbered) throw lacks('a number')
  if (NEED_DC.includes(ability.name) && ability.dc === 0) throw lacks('a DC')
  return ability
}

/** Reads one ability of a card. One that the glossary does not know must carry its own text (SK-ABIL-01). */
export function abilityLine(card: string, text: string): CardAbility {
  const ability = { words: [] as string[], value: 0, boxes: 0, dc: 0, effect: null, attack: null }
  for (const [pattern, name] of WORDY) {
    const found = pattern.exec(text)
    if (found) return wordy({ ...ability, name }, found)
  }
  const save = /^Save (\+|= )(\d+)$/.exec(text)
  if (save) return { ...ability, name: save[1] === '+' ? 'Save +' : 'Save =', value: Number(save[2]) }
  const leap = /^Leap \[(\d+)\] (\+\d+ \(.+\))$/.exec(text)
  if (leap) {
    return { ...ability, name: 'Leap', boxes: Number(leap[1]), attack: attackLine(card, leap[2]).attacks[0] }
  }
  const plain = PLAIN.exec(text)
  if (!plain || !isAbilityName(plain[1])) {
    throw new CardError(`${card}: the glossary has no ability '${text}'`)
  }
  const effect = plain[5] ? effectLine(card, plain[5], false) : null
  // 'Paralysis (on melee damage; DC 13)': the name of the ability is its effect, and it works on living creatures.
  if (effect && plain[1] === 'Paralysis') Object.assign(effect, { conditions: ['Paralysis'], living: true })
  return complete(
    card,
    text,
    {
      ...ability,
      name: plain[1],
      boxes: Number(plain[2] ?? 0),
      value: Number(plain[3] ?? 0),
      dc: effect ? effect.dc : Number(plain[4] ?? 0),
      effect,
    },
    plain[3] !== undefined,
  )
}

function wordy(ability: Omit<CardAbility, 'effect' | 'attack'>, found: RegExpExecArray): CardAbility {
  const whole = { ...ability, effect: null, attack: null }
  switch (ability.name) {
    case 'Immune':
      return { ...whole, words: found[1].split(', ') }
    case 'Resist':
    case 'Minions':
      return { ...whole, value: Number(found[1]), words: [found[2]] }
    case 'Smite':
      return { ...whole, words: found[1] ? [found[1]] : [], boxes: Number(found[2] ?? 0), value: Number(found[3]) }
    default:
      return { ...whole, words: [found[1]] }
  }
}
