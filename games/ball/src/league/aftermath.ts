import {
  call,
  clonePlain,
  defineGame,
  die,
  finish,
  type Game,
  go,
  OptionsError,
  type Procedure,
  procedure,
  roll,
} from '@undercroft/engine'
import { type BallRoster, careerIn, newEntry, type RosterEntry } from '../teams/roster.ts'
import { isAvailable } from '../teams/sheet.ts'
import { positionOf, type TeamBook } from './book.ts'
import {
  type BallPlayerReport,
  type BallReport,
  type BallTeamReport,
  casualtiesOf,
  MVP_SPP,
  SPP_KINDS,
} from './report.ts'
import { D6, type SequenceMatch, TWO_D6, tellDice } from './sequence.ts'

/** What follows from a result, without a question to anybody: the dead, SPP, winnings, MVP, prizes (DB-POST-01 to DB-POST-20, BB-LEAGUE-01). */
export interface AftermathOptions<R, T extends BallTeamReport> {
  /** The teams as they were when the match began. */
  readonly rosters: readonly [R, R]
  /** Null where the match was conceded and never played (DB-LG-09, BB-LEAGUE-07). */
  readonly report: BallReport<T> | null
  /** Which team conceded. */
  readonly conceded: number | null
  /** No MVP and no League Points (DB-LG-13). */
  readonly friendly: boolean
  /** A play-off game cannot be drawn (DB-LG-24). */
  readonly decisive: boolean
  /** Prize money of each team (DB-LG-25, BB-LEAGUE-09). */
  readonly prizes: readonly [number, number]
  /** The name of the match in the league. */
  readonly match: string
}

/** What became of one team. */
export interface TeamAftermath<R> {
  roster: R
  /** Journeymen and recruits, who may be hired later. */
  guests: Guest[]
  /** Who missed this game and comes back after it (DB-POST-30). */
  missed: string[]
  /** Who suffered a Lasting Injury in this game (DB-POST-27). */
  lasting: string[]
  /** Who died, and who left for another reason. */
  dead: RosterEntry[]
  left: RosterEntry[]
  winnings: number
  mvps: string[]
  /** SPP that were earned in this match. */
  earned: number
  /** What the coach's own sequence begins with beside the list: Touchdowns to allot, a prize to come. */
  touchdowns: number
  prize: number
}

/** Somebody who played without standing on the list. */
export interface Guest {
  readonly joined: 'journeyman' | 'recruit'
  entry: RosterEntry
}

export interface AftermathState<R> {
  teams: [TeamAftermath<R>, TeamAftermath<R>]
}

export type Aftermath<R, T extends BallTeamReport> = SequenceMatch<AftermathState<R>, AftermathOptions<R, T>>
export type AftermathGame<R, T extends BallTeamReport> = Game<Aftermath<R, T>>

const GOLD = 10_000

export function entryOf<R extends BallRoster>({ roster, guests }: TeamAftermath<R>, id: string): RosterEntry {
  const entry =
    roster.players.find((player) => player.id === id) ?? guests.find((guest) => guest.entry.id === id)?.entry
  if (!entry) throw new OptionsError('report', `nobody is called '${id}'`)
  return entry
}

/** The line of the season in a player's career, begun where it is missing. */
export function careerLine(entry: RosterEntry, season: number) {
  const known = entry.career.find((line) => line.season === season)
  if (known) return known
  const line = { ...careerIn(entry, season) }
  entry.career.push(line)
  return line
}

/** Who may be the MVP: available for this game and not dead; journeymen too (DB-POST-20, BB-RES-07). */
function eligible<R extends BallRoster, T extends BallTeamReport>(
  { options, state }: Aftermath<R, T>,
  seat: number,
): string[] {
  const { roster, guests } = state.teams[seat]
  if (!options.report) return roster.players.filter(isAvailable).map(({ id }) => id)
  return options.report.teams[seat].players
    .filter(({ available, joined, injury }) => available && joined !== 'recruit' && injury?.result !== 'dead')
    .map(({ id }) => id)
    .filter((id) => roster.players.some((entry) => entry.id === id) || guests.some(({ entry }) => entry.id === id))
}

