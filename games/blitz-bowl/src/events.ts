import type { GameEvent, RollEvent } from '@undercroft/engine'
import type { BallKind } from './balls/index.ts'
import type { BonusPlayId } from './bonus/index.ts'
import type { FaceName } from './dice.ts'
import type { RandomEventId } from './random-events/index.ts'

/** A square as [column, row]. */
export type At = readonly [number, number]

/** What a coach can do with a player; a hand-off and a Throw Team-mate are Throws. */
export type ActionName = 'run' | 'mark' | 'throw' | 'block' | 'sidestep' | 'stand-up' | 'reserves' | 'foul'

interface Fact extends GameEvent {
  readonly rules?: readonly string[]
}

/**
 * What happens in a match, in order. Players and balls are told by their numbers (index in `state.players`,
 * `state.balls`). Every die is a `roll` event of the engine: `what` is one of toss, arena, card, event, trapdoor,
 * move, throw, armour, block, foul, violent, bounce, squig, fans. The back of a claimed card is drawn without one.
 */
export type BlitzEvent =
  | RollEvent
  | (Fact & { type: 'toss'; winner: number })
  | (Fact & { type: 'arena'; arena: string })
  | (Fact & { type: 'board'; board: string })
  | (Fact & { type: 'teams'; teams: readonly string[] })
  | (Fact & { type: 'rookies'; seat: number })
  /** A challenge came to light on top of the deck. */
  | (Fact & { type: 'next-card'; challenge: string })
  | (Fact & { type: 'dealt'; slot: number; challenge: string })
  | (Fact & { type: 'card-discarded'; slot: number; challenge: string; play: BonusPlayId })
  | (Fact & { type: 'events-shuffled-in'; count: number })
  | (Fact & { type: 'placed'; player: number; at: At })
  | (Fact & { type: 'taken-up'; player: number })
  | (Fact & { type: 'score-markers' })
  | (Fact & { type: 'ball'; ball: number; kind: BallKind; at: At })
  | (Fact & { type: 'turn'; seat: number; turn: number })
  | (Fact & { type: 'pre-turn'; part: 'refill' | 'ball' | 'reserves' })
  | (Fact & {
      type: 'action'
      action: ActionName
      player: number
      target: number | null
      free: boolean
      by: string | null
    })
  | (Fact & { type: 'action-skipped'; action: ActionName; player: number })
  | (Fact & {
      type: 'moved'
      player: number
      from: At
      to: At
      how: 'run' | 'mark' | 'sidestep' | 'shove' | 'follow-up' | 'shadow'
    })
  | (Fact & { type: 'stood-up'; player: number })
  | (Fact & { type: 'block-dice'; player: number; target: number; faces: readonly FaceName[]; assisted: boolean })
  | (Fact & { type: 'block-result'; player: number; target: number; face: FaceName; counts: FaceName })
  | (Fact & {
      type: 'foul-result'
      player: number
      target: number
      result: 'caught' | 'slipped' | 'injured-and-caught' | 'injured'
    })
  | (Fact & { type: 'down'; player: number; why: 'block' | 'card' | 'thrown' | 'hit' })
  | (Fact & { type: 'injured'; player: number; at: At; why: string })
  | (Fact & { type: 'sent-off'; player: number; at: At })
  | (Fact & { type: 'spent'; player: number })
  | (Fact & {
      type: 'ball-taken'
      player: number
      ball: number
      how: 'run' | 'throw' | 'hand-off' | 'bounce' | 'handling'
    })
  | (Fact & { type: 'ball-loose'; player: number; ball: number; at: At })
  | (Fact & { type: 'ball-bounced'; ball: number; from: At; to: At })
  | (Fact & { type: 'ball-removed'; ball: number })
  | (Fact & { type: 'throw'; player: number; target: number; range: 'hand-off' | 'short' | 'long' | 'sky' })
  | (Fact & { type: 'thrown'; player: number; thrown: number; to: At })
  | (Fact & { type: 'throw-result'; player: number; result: 'caught' | 'missed' | 'fumble' })
  | (Fact & { type: 'touchdown'; player: number; seat: number; points: number })
  | (Fact & { type: 'claimed'; seat: number; slot: number; challenge: string; points: number; play?: BonusPlayId })
  | (Fact & { type: 'clean-sweep'; seat: number; points: number })
  | (Fact & { type: 'bonus-played'; seat: number; play: BonusPlayId; player: number | null })
  | (Fact & { type: 'bonus-discarded'; seat: number; play: BonusPlayId })
  | (Fact & { type: 'ability'; ability: string; player: number })
  | (Fact & { type: 'rookies-used'; seat: number })
  | (Fact & { type: 'random-event'; event: RandomEventId; seat: number })
  | (Fact & { type: 'last-card-dealt'; seat: number })
  | (Fact & { type: 'turn-end'; seat: number })
  | (Fact & {
      type: 'match-end'
      reason: 'sudden-death' | 'points' | 'draw'
      winner: number | null
      scores: readonly number[]
    })

/** Every type of event, as a list that the compiler keeps complete. */
export const BLITZ_EVENTS: Readonly<Record<BlitzEvent['type'], true>> = {
  ability: true,
  action: true,
  'action-skipped': true,
  arena: true,
  ball: true,
  'ball-bounced': true,
  'ball-loose': true,
  'ball-removed': true,
  'ball-taken': true,
  'block-dice': true,
  'block-result': true,
  board: true,
  'bonus-discarded': true,
  'bonus-played': true,
  'card-discarded': true,
  claimed: true,
  'clean-sweep': true,
  dealt: true,
  down: true,
  'events-shuffled-in': true,
  'foul-result': true,
  injured: true,
  'last-card-dealt': true,
  'match-end': true,
  moved: true,
  'next-card': true,
  placed: true,
  'pre-turn': true,
  'random-event': true,
  roll: true,
  rookies: true,
  'rookies-used': true,
  'score-markers': true,
  'sent-off': true,
  spent: true,
  'stood-up': true,
  'taken-up': true,
  teams: true,
  throw: true,
  'throw-result': true,
  thrown: true,
  toss: true,
  touchdown: true,
  turn: true,
  'turn-end': true,
}
