import type { Refusal } from '@undercroft/league'
import { isKnown, named } from '../i18n/index.ts'
import { problemText } from '../workshop/shared/problem-text.ts'

/** Why something was refused, in the language in use, with its rule. */
export function refusalText({ why, facts, rule }: Refusal): string {
  const key = `league.refused.${why}`
  const reason = isKnown(key) ? named(key, facts) : problemText({ why, facts, rule: rule ?? '' }, 'dungeon-bowl/team')
  return rule === null ? reason : `${reason} (${rule})`
}