/** Everything that a report says of a team goes onto its list (DB-POST-02 to DB-POST-04, DB-POST-07). */
function record<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  match: Aftermath<R, T>,
  seat: number,
  report: BallReport<T>,
): void {
  const team = match.state.teams[seat]
  const { roster } = team
  const told = report.teams[seat]
  roster.treasury = told.treasury
  team.touchdowns = book.allotted(report, seat)
  match.events?.push({
    type: 'recorded',
    team: seat,
    what: report.winner === null ? 'drawn' : report.winner === seat ? 'won' : 'lost',
    count: casualtiesOf(told),
    value: book.scoredBy(report, seat),
    rules: [book.rules.record],
  })
  const join = (id: string, number: number, position: string, joined: Guest['joined']): void => {
    const entry = newEntry(id, number, positionOf(book, roster, { position }).name, position)
    team.guests.push({ joined, entry })
  }
  for (const player of told.players) {
    if (player.joined !== 'listed') join(player.id, player.number, player.position, player.joined)
    else if (!player.available && !entryOf(team, player.id).retired) team.missed.push(player.id)
    suffer(match, seat, player)
    credit(match, seat, player, book.sppEarned(player))
  }
  book.recruits(roster, told).forEach((position, i) => {
    join(`recruit-${i + 1}`, 99 - i, position, 'recruit')
  })
}

function suffer<R extends BallRoster, T extends BallTeamReport>(
  match: Aftermath<R, T>,
  seat: number,
  { id, injury }: BallPlayerReport,
): void {
  if (!injury) return
  const team = match.state.teams[seat]
  const entry = entryOf(team, id)
  const { result, characteristic } = injury
  entry.wounds.push({ match: match.options.match, result, ...(characteristic ? { characteristic } : {}) })
  match.events?.push({ type: 'hurt', team: seat, player: id, name: entry.name, what: result, rules: ['DB-ARM-12'] })
  if (result === 'dead') {
    strike(match, seat, entry)
    return
  }
  if (result !== 'badly-hurt') entry.missesNextGame = true
  if (result === 'serious-injury') entry.injuries.niggling++
  if (result === 'lasting-injury') {
    team.lasting.push(id)
    if (characteristic) entry.injuries[characteristic]++
  }
}

/** The dead are struck before anything is bought (DB-POST-04, BB-LEAGUE-01). */
function strike<R extends BallRoster, T extends BallTeamReport>(
  match: Aftermath<R, T>,
  seat: number,
  entry: RosterEntry,
): void {
  const team = match.state.teams[seat]
  team.roster.players = team.roster.players.filter(({ id }) => id !== entry.id)
  team.guests = team.guests.filter((guest) => guest.entry.id !== entry.id)
  team.dead.push(entry)
  match.events?.push({ type: 'struck', team: seat, player: entry.id, name: entry.name, rules: ['DB-POST-04'] })
}

function credit<R extends BallRoster, T extends BallTeamReport>(
  match: Aftermath<R, T>,
  seat: number,
  player: BallPlayerReport,
  spp: number,
): void {
  const team = match.state.teams[seat]
  const entry = team.dead.find(({ id }) => id === player.id) ?? entryOf(team, player.id)
  if (!player.played && spp === 0) return
  const line = careerLine(entry, team.roster.season)
  line.games++
  for (const kind of SPP_KINDS) line[kind] += player[kind]
  entry.spp += spp
  team.earned += spp
  if (spp > 0) {
    match.events?.push({ type: 'spp', team: seat, player: entry.id, name: entry.name, spp, rules: ['DB-POST-07'] })
  }
}

