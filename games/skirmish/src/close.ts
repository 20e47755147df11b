import { gapAlong } from './board/measure.ts'
import { areEnemies, cardOf, isPresent } from './creatures.ts'
import type { Creature, SkirmishMatch } from './state.ts'

/** Bits of who stands close to a creature: at most one square away from its space, walls and sight aside. */
export const SOMEBODY = 1
export const AN_ENEMY = 2

/** The widest space: three squares. */
const WIDEST = 3

/**
 * Who is close to it. Most creatures stand alone most of the time, and then the rules about neighbours (melee, threat, attacks
 * of opportunity, waking, shared spaces) need not be asked.
 */
export function closeTo(match: SkirmishMatch, creature: Creature): number {
  const { creatures, width: columns } = match.state
  const { width } = cardOf(match, creature)
  const x = creature.square % columns
  const y = (creature.square / columns) | 0
  const first = (y - WIDEST) * columns
  const end = (y + width + 1) * columns
  let found = 0
  for (let i = 0; i < creatures.length; i++) {
    const other = creatures[i]
    const { square } = other
    // Most stand in rows that are far off.
    if (square < first || square >= end || other === creature || !isPresent(other)) continue
    const wide = cardOf(match, other).width
    if (gapAlong(x, width, square % columns, wide) > 1 || gapAlong(y, width, (square / columns) | 0, wide) > 1) continue
    if (areEnemies(match, creature, other)) return SOMEBODY | AN_ENEMY
    found = SOMEBODY
  }
  return found
}
