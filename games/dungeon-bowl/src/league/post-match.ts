import { type Action, call, clonePlain, defineGame, finish, go, OptionsError, procedure } from '@undercroft/engine'
import { type College, collegeById, findPosition, type Position } from '../colleges/index.ts'
import { rosterProblems } from '../teams/draft.ts'
import { positionOf, sheetOf } from '../teams/player.ts'
import {
  freeNumber,
  idOf,
  isKnown,
  MOST_PLAYERS,
  MOST_REROLLS,
  newEntry,
  parseEntry,
  parseRoster,
  type Roster,
  type RosterEntry,
} from '../teams/roster.ts'
import { currentTeamValue, LATE_REROLL_COST, teamValue } from '../teams/value.ts'
import { type AdvanceAction, advance, entryCalled, everybody, mustBuy, purchases } from './advance.ts'
import type { Guest } from './aftermath.ts'
import type { SequenceEvent, SequenceMatch } from './sequence.ts'

/** The rest of a coach's post-match sequence: advancements, then hiring and firing, then the new values (DB-POST-02). */
export interface PostMatchOptions {
  /** The team after the aftermath. */
  readonly roster: Roster
  readonly guests: readonly Guest[]
  readonly missed: readonly string[]
  readonly lasting: readonly string[]
}

export interface PostMatchState {
  roster: Roster
  guests: Guest[]
  /** SPP that were spent, and gold. */
  spent: number
  paid: number
  /** Who was fired, and whose SPP went with them. */
  gone: RosterEntry[]
  teamValue: number
  currentTeamValue: number
}

export type PostMatch = SequenceMatch<PostMatchState, PostMatchOptions>

const collegeOf = ({ state }: PostMatch): College => collegeById(state.roster.college) as College

interface ListAction extends Action {
  readonly type: 'hire' | 'fire' | 'retire' | 'sign' | 'buy-reroll' | 'done'
  readonly position?: string
  readonly player?: string
}

const DONE: Action = { type: 'done' }

const forced = (match: PostMatch): RosterEntry[] => everybody(match).filter((entry) => mustBuy(collegeOf(match), entry))

