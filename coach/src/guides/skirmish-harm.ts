import type { Attack, Card, Effect } from '@undercroft/skirmish'

type Kind = Attack['kind']

/** Who is immune to these kinds says so on its card, who resists them has a figure for them. */
const ENERGIES: readonly Kind[] = ['acid', 'cold', 'electricity', 'fire', 'sonic']
const KINDS: readonly Kind[] = ['weapon', ...ENERGIES, 'magic', 'negative', 'positive']

/** So much of every 20 does not concern whoever has no body, where the attacker has one (SK-AB-INCORPOREAL-01). */
const BODILESS = 0.5

/** What damage of one kind leaves, after immunity, what is resisted and what is taken off each blow. */
export function taken(target: Card, damage: number, kind: Kind): number {
  if (damage === 0) return 0
  if (kind === 'negative') return target.living ? damage : 0
  if (kind === 'weapon') return Math.max(0, damage - numberOf(target, 'DR'))
  if (ENERGIES.includes(kind) && isImmune(target, kind)) return 0
  const place = KINDS.indexOf(kind)
  const whole = target.vulnerable[place] ? damage + 5 * Math.floor(damage / 10) : damage
  return Math.max(0, whole - target.resist[place])
}

/** How often a blow that hits does not come to nothing because its target is hardly seen, or has no body. */
export function meets(attacker: Card, target: Card): number {
  const unseen = Math.max(0, numberOf(target, 'Conceal') - 1) / 20
  const isGhostly = hasAbility(target, 'Incorporeal') && !hasAbility(attacker, 'Incorporeal')
  return (1 - unseen) * (isGhostly ? BODILESS : 1)
}

export const numberOf = ({ abilities }: Card, name: string): number =>
  abilities.reduce((most, ability) => (ability.name === name ? Math.max(most, ability.value) : most), 0)

export const hasAbility = ({ abilities }: Card, name: string): boolean =>
  abilities.some((ability) => ability.name === name)

const isImmune = ({ abilities }: Card, kind: Kind): boolean =>
  abilities.some(({ name, words }) => name === 'Immune' && words.some((word) => word.toLowerCase() === kind))

/** The spell, or the breath, that harms most, and how far it carries. */
export interface Bolt {
  readonly damage: number
  readonly range: number
}

const NONE: Bolt = { damage: 0, range: 0 }
const CARRIES: Readonly<Record<string, number>> = { touch: 1, 'range 6': 6, line: 10, cone: 5, sight: 40 }
/** What a save that may halve it leaves on average. */
const SAVED = 0.75
/** Who resists spells suffers them so often. */
const RESISTED = 0.6

export function bolt(caster: Card, target: Card): Bolt {
  let best = NONE
  const consider = ({ damage, kind, range, dc, alliesOnly }: Effect, spared: number) => {
    if (alliesOnly || damage <= 0 || CARRIES[range] === undefined) return
    const whole = taken(target, damage, kind) * (dc > 0 ? SAVED : 1) * spared
    if (whole > best.damage) best = { damage: whole, range: CARRIES[range] }
  }
  const spared = hasAbility(target, 'Spell Resistance All') ? 0 : hasAbility(target, 'Spell Resistance') ? RESISTED : 1
  for (const { spell } of caster.spells) consider(spell.effect, spared)
  for (const { effect, boxes } of caster.abilities) if (effect && boxes > 0) consider(effect, 1)
  return best
}
