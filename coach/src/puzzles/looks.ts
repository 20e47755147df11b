import { type Game, type Match, Random } from '@undercroft/engine'
import type { Situation } from '../coach.ts'
import type { Puzzle } from './puzzle.ts'

/** What mining tells of a position. */
export type Found = Pick<Puzzle, 'goal' | 'rating' | 'chance' | 'line'>

export interface Look {
  readonly decisions: number
  readonly seed: number
}

/** The first look, and the looks that have to agree: with other samples and with more time. */
export const GLANCE: Look = { decisions: 1200, seed: 1 }
export const CHECKS: readonly Look[] = [
  { decisions: 3000, seed: 11 },
  { decisions: 3000, seed: 12 },
  { decisions: 8000, seed: 13 },
]

/** From farther away hardly anybody scores in one turn. */
export const NEAR = 11

/** What a rookie may spend on a choice that is compared with. */
export const ROOKIE = 200

export function situationOf(game: Game, match: Match, seat: number, { decisions, seed }: Look): Situation {
  const decision = game.decision(match)
  if (!decision) throw new Error('nobody is asked')
  return { game, view: game.view(match, seat), decision, seat, random: new Random(seed), budget: { decisions } }
}

export const round = (value: number, to: number): number => Number((Math.round(value / to) * to).toFixed(2))
