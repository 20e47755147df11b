import { BALL_EVENTS, type BallEvent } from '@undercroft/ball'
import type { GameEvent } from '@undercroft/engine'

/** What happens in a match: all that happens in a ball game, and what only a dungeon has. */
export type DungeonEvent = BallEvent | GroundEvent | SetUpEvent | SpellEvent

/** The dungeon at work: chests, portals, rooms, walls. */
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
    | 'bearings'
    | 'hit-wall'
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

/** A wizard casts their spell. */
export interface SpellEvent extends GameEvent {
  readonly type: 'spell-cast'
  readonly team: number
  readonly spell: string
  /** The player or the square it is aimed at, where there is one. */
  readonly player?: number
  readonly square?: number
}

/** Every type of event, as a list that the compiler keeps complete. */
export const DUNGEON_EVENTS: Readonly<Record<DungeonEvent['type'], true>> = {
  ...BALL_EVENTS,
  bearings: true,
  bought: true,
  'chest-opened': true,
  'chest-placed': true,
  'chest-removed': true,
  'end-zone-chosen': true,
  entered: true,
  'fell-into-chasm': true,
  'funds-gathered': true,
  'hit-wall': true,
  journeyman: true,
  mishap: true,
  'player-placed': true,
  'portal-placed': true,
  revived: true,
  'room-effect': true,
  'spell-cast': true,
  teleported: true,
  'toss-won': true,
}
