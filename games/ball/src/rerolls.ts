import { isHeard, listenersOf } from './abilities.ts'
import type { BallMatch, Player } from './state.ts'

/** May the active team use a team re-roll, a bought one or one that a player brings (DB-RR-08)? */
export function hasTeamReroll(match: BallMatch): boolean {
  const { active, teams, inTurn } = match.state
  return inTurn === 1 && (teams[active].rerolls > 0 || bringerOf(match) !== undefined)
}

/** How many re-rolls this player brings that are not used yet. */
const broughtBy = (match: BallMatch, player: Player): number =>
  listenersOf(match, player, 'extraRerolls').reduce((sum, { answer }) => sum + answer(match, player.id), 0)

/** A player of the active team who brings one. */
function bringerOf(match: BallMatch): Player | undefined {
  if (!isHeard(match, 'extraRerolls')) return undefined
  return match.state.players.find((player) => player.team === match.state.active && broughtBy(match, player) > 0)
}

/** The team re-rolls that a team has left, those that its players bring counted in (DB-RR-18). */
export function rerollsLeft(match: BallMatch, team: number): number {
  const { teams, players } = match.state
  if (!isHeard(match, 'extraRerolls')) return teams[team].rerolls
  const own = players.filter((player) => player.team === team)
  return own.reduce((sum, player) => sum + broughtBy(match, player), teams[team].rerolls)
}

/** Takes one away, that which may be lost first: one that lapses soon, one that a player brings, then a bought one (BB-RR-12). */
export function spendTeamReroll(match: BallMatch): void {
  const { active, teams } = match.state
  const team = teams[active]
  const bringer = team.lapsing > 0 ? undefined : bringerOf(match)
  if (bringer) for (const { answer } of listenersOf(match, bringer, 'spendExtraReroll')) answer(match, bringer.id)
  else {
    team.rerolls--
    if (team.lapsing > 0) team.lapsing--
  }
  match.events?.push({ type: 're-roll', team: active, source: 'team', left: rerollsLeft(match, active) })
}

/** What a D6 must show before this player may use a team re-roll; 1 for no die at all. */
export function teamRerollNeeds(match: BallMatch, player: Player): number {
  let needs = 1
  for (const { answer } of listenersOf(match, player, 'teamRerollNeeds'))
    needs = Math.max(needs, answer(match, player.id))
  return needs
}
