import { LeagueFileError, type Refusal } from '@undercroft/league'
import { isKnown, named } from '../i18n/index.ts'
import { problemText } from '../workshop/shared/problem-text.ts'

/** Why something was refused, in the language in use, with its rule. */
export function refusalText({ why, facts, rule }: Refusal): string {
  const key = `league.refused.${why}`
  const reason = isKnown(key) ? named(key, facts) : problemText({ why, facts, rule: rule ?? '' }, 'dungeon-bowl/team')
  return rule === null ? reason : `${reason} (${rule})`
}

/** Why a file was not taken, in the language in use; an event by what it did. */
export function fileErrorText(error: Error): string {
  if (!(error instanceof LeagueFileError)) return error.message
  const { refusal } = error
  const act = `league.act.${refusal.facts.what}`
  return refusalText(isKnown(act) ? { ...refusal, facts: { ...refusal.facts, what: named(act) } } : refusal)
}
