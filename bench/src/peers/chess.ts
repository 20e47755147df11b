import { digestOf, Random } from '@undercroft/engine'
import { Chess } from 'chess.js'
import type { Work } from '../measure.ts'

const PLIES = 200
const COPIES = 500

/** chess.js: random plies from its lists of legal moves; a copy is made through FEN. */
export function chessWork(matches: number): Work[] {
  const seeds = Array.from({ length: matches }, (_, i) => i + 1)
  const middle = play(1, PLIES / 2).chess
  return [
    {
      name: 'chess.js',
      variant: '',
      round: () => {
        const played = seeds.map((seed) => play(seed, PLIES))
        const decisions = played.reduce((sum, { plies }) => sum + plies, 0)
        return { matches, decisions, clones: 0, checksum: () => digestOf(played.map(({ chess }) => chess.fen())) }
      },
    },
    {
      name: 'chess.js',
      variant: '',
      round: () => {
        let copy = middle
        for (let i = 0; i < COPIES; i++) copy = new Chess(copy.fen())
        return { matches: 0, decisions: 0, clones: COPIES, checksum: () => digestOf(copy.fen()) }
      },
    },
  ]
}

function play(seed: number, limit: number): { chess: Chess; plies: number } {
  const chess = new Chess()
  const random = new Random(seed)
  let plies = 0
  for (; plies < limit && !chess.isGameOver(); plies++) chess.move(random.pick(chess.moves()))
  return { chess, plies }
}
