import type { Match } from '@undercroft/engine'
import { SQUARES } from './boards/index.ts'
import { abilitiesIn, teamsOf } from './content.ts'
import { deckOf } from './deck.ts'
import type { BlitzEvent } from './events.ts'
import type { BlitzOptions } from './options.ts'
import { ownProfiles, type Profile } from './profiles.ts'
import { randomEvents } from './random-events/index.ts'

export type Blitz = Match<BlitzState, BlitzOptions, BlitzEvent>

/** The kinds of action, as bits of a player's record of the turn: `1 << RUN`. */
export const RUN = 0
export const MARK = 1
export const THROW = 2
export const BLOCK_ACTION = 3
export const SIDESTEP = 4
export const STAND_UP = 5
export const RESERVES = 6
export const FOUL = 7
export type ActionKind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const actionNames = ['run', 'mark', 'throw', 'block', 'sidestep', 'stand-up', 'reserves', 'foul'] as const

export interface Player {
  /** The seat of their coach. */
  team: number
  /** Index into `profiles`, or behind them into those of the match. */
  profile: number
  /** -1: in reserve. */
  square: number
  prone: boolean
  /** The ball they hold (index into `balls`), or -1. */
  ball: number
  /** Bits of the actions made this turn. */
  done: number
  /** No further action this turn (BZ-BLOCK-15, BZ-BLOCK-16, BZ-FOUL-06). */
  spent: boolean
}

export interface Ball {
  /** Index into `ballTypes`. */
  kind: number
  /** Where it lies; -1 while it is held or out of play. */
  square: number
  /** Who holds it, or -1. */
  holder: number
}

/** What an action did so far: what challenges and abilities look at when it is resolved. */
export interface ActionRecord {
  player: number
  kind: ActionKind
  target: number
  free: boolean
  /** Run: at most so many squares whatever the Move value, 0 for no such limit. */
  limit: number
  /** Block, Foul: what became of the target. */
  targetDown: boolean
  targetInjured: boolean
  /** Block: the dice at the end showed a Miss. */
  missShown: boolean
  /** Throw: it was caught (or landed well), it was a hand-off, and the sum of the modifiers of its test. */
  thrown: boolean
  handOff: boolean
  modifier: number
  /** Holder and column of each ball when the action began: two entries per ball. */
  before: number[]
  /** Bits of the balls that the active team took, and scored with, during the action. */
  taken: number
  scored: number
  /** The actor is laid prone when the claim step is over. */
  endsProne: boolean
  /** Sidestep: the square they left and who marked them there. */
  leftSquare: number
  markers: number[]
  /** What bonus plays change in this action: squares to move, ... */
  extraSquares: number
  /** ... running past opponents, ending open, */
  sneaking: boolean
  /** ... the Throw value, 0 for their own; a throw over any distance, */
  throwValue: number
  sky: boolean
  /** ... the number of block dice, 0 for the usual one; no assists; Shove as Miss; the target's Armour value. */
  blockDice: number
  unassisted: boolean
  shoveMisses: boolean
  armourValue: number
}

export interface BlitzState {
  /** Index into `boardPlans`, -1 until it is chosen. */
  board: number
  /** Index into `arenas`, -1 for none. */
  arena: number
  /** Index into the teams of the match by seat, -1 until it is chosen. */
  teams: number[]
  /** The profiles of chosen teams that are not in the book, where there are such. */
  own?: readonly Profile[]
  /** Who won the toss; the other one is Coach A. */
  tossWinner: number
  active: number
  /** Turns begun so far, of both coaches together. */
  turn: number
  /** Player actions left in this turn. */
  actionsLeft: number
  /** The last turn of the match, 0 until the last challenge card is dealt. */
  lastTurn: number
  scores: number[]
  touchdowns: number[]
  players: Player[]
  /** The first player of the second seat. */
  split: number
  /** The player on each square, or -1. */
  squares: number[]
  balls: Ball[]
  /** Challenges in the three slots and on top of the deck (index into `challenges` of the deck), -1 for none. */
  slots: number[]
  next: number
  /** Copies of each challenge below the top of the deck. */
  deck: number[]
  /** Bits of the cards whose back nobody has seen yet, in the deck or in a slot. */
  unseenBacks: number
  /** Random events below the top card: how many, and which kinds are left to be drawn (copies of each). */
  eventsInDeck: number
  eventsLeft: number[]
  /** Bits of the random events that last for the rest of the match. */
  lasting: number
  /** Cards in hand by seat (by number: deck.ts); in a view, -1 - challenge where the back is hidden. */
  hands: number[][]
  /** Cards that lie before their coach until the turn ends. */
  inFront: number[][]
  discards: number[]
  /** Bits of the bonus plays played this turn, by seat. */
  played: number[]
  /** Who has the rookies card, or -1. */
  rookies: number
  claims: number
  /** Actions of this turn: player * 16 + kind * 2 + (1 for a free one). */
  history: number[]
  /** Bits of the balls that the active team held when its turn began. */
  heldAtStart: number
  /** Bonus plays that last this turn: all Blocks of the active team assisted; its Runs may end beside opponents. */
  bruisers: boolean
  closingIn: boolean
  /** The player who may throw with the next action although they are marked, or -1. */
  coolHead: number
  interrupting: boolean
  acts: ActionRecord[]
  ending: '' | 'sudden-death' | 'points' | 'draw'
  winner: number
}

