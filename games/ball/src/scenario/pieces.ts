import { isSolid } from '@undercroft/engine/grid'
import { type ScenarioData, ScenarioFault } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { putAt } from '../field.ts'
import { boardOf } from '../rules.ts'
import { type BallMatch, EMPTY, ON_BOARD, OUT, PRONE, RESERVES, STANDING, STUNNED } from '../state.ts'

const whole = z.int()
const OFF_BOARD: Readonly<Record<string, number>> = { reserves: RESERVES, 'knocked-out': 2, casualty: 3, out: OUT }
const STATUSES: Readonly<Record<string, number>> = { standing: STANDING, prone: PRONE, stunned: STUNNED }

export const LETTER: z.ZodString = z.string().regex(/^[A-Za-z]$/, 'a piece is named by one letter')

/** What a scenario says about a player of every ball game. */
export const pieceFields = {
  ma: whole.optional(),
  st: whole.optional(),
  ag: whole.optional(),
  pa: whole.optional(),
  av: whole.optional(),
  skills: z.array(z.string()).optional(),
  niggling: whole.optional(),
  state: z.enum(['standing', 'prone', 'stunned', 'reserves', 'knocked-out', 'casualty', 'out']).optional(),
  activated: z.boolean().optional(),
  dazed: z.boolean().optional(),
  rooted: z.boolean().optional(),
  /** Squares of the Movement Allowance that are used up already. */
  moved: whole.min(0).optional(),
}

interface Piece {
  readonly state?: string | undefined
  readonly activated?: boolean | undefined
  readonly dazed?: boolean | undefined
  readonly rooted?: boolean | undefined
  readonly moved?: number | undefined
}

/** Puts a player where the scenario says. */
export function placePiece(
  match: BallMatch,
  id: number,
  piece: Piece,
  square: number,
  path: (string | number)[],
): void {
  const { state } = match
  const board = boardOf(match)
  if (isSolid(board.grid, square)) throw new ScenarioFault(path, 'nobody can stand in rock')
  if (board.footing[square] !== 1) throw new ScenarioFault(path, 'nobody can stand in a pit')
  if (state.squares[square] >= 0) throw new ScenarioFault(path, 'is taken by another piece')
  if (state.squares[square] !== EMPTY) throw new ScenarioFault(path, 'is taken by a closed chest')
  if (piece.state !== undefined && piece.state in OFF_BOARD)
    throw new ScenarioFault(path, `is on the board, and '${piece.state}' is off it`)
  const player = state.players[id]
  putAt(match, player, square)
  player.status = STATUSES[piece.state ?? 'standing']
  player.dazed = piece.dazed ? 1 : 0
  player.activated = piece.activated ? 1 : 0
  player.rooted = piece.rooted ? 1 : 0
  player.extraMa = -(piece.moved ?? 0)
}

/** A player who is not on the board: in the Reserves unless the scenario says otherwise. */
export function leaveOff({ state }: BallMatch, id: number, { state: place = 'reserves' }: Piece, letter: string): void {
  if (!(place in OFF_BOARD)) throw new ScenarioFault(['pieces', letter], `has no square, but is ${place}: say \`at\``)
  state.players[id].place = OFF_BOARD[place]
}

/** Gives the ball to a player or lays it down. */
export function placeBall(
  match: BallMatch,
  ball: string | readonly number[],
  letters: readonly string[],
  squareAt: (x: number, y: number) => number | null,
): void {
  const { state } = match
  if (typeof ball === 'string') {
    const holder = letters.indexOf(ball)
    if (holder < 0) throw new ScenarioFault(['ball'], `there is no piece '${ball}'`)
    const { place, status } = state.players[holder]
    if (place !== ON_BOARD || status !== STANDING)
      throw new ScenarioFault(['ball'], `'${ball}' is not Standing on the board and cannot hold it`)
    state.ballHolder = holder
    return
  }
  const square = squareAt(ball[0], ball[1])
  if (square === null) throw new ScenarioFault(['ball'], `${ball.join(',')} is not on the board`)
  const board = boardOf(match)
  if (isSolid(board.grid, square) || board.footing[square] !== 1)
    throw new ScenarioFault(['ball'], 'cannot lie in rock or in a pit')
  if (state.squares[square] !== EMPTY) throw new ScenarioFault(['ball'], 'cannot lie in a square that is taken')
  state.ballSquare = square
}

/** The characteristics of a player: those that the scenario gives, otherwise those of the position. */
export const characteristics = (
  piece: Readonly<Record<'ma' | 'st' | 'ag' | 'pa' | 'av', number | undefined>>,
  base: Readonly<Record<'ma' | 'st' | 'ag' | 'pa' | 'av', number>>,
) => ({
  ma: piece.ma ?? base.ma,
  st: piece.st ?? base.st,
  ag: piece.ag ?? base.ag,
  pa: piece.pa ?? base.pa,
  av: piece.av ?? base.av,
})

/** Letters in the order of the players' numbers: by team, then by the alphabet. Capital letters are team 0, small ones team 1 unless told. */
export function lettersByTeam(letters: Iterable<string>, { pieces = {} }: ScenarioData): string[] {
  const told = pieces as Readonly<Record<string, { readonly team?: number } | null>>
  const teamOf = (letter: string) => told[letter]?.team ?? teamOfLetter(letter)
  return [...new Set(letters)].sort((a, b) => teamOf(a) - teamOf(b) || (a < b ? -1 : 1))
}

export const teamOfLetter = (letter: string): number => (letter >= 'a' ? 1 : 0)
