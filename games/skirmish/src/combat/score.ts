import { has, teamOf } from '../creatures.ts'
import { type Creature, MISLED, type SkirmishMatch } from '../state.ts'

/** Credits an elimination (SK-SCEN-02); without an enemy's doing the opponents share the points (SK-SCEN-04). */
export function score(match: SkirmishMatch, victim: Creature, by: number): void {
  const { state } = match
  // SK-COND-CONFUSION-03: the opponent that controls it scores it, whoever eliminates it.
  const scorer = has(victim, MISLED) ? victim.seat : by
  if (scorer >= 0 && teamOf(match, scorer) !== teamOf(match, victim.owner)) {
    state.kills[scorer]++
    gain(match, scorer, victim.worth)
    return
  }
  const opponents = state.scores
    .map((_, seat) => seat)
    .filter((seat) => teamOf(match, seat) !== teamOf(match, victim.owner))
  for (const seat of opponents) gain(match, seat, Math.floor(victim.worth / opponents.length))
}

/** Points for a creature that is brought back are lost again (SK-KEY-DESTROYED-02, SK-KEY-PHASE-OUT-02). */
export function gain(match: SkirmishMatch, seat: number, points: number): void {
  if (points === 0) return
  match.state.scores[seat] += points
  match.events?.push({ type: 'scored', seat, points, total: match.state.scores[seat] })
}
