import type { Match } from '@undercroft/engine'
import type { Lookout } from './lookout.ts'

/** Blitz Bowl: whoever was never used. */
export function blitzLookout(): Lookout {
  const used = new Set<unknown>()
  return {
    see(_match, _decision, events) {
      for (const { type, player } of events) if (type === 'action') used.add(player)
      return []
    },
    end(match: Match) {
      const { players } = match.state as { readonly players: readonly object[] }
      return players.flatMap((_, player) => (used.has(player) ? [] : [{ what: 'never acted', about: { player } }]))
    },
  }
}
