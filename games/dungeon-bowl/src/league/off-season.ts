import { type Action, clonePlain, defineGame, finish, go, OptionsError, procedure, roll } from '@undercroft/engine'
import { type College, collegeById, findPosition, linemenOf, type Position } from '../colleges/index.ts'
import { rosterProblems } from '../teams/draft.ts'
import { positionOf, sheetOf } from '../teams/player.ts'
import {
  CHARACTERISTICS,
  type Characteristic,
  careerIn,
  FEWEST_PLAYERS,
  freeNumber,
  idOf,
  isKnown,
  MOST_REROLLS,
  newEntry,
  parseRoster,
  type Roster,
  type RosterEntry,
  seasonsPlayed,
} from '../teams/roster.ts'
import { LEAGUE } from '../teams/terms.ts'
import { REROLL_COST } from '../teams/value.ts'
import { hasPlace } from './post-match.ts'
import { D6, type SequenceEvent, type SequenceMatch, tellDice } from './sequence.ts'

/** A team is re-drafted for the next season: scouting, recovery, funds, a new list (DB-OFF-01). */
export interface OffSeasonOptions {
  readonly roster: Roster
  /** The most gold for the re-draft, null where the commissioner sets no limit (DB-OFF-10). */
  readonly cap: number | null
}

/** One line of the budget. */
export interface BudgetLine {
  readonly what: 'base' | 'treasury' | 'games' | 'wins' | 'scouted' | 'cap'
  readonly gold: number
  readonly count: number
}

export interface OffSeasonState {
  /** The list of last season; who was scouted is struck. */
  old: Roster
  /** The list of the season to come. */
  roster: Roster
  scouted: RosterEntry[]
  budget: BudgetLine[]
  /** Gold that is left of it. */
  left: number
  /** Who was not hired again. */
  gone: RosterEntry[]
}

export type OffSeason = SequenceMatch<OffSeasonState, OffSeasonOptions>

export const BUDGET_CAP = 1_300_000
const BONUS = 20_000
const AGENT_FEE = 20_000
const HEALED = 4

const collegeOf = ({ state }: OffSeason): College => collegeById(state.old.college) as College

/** What an old player costs: the Current Value and the agent's fee for each season played (DB-OFF-14, DB-OFF-17). */
export const rehirePrice = (college: College, entry: RosterEntry): number =>
  sheetOf(college, entry).value + AGENT_FEE * seasonsPlayed(entry)

/** The re-draft budget, line by line (DB-OFF-06 to DB-OFF-10). */
export function budgetOf(roster: Roster, scouted: number, cap: number | null): BudgetLine[] {
  const games = roster.games.filter(({ season }) => season === roster.season)
  const wins = games.filter(({ result, friendly }) => result === 'won' && !friendly).length
  const lines: BudgetLine[] = [
    { what: 'base', gold: LEAGUE.budget, count: 1 },
    { what: 'treasury', gold: roster.treasury, count: 1 },
    { what: 'games', gold: BONUS * games.length, count: games.length },
    { what: 'wins', gold: BONUS * wins, count: wins },
    { what: 'scouted', gold: BONUS * scouted, count: scouted },
  ]
  const total = totalOf(lines)
  if (cap !== null && total > cap) lines.push({ what: 'cap', gold: cap - total, count: 1 })
  return lines
}

export const totalOf = (lines: readonly BudgetLine[]): number => lines.reduce((sum, { gold }) => sum + gold, 0)

interface ReDraftAction extends Action {
  readonly type: 'rehire' | 'hire' | 'reroll' | 'done'
  readonly player?: string
  readonly position?: string
}

interface Progress {
  at?: number
  /** Recovery rolls that are left of the player at `at`. */
  nigglings?: number
  reductions?: Characteristic[]
}

