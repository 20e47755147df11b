import type { AbilitySet, MomentTable, Next } from '@undercroft/engine'
import type { Board } from './board.ts'
import type { BallAbility, BallMoments, Interrupt, MovingAction } from './moments.ts'
import type { Moving } from './move.ts'
import type { BallMatch, BallOptions } from './state.ts'

/**
 * What a game that plays ball brings: its abilities and its ground. The rules of the ball games are the same for all; where
 * the ground has its own say (portals, chests, the end of a match) they ask here.
 */
export interface GameRules {
  readonly table: MomentTable<BallMoments>
  board(options: BallOptions): Board
  /** Abilities of the place: what the room does to a player who is in this square. */
  roomAt(match: BallMatch, square: number): AbilitySet
  /** A player has come into his square (`voluntary` 1: by his own movement) and his tests are made: what the ground does to him, if anything. */
  arrived(match: BallMatch, player: number, voluntary: number): Interrupt | null
  /** The ball would rest in this empty square: what the ground does to it, if anything. */
  ballRests(match: BallMatch, square: number): Interrupt | null
  /** A Standing player has the ball in the End Zone of an opponent. */
  touchdown(match: BallMatch, player: number): Next
  /** What the ground lets a moving player do (open a chest): push one action each. */
  movingActions(match: BallMatch, moving: Moving, actions: MovingAction[]): void
  /** Targets of a Pass beyond squares (walls): push one action each. */
  passTargets(match: BallMatch, player: number, actions: MovingAction[]): void
  /** Performs one of those; it ends the player's action. */
  perform(match: BallMatch, player: number, action: MovingAction): Interrupt
  /** An activation has ended. */
  activationEnded(match: BallMatch, player: number): void
  /** A fouler stays in the match after all: how he comes back. */
  comesBack(match: BallMatch, player: number): Interrupt | null
}

interface KnownRules extends GameRules {
  /** Abilities that some other ability can deny. */
  readonly deniable: ReadonlySet<string>
}

const games: Record<string, KnownRules> = {}

/** Each game brings its rules once, when it is loaded. */
export function bringRules(game: string, rules: GameRules): void {
  const denied = rules.table.abilities.flatMap((ability) => (ability as BallAbility).denying)
  games[game] = { ...rules, deniable: new Set(denied) }
}

export const rulesOf = (match: BallMatch): KnownRules => games[match.game]

let lastOptions: BallOptions | null = null
let lastBoard: Board | null = null

/** The board of a match; remembered, for it is asked for all the time. */
export function boardOf(match: BallMatch): Board {
  if (match.options === lastOptions) return lastBoard!
  lastBoard = games[match.game].board(match.options)
  lastOptions = match.options
  return lastBoard
}
