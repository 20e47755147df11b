import type { BlitzState } from '@undercroft/blitz-bowl'

/** What a seat's position still is worth: as usual, less in its last turn, much before it, nothing after it. */
interface Hopes {
  readonly ball: number
  readonly players: number
  readonly cards: number
}

const USUAL: Hopes = { ball: 1, players: 1, cards: 1 }
const LAST_TO_COME: Hopes = { ball: 3, players: 1, cards: 0.5 }
const LAST: Hopes = { ball: 1, players: 0.3, cards: 0.1 }
const NONE: Hopes = { ball: 0, players: 0, cards: 0 }

/** The last card is dealt: this turn and one of the other coach are the last (BZ-WIN-03, BZ-WIN-04). */
export function hopesOf({ lastTurn, turn, active }: BlitzState, seat: number): Hopes {
  if (lastTurn === 0 || turn < lastTurn - 1) return USUAL
  if (active === seat) return LAST
  return turn < lastTurn ? LAST_TO_COME : NONE
}

const AHEAD = { lastButOne: 20, last: 60 }

/** In the last two turns it matters who is ahead, not by how much (BZ-WIN-05). */
export function leadValue({ lastTurn, turn, scores }: BlitzState, seat: number): number {
  if (lastTurn === 0 || turn < lastTurn - 1 || scores[seat] <= scores[1 - seat]) return 0
  return turn < lastTurn ? AHEAD.lastButOne : AHEAD.last
}