const offSeasonProcedure = procedure<OffSeason, Progress>('off-season', ['niggling', 'reduction', 'scouting'], {
  start(match, frame) {
    frame.at = 0
    return go(match, 'scouting')
  },
  /** A D6 for each player who was an MVP this season; a 6 takes him away (DB-OFF-02). */
  scouting(match, frame) {
    const { players } = match.state.old
    while (frame.at! < players.length && !wasMvp(match, players[frame.at!])) frame.at!++
    return frame.at! < players.length ? roll(match, D6, 'scouting', 0, 'scouted') : go(match, 'recovery')
  },
  scouted(match, frame, values: number[]) {
    const { state } = match
    const entry = state.old.players[frame.at!]
    const leaves = values[0] === 6
    tellDice(match, 'scouting', D6, values, ['DB-OFF-02'], {
      player: entry.id,
      name: entry.name,
      target: 6,
      passed: leaves,
    })
    if (leaves) {
      state.scouted.push(entry)
      state.old.players = state.old.players.filter(({ id }) => id !== entry.id)
      match.events?.push({ type: 'scouted', player: entry.id, name: entry.name, rules: ['DB-OFF-04'] })
    } else frame.at!++
    return go(match, 'scouting')
  },
  /** Who would have missed the next game is fit again (DB-OFF-05). */
  recovery(match) {
    for (const entry of match.state.old.players) {
      if (!entry.missesNextGame) continue
      entry.missesNextGame = false
      match.events?.push({ type: 'back', player: entry.id, name: entry.name, rules: ['DB-OFF-05'] })
    }
    return go(match, 'funds')
  },
  funds(match) {
    const { state, options } = match
    state.budget = budgetOf(state.old, state.scouted.length, options.cap)
    state.left = totalOf(state.budget)
    state.roster.treasury = 0
    match.events?.push({
      type: 'budget',
      gold: state.left,
      rules: ['DB-OFF-06', 'DB-OFF-07', 'DB-OFF-08', 'DB-OFF-09'],
    })
    return go(match, 'redraft')
  },
  redraft: {
    kind: 're-draft',
    seat: () => 0,
    actions: (match) => [
      ...(match.state.roster.players.length >= FEWEST_PLAYERS ? [{ type: 'done' }] : []),
      ...offers(match),
    ],
    fallback: (match, _frame, actions) => usual(match, actions as readonly ReDraftAction[]),
    about: ({ state }) => ({ left: state.left, budget: totalOf(state.budget) }),
    answer(match, frame, action: ReDraftAction) {
      if (action.type !== 'done') {
        take(match, action)
        return go(match, 'redraft')
      }
      frame.at = -1
      return go(match, 'nextPlayer')
    },
  },
  /** Recovery rolls of the old players: nigglings first, then what the retired lost (DB-OFF-16 to DB-OFF-21). */
  nextPlayer(match, frame) {
    const { players } = match.state.roster
    if (++frame.at! >= players.length) return go(match, 'close')
    const entry = players[frame.at!]
    frame.nigglings = entry.injuries.niggling
    frame.reductions = entry.retired
      ? CHARACTERISTICS.flatMap((name) => Array.from({ length: entry.injuries[name] }, () => name))
      : []
    return go(match, 'recover')
  },
  recover(match, { nigglings, reductions }) {
    if (nigglings! > 0) return roll(match, D6, 'niggling', 0, 'niggling')
    if (reductions!.length > 0) return roll(match, D6, 'reduction', 0, 'reduction')
    return go(match, 'nextPlayer')
  },
  niggling(match, frame, values: number[]) {
    const entry = match.state.roster.players[frame.at!]
    const passed = values[0] >= HEALED
    tellDice(match, 'niggling', D6, values, ['DB-OFF-16'], {
      player: entry.id,
      name: entry.name,
      target: HEALED,
      passed,
    })
    if (passed) entry.injuries.niggling--
    frame.nigglings!--
    return go(match, 'recover')
  },
  reduction(match, frame, values: number[]) {
    const entry = match.state.roster.players[frame.at!]
    const characteristic = frame.reductions!.shift() as Characteristic
    const passed = values[0] >= HEALED
    tellDice(match, 'reduction', D6, values, [passed ? 'DB-OFF-19' : 'DB-OFF-20'], {
      player: entry.id,
      name: entry.name,
      item: characteristic,
      target: HEALED,
      passed,
    })
    if (passed) {
      entry.injuries[characteristic]--
      entry.injuries.niggling++
    }
    return go(match, 'recover')
  },
  close(match) {
    const { state } = match
    state.roster.treasury = state.left
    state.roster.season++
    for (const entry of state.roster.players) entry.retired = false
    state.gone = state.old.players
    for (const { id, name } of state.gone) match.events?.push({ type: 'left', player: id, name, rules: ['DB-OFF-22'] })
    return finish(match)
  },
})

const wasMvp = ({ state }: OffSeason, entry: RosterEntry): boolean => careerIn(entry, state.old.season).mvps > 0

/** The cheapest Lineman, so that the list can always be filled up to eleven. */
const cheapest = (college: College): Position => [...linemenOf(college)].sort((a, b) => a.cost - b.cost)[0]

