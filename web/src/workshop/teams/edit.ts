import { type AdvancementKind, advancementCost, freeNumber, type Listed, type Position } from '@undercroft/ball'
import type { Roster, Team, TeamGame } from './game.ts'

/** What a coach does to his list. Nothing here knows a limit: the game tells what is wrong afterwards. */
export interface Editing<R extends Roster> {
  /** A ready-made team to change, under the name of its own that the coach gives it later. */
  fromReady(ready: R): Team<R>
  withRoster(team: Team<R>, part: Partial<R>): Team<R>
  hire(team: Team<R>, position: string, name: (number: number) => string): Team<R>
  dismiss(team: Team<R>, at: number): Team<R>
  changePlayer(team: Team<R>, at: number, part: Partial<Listed>): Team<R>
  learn(team: Team<R>, at: number, kind: AdvancementKind, skill: string): Team<R>
  forget(team: Team<R>, at: number, which: number): Team<R>
}

export function editing<R extends Roster>(game: TeamGame<R>): Editing<R> {
  /** What a new league team did not spend is in its Treasury (DB-TEAM-11); the game does the sum. */
  const withRoster = (team: Team<R>, part: Partial<R>): Team<R> => {
    const next = { ...team, roster: { ...team.roster, ...part } }
    if (!game.isDraft(next.roster)) return next
    const treasury = game.kind.problems(next).length === 0 ? game.treasury(next) : 0
    return { ...next, roster: { ...next.roster, treasury } }
  }
  const withPlayers = (team: Team<R>, players: readonly Listed[]): Team<R> =>
    withRoster(team, { players } as unknown as Partial<R>)
  const changePlayer = (team: Team<R>, at: number, part: Partial<Listed>): Team<R> =>
    withPlayers(
      team,
      team.roster.players.map((player, i) => (i === at ? { ...player, ...part } : player)),
    )
  /** Players in the order of the list, those of one position by number. */
  const inOrder = (roster: R): readonly Listed[] => {
    const order: readonly Position[] = game.positions(roster)
    const rank = (entry: Listed) => order.indexOf(game.positionOf(roster, entry)) * 100 + entry.number
    return [...roster.players].sort((a, b) => rank(a) - rank(b))
  }
  return {
    withRoster,
    changePlayer,
    fromReady: (ready) => ({ ...game.emptyTeam(ready.name), roster: ready }),
    hire(team, name, called) {
      const { roster } = team
      const position = game.positions(roster).find((known) => known.name === name)
      if (!position) return team
      const number = freeNumber(roster.players)
      const grown = { ...roster, ...game.hired(roster, number, called(number), position) }
      return withRoster(team, { ...grown, players: inOrder(grown) })
    },
    dismiss: (team, at) =>
      withPlayers(
        team,
        team.roster.players.filter((_, i) => i !== at),
      ),
    learn: (team, at, kind, skill) =>
      changePlayer(team, at, { advancements: [...team.roster.players[at].advancements, { kind, skill }] }),
    forget: (team, at, which) =>
      changePlayer(team, at, { advancements: team.roster.players[at].advancements.filter((_, i) => i !== which) }),
  }
}

/** What each way to a skill would cost this player now; ways that are closed to him are left out. */
export function waysToLearn(entry: Listed, anyAdvancement: boolean): { kind: AdvancementKind; cost: number }[] {
  const kinds: AdvancementKind[] = ['chosen-primary', 'chosen-secondary']
  if (anyAdvancement) kinds.push('random-primary', 'random-secondary')
  return kinds.flatMap((kind) => {
    const cost = advancementCost(entry.advancements.length, kind)
    return cost === null ? [] : [{ kind, cost }]
  })
}
