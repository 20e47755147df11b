import {
  type AftermathGame,
  type AftermathState,
  type BallReport,
  type BallRoster,
  type BallTeamReport,
  blankTeamReport,
  casualtiesOf,
  type OffSeasonGame,
  type OffSeasonState,
  type PostMatchGame,
  type PostMatchState,
  type Problem,
  type RosterEntry,
  SPP_KINDS,
  type TeamAftermath,
  type TeamBook,
} from '@undercroft/ball'
import { type Game, type GameEvent, type Match, OptionsError, type Random } from '@undercroft/engine'
import type { Career, Corrected, Departed, GoldLine, LeagueGame, Progress, Refusal, Settled, Summary } from '../game.ts'
import { advise } from './ball-advice.ts'

/** What a ball game says of its leagues; everything else is the same in all of them. */
export interface BallLeague<R extends BallRoster, T extends BallTeamReport> {
  readonly title: string
  readonly book: TeamBook<R, T>
  readonly aftermath: AftermathGame<R, T>
  readonly postMatch: PostMatchGame<R>
  readonly offSeason: OffSeasonGame<R>
  /** Figures of a team that the commissioner may correct, beside gold and re-rolls. */
  readonly figures: readonly (keyof R & string)[]
  /** Names for teams that nobody named, and a team for one of them. */
  readonly names: readonly string[]
  readonly sides: readonly string[]
  draft(random: Random, name: string, side: string): R
  draftProblems(roster: R): Problem[]
  bonus(summary: Summary, seat: number): number
  readonly concededScore: number
  matchOptions: LeagueGame['matchOptions']
  reportOf(match: Match): BallReport<T>
}

const FIGURES_OF_PLAYER = ['spp', 'niggling', 'ma', 'st', 'ag', 'pa', 'av', 'missesNextGame', 'retired'] as const
type PlayerFigure = (typeof FIGURES_OF_PLAYER)[number]

const isPlayerFigure = (field: string): field is PlayerFigure =>
  (FIGURES_OF_PLAYER as readonly string[]).includes(field)

function correctedEntry(entry: RosterEntry, field: PlayerFigure, after: number): RosterEntry {
  if (field === 'spp') return { ...entry, spp: after }
  if (field === 'missesNextGame' || field === 'retired') return { ...entry, [field]: after > 0 }
  return { ...entry, injuries: { ...entry.injuries, [field]: after } }
}

function figureOfEntry(entry: RosterEntry, field: PlayerFigure): number {
  if (field === 'spp') return entry.spp
  return field === 'missesNextGame' || field === 'retired' ? Number(entry[field]) : entry.injuries[field]
}

const goldTold = (events: readonly GameEvent[], type: string, seat: number): number =>
  events
    .filter((event) => event.type === type && (event as { team?: number }).team === seat)
    .reduce((sum, event) => sum + ((event as { gold?: number }).gold ?? 0), 0)

function progressOf<R extends BallRoster, T extends BallTeamReport>(described: BallLeague<R, T>): Progress {
  const { book, aftermath, postMatch, offSeason } = described
  const { vouchFor } = book.reader
  const teamFigures = ['treasury', 'rerolls', ...described.figures]

  const departed = (roster: R, entry: RosterEntry, how: Departed['how']): Departed => ({
    id: entry.id,
    name: entry.name,
    position: entry.position,
    how,
    spp: entry.spp,
    value: book.valueOf(roster, entry),
    entry,
  })

  function settledTeam(before: R, team: TeamAftermath<R>, events: readonly GameEvent[], seat: number): Settled {
    const { roster, guests, missed, lasting, touchdowns, prize } = team
    const [funds, paid] = [goldTold(events, 'funds', seat), goldTold(events, 'prize', seat)]
    const gold: GoldLine[] = [
      { what: 'inducements', gold: roster.treasury - team.winnings - funds - paid - before.treasury },
      { what: 'winnings', gold: team.winnings },
      { what: 'funds', gold: funds },
      { what: 'prize', gold: paid },
    ]
    return {
      content: vouchFor(roster),
      gold,
      sppEarned: team.earned,
      sppSpent: 0,
      departed: [
        ...team.dead.map((entry) => departed(roster, entry, 'dead')),
        ...team.left.map((entry) => departed(roster, entry, 'left')),
      ],
      next: { roster: vouchFor(roster), guests, missed, lasting, touchdowns, prize },
      events,
    }
  }

  function figureOf(content: unknown, player: string | null, field: string): number | null {
    const roster = content as R
    if (player === null) return teamFigures.includes(field) ? Number(roster[field as keyof R]) : null
    const entry = roster.players.find(({ id }) => id === player)
    return entry && isPlayerFigure(field) ? figureOfEntry(entry, field) : null
  }

  function corrected(content: unknown, player: string | null, field: string, after: number): Corrected | null {
    const roster = content as R
    const before = figureOf(content, player, field)
    if (before === null) return null
    const changed =
      player === null
        ? { ...roster, [field]: typeof roster[field as keyof R] === 'boolean' ? after > 0 : after }
        : {
            ...roster,
            players: roster.players.map((entry) =>
              entry.id === player ? correctedEntry(entry, field as PlayerFigure, after) : entry,
            ),
          }
    const read = book.reader.parseRoster(changed)
    const [problem] = book.rosterProblems(read)
    if (problem) throw new OptionsError(problem.field, problem.reason)
    return {
      content: read,
      before,
      gold: field === 'treasury' ? after - before : 0,
      spp: field === 'spp' ? after - before : 0,
    }
  }

  return {
    book: book as never,
    aftermath: aftermath as Game,
    postMatch: postMatch as Game,
    offSeason: offSeason as Game,
    aftermathOptions: ({ teams, ...rest }) => ({ rosters: teams, ...rest }),
    offSeasonOptions: (content, cap) => ({ roster: content, cap }),
    settleAftermath(match, events) {
      const { teams } = match.state as AftermathState<R>
      const { rosters } = match.options as { rosters: readonly [R, R] }
      return [settledTeam(rosters[0], teams[0], events, 0), settledTeam(rosters[1], teams[1], events, 1)]
    },
    settlePostMatch(match, events) {
      const { roster, earned, spent, paid, lost, won, gone } = match.state as PostMatchState<R>
      const fired = new Set(
        events.filter(({ type }) => type === 'fired').map((event) => (event as { player?: string }).player),
      )
      return {
        content: vouchFor(roster),
        gold: [
          { what: 'post-match', gold: -paid },
          { what: 'mistakes', gold: -lost },
          { what: 'prize', gold: won },
        ],
        sppEarned: earned,
        sppSpent: spent,
        departed: gone.map((entry) => departed(roster, entry, fired.has(entry.id) ? 'fired' : 'left')),
        next: null,
        events,
      }
    },
    settleOffSeason(match, events) {
      const { roster, scouted, gone } = match.state as OffSeasonState<R>
      const { roster: before } = match.options as { roster: R }
      return {
        content: vouchFor(roster),
        gold: [{ what: 're-draft', gold: roster.treasury - before.treasury }],
        sppEarned: 0,
        sppSpent: 0,
        departed: [
          ...scouted.map((entry) => departed(roster, entry, 'scouted')),
          ...gone.map((entry) => departed(roster, entry, 'not-rehired')),
        ],
        next: null,
        events,
      }
    },
    withTrophy: (content, holds) => vouchFor({ ...(content as R), trophy: holds }),
    figures: { team: teamFigures, player: FIGURES_OF_PLAYER },
    figureOf,
    corrected,
    advise: (match) => advise(book as never, (match.game === offSeason.id ? offSeason : postMatch) as Game, match),
  }
}

