import {
  type Action,
  call,
  clonePlain,
  defineGame,
  done,
  finish,
  type Game,
  go,
  OptionsError,
  type Procedure,
  procedure,
} from '@undercroft/engine'
import { type BallRoster, idOf, MOST_REROLLS, newEntry, parseEntry, type RosterEntry } from '../teams/roster.ts'
import { freeNumber } from '../teams/sheet.ts'
import { type AdvanceAction, advanceOf, entryCalled, everybody, mustBuy, purchases } from './advance.ts'
import { careerLine, type Guest } from './aftermath.ts'
import { positionOf, type Staff, type TeamBook } from './book.ts'
import type { BallTeamReport } from './report.ts'
import type { SequenceMatch } from './sequence.ts'

/** The rest of a coach's post-match sequence: advancements, then hiring and firing, then the new values (DB-POST-02, BB-LEAGUE-01). */
export interface PostMatchOptions<R> {
  /** The team after the aftermath. */
  readonly roster: R
  readonly guests: readonly Guest[]
  readonly missed: readonly string[]
  readonly lasting: readonly string[]
  /** Touchdowns to allot, and a prize that is paid at the end. */
  readonly touchdowns: number
  readonly prize: number
}

export interface PostMatchState<R> {
  roster: R
  guests: Guest[]
  /** SPP that were earned now, and those that were spent. */
  earned: number
  spent: number
  /** Gold that was spent, lost and won. */
  paid: number
  lost: number
  won: number
  /** Who was fired, and whose SPP went with them. */
  gone: RosterEntry[]
  teamValue: number
  currentTeamValue: number
}

export type PostMatch<R> = SequenceMatch<PostMatchState<R>, PostMatchOptions<R>>
export type PostMatchGame<R> = Game<PostMatch<R>>

type ListAction =
  | { readonly type: 'hire'; readonly position: string }
  | { readonly type: 'fire' | 'retire' | 'sign'; readonly player: string }
  | { readonly type: 'buy'; readonly item: string }
  | { readonly type: 'buy-reroll' }
  | { readonly type: 'done' }

const DONE: Action = { type: 'done' }

/** The other team gave up: its Touchdowns are the coach's to hand out (BB-RES-08). */
const allotOf = <R extends BallRoster>(spp: number): Procedure<PostMatch<R>, { left: number }> =>
  procedure<PostMatch<R>, { left: number }>('allot', {
    start: (match) => (everybody(match).length > 0 ? go(match, 'next') : done(match)),
    next: (match, { left }) => (left > 0 ? go(match, 'touchdown') : done(match)),
    touchdown: {
      kind: 'allot-touchdown',
      seat: () => 0,
      actions: (match) => everybody(match).map(({ id }) => ({ type: 'allot', player: id }) as Action),
      about: (_match, { left }) => ({ left }),
      answer(match, frame, { player }: { type: string; player: string }) {
        const entry = entryCalled(match, player)
        careerLine(entry, match.state.roster.season).touchdowns++
        entry.spp += spp
        match.state.earned += spp
        match.events?.push({ type: 'allotted', player, name: entry.name, spp, rules: ['BB-RES-08'] })
        frame.left--
        return go(match, 'next')
      },
    },
  })

