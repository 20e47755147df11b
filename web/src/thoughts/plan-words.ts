import { type Action, type Match, sameAction } from '@undercroft/engine'
import type { Square } from '../board/model.ts'
import type { Choice, GameAdapter } from '../games/adapter.ts'

/** A plan as people tell it: who does what, and where. */
export interface PlanWords {
  readonly who: string
  readonly what: readonly string[]
  readonly squares: readonly Square[]
}

/** Plays the plan in a copy of what its coach saw, up to the first dice, and tells each choice by its name. */
export function planInWords(adapter: GameAdapter, view: Match, actions: readonly Action[]): PlanWords {
  const { game } = adapter
  const match = game.clone(view)
  match.dice = null
  const choices: Choice[] = []
  const decision = game.decision(match)
  let piece = decision ? adapter.subject(view, decision, game.about(view)) : null
  for (const action of actions) {
    const asked = match.waiting ? null : game.decision(match)
    const choice = asked && adapter.choices(match, asked).find((known) => sameAction(known.action, action))
    // What was imagined to be there need not be.
    if (!choice) break
    piece = choice.piece ?? piece
    choices.push(choice)
    game.play(match, choice.action)
  }
  const told = choices.filter((choice, i) => isTold(choice, choices[i + 1]))
  return {
    who: piece === null ? '' : (adapter.piece(view, piece)?.name ?? ''),
    what: (told.length > 0 ? told : choices.slice(-1)).map(({ label }) => label),
    squares: told.flatMap(({ square }) => square ?? []),
  }
}

/** Of a way only the end is told, and not that somebody stops there. */
function isTold({ opens, group }: Choice, next: Choice | undefined): boolean {
  return !opens && group !== 'stop' && !(group === 'step' && next?.group === 'step')
}
