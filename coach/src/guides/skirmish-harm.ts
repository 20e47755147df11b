import type { Attack, Card } from '@undercroft/skirmish'

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

const numberOf = ({ abilities }: Card, name: string): number =>
  abilities.reduce((most, ability) => (ability.name === name ? Math.max(most, ability.value) : most), 0)

const hasAbility = ({ abilities }: Card, name: string): boolean => abilities.some((ability) => ability.name === name)

const isImmune = ({ abilities }: Card, kind: Kind): boolean =>
  abilities.some(({ name, words }) => name === 'Immune' && words.some((word) => word.toLowerCase() === kind))
