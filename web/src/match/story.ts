import { type Match, SPECTATOR } from '@undercroft/engine'
import type { BoardModel, PieceModel, Square } from '../board/model.ts'
import { tellHappening } from './Log.tsx'
import type { Happening, Session } from './session.ts'

/** How the board lay after a happening, or before it where nobody is left afterwards, and where it happened. */
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
    let before: BoardModel | null = null
    for (; played < happening.count; played++) {
      if (played === happening.count - 1) before = adapter.board(game.view(match, SPECTATOR))
      game.play(match, game.legal(match, record.actions[played]))
      if (performance.now() - began < SLICE_MS) continue
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
    const view = game.view(match, SPECTATOR)
    const around = placeOf(session, happening, view)
    const after = adapter.board(view)
    const taken = before && takenOff(before, after)
    if (before && taken) moments.push({ board: before, around: middleOf(taken) })
    else moments.push({ board: before && isEmptied(before, after, around) ? before : after, around })
  }
  return moments
}

/** Who is on the board no more, if it is one of them: the picture shows him as he was last seen. */
function takenOff(before: BoardModel, after: BoardModel): PieceModel | null {
  const gone = before.pieces.filter(({ id }) => !after.pieces.some((piece) => piece.id === id))
  return gone.length === 1 ? gone[0] : null
}

const middleOf = ({ x, y, size }: PieceModel): Square => ({ x: x + size / 2, y: y + size / 2 })

/** Nobody is left to be seen there: they ran away, or were taken off with the rest at the end of a half. */
const isEmptied = (before: BoardModel, after: BoardModel, around: Square | null): boolean =>
  around !== null && isNear(before, around) && !isNear(after, around)

const isNear = ({ pieces }: BoardModel, around: Square): boolean =>
  pieces.some(({ x, y }) => Math.abs(x + 0.5 - around.x) <= 2 && Math.abs(y + 0.5 - around.y) <= 2)

/** What is told without a place (a claimed card) follows something that has one, not long before. */
const BACK = 8

/** The middle of the square that the heaviest line about it names, or one shortly before. `view`: as it lay then. */
function placeOf(session: Session, happening: Happening, view: Match): Square | null {
  const at = session.happenings.indexOf(happening)
  for (const told of session.happenings.slice(Math.max(0, at - BACK), at + 1).reverse()) {
    const lines = tellHappening(session, told, view).map(({ line }) => line)
    const named = lines.filter(({ squares }) => squares.length > 0)
    const scored = named.find(({ stands }) => stands === 'score')
    const square = (scored ?? named.find(({ weight }) => weight === 'major') ?? named[0])?.squares.at(-1)
    if (square) return { x: square.x + 0.5, y: square.y + 0.5 }
  }
  return null
}

/** Heads rise above their squares: the middle of a figure lies so many of its sizes above the middle of its base. */
const HEAD = 0.3

/** The middle of the whole figure that stands there, or the place itself. */
export function figureAt({ pieces }: BoardModel, around: Square): Square {
  const found = pieces.find(({ x, y, size }) => {
    return around.x > x && around.y > y && around.x < x + size && around.y < y + size
  })
  return found ? { x: found.x + found.size / 2, y: found.y + found.size * (0.5 - HEAD) } : around
}
