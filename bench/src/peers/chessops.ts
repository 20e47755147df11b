import { digestOf, Random } from '@undercroft/engine'
import type { Work } from '../measure.ts'

/** As much of chessops as is used here. It is under the GPL, so nothing of ours is built with it: the bench loads it where it is installed. */
interface Position {
  clone(): Position
  play(move: Move): void
  allDests(): Map<number, Iterable<number>>
  isInsufficientMaterial(): boolean
  toSetup(): object
  readonly board: { readonly pawn: { has(square: number): boolean } }
}

interface Move {
  readonly from: number
  readonly to: number
  readonly promotion?: string
}

const PLIES = 200
const COPIES = 20_000
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight']
const [CHESS, FEN] = ['chessops/chess', 'chessops/fen']

/** chessops, chess on bitboards: random plies from whole lists of legal moves; a copy is its clone. Nothing where it is not installed. */
export async function chessopsWork(matches: number): Promise<Work[]> {
  const found = await Promise.all([import(CHESS), import(FEN)]).catch(() => null)
  if (!found) return []
  const [{ Chess }, { makeFen }] = found as [{ Chess: { default(): Position } }, { makeFen(setup: object): string }]
  const seeds = Array.from({ length: matches }, (_, i) => i + 1)
  const begin = () => Chess.default()
  const middle = play(begin(), 1, PLIES / 2).chess
  const fenOf = (chess: Position) => makeFen(chess.toSetup())
  return [
    {
      name: 'chessops',
      variant: '',
      round: () => {
        const played = seeds.map((seed) => play(begin(), seed, PLIES))
        const decisions = played.reduce((sum, { plies }) => sum + plies, 0)
        return { matches, decisions, clones: 0, checksum: () => digestOf(played.map(({ chess }) => fenOf(chess))) }
      },
    },
    {
      name: 'chessops',
      variant: '',
      round: () => {
        let copy = middle
        for (let i = 0; i < COPIES; i++) copy = copy.clone()
        return { matches: 0, decisions: 0, clones: COPIES, checksum: () => digestOf(fenOf(copy)) }
      },
    },
  ]
}

function play(chess: Position, seed: number, limit: number): { chess: Position; plies: number } {
  const random = new Random(seed)
  let plies = 0
  for (; plies < limit && !chess.isInsufficientMaterial(); plies++) {
    const moves = legalMoves(chess)
    if (moves.length === 0) break
    chess.play(random.pick(moves))
  }
  return { chess, plies }
}

function legalMoves(chess: Position): Move[] {
  const moves: Move[] = []
  for (const [from, dests] of chess.allDests()) {
    const isPawn = chess.board.pawn.has(from)
    for (const to of dests) {
      if (isPawn && (to < 8 || to >= 56)) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion })
      else moves.push({ from, to })
    }
  }
  return moves
}
