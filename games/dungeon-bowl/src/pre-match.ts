import { EMPTY, gain, NOBODY, newPlayer, numberedAction, putAt, RESERVES, tellRoll } from '@undercroft/ball'
import { call, die, done, go, procedure, roll, sure } from '@undercroft/engine'
import { type DungeonMatch, type DungeonOptions, enrol } from './state.ts'
import { TABLE } from './table.ts'
import { declarationOrder, pettyCash } from './teams/inducements.ts'
import { INDUCEMENT_COST, INDUCEMENT_LIMIT, INDUCEMENTS, type Inducement } from './teams/terms.ts'
import { REROLL_COST } from './teams/value.ts'
import { venueOf } from './venue.ts'
import { enterZone } from './zones.ts'

const COIN = [die(2)]
const FULL_SIDE = 11
const STARTERS = 6

interface PreMatch {
  /** The seats in the order in which they do the step at work, and which of them is on. */
  order: number[]
  at: number
}

const begin = (): PreMatch => ({ order: [], at: 0 })

/** Coin toss, journeymen, inducements, placing of players, in this order (DB-PRE-01). */
export const preMatch = procedure<DungeonMatch, PreMatch, object>('pre-match', begin, ['toss'], {
  start(match) {
    const { teams, placement } = match.state
    return teams.length === 2 ? roll(match, COIN, 'toss', placement[0], 'tossed') : go(match, 'journeymen')
  },
  /** The winner has the first turn (DB-PRE-02). */
  tossed(match, _frame, values: number[]) {
    const winner = values[0] - 1
    tellRoll(match, 'toss', match.state.placement[0], -1, 'd2', values)
    match.events?.push({ type: 'toss-won', team: winner, item: 'first-turn' })
    match.state.firstTeam = winner
    match.state.turnOrder = [winner, 1 - winner]
    return go(match, 'journeymen')
  },
  journeymen(match, frame) {
    const { state, options } = match
    frame.at = 0
    frame.order = state.turnOrder.length > 0 ? [...state.turnOrder] : [...state.placement]
    return options.league ? go(match, 'nextJourneyman') : go(match, 'place')
  },
  /** A team that cannot field eleven players takes on linemen (DB-PRE-03 to DB-PRE-07). */
  nextJourneyman(match, frame) {
    while (frame.at < frame.order.length) {
      const team = frame.order[frame.at]
      if (available(match, team) < FULL_SIDE && match.options.teams[team].linemen.length > 0)
        return go(match, 'journeyman')
      frame.at++
    }
    return go(match, 'inducements')
  },
  journeyman: {
    kind: 'journeyman',
    seat: (_match, { order, at }) => order[at],
    actions: (match, { order, at }) =>
      match.options.teams[order[at]].linemen.map(({ position }) => ({ type: 'journeyman', position })),
    answer(match, { order, at }, { position }: { type: string; position: string }) {
      takeOn(match, order[at], position)
      return go(match, 'nextJourneyman')
    },
  },
  inducements(match, frame) {
    const values = match.state.teams.map((_, team) => teamValue(match, team))
    match.state.pettyCash = pettyCash(values)
    frame.order = declarationOrder(values, Math.max(0, match.state.firstTeam))
    frame.at = 0
    return go(match, 'nextBuyer')
  },
  nextBuyer(match, frame) {
    while (frame.at < frame.order.length) {
      if (affordable(match, frame.order[frame.at]).length > 0) return go(match, 'buy')
      frame.at++
    }
    frame.at = 0
    // Petty cash that was not spent is lost (DB-PRE-11).
    match.state.pettyCash = match.state.pettyCash.map(() => 0)
    return go(match, 'place')
  },
  buy: {
    kind: 'inducements',
    seat: (_match, { order, at }) => order[at],
    actions: (match, { order, at }) => [
      { type: 'done' },
      ...affordable(match, order[at]).map((item) => ({ type: 'buy', item })),
    ],
    about: (match, { order, at }) => ({
      pettyCash: match.state.pettyCash[order[at]],
      treasury: match.state.treasury[order[at]],
    }),
    answer(match, frame, action: { type: string; item: Inducement }) {
      if (action.type === 'done') frame.at++
      else buy(match, frame.order[frame.at], action.item)
      return go(match, 'nextBuyer')
    },
  },
  place(match, frame) {
    const { state } = match
    const order = state.turnOrder.length > 0 ? state.turnOrder : state.placement
    frame.order = [...order]
    frame.at = 0
    return go(match, 'placeNext')
  },
  placeNext: (match, { order, at }) =>
    at < order.length ? call(match, placeStarters, { team: order[at], left: STARTERS }, 'placed') : done(match),
  placed(match, frame) {
    frame.at++
    return go(match, 'placeNext')
  },
})

const reserves = (match: DungeonMatch, team: number): number[] =>
  match.state.players.filter((player) => player.team === team && player.place === RESERVES).map(({ id }) => id)

