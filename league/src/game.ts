import type { BallRoster, TeamBook } from '@undercroft/ball'
import type { Action, Game, GameEvent, Match, Random } from '@undercroft/engine'

/** One step of a sequence: an answer, or the dice that were rolled. */
export type Step = Action | readonly number[]

/** What a report amounts to for the table: by the home team and the guests. */
export interface Summary {
  /** 0 home, 1 away, null for a draw. */
  readonly winner: number | null
  /** What the first tie-breaker counts: Touchdowns, points, ... */
  readonly scored: readonly [number, number]
  readonly casualties: readonly [number, number]
}

/** Somebody won though the scores are level: what decided was how it stood when time was up. */
export const isWonOnTime = ({ winner, scored: [home, away] }: Summary): boolean => winner !== null && home === away

/** Gold that came in or went out, and why. */
export interface GoldLine {
  readonly what: string
  readonly gold: number
}

/** Somebody who is on no list any more. */
export interface Departed {
  readonly id: string
  readonly name: string
  readonly position: string
  readonly how: 'dead' | 'fired' | 'left' | 'scouted' | 'not-rehired'
  /** SPP that were not spent. */
  readonly spp: number
  readonly value: number
  /** The player as last listed. */
  readonly entry: unknown
}

/** What a finished sequence leaves of a team. */
export interface Settled {
  readonly content: unknown
  readonly gold: readonly GoldLine[]
  readonly sppEarned: number
  readonly sppSpent: number
  readonly departed: readonly Departed[]
  /** What the coach's own sequence begins with, null where none follows. */
  readonly next: object | null
  readonly events: readonly GameEvent[]
}

/** How teams grow between matches, in games whose book has a league. */
export interface Progress {
  /** What the book says of teams and their lists. */
  readonly book: TeamBook<BallRoster>
  readonly aftermath: Game
  readonly postMatch: Game
  readonly offSeason: Game
  aftermathOptions(told: AftermathFacts): object
  offSeasonOptions(content: unknown, cap: number | null): object
  /** By the two teams; null for one that goes on as it was. */
  settleAftermath(match: Match, events: readonly GameEvent[]): readonly [Settled, Settled]
  settlePostMatch(match: Match, events: readonly GameEvent[]): Settled
  settleOffSeason(match: Match, events: readonly GameEvent[]): Settled
  /** The team holds the trophy, or no longer does (DB-LG-27). */
  withTrophy(content: unknown, holds: boolean): unknown
  /** What can be corrected, of the team itself and of a player. */
  readonly figures: { readonly team: readonly string[]; readonly player: readonly string[] }
  /** Such a figure as it is now; null where there is none. */
  figureOf(content: unknown, player: string | null, field: string): number | null
  /** A correction by the commissioner; null where there is no such field. Throws OptionsError where no list may have that value. */
  corrected(content: unknown, player: string | null, field: string, after: number): Corrected | null
  /** What an absent or a computer coach would answer. */
  advise(match: Match): Action
}

export interface Corrected {
  readonly content: unknown
  readonly before: number
  /** Gold and SPP that the correction added. */
  readonly gold: number
  readonly spp: number
}

export interface AftermathFacts {
  readonly teams: readonly [unknown, unknown]
  readonly report: unknown
  readonly conceded: number | null
  readonly friendly: boolean
  readonly decisive: boolean
  readonly prizes: readonly [number, number]
  readonly match: string
}

/** Why something is refused: a name with its facts, for which `words` has a sentence, and the rule where there is one. */
export interface Refusal {
  readonly why: string
  readonly rule: string | null
  readonly facts: Readonly<Record<string, string | number>>
}

/** What a league needs to know of its game. */
export interface LeagueGame {
  readonly id: string
  readonly title: string
  readonly fewestTeams: number
  readonly points: { readonly won: number; readonly drawn: number; readonly lost: number }
  /** League Points more, where the league uses them (DB-LG-15, BB-LEAGUE-06). */
  bonus(summary: Summary, seat: number): number
  /** What the table counts for the team against which a fixture was given away (DB-LG-09, BB-LEAGUE-07). */
  readonly concededScore: number
  /** What breaks ties after points, in this order. */
  readonly tieBreakers: readonly ('scored' | 'casualties')[]
  /** Null: teams stay as they are. */
  readonly progress: Progress | null
  /** Reads a team; throws OptionsError where it cannot be read. */
  readTeam(json: unknown): unknown
  /** Names for teams that nobody named. */
  readonly names: readonly string[]
  /** What a new team can be: the ids of team lists, or the names of ready-made teams. */
  readonly sides: readonly string[]
  /** A team that nobody has drafted, as `readTeam` reads it; by lot where `side` is empty. */
  draft(random: Random, name: string, side: string): unknown
  /** Why such a team cannot join; null where it can. */
  refusesTeam(content: unknown): Refusal | null
  nameOf(content: unknown): string
  /** Zeros in games without gold. */
  valueOf(content: unknown): { readonly value: number; readonly current: number; readonly treasury: number }
  /** A report in which nothing happened, to be filled in by somebody who played at a real table. */
  blankReport(teams: readonly [unknown, unknown]): unknown
  readReport(json: unknown): unknown
  refusesReport(report: unknown, teams: readonly [unknown, unknown], decisive: boolean): Refusal | null
  summary(report: unknown): Summary
  /** What a player did, for the top lists; empty where nothing is counted. */
  careers(content: unknown): readonly Career[]
  /** The same, of somebody who has left. */
  careerOf(departed: Departed): Career
  renamed(content: unknown, player: string, name: string): unknown
  /** The options of a match between two teams. `variant` brings variety: another number may mean another place to play at. */
  matchOptions(teams: readonly [unknown, unknown], decisive: boolean, turnLimit: number | null, variant: number): object
  /** The report of a match that was played here. */
  reportOf(match: Match): unknown
}

export interface Career {
  readonly id: string
  readonly name: string
  readonly position: string
  readonly value: number
  /** By kind: 'games', 'touchdowns', ... */
  readonly figures: Readonly<Record<string, number>>
}
