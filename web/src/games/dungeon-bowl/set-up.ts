import type { Action, Decision } from '@undercroft/engine'
import { squareOf } from './names.ts'
import type { DungeonMatch } from './rules.ts'

/** Where a hasty coach puts chests, portals and players: chests spread out, the strong and the fast first. */
export function chooseSetUp(match: DungeonMatch, { kind, actions }: Decision, count: number): Action {
  if (kind === 'starter') return bestPlayer(match, actions)
  if (kind === 'place-chest' || kind === 'place-portal') return farthest(match, actions)
  return actions[(count * 5) % actions.length]
}

function bestPlayer({ state }: DungeonMatch, actions: readonly Action[]): Action {
  const worth = (action: Action) => {
    const { st, ma, ag, av } = state.players[(action as Action & { player: number }).player]
    return 3 * st + 2 * ma + av - 2 * ag
  }
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** The square farthest from all chests and portals that lie there already. */
function farthest(match: DungeonMatch, actions: readonly Action[]): Action {
  const laid = [...match.state.chests, ...match.state.portals].map((square) => squareOf(match, square))
  const space = (action: Action) => {
    const { x, y } = squareOf(match, (action as Action & { square: number }).square)
    return Math.min(99, ...laid.map((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y))))
  }
  return actions.reduce((best, action) => (space(action) > space(best) ? action : best))
}
