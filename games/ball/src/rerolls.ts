import { isHeard, listenersOf } from './abilities.ts'
import type { BallMatch, Player } from './state.ts'

/** How many team re-rolls the active team has left, brought ones included (DB-RR-08). */
export function teamRerolls(match: BallMatch): number {
  const { active, teams } = match.state
  return teams[active].rerolls > 0 ? teams[active].rerolls : extraRerolls(match)
}

function extraRerolls(match: BallMatch): number {
  if (!isHeard(match, 'extraRerolls')) return 0
  let count = 0
  for (const player of match.state.players) {
    if (player.team !== match.state.active) continue
    for (const { answer } of listenersOf(match, player, 'extraRerolls')) count += answer(match, player.id)
  }
  return count
}

/** Takes one away, a bought one first. */
export function spendTeamReroll(match: BallMatch): void {
  const { active, teams, players } = match.state
  if (teams[active].rerolls > 0) teams[active].rerolls--
  else
    spending: for (const player of players) {
      if (player.team !== active) continue
      for (const { answer } of listenersOf(match, player, 'extraRerolls')) {
        if (answer(match, player.id) === 0) continue
        for (const spender of listenersOf(match, player, 'spendExtraReroll')) spender.answer(match, player.id)
        break spending
      }
    }
  match.events?.push({ type: 're-roll', team: active, source: 'team', left: teams[active].rerolls })
}

/** What a D6 must show before this player may use a team re-roll; 1 for no die at all. */
export function teamRerollNeeds(match: BallMatch, player: Player): number {
  let needs = 1
  for (const { answer } of listenersOf(match, player, 'teamRerollNeeds'))
    needs = Math.max(needs, answer(match, player.id))
  return needs
}
