import { type Blitz, columnOf, distance } from '@undercroft/blitz-bowl'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Frame, Match } from '@undercroft/engine'
import { areEnemies, isPresent, type SkirmishMatch } from '@undercroft/skirmish'
import { away, columnsLeft } from '../guides/blood-bowl-way.ts'
import { goalDistances, reach, walkingFrom } from '../guides/dungeon-bowl-maps.ts'
import { walkingTo } from '../guides/skirmish-maps.ts'

/** What puzzles must know of a game. */
export interface Turns {
  /** The question at which somebody chooses whom to act with next. */
  readonly kind: string
  /** Two rookies hardly ever come near an End Zone: in matches that are mined one side plays anything legal. */
  readonly isLong: boolean
  /** Names the turn that is being played, and tells it from the next one. */
  turnOf(match: Match): string
  /** What a seat has scored so far. */
  tally(match: Match, seat: number): number
  /** How many squares a ball that is the seat's own, or nobody's, has to go: infinite where there is none. */
  toGo(match: Match, seat: number): number
  /** How far out of the way of such a ball a piece stands, in squares. */
  aside(match: Match, seat: number, piece: number): number
}

interface RoundFrame extends Frame {
  readonly passed?: number
}

const phaseOf = ({ state, stack }: SkirmishMatch): string => {
  const round = stack.find(({ proc }) => proc === 'round') as RoundFrame | undefined
  return `${state.round} ${round?.passed ?? -1}`
}

const NOWHERE = -1

/** Where the ball is, unless the others have it. */
function ballOf({ state }: BloodMatch | DungeonMatch, seat: number): number {
  const { ballHolder, ballSquare, players } = state
  if (ballHolder < 0) return ballSquare
  return players[ballHolder].team === seat ? players[ballHolder].square : NOWHERE
}

/** The same where there may be several. */
const ballsOf = ({ state }: Blitz, seat: number): number[] =>
  state.balls
    .filter(({ holder }) => holder < 0 || state.players[holder].team === seat)
    .map(({ holder, square }) => (holder < 0 ? square : state.players[holder].square))
    .filter((square) => square >= 0)

const LAST_COLUMN = 14
const columnsToGo = (square: number, seat: number): number =>
  seat === 0 ? LAST_COLUMN - columnOf(square) : columnOf(square)

/** How far it is to the nearest enemy. */
function nearestEnemy(match: SkirmishMatch, _seat: number, piece: number): number {
  const { creatures } = match.state
  const own = creatures[piece]
  const steps = walkingTo(match.state, own.square)
  const enemies = creatures.filter((other) => isPresent(other) && areEnemies(match, own, other))
  return Math.min(...enemies.map(({ square }) => (steps[square] < 0 ? Number.POSITIVE_INFINITY : steps[square])))
}

// Each entry knows only its own game's matches; `turnsOf` hands it no others.
const games = {
  'blitz-bowl': {
    kind: 'action',
    isLong: false,
    turnOf: ({ state }: Blitz) => `${state.turn}`,
    tally: ({ state }: Blitz, seat: number) => state.touchdowns[seat],
    toGo: (match: Blitz, seat: number) => Math.min(...ballsOf(match, seat).map((ball) => columnsToGo(ball, seat))),
    aside: (match: Blitz, seat: number, piece: number) => {
      const { square } = match.state.players[piece]
      const detours = ballsOf(match, seat).map(
        (ball) => distance(ball, square) + columnsToGo(square, seat) - columnsToGo(ball, seat),
      )
      return Math.min(...detours)
    },
  },
  'blood-bowl': {
    kind: 'turn',
    isLong: true,
    turnOf: ({ state }: BloodMatch) => `${state.half} ${state.active} ${state.sides[state.active].marker}`,
    tally: ({ state }: BloodMatch, seat: number) => state.teams[seat].touchdowns,
    toGo: (match: BloodMatch, seat: number) => {
      const ball = ballOf(match, seat)
      return ball < 0 ? Number.POSITIVE_INFINITY : columnsLeft(ball, seat)
    },
    aside: (match: BloodMatch, seat: number, piece: number) => {
      const { square } = match.state.players[piece]
      const ball = ballOf(match, seat)
      return away(ball, square) + columnsLeft(square, seat) - columnsLeft(ball, seat)
    },
  },
  'dungeon-bowl': {
    kind: 'turn',
    isLong: true,
    turnOf: ({ state }: DungeonMatch) => `${state.active} ${state.teams[state.active].turns}`,
    tally: ({ state }: DungeonMatch, seat: number) => state.teams[seat].touchdowns,
    toGo: (match: DungeonMatch, seat: number) => {
      const ball = ballOf(match, seat)
      return ball < 0 ? Number.POSITIVE_INFINITY : reach(goalDistances(match, seat)[ball])
    },
    aside: (match: DungeonMatch, seat: number, piece: number) => {
      const { square } = match.state.players[piece]
      if (square < 0) return Number.POSITIVE_INFINITY
      const goal = goalDistances(match, seat)
      const ball = ballOf(match, seat)
      return reach(walkingFrom(match, ball)[square]) + reach(goal[square]) - reach(goal[ball])
    },
  },
  skirmish: {
    kind: 'activate',
    isLong: false,
    turnOf: phaseOf,
    tally: ({ state }: SkirmishMatch, seat: number) => state.scores[seat],
    toGo: () => 0,
    aside: nearestEnemy,
  },
} as unknown as Readonly<Record<string, Turns>>

export const PUZZLE_GAMES: readonly string[] = Object.keys(games)

export function turnsOf(game: string): Turns {
  if (!Object.hasOwn(games, game)) throw new Error(`there are no puzzles of ${game}`)
  return games[game]
}
