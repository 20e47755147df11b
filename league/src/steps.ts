import type { Action, Game, GameEvent, Match, RollAction, RollRequest } from '@undercroft/engine'
import type { Step } from './game.ts'

/** A sequence that was begun and brought as far as its steps go. */
export interface Played {
  readonly match: Match
  readonly events: readonly GameEvent[]
}

/** Plays steps from the beginning. Throws IllegalAction where one is not legal. */
export function playSteps(game: Game, options: object, steps: readonly Step[]): Played {
  const events: GameEvent[] = []
  const match = game.create(options, null, events)
  for (const step of steps) events.push(...game.apply(match, actionOf(step)))
  return { match, events }
}

export const actionOf = (step: Step): Action => (isRoll(step) ? ({ type: 'roll', values: step } as RollAction) : step)

export const isRoll = (step: Step): step is readonly number[] => Array.isArray(step)

/** Rolls what is asked for: seeded in the terminal, from the browser's own source in the client. */
export type Roller = (request: RollRequest) => readonly number[]

/** Goes on by itself to the end: dice from `roller`, answers from `advise`. Gives the steps that were added. */
export function playOn(
  game: Game,
  match: Match,
  roller: Roller,
  advise: (match: Match) => Action,
  limit = 2000,
): Step[] {
  const steps: Step[] = []
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    if (steps.length >= limit) throw new Error(`'${game.id}' did not end within ${limit} steps`)
    const step = decision.roll ? roller(decision.roll) : advise(match)
    game.apply(match, actionOf(step))
    steps.push(step)
  }
  return steps
}
