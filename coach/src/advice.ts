import type { Action, Game, Match, Random } from '@undercroft/engine'
import type { Budget, Choice } from './coach.ts'
import type { Reason } from './guide.ts'
import { coachFor, guideFor, type Level } from './levels.ts'

/** Something that a computer thought of doing, as it is told to people. */
export interface ToldPlan {
  /** As far as it can be known before dice fall. */
  readonly actions: readonly Action[]
  /** What it is worth, against the position as it is, and what of that shows at once. */
  readonly gain: number
  /** How likely it goes as it most likely does: 1 where nothing is rolled for. */
  readonly sure: number
  readonly reasons: readonly Reason[]
}

/** The plans that a computer of this level weighed before it chose, the best first. */
export function toldPlans(game: string, level: Level, view: Match, seat: number, { candidates }: Choice): ToldPlan[] {
  if (candidates.length === 0) return []
  const now = guideFor(game, level).reasons(view, seat)
  const sum = now.reduce((total, { value }) => total + value, 0)
  return candidates
    .filter(({ value }) => Number.isFinite(value))
    .map(({ actions, value, sure, reasons }) => ({
      actions,
      sure,
      gain: value - sum,
      reasons: reasons.map(({ term, value: then }, i) => ({ term, value: then - now[i].value })),
    }))
}

/** What a veteran would do at this seat who comes upon the match just now, the best first. */
export function advice(game: Game, view: Match, seat: number, random: Random, budget: Budget): ToldPlan[] {
  const decision = game.decision(view)
  if (!decision) throw new Error('nobody is asked')
  const choice = coachFor(game.id, 'veteran').choose({ game, view, decision, seat, random, budget })
  const plans = toldPlans(game.id, 'veteran', view, seat, choice)
  return plans.length > 0 ? plans : [{ actions: [choice.action], gain: 0, sure: 1, reasons: [] }]
}
