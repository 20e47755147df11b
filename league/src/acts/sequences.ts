import type { LeagueGame } from '../game.ts'
import { isSettled, type League, seasonOf, settle, withSeason, withTeam } from '../model.ts'
import { isRoll, playSteps } from '../steps.ts'
import { type Act, isRefusal, mayActFor, notYours, refuse, teamOf } from './act.ts'

/**
 * A coach goes on with the sequence of the team: the first `keep` steps stay, the others follow. What the dice have decided cannot be
 * taken back; when the sequence is over, the list is changed.
 */
export const sequence: Act<'sequence'> = ({ league, game, event }) => {
  const team = teamOf(league, event.team)
  if (isRefusal(team)) return team
  if (!mayActFor(league, team, event.by)) return notYours(team, event.by)
  const { pending } = team
  if (!pending || !game.progress) return refuse('no-sequence', { team: team.name })
  const lastRoll = pending.steps.findLastIndex(isRoll)
  if (!Number.isInteger(event.keep) || event.keep < lastRoll + 1 || event.keep > pending.steps.length) {
    return refuse('dice-stand', {}, 'DB-GEN-03')
  }
  const steps = [...pending.steps.slice(0, event.keep), ...event.steps]
  const { progress } = game
  const played = playSteps(
    pending.kind === 'post-match' ? progress.postMatch : progress.offSeason,
    pending.options,
    steps,
  )
  if (played.match.stack.length > 0) return withTeam(league, { ...team, pending: { ...pending, steps } })
  const settled =
    pending.kind === 'post-match'
      ? progress.settlePostMatch(played.match, played.events)
      : progress.settleOffSeason(played.match, played.events)
  const after = settle(team, settled, seasonOf(league).number, pending.fixture, game.valueOf(settled.content))
  return withTeam(league, { ...after, pending: null, ready: true })
}

/** After the last game and the last post-match sequence the off-season begins by itself (DB-LG-02). */
export function whenOver(game: LeagueGame, league: League): League {
  const season = seasonOf(league)
  if (season.phase !== 'play-offs' || season.places.length === 0) return league
  if (!season.fixtures.every(isSettled)) return league
  const teams = Object.values(league.teams)
  if (teams.some(({ pending }) => pending !== null)) return league
  let after = withSeason(league, { phase: 'off-season' })
  if (!game.progress) return after
  for (const team of teams) {
    if (team.status !== 'in' || !season.teams.includes(team.id)) continue
    if (!league.options.redraft) {
      // Only new teams take part next time (DB-LG-03).
      after = withTeam(after, { ...team, status: 'withdrawn', ready: false })
      continue
    }
    const options = game.progress.offSeasonOptions(team.content, league.options.budgetCap)
    after = withTeam(after, {
      ...team,
      ready: false,
      pending: { kind: 'off-season', fixture: null, options, steps: [], told: [] },
    })
  }
  return after
}
