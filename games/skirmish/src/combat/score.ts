import { has, teamOf } from '../creatures.ts'
import { type Creature, MISLED, type SkirmishMatch } from '../state.ts'

/** Credits an elimination (SK-SCEN-02); without an enemy's doing the opponents share the points (SK-SCEN-04). */
export function score(match: SkirmishMatch, victim: Creature, by: number): void {
  // SK-COND-CONFUSION-03: the opponent that controls it scores it, whoever eliminates it.
  const scorer = has(victim, MISLED) ? victim.seat : by
  victim.scorer = scorer >= 0 && teamOf(match, scorer) !== teamOf(match, victim.owner) ? scorer : -1
  if (victim.scorer >= 0) match.state.kills[victim.scorer]++
  credit(match, victim, 1)
}

/** Gives the points for a creature, or takes them back when it returns (SK-KEY-DESTROYED-02, SK-KEY-PHASE-OUT-02). */
export function credit(match: SkirmishMatch, creature: Creature, sign: 1 | -1): void {
  if (creature.scorer >= 0) {
    gain(match, creature.scorer, sign * creature.worth)
    return
  }
  const opponents = match.state.scores
    .map((_, seat) => seat)
    .filter((seat) => teamOf(match, seat) !== teamOf(match, creature.owner))
  for (const seat of opponents) gain(match, seat, sign * Math.floor(creature.worth / opponents.length))
}

function gain(match: SkirmishMatch, seat: number, points: number): void {
  if (points === 0) return
  match.state.scores[seat] += points
  match.events?.push({ type: 'scored', seat, points, total: match.state.scores[seat] })
}
