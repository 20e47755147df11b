import type { AbilitySet, Match } from '@undercroft/engine'
import type { BallEvent } from './events.ts'

/** Where a player is (DB-GEN-15): always in exactly one of these places. */
export const ON_BOARD = 0
export const RESERVES = 1
export const KNOCKED_OUT = 2
export const CASUALTY = 3
/** Sent-off, lost or not available. */
export const OUT = 4
export const PLACES = ['board', 'reserves', 'knocked-out', 'casualty', 'out'] as const

/** The status of a player on the board (DB-STAT-01). */
export const STANDING = 0
export const PRONE = 1
export const STUNNED = 2
export const STATUSES = ['standing', 'prone', 'stunned'] as const

/** What may stand in `state.squares` beside the number of a player. */
export const EMPTY = -1
/** Something stands there for now that lets nobody and nothing through. */
export const OBSTACLE = -2

export const NOBODY = -1
export const NOWHERE = -1

export interface Player {
  readonly id: number
  readonly team: number
  /** The number on the roster. */
  readonly number: number
  ma: number
  st: number
  ag: number
  /** 0 stands for '-'. */
  pa: number
  av: number
  skills: AbilitySet
  place: number
  square: number
  status: number
  /** 1: Stunned in this very turn of their team, so they stay so until the end of the next one (DB-STAT-19). */
  freshlyStunned: number
  /** 1: has lost their Tackle Zone though Standing (DB-STAT-11). */
  dazed: number
  /** 1: it comes back only at the end of their next activation, not at its start. */
  dazedThrough: number
  /** 1: was activated in this team turn, or may not be any more. */
  activated: number
  /** Changes to MA and ST until the end of their activation. */
  extraMa: number
  extraSt: number
  /** Skills that were used up for this team turn, and for this activation. */
  spentThisTurn: AbilitySet
  spentThisActivation: AbilitySet
  /** Rooted to the spot (1) until they go down. */
  rooted: number
  niggling: number
  /** The result on the Casualty table, -1 for none. */
  casualty: number
  missesNextGame: number
  /** Which row of the Lasting Injury table reduced a characteristic, -1 for none. */
  lasting: number
  /** 1: was on the board in this match. */
  entered: number
  /** What they did in this match, for the records. */
  touchdowns: number
  /** Passes, and thrown team-mates who landed safely after a Superb throw. */
  completions: number
  throws: number
  deflections: number
  interceptions: number
  casualties: number
}

export interface Team {
  rerolls: number
  /** 1 once used in this team turn. */
  passUsed: number
  handOffUsed: number
  throwUsed: number
  blitzUsed: number
  foulUsed: number
  /** Other once-per-turn actions, bits given out by the abilities that need one. */
  otherUsed: number
  /** 1 once the coach was sent off for arguing. */
  silenced: number
  bribes: number
  /** How many of the re-rolls are gone soon; they are spent first. */
  lapsing: number
  /** Numbers of the abilities that the team has used up for the game, the half, the drive. Replaced, never changed in place. */
  spentThisGame: readonly number[]
  spentThisHalf: readonly number[]
  spentThisDrive: readonly number[]
  turns: number
  touchdowns: number
  /** Figures for the result. */
  blocks: number
  casualties: number
  completions: number
  turnovers: number
  fouls: number
  dodges: number
  /** D6 tests: how many, how many were passed, and how many sixths should have been. */
  tests: number
  testsPassed: number
  testsExpected: number
}

export interface BallState {
  players: Player[]
  /** Who or what is in each square: a player, EMPTY or OBSTACLE. */
  squares: number[]
  /** How many squares are an OBSTACLE. */
  obstacles: number
  teams: Team[]
  /** Which team owns each End Zone. */
  endZoneOwner: readonly number[]
  /** The active team, and its player who is being activated or NOBODY. */
  active: number
  activePlayer: number
  /** 1 in a team turn; 0 where players act outside of one: no team re-rolls, no Turnovers. */
  inTurn: number
  /** Why the turn of the active team ends early, '' while it does not. */
  turnover: string
  /** The ball: held (holder), on the ground or in the air (square), or nowhere yet. */
  ballHolder: number
  ballSquare: number
  /** 1: the ball is in the air at `ballSquare` and has yet to bounce. */
  ballLoose: number
  /** Who dropped it and how ('falls', 'knocked', 'placed', 'removed'), until it has bounced; NOBODY and ''. */
  ballDroppedBy: number
  ballDroppedHow: string
  /** Everything that any player has in the match, so that most moments cost nothing. */
  inPlay: AbilitySet
  winner: number
}