const asRefusal = ({ why, rule, facts }: Problem): Refusal => ({ why, rule, facts })

function careerFigures(entry: RosterEntry): Record<string, number> {
  const figures: Record<string, number> = { seasons: entry.career.length, spp: entry.spp }
  for (const kind of [...SPP_KINDS, 'games', 'mvps'] as const) {
    figures[kind] = entry.career.reduce((sum, line) => sum + line[kind], 0)
  }
  return figures
}

const career = (entry: RosterEntry, position: string, value: number): Career => ({
  id: entry.id,
  name: entry.name,
  position,
  value,
  figures: careerFigures(entry),
})

/** Leagues by the book of a ball game. */
export function ballLeagueGame<R extends BallRoster, T extends BallTeamReport>(
  described: BallLeague<R, T>,
): LeagueGame {
  const { book } = described
  return {
    id: book.id,
    title: described.title,
    fewestTeams: 4,
    points: { won: 3, drawn: 1, lost: 0 },
    bonus: described.bonus,
    concededScore: described.concededScore,
    tieBreakers: ['scored', 'casualties'],
    progress: progressOf(described),
    names: described.names,
    sides: described.sides,
    draft: described.draft,
    readTeam: (json) => book.reader.parseRoster(json),
    refusesTeam(content) {
      const roster = content as R
      const [always] = book.rosterProblems(roster)
      if (always) return asRefusal(always)
      if (roster.games.length > 0 || roster.players.some(({ career: lines }) => lines.length > 0)) {
        return { why: 'has-played', rule: 'DB-LG-01', facts: {} }
      }
      const [problem] = described.draftProblems(roster)
      return problem ? asRefusal(problem) : null
    },
    nameOf: (content) => (content as R).name,
    valueOf(content) {
      const roster = content as R
      return {
        value: book.teamValue(roster),
        current: book.currentTeamValue(roster),
        treasury: roster.treasury,
      }
    },
    blankReport: (teams) => ({ winner: null, teams: teams.map((team) => blankTeamReport(book, team as R)) }),
    readReport: (json) => book.parseReport(json),
    refusesReport(report, teams, decisive) {
      const [problem] = book.reportProblems(report as BallReport<T>, teams as readonly [R, R], decisive)
      return problem ? asRefusal(problem) : null
    },
    summary(told) {
      const report = told as BallReport<T>
      const { winner, teams } = report
      return {
        winner,
        scored: [book.scoredBy(report, 0), book.scoredBy(report, 1)],
        casualties: [casualtiesOf(teams[0]), casualtiesOf(teams[1])],
      }
    },
    careers(content) {
      const roster = content as R
      return roster.players.map((entry) => {
        const position = book.findPosition(roster, entry.position)?.id ?? entry.position
        return career(entry, position, book.valueOf(roster, entry))
      })
    },
    careerOf: (player) => career(player.entry as RosterEntry, player.position, player.value),
    renamed(content, player, name) {
      const roster = content as R
      return { ...roster, players: roster.players.map((entry) => (entry.id === player ? { ...entry, name } : entry)) }
    },
    matchOptions: described.matchOptions,
    reportOf: described.reportOf,
  }
}
