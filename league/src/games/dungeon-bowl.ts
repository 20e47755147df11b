import {
  type AftermathState,
  aftermath,
  type College,
  casualtiesOf,
  collegeById,
  currentTeamValue,
  DUNGEONS,
  type DungeonMatch,
  draftProblems,
  findPosition,
  LEAGUE,
  type OffSeasonState,
  offSeason,
  type PostMatchState,
  parseReport,
  parseRoster,
  postMatch,
  type Report,
  type Roster,
  type RosterEntry,
  reportOf,
  reportProblems,
  rosterProblems,
  SPP_KINDS,
  sheetOf,
  type TeamAftermath,
  teamValue,
  touchdownsOf,
  vouchFor,
} from '@undercroft/dungeon-bowl'
import { type GameEvent, OptionsError } from '@undercroft/engine'
import type {
  AnyGame,
  AnyMatch,
  Career,
  Corrected,
  Departed,
  GoldLine,
  LeagueGame,
  Progress,
  Refusal,
  Settled,
} from '../game.ts'
import { advise } from './dungeon-bowl-advice.ts'

const collegeOf = (roster: Roster): College => collegeById(roster.college) as College

const departed = (roster: Roster, entry: RosterEntry, how: Departed['how']): Departed => ({
  id: entry.id,
  name: entry.name,
  position: entry.position,
  how,
  spp: entry.spp,
  value: sheetOf(collegeOf(roster), entry).value,
  entry,
})

function settledTeam(before: Roster, team: TeamAftermath, events: readonly GameEvent[], seat: number): Settled {
  const { roster, guests, missed, lasting } = team
  const own = (type: string) =>
    events
      .filter((event) => event.type === type && (event as { team?: number }).team === seat)
      .reduce((sum, event) => sum + ((event as { gold?: number }).gold ?? 0), 0)
  const bought = before.treasury - (roster.treasury - team.winnings - own('funds') - own('prize'))
  const gold: GoldLine[] = [
    { what: 'inducements', gold: -bought },
    { what: 'winnings', gold: team.winnings },
    { what: 'funds', gold: own('funds') },
    { what: 'prize', gold: own('prize') },
  ]
  return {
    content: vouchFor(roster),
    gold,
    sppEarned: team.earned,
    sppSpent: 0,
    departed: team.dead.map((entry) => departed(roster, entry, 'dead')),
    next: { roster: vouchFor(roster), guests, missed, lasting },
    events,
  }
}

const FIGURES = {
  team: ['treasury', 'rerolls'],
  player: ['spp', 'niggling', 'ma', 'st', 'ag', 'pa', 'av', 'missesNextGame', 'retired'],
} as const
type TeamFigure = (typeof FIGURES.team)[number]
type PlayerFigure = (typeof FIGURES.player)[number]

const isTeamFigure = (field: string): field is TeamFigure => (FIGURES.team as readonly string[]).includes(field)
const isPlayerFigure = (field: string): field is PlayerFigure => (FIGURES.player as readonly string[]).includes(field)

function figureOf(content: unknown, player: string | null, field: string): number | null {
  const roster = content as Roster
  if (player === null) return isTeamFigure(field) ? roster[field] : null
  const entry = roster.players.find(({ id }) => id === player)
  if (!entry || !isPlayerFigure(field)) return null
  if (field === 'spp') return entry.spp
  return field === 'missesNextGame' || field === 'retired' ? Number(entry[field] ?? false) : entry.injuries[field]
}

function corrected(content: unknown, player: string | null, field: string, after: number): Corrected | null {
  const roster = content as Roster
  const before = figureOf(content, player, field)
  if (before === null) return null
  const changed =
    player === null
      ? { ...roster, [field]: after }
      : {
          ...roster,
          players: roster.players.map((entry) =>
            entry.id === player ? correctedEntry(entry, field as PlayerFigure, after) : entry,
          ),
        }
  return {
    content: checked(changed),
    before,
    gold: field === 'treasury' ? after - before : 0,
    spp: field === 'spp' ? after - before : 0,
  }
}

/** The list as it is after a correction, if there can be such a one. */
function checked(roster: Roster): Roster {
  const read = parseRoster(roster)
  const [problem] = rosterProblems(read)
  if (problem) throw new OptionsError(problem.field, problem.reason)
  return read
}

function correctedEntry(entry: RosterEntry, field: PlayerFigure, after: number): RosterEntry {
  if (field === 'spp') return { ...entry, spp: after }
  if (field === 'missesNextGame' || field === 'retired') return { ...entry, [field]: after > 0 }
  return { ...entry, injuries: { ...entry.injuries, [field]: after } }
}