function pay<R extends BallRoster, T extends BallTeamReport>(
  { state, events }: Aftermath<R, T>,
  seat: number,
  gold: number,
  rule: string,
): void {
  state.teams[seat].roster.treasury += gold
  state.teams[seat].winnings += gold
  events?.push({ type: 'winnings', team: seat, gold, rules: [rule] })
}

interface Progress {
  /** Whose die is rolled, and how many MVPs that team still draws. */
  seat: number
  left: number
}

const begin = (): Progress => ({ seat: 0, left: 0 })

function aftermathProcedure<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
): Procedure<Aftermath<R, T>, Progress, object> {
  /** How many MVPs each team draws (DB-POST-19, DB-LG-09, DB-LG-13, BB-RES-08). */
  const awards = ({ options: { friendly, conceded, report } }: Aftermath<R, T>, seat: number): number => {
    if (friendly) return 0
    if (conceded !== null) return seat === conceded ? 0 : 2
    return report ? book.mvps(report, seat) : 0
  }
  return procedure<Aftermath<R, T>, Progress, object>('aftermath', begin, ['mvp', 'winnings'], {
    start(match) {
      const { report } = match.options
      if (report) for (const seat of [0, 1]) record(book, match, seat, report)
      return go(match, 'winnings')
    },
    winnings(match) {
      const { report, conceded } = match.options
      if (conceded !== null || !report) return roll(match, D6, 'winnings', 1 - (conceded ?? 0), 'concession')
      if (book.winnings !== 'rolled') {
        book.winnings(report).forEach((gold, seat) => {
          pay(match, seat, gold, book.rules.winnings)
        })
        return go(match, 'funds')
      }
      if (report.winner === null) return go(match, 'drawn')
      return roll(match, TWO_D6, 'winnings', report.winner, 'won')
    },
    /** The higher die for the winner, the lower for the loser (DB-POST-05). */
    won(match, _frame, values: number[]) {
      const winner = match.options.report?.winner as number
      tellDice(match, 'winnings', TWO_D6, values, ['DB-POST-05'])
      pay(match, winner, Math.max(...values) * GOLD, 'DB-POST-05')
      pay(match, 1 - winner, Math.min(...values) * GOLD, 'DB-POST-05')
      return go(match, 'funds')
    },
    /** One die for each coach (DB-POST-06). */
    drawn(match, frame) {
      return frame.seat < 2 ? roll(match, D6, 'winnings', frame.seat, 'drawnDie') : go(match, 'funds')
    },
    drawnDie(match, frame, values: number[]) {
      tellDice(match, 'winnings', D6, values, ['DB-POST-06'], { team: frame.seat })
      pay(match, frame.seat, values[0] * GOLD, 'DB-POST-06')
      frame.seat++
      return go(match, 'drawn')
    },
    concession(match, _frame, values: number[]) {
      const winner = 1 - (match.options.conceded as number)
      tellDice(match, 'winnings', D6, values, [book.rules.conceded], { team: winner })
      pay(match, winner, values[0] * GOLD, book.rules.conceded)
      return go(match, 'funds')
    },
    funds(match) {
      const { report, prizes } = match.options
      match.state.teams.forEach((team, seat) => {
        const gold = report && book.funds ? book.funds.of(report.teams[seat]) : 0
        if (book.funds && gold > 0) {
          team.roster.treasury += gold
          match.events?.push({ type: 'funds', team: seat, gold, rules: [book.funds.rule] })
        }
        if (prizes[seat] === 0) return
        if (book.prizeLast) team.prize = prizes[seat]
        else {
          team.roster.treasury += prizes[seat]
          match.events?.push({ type: 'prize', team: seat, gold: prizes[seat], rules: [book.rules.prize] })
        }
      })
      return book.afterWinnings ? call(match, book.afterWinnings, {}, 'mvps') : go(match, 'mvps')
    },
    mvps(match, frame) {
      frame.seat = 0
      frame.left = awards(match, 0)
      return go(match, 'mvp')
    },
    mvp(match, frame) {
      while (frame.seat < 2) {
        const names = eligible(match, frame.seat)
        if (frame.left > 0 && names.length > 0) return roll(match, [die(names.length)], 'mvp', frame.seat, 'drawnMvp')
        frame.seat++
        frame.left = awards(match, 1)
      }
      return go(match, 'remember')
    },
    drawnMvp(match, frame, values: number[]) {
      const seat = frame.seat
      const names = eligible(match, seat)
      const team = match.state.teams[seat]
      const player = names[values[0] - 1]
      tellDice(match, 'mvp', [die(names.length)], values, book.rules.mvp, { team: seat, player })
      const entry = entryOf(team, player)
      careerLine(entry, team.roster.season).mvps++
      entry.spp += MVP_SPP
      team.earned += MVP_SPP
      team.mvps.push(player)
      const rules = book.rules.mvp.slice(0, 1)
      match.events?.push({ type: 'mvp', team: seat, player, name: entry.name, spp: MVP_SPP, rules })
      frame.left--
      return go(match, 'mvp')
    },
    /** One line for each team that played (DB-TEAM-24); who conceded has played nothing. */
    remember(match) {
      const { report, conceded, friendly, match: id } = match.options
      match.state.teams.forEach(({ roster, winnings }, seat) => {
        if (seat === conceded) return
        const winner = conceded === null ? (report?.winner ?? null) : 1 - conceded
        roster.games.push({
          match: id,
          season: roster.season,
          friendly,
          opponent: match.options.rosters[1 - seat].name,
          result: winner === null ? 'drawn' : winner === seat ? 'won' : 'lost',
          winnings,
          inducements: [...(report?.teams[seat].inducements ?? [])],
        })
      })
      return finish(match)
    },
  })
}

