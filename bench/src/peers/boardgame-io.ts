import { createRequire } from 'node:module'
import { digestOf, Random } from '@undercroft/engine'
import type { Game, Reducer, State } from 'boardgame.io'
import type { Work } from '../measure.ts'

// As its users deploy it: outside of production it also freezes every state.
process.env.NODE_ENV = 'production'
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as {
  readonly CreateGameReducer: (setup: { game: Game }) => Reducer
  readonly InitializeGame: (setup: { game: Game; numPlayers: number }) => State<Skirmish>
}

const COLUMNS = 30
const ROWS = 20
const PIECES = 40
const MOVES = 200

/** 40 pieces on 30 x 20 squares, of two players who step with one piece in turn: as small as a game of our size gets. */
export interface Skirmish {
  /** The square of each piece; even pieces belong to player 0. */
  pieces: number[]
  /** The piece on each square, -1 for none. */
  squares: number[]
}

export const game: Game<Skirmish> = {
  name: 'steps',
  setup: () => {
    const pieces = Array.from({ length: PIECES }, (_, piece) => (piece % 2) * (COLUMNS - 2) + (piece >> 1) * COLUMNS)
    const squares = Array.from({ length: COLUMNS * ROWS }, () => -1)
    pieces.forEach((square, piece) => {
      squares[square] = piece
    })
    return { pieces, squares }
  },
  moves: {
    step: ({ G, playerID }, piece: number, to: number) => {
      if (piece % 2 !== Number(playerID) || G.squares[to] !== -1 || !isStep(G.pieces[piece], to)) return 'INVALID_MOVE'
      G.squares[G.pieces[piece]] = -1
      G.squares[to] = piece
      G.pieces[piece] = to
      return undefined
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > MOVES ? { draw: true } : undefined),
}

function isStep(from: number, to: number): boolean {
  const columns = Math.abs((from % COLUMNS) - (to % COLUMNS))
  const rows = Math.abs(Math.floor(from / COLUMNS) - Math.floor(to / COLUMNS))
  return Math.max(columns, rows) === 1
}

/** boardgame.io does not list legal moves, so they are listed here. */
export function legalSteps({ pieces, squares }: Skirmish, player: number): [number, number][] {
  const steps: [number, number][] = []
  for (let piece = player; piece < PIECES; piece += 2) {
    const column = pieces[piece] % COLUMNS
    const row = Math.floor(pieces[piece] / COLUMNS)
    for (let x = Math.max(0, column - 1); x <= Math.min(COLUMNS - 1, column + 1); x++) {
      for (let y = Math.max(0, row - 1); y <= Math.min(ROWS - 1, row + 1); y++) {
        if (squares[y * COLUMNS + x] === -1) steps.push([piece, y * COLUMNS + x])
      }
    }
  }
  return steps
}

/** boardgame.io: its reducer without client and network. Its states are never changed, so a copy costs nothing. */
export function boardgameWork(matches: number): Work[] {
  const reducer = CreateGameReducer({ game: game as Game })
  const play = (seed: number) => {
    const random = new Random(seed)
    let state = InitializeGame({ game: { ...game, seed } as Game, numPlayers: 2 })
    let decisions = 0
    for (; state.ctx.gameover === undefined; decisions++) {
      const playerID = state.ctx.currentPlayer
      const args = random.pick(legalSteps(state.G, Number(playerID)))
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'step', args, playerID },
      } as never) as State<Skirmish>
    }
    return { pieces: state.G.pieces, decisions }
  }
  return [
    {
      name: 'boardgame.io',
      variant: '',
      round: () => {
        const played = Array.from({ length: matches }, (_, i) => play(i + 1))
        const decisions = played.reduce((sum, match) => sum + match.decisions, 0)
        return { matches, decisions, clones: 0, checksum: () => digestOf(played.map(({ pieces }) => pieces)) }
      },
    },
  ]
}
