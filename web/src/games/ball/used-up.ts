import type { BallEvent, Team } from '@undercroft/ball'
import type { Decision, GameEvent } from '@undercroft/engine'
import type { UsedUp } from '../adapter.ts'
import { actionGlyphs } from './glyphs.ts'
import type { BallKit, BallView } from './kit.ts'

/** What a team does once in a turn, and where it is written down. */
const ONCE = {
  blitz: 'blitzUsed',
  pass: 'passUsed',
  'hand-off': 'handOffUsed',
  'throw-team-mate': 'throwUsed',
  foul: 'foulUsed',
} as const satisfies Record<string, keyof Team>

/** What the team whose turn it is has done, and by whom. */
export const usedUp =
  <M extends BallView>(kit: BallKit<M>) =>
  (match: M, { kind, seat }: Decision, events: readonly GameEvent[]): UsedUp[] => {
    if (kind !== 'turn' && kind !== 'declare') return []
    const team = match.state.teams[seat]
    return Object.entries(ONCE).flatMap(([group, field]) => {
      if (team[field] === 0) return []
      const declared = (events as readonly BallEvent[]).findLast(
        (event) => event.type === 'declared' && event.action === group,
      )
      const by = declared?.type === 'declared' ? kit.playerName(match, declared.player) : null
      return [{ group, glyph: actionGlyphs[group], by }]
    })
  }
