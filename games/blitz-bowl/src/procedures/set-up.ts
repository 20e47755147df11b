import { call, die, done, go, type Next, procedure, roll } from '@undercroft/engine'
import type { BlitzAction, PlaceAction } from '../actions.ts'
import { arenas } from '../arenas/index.ts'
import { type BoardId, boardPlans } from '../boards/index.ts'
import { teamsOf } from '../content.ts'
import { D8 } from '../dice.ts'
import { columnOf, endZones, rowOf, squareAt } from '../pitch.ts'
import { lineUp } from '../profiles.ts'
import { ballOn, endOf, firstOf, isFree } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { bounce } from './bounce.ts'
import { addBall, at, standOn, tellRoll } from './changes.ts'
import { deal, showNext } from './deal.ts'
import { chooseBall, pickTrapdoor } from './new-ball.ts'

const COIN = die(2)
const EVENTS_IN_DECK = 6
const BOXED_TEAMS = ['dwarf', 'orc'] as const

/** Everything before the first turn, in the order of BZ-SETUP-12. */
export const setUp = procedure<Blitz, { kind: number }, object>('set-up', () => ({ kind: 0 }), ['arena', 'toss'], {
  start: (match) => roll(match, [COIN], 'toss', 0, 'toss'),
  toss: (match, _, [value]: number[]) => {
    const { state } = match
    tellRoll(match, 'toss', 0, 'd2', value, ['BZ-SETUP-01'])
    state.tossWinner = value - 1
    state.active = 1 - state.tossWinner
    match.events?.push({ type: 'toss', winner: state.tossWinner, rules: ['BZ-SETUP-01'] })
    return match.options.arena === 'roll'
      ? roll(match, [D8], 'arena', state.tossWinner, 'arenaRolled')
      : go(match, 'arena')
  },
  arenaRolled: (match, _, [value]: number[]) => {
    tellRoll(match, 'arena', match.state.tossWinner, 'd8', value, ['BZ-ARENA-01'])
    match.state.arena = value - 1
    return go(match, 'board')
  },
  arena: (match) => {
    match.state.arena = arenas.findIndex(({ id }) => id === match.options.arena)
    return go(match, 'board')
  },
  board: (match) => {
    const { state, options } = match
    if (state.arena >= 0) match.events?.push({ type: 'arena', arena: arenas[state.arena].id, rules: ['BZ-ARENA-02'] })
    if (options.board === 'choose') return go(match, 'chooseBoard')
    return takeBoard(match, options.board)
  },
  chooseBoard: {
    kind: 'choose-board',
    seat: ({ state }) => state.tossWinner,
    actions: () => boardPlans.map(({ id }): BlitzAction => ({ type: 'choose-board', board: id })),
    answer: (match, _, { board }: { board: BoardId }): Next => takeBoard(match, board),
  },
  teams: (match) => {
    const { teams } = match.options
    if (teams === 'box') return go(match, 'chooseTeam')
    return takeTeams(match, teams)
  },
  /** BZ-SETUP-03: with the two boxed teams the winner of the toss chooses first. */
  chooseTeam: {
    kind: 'choose-team',
    seat: ({ state }) => state.tossWinner,
    actions: () => BOXED_TEAMS.map((team): BlitzAction => ({ type: 'choose-team', team })),
    answer: (match, _, { team }: { team: string }): Next => {
      const [first, second] = BOXED_TEAMS
      const isFirst = (team === first) === (match.state.tossWinner === 0)
      return takeTeams(match, isFirst ? [first, second] : [second, first])
    },
  },
  rookies: (match) => {
    const { rookie } = match.options
    if (rookie !== null) {
      match.state.rookies = rookie
      match.events?.push({ type: 'rookies', seat: rookie, rules: ['BZ-ADV-10'] })
    }
    return call(match, showNext, {}, 'deal')
  },
  deal: (match) => call(match, deal, {}, 'events'),
  /** BZ-ADV-02, BZ-ADV-03: six of the twelve events; the card on top stays a challenge. */
  events: (match) => {
    if (match.options.events) {
      match.state.eventsInDeck = EVENTS_IN_DECK
      match.events?.push({ type: 'events-shuffled-in', count: EVENTS_IN_DECK, rules: ['BZ-ADV-02', 'BZ-ADV-03'] })
    }
    return call(match, placeTeam, { seat: 1 - match.state.tossWinner }, 'second')
  },
  second: (match) => call(match, placeTeam, { seat: match.state.tossWinner }, 'markers'),
  markers: (match) => {
    match.events?.push({ type: 'score-markers', rules: ['BZ-SETUP-08'] })
    return call(match, chooseBall, { seat: match.state.tossWinner }, 'trapdoor')
  },
  trapdoor: (match, frame, kind: number) => {
    frame.kind = kind
    return call(match, pickTrapdoor, {}, 'ball')
  },
  /** BZ-SETUP-09, BZ-SETUP-10 */
  ball: (match, { kind }, square: number) => {
    addBall(match, kind, square)
    return done(match)
  },
})

