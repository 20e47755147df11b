import type { BallKind } from './balls/index.ts'
import type { BoardId } from './boards/index.ts'
import type { BonusPlayId } from './bonus/index.ts'
import type { FaceName } from './dice.ts'

/**
 * Every action a coach can be offered. `player`, `target` and `thrown` are numbers of players (index in
 * `state.players`), x and y a square. Which question offers which actions:
 *
 * | question              | actions                                                                                   |
 * |-----------------------|-------------------------------------------------------------------------------------------|
 * | choose-team           | choose-team                                                                               |
 * | choose-board          | choose-board                                                                              |
 * | set-up                | place                                                                                     |
 * | choose-ball           | choose-ball                                                                               |
 * | turn-start            | pass, bonus                                                                               |
 * | replace-card          | replace                                                                                   |
 * | emergency-reserves    | pass, reserves                                                                            |
 * | before-first-action   | pass, bonus, stand-up                                                                     |
 * | action                | end-turn, run, mark, throw, block, sidestep, stand-up, reserves, foul, throw-team-mate, bonus |
 * | run                   | step, stop, bonus                                                                         |
 * | mark                  | step, bonus                                                                               |
 * | sidestep              | step                                                                                      |
 * | throw                 | target, bonus                                                                             |
 * | throw-team-mate       | land, bonus                                                                               |
 * | reserves              | place                                                                                     |
 * | block-declared        | pass, bonus                                                                               |
 * | interrupt             | pass, bonus, throw                                                                        |
 * | re-roll               | pass, re-roll                                                                             |
 * | block-result          | choose-die                                                                                |
 * | follow-up             | stay, follow-up                                                                           |
 * | drop-ball             | pass, drop                                                                                |
 * | knocked-down          | pass, bonus                                                                               |
 * | claim                 | pass, claim                                                                               |
 * | minion                | pass, minion                                                                              |
 * | free-action           | pass, run, throw, block, sidestep, stand-up, bonus                                        |
 * | extra-action          | pass, bonus                                                                               |
 * | discard               | discard                                                                                   |
 * | pick-opponent         | pick                                                                                      |
 * | everybody-on          | pass, reserves                                                                            |
 *
 * A `pass` is always the safe answer where it is offered. `by` names the ability or arena that grants a free action.
 */
export type BlitzAction =
  | { readonly type: 'choose-team'; readonly team: string }
  | { readonly type: 'choose-board'; readonly board: BoardId }
  | { readonly type: 'choose-ball'; readonly ball: BallKind }
  | PlaceAction
  | { readonly type: 'pass' | 'end-turn' | 'stop' | 'stay' | 'follow-up' }
  | { readonly type: 'replace'; readonly slot: number }
  | MoveAction
  | BlockAction
  | { readonly type: 'throw-team-mate'; readonly player: number; readonly thrown: number }
  | StepAction
  | { readonly type: 'target'; readonly player: number }
  | ReRollAction
  | { readonly type: 'choose-die'; readonly die: number; readonly face: FaceName }
  | { readonly type: 'claim'; readonly slot: number; readonly challenge: string }
  | { readonly type: 'minion' | 'pick'; readonly player: number }
  | { readonly type: 'discard'; readonly play: BonusPlayId }
  | BonusAction

/** A player action or free action that needs no more than the player who makes it. */
export interface MoveAction {
  readonly type: 'run' | 'mark' | 'throw' | 'sidestep' | 'stand-up' | 'reserves'
  readonly player: number
  readonly by?: string
}

export interface BlockAction {
  readonly type: 'block' | 'foul'
  readonly player: number
  readonly target: number
  readonly by?: string
}

export interface PlaceAction {
  readonly type: 'place'
  readonly player: number
  readonly x: number
  readonly y: number
}

/** One square of a Run, Mark or Sidestep; the landing square of a thrown team-mate; where a dropped ball goes. */
export interface StepAction {
  readonly type: 'step' | 'land' | 'drop'
  readonly x: number
  readonly y: number
}

/** `by` is 'natural-gift', 'rookies', or the ability or ball that allows it. */
export interface ReRollAction {
  readonly type: 're-roll'
  readonly by: string
}

/** A bonus play, with the player it is for and their target where the card needs them. */
export interface BonusAction {
  readonly type: 'bonus'
  readonly play: BonusPlayId
  readonly player?: number
  readonly target?: number
}

/** The fields of each action. The compiler sees to it that none is missing. */
export const ACTIONS: Readonly<Record<BlitzAction['type'], readonly string[]>> = {
  'choose-team': ['team'],
  'choose-board': ['board'],
  'choose-ball': ['ball'],
  place: ['player x y'],
  pass: [''],
  'end-turn': [''],
  stop: [''],
  stay: [''],
  'follow-up': [''],
  replace: ['slot'],
  run: ['player by?'],
  mark: ['player by?'],
  throw: ['player by?'],
  sidestep: ['player by?'],
  'stand-up': ['player by?'],
  reserves: ['player by?'],
  block: ['player target by?'],
  foul: ['player target by?'],
  'throw-team-mate': ['player thrown'],
  step: ['x y'],
  land: ['x y'],
  drop: ['x y'],
  target: ['player'],
  're-roll': ['by'],
  'choose-die': ['die? face'],
  claim: ['slot? challenge'],
  minion: ['player'],
  pick: ['player'],
  discard: ['play'],
  bonus: ['play player? target?'],
}
