import { type Action, type Game, type Match, Random } from '@undercroft/engine'
import type { Budget, Coach } from './coach.ts'

/** Somebody who plays one seat of a match between computers. */
export interface Player<M extends Match> {
  readonly coach: Coach<M>
  readonly budget: Budget
}

export interface PlayedMatch<M extends Match> {
  readonly match: M
  readonly actions: readonly Action[]
}

/** Plays a whole match between computers. The same seed and budgets in decisions give the same match. */
export function playMatch<M extends Match>(
  game: Game<M>,
  options: unknown,
  seed: number,
  players: readonly Player<M>[],
): PlayedMatch<M> {
  const match = game.create(options, seed)
  const random = players.map((_, seat) => new Random(seed * 16 + seat + 1))
  const actions: Action[] = []
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const { seat } = decision
    const { coach, budget } = players[seat]
    const { action } = coach.choose({
      game,
      view: game.view(match, seat),
      decision,
      seat,
      random: random[seat],
      budget,
    })
    actions.push(action)
    game.play(match, game.legal(match, action))
  }
  return { match, actions }
}
