import type { GameEvent, RollEvent } from '@undercroft/engine'

/**
 * What happens in every ball game, as facts; each game adds its own. Players are numbers (their place in `state.players`), squares are numbers
 * (y * width + x), teams are seats. Every die is told by a RollEvent.
 */
export type BallEvent =
  | RollEvent
  | PlayerEvent
  | MovedEvent
  | DeclaredEvent
  | SkillEvent
  | TurnEvent
  | TurnoverEvent
  | BallMovedEvent
  | BlockEvent
  | InjuredEvent
  | RerollEvent
  | PassEvent
  | ExplodedEvent
  | EndEvent

/** A player's status or place changed: they go down, stand up, are removed, ... */
export interface PlayerEvent extends GameEvent {
  readonly type:
    | 'activated'
    | 'activation-ended'
    | 'stood-up'
    | 'fell-over'
    | 'knocked-down'
    | 'placed-prone'
    | 'turned-over'
    | 'lost-tackle-zone'
    | 'sent-off'
    | 'picked-up'
    | 'caught'
    | 'rooted'
    | 'recruited'
    | 'stayed'
  readonly player: number
}

/** A player went from one square to another. */
export interface MovedEvent extends GameEvent {
  readonly type: 'moved' | 'jumped' | 'pushed' | 'followed-up' | 'thrown' | 'put-back'
  readonly player: number
  readonly from: number
  readonly to: number
}

/** A coach declared what a player does. */
export interface DeclaredEvent extends GameEvent {
  readonly type: 'declared'
  readonly player: number
  readonly action: string
  readonly target: number
}

export interface SkillEvent extends GameEvent {
  readonly type: 'skill-used'
  readonly player: number
  readonly skill: string
}

export interface TurnEvent extends GameEvent {
  readonly type: 'turn-began' | 'turn-ended'
  readonly team: number
  readonly turn: number
  /** The half that the turn is counted in, where there are halves. */
  readonly half?: number
}

export interface TurnoverEvent extends GameEvent {
  readonly type: 'turnover'
  readonly team: number
  readonly reason: string
}

/** The ball moved by itself: it bounced, scattered, deviated, came to rest, ... */
export interface BallMovedEvent extends GameEvent {
  readonly type: 'ball-moved'
  readonly how: string
  readonly from: number
  readonly to: number
}

/** Block dice were counted or a face was applied. */
export interface BlockEvent extends GameEvent {
  readonly type: 'block-dice' | 'block-face'
  readonly blocker: number
  readonly target: number
  /** 'block-dice': both Strengths with their assists, and who chooses. */
  readonly strength?: number
  readonly against?: number
  readonly assists?: number
  readonly assistsAgainst?: number
  readonly dice?: number
  readonly chooser?: number
  readonly face?: string
}

/** What an Injury or Casualty roll brought. */
export interface InjuredEvent extends GameEvent {
  readonly type: 'injured'
  readonly player: number
  readonly result: string
  readonly by: number
}

export interface RerollEvent extends GameEvent {
  readonly type: 're-roll'
  readonly team: number
  readonly source: string
  readonly left: number
}

export interface PassEvent extends GameEvent {
  readonly type:
    | 'bomb-thrown'
    | 'pass-declared'
    | 'pass-result'
    | 'deflected'
    | 'intercepted'
    | 'handed-off'
    | 'thrown-team-mate'
  readonly player: number
  readonly to?: number
  readonly target?: number
  readonly range?: string
  readonly result?: string
}

/** A bomb went off. */
export interface ExplodedEvent extends GameEvent {
  readonly type: 'exploded'
  readonly player: number
  readonly square: number
}

export interface EndEvent extends GameEvent {
  readonly type: 'touchdown' | 'match-ended'
  readonly team: number | null
  readonly player?: number
  readonly reason?: string
  /** How far the ball is from the goal of each team, where that decides. */
  readonly distances?: readonly number[]
}

/** Every type of event, as a list that the compiler keeps complete. */
export const BALL_EVENTS: Readonly<Record<BallEvent['type'], true>> = {
  activated: true,
  'activation-ended': true,
  'ball-moved': true,
  'block-dice': true,
  'block-face': true,
  'bomb-thrown': true,
  caught: true,
  declared: true,
  deflected: true,
  exploded: true,
  'fell-over': true,
  'followed-up': true,
  'handed-off': true,
  injured: true,
  intercepted: true,
  jumped: true,
  'knocked-down': true,
  'lost-tackle-zone': true,
  'match-ended': true,
  moved: true,
  'pass-declared': true,
  'pass-result': true,
  'picked-up': true,
  'placed-prone': true,
  pushed: true,
  'put-back': true,
  're-roll': true,
  recruited: true,
  roll: true,
  rooted: true,
  'sent-off': true,
  'skill-used': true,
  stayed: true,
  'stood-up': true,
  thrown: true,
  'thrown-team-mate': true,
  touchdown: true,
  'turn-began': true,
  'turn-ended': true,
  'turned-over': true,
  turnover: true,
}