/** Gold that is not needed to fill the list up to eleven after one more player, or after none. */
function spare({ state }: OffSeason, college: College, joining: 0 | 1): number {
  const missing = Math.max(0, FEWEST_PLAYERS - state.roster.players.length - joining)
  return state.left - missing * cheapest(college).cost
}

function offers(match: OffSeason): ReDraftAction[] {
  const { old, roster } = match.state
  const college = collegeOf(match)
  const forPlayer = spare(match, college, 1)
  return [
    ...old.players
      .filter(
        (entry) => rehirePrice(college, entry) <= forPlayer && hasPlace(roster, college, positionOf(college, entry)),
      )
      .map(({ id }): ReDraftAction => ({ type: 'rehire', player: id })),
    ...college.groups
      .flatMap(({ positions }) => positions)
      .filter((position) => position.cost <= forPlayer && hasPlace(roster, college, position))
      .map(({ id }): ReDraftAction => ({ type: 'hire', position: id })),
    ...(roster.rerolls < MOST_REROLLS && spare(match, college, 0) >= REROLL_COST ? [{ type: 'reroll' } as const] : []),
  ]
}

/** What an absent coach is taken to want: the old players in their order, the old re-rolls, then the cheapest up to eleven. */
function usual(match: OffSeason, actions: readonly ReDraftAction[]): ReDraftAction {
  const { old, roster } = match.state
  const again = actions.find(({ type }) => type === 'rehire')
  if (again) return again
  const reroll = actions.find(({ type }) => type === 'reroll')
  if (reroll && roster.rerolls < old.rerolls) return reroll
  const done = actions.find(({ type }) => type === 'done')
  const filler = cheapest(collegeOf(match)).id
  return done ?? (actions.find(({ position }) => position === filler) as ReDraftAction)
}

function take(match: OffSeason, { type, player, position: id }: ReDraftAction): void {
  const { state } = match
  const { roster, old } = state
  const college = collegeOf(match)
  if (type === 'reroll') {
    roster.rerolls++
    state.left -= REROLL_COST
    match.events?.push({ type: 'bought-reroll', gold: REROLL_COST, rules: ['DB-OFF-12', 'DB-OFF-13'] })
  } else if (type === 'rehire') {
    const entry = old.players.find((known) => known.id === player) as RosterEntry
    const gold = rehirePrice(college, entry)
    old.players = old.players.filter((known) => known !== entry)
    const worn = roster.players.some(({ number }) => number === entry.number)
    roster.players.push(worn ? { ...entry, number: freeNumber(roster.players) } : entry)
    state.left -= gold
    match.events?.push({ type: 'rehired', player: entry.id, name: entry.name, gold, rules: ['DB-OFF-14', 'DB-OFF-15'] })
  } else {
    const { position } = findPosition(college, id!)!
    const number = freeNumber([...roster.players, ...old.players])
    roster.hired++
    const entry = newEntry(idOf(roster.hired), number, `${position.name} ${number}`, position.id)
    roster.players.push(entry)
    state.left -= position.cost
    match.events?.push({ type: 'hired', player: entry.id, name: entry.name, gold: position.cost, rules: ['DB-OFF-11'] })
  }
}

function checkOptions(asked: unknown): OffSeasonOptions {
  const given = (asked ?? {}) as Partial<OffSeasonOptions>
  const roster = parseRoster(given.roster, 'roster')
  const [problem] = isKnown(roster) ? [] : rosterProblems(roster)
  if (problem) throw new OptionsError(`roster.${problem.field}`, `${problem.reason} (${problem.rule})`)
  const cap = given.cap ?? null
  if (cap !== null && (!Number.isInteger(cap) || cap < LEAGUE.budget)) {
    throw new OptionsError('cap', `a limit below ${LEAGUE.budget} leaves less than a new team has`)
  }
  return { roster, cap }
}

export const offSeason = defineGame<OffSeasonState, OffSeasonOptions, SequenceEvent>({
  id: 'dungeon-bowl-off-season',
  version: '1',
  dice: [],
  options: checkOptions,
  seats: () => 1,
  initial: ({ roster }) => ({
    old: clonePlain(roster),
    roster: { ...clonePlain(roster), players: [], rerolls: 0 },
    scouted: [],
    budget: [],
    left: 0,
    gone: [],
  }),
  start: offSeasonProcedure as never,
  procedures: [],
  cloneState: clonePlain,
  hide: () => {},
  imagine: () => {},
  result: ({ state, stack }) => ({
    over: stack.length === 0,
    winner: null,
    scores: [state.left],
    turns: 0,
    statistics: { scouted: [state.scouted.length] },
  }),
})
