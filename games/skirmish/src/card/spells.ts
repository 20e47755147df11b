import { SPELL_TEXTS } from '../spells/index.ts'
import { type Effect, effectLine } from './effect.ts'
import { CardError, type SpellText } from './text.ts'

/** A spell or psionic power of the list. */
export interface Spell {
  readonly name: string
  /** 1 to 9; 0 for psionic powers (SK-KEY-SPELL-LEVEL-01). */
  readonly level: number
  readonly text: string
  readonly effect: Effect
  /** The spell of which this is a version (SK-SPELL-16); versions do not add up. */
  readonly root: string
}

const VERSION = /^(?:greater|lesser|legion|mass|swift|empowered|quickened|maximized) /

const spell = ({ name, level, text }: SpellText): Spell => ({
  name,
  level,
  text,
  effect: effectLine(name, text, true),
  root: name.replace(VERSION, ''),
})

export const SPELLS: readonly Spell[] = SPELL_TEXTS.map(spell)
const BY_NAME = new Map(SPELLS.map((known) => [known.name, known]))

/** How a card lets its creature cast a spell. */
export interface CardSpell {
  readonly spell: Spell
  /** Castings per skirmish; 0 where boxes of a level or the pool pay. */
  readonly boxes: number
  /** Power points per use, 0 where it is no psionic power. */
  readonly points: number
  readonly sorcerer: boolean
  readonly swift: boolean
}

/** Reads 'bless [1]', 'veil of shadows [1] (swift)', 'ember dart (1st)' or 'mind lance (2pp)'. */
export function cardSpell(card: string, text: string): CardSpell {
  const line = /^(.+?)(?: \[(\d+)\])?(?: \((?:(swift)|(\d)(?:st|nd|rd|th)|(\d+)pp)\))?$/.exec(text)
  const spell = line && BY_NAME.get(line[1])
  if (!line || !spell) throw new CardError(`${card}: there is no spell '${text}'`)
  if (line[4] && Number(line[4]) !== spell.level) {
    throw new CardError(`${card}: ${spell.name} is of level ${spell.level}, not ${line[4]}`)
  }
  return {
    spell,
    boxes: Number(line[2] ?? 0),
    points: Number(line[5] ?? 0),
    sorcerer: line[4] !== undefined,
    swift: line[3] === 'swift' || spell.effect.timing === 'swift',
  }
}