function postMatchProcedure<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  advance: ReturnType<typeof advanceOf<R>>,
  allot: ReturnType<typeof allotOf<R>>,
) {
  const forced = (match: PostMatch<R>): RosterEntry[] =>
    everybody(match).filter((entry) => mustBuy(book, match.state.roster, entry))
  return procedure<PostMatch<R>, object>('post-match', {
    start: (match) =>
      match.options.touchdowns > 0
        ? call(match, allot, { left: match.options.touchdowns }, 'advance')
        : go(match, 'advance'),
    advance: {
      kind: 'advance',
      seat: () => 0,
      actions(match) {
        const offered = everybody(match).flatMap((entry) => purchases(book, match.state.roster, entry))
        return forced(match).length > 0 ? offered : [DONE, ...offered]
      },
      /** Nothing, or the cheapest for somebody who must buy (DB-ADV-08). */
      fallback(match, _frame, actions) {
        const [first] = forced(match)
        if (!first) return DONE
        return actions.find((action) => (action as AdvanceAction).player === first.id) as Action
      },
      about: (match) => ({ forced: forced(match).map(({ id }) => id) }),
      answer: (match, _frame, action: AdvanceAction) =>
        action.type === 'advance'
          ? call(match, advance, { player: action.player, kind: action.kind }, 'start')
          : go(match, 'list'),
    },
    /** Hire, fire, retire for the season, sign a journeyman, buy a re-roll or staff (DB-POST-22 to DB-POST-29, BB-LEAGUE-01). */
    list: {
      kind: 'list',
      seat: () => 0,
      actions: (match) => [DONE, ...listActions(book, match)],
      about: ({ state }) => ({ treasury: state.roster.treasury }),
      answer(match, _frame, action: ListAction) {
        if (action.type === 'done')
          return book.afterHiring ? call(match, book.afterHiring, {}, 'prepare') : go(match, 'prepare')
        change(book, match, action)
        return go(match, 'list')
      },
    },
    /** Guests leave, who missed this game is back, and the values are worked out anew (DB-POST-26, DB-POST-30, DB-POST-31). */
    prepare(match) {
      const { state, options } = match
      if (options.prize > 0) {
        state.roster.treasury += options.prize
        state.won += options.prize
        match.events?.push({ type: 'prize', gold: options.prize, rules: [book.rules.prize] })
      }
      for (const { entry } of state.guests) {
        state.gone.push(entry)
        match.events?.push({ type: 'left', player: entry.id, name: entry.name, rules: ['DB-POST-26'] })
      }
      state.guests = []
      for (const entry of state.roster.players) {
        if (!options.missed.includes(entry.id)) continue
        entry.missesNextGame = false
        match.events?.push({ type: 'back', player: entry.id, name: entry.name, rules: ['DB-POST-30'] })
      }
      state.teamValue = book.teamValue(state.roster)
      state.currentTeamValue = book.currentTeamValue(state.roster)
      match.events?.push({
        type: 'values',
        value: state.teamValue,
        currentValue: state.currentTeamValue,
        rules: [book.rules.values],
      })
      return finish(match)
    },
  })
}

function listActions<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  { state: { roster, guests }, options }: PostMatch<R>,
): ListAction[] {
  const found: ListAction[] = []
  for (const position of book.positions(roster)) {
    if (position.cost <= roster.treasury && book.hasPlace(roster, position)) {
      found.push({ type: 'hire', position: position.id })
    }
  }
  for (const guest of guests) {
    const position = positionOf(book, roster, guest.entry)
    if (book.guestPrice(roster, guest) <= roster.treasury && book.hasPlace(roster, position)) {
      found.push({ type: 'sign', player: guest.entry.id })
    }
  }
  for (const { id, retired } of roster.players) {
    if (options.lasting.includes(id) && !retired) found.push({ type: 'retire', player: id })
  }
  if (roster.rerolls < MOST_REROLLS && roster.treasury >= book.lateRerollCost(roster))
    found.push({ type: 'buy-reroll' })
  for (const { id, price, count, most } of book.staff) {
    if (count(roster) < most(roster) && roster.treasury >= price) found.push({ type: 'buy', item: id })
  }
  for (const { id } of roster.players) found.push({ type: 'fire', player: id })
  return found
}

function pay<R extends BallRoster>({ state }: PostMatch<R>, gold: number): void {
  state.roster.treasury -= gold
  state.paid += gold
}

function change<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  match: PostMatch<R>,
  action: ListAction,
): void {
  const { roster } = match.state
  if (action.type === 'hire') hire(book, match, action.position)
  else if (action.type === 'sign') sign(book, match, action.player)
  else if (action.type === 'fire') fire(match, action.player)
  else if (action.type === 'retire') retire(match, action.player)
  else if (action.type === 'buy') {
    const { price, count, set } = book.staff.find(({ id }) => id === action.item) as Staff<R>
    pay(match, price)
    set(roster, count(roster) + 1)
    match.events?.push({ type: 'bought', item: action.item, gold: price, rules: ['BB-LEAGUE-01'] })
  } else {
    const gold = book.lateRerollCost(roster)
    pay(match, gold)
    roster.rerolls++
    match.events?.push({ type: 'bought-reroll', gold, rules: [book.rules.lateReroll] })
  }
}

function hire<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  match: PostMatch<R>,
  id: string,
): void {
  const { roster } = match.state
  const position = positionOf(book, roster, { position: id })
  const number = freeNumber(roster.players)
  roster.hired++
  const entry = newEntry(idOf(roster.hired), number, `${position.name} ${number}`, position.id)
  roster.players.push(entry)
  pay(match, position.cost)
  match.events?.push({ type: 'hired', player: entry.id, name: entry.name, gold: position.cost, rules: ['DB-POST-22'] })
}