/** To copy a list that is kept is far faster than to fill a new one. */
const EMPTY_PITCH: readonly number[] = Array.from({ length: SQUARES }, () => -1)

export function initialState(options: Pick<BlitzOptions, 'teams' | 'content'>): BlitzState {
  const { teams, content = [] } = options
  const { copies, fronts } = deckOf(options)
  const own = teams === 'box' ? [] : ownProfiles(teamsOf(options), teams, abilitiesIn(content))
  return {
    ...(own.length > 0 ? { own } : {}),
    board: -1,
    arena: -1,
    teams: [-1, -1],
    tossWinner: -1,
    active: 0,
    turn: 0,
    actionsLeft: 0,
    lastTurn: 0,
    scores: [0, 0],
    touchdowns: [0, 0],
    players: [],
    split: 0,
    squares: EMPTY_PITCH.slice(),
    balls: [],
    slots: [-1, -1, -1],
    next: -1,
    deck: copies.slice(),
    unseenBacks: 2 ** fronts.length - 1,
    eventsInDeck: 0,
    eventsLeft: randomEvents.map(({ copies }) => copies),
    lasting: 0,
    hands: [[], []],
    inFront: [[], []],
    discards: [],
    played: [0, 0],
    rookies: -1,
    claims: 0,
    history: [],
    heldAtStart: 0,
    bruisers: false,
    closingIn: false,
    coolHead: -1,
    interrupting: false,
    acts: [],
    ending: '',
    winner: -1,
  }
}

export function cloneState(state: BlitzState): BlitzState {
  const copy: BlitzState = {
    board: state.board,
    arena: state.arena,
    teams: [state.teams[0], state.teams[1]],
    tossWinner: state.tossWinner,
    active: state.active,
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    lastTurn: state.lastTurn,
    scores: [state.scores[0], state.scores[1]],
    touchdowns: [state.touchdowns[0], state.touchdowns[1]],
    players: state.players.map(clonePlayer),
    split: state.split,
    squares: state.squares.slice(),
    balls: state.balls.map(cloneBall),
    slots: [state.slots[0], state.slots[1], state.slots[2]],
    next: state.next,
    deck: state.deck.slice(),
    unseenBacks: state.unseenBacks,
    eventsInDeck: state.eventsInDeck,
    eventsLeft: state.eventsLeft.slice(),
    lasting: state.lasting,
    hands: [state.hands[0].slice(), state.hands[1].slice()],
    inFront: [state.inFront[0].slice(), state.inFront[1].slice()],
    discards: state.discards.slice(),
    played: [state.played[0], state.played[1]],
    rookies: state.rookies,
    claims: state.claims,
    history: state.history.slice(),
    heldAtStart: state.heldAtStart,
    bruisers: state.bruisers,
    closingIn: state.closingIn,
    coolHead: state.coolHead,
    interrupting: state.interrupting,
    acts: state.acts.map(cloneRecord),
    ending: state.ending,
    winner: state.winner,
  }
  // Nothing changes them, and copies share them; most matches have none.
  if (state.own !== undefined) copy.own = state.own
  return copy
}

function clonePlayer(player: Player): Player {
  return {
    team: player.team,
    profile: player.profile,
    square: player.square,
    prone: player.prone,
    ball: player.ball,
    done: player.done,
    spent: player.spent,
  }
}

const cloneBall = ({ kind, square, holder }: Ball): Ball => ({ kind, square, holder })

/** Field by field: a spread of so many fields takes several times as long. */
const cloneRecord = (record: ActionRecord): ActionRecord => ({
  player: record.player,
  kind: record.kind,
  target: record.target,
  free: record.free,
  limit: record.limit,
  targetDown: record.targetDown,
  targetInjured: record.targetInjured,
  missShown: record.missShown,
  thrown: record.thrown,
  handOff: record.handOff,
  modifier: record.modifier,
  before: record.before.slice(),
  taken: record.taken,
  scored: record.scored,
  endsProne: record.endsProne,
  leftSquare: record.leftSquare,
  markers: record.markers.slice(),
  extraSquares: record.extraSquares,
  sneaking: record.sneaking,
  throwValue: record.throwValue,
  sky: record.sky,
  blockDice: record.blockDice,
  unassisted: record.unassisted,
  shoveMisses: record.shoveMisses,
  armourValue: record.armourValue,
})
