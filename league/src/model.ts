import type { GameEvent } from '@undercroft/engine'
import type { Departed, GoldLine, Settled, Step, Summary } from './game.ts'

export const PHASES = ['gathering', 'regular', 'play-offs', 'off-season'] as const
export type Phase = (typeof PHASES)[number]

/** What the book leaves to the commissioner. */
export interface LeagueOptions {
  /** Seasons by the book, or a cup: who loses is out. */
  readonly format: 'season' | 'cup'
  /** One League Point more for three casualties (DB-LG-15). */
  readonly bonusPoint: boolean
  /** With four divisions: the winners only, or the first two of each (DB-LG-20, DB-LG-21). */
  readonly twoPerDivision: boolean
  /** The most gold for a re-draft, null for no limit (DB-OFF-10). */
  readonly budgetCap: number | null
  /** May teams be re-drafted for the next season (DB-LG-03)? */
  readonly redraft: boolean
  readonly friendlies: boolean
  /** Turns per team in a match, null for no limit (DB-TIME-02). */
  readonly turnLimit: number | null
}

export const FIXTURE_KINDS = [
  'regular',
  'friendly',
  'sixteenth',
  'eighth',
  'quarter',
  'semi',
  'third',
  'final',
] as const
export type FixtureKind = (typeof FIXTURE_KINDS)[number]

export interface Fixture {
  /** Never changes. */
  readonly id: string
  readonly kind: FixtureKind
  /** 0 for friendlies and play-off games. */
  readonly round: number
  /** Which game of its stage, from the top of the bracket. */
  readonly slot: number
  readonly home: string
  readonly away: string
  readonly date: string | null
  readonly dateAgreed: boolean
  readonly status: 'open' | 'reported' | 'confirmed' | 'played' | 'conceded' | 'unplayed'
  readonly report: unknown
  readonly reportedBy: string | null
  /** Who conceded. */
  readonly conceded: string | null
  /** What the table counts; both null where nobody won and nobody drew (DB-LG-08). */
  readonly summary: Summary | null
  /** League Points of home and away. */
  readonly points: readonly [number, number]
  /** The teams as they were before it, so that it can be opened again. */
  readonly before: readonly [Team, Team] | null
  readonly winnings: readonly [number, number]
  /** Tests that each team passed beyond what its dice promised; null where nobody counted. */
  readonly luck: readonly [number, number] | null
}

/** A sequence that a coach has not finished. */
export interface Pending {
  readonly kind: 'post-match' | 'off-season'
  readonly fixture: string | null
  readonly options: object
  readonly steps: readonly Step[]
  /** What happened before it: the dice of step 1. */
  readonly told: readonly GameEvent[]
}

/** How a team stood after something changed it. */
export interface Standing {
  readonly season: number
  readonly fixture: string | null
  readonly value: number
  readonly treasury: number
}

export interface Team {
  readonly id: string
  readonly name: string
  readonly coach: string
  /** The computer plays it. */
  readonly computer: boolean
  /** The team list, in the form of the game. */
  readonly content: unknown
  readonly status: 'in' | 'withdrawn'
  readonly pending: Pending | null
  /** Re-drafted for the season to come. */
  readonly ready: boolean
  readonly gold: readonly GoldLine[]
  readonly sppEarned: number
  readonly sppSpent: number
  readonly sppGone: number
  readonly departed: readonly (Departed & { readonly season: number; readonly fixture: string | null })[]
  readonly standings: readonly Standing[]
}

export interface Season {
  readonly number: number
  readonly phase: Phase
  readonly teams: readonly string[]
  readonly divisions: readonly (readonly string[])[]
  readonly fixtures: readonly Fixture[]
  /** How many fixtures were ever made. */
  readonly made: number
  /** Until when each round is to be played. */
  readonly deadlines: readonly (string | null)[]
  readonly penalties: readonly { readonly team: string; readonly points: number; readonly reason: string }[]
  /** Teams that were equal in everything, as the roll-off put them (DB-LG-16). */
  readonly rollOff: readonly string[]
  /** Knock-out games from the top of the bracket; null has no team: whoever stands beside it goes on. */
  readonly bracket: readonly (string | null)[]
  /** First, second and third, once they are known. */
  readonly places: readonly string[]
}

export interface League {
  readonly name: string
  readonly game: string
  readonly options: LeagueOptions
  readonly commissioners: readonly string[]
  readonly teams: Readonly<Record<string, Team>>
  /** The current one last. */
  readonly seasons: readonly Season[]
  /** Who holds the trophy. */
  readonly trophy: string | null
  /** How many events led here. */
  readonly events: number
}

export const seasonOf = ({ seasons }: League): Season => seasons[seasons.length - 1]
export const fixtureOf = (season: Season, id: string): Fixture | undefined =>
  season.fixtures.find((fixture) => fixture.id === id)
export const isSettled = ({ status }: Fixture): boolean =>
  status === 'played' || status === 'conceded' || status === 'unplayed'
export const isPlayOff = ({ kind }: Fixture): boolean => kind !== 'regular' && kind !== 'friendly'

export const withTeam = (league: League, team: Team): League => ({
  ...league,
  teams: { ...league.teams, [team.id]: team },
})
export const withSeason = (league: League, part: Partial<Season>): League => ({
  ...league,
  seasons: [...league.seasons.slice(0, -1), { ...seasonOf(league), ...part }],
})
export const withFixture = (league: League, id: string, part: Partial<Fixture>): League => {
  const { fixtures } = seasonOf(league)
  return withSeason(league, {
    fixtures: fixtures.map((fixture) => (fixture.id === id ? { ...fixture, ...part } : fixture)),
  })
}

/** The team after a finished sequence, with its books kept. */
export function settle(
  team: Team,
  settled: Settled,
  season: number,
  fixture: string | null,
  values: { value: number; treasury: number },
): Team {
  const gone = settled.departed.reduce((sum, { spp }) => sum + spp, 0)
  return {
    ...team,
    content: settled.content,
    gold: [...team.gold, ...settled.gold.filter(({ gold }) => gold !== 0)],
    sppEarned: team.sppEarned + settled.sppEarned,
    sppSpent: team.sppSpent + settled.sppSpent,
    sppGone: team.sppGone + gone,
    departed: [...team.departed, ...settled.departed.map((player) => ({ ...player, season, fixture }))],
    standings: [...team.standings, { season, fixture, value: values.value, treasury: values.treasury }],
  }
}
