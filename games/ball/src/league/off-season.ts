import { call, clonePlain, defineGame, finish, type Game, go, OptionsError, procedure, roll } from '@undercroft/engine'
import { CHARACTERISTICS, type Characteristic } from '../data/profile.ts'
import type { Position } from '../teams/position.ts'
import {
  type BallRoster,
  FEWEST_PLAYERS,
  idOf,
  MOST_REROLLS,
  newEntry,
  type RosterEntry,
  seasonsPlayed,
} from '../teams/roster.ts'
import { freeNumber } from '../teams/sheet.ts'
import { positionOf, type Staff, type TeamBook } from './book.ts'
import { checkedRoster } from './post-match.ts'
import type { BallTeamReport } from './report.ts'
import { D6, type SequenceMatch, tellDice } from './sequence.ts'

/** A team is re-drafted for the next season: recovery, funds, a new list (DB-OFF-01, BB-LEAGUE-10). */
export interface OffSeasonOptions<R> {
  readonly roster: R
  /** The most gold for the re-draft, null where the commissioner sets no limit (DB-OFF-10). */
  readonly cap: number | null
}

/** One line of the budget. */
export interface BudgetLine {
  readonly what: 'base' | 'treasury' | 'games' | 'wins' | 'draws' | 'scouted' | 'cap'
  readonly gold: number
  readonly count: number
}

export interface OffSeasonState<R> {
  /** The list of last season; who was scouted is struck. */
  old: R
  /** The list of the season to come. */
  roster: R
  scouted: RosterEntry[]
  budget: BudgetLine[]
  /** Gold that is left of it. */
  left: number
  /** Who was not hired again. */
  gone: RosterEntry[]
}

export type OffSeason<R> = SequenceMatch<OffSeasonState<R>, OffSeasonOptions<R>>
export type OffSeasonGame<R> = Game<OffSeason<R>>

/** What a new team has to spend (DB-OFF-06). */
const BASE = 1_000_000
export const BUDGET_CAP = 1_300_000
const BONUS = 20_000
const AGENT_FEE = 20_000
/** DB-OFF-16, DB-OFF-19 */
const HEALS_ON = 4

/** What an old player costs: the Current Value and the agent's fee for each season played (DB-OFF-14, DB-OFF-17). */
export const rehirePrice = <R extends BallRoster>(
  book: Pick<TeamBook<R, never>, 'valueOf'>,
  roster: R,
  entry: RosterEntry,
): number => book.valueOf(roster, entry) + AGENT_FEE * seasonsPlayed(entry)

/** The re-draft budget, line by line (DB-OFF-06 to DB-OFF-10, BB-LEAGUE-11). */
export function budgetOf(
  { drawBonus }: Pick<TeamBook<never, never>, 'drawBonus'>,
  roster: BallRoster,
  scouted: number,
  cap: number | null,
): BudgetLine[] {
  const games = roster.games.filter(({ season }) => season === roster.season)
  const ended = (how: 'won' | 'drawn') => games.filter(({ result, friendly }) => result === how && !friendly).length
  const [wins, draws] = [ended('won'), ended('drawn')]
  const lines: BudgetLine[] = [
    { what: 'base', gold: BASE, count: 1 },
    { what: 'treasury', gold: roster.treasury, count: 1 },
    { what: 'games', gold: BONUS * games.length, count: games.length },
    { what: 'wins', gold: BONUS * wins, count: wins },
    ...(drawBonus > 0 ? [{ what: 'draws' as const, gold: drawBonus * draws, count: draws }] : []),
    { what: 'scouted', gold: BONUS * scouted, count: scouted },
  ]
  const total = budgetTotal(lines)
  if (cap !== null && total > cap) lines.push({ what: 'cap', gold: cap - total, count: 1 })
  return lines
}

export const budgetTotal = (lines: readonly BudgetLine[]): number => lines.reduce((sum, { gold }) => sum + gold, 0)

type ReDraftAction =
  | { readonly type: 'rehire'; readonly player: string }
  | { readonly type: 'hire'; readonly position: string }
  | { readonly type: 'buy'; readonly item: string }
  | { readonly type: 'reroll' }
  | { readonly type: 'done' }

interface Progress {
  /** Which player recovers, -1 before the first. */
  at: number
  /** Recovery rolls that are left of that player. */
  nigglings: number
  reductions: Characteristic[]
}

const begin = (): Progress => ({ at: -1, nigglings: 0, reductions: [] })

