import type { Modifier, Procedure } from '@undercroft/engine'
import type { Advancements } from '../teams/advancement.ts'
import type { Problem } from '../teams/draft.ts'
import type { Position } from '../teams/position.ts'
import { type BallRoster, type ListReader, type RosterEntry, teamRerolls } from '../teams/roster.ts'
import type { Aftermath, Guest } from './aftermath.ts'
import type { Joining, TypedField } from './blank-report.ts'
import type { OffSeason } from './off-season.ts'
import type { PostMatch } from './post-match.ts'
import type { BallReport, BallTeamReport } from './report.ts'

/** Something beside players and re-rolls that a team keeps from game to game. */
export interface Staff<R> {
  readonly id: string
  readonly price: number
  most(roster: R): number
  count(roster: R): number
  set(roster: R, count: number): void
}

/** What the book of a game says of its teams between matches. What is not said here is the same in all ball games. */
export interface TeamBook<R extends BallRoster, T extends BallTeamReport = BallTeamReport> {
  /** The id of the game. */
  readonly id: string
  readonly reader: ListReader<R>
  rosterProblems(roster: R): Problem[]
  parseReport(json: unknown): BallReport<T>
  reportProblems(report: BallReport<T>, rosters: readonly [R, R], decisive: boolean): Problem[]

  /** What somebody types in who played at a real table, beside what all ball games count. */
  readonly typed: { readonly team: readonly TypedField<R>[]; readonly player: readonly TypedField<R>[] }
  joining(roster: R): readonly Joining[]

  positions(roster: R): readonly Position[]
  /** Those that journeymen may have. */
  linemen(roster: R): readonly Position[]
  /** By its id or its name. */
  findPosition(roster: R, name: string): Position | undefined
  hasPlace(roster: R, position: Position): boolean
  readonly learning: Advancements
  /** What a player is worth, and what the whole team is. */
  valueOf(roster: R, entry: RosterEntry): number
  teamValue(roster: R): number
  currentTeamValue(roster: R): number
  /** What a guest costs who stays. */
  guestPrice(roster: R, guest: Guest): number
  /** A re-roll in a draft, and during a season. */
  rerollCost(roster: R): number
  lateRerollCost(roster: R): number
  readonly staff: readonly Staff<R>[]
  /** What else a list says of the team, staff included. */
  figures(roster: R): readonly (readonly [what: string, count: number])[]

  readonly sppPerTouchdown: number
  sppEarned(player: T['players'][number]): number
  /** Touchdowns as the table counts them. */
  scoredBy(report: BallReport<T>, seat: number): number
  /** By dice (DB-POST-05, DB-POST-06), or what the report amounts to. */
  readonly winnings: 'rolled' | ((report: BallReport<T>) => readonly [number, number])
  /** Gold that was found during the match, and the rule of it. */
  readonly funds: { of(team: T): number; readonly rule: string } | null
  /** MVPs that a team draws after a match that was played (DB-POST-19, BB-RES-08). */
  mvps(report: BallReport<T>, seat: number): number
  /** Touchdowns that the coach allots afterwards (BB-RES-08). */
  allotted(report: BallReport<T>, seat: number): number
  /** Positions of those who did not play and may be hired now (BB-TEAM-11). */
  recruits(roster: R, team: T): readonly string[]
  /** The prize is paid at once, or after the last step in which gold can be lost (BB-LEAGUE-09). */
  readonly prizeLast: boolean
  /** What follows upon the winnings, without a question. */
  readonly afterWinnings: Procedure<Aftermath<R, T>, never, object> | null
  /** What follows upon hiring and firing. */
  readonly afterHiring: Procedure<PostMatch<R>, object> | null
  /** What comes before rest and funds when the season is over (DB-OFF-02). */
  readonly beforeFunds: Procedure<OffSeason<R>, never, object> | null
  /** What a drawn league game adds to the budget of the re-draft (BB-LEAGUE-11). */
  readonly drawBonus: number
  /** What is added to recovery dice (BB-LEAGUE-13). */
  healers(roster: R): readonly Modifier[]
  /** Rules of this book where another one stands behind the same step. */
  readonly rules: {
    readonly record: string
    readonly conceded: string
    readonly winnings: string
    readonly prize: string
    readonly mvp: readonly string[]
    readonly sign: readonly string[]
    readonly lateReroll: string
    readonly funds: readonly string[]
    readonly keepReroll: readonly string[]
    readonly values: string
    /** Beside those of every recovery roll. */
    readonly heals: readonly string[]
  }
}

export const positionOf = <R extends BallRoster>(
  book: Pick<TeamBook<R, never>, 'findPosition'>,
  roster: R,
  entry: Pick<RosterEntry, 'position'>,
): Position => {
  const found = book.findPosition(roster, entry.position)
  if (!found) throw new Error(`the list of ${roster.name} has no position called '${entry.position}'`)
  return found
}

/** One line of what a team is worth. */
export interface ValueLine {
  /** 'hiring', 'learnt', 'rerolls', or the id of a kind of staff. */
  readonly what: string
  readonly gold: number
}

/** The Team Value, line by line (DB-TEAM-13, DB-TEAM-14, BB-TEAM-06). */
export function valueLines<R extends BallRoster>(
  book: Pick<TeamBook<R, never>, 'valueOf' | 'rerollCost' | 'staff'>,
  roster: R,
): ValueLine[] {
  const worth = (players: readonly RosterEntry[]) =>
    players.reduce((sum, entry) => sum + book.valueOf(roster, entry), 0)
  const hiring = worth(roster.players.map((entry) => ({ ...entry, advancements: [] })))
  return [
    { what: 'hiring', gold: hiring },
    { what: 'learnt', gold: worth(roster.players) - hiring },
    { what: 'rerolls', gold: teamRerolls(roster) * book.rerollCost(roster) },
    ...book.staff.map(({ id, price, count }) => ({ what: id, gold: count(roster) * price })),
  ]
}
