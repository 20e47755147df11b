import { clonePlain, defineGame, die, finish, go, OptionsError, procedure, roll } from '@undercroft/engine'
import { type College, collegeById, findPosition } from '../colleges/index.ts'
import {
  casualtiesOf,
  MVP_SPP,
  type PlayerReport,
  parseReport,
  type Report,
  SPP_KINDS,
  sppEarned,
  touchdownsOf,
} from '../report.ts'
import { reportProblems } from '../report-problems.ts'
import { careerIn, newEntry, parseRoster, type Roster, type RosterEntry } from '../teams/roster.ts'
import { isAvailable } from '../teams/value.ts'
import { D6, type SequenceEvent, type SequenceMatch, TWO_D6, tellDice } from './sequence.ts'

/** What follows from a result, without a question to anybody: the dead, SPP, winnings, MVP, prizes (DB-POST-01 to DB-POST-20). */
export interface AftermathOptions {
  /** The teams as they were when the match began. */
  readonly rosters: readonly [Roster, Roster]
  /** Null where the match was conceded and never played (DB-LG-09). */
  readonly report: Report | null
  /** Which team conceded. */
  readonly conceded: number | null
  /** No MVP and no League Points (DB-LG-13). */
  readonly friendly: boolean
  /** A play-off game cannot be drawn (DB-LG-24). */
  readonly decisive: boolean
  /** Prize money of each team (DB-LG-25). */
  readonly prizes: readonly [number, number]
  /** The name of the match in the league. */
  readonly match: string
}

/** What became of one team. */
export interface TeamAftermath {
  roster: Roster
  /** Journeymen and recruits, who may be hired in step 3. */
  guests: Guest[]
  /** Who missed this game and comes back after it (DB-POST-30). */
  missed: string[]
  /** Who suffered a Lasting Injury in this game (DB-POST-27). */
  lasting: string[]
  dead: RosterEntry[]
  winnings: number
  mvps: string[]
  /** SPP that were earned in this match. */
  earned: number
}

/** Somebody who played without standing on the list. */
export interface Guest {
  readonly joined: 'journeyman' | 'recruit'
  entry: RosterEntry
}

export interface AftermathState {
  teams: [TeamAftermath, TeamAftermath]
}

type Aftermath = SequenceMatch<AftermathState, AftermathOptions>

/** Who may be the MVP: available for this game and not dead; journeymen too (DB-POST-20). */
function eligible({ options, state }: Aftermath, seat: number): string[] {
  const { roster, guests } = state.teams[seat]
  if (!options.report) return roster.players.filter(isAvailable).map(({ id }) => id)
  return options.report.teams[seat].players
    .filter(({ available, joined, injury }) => available && joined !== 'recruit' && injury?.result !== 'dead')
    .map(({ id }) => id)
    .filter((id) => roster.players.some((entry) => entry.id === id) || guests.some(({ entry }) => entry.id === id))
}

/** How many MVPs each team draws (DB-POST-19, DB-LG-09, DB-LG-13). */
function awards({ options }: Aftermath): [number, number] {
  if (options.friendly) return [0, 0]
  if (options.conceded === null) return [1, 1]
  return options.conceded === 0 ? [0, 2] : [2, 0]
}

const GOLD = 10_000