const available = (match: DungeonMatch, team: number): number => reserves(match, team).length

function takeOn(match: DungeonMatch, team: number, position: string): void {
  const { state, options } = match
  const lineman = linemanAt(options.teams[team], position)
  const numbers = state.players.filter((player) => player.team === team).map(({ number }) => number)
  let number = 1
  while (numbers.includes(number)) number++
  const skills = TABLE.set(lineman.skills)
  const player = newPlayer(state.players.length, team, { ...lineman, number, available: true }, skills, TABLE.set([]))
  state.players.push(player)
  enrol(state)
  gain(match, player, 'loner-4') // DB-PRE-06
  state.journeymen = state.journeymen.with(team, [...state.journeymen[team], position])
  match.events?.push({ type: 'journeyman', team, player: player.id, item: position })
}

/** The lineman of this position whom the team can take on. */
function linemanAt({ linemen }: DungeonOptions['teams'][number], position: string) {
  return sure(
    linemen.find((known) => known.position === position),
    `lineman who plays '${position}'`,
  )
}

/** Current Team Value: available players, journeymen included, and re-rolls (DB-PRE-08). */
export function teamValue(match: DungeonMatch, team: number): number {
  const { players, rerolls } = match.options.teams[team]
  const hired = players.filter(({ available }) => available).reduce((sum, { value }) => sum + value, 0)
  const cost = (position: string) => linemanAt(match.options.teams[team], position).value
  const joined = match.state.journeymen[team].reduce((sum, position) => sum + cost(position), 0)
  return hired + joined + rerolls * REROLL_COST
}

function affordable({ state }: DungeonMatch, team: number): Inducement[] {
  if (state.pettyCash[team] + state.treasury[team] < INDUCEMENT_COST) return []
  return INDUCEMENTS.filter((item) => owned(state, team, item) < INDUCEMENT_LIMIT[item])
}

function owned(state: DungeonMatch['state'], team: number, item: Inducement): number {
  if (item === 'wizard') return state.wizards[team]
  return item === 'bribes' ? state.teams[team].bribes : state.training[team]
}

/** Petty cash first, then the treasury, at once (DB-PRE-09, DB-PRE-12). */
function buy(match: DungeonMatch, team: number, item: Inducement): void {
  const { state } = match
  const cash = Math.min(state.pettyCash[team], INDUCEMENT_COST)
  state.pettyCash = state.pettyCash.with(team, state.pettyCash[team] - cash)
  state.treasury = state.treasury.with(team, state.treasury[team] - (INDUCEMENT_COST - cash))
  if (item === 'wizard') state.wizards = state.wizards.with(team, state.wizards[team] + 1)
  else if (item === 'bribes') state.teams[team].bribes++
  else {
    state.training = state.training.with(team, state.training[team] + 1)
    state.teams[team].rerolls++
  }
  state.bought = state.bought.with(team, [...state.bought[team], item])
  match.events?.push({ type: 'bought', team, item })
}

interface Placing {
  team: number
  left: number
}

interface Placed extends Placing {
  /** Who is placed now. */
  player: number
}

const starter = numberedAction('starter', 'player')
const placeAt = numberedAction('place', 'square')

const newPlacing = ({ team, left }: Placing): Placed => ({ team, left, player: NOBODY })

/** Six players, one after the other, each in a square of the own End Zone (DB-PRE-14, DB-PRE-15). */
export const placeStarters = procedure<DungeonMatch, Placed, Placing>('place-starters', newPlacing, {
  start: (match, { team, left }) => (left > 0 && reserves(match, team).length > 0 ? go(match, 'choose') : done(match)),
  choose: {
    kind: 'starter',
    seat: (_match, { team }) => team,
    actions: (match, { team }) => reserves(match, team).map(starter),
    answer(match, frame, { player }: { type: string; player: number }) {
      frame.player = player
      return go(match, 'put')
    },
  },
  put: {
    kind: 'place-player',
    seat: (_match, { team }) => team,
    actions: (match, { team }) =>
      endZoneSquares(match, team)
        .filter((square) => match.state.squares[square] === EMPTY)
        .map(placeAt),
    about: (_match, { player }) => ({ player }),
    answer(match, frame, { square }: { type: string; square: number }) {
      const player = match.state.players[frame.player]
      putAt(match, player, square)
      enterZone(match, player)
      match.events?.push({ type: 'player-placed', team: frame.team, player: player.id, square })
      frame.left--
      return go(match, 'start')
    },
  },
})

/** The squares of the End Zone that a team owns. */
export function endZoneSquares(match: DungeonMatch, team: number): readonly number[] {
  const { endZones, squares } = venueOf(match.options)
  // A drawn map may lack an End Zone.
  return squares[endZones[match.state.endZoneOwner.indexOf(team)]] ?? []
}
