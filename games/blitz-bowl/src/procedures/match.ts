import { call, finish, type Next, procedure } from '@undercroft/engine'
import { arenaOf } from '../arenas/rules.ts'
import type { Blitz } from '../state.ts'
import { setUp } from './set-up.ts'
import { beginTurn, turn } from './turn.ts'

/** A whole match: set-up, then turns of Coach A and Coach B by turns (BZ-TURN-01) until one of the endings. */
export const wholeMatch = procedure<Blitz, object>('match', {
  start: (match) => call(match, setUp, {}, 'first'),
  first: (match) => {
    match.state.active = 1 - match.state.tossWinner
    return nextTurn(match)
  },
  turn: (match) => nextTurn(match),
  next: (match) => {
    const { state } = match
    if (state.turn === state.lastTurn) return endOnPoints(match)
    state.active = 1 - state.active
    return nextTurn(match)
  },
})

function nextTurn(match: Blitz): Next {
  const { state } = match
  beginTurn(match)
  // BZ-WIN-01, BZ-WIN-02: only the coach whose turn begins.
  const lead = state.scores[state.active] - state.scores[1 - state.active]
  if (lead >= arenaOf(state).suddenDeathLead) return end(match, 'sudden-death', state.active)
  return call(match, turn, {}, 'next')
}

/** BZ-WIN-05 */
function endOnPoints(match: Blitz) {
  const [first, second] = match.state.scores
  if (first === second) return end(match, 'draw', -1)
  return end(match, 'points', first > second ? 0 : 1)
}

function end(match: Blitz, reason: 'sudden-death' | 'points' | 'draw', winner: number) {
  const { state } = match
  state.ending = reason
  state.winner = winner
  match.events?.push({
    type: 'match-end',
    reason,
    winner: winner < 0 ? null : winner,
    scores: [...state.scores],
    rules: [reason === 'sudden-death' ? 'BZ-WIN-01' : 'BZ-WIN-05'],
  })
  return finish(match)
}
