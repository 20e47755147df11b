import { playMatch, veteranCoach } from '@undercroft/coach'
import { tunableOf, turned, turnsOf, type Weighing } from '@undercroft/coach/tuning'
import type { GamePackage } from '@undercroft/engine'
import { matchSeed } from '../simulate/match.ts'
import { optionsOf } from '../train/lesson.ts'

/** Two matches between guides that are turned by lot, with seats exchanged. Plain data: it is sent to the workers. */
export interface PairTask {
  readonly game: string
  readonly weights: Weighing
  readonly seed: number
  readonly pair: number
  readonly decisions: number
}

/** What the first of the two guides scored, of 2. */
function playPair({ game }: GamePackage, options: unknown, task: PairTask): number {
  const { weights, decisions } = task
  const seed = pairSeed(task)
  const tunable = tunableOf(game.id)
  const { a, b } = turnsOf(seed, Object.keys(weights).length)
  const guides = [a, b].map((turns) => tunable.with(turned(weights, tunable.spans, turns)))
  let score = 0
  for (const first of [0, 1]) {
    const seated = first === 0 ? guides : [guides[1], guides[0]]
    const players = seated.map((guide) => ({ coach: veteranCoach(guide), budget: { decisions } }))
    const { winner } = game.result(playMatch(game, options, seed, players).match)
    score += winner === null ? 0.5 : winner === first ? 1 : 0
  }
  return score
}

export const pairSeed = ({ seed, pair }: Pick<PairTask, 'seed' | 'pair'>): number => matchSeed(seed, pair + 1)

export const playTask = (pack: GamePackage, task: PairTask): number =>
  playPair(pack, optionsOf(pack, pairSeed(task)), task)
