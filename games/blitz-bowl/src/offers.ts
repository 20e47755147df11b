import type { BlitzAction, MoveAction, StepAction } from './actions.ts'
import { SQUARES } from './boards/index.ts'
import { columnOf, rowOf } from './pitch.ts'

/**
 * Actions that are offered again and again, made once and shared by all lists. They are frozen: nobody may change what
 * others hold too.
 */
const shared = <T extends BlitzAction>(action: T): T => Object.freeze(action)

const bySquare = (type: StepAction['type']): readonly StepAction[] =>
  Array.from({ length: SQUARES }, (_, square) => shared({ type, x: columnOf(square), y: rowOf(square) }))

export const stepTo = bySquare('step')
export const landOn = bySquare('land')

export const PASS = shared({ type: 'pass' })
export const STOP = shared({ type: 'stop' })
export const END_TURN = shared({ type: 'end-turn' })

/** More players than two teams can have. */
const PLAYERS = 2 * 11

const byPlayer = (type: MoveAction['type']): readonly MoveAction[] =>
  Array.from({ length: PLAYERS }, (_, player) => shared({ type, player }))

/** Player actions that need no more than the player, by their number. */
export const runWith = byPlayer('run')
export const markWith = byPlayer('mark')
export const throwWith = byPlayer('throw')
export const sidestepWith = byPlayer('sidestep')
export const standUpWith = byPlayer('stand-up')
export const comeOnWith = byPlayer('reserves')
