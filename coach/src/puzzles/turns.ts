import type { Blitz } from '@undercroft/blitz-bowl'
import type { BloodMatch } from '@undercroft/blood-bowl'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import type { Frame, Match } from '@undercroft/engine'
import type { SkirmishMatch } from '@undercroft/skirmish'

/** What puzzles must know of a game. */
export interface Turns {
  /** The question at which somebody chooses whom to act with next. */
  readonly kind: string
  /** Names the turn that is being played, and tells it from the next one. */
  turnOf(match: Match): string
  /** What a seat has scored so far. */
  tally(match: Match, seat: number): number
  /** Is there anything to score with: is the ball their own, or nobody's? */
  mayScore(match: Match, seat: number): boolean
}

interface RoundFrame extends Frame {
  readonly passed?: number
}

const phaseOf = ({ state, stack }: SkirmishMatch): string => {
  const round = stack.find(({ proc }) => proc === 'round') as RoundFrame | undefined
  return `${state.round} ${round?.passed ?? -1}`
}

const hasBall = ({ state }: BloodMatch | DungeonMatch, seat: number): boolean =>
  state.ballHolder < 0 ? state.ballSquare >= 0 : state.players[state.ballHolder].team === seat

// Each entry knows only its own game's matches; `turnsOf` hands it no others.
const games = {
  'blitz-bowl': {
    kind: 'action',
    turnOf: ({ state }: Blitz) => `${state.turn}`,
    tally: ({ state }: Blitz, seat: number) => state.touchdowns[seat],
    mayScore: ({ state }: Blitz, seat: number) =>
      state.balls.some(({ holder }) => holder < 0 || state.players[holder].team === seat),
  },
  'blood-bowl': {
    kind: 'turn',
    turnOf: ({ state }: BloodMatch) => `${state.half} ${state.active} ${state.sides[state.active].marker}`,
    tally: ({ state }: BloodMatch, seat: number) => state.teams[seat].touchdowns,
    mayScore: hasBall,
  },
  'dungeon-bowl': {
    kind: 'turn',
    turnOf: ({ state }: DungeonMatch) => `${state.active} ${state.teams[state.active].turns}`,
    tally: ({ state }: DungeonMatch, seat: number) => state.teams[seat].touchdowns,
    mayScore: hasBall,
  },
  skirmish: {
    kind: 'activate',
    turnOf: phaseOf,
    tally: ({ state }: SkirmishMatch, seat: number) => state.scores[seat],
    mayScore: () => true,
  },
} as unknown as Readonly<Record<string, Turns>>

export const PUZZLE_GAMES: readonly string[] = Object.keys(games)

export function turnsOf(game: string): Turns {
  if (!Object.hasOwn(games, game)) throw new Error(`there are no puzzles of ${game}`)
  return games[game]
}
