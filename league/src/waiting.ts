import type { Game } from '@undercroft/engine'
import { aftermathOf } from './acts/results.ts'
import { drawOfDivisions, FEWEST_IN_CUP, rollOffOf } from './acts/season.ts'
import { draw } from './draw/draw.ts'
import type { Command } from './events.ts'
import type { LeagueGame } from './game.ts'
import { isSettled, type League, seasonOf } from './model.ts'
import { playOn, playSteps, type Roller } from './steps.ts'

/** What has to be done next, the most urgent first. */
export type Waiting =
  | { readonly kind: 'gather'; readonly missing: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'confirm'; readonly fixture: string }
  | { readonly kind: 'aftermath'; readonly fixture: string }
  | { readonly kind: 'sequence'; readonly team: string; readonly sequence: 'post-match' | 'off-season' }
  | { readonly kind: 'match'; readonly fixture: string }
  | { readonly kind: 'close-table' }
  | { readonly kind: 'next-season' }

export function waitingFor(game: LeagueGame, league: League): Waiting[] {
  const season = seasonOf(league)
  if (season.phase === 'gathering') {
    const fewest = league.options.format === 'cup' ? FEWEST_IN_CUP : game.fewestTeams
    const missing = fewest - season.teams.length
    return missing > 0 ? [{ kind: 'gather', missing }] : [{ kind: 'start' }]
  }
  const found: Waiting[] = []
  for (const { id, status } of season.fixtures) {
    if (status === 'confirmed') found.push({ kind: 'aftermath', fixture: id })
    if (status === 'reported') found.push({ kind: 'confirm', fixture: id })
  }
  for (const { id, pending } of Object.values(league.teams)) {
    if (pending) found.push({ kind: 'sequence', team: id, sequence: pending.kind })
  }
  const open = season.fixtures.filter(({ status }) => status === 'open')
  // Friendlies and knock-out games stand in no round.
  const round = Math.min(...open.map(({ round: number }) => number || Number.POSITIVE_INFINITY))
  for (const { id, round: number } of open)
    if (number === round || number === 0) found.push({ kind: 'match', fixture: id })
  if (season.phase === 'regular' && season.fixtures.every(isSettled)) found.push({ kind: 'close-table' })
  if (season.phase === 'off-season' && found.length === 0) found.push({ kind: 'next-season' })
  return found
}

/**
 * The command that does what waits without asking anybody: dice from `roller`, answers as a sensible coach would give them. Null where a
 * match has to be played, a result confirmed, or a team found.
 */
export function commandFor(game: LeagueGame, league: League, waiting: Waiting, roller: Roller): Command | null {
  const { progress } = game
  const drawn = (options: object) => {
    const { match } = playSteps(draw as Game, options, [])
    return playOn(draw as Game, match, roller, () => ({ type: 'done' }))
  }
  if (waiting.kind === 'close-table') return { type: 'close-table', steps: drawn(rollOffOf(game, league)) }
  if (waiting.kind === 'next-season') return { type: 'next-season' }
  if (waiting.kind === 'start') {
    return league.options.format === 'cup'
      ? { type: 'draw-cup', steps: drawn(drawOfDivisions(league)) }
      : { type: 'start-season', deadlines: [] }
  }
  if (waiting.kind === 'confirm') return { type: 'confirm', fixture: waiting.fixture }
  if (waiting.kind === 'aftermath' && progress) {
    const { match } = playSteps(progress.aftermath, aftermathOf(game, league, waiting.fixture) as object, [])
    const steps = playOn(progress.aftermath, match, roller, () => ({ type: 'done' }))
    return { type: 'aftermath', fixture: waiting.fixture, steps }
  }
  if (waiting.kind === 'sequence' && progress) {
    const { pending } = league.teams[waiting.team]
    if (!pending) return null
    const sequence = pending.kind === 'post-match' ? progress.postMatch : progress.offSeason
    const { match } = playSteps(sequence, pending.options, pending.steps)
    const steps = playOn(sequence, match, roller, progress.advise)
    return { type: 'sequence', team: waiting.team, keep: pending.steps.length, steps }
  }
  return null
}

/** Divisions drawn from a helmet. */
export function drawCommand(league: League, count: number, roller: Roller): Command {
  const { match } = playSteps(draw as Game, drawOfDivisions(league), [])
  return { type: 'draw-divisions', count, steps: playOn(draw as Game, match, roller, () => ({ type: 'done' })) }
}
