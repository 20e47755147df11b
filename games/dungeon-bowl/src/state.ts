import {
  type BallOptions,
  type BallState,
  clonePlayer,
  cloneTeam,
  NOWHERE,
  type RosterPlayer,
  type TeamOptions,
} from '@undercroft/ball'
import type { Home, Match } from '@undercroft/engine'
import type { PlacedTile } from './dungeon/layout.ts'
import type { MapPlan } from './dungeon/map-plan.ts'
import type { DungeonEvent } from './events.ts'

export interface DungeonTeamOptions extends TeamOptions {
  readonly college: string
  /** Gold pieces, for inducements before a league match. */
  readonly treasury: number
  /** What one line of each Lineman position of the College looks like: journeymen are made of these. */
  readonly linemen: readonly RosterPlayer[]
  /** Inducements that came with the team. */
  readonly training: number
  readonly bribes: number
  readonly wizard: number
}

export interface DungeonOptions extends BallOptions {
  readonly teams: readonly DungeonTeamOptions[]
  /** The dungeon as tiles; empty where a map is played on. */
  readonly tiles: readonly PlacedTile[]
  /** A position drawn as a map: no set-up, the first team is to play. For scenarios. */
  readonly map: MapPlan | null
  /** Turns per team, null for no limit (DB-TIME-01, DB-TIME-02). */
  readonly turnLimit: number | null
  /** A league match: journeymen and inducements come before it. */
  readonly league: boolean
  /** A play-off game: when the time is up and nobody is ahead, further pairs of turns are played (DB-LG-24). */
  readonly decisive: boolean
  /** Colleges and positions that are not in the book. */
  readonly content?: readonly Home[]
}

/** Arrays that seldom change are `readonly`: replaced, never changed in place, so that copies of a match share them. */
export interface DungeonState extends BallState {
  /** Squares of the closed chests. Which of them holds the ball is decided by a roll when one is opened. */
  chests: number[]
  ballFound: number
  /** Squares of portals 1 to 6. */
  portals: readonly number[]
  /** Seats in the order in which chests and portals are placed. */
  placement: readonly number[]
  /** The order of turns in this game turn, and who is next. */
  turnOrder: readonly number[]
  turnIndex: number
  /** Who has the first turn of the match. */
  firstTeam: number
  /** 1: the dugout portal or the sponge was used in this team turn. */
  dugoutUsed: number
  /** Per player: teleports in this team turn (DB-PORT-08). */
  teleports: readonly number[]
  /** Per player: the tile they were on when they last came to a square, so that entering one is noticed. */
  zones: readonly number[]
  /** Per player: ends of activations until the stench of the Sewer is gone. */
  stench: readonly number[]
  /** Per team: who gathered funds, gold, petty cash, wizards. */
  funds: readonly (readonly number[])[]
  treasury: readonly number[]
  pettyCash: readonly number[]
  wizards: readonly number[]
  /** Positions of the journeymen, in the order in which they joined. */
  journeymen: readonly (readonly string[])[]
  /** Extra Team Training bought before this match. */
  training: readonly number[]
  /** Per team: the inducements bought before this match, in order. */
  bought: readonly (readonly string[])[]
}

export type DungeonMatch = Match<DungeonState, DungeonOptions, DungeonEvent>

/** One more player: nothing is noted about them yet. */
export function enrol(state: DungeonState): void {
  state.teleports = [...state.teleports, 0]
  state.zones = [...state.zones, NOWHERE]
  state.stench = [...state.stench, 0]
}

export function cloneState(state: DungeonState): DungeonState {
  return {
    players: state.players.map(clonePlayer),
    squares: state.squares.slice(),
    obstacles: state.obstacles,
    teams: state.teams.map(cloneTeam),
    endZoneOwner: state.endZoneOwner,
    active: state.active,
    activePlayer: state.activePlayer,
    inTurn: state.inTurn,
    turnover: state.turnover,
    ballHolder: state.ballHolder,
    ballSquare: state.ballSquare,
    ballLoose: state.ballLoose,
    ballDroppedBy: state.ballDroppedBy,
    ballDroppedHow: state.ballDroppedHow,
    inPlay: state.inPlay,
    winner: state.winner,
    chests: state.chests.slice(),
    ballFound: state.ballFound,
    portals: state.portals,
    placement: state.placement,
    turnOrder: state.turnOrder,
    turnIndex: state.turnIndex,
    firstTeam: state.firstTeam,
    dugoutUsed: state.dugoutUsed,
    teleports: state.teleports,
    zones: state.zones,
    stench: state.stench,
    funds: state.funds,
    treasury: state.treasury,
    pettyCash: state.pettyCash,
    wizards: state.wizards,
    journeymen: state.journeymen,
    training: state.training,
    bought: state.bought,
  }
}
