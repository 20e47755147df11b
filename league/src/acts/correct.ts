import { OptionsError } from '@undercroft/engine'
import type { CommandOf } from '../events.ts'
import type { Corrected, Progress, Refusal } from '../game.ts'
import { seasonOf, withTeam } from '../model.ts'
import { type Act, asCommissioner, isRefusal, lacksReason, noReason, refuse, teamOf } from './act.ts'

/** The commissioner sets something right, with what it was, what it is, and why, for everybody to read. */
export const correct: Act<'correct'> = asCommissioner(({ league, game, event }) => {
  const team = teamOf(league, event.team)
  if (isRefusal(team)) return team
  if (lacksReason(event.reason)) return noReason
  if (!game.progress) return refuse('no-progress')
  if (team.pending) return refuse('sequence-open', { team: team.name })
  if (!Number.isInteger(event.after) || event.after < 0 || event.after > 100_000_000) {
    return refuse('not-whole')
  }
  const corrected = tryCorrection(game.progress, team.content, event)
  if (corrected && isRefusal(corrected)) return corrected
  if (!corrected) return refuse('unknown-field', { field: event.field })
  if (corrected.before !== event.before) {
    return refuse('changed-meanwhile', { now: corrected.before, before: event.before })
  }
  const { value, treasury } = game.valueOf(corrected.content)
  return withTeam(league, {
    ...team,
    content: corrected.content,
    gold: corrected.gold === 0 ? team.gold : [...team.gold, { what: 'corrected', gold: corrected.gold }],
    sppEarned: team.sppEarned + corrected.spp,
    standings: [...team.standings, { season: seasonOf(league).number, fixture: null, value, treasury }],
  })
})

function tryCorrection(progress: Progress, content: unknown, event: CommandOf<'correct'>): Corrected | Refusal | null {
  try {
    return progress.corrected(content, event.player, event.field, event.after)
  } catch (error) {
    if (error instanceof OptionsError) return refuse('bad-value', { reason: error.message })
    throw error
  }
}
