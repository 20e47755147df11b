import { listenersOf } from '../abilities/registry.ts'
import type { Card } from '../card/card.ts'
import { DAMAGE_KINDS, type DamageKind } from '../card/damage.ts'
import { IMMUNITIES, type Immunity } from '../card/immunity.ts'
import { areEnemies, cardOf, has } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import { ASLEEP, type Creature, ROUTING, SHAKEN, type SkirmishMatch } from '../state.ts'

/** Immunity to a kind of damage, where there is one. */
const IMMUNITY_OF = new Map<DamageKind, Immunity>(
  DAMAGE_KINDS.flatMap((kind) => {
    const immunity = IMMUNITIES.find((name) => name.toLowerCase() === kind)
    return immunity ? [[kind, immunity] as const] : []
  }),
)

export const isUndead = (card: Card): boolean => card.type === 'Undead'
/** Nonliving and not undead: Constructs other than living ones. */
export const isLifeless = (card: Card): boolean => !card.living && card.type !== 'Undead'

/** What is left of one part of damage after immunity, vulnerability, DR and Resist. Negative: it heals (SK-KEY-NEGATIVE-01). */
export function reduced(
  match: SkirmishMatch,
  target: Creature,
  damage: number,
  kind: DamageKind,
  ignoresReduction: boolean,
): number {
  if (damage <= 0) return 0
  const card = cardOf(match, target)
  if (kind === 'negative') return isUndead(card) ? -damage : isLifeless(card) ? 0 : damage
  const immunity = IMMUNITY_OF.get(kind)
  if (immunity && isImmune(match, target, immunity)) return 0
  if (kind === 'weapon') {
    if (ignoresReduction) return damage
    let left = damage
    for (const { answer } of listenersOf(match, target, 'reduction')) left -= answer(match, target)
    return Math.max(0, left)
  }
  const number = DAMAGE_KINDS.indexOf(kind)
  // SK-AB-VULNERABLE-01: 5 more for every full 10, before Resist.
  const whole = card.vulnerable[number] ? damage + Math.floor(damage / 10) * 5 : damage
  return Math.max(0, whole - card.resist[number])
}

/** Takes damage off (or, negative, heals); any damage wakes a sleeper (SK-COND-SLEEP-02). Returns what was lost. */
export function lose(match: SkirmishMatch, target: Creature, damage: number, cause: Creature | null): number {
  if (damage < 0) {
    heal(match, target, -damage)
    return 0
  }
  if (damage === 0) return 0
  target.hp -= damage
  target.status &= ~ASLEEP
  if (cause !== null) {
    match.state.damage[cause.seat] += damage
    if (areEnemies(match, cause, target)) match.state.stirred = true
  }
  match.events?.push({ type: 'damaged', creature: target.id, damage, hp: target.hp })
  return damage
}

/** Removes damage, never above the starting total (SK-KEY-HEAL-01, SK-KEY-HIT-POINTS-02). */
export function heal(match: SkirmishMatch, target: Creature, amount: number): void {
  const { hp } = cardOf(match, target)
  if (target.hp >= hp) return
  target.hp = Math.min(hp, target.hp + amount)
  match.events?.push({ type: 'healed', creature: target.id, hp: target.hp })
}

/** '+# hp' may raise hit points above the starting total (SK-KEY-HIT-POINTS-01). */
export function gainHp(match: SkirmishMatch, target: Creature, amount: number): void {
  target.hp += amount
  match.events?.push({ type: 'healed', creature: target.id, hp: target.hp })
}

/**
 * Has it fallen to half of its printed hit points for the first time (SK-MELEE-11, SK-MORALE-05, SK-MORALE-06)? Marks it,
 * so the answer is true once. Routing creatures make no such save (SK-ROUT-10).
 */
export function fallsToHalf(match: SkirmishMatch, target: Creature): boolean {
  if (has(target, SHAKEN) || target.hp <= 0 || 2 * target.hp > cardOf(match, target).hp) return false
  target.status |= SHAKEN
  return !has(target, ROUTING)
}