function takeBoard(match: Blitz, board: BoardId): Next {
  match.state.board = boardPlans.findIndex(({ id }) => id === board)
  match.events?.push({ type: 'board', board, rules: ['BZ-SETUP-01'] })
  return go(match, 'teams')
}

function takeTeams(match: Blitz, ids: readonly string[]): Next {
  const { state, options } = match
  const teams = teamsOf(options)
  state.teams = ids.map((team) => teams.findIndex(({ id }) => id === team))
  for (const seat of [0, 1]) {
    if (seat === 1) state.split = state.players.length
    for (const profile of lineUp(state.teams[seat], options.bigUnAbility, state.own)) {
      state.players.push({ team: seat, profile, square: -1, prone: false, ball: -1, done: 0, spent: false })
    }
  }
  match.events?.push({ type: 'teams', teams: [...ids], rules: ['BZ-SETUP-03'] })
  return go(match, 'rookies')
}

interface Placing {
  seat: number
  /** Whom they place now. */
  next: number
}

/** A coach puts their whole team into their End Zone, player by player (BZ-SETUP-05 to BZ-SETUP-07). */
export const placeTeam = procedure<Blitz, Placing, { seat: number }>('place-team', ({ seat }) => ({ seat, next: -1 }), {
  start: (match, frame) => {
    frame.next = nextInReserve(match, frame.seat)
    return frame.next < 0 ? done(match) : go(match, 'ask')
  },
  ask: {
    kind: 'set-up',
    seat: (_, { seat }) => seat,
    actions: (match, { seat, next }) =>
      setUpSquares(match, seat).map(
        (square): PlaceAction => ({ type: 'place', player: next, x: columnOf(square), y: rowOf(square) }),
      ),
    about: (_, { next }) => ({ player: next }),
    answer: (match, _, { player, x, y }: PlaceAction): Next => {
      const square = squareAt(x, y)
      standOn(match, player, square)
      match.events?.push({ type: 'placed', player, at: at(square), rules: ['BZ-SETUP-06'] })
      const ball = ballOn(match.state, square)
      return ball >= 0 ? call(match, bounce, { ball }, 'start') : go(match, 'start')
    },
  },
})

function nextInReserve({ state }: Blitz, seat: number): number {
  for (let player = firstOf(state, seat); player < endOf(state, seat); player++) {
    if (state.players[player].square < 0) return player
  }
  return -1
}

/** Free squares of the End Zone; one with a ball only if there is no other (a set-up in the middle of a match). */
function setUpSquares({ state }: Blitz, seat: number): number[] {
  const free = endZones[seat].filter((square) => isFree(state, square))
  const withoutBall = free.filter((square) => ballOn(state, square) < 0)
  return withoutBall.length > 0 ? withoutBall : free
}
