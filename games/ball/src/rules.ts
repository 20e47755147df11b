import type { AbilitySet, Hearing, MomentTable, Next } from '@undercroft/engine'
import type { Board } from './board.ts'
import type { Edge } from './edge.ts'
import type { BallAbility, BallMoments, Interrupt, MovingAction } from './moments.ts'
import type { Moving } from './move.ts'
import type { BallMatch, BallOptions, Player } from './state.ts'

/**
 * What a game that plays ball declares: its abilities, its field and what lies around it. The rules of the ball games are the same
 * for all; where the field or the game has its own say they ask here.
 */
export interface GameRules {
  readonly table: MomentTable<BallMoments>
  board(options: BallOptions): Board
  readonly edge: Edge
  readonly passing: PassingRules
  readonly bombs: BombRules
  readonly medicine: Medicine
  /** Abilities of the place: what it does to a player who is in this square. */
  abilitiesAt(match: BallMatch, square: number): AbilitySet
  /** A player has come into their square (`voluntary` 1: by their own movement) and the tests are made: what the ground does, if anything. */
  arrived(match: BallMatch, player: number, voluntary: number): Interrupt | null
  /** The ball would rest in this empty square: what the ground does to it, if anything. */
  ballRests(match: BallMatch, square: number): Interrupt | null
  /** A Standing player has the ball in the End Zone of an opponent. */
  touchdown(match: BallMatch, player: number): Next
  /**
   * What the game lets a moving player do beyond the usual, with the obstacles in the squares around them: push one action each. Where
   * the move is `bound` there is nothing else.
   */
  movingActions(match: BallMatch, moving: Moving, actions: MovingAction[]): void
  /** Targets of a Pass beyond squares: push one action each. */
  passTargets(match: BallMatch, player: number, actions: MovingAction[]): void
  /** Performs one of those. */
  perform(match: BallMatch, player: number, action: MovingAction): Interrupt
  /** A player has joined a team in the middle of the match. */
  joined(match: BallMatch, player: Player): void
  /** A Foul is done (`seen`: with a double that counts): what the referee does. */
  referee(match: BallMatch, player: number, seen: boolean): Interrupt | null
  /** An activation has ended. */
  activationEnded(match: BallMatch, player: number): void
  /**
   * A fouler is taken off before their coach argues: how they come back if they may stay after all. Null: nobody is taken off
   * before the argument is lost.
   */
  readonly comesBack: ((match: BallMatch, player: number) => Interrupt | null) | null
}

export interface PassingRules {
  /** The longest range that a ball or a bomb can be thrown over now. */
  farthest(match: BallMatch): number
  /** The rule behind the modifier of the range. */
  readonly rule: string
}

export interface BombRules {
  /** What a bomb adds to the Armour or the Injury roll of those it hits. */
  readonly bonus: number
  /** Is it a Turnover where the thrower is put down by their own bomb? */
  readonly downsThrower: boolean
}

/** Who helps a player who is hurt. */
export interface Medicine {
  /** A player is about to be Knocked-out. A procedure that returns any value: they are not. */
  knockedOut(match: BallMatch, player: number): Interrupt | null
  /** A Casualty roll was made (`inner(match, casualty)` holds its result). A procedure that returns any value: nothing of it, they go to the Reserves. */
  casualty(match: BallMatch, player: number): Interrupt | null
  /** A Casualty is settled, whatever anybody has done about it. */
  settled(match: BallMatch, player: number): void
}

interface KnownRules extends GameRules {
  /** Abilities that some other ability can deny. */
  readonly deniable: ReadonlySet<string>
  /** Tests in which some ability of a bystander has a say. */
  readonly hinderable: ReadonlySet<string>
  /** What may offer somebody on the move more than steps: looked up once, for every step of a match asks. */
  readonly offeringMoves: Hearing<BallMoments, 'movingActions'>
  readonly leaping: Hearing<BallMoments, 'jumpsOver'>
}

const games: Record<string, KnownRules> = {}

/** Each game brings its rules once, when it is loaded. */
export function bringRules(game: string, rules: GameRules): void {
  const abilities = rules.table.abilities as readonly BallAbility[]
  const mute = abilities.find(({ on, hindering }) => on.hinder && hindering.length === 0)
  if (mute) throw new Error(`'${mute.id}' hinders, but no kind of test`)
  games[game] = {
    ...rules,
    deniable: new Set(abilities.flatMap(({ denying }) => denying)),
    hinderable: new Set(abilities.flatMap(({ hindering }) => hindering)),
    offeringMoves: rules.table.hearing('movingActions'),
    leaping: rules.table.hearing('jumpsOver'),
  }
}

let lastGame = ''
let lastRules: KnownRules | null = null

/** The rules of the game of a match; remembered, for they are asked for all the time. */
export function rulesOf({ game }: BallMatch): KnownRules {
  if (lastRules === null || game !== lastGame) {
    lastRules = games[game]
    lastGame = game
  }
  return lastRules
}

let last: { readonly options: BallOptions; readonly board: Board } | null = null

/** The board of a match; remembered, for it is asked for all the time. */
export function boardOf(match: BallMatch): Board {
  if (last === null || match.options !== last.options) {
    last = { options: match.options, board: games[match.game].board(match.options) }
  }
  return last.board
}
