import { isKnown, named, t } from '../../i18n/index.ts'
import type { Term } from '../adapter.ts'
import { powerName, slug } from './names.ts'
import type { Attack, CardAbility, CardSpell, CommanderEffect, Effect } from './rules.ts'

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const damageText = (n: number, kind: string): string => named(`skirmish.damage.${kind}`, { n })

/** "+12/+7 (15, 5 fire)": an attack line as on the card. */
export function attackLine(attacks: readonly Attack[], range: number): string {
  const bonuses = attacks.map(({ bonus }) => signed(bonus)).join('/')
  const damages = [...new Set(attacks.map(attackDamage))].join('/')
  const line = `${bonuses} (${damages})`
  return range > 0 ? `${line}, ${t('skirmish.effect.range.range-6')}` : line
}

export const attackText = (attack: Attack): string => `${signed(attack.bonus)} (${attackDamage(attack)})`

function attackDamage({ damage, kind, extra, extraKind }: Attack): string {
  const base = kind === 'weapon' ? String(damage) : damageText(damage, kind)
  return extra > 0 ? `${base} + ${damageText(extra, extraKind)}` : base
}

/** What a spell, power or ability does, in short clauses. */
export function effectText(effect: Effect): string {
  const parts: string[] = []
  const say = (key: string, args?: Record<string, string | number>) => parts.push(named(`skirmish.effect.${key}`, args))
  if (effect.timing !== 'replaces attacks') say(`timing.${slug(effect.timing)}`)
  if (effect.timing !== 'melee damage') say(`range.${slug(effect.range)}`)
  if (effect.radius > 0) say('radius', { n: effect.radius })
  parts.push(...limits(effect), ...harms(effect), ...boons(effect))
  if (effect.ignoreSpellResistance) say('ignore-resistance')
  if (effect.dc > 0) say('dc', { n: effect.dc })
  return `${parts.join(' · ')}.`
}

function limits(effect: Effect): string[] {
  const parts: string[] = []
  const say = (key: string, args?: Record<string, string | number>) => parts.push(named(`skirmish.effect.${key}`, args))
  if (effect.alliesOnly) say('allies-only')
  if (effect.enemiesOnly) say('enemies-only')
  if (effect.living) say('living-only')
  if (effect.wounded) say('wounded-only')
  if (effect.maxLevel < 99) say('max-level', { n: effect.maxLevel })
  if (effect.only) say('only', { type: named(`skirmish.type.${slug(effect.only)}`) })
  return parts
}

const conditionName = (condition: string): string => named(`skirmish.condition.${slug(condition)}.name`)

function harms(effect: Effect): string[] {
  const parts: string[] = []
  const say = (key: string, args?: Record<string, string | number>) => parts.push(named(`skirmish.effect.${key}`, args))
  if (effect.damage > 0) {
    const damage = damageText(effect.damage, effect.kind === 'positive' ? 'weapon' : effect.kind)
    parts.push(effect.eachActivation ? t('skirmish.effect.each-activation', { damage }) : damage)
  }
  parts.push(...effect.conditions.map(conditionName))
  if (effect.saveEachTurn) say('save-each-turn')
  if (effect.destroys) say('destroys')
  if (effect.shift) say(effect.shift, { n: effect.squares })
  if (effect.switches) say(`switch-${effect.switches}`)
  if (effect.skipTurn) say('skip-turn')
  if (effect.inhibit) say('inhibit')
  return parts
}

function boons(effect: Effect): string[] {
  const parts: string[] = []
  const say = (key: string, args?: Record<string, string | number>) => parts.push(named(`skirmish.effect.${key}`, args))
  if (effect.heal > 0) say('heal', { n: effect.heal })
  if (effect.hp > 0) say('hp', { n: effect.hp })
  for (const { stat, value } of effect.changes) {
    parts.push(`${named(`skirmish.stat-name.${slug(stat)}`)} ${signed(value)}`)
  }
  if (effect.againstEvil) say('against-evil')
  if (effect.changes.length > 0 && effect.until !== 'skirmish') say(`until.${slug(effect.until)}`)
  if (effect.ignoreDR) say('ignore-dr')
  if (effect.magicMelee) say('magic-melee')
  if (effect.invisible) say('invisible')
  if (effect.removes.length > 0) say('removes', { list: effect.removes.map(conditionName).join(', ') })
  if (effect.summons.length > 0) {
    const types = effect.summons.map((type) => named(`skirmish.type.${slug(type)}`)).join(', ')
    say('summons', { types, n: effect.summonCost })
  }
  if (effect.returnHp > 0) say('revive', { n: effect.returnHp })
  if (effect.phaseOut) say('phase-out')
  if (effect.incite) say('incite')
  if (effect.reroll) say('reroll')
  if (effect.forceSquares > 0) say('force', { n: effect.forceSquares })
  return parts
}

const boxes = (left: number, all: number): string =>
  all > 0 ? ` ${'▢'.repeat(Math.max(0, left))}${'▣'.repeat(Math.max(0, all - left))}` : ''

/** Words after an ability's name: species, energies, immunities. */
function wordsOf({ words }: CardAbility): string {
  return words
    .map((list) =>
      list
        .split(/, | and /)
        .map(wordName)
        .join(', '),
    )
    .join(', ')
}

function wordName(word: string): string {
  const key = slug(word)
  for (const group of ['condition', 'type', 'energy', 'immunity', 'species', 'creature']) {
    if (isKnown(`skirmish.${group}.${key}`)) return named(`skirmish.${group}.${key}`)
  }
  return word
}

/** An ability of a card: name with its numbers, and what it does. */
export function abilityTerm(ability: CardAbility, left = ability.boxes): Term {
  const { name, value, dc, effect, attack } = ability
  const key = `skirmish.ability.${slug(name)}`
  const what = name === 'Simultaneous Attack' ? '' : wordsOf(ability)
  const parts = [named(`${key}.name`), what, value > 0 ? String(value) : '', attack ? attackText(attack) : '']
  const text = named(`${key}.text`, { n: value, what: what || t('skirmish.any-enemy'), dc })
  return {
    name: parts.filter(Boolean).join(' ') + boxes(left, ability.boxes),
    text: effect ? `${text} ${effectText(effect)}` : text,
  }
}

/** A spell of a card, with what is left of it. */
export function spellTerm({ spell, boxes: all, points, swift }: CardSpell, left = all): Term {
  const price = points > 0 ? ` (${t('skirmish.power-points', { n: points })})` : ''
  const quick = swift && spell.effect.timing !== 'swift' ? `${t('skirmish.effect.timing.swift')} · ` : ''
  return { name: powerName(spell.name) + price + boxes(left, all), text: quick + effectText(spell.effect) }
}

/** What a commander does for followers or against enemies. */
export function commanderText({ to, who, stat, value, ability, tyrannical, mayInclude }: CommanderEffect): string {
  if (tyrannical > 0) return t('skirmish.commander.tyrannical', { n: tyrannical })
  if (mayInclude !== '') return t('skirmish.commander.building', { what: wordName(mayInclude) })
  const gain = stat
    ? `${named(`skirmish.stat-name.${slug(stat)}`)} ${signed(value)}`
    : ability
      ? abilityTerm(ability).name
      : ''
  const whom = named(`skirmish.commander.${to}`)
  return who.length > 0
    ? t('skirmish.commander.some', { whom, who: who.map(wordName).join(', '), gain })
    : t('skirmish.commander.all', { whom, gain })
}
