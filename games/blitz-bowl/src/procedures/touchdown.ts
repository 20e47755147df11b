import { endOf, firstOf, isInOpposingEndZone, isOpen } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { removeBall, sendToBench } from './changes.ts'
import { extraPoint } from './score.ts'

const TOUCHDOWN = 4

/** BZ-TD-01 to BZ-TD-07: every open player of the active team who holds a ball in the other End Zone scores. */
export function checkTouchdowns(match: Blitz): void {
  const { state } = match
  const team = state.active
  for (let player = firstOf(state, team); player < endOf(state, team); player++) {
    const piece = state.players[player]
    if (piece.ball >= 0 && isInOpposingEndZone(piece) && isOpen(state, player)) score(match, player)
  }
}

function score(match: Blitz, player: number): void {
  const { state } = match
  const piece = state.players[player]
  const points = TOUCHDOWN + extraPoint(state)
  const record = state.acts[state.acts.length - 1]
  record.scored |= 1 << piece.ball
  removeBall(match, piece.ball)
  sendToBench(match, player)
  // BZ-RES-07: they come back as a new player.
  piece.done = 0
  piece.spent = false
  state.scores[piece.team] += points
  state.touchdowns[piece.team]++
  match.events?.push({ type: 'touchdown', player, seat: piece.team, points, rules: ['BZ-TD-01', 'BZ-TD-05'] })
}
