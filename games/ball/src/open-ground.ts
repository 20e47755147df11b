import { walk } from '@undercroft/engine/grid'
import { listenersOf } from './abilities.ts'
import type { Board } from './board.ts'
import type { MovingAction } from './moments.ts'
import type { Moving } from './move.ts'
import { numberedAction } from './numbered-action.ts'
import { boardOf } from './rules.ts'
import { type BallMatch, EMPTY, type Player } from './state.ts'

export const stepOf = numberedAction('step', 'to')
export const STOP: MovingAction = Object.freeze({ type: 'stop' })

/** The squares that touch one, whatever is in between, and what somebody may do there while all of them are empty. */
interface Opening {
  readonly around: readonly number[]
  readonly actions: readonly MovingAction[]
}

const openings = new WeakMap<Board, (Opening | undefined)[]>()
let last: { readonly board: Board; readonly openings: (Opening | undefined)[] } | null = null

function openingAt(board: Board, square: number): Opening {
  if (last === null || last.board !== board) {
    const known = openings.get(board) ?? []
    openings.set(board, known)
    last = { board, openings: known }
  }
  const known = last.openings[square] ?? survey(board, square)
  last.openings[square] = known
  return known
}

function survey({ grid, steps, footing }: Board, square: number): Opening {
  const directions = [0, 1, 2, 3, 4, 5, 6, 7]
  const reached = directions.map((direction) => steps[square * 8 + direction])
  return {
    around: directions.map((direction) => walk(grid, square, direction)).filter((beside) => beside >= 0),
    actions: [...reached.filter((to) => to >= 0 && footing[to] === 1).map(stepOf), STOP],
  }
}

/**
 * What a player may do who is to move with nobody and nothing around them: take a step, or stop. Such lists are kept by the board, for
 * most steps of a match are of this kind. Null where there is more to it: somebody near, a pass to throw, an ability.
 */
export function openSteps(match: BallMatch, frame: Moving, player: Player): readonly MovingAction[] | null {
  if (frame.bound !== '' || frame.left === 0 || player.rooted === 1) return null
  const { around, actions } = openingAt(boardOf(match), player.square)
  const { squares, ballHolder } = match.state
  for (let at = 0; at < around.length; at++) if (squares[around[at]] !== EMPTY) return null
  if (ballHolder === player.id && frame.action === 'pass' && frame.acted === 0) return null
  const more =
    listenersOf(match, player, 'movingActions').length > 0 || listenersOf(match, player, 'jumpsOver').length > 0
  return more ? null : actions
}
