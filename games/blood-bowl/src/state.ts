import {
  type BallOptions,
  type BallState,
  clonePlayer,
  cloneTeam,
  type RosterPlayer,
  type TeamOptions,
} from '@undercroft/ball'
import type { AbilitySet, Home, Match } from '@undercroft/engine'
import type { Inducement } from './data/inducements.ts'
import type { Prayer, Span, Weather } from './data/tables.ts'
import type { BloodEvent } from './events.ts'

export const HIRED = 0
export const JOURNEYMAN = 1
export const MERCENARY = 2
export const STAR = 3
/** Somebody of the staff who joins in, such as Josef Bugman. */
export const STAFF = 4

export interface BloodPlayerOptions extends RosterPlayer {
  /** HIRED, MERCENARY or STAR. */
  readonly contract: number
}

export interface BloodTeamOptions extends TeamOptions {
  /** The id of the team list; '' for players without one. */
  readonly race: string
  /** The patron or league that the coach has chosen, '' where there is no choice. */
  readonly choice: string
  readonly players: readonly BloodPlayerOptions[]
  readonly dedicatedFans: number
  readonly cheerleaders: number
  readonly coaches: number
  readonly apothecary: boolean
  readonly treasury: number
  /** What one player of each Lineman position looks like: journeymen are made of these. */
  readonly linemen: readonly RosterPlayer[]
  /** Inducements that came with the team: an exhibition team buys them from its budget (BB-IND-05). */
  readonly inducements: Readonly<Partial<Record<Inducement, number>>>
  /** Re-rolls, players and staff, without those who cannot play (BB-TEAM-06). */
  readonly value: number
}

export interface BloodOptions extends BallOptions {
  readonly teams: readonly BloodTeamOptions[]
  /** A league match: journeymen, inducements and prayers come before it (BB-CORE-12). */
  readonly league: boolean
  /** There must be a winner: extra time and sudden death (BB-HALF-11). */
  readonly knockout: boolean
  /** Whether inducements and prayers are allowed at all. */
  readonly inducements: boolean
  /** Turns of each team in a half; eight in the book. */
  readonly turns: number
  /** A position in the middle of a drive, the first team to play: for scenarios. */
  readonly position: boolean
  /** Teams and positions that are not in the book. */
  readonly content?: readonly Home[]
}

/** What a team has beside its players. */
export interface Side {
  /** The turn marker (BB-HALF-02). */
  marker: number
  fanFactor: number
  cheerleaders: number
  coaches: number
  treasury: number
  pettyCash: number
  /** What journeymen add to the value of the team. */
  journeymen: number
  /** Gold spent on inducements for this match. */
  spent: number
  /** Uses left of what can be used up. */
  apothecaries: number
  wanderers: number
  mortuary: number
  plagueDoctors: number
  mages: number
  chefs: number
  /** 1: hired, 2: has joined in already (BB-IND-23). */
  bugman: number
  wizards: number
  kegs: number
  training: number
  referees: number
  /** 1 once the natural 1 of an argument was rolled again (BB-TEAM-07). */
  corrupted: number
  /** 1 once somebody has risen from the dead (BB-TEAM-10), and how many could join afterwards (BB-TEAM-11). */
  raised: number
  /** Re-rolls that begin with the next drive and end with it. */
  nextDriveRerolls: number
  /** What of the prayers is in effect. Replaced, never changed in place. */
  prayers: readonly Prayer[]
  /** Inducements bought, by name. Replaced, never changed in place. */
  bought: readonly string[]
  conceded: number
  /** Touchdowns handed over by an opponent who conceded. */
  awarded: number
}

/** What Blood Bowl keeps of a player beside what all ball games do. Replaced (`note`), never changed in place. */
export interface Extra {
  readonly contract: number
  /** The id of the position or of the star. */
  readonly position: string
  /** 1: took part in this drive (BB-DRIVE-05). */
  readonly played: number
  /** Drives to miss because of the heat (BB-WEATHER-03). */
  readonly fainted: number
  /** 1: must bite before the activation is over (BB-SKILL-19). */
  readonly thirsty: number
  /** 1: may not act in the next turn of the team, and gets the Tackle Zone back after it. */
  readonly hexed: number
  readonly frog: number
  /** SPP that the prayers add to those of the book. */
  readonly bonusSpp: number
}

/** A skill that a player has, or lacks, for a while. */
export interface Loan {
  readonly player: number
  readonly skill: string
  readonly gained: boolean
  readonly span: Span
}

