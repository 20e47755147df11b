import type { Agreed } from '@undercroft/ball'
import { OptionsError } from '@undercroft/engine'
import type { Kind, KindId, Problem } from '../library/kind.ts'
import type { Roster, Team } from './game.ts'

interface Rules<R extends Roster> {
  readonly parseRoster: (json: unknown, field: string) => R
  readonly parseAgreed: (json: unknown) => Agreed
  readonly problems: (team: Team<R>) => readonly Problem[]
  /** What is wrong with a list that there is no list for. */
  readonly stranger: (
    roster: R,
  ) => { readonly field: string; readonly reason: string; readonly rule: string } | undefined
}

/** Teams of a game as things that can be kept. */
export const teamKindOf = <R extends Roster>(id: KindId, rules: Rules<R>): Kind<Team<R>> => ({
  id,
  read(json) {
    if (typeof json !== 'object' || json === null) throw new OptionsError('content', 'must be an object')
    const { terms, roster } = json as Record<string, unknown>
    const list = rules.parseRoster(roster, 'roster')
    // Without a list and its positions there is nothing to show.
    const stranger = rules.stranger(list)
    if (stranger) throw new OptionsError(`roster.${stranger.field}`, `${stranger.reason} (${stranger.rule})`)
    return { terms: rules.parseAgreed(terms), roster: list }
  },
  name: ({ roster }) => roster.name,
  renamed: (team, name) => ({ ...team, roster: { ...team.roster, name } }),
  problems: rules.problems,
})