const begun = <R extends BallRoster>(roster: R): TeamAftermath<R> => ({
  roster: clonePlain(roster),
  guests: [],
  missed: [],
  lasting: [],
  dead: [],
  left: [],
  winnings: 0,
  mvps: [],
  earned: 0,
  touchdowns: 0,
  prize: 0,
})

function checkOptions<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  asked: unknown,
): AftermathOptions<R, T> {
  const given = asked as AftermathOptions<R, T>
  if (typeof given !== 'object' || given === null || !Array.isArray(given.rosters)) {
    throw new OptionsError('rosters', 'two teams are needed')
  }
  const rosters = [0, 1].map((seat) => book.reader.parseRoster(given.rosters[seat], `rosters.${seat}`)) as [R, R]
  const report = given.report === null || given.report === undefined ? null : book.parseReport(given.report)
  const conceded = given.conceded ?? null
  if ((report === null) !== (conceded !== null)) throw new OptionsError('report', 'a match is played or conceded')
  const decisive = given.decisive === true
  const [problem] = report ? book.reportProblems(report, rosters, decisive) : []
  if (problem) throw new OptionsError(`report.${problem.field}`, `${problem.reason} (${problem.rule})`)
  const prizes: [number, number] = [given.prizes?.[0] ?? 0, given.prizes?.[1] ?? 0]
  return { rosters, report, conceded, friendly: given.friendly === true, decisive, prizes, match: given.match ?? '' }
}

export const aftermathOf = <R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
): AftermathGame<R, T> =>
  defineGame<Aftermath<R, T>>({
    id: `${book.id}-aftermath`,
    version: '1',
    dice: [],
    options: (asked) => checkOptions(book, asked),
    seats: () => 0,
    initial: ({ rosters }) => ({ teams: [begun(rosters[0]), begun(rosters[1])] }),
    start: aftermathProcedure(book) as never,
    procedures: book.afterWinnings ? [book.afterWinnings as never] : [],
    cloneState: clonePlain,
    result: ({ state, stack }) => ({
      over: stack.length === 0,
      winner: null,
      scores: [0, 0],
      turns: 0,
      statistics: { winnings: state.teams.map(({ winnings }) => winnings) },
    }),
  })