/** A characteristic that is different for a while. */
export interface Change {
  readonly player: number
  readonly characteristic: 'ma' | 'av'
  readonly by: number
  readonly span: Span
}

/** A player before being turned into a frog. */
export interface Before {
  readonly player: number
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa: number
  readonly av: number
  readonly skills: AbilitySet
}

/** Arrays that seldom change are `readonly`: replaced, never changed in place, so that copies of a match share them. */
export interface BloodState extends BallState {
  /** 0 before the match, 1 and 2, 3 for extra time. */
  half: number
  drive: number
  /** The team that kicks off this drive, and the one that kicked off the match. */
  kicking: number
  firstKicking: number
  weather: Weather
  /** The weather that returns, and after how many ends of team turns (BB-IND-08); '' and 0 for none. */
  weatherLater: Weather | ''
  weatherTurns: number
  /** 1: players fall through the trapdoors (BB-PRAY-05). */
  trapdoors: number
  /** What the weather and the prayers do to everybody on the pitch. */
  ground: AbilitySet
  /** 1 while the kick-off lasts, until the ball rests: no throw-ins, but touchbacks (BB-KICK-08). */
  kickOff: number
  /** The square over which a kicked ball is, NOWHERE otherwise; -2 where a touchback is certain. */
  kickedTo: number
  /** 1: the ball has left the pitch over `ballSquare` and is yet to be thrown in. */
  ballOut: number
  sides: Side[]
  extras: readonly Extra[]
  loans: readonly Loan[]
  changes: readonly Change[]
  frogs: readonly Before[]
  /** Those of the active team who could have scored in this turn (BB-HALF-17). */
  stalling: readonly number[]
}

export type BloodMatch = Match<BloodState, BloodOptions, BloodEvent>

const cloneSide = (side: Side): Side => ({
  marker: side.marker,
  fanFactor: side.fanFactor,
  cheerleaders: side.cheerleaders,
  coaches: side.coaches,
  treasury: side.treasury,
  pettyCash: side.pettyCash,
  journeymen: side.journeymen,
  spent: side.spent,
  apothecaries: side.apothecaries,
  wanderers: side.wanderers,
  mortuary: side.mortuary,
  plagueDoctors: side.plagueDoctors,
  mages: side.mages,
  chefs: side.chefs,
  bugman: side.bugman,
  wizards: side.wizards,
  kegs: side.kegs,
  training: side.training,
  referees: side.referees,
  corrupted: side.corrupted,
  raised: side.raised,
  nextDriveRerolls: side.nextDriveRerolls,
  prayers: side.prayers,
  bought: side.bought,
  conceded: side.conceded,
  awarded: side.awarded,
})

export const newExtra = (contract: number, position: string): Extra => ({
  contract,
  position,
  played: 0,
  fainted: 0,
  thirsty: 0,
  hexed: 0,
  frog: 0,
  bonusSpp: 0,
})

/** The same with another note on the drive. Field by field: a spread takes longer. */
const inDrive = (extra: Extra, played: number, thirsty: number, hexed: number): Extra => ({
  contract: extra.contract,
  position: extra.position,
  played,
  fainted: extra.fainted,
  thirsty,
  hexed,
  frog: extra.frog,
  bonusSpp: extra.bonusSpp,
})

/** Took part in this drive. */
export const tookPart = (extra: Extra): Extra =>
  extra.played === 1 ? extra : inDrive(extra, 1, extra.thirsty, extra.hexed)

/** As before a drive. */
export const rested = (extra: Extra): Extra =>
  extra.played + extra.thirsty + extra.hexed === 0 ? extra : inDrive(extra, 0, 0, 0)

/** Notes something about a player. */
export function note(state: BloodState, id: number, change: Partial<Extra>): void {
  state.extras = state.extras.with(id, { ...state.extras[id], ...change })
}

export function cloneState(state: BloodState): BloodState {
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
    half: state.half,
    drive: state.drive,
    kicking: state.kicking,
    firstKicking: state.firstKicking,
    weather: state.weather,
    weatherLater: state.weatherLater,
    weatherTurns: state.weatherTurns,
    trapdoors: state.trapdoors,
    ground: state.ground,
    kickOff: state.kickOff,
    kickedTo: state.kickedTo,
    ballOut: state.ballOut,
    sides: state.sides.map(cloneSide),
    extras: state.extras,
    loans: state.loans,
    changes: state.changes,
    frogs: state.frogs,
    stalling: state.stalling,
  }
}
