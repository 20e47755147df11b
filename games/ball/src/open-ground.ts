import { walk } from '@undercroft/engine/grid'
import { isReached } from './abilities.ts'
import type { Board } from './board.ts'
import type { MovingAction } from './moments.ts'
import type { Moving } from './move.ts'
import { numberedAction } from './numbered-action.ts'
import { boardOf, rulesOf } from './rules.ts'
import { type BallMatch, EMPTY, OBSTACLE, type Player, STANDING } from './state.ts'

export const stepOf = numberedAction('step', 'to')
export const STOP: MovingAction = Object.freeze({ type: 'stop' })

/** The squares that touch one, whatever is in between, and what somebody may do there. */
interface Opening {
  readonly around: readonly number[]
  /** By who stands around, a bit for each of those squares: steps into the others, and to stop. Made when first asked for. */
  readonly lists: (readonly MovingAction[] | undefined)[]
}

const openings = new WeakMap<Board, (Opening | undefined)[]>()
let last: { readonly board: Board; readonly openings: (Opening | undefined)[] } | null = null

function openingAt(board: Board, square: number): Opening {
  if (last === null || last.board !== board) {
    const known = openings.get(board) ?? []
    openings.set(board, known)
    last = { board, openings: known }
  }
  const known = last.openings[square]
  if (known !== undefined) return known
  const around = DIRECTIONS.map((direction) => walk(board.grid, square, direction)).filter((beside) => beside >= 0)
  const made = { around, lists: [] }
  last.openings[square] = made
  return made
}

const DIRECTIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

function listAt({ steps, footing }: Board, square: number, { around, lists }: Opening, taken: number) {
  const isOpen = (to: number) => to >= 0 && footing[to] === 1 && (taken & (1 << around.indexOf(to))) === 0
  const reached = DIRECTIONS.map((direction) => steps[square * 8 + direction]).filter(isOpen)
  const list = [...reached.map(stepOf), STOP]
  lists[taken] = list
  return list
}

/**
 * What a player may do who is to move with nothing around them but Standing players: take a step into an empty square, or stop. Such
 * lists are kept by the board, for most steps of a match are of this kind. Null where there is more to it: an obstacle, somebody to
 * jump over, what was declared, an ability.
 */
export function openSteps(match: BallMatch, frame: Moving, player: Player): readonly MovingAction[] | null {
  if (frame.bound !== '' || player.rooted === 1 || (frame.left === 0 && frame.rushes === 0)) return null
  const board = boardOf(match)
  const opening = openingAt(board, player.square)
  const { around } = opening
  const { squares, players, ballHolder, inPlay } = match.state
  let taken = 0
  for (let at = 0; at < around.length; at++) {
    const there = squares[around[at]]
    if (there === EMPTY) continue
    if (there === OBSTACLE || there === frame.target || players[there].status !== STANDING) return null
    taken |= 1 << at
  }
  if (frame.acted === 0 && (ballHolder === player.id || frame.action === 'throw-team-mate') && frame.action !== 'move')
    return null
  const { offeringMoves, leaping } = rulesOf(match)
  if (offeringMoves.isHeardIn(inPlay) && isReached(match, player, offeringMoves)) return null
  if (leaping.isHeardIn(inPlay) && isReached(match, player, leaping)) return null
  return opening.lists[taken] ?? listAt(board, player.square, opening, taken)
}