const postMatchProcedure = procedure<PostMatch, object>('post-match', {
  start: (match) => go(match, 'advance'),
  advance: {
    kind: 'advance',
    seat: () => 0,
    actions(match) {
      const offered = everybody(match).flatMap((entry) => purchases(collegeOf(match), entry))
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
  /** Hire, fire, retire for the season, sign a journeyman, buy a re-roll (DB-POST-22 to DB-POST-29). */
  list: {
    kind: 'list',
    seat: () => 0,
    actions: (match) => [DONE, ...listActions(match)],
    about: ({ state }) => ({ treasury: state.roster.treasury }),
    answer(match, _frame, action: ListAction) {
      if (action.type === 'done') return go(match, 'prepare')
      change(match, action)
      return go(match, 'list')
    },
  },
  /** Guests leave, who missed this game is back, and the values are worked out anew (DB-POST-26, DB-POST-30, DB-POST-31). */
  prepare(match) {
    const { state, options } = match
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
    state.teamValue = teamValue(state.roster, collegeOf(match))
    state.currentTeamValue = currentTeamValue(state.roster, collegeOf(match))
    match.events?.push({
      type: 'values',
      value: state.teamValue,
      currentValue: state.currentTeamValue,
      rules: ['DB-POST-31'],
    })
    return finish(match)
  },
})

/** What a guest costs: the Current Value, advancements of this step 2 included (DB-POST-25). */
export const priceOf = (college: College, { entry }: Guest): number => sheetOf(college, entry).value

/** Is there a place for one more of this position (DB-TEAM-05, DB-TEAM-06)? */
export function hasPlace(roster: Roster, college: College, position: Position): boolean {
  if (roster.players.length >= MOST_PLAYERS) return false
  const { group } = findPosition(college, position.id)!
  const hired = roster.players.filter((entry) => group.positions.includes(positionOf(college, entry))).length
  return hired < group.limit[1]
}

function listActions(match: PostMatch): ListAction[] {
  const { roster, guests } = match.state
  const college = collegeOf(match)
  const found: ListAction[] = []
  for (const position of college.groups.flatMap(({ positions }) => positions)) {
    if (position.cost <= roster.treasury && hasPlace(roster, college, position)) {
      found.push({ type: 'hire', position: position.id })
    }
  }
  for (const guest of guests) {
    const position = positionOf(college, guest.entry)
    if (priceOf(college, guest) <= roster.treasury && hasPlace(roster, college, position)) {
      found.push({ type: 'sign', player: guest.entry.id })
    }
  }
  for (const { id, retired } of roster.players) {
    if (match.options.lasting.includes(id) && !retired) found.push({ type: 'retire', player: id })
  }
  if (roster.rerolls < MOST_REROLLS && roster.treasury >= LATE_REROLL_COST) found.push({ type: 'buy-reroll' })
  for (const { id } of roster.players) found.push({ type: 'fire', player: id })
  return found
}

function pay({ state }: PostMatch, gold: number): void {
  state.roster.treasury -= gold
  state.paid += gold
}

function change(match: PostMatch, { type, position, player }: ListAction): void {
  if (type === 'hire') hire(match, position!)
  else if (type === 'sign') sign(match, player!)
  else if (type === 'fire') fire(match, player!)
  else if (type === 'retire') retire(match, player!)
  else {
    pay(match, LATE_REROLL_COST)
    match.state.roster.rerolls++
    match.events?.push({ type: 'bought-reroll', gold: LATE_REROLL_COST, rules: ['DB-TEAM-08'] })
  }
}

function hire(match: PostMatch, id: string): void {
  const { roster } = match.state
  const { position } = findPosition(collegeOf(match), id)!
  const number = freeNumber(roster.players)
  roster.hired++
  const entry = newEntry(idOf(roster.hired), number, `${position.name} ${number}`, position.id)
  roster.players.push(entry)
  pay(match, position.cost)
  match.events?.push({ type: 'hired', player: entry.id, name: entry.name, gold: position.cost, rules: ['DB-POST-22'] })
}

/** Signed for good: no longer a Loner, keeps what was earned and learnt (DB-POST-24, DB-POST-25). */
function sign(match: PostMatch, player: string): void {
  const { roster, guests } = match.state
  const guest = guests.find(({ entry }) => entry.id === player) as Guest
  const gold = priceOf(collegeOf(match), guest)
  match.state.guests = guests.filter((other) => other !== guest)
  roster.hired++
  const number = freeNumber(roster.players)
  const name = `${positionOf(collegeOf(match), guest.entry).name} ${number}`
  const entry = { ...guest.entry, id: idOf(roster.hired), number, name }
  roster.players.push(entry)
  pay(match, gold)
  match.events?.push({ type: 'signed', player: entry.id, name, gold, rules: ['DB-POST-24', 'DB-POST-25'] })
}

function fire(match: PostMatch, player: string): void {
  const { roster, gone } = match.state
  const entry = entryCalled(match, player)
  gone.push(entry)
  roster.players = roster.players.filter(({ id }) => id !== player)
  match.events?.push({ type: 'fired', player, name: entry.name, rules: ['DB-POST-23'] })
}

/** Until the end of the season (DB-POST-27 to DB-POST-29). */
function retire(match: PostMatch, player: string): void {
  const entry = entryCalled(match, player)
  entry.retired = true
  match.events?.push({ type: 'retired', player, name: entry.name, rules: ['DB-POST-27'] })
}

const strings = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : []

function checkOptions(asked: unknown): PostMatchOptions {
  const given = (asked ?? {}) as Partial<PostMatchOptions>
  const roster = parseRoster(given.roster, 'roster')
  const [problem] = isKnown(roster) ? [] : rosterProblems(roster)
  if (problem) throw new OptionsError(`roster.${problem.field}`, `${problem.reason} (${problem.rule})`)
  const college = collegeById(roster.college) as College
  const guests = (given.guests ?? []).map(({ joined, entry }, at): Guest => {
    const read = parseEntry(entry, `guests.${at}`)
    if (!findPosition(college, read.position))
      throw new OptionsError(`guests.${at}.position`, `${college.name} has no '${read.position}'`)
    return { joined: joined === 'recruit' ? 'recruit' : 'journeyman', entry: read }
  })
  return { roster, guests, missed: strings(given.missed), lasting: strings(given.lasting) }
}

export const postMatch = defineGame<PostMatchState, PostMatchOptions, SequenceEvent>({
  id: 'dungeon-bowl-post-match',
  version: '1',
  dice: [],
  options: checkOptions,
  seats: () => 1,
  initial: ({ roster, guests }) => ({
    roster: clonePlain(roster),
    guests: clonePlain(guests) as Guest[],
    spent: 0,
    paid: 0,
    gone: [],
    teamValue: 0,
    currentTeamValue: 0,
  }),
  start: postMatchProcedure as never,
  procedures: [advance as never],
  cloneState: clonePlain,
  hide: () => {},
  imagine: () => {},
  result: ({ state, stack }) => ({
    over: stack.length === 0,
    winner: null,
    scores: [state.roster.treasury],
    turns: 0,
    statistics: { 'spp-spent': [state.spent], 'gold-spent': [state.paid] },
  }),
})