/** A player as they are written on the roster. */
export interface RosterPlayer {
  /** The player's name for life in a league. */
  readonly id?: string | undefined
  readonly number: number
  readonly name: string
  readonly position: string
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa: number
  readonly av: number
  readonly skills: readonly string[]
  readonly niggling: number
  /** What they are worth, in gold pieces. */
  readonly value: number
  /** False for a player who misses this game. */
  readonly available: boolean
}

export interface TeamOptions {
  readonly name: string
  readonly rerolls: number
  readonly players: readonly RosterPlayer[]
  /** Who may join during the match, or null. */
  readonly recruit: RosterPlayer | null
}

export interface BallOptions {
  readonly teams: readonly TeamOptions[]
}

export type BallMatch = Match<BallState, BallOptions, BallEvent>

const emptyFields: number[][] = []

/** So many squares with nobody in them. To copy a list that is kept is far faster than to fill a new one. */
export function emptySquares(count: number): number[] {
  emptyFields[count] ??= Array.from({ length: count }, () => EMPTY)
  return emptyFields[count].slice()
}

/** Nothing of the set; the set itself where it is empty already. */
export function emptied(set: AbilitySet): AbilitySet {
  for (const word of set) if (word !== 0) return set.map(() => 0)
  return set
}

export function newTeam(rerolls: number): Team {
  return {
    rerolls,
    passUsed: 0,
    handOffUsed: 0,
    throwUsed: 0,
    blitzUsed: 0,
    foulUsed: 0,
    otherUsed: 0,
    silenced: 0,
    bribes: 0,
    lapsing: 0,
    spentThisGame: [],
    spentThisHalf: [],
    spentThisDrive: [],
    turns: 0,
    touchdowns: 0,
    blocks: 0,
    casualties: 0,
    completions: 0,
    turnovers: 0,
    fouls: 0,
    dodges: 0,
    tests: 0,
    testsPassed: 0,
    testsExpected: 0,
  }
}

export function newPlayer(id: number, team: number, entry: RosterPlayer, skills: AbilitySet, none: AbilitySet): Player {
  return {
    id,
    team,
    number: entry.number,
    ma: entry.ma,
    st: entry.st,
    ag: entry.ag,
    pa: entry.pa,
    av: entry.av,
    skills,
    place: entry.available ? RESERVES : OUT,
    square: NOWHERE,
    status: STANDING,
    freshlyStunned: 0,
    dazed: 0,
    dazedThrough: 0,
    activated: 0,
    extraMa: 0,
    extraSt: 0,
    spentThisTurn: none,
    spentThisActivation: none,
    rooted: 0,
    niggling: entry.niggling,
    casualty: -1,
    missesNextGame: 0,
    lasting: -1,
    entered: 0,
    touchdowns: 0,
    completions: 0,
    throws: 0,
    deflections: 0,
    interceptions: 0,
    casualties: 0,
  }
}

/** Field by field: a spread of so many fields takes twenty times as long. Both are flat; sets of abilities are never changed in place. */
export const clonePlayer = (player: Player): Player => ({
  id: player.id,
  team: player.team,
  number: player.number,
  ma: player.ma,
  st: player.st,
  ag: player.ag,
  pa: player.pa,
  av: player.av,
  skills: player.skills,
  place: player.place,
  square: player.square,
  status: player.status,
  freshlyStunned: player.freshlyStunned,
  dazed: player.dazed,
  dazedThrough: player.dazedThrough,
  activated: player.activated,
  extraMa: player.extraMa,
  extraSt: player.extraSt,
  spentThisTurn: player.spentThisTurn,
  spentThisActivation: player.spentThisActivation,
  rooted: player.rooted,
  niggling: player.niggling,
  casualty: player.casualty,
  missesNextGame: player.missesNextGame,
  lasting: player.lasting,
  entered: player.entered,
  touchdowns: player.touchdowns,
  completions: player.completions,
  throws: player.throws,
  deflections: player.deflections,
  interceptions: player.interceptions,
  casualties: player.casualties,
})

export const cloneTeam = (team: Team): Team => ({
  rerolls: team.rerolls,
  passUsed: team.passUsed,
  handOffUsed: team.handOffUsed,
  throwUsed: team.throwUsed,
  blitzUsed: team.blitzUsed,
  foulUsed: team.foulUsed,
  otherUsed: team.otherUsed,
  silenced: team.silenced,
  bribes: team.bribes,
  lapsing: team.lapsing,
  spentThisGame: team.spentThisGame,
  spentThisHalf: team.spentThisHalf,
  spentThisDrive: team.spentThisDrive,
  turns: team.turns,
  touchdowns: team.touchdowns,
  blocks: team.blocks,
  casualties: team.casualties,
  completions: team.completions,
  turnovers: team.turnovers,
  fouls: team.fouls,
  dodges: team.dodges,
  tests: team.tests,
  testsPassed: team.testsPassed,
  testsExpected: team.testsExpected,
})
