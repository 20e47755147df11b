import { sure } from '@undercroft/engine'
import { isHeard, listenersOf } from './abilities.ts'
import type { BallMatch, Player } from './state.ts'

/** May the active team use a team re-roll, a bought one or one that a player brings (DB-RR-08)? */
export function hasTeamReroll(match: BallMatch): boolean {
  const { active, teams, inTurn } = match.state
  return inTurn === 1 && (teams[active].rerolls > 0 || bringerOf(match) !== undefined)
}

/** A player of the active team who brings a re-roll that is not used yet. */
function bringerOf(match: BallMatch): Player | undefined {
  if (!isHeard(match, 'extraRerolls')) return undefined
  return match.state.players.find(
    (player) =>
      player.team === match.state.active &&
      listenersOf(match, player, 'extraRerolls').some(({ answer }) => answer(match, player.id) > 0),
  )
}

/** Takes one away: one that lapses soon, then a bought one. */
export function spendTeamReroll(match: BallMatch): void {
  const { active, teams } = match.state
  if (teams[active].rerolls > 0) {
    teams[active].rerolls--
    if (teams[active].lapsing > 0) teams[active].lapsing--
  } else {
    const bringer = sure(bringerOf(match), 'team re-roll to spend')
    for (const { answer } of listenersOf(match, bringer, 'spendExtraReroll')) answer(match, bringer.id)
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