/** Signed for good: no longer a Loner, keeps what was earned and learnt (DB-POST-24, DB-POST-25, BB-LEAGUE-05). */
function sign<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  match: PostMatch<R>,
  player: string,
): void {
  const { roster, guests } = match.state
  const guest = guests.find(({ entry }) => entry.id === player) as Guest
  const gold = book.guestPrice(roster, guest)
  match.state.guests = guests.filter((other) => other !== guest)
  roster.hired++
  const number = freeNumber(roster.players)
  const name = `${positionOf(book, roster, guest.entry).name} ${number}`
  const entry = { ...guest.entry, id: idOf(roster.hired), number, name }
  roster.players.push(entry)
  pay(match, gold)
  match.events?.push({ type: 'signed', player: entry.id, name, gold, rules: book.rules.sign })
}

function fire<R extends BallRoster>(match: PostMatch<R>, player: string): void {
  const { roster, gone } = match.state
  const entry = entryCalled(match, player)
  gone.push(entry)
  roster.players = roster.players.filter(({ id }) => id !== player)
  match.events?.push({ type: 'fired', player, name: entry.name, rules: ['DB-POST-23'] })
}

/** Until the end of the season (DB-POST-27 to DB-POST-29). */
function retire<R extends BallRoster>(match: PostMatch<R>, player: string): void {
  const entry = entryCalled(match, player)
  entry.retired = true
  match.events?.push({ type: 'retired', player, name: entry.name, rules: ['DB-POST-27'] })
}

const strings = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : []

const amount = (value: unknown): number => (Number.isInteger(value) && (value as number) > 0 ? (value as number) : 0)

/** A list that can be worked on. */
export function checkedRoster<R extends BallRoster, T extends BallTeamReport>(
  { reader, rosterProblems }: TeamBook<R, T>,
  json: unknown,
): R {
  const roster = reader.parseRoster(json, 'roster')
  const [problem] = reader.isKnown(roster) ? [] : rosterProblems(roster)
  if (problem) throw new OptionsError(`roster.${problem.field}`, `${problem.reason} (${problem.rule})`)
  return roster
}

function checkOptions<R extends BallRoster, T extends BallTeamReport>(
  book: TeamBook<R, T>,
  asked: unknown,
): PostMatchOptions<R> {
  const given = (asked ?? {}) as Partial<PostMatchOptions<R>>
  const roster = checkedRoster(book, given.roster)
  const guests = (given.guests ?? []).map(({ joined, entry }, at): Guest => {
    const read = parseEntry(entry, `guests.${at}`)
    if (!book.findPosition(roster, read.position))
      throw new OptionsError(`guests.${at}.position`, `the list of ${roster.name} has no '${read.position}'`)
    return { joined: joined === 'recruit' ? 'recruit' : 'journeyman', entry: read }
  })
  return {
    roster,
    guests,
    missed: strings(given.missed),
    lasting: strings(given.lasting),
    touchdowns: amount(given.touchdowns),
    prize: amount(given.prize),
  }
}

export function postMatchOf<R extends BallRoster, T extends BallTeamReport>(book: TeamBook<R, T>): PostMatchGame<R> {
  const advance = advanceOf<R>(book)
  const allot = allotOf<R>(book.sppPerTouchdown)
  return defineGame<PostMatch<R>>({
    id: `${book.id}-post-match`,
    version: '1',
    dice: [],
    options: (asked) => checkOptions(book, asked),
    seats: () => 1,
    initial: ({ roster, guests }) => ({
      roster: clonePlain(roster),
      guests: clonePlain(guests) as Guest[],
      earned: 0,
      spent: 0,
      paid: 0,
      lost: 0,
      won: 0,
      gone: [],
      teamValue: 0,
      currentTeamValue: 0,
    }),
    start: postMatchProcedure(book, advance, allot) as never,
    procedures: [advance as never, allot as never, ...(book.afterHiring ? [book.afterHiring as never] : [])],
    cloneState: clonePlain,
    result: ({ state, stack }) => ({
      over: stack.length === 0,
      winner: null,
      scores: [state.roster.treasury],
      turns: 0,
      statistics: { 'spp-spent': [state.spent], 'gold-spent': [state.paid] },
    }),
  })
}
