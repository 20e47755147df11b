import {
  type Action,
  type AnyProcedure,
  call,
  defineGame,
  done,
  finish,
  go,
  type Match,
  MomentTable,
  OptionsError,
  procedure,
  unwind,
} from '@undercroft/engine'
import { makeGrid } from '@undercroft/engine/grid'
import { announce, isHeard } from '../abilities.ts'
import { activation, canActivate } from '../activation.ts'
import { BLOCK } from '../block-pool.ts'
import { type Board, buildBoard } from '../board.ts'
import { SHORT } from '../data/ranges.ts'
import type { Edge } from '../edge.ts'
import { enlist } from '../enlist.ts'
import { BALL_EVENTS, type BallEvent } from '../events.ts'
import { others, playerOf, takeOff } from '../field.ts'
import { sendOff } from '../foul.ts'
import { type BallMoments, interrupt, occasion } from '../moments.ts'
import { BALL_PROCEDURES } from '../procedures.ts'
import { NOBODY_MOVED, type Shove } from '../push.ts'
import { bringRules } from '../rules.ts'
import { catalogueOf } from '../skills/catalogue.ts'
import { SKILLS_AND_TRAITS } from '../skills/index.ts'
import {
  type BallMatch,
  type BallOptions,
  type BallState,
  clonePlayer,
  cloneTeam,
  EMPTY,
  NOBODY,
  NOWHERE,
  newTeam,
  OUT,
  RESERVES,
} from '../state.ts'
import { beginTurn, rouse } from '../turn.ts'

/**
 * The smallest game of ball: two teams on a plain field, drawn as rows of '.' (a square), '#' (none), '<' and '>' (the End Zones of the
 * first and the second team). Nobody wins before a Touchdown. For the tests of what all ball games share.
 */
export interface FieldOptions extends BallOptions {
  readonly rows: readonly string[]
}

const TABLE = new MomentTable<BallMoments>(SKILLS_AND_TRAITS)
export const fieldCatalogue = catalogueOf([])

/** Whoever is pushed off the field is out. */
const leaveField = procedure<BallMatch, Shove>('leave-field', {
  start(match, { player }) {
    takeOff(match, playerOf(match, player), OUT)
    return done(match, NOBODY_MOVED)
  },
})

/** A ball that would leave the field stays in its last square. */
const stayInside = procedure<BallMatch, { from: number }>('stay-inside', {
  start: (match, { from }) => done(match, from),
})

/** Nothing is around the field. */
const nothing: Edge = {
  push: (_match, { player, from, blocker, falls, first }) =>
    interrupt(leaveField, { player, from, blocker, falls, first }),
  pushedOver: () => null,
  ball: (_match, from) => interrupt(stayInside, { from }),
  ballReturns: () => null,
  ballRecalled: () => {},
  thrown: () => null,
  crash: [],
  stopsBombs: true,
}

const boards = new WeakMap<BallOptions, Board>()

function boardFor(options: FieldOptions): Board {
  const known = boards.get(options)
  if (known) return known
  const signs = [...options.rows.join('')]
  const solid = signs.flatMap((sign, square) => (sign === '#' ? [square] : []))
  const grid = makeGrid({ width: options.rows[0].length, height: options.rows.length, solid, edges: [] })
  const endZone = signs.map((sign) => '<>'.indexOf(sign))
  const board = buildBoard({ grid, sightGrid: null, withoutFooting: [], endZone })
  boards.set(options, board)
  return board
}

bringRules('field', {
  table: TABLE,
  board: (options) => boardFor(options as FieldOptions),
  edge: nothing,
  passing: { farthest: () => SHORT, rule: 'DB-PASS-10' },
  bombs: { bonus: 1, downsThrower: false },
  medicine: { knockedOut: () => null, casualty: () => null, settled: () => {} },
  abilitiesAt: () => NO_ABILITIES,
  arrived: () => null,
  ballRests: () => null,
  touchdown: (match) => unwind(match, 'field-match', 'touchdown'),
  movingActions: () => {},
  passTargets: () => {},
  perform(_match, _player, { type }) {
    throw new Error(`nothing on a plain field is called '${type}'`)
  },
  referee: (_match, player, seen) => (seen ? interrupt(sendOff, { player }) : null),
  joined: () => {},
  activationEnded: () => {},
  /** Whoever may stay waits in the Reserves. */
  comesBack(match, player) {
    playerOf(match, player).place = RESERVES
    return null
  },
})

