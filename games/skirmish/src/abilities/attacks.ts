import type { AttackLocals } from '../combat/attack-locals.ts'
import { has, isHelpless } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import { type Creature, type SkirmishMatch, STUNNED } from '../state.ts'
import { strengthOf } from './registry.ts'

export const targetOf = (match: SkirmishMatch, { target }: AttackLocals): Creature => match.state.creatures[target]

export const isDeclared = (attack: AttackLocals, place: number): boolean => (attack.declared & (1 << place)) !== 0

export const isDefenceless = (target: Creature): boolean => has(target, STUNNED) || isHelpless(target)

/** Flanking, or a defender that is stunned, helpless or does not see the attacker (SK-AB-MELEE-SNEAK-ATTACK-01). */
export function isSneaky(match: SkirmishMatch, attack: AttackLocals): boolean {
  return attack.flanking || attack.unseen || isDefenceless(targetOf(match, attack))
}

export function sneakDamage(
  match: SkirmishMatch,
  self: Creature,
  attack: AttackLocals,
  name: 'Sneak Attack' | 'Melee Sneak Attack',
) {
  if (attack.ranged || isImmune(match, targetOf(match, attack), 'Sneak Attack') || !isSneaky(match, attack)) return 0
  return strengthOf(match, self, name)
}
