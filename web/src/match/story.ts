import { type Match, SPECTATOR } from '@undercroft/engine'
import type { BoardModel, Square } from '../board/model.ts'
import { tellHappening } from './Log.tsx'
import type { Happening, Session } from './session.ts'

/** How the board lay after a happening, and where it happened. */
export interface Moment {
  readonly board: BoardModel
  readonly around: Square | null
}

/** The page stays usable while a long match is played again. */
const SLICE_MS = 12

/** The match is played again to each of these happenings, which stand in order. */
export async function momentsOf(session: Session, happenings: readonly Happening[]): Promise<Moment[]> {
  const { adapter, record } = session
  if (!record) return []
  const { game } = adapter
  const match = game.load(structuredClone(record.start) as Parameters<typeof game.load>[0])
  const moments: Moment[] = []
  let began = performance.now()
  let played = 0
  for (const happening of happenings) {
    for (; played < happening.count; played++) {
      game.play(match, game.legal(match, record.actions[played]))
      if (performance.now() - began < SLICE_MS) continue
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
    const view = game.view(match, SPECTATOR)
    const board = adapter.board(view)
    moments.push({ board, around: placeOf(session, happening, view, board) })
  }
  return moments
}

/** What is told without a place (a claimed card) follows something that has one, not long before. */
const BACK = 8

/** Heads rise above their squares: the middle of a figure lies so many of its sizes above the middle of its base. */
const HEAD = 0.3

/** The middle of whoever stands there, or of the square. */
function figureAt({ pieces }: BoardModel, { x, y }: Square): Square {
  const found = pieces.find(
    (piece) => x >= piece.x && y >= piece.y && x < piece.x + piece.size && y < piece.y + piece.size,
  )
  if (!found) return { x: x + 0.5, y: y + 0.5 }
  return { x: found.x + found.size / 2, y: found.y + found.size * (0.5 - HEAD) }
}

/** The middle of the square that the heaviest line about it names, or one shortly before. `view`: as it lay then. */
function placeOf(session: Session, happening: Happening, view: Match, board: BoardModel): Square | null {
  const at = session.happenings.indexOf(happening)
  for (const told of session.happenings.slice(Math.max(0, at - BACK), at + 1).reverse()) {
    const lines = tellHappening(session, told, view).map(({ line }) => line)
    const named = lines.filter(({ squares }) => squares.length > 0)
    const scored = named.find(({ stands }) => stands === 'score')
    const square = (scored ?? named.find(({ weight }) => weight === 'major') ?? named[0])?.squares.at(-1)
    if (square) return figureAt(board, square)
  }
  return null
}
