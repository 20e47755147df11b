import { gapAlong } from './board/measure.ts'
import { areEnemies, boardIn, cardOf, has, isPresent } from './creatures.ts'
import { ASLEEP, type Creature, type SkirmishMatch } from './state.ts'

/** Bits of who stands close to a creature: at most one square away from its space, walls and sight aside. */
export const SOMEBODY = 1
export const AN_ENEMY = 2
export const A_SLEEPER = 4
/** The blocks of both overlap: their spaces may, but for squares of wall in them. */
export const AN_OVERLAP = 8

/** The widest space: three squares. */
const WIDEST = 3

/**
 * Who is close to it. Most creatures stand alone most of the time, and then the rules about neighbours (melee, threat, attacks
 * of opportunity, waking, shared spaces) need not be asked. `around` is given everybody within two squares: whom it may meet
 * with its next two steps.
 */
export function closeTo(match: SkirmishMatch, creature: Creature, around?: Creature[]): number {
  const { creatures } = match.state
  const { column, row, width: columns } = boardIn(match)
  const { width } = cardOf(match, creature)
  const x = column[creature.square]
  const y = row[creature.square]
  const first = (y - WIDEST - 1) * columns
  const end = (y + width + 2) * columns
  const left = x - WIDEST - 1
  const right = x + width + 1
  let bits = 0
  for (let i = 0; i < creatures.length; i++) {
    const other = creatures[i]
    const { square } = other
    // Most stand in rows that are far off, most others in columns that are.
    if (square < first || square >= end || column[square] < left || column[square] > right) continue
    if (other === creature || !isPresent(other)) continue
    const wide = cardOf(match, other).width
    const across = gapAlong(x, width, column[square], wide)
    const down = gapAlong(y, width, row[square], wide)
    if (across > 2 || down > 2) continue
    around?.push(other)
    if (across > 1 || down > 1) continue
    bits |= areEnemies(match, creature, other) ? SOMEBODY | AN_ENEMY : SOMEBODY
    if (has(other, ASLEEP)) bits |= A_SLEEPER
    if (across === 0 && down === 0) bits |= AN_OVERLAP
  }
  return bits
}
