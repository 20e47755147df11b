import type { AbilityName } from '../abilities/names.ts'
import { abilityLine, type CardAbility } from './ability-line.ts'
import { STATS, type Stat } from './effect.ts'
import { CardError } from './text.ts'

/** A line of a Commander Effect (SK-CARD-16). */
export interface CommanderEffect {
  readonly to: 'followers' | 'enemies'
  /** Only creatures with one of these words on their type line (or Wild ones); empty: all. */
  readonly who: readonly string[]
  readonly stat: Stat | null
  readonly value: number
  /** The ability that followers have meanwhile. */
  readonly ability: CardAbility | null
  /** Tyrannical Morale +#: what it adds to a morale save, 0 where the line is another one. */
  readonly tyrannical: number
  /** Warband Building: creatures with this word may join whatever their faction; '' where the line is another one. */
  readonly mayInclude: string
}

/** Kinds of Commander Effects as bits: one for each statistic, one for abilities, one for Tyrannical Morale. */
export const statBit = (stat: Stat): number => 1 << STATS.indexOf(stat)
export const ABILITY_BIT = 1 << 20
export const TYRANNY_BIT = 1 << 21

export function effectBit({ ability, stat, tyrannical }: CommanderEffect): number {
  return (stat === null ? 0 : statBit(stat)) | (ability ? ABILITY_BIT : 0) | (tyrannical > 0 ? TYRANNY_BIT : 0)
}

/**
 * Abilities that followers can gain (SK-KEY-GAINS-01): those that work by themselves all the time. Others need a card of
 * their own (boxes, an action with its line), or say how a warband is built, set up or commanded.
 */
const GIVABLE: readonly AbilityName[] = [
  'Arrow Catching Shield',
  'Blind-Fight',
  'Blindsight',
  'Burrow',
  'Cleave',
  'Conceal',
  'DR',
  'Deflect Arrows',
  'Fearless',
  'Flight',
  'Hide',
  'Hurling Charge',
  'Immune',
  'Incorporeal',
  'Invisible',
  'Level Drain',
  'Melee Reach',
  'Melee Sneak Attack',
  'Mobility',
  'Morale Save',
  'Phalanx Fighting',
  'Pounce',
  'Powerful Charge',
  'Precise Shot',
  'Pushback',
  'Ranged Sneak Attack',
  'Rend',
  'Save +',
  'Save =',
  'Sidestep',
  'Slow Melee Attack',
  'Slow Ranged Attack',
  'Smite',
  'Sneak Attack',
  'Spell Resistance',
  'Spell Resistance All',
  'Spring Attack',
  'Stagger',
  'Stench',
  'Tiny Reach',
  'Uncanny Dodge',
]

const NOTHING = { who: [], stat: null, value: 0, ability: null, tyrannical: 0, mayInclude: '' }

/** Reads one line: 'Followers: Orcs gain Powerful Charge +5', 'Enemies: save -1', 'Tyrannical Morale +4'. */
export function commanderEffect(card: string, text: string): CommanderEffect {
  const tyrannical = /^Tyrannical Morale \+(\d+)$/.exec(text)
  if (tyrannical) return { ...NOTHING, to: 'followers', tyrannical: Number(tyrannical[1]) }
  const building = /^Warband Building: may include any (.+)$/.exec(text)
  if (building) return { ...NOTHING, to: 'followers', mayInclude: building[1] }
  const line = /^(Followers|Enemies): (?:(.+?)(?: creatures)? gain )?(.+)$/.exec(text)
  if (!line) throw new CardError(`${card}: cannot read the Commander Effect '${text}'`)
  const to = line[1] === 'Followers' ? 'followers' : 'enemies'
  const who = line[2] ? line[2].split(' and ').map((word) => word.replace(/s$/, '')) : []
  const change = /^(.+) ([+-]\d+)$/.exec(line[3])
  if (change && (STATS as readonly string[]).includes(change[1])) {
    return { ...NOTHING, to, who, stat: change[1] as Stat, value: Number(change[2]) }
  }
  const ability = abilityLine(card, line[3])
  if (!GIVABLE.includes(ability.name) || ability.boxes > 0) {
    throw new CardError(`${card}: a Commander Effect cannot give '${line[3]}'`)
  }
  return { ...NOTHING, to, who, ability }
}