const NO_ABILITIES = TABLE.set([])

/** Turns alternate until a Touchdown. */
const fieldMatch = procedure<BallMatch, object>('field-match', {
  start: (match) => call(match, fieldTurn, { team: 0 }, 'turnOver'),
  turnOver: (match) => call(match, fieldTurn, { team: 1 - match.state.active }, 'turnOver'),
  touchdown(match) {
    const scorer = playerOf(match, match.state.ballHolder)
    match.state.winner = scorer.team
    match.state.teams[scorer.team].touchdowns++
    scorer.touchdowns++
    return finish(match)
  },
})

const fieldTurn = procedure<BallMatch, { team: number }>('field-turn', {
  start(match, { team }) {
    beginTurn(match, team)
    return announceTurn(match, 'turnBegins', team, 'next')
  },
  next: (match) => go(match, match.state.turnover === '' ? 'ask' : 'end'),
  ask: {
    kind: 'turn',
    seat: (match) => match.state.active,
    actions: (match): Action[] => [
      ...match.state.players
        .filter((player) => canActivate(match, player))
        .map(({ id }) => ({ type: 'activate', player: id })),
      { type: 'end-turn' },
    ],
    answer: (match, _frame, action: Action & { player: number }) =>
      action.type === 'activate' ? call(match, activation, { player: action.player }, 'next') : go(match, 'end'),
  },
  end: (match, { team }) => announceTurn(match, 'turnEnds', team, 'over'),
  over(match, { team }) {
    rouse(match, team)
    return done(match)
  },
})

const announceTurn = (match: BallMatch, moment: 'turnBegins' | 'turnEnds', team: number, then: string) =>
  isHeard(match, moment) ? announce(match, moment, others(match, NOBODY), occasion(team), then) : go(match, then)

function initialState(options: FieldOptions): BallState {
  const { players, inPlay } = enlist(TABLE, options.teams)
  return {
    players,
    squares: new Array<number>(boardFor(options).size).fill(EMPTY),
    obstacles: 0,
    teams: options.teams.map(({ rerolls }) => newTeam(rerolls)),
    endZoneOwner: [0, 1],
    active: 0,
    activePlayer: NOBODY,
    inTurn: 1,
    turnover: '',
    ballHolder: NOBODY,
    ballSquare: NOWHERE,
    ballLoose: 0,
    ballDroppedBy: NOBODY,
    ballDroppedHow: '',
    inPlay,
    winner: NOBODY,
  }
}

const cloneState = (state: BallState): BallState => ({
  ...state,
  players: state.players.map(clonePlayer),
  squares: state.squares.slice(),
  teams: state.teams.map(cloneTeam),
})

const procedures: readonly AnyProcedure[] = [
  ...BALL_PROCEDURES,
  fieldTurn,
  leaveField,
  stayInside,
  ...SKILLS_AND_TRAITS.flatMap((ability) => ability.procedures),
]

export type FieldMatch = Match<BallState, FieldOptions, BallEvent>

export const field = defineGame<FieldMatch>({
  id: 'field',
  version: '1',
  dice: [BLOCK],
  options(asked) {
    const { rows, teams } = (asked ?? {}) as Partial<FieldOptions>
    if (!rows || !teams) throw new OptionsError('rows', 'a field needs rows and teams')
    return { rows, teams }
  },
  seats: ({ teams }) => teams.length,
  initial: initialState,
  start: fieldMatch as never,
  procedures,
  events: BALL_EVENTS,
  cloneState,
  result: ({ state, stack }) => ({
    over: stack.length === 0,
    winner: state.winner === NOBODY ? null : state.winner,
    scores: state.teams.map(({ touchdowns }) => touchdowns),
    turns: Math.max(...state.teams.map(({ turns }) => turns)),
    statistics: {},
  }),
})
