import { abilityCalled, hasAbility, isSpent, playerOf, spendAbility } from '@undercroft/ball'
import type { BloodMatch } from '../state.ts'

/** Has this player the rule, and may it still be used? */
export function starRuleLeft(match: BloodMatch, player: number, rule: string): boolean {
  const owner = playerOf(match, player)
  return hasAbility(match, owner, rule) && !isSpent(match, owner, abilityCalled(match, rule))
}

export function spendStarRule(match: BloodMatch, player: number, rule: string): void {
  spendAbility(match, player, rule)
  match.events?.push({ type: 'skill-used', player, skill: rule })
}
