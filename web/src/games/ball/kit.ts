import type { BallMatch } from '@undercroft/ball'
import type { Figure } from '../../art/figures/figure.ts'
import type { Square } from '../../board/model.ts'
import type { Words } from './words.ts'

/** As much of a match as the parts of the client look at that all ball games share. */
export type BallView = Pick<BallMatch, 'state' | 'options' | 'stack' | 'waiting'>

/** What those parts must know of a game. */
export interface BallKit<M extends BallView> {
  readonly words: Words
  squareOf(match: M, square: number): Square
  /** Where a square is, in words; and beside whom, where that is known. */
  place(match: M, square: number, beside?: number | null): string
  playerName(match: M, player: number): string
  /** What he plays as. */
  positionName(match: M, player: number): string
  teamName(match: M, seat: number): string
  figure(match: M, player: number): Figure
}
