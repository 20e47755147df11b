import {
  type AdvancementKind,
  advancementCost,
  COLLEGES,
  type College,
  collegeById,
  EXHIBITION,
  foundTeam,
  freeNumber,
  idOf,
  newEntry,
  parseRoster,
  positionOf,
  type Roster,
  type RosterEntry,
  termsOf,
} from '@undercroft/dungeon-bowl'
import { isDraft, type Team, teamProblems } from './kind.ts'

/** What a coach does to his list. Nothing here knows a limit: the game tells what is wrong afterwards. */

export const collegeOf = ({ college }: Roster): College => collegeById(college) ?? COLLEGES[0]

export const emptyTeam = (name: string, college = COLLEGES[0].id): Team => ({
  terms: { budget: EXHIBITION.budget, spp: EXHIBITION.spp, anyAdvancement: EXHIBITION.anyAdvancement },
  roster: parseRoster({ name, college, kind: 'exhibition', rerolls: 0, players: [] }),
})

/** A ready-made team to change, under the name of its own that the coach gives it later. */
export const fromReady = (ready: Roster): Team => ({ ...emptyTeam(ready.name), roster: parseRoster(ready) })

export const withRoster = (team: Team, part: Partial<Roster>): Team => {
  const next = { ...team, roster: { ...team.roster, ...part } }
  return { ...next, roster: { ...next.roster, treasury: treasuryOf(next) } }
}

/** What a new league team did not spend is in its Treasury (DB-TEAM-11); the game does the sum. */
function treasuryOf(team: Team): number {
  const { roster, terms } = team
  if (!isDraft(roster)) return roster.treasury
  return teamProblems(team).length === 0 ? foundTeam(roster, termsOf(roster.kind, terms)).treasury : 0
}

export function hire(team: Team, position: string, name: (number: number) => string): Team {
  const { players } = team.roster
  const number = freeNumber(players)
  const hired = team.roster.hired + 1
  const entry = newEntry(idOf(hired), number, name(number), position)
  return withRoster(team, { hired, players: inOrder(team.roster, [...players, entry]) })
}

/** Players in the order of the college's list, those of one position by number. */
function inOrder(roster: Roster, players: readonly RosterEntry[]): RosterEntry[] {
  const college = collegeOf(roster)
  const order = college.groups.flatMap(({ positions }) => positions)
  const rank = (entry: RosterEntry) => order.indexOf(positionOf(college, entry)) * 100 + entry.number
  return [...players].sort((a, b) => rank(a) - rank(b))
}

export const dismiss = (team: Team, at: number): Team =>
  withRoster(team, { players: team.roster.players.filter((_, i) => i !== at) })

export const changePlayer = (team: Team, at: number, part: Partial<RosterEntry>): Team =>
  withRoster(team, { players: team.roster.players.map((player, i) => (i === at ? { ...player, ...part } : player)) })

export const learn = (team: Team, at: number, kind: AdvancementKind, skill: string): Team =>
  changePlayer(team, at, { advancements: [...team.roster.players[at].advancements, { kind, skill }] })

export const forget = (team: Team, at: number, which: number): Team =>
  changePlayer(team, at, { advancements: team.roster.players[at].advancements.filter((_, i) => i !== which) })

/** What each way to a skill would cost this player now; ways that are closed to him are left out. */
export function waysToLearn(entry: RosterEntry, anyAdvancement: boolean): { kind: AdvancementKind; cost: number }[] {
  const kinds: AdvancementKind[] = ['chosen-primary', 'chosen-secondary']
  if (anyAdvancement) kinds.push('random-primary', 'random-secondary')
  return kinds.flatMap((kind) => {
    const cost = advancementCost(entry.advancements.length, kind)
    return cost === null ? [] : [{ kind, cost }]
  })
}
