import type { TurnEvent } from './events.ts'
import { type BallMatch, emptied, NOBODY, ON_BOARD, PRONE, STUNNED } from './state.ts'

/** The turn of a team begins: resets what counts per team turn. `told`: which turn it is, where a game counts otherwise. */
export function beginTurn({ state, events }: BallMatch, active: number, told?: Pick<TurnEvent, 'turn' | 'half'>): void {
  const team = state.teams[active]
  state.active = active
  state.activePlayer = NOBODY
  state.turnover = ''
  team.turns++
  team.passUsed = 0
  team.handOffUsed = 0
  team.throwUsed = 0
  team.blitzUsed = 0
  team.foulUsed = 0
  team.otherUsed = 0
  for (const player of state.players) {
    player.activated = 0
    player.spentThisTurn = emptied(player.spentThisTurn)
  }
  events?.push({ type: 'turn-began', team: active, turn: team.turns, ...told })
}

/** Players who were Stunned when the turn began become Prone (DB-STAT-18, DB-STAT-19). */
export function rouse({ state, events }: BallMatch, team: number): void {
  for (const player of state.players) {
    if (player.team !== team || player.place !== ON_BOARD || player.status !== STUNNED) continue
    if (player.freshlyStunned === 1) player.freshlyStunned = 0
    else {
      player.status = PRONE
      events?.push({ type: 'turned-over', player: player.id })
    }
  }
}
