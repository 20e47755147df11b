import type { BoardModel, PieceModel, Square } from '../board/model.ts'
import type { GameAdapter } from './adapter.ts'

/** Any match will do; this one looks well. */
const SEED = 11
/** More decisions than lining up takes. */
const MOST_DECISIONS = 300
/** How far from the middle a card shows the board, in squares: its name lies over the lowest rows. */
const SEEN = { x: 4.5, y: 3 }
/** Where those of the first side come to stand, seen from the middle, foremost first; the others face them. */
const PLACES = [
  [-1.5, -1],
  [-2.5, 0.5],
  [-1.5, 1.2],
  [-3.5, -0.8],
  [-0.5, -2.2],
  [-3.5, 1.5],
] as const

/** The board of a match that is about to begin, as it looks on a card: where nobody is in the middle yet, both sides have met there. */
export function showcase(adapter: GameAdapter): BoardModel {
  const { game, lineUp } = adapter
  const match = game.create(adapter.quickOptions(), SEED)
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const decision = game.decision(match)
    if (!decision || adapter.unused(match, decision) > 0) break
    game.play(match, lineUp.kinds.has(decision.kind) ? lineUp.choose(match, decision, i) : game.fallback(match))
  }
  const board = adapter.board(match)
  return board.pieces.filter((piece) => isSeen(board, piece)).length < PLACES.length ? met(board) : board
}

function isSeen({ width, height }: BoardModel, { x, y }: Square): boolean {
  return Math.abs(x + 0.5 - width / 2) < SEEN.x && Math.abs(y + 0.5 - height / 2) < SEEN.y
}

/** The foremost of both sides, face to face around the middle. */
function met(board: BoardModel): BoardModel {
  const free = freeSquares(board)
  const moved = new Map<number, Square>()
  PLACES.forEach(([dx, dy], i) => {
    for (const side of [0, 1]) {
      const piece = board.pieces.filter(({ seat }) => seat === side)[i]
      const wish = { x: board.width / 2 + (side === 0 ? dx : -dx), y: board.height / 2 + (side === 0 ? dy : -dy - 0.5) }
      const place = piece && nearest(free, piece, wish)
      if (!place) continue
      moved.set(piece.id, place)
      for (const key of covered(place, piece.size)) free.delete(key)
    }
  })
  return { ...board, pieces: board.pieces.map((piece) => ({ ...piece, ...moved.get(piece.id) })) }
}

const keyOf = ({ x, y }: Square) => `${x},${y}`

function covered({ x, y }: Square, size: number): string[] {
  return Array.from({ length: size * size }, (_, i) => keyOf({ x: x + (i % size), y: y + Math.floor(i / size) }))
}

/** Floors on which nothing lies. */
function freeSquares({ floors, markers, pieces }: BoardModel): Map<string, Square> {
  const free = new Map(floors.flatMap(({ squares }) => squares.map((square) => [keyOf(square), square])))
  for (const { x, y, width = 1, height = 1 } of markers)
    for (let i = 0; i < width * height; i++) free.delete(keyOf({ x: x + (i % width), y: y + Math.floor(i / width) }))
  for (const piece of pieces) for (const key of covered(piece, piece.size)) free.delete(key)
  return free
}

function nearest(free: ReadonlyMap<string, Square>, { size }: PieceModel, wish: Square): Square | undefined {
  const far = ({ x, y }: Square) => Math.hypot(x + size / 2 - wish.x, y + size / 2 - wish.y)
  return [...free.values()]
    .filter((square) => covered(square, size).every((key) => free.has(key)))
    .sort((a, b) => far(a) - far(b))[0]
}
