import { BALL_EVENTS, type BallEvent } from '@undercroft/ball'
import type { GameEvent } from '@undercroft/engine'

/** What happens in Blood Bowl beyond the rules that the ball games share. */
export type BloodEvent = BallEvent | PitchEvent | SpellEvent

/** A wizard casts a spell at a player or a square. */
export interface SpellEvent extends GameEvent {
  readonly type: 'spell-cast'
  readonly team: number
  readonly spell: string
  readonly player?: number
  readonly square?: number
}

/** Fields that do not apply are left out. Teams are seats, squares and players are numbers. */
export interface PitchEvent extends GameEvent {
  readonly type:
    | 'fan-factor'
    | 'weather'
    | 'journeyman'
    | 'hired'
    | 'bought'
    | 'both-hired'
    | 'prayer'
    | 'toss-won'
    | 'half-began'
    | 'drive-began'
    | 'lined-up'
    | 'player-placed'
    | 'benched'
    | 'kicked'
    | 'kick-off'
    | 'turn-markers'
    | 'touchback'
    | 'throw-in'
    | 'into-the-crowd'
    | 'trapdoor'
    | 'apothecary'
    | 'healed'
    | 'recovered'
    | 'fainted'
    | 'drive-ended'
    | 're-rolls-gained'
    | 're-rolls-lost'
    | 'bribe-gained'
    | 'coach-ejected'
    | 'stalled'
    | 'bitten'
    | 'transformed'
    | 'sudden-death'
    | 'conceded'
    | 'ball-taken'
  readonly team?: number
  readonly player?: number
  readonly square?: number
  readonly from?: number
  readonly to?: number
  readonly value?: number
  /** What exactly: a weather, a prayer, an event of the kick-off table, an inducement. */
  readonly item?: string
}

/** Every type of event, as a list that the compiler keeps complete. */
export const BLOOD_EVENTS: Readonly<Record<BloodEvent['type'], true>> = {
  ...BALL_EVENTS,
  apothecary: true,
  'ball-taken': true,
  benched: true,
  bitten: true,
  'both-hired': true,
  bought: true,
  'bribe-gained': true,
  'coach-ejected': true,
  conceded: true,
  'drive-began': true,
  'drive-ended': true,
  fainted: true,
  'fan-factor': true,
  'half-began': true,
  healed: true,
  hired: true,
  'into-the-crowd': true,
  journeyman: true,
  'kick-off': true,
  kicked: true,
  'lined-up': true,
  'player-placed': true,
  prayer: true,
  're-rolls-gained': true,
  're-rolls-lost': true,
  recovered: true,
  'spell-cast': true,
  stalled: true,
  'sudden-death': true,
  'throw-in': true,
  'toss-won': true,
  touchback: true,
  transformed: true,
  trapdoor: true,
  'turn-markers': true,
  weather: true,
}
