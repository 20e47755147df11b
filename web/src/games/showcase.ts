import type { BoardModel } from '../board/model.ts'
import type { GameAdapter } from './adapter.ts'

/** Any match will do; this one looks well. */
const SEED = 11
/** More decisions than lining up takes. */
const MOST_DECISIONS = 300

/** The board of a match that is about to begin: both sides lined up, nobody has acted. */
export function showcase(adapter: GameAdapter): BoardModel {
  const { game, lineUp } = adapter
  const match = game.create(adapter.quickOptions(), SEED)
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const decision = game.decision(match)
    if (!decision || adapter.unused(match, decision) > 0) break
    game.play(match, lineUp.kinds.has(decision.kind) ? lineUp.choose(match, decision, i) : game.fallback(match))
  }
  return adapter.board(match)
}