const aftermathProcedure = procedure<Aftermath, { seat?: number; left?: number }>('aftermath', ['mvp', 'winnings'], {
  start(match) {
    match.options.report?.teams.forEach((_, seat) => {
      record(match, seat, match.options.report as Report)
    })
    return go(match, 'winnings')
  },
  winnings(match) {
    const { report, conceded } = match.options
    if (conceded !== null) return roll(match, D6, 'winnings', 1 - conceded, 'concession')
    if (report?.winner === null) return go(match, 'drawn')
    return roll(match, TWO_D6, 'winnings', report?.winner ?? 0, 'won')
  },
  /** The higher die for the winner, the lower for the loser (DB-POST-05). */
  won(match, _frame, values: number[]) {
    const winner = match.options.report?.winner as number
    tellDice(match, 'winnings', TWO_D6, values, ['DB-POST-05'], { team: winner })
    pay(match, winner, Math.max(...values) * GOLD, 'DB-POST-05')
    pay(match, 1 - winner, Math.min(...values) * GOLD, 'DB-POST-05')
    return go(match, 'funds')
  },
  /** One die for each coach (DB-POST-06). */
  drawn(match, frame) {
    frame.seat ??= 0
    return frame.seat < 2 ? roll(match, D6, 'winnings', frame.seat, 'drawnDie') : go(match, 'funds')
  },
  drawnDie(match, frame, values: number[]) {
    tellDice(match, 'winnings', D6, values, ['DB-POST-06'], { team: frame.seat! })
    pay(match, frame.seat!, values[0] * GOLD, 'DB-POST-06')
    frame.seat!++
    return go(match, 'drawn')
  },
  concession(match, _frame, values: number[]) {
    const winner = 1 - (match.options.conceded as number)
    tellDice(match, 'winnings', D6, values, ['DB-LG-09'], { team: winner })
    pay(match, winner, values[0] * GOLD, 'DB-LG-09')
    return go(match, 'funds')
  },
  funds(match, frame) {
    const { report, prizes } = match.options
    match.state.teams.forEach((team, seat) => {
      const funds = report?.teams[seat].funds ?? 0
      if (funds > 0) {
        team.roster.treasury += funds
        match.events?.push({ type: 'funds', team: seat, gold: funds, rules: ['DB-ROOM-14'] })
      }
      if (prizes[seat] > 0) {
        team.roster.treasury += prizes[seat]
        match.events?.push({ type: 'prize', team: seat, gold: prizes[seat], rules: ['DB-LG-25'] })
      }
    })
    frame.seat = 0
    frame.left = awards(match)[0]
    return go(match, 'mvp')
  },
  mvp(match, frame) {
    while (frame.seat! < 2) {
      const names = eligible(match, frame.seat!)
      if (frame.left! > 0 && names.length > 0) return roll(match, [die(names.length)], 'mvp', frame.seat!, 'drawnMvp')
      frame.seat!++
      frame.left = awards(match)[1]
    }
    return go(match, 'remember')
  },
  drawnMvp(match, frame, values: number[]) {
    const seat = frame.seat!
    const names = eligible(match, seat)
    const team = match.state.teams[seat]
    const player = names[values[0] - 1]
    tellDice(match, 'mvp', [die(names.length)], values, ['DB-POST-19', 'DB-POST-20'], { team: seat, player })
    const entry = entryOf(team, player)
    careerOf(entry, team.roster.season).mvps++
    entry.spp += MVP_SPP
    team.earned += MVP_SPP
    team.mvps.push(player)
    match.events?.push({ type: 'mvp', team: seat, player, name: entry.name, spp: MVP_SPP, rules: ['DB-POST-19'] })
    frame.left!--
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

function entryOf({ roster, guests }: TeamAftermath, id: string): RosterEntry {
  const entry =
    roster.players.find((player) => player.id === id) ?? guests.find((guest) => guest.entry.id === id)?.entry
  if (!entry) throw new OptionsError('report', `nobody is called '${id}'`)
  return entry
}

/** The line of the season in a player's career, begun where it is missing. */
function careerOf(entry: RosterEntry, season: number) {
  const known = entry.career.find((line) => line.season === season)
  if (known) return known
  const line = { ...careerIn(entry, season) }
  entry.career.push(line)
  return line
}

/** Everything that the report says of a team goes onto its list (DB-POST-02 to DB-POST-04, DB-POST-07). */
function record(match: Aftermath, seat: number, report: Report): void {
  const team = match.state.teams[seat]
  const { roster } = team
  const told = report.teams[seat]
  roster.treasury = told.treasury
  match.events?.push({
    type: 'recorded',
    team: seat,
    what: report.winner === null ? 'drawn' : report.winner === seat ? 'won' : 'lost',
    count: casualtiesOf(told),
    value: touchdownsOf(told),
    rules: ['DB-POST-03'],
  })
  for (const player of told.players) {
    if (player.joined !== 'listed') join(match, seat, player)
    else if (!player.available && !entryOf(team, player.id).retired) team.missed.push(player.id)
    suffer(match, seat, player)
    credit(match, seat, player)
  }
}

function join({ state, options }: Aftermath, seat: number, { id, number, position, joined }: PlayerReport): void {
  const team = state.teams[seat]
  const college = collegeById(options.rosters[seat].college) as College
  const entry = newEntry(id, number, findPosition(college, position)!.position.name, position)
  team.guests.push({ joined: joined as Guest['joined'], entry })
}

function suffer(match: Aftermath, seat: number, { id, injury }: PlayerReport): void {
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

/** The dead are struck before anything is bought (DB-POST-04). */
function strike(match: Aftermath, seat: number, entry: RosterEntry): void {
  const team = match.state.teams[seat]
  team.roster.players = team.roster.players.filter(({ id }) => id !== entry.id)
  team.guests = team.guests.filter((guest) => guest.entry.id !== entry.id)
  team.dead.push(entry)
  match.events?.push({ type: 'struck', team: seat, player: entry.id, name: entry.name, rules: ['DB-POST-04'] })
}

function credit(match: Aftermath, seat: number, player: PlayerReport): void {
  const team = match.state.teams[seat]
  const entry = team.dead.find(({ id }) => id === player.id) ?? entryOf(team, player.id)
  const spp = sppEarned(player)
  if (!player.played && spp === 0) return
  const line = careerOf(entry, team.roster.season)
  line.games++
  for (const kind of SPP_KINDS) line[kind] += player[kind]
  entry.spp += spp
  team.earned += spp
  if (spp > 0) {
    match.events?.push({ type: 'spp', team: seat, player: entry.id, name: entry.name, spp, rules: ['DB-POST-07'] })
  }
}

function pay({ state, events }: Aftermath, seat: number, gold: number, rule: string): void {
  state.teams[seat].roster.treasury += gold
  state.teams[seat].winnings += gold
  events?.push({ type: 'winnings', team: seat, gold, rules: [rule] })
}

function checkOptions(asked: unknown): AftermathOptions {
  const given = asked as AftermathOptions
  if (typeof given !== 'object' || given === null || !Array.isArray(given.rosters)) {
    throw new OptionsError('rosters', 'two teams are needed')
  }
  const rosters = [0, 1].map((seat) => parseRoster(given.rosters[seat], `rosters.${seat}`)) as [Roster, Roster]
  const report = given.report === null || given.report === undefined ? null : parseReport(given.report)
  const conceded = given.conceded ?? null
  if ((report === null) !== (conceded !== null)) throw new OptionsError('report', 'a match is played or conceded')
  const decisive = given.decisive === true
  const [problem] = report ? reportProblems(report, rosters, decisive) : []
  if (problem) throw new OptionsError(`report.${problem.field}`, `${problem.reason} (${problem.rule})`)
  const prizes: [number, number] = [given.prizes?.[0] ?? 0, given.prizes?.[1] ?? 0]
  return { rosters, report, conceded, friendly: given.friendly === true, decisive, prizes, match: given.match ?? '' }
}

const begun = (roster: Roster): TeamAftermath => ({
  roster: clonePlain(roster),
  guests: [],
  missed: [],
  lasting: [],
  dead: [],
  winnings: 0,
  mvps: [],
  earned: 0,
})

export const aftermath = defineGame<AftermathState, AftermathOptions, SequenceEvent>({
  id: 'dungeon-bowl-aftermath',
  version: '1',
  dice: [],
  options: checkOptions,
  seats: () => 0,
  initial: ({ rosters }) => ({ teams: [begun(rosters[0]), begun(rosters[1])] }),
  start: aftermathProcedure as never,
  procedures: [],
  cloneState: clonePlain,
  hide: () => {},
  imagine: () => {},
  result: ({ state, stack }) => ({
    over: stack.length === 0,
    winner: null,
    scores: [0, 0],
    turns: 0,
    statistics: { winnings: state.teams.map(({ winnings }) => winnings) },
  }),
})
