import type { GameEvent, RollEvent } from '@undercroft/engine'

/**
 * What happens in the two ball games, as facts. Players are numbers (their place in `state.players`), squares are numbers
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
  | GroundEvent
  | SetUpEvent
  | EndEvent
  | SpellEvent

/** A player's status or place changed: he goes down, stands up, is removed, ... */
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
    | 'bearings'
    | 'picked-up'
    | 'caught'
    | 'hit-wall'
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
}

export interface TurnoverEvent extends GameEvent {
  readonly type: 'turnover'
  readonly team: number
  readonly reason: string
}

/** The ball moved by itself: it bounced, scattered, deviated, rebounded, came to rest, was teleported, ... */
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

/** The dungeon at work: chests, portals, rooms. */
export interface GroundEvent extends GameEvent {
  readonly type:
    | 'teleported'
    | 'mishap'
    | 'entered'
    | 'revived'
    | 'chest-opened'
    | 'chest-removed'
    | 'room-effect'
    | 'funds-gathered'
    | 'fell-into-chasm'
    | 'exploded'
  readonly player: number
  readonly from?: number
  readonly to?: number
  readonly square?: number
  readonly found?: boolean
  readonly room?: string
  readonly value?: number
}

/** Before the first turn. */
export interface SetUpEvent extends GameEvent {
  readonly type:
    | 'chest-placed'
    | 'portal-placed'
    | 'player-placed'
    | 'end-zone-chosen'
    | 'toss-won'
    | 'journeyman'
    | 'bought'
  readonly team: number
  readonly square?: number
  readonly number?: number
  readonly player?: number
  readonly item?: string
}

/** A wizard casts his spell. */
export interface SpellEvent extends GameEvent {
  readonly type: 'spell-cast'
  readonly team: number
  readonly spell: string
  /** The player or the square it is aimed at, where there is one. */
  readonly player?: number
  readonly square?: number
}

export interface EndEvent extends GameEvent {
  readonly type: 'touchdown' | 'match-ended'
  readonly team: number | null
  readonly player?: number
  readonly reason?: string
  readonly distances?: readonly number[]
}
