import type { Match } from '@undercroft/engine'
import type { PlayAhead } from './play-ahead.ts'

/** Off the likely way a question with more answers than this is not looked into. */
const FEW = 7
const NESTED = 6
/** What is not known is feared: as likely as not the turn is lost. */
export const UNKNOWN = 0.5
/** Deeper than this inside rolls, questions get their safe answer. */
const CHOSEN = 2

/** What a position off the likely way is worth, and how likely the seat's turn is over there. */
export interface Estimate {
  readonly value: number
  readonly lost: number
}

/** Nothing more is begun deeper than this. */
const BEGUN = 1

/** Without following it far. */
export function estimate<M extends Match>(play: PlayAhead<M>, match: M, nesting: number): Estimate {
  if (play.purse.empty && (match.waiting || !play.isEnd(match))) return { value: play.value(match), lost: UNKNOWN }
  if (nesting > NESTED) return there(play, match)
  if (match.waiting) return average(play, match, nesting)
  const at = play.runOn(match)
  if (at.waiting) return average(play, at, nesting)
  if (play.isEnd(at) || (nesting > BEGUN && play.isSettled(at))) return there(play, at)
  const actions = play.choices(at)
  if (actions.length > FEW) return there(play, at)
  if (nesting > CHOSEN) return estimate(play, play.played(at, play.game.fallback(at)), nesting + 1)
  let best: Estimate | null = null
  for (const action of actions) {
    const found = estimate(play, play.played(at, action), nesting + 1)
    if (!best || found.value > best.value) best = found
  }
  return best ?? there(play, at)
}

function average<M extends Match>(play: PlayAhead<M>, match: M, nesting: number): Estimate {
  let value = 0
  let lost = 0
  for (const { match: next, share } of play.outcomes(match, nesting)) {
    const found = estimate(play, next, nesting + 1)
    value += share * found.value
    lost += share * found.lost
  }
  return { value, lost }
}

const there = <M extends Match>(play: PlayAhead<M>, match: M): Estimate => ({
  value: play.value(match),
  lost: play.isOwn(match) ? 0 : 1,
})