function offSeasonProcedure<R extends BallRoster, T extends BallTeamReport>(book: TeamBook<R, T>) {
  const { offers, usual, take } = redraftOf(book)
  /** One recovery die is told; was it high enough (DB-OFF-16 to DB-OFF-20)? */
  const heals = (
    match: OffSeason<R>,
    what: 'niggling' | 'reduction',
    { id, name }: RosterEntry,
    values: readonly number[],
    rule: string,
    item?: Characteristic,
  ): boolean => {
    const modifiers = book.healers(match.state.roster)
    const passed = modifiers.reduce((sum, { value }) => sum + value, values[0]) >= HEALS_ON
    const rules = [...book.rules.heals, what === 'reduction' && !passed ? 'DB-OFF-20' : rule]
    const about = { player: id, name, target: HEALS_ON, modifiers, passed, ...(item ? { item } : {}) }
    tellDice(match, what, D6, values, rules, about)
    return passed
  }
  return procedure<OffSeason<R>, Progress, object>('off-season', begin, ['niggling', 'reduction'], {
    start: (match) => (book.beforeFunds ? call(match, book.beforeFunds, {}, 'recovery') : go(match, 'recovery')),
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
      state.budget = budgetOf(book, state.old, state.scouted.length, options.cap)
      state.left = budgetTotal(state.budget)
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
      about: ({ state }) => ({ left: state.left, budget: budgetTotal(state.budget) }),
      answer(match, _frame, action: ReDraftAction) {
        if (action.type === 'done') return go(match, 'nextPlayer')
        take(match, action)
        return go(match, 'redraft')
      },
    },
    /** Recovery rolls of the old players: nigglings first, then what the retired lost (DB-OFF-16 to DB-OFF-21). */
    nextPlayer(match, frame) {
      const { players } = match.state.roster
      if (++frame.at >= players.length) return go(match, 'close')
      const entry = players[frame.at]
      frame.nigglings = entry.injuries.niggling
      frame.reductions = entry.retired
        ? CHARACTERISTICS.flatMap((name) => Array.from({ length: entry.injuries[name] }, () => name))
        : []
      return go(match, 'recover')
    },
    recover(match, { nigglings, reductions }) {
      if (nigglings > 0) return roll(match, D6, 'niggling', 0, 'niggling')
      if (reductions.length > 0) return roll(match, D6, 'reduction', 0, 'reduction')
      return go(match, 'nextPlayer')
    },
    niggling(match, frame, values: number[]) {
      const entry = match.state.roster.players[frame.at]
      if (heals(match, 'niggling', entry, values, 'DB-OFF-16')) entry.injuries.niggling--
      frame.nigglings--
      return go(match, 'recover')
    },
    reduction(match, frame, values: number[]) {
      const entry = match.state.roster.players[frame.at]
      const characteristic = frame.reductions.shift() as Characteristic
      if (heals(match, 'reduction', entry, values, 'DB-OFF-19', characteristic)) {
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
      for (const { id, name } of state.gone)
        match.events?.push({ type: 'left', player: id, name, rules: ['DB-OFF-22'] })
      return finish(match)
    },
  })
}

