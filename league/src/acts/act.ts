import type { Command, CommandOf, LeagueEvent } from '../events.ts'
import type { LeagueGame, Refusal } from '../game.ts'
import { type Fixture, fixtureOf, type League, seasonOf, type Team } from '../model.ts'

/** What an act sees: the league before it, its game, and the event itself. */
export interface Scene<Type extends Command['type']> {
  readonly league: League
  readonly game: LeagueGame
  readonly event: LeagueEvent & CommandOf<Type>
}

/** The league after the event, or why it is refused. */
export type Act<Type extends Command['type']> = (scene: Scene<Type>) => League | Refusal

export const refuse = (why: string, facts: Refusal['facts'] = {}, rule: string | null = null): Refusal => ({
  why,
  rule,
  facts,
})

export const isRefusal = (outcome: object): outcome is Refusal => 'why' in outcome && 'facts' in outcome

export const isCommissioner = ({ commissioners }: League, person: string): boolean => commissioners.includes(person)

/** Acts of the commissioner alone. */
export function asCommissioner<Type extends Command['type']>(act: Act<Type>): Act<Type> {
  return (scene) =>
    isCommissioner(scene.league, scene.event.by) ? act(scene) : refuse('not-commissioner', { person: scene.event.by })
}

/** A text that a commissioner's act must give as its reason. */
export const lacksReason = (reason: string): boolean => reason.trim() === ''

export const noReason = refuse('no-reason')

/** The coach of the team, or a commissioner. */
export const mayActFor = (league: League, team: Team, person: string): boolean =>
  team.coach === person || isCommissioner(league, person)

export const notYours = (team: Team, person: string): Refusal => refuse('not-your-team', { person, team: team.name })

export function teamOf(league: League, id: string): Team | Refusal {
  return league.teams[id] ?? refuse('unknown-team', { team: id })
}

export function openFixture(league: League, id: string): Fixture | Refusal {
  const fixture = fixtureOf(seasonOf(league), id)
  if (!fixture) return refuse('unknown-fixture', { fixture: id })
  if (fixture.status !== 'open') {
    return refuse('fixture-closed', { fixture: id, status: fixture.status }, 'DB-LG-10')
  }
  return fixture
}

export const inPhase = (league: League, ...phases: readonly string[]): Refusal | null => {
  const { phase } = seasonOf(league)
  return phases.includes(phase) ? null : refuse('wrong-phase', { phase }, 'DB-LG-02')
}