const progress: Progress = {
  aftermath: aftermath as AnyGame,
  postMatch: postMatch as AnyGame,
  offSeason: offSeason as AnyGame,
  aftermathOptions: ({ teams, ...rest }) => ({ rosters: teams, ...rest }),
  offSeasonOptions: (content, cap) => ({ roster: content, cap }),
  settleAftermath(match, events) {
    const { teams } = match.state as AftermathState
    const { rosters } = match.options as { rosters: readonly [Roster, Roster] }
    return [settledTeam(rosters[0], teams[0], events, 0), settledTeam(rosters[1], teams[1], events, 1)]
  },
  settlePostMatch(match, events) {
    const { roster, spent, paid, gone } = match.state as PostMatchState
    const fired = new Set(
      events.filter(({ type }) => type === 'fired').map((event) => (event as { player?: string }).player),
    )
    return {
      content: vouchFor(roster),
      gold: [{ what: 'post-match', gold: -paid }],
      sppEarned: 0,
      sppSpent: spent,
      departed: gone.map((entry) => departed(roster, entry, fired.has(entry.id) ? 'fired' : 'left')),
      next: null,
      events,
    }
  },
  settleOffSeason(match, events) {
    const { roster, scouted, gone } = match.state as OffSeasonState
    const { roster: before } = match.options as { roster: Roster }
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
  withTrophy: (content, holds) => vouchFor({ ...(content as Roster), trophy: holds }),
  figures: FIGURES,
  figureOf,
  corrected,
  advise,
}

const problemAsRefusal = ({ why, rule, facts }: Refusal): Refusal => ({ why, rule, facts })

function careerLines(entry: RosterEntry): Record<string, number> {
  const figures: Record<string, number> = { seasons: entry.career.length, spp: entry.spp }
  for (const kind of [...SPP_KINDS, 'games', 'mvps'] as const) {
    figures[kind] = entry.career.reduce((sum, line) => sum + line[kind], 0)
  }
  return figures
}

const career = (roster: Roster | null, entry: RosterEntry, value: number): Career => ({
  id: entry.id,
  name: entry.name,
  position: roster ? (findPosition(collegeOf(roster), entry.position)?.position.id ?? entry.position) : entry.position,
  value,
  figures: careerLines(entry),
})

/** Leagues by the book: everything in `DB-POST`, `DB-ADV`, `DB-LG` and `DB-OFF`. */
export const leagueGame: LeagueGame = {
  id: 'dungeon-bowl',
  title: 'Dungeon Bowl',
  fewestTeams: 4,
  points: { won: 3, drawn: 1, lost: 0 },
  tieBreakers: ['scored', 'casualties'],
  progress,
  readyMade: [],
  readTeam: (json) => parseRoster(json),
  refusesTeam(content) {
    const roster = content as Roster
    const [always] = rosterProblems(roster)
    if (always) return problemAsRefusal(always)
    if (roster.games.length > 0 || roster.players.some(({ career: lines }) => lines.length > 0)) {
      return { why: 'has-played', rule: 'DB-LG-01', facts: {} }
    }
    const [problem] = draftProblems(roster, LEAGUE)
    return problem ? problemAsRefusal(problem) : null
  },
  nameOf: (content) => (content as Roster).name,
  valueOf(content) {
    const roster = content as Roster
    const college = collegeOf(roster)
    return {
      value: teamValue(roster, college),
      current: currentTeamValue(roster, college),
      treasury: roster.treasury,
    }
  },
  readReport: (json) => parseReport(json),
  refusesReport(report, teams, decisive) {
    const [problem] = reportProblems(report as Report, teams as readonly [Roster, Roster], decisive)
    return problem ? problemAsRefusal(problem) : null
  },
  summary(told) {
    const { winner, teams } = told as Report
    return {
      winner,
      scored: [touchdownsOf(teams[0]), touchdownsOf(teams[1])],
      casualties: [casualtiesOf(teams[0]), casualtiesOf(teams[1])],
    }
  },
  careers(content) {
    const roster = content as Roster
    return roster.players.map((entry) => career(roster, entry, sheetOf(collegeOf(roster), entry).value))
  },
  careerOf: (player) => career(null, player.entry as RosterEntry, player.value),
  renamed(content, player, name) {
    const roster = content as Roster
    return { ...roster, players: roster.players.map((entry) => (entry.id === player ? { ...entry, name } : entry)) }
  },
  matchOptions(teams, decisive, turnLimit, variant) {
    const fitting = DUNGEONS.filter(({ tiles }) => tiles.filter(({ tile }) => tile === 'end-zone').length === 2)
    return { teams, league: true, decisive, turnLimit, dungeon: fitting[variant % fitting.length].name }
  },
  reportOf: (match: AnyMatch) => reportOf(match as unknown as DungeonMatch),
}