/** The question of the re-draft: what is on offer, what an absent coach would take, and taking it. */
function redraftOf<R extends BallRoster, T extends BallTeamReport>(book: TeamBook<R, T>) {
  /** The cheapest Lineman, so that the list can always be filled up to eleven. */
  const cheapest = (roster: R): Position => [...book.linemen(roster)].sort((a, b) => a.cost - b.cost)[0]

  /** Gold that is not needed to fill the list up to eleven after one more player, or after none. */
  function spare({ state }: OffSeason<R>, joining: 0 | 1): number {
    const missing = Math.max(0, FEWEST_PLAYERS - state.roster.players.length - joining)
    return state.left - missing * cheapest(state.old).cost
  }

  function offers(match: OffSeason<R>): ReDraftAction[] {
    const { old, roster } = match.state
    const [forPlayer, forRest] = [spare(match, 1), spare(match, 0)]
    return [
      ...old.players
        .filter(
          (entry) => rehirePrice(book, old, entry) <= forPlayer && book.hasPlace(roster, positionOf(book, old, entry)),
        )
        .map(({ id }): ReDraftAction => ({ type: 'rehire', player: id })),
      ...book
        .positions(old)
        .filter((position) => position.cost <= forPlayer && book.hasPlace(roster, position))
        .map(({ id }): ReDraftAction => ({ type: 'hire', position: id })),
      ...(roster.rerolls < MOST_REROLLS && forRest >= book.rerollCost(old) ? [{ type: 'reroll' } as const] : []),
      ...book.staff
        .filter(({ price, count, most }) => count(roster) < most(roster) && forRest >= price)
        .map(({ id }): ReDraftAction => ({ type: 'buy', item: id })),
    ]
  }

  /** What an absent coach is taken to want: the old players in their order, the old re-rolls and staff, then the cheapest up to eleven. */
  function usual({ state: { old, roster } }: OffSeason<R>, actions: readonly ReDraftAction[]): ReDraftAction {
    const again = actions.find(({ type }) => type === 'rehire')
    if (again) return again
    const reroll = actions.find(({ type }) => type === 'reroll')
    if (reroll && roster.rerolls < old.rerolls) return reroll
    for (const { id, count } of book.staff) {
      const missed = actions.find((action) => action.type === 'buy' && action.item === id)
      if (missed && count(roster) < count(old)) return missed
    }
    const done = actions.find(({ type }) => type === 'done')
    const filler = cheapest(old).id
    return done ?? (actions.find((action) => action.type === 'hire' && action.position === filler) as ReDraftAction)
  }

  function take(match: OffSeason<R>, action: ReDraftAction): void {
    const { state } = match
    const { roster, old } = state
    const pay = (gold: number) => {
      state.left -= gold
      return gold
    }
    if (action.type === 'reroll') {
      roster.rerolls++
      const gold = pay(book.rerollCost(old))
      match.events?.push({ type: 'bought-reroll', gold, rules: book.rules.keepReroll })
    } else if (action.type === 'buy') {
      const { price, count, set } = book.staff.find((staff) => staff.id === action.item) as Staff<R>
      set(roster, count(roster) + 1)
      const gold = pay(price)
      match.events?.push({ type: 'bought', item: action.item, gold, rules: ['BB-LEAGUE-12'] })
    } else if (action.type === 'rehire') {
      const entry = old.players.find((known) => known.id === action.player) as RosterEntry
      const gold = pay(rehirePrice(book, old, entry))
      old.players = old.players.filter((known) => known !== entry)
      const worn = roster.players.some(({ number }) => number === entry.number)
      roster.players.push(worn ? { ...entry, number: freeNumber(roster.players) } : entry)
      const rules = ['DB-OFF-14', 'DB-OFF-15']
      match.events?.push({ type: 'rehired', player: entry.id, name: entry.name, gold, rules })
    } else if (action.type === 'hire') {
      const position = positionOf(book, old, action)
      const number = freeNumber([...roster.players, ...old.players])
      roster.hired++
      const entry = newEntry(idOf(roster.hired), number, `${position.name} ${number}`, position.id)
      roster.players.push(entry)
      const gold = pay(position.cost)
      match.events?.push({ type: 'hired', player: entry.id, name: entry.name, gold, rules: ['DB-OFF-11'] })
    }
  }

  return { offers, usual, take }
}

function checkOptions<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  asked: unknown,
): OffSeasonOptions<R> {
  const given = (asked ?? {}) as Partial<OffSeasonOptions<R>>
  const roster = checkedRoster(book, given.roster)
  const cap = given.cap ?? null
  if (cap !== null && (!Number.isInteger(cap) || cap < BASE)) {
    throw new OptionsError('cap', `a limit below ${BASE} leaves less than a new team has`)
  }
  return { roster, cap }
}

/** A list with nobody and nothing on it that has to be paid for. */
function emptied<R extends BallRoster, T extends BallTeamReport>({ staff }: TeamBook<R, T>, old: R): R {
  const roster: R = { ...clonePlain(old), players: [], rerolls: 0 }
  for (const { set } of staff) set(roster, 0)
  return roster
}

export const offSeasonOf = <R extends BallRoster, T extends BallTeamReport>(book: TeamBook<R, T>): OffSeasonGame<R> =>
  defineGame<OffSeason<R>>({
    id: `${book.id}-off-season`,
    version: '1',
    dice: [],
    options: (asked) => checkOptions(book, asked),
    seats: () => 1,
    initial: ({ roster }) => ({
      old: clonePlain(roster),
      roster: emptied(book, roster),
      scouted: [],
      budget: [],
      left: 0,
      gone: [],
    }),
    start: offSeasonProcedure(book) as never,
    procedures: book.beforeFunds ? [book.beforeFunds as never] : [],
    cloneState: clonePlain,
    result: ({ state, stack }) => ({
      over: stack.length === 0,
      winner: null,
      scores: [state.left],
      turns: 0,
      statistics: { scouted: [state.scouted.length] },
    }),
  })
