import type { Way } from '@undercroft/coach'
import type { Action, Match } from '@undercroft/engine'
import type { Brain } from '../games/brain.ts'
import type { FoundWay } from './protocol.ts'

/** The position after these declarations, with dice that are asked for. Null: dice decide before anything can be aimed. */
export function declared({ game }: Brain, view: Match, first: readonly Action[]): Match | null {
  const start = game.clone(view)
  start.dice = null
  for (const action of first) {
    if (start.waiting) return null
    game.play(start, game.legal(start, action))
  }
  return start.waiting ? null : start
}

/** A way as the page gets it: what is played before and after it included. */
export function foundWay(
  brain: Brain,
  start: Match,
  first: readonly Action[],
  { to, steps, chance }: Way,
  end: readonly Action[],
): FoundWay {
  return {
    to: brain.squareAt(to, start),
    actions: [...first, ...steps.map(({ action }) => action), ...end],
    steps: steps.map((step) => ({
      to: brain.squareAt(step.to, start),
      rolls: step.rolls,
      chance: step.chance,
      reactions: step.reactions,
    })),
    chance,
  }
}
