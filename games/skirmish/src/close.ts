import { isSqueezed } from './board/board.ts'
import { areEnemies, boardIn, cardOf, has, isHelpless, isPresent } from './creatures.ts'
import { type Crowd, meetings } from './crowd.ts'
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
 * of opportunity, waking, shared spaces) need not be asked. `crowd` is told about everybody within two squares: whom it may meet
 * with its next two steps.
 */
export function closeTo(match: SkirmishMatch, creature: Creature, crowd?: Crowd): number {
  const { creatures } = match.state
  const board = boardIn(match)
  const { column, row, width: columns } = board
  const { width } = cardOf(match, creature)
  const x = column[creature.square]
  const y = row[creature.square]
  // Whoever is not on the grid stands on no square: -1.
  const first = y > WIDEST ? (y - WIDEST - 1) * columns : 0
  const end = (y + width + 2) * columns
  let bits = 0
  for (let i = 0; i < creatures.length; i++) {
    const other = creatures[i]
    const { square } = other
    // Most stand in rows that are far off, most others in columns that are.
    if (square < first || square >= end) continue
    const right = column[square] - x
    if (right < -WIDEST - 1 || right > width + 1 || other === creature || !isPresent(other)) continue
    const down = row[square] - y
    const wide = cardOf(match, other).width
    const across = right > 0 ? right - width + 1 : 1 - wide - right
    const along = down > 0 ? down - width + 1 : 1 - wide - down
    if (across > 2 || along > 2) continue
    const isEnemy = areEnemies(match, creature, other)
    if (crowd) {
      const places = meetings(right, down, width, wide)
      if (isEnemy && !isHelpless(other)) crowd.foes |= places
      else crowd.friends |= places
      if (isSqueezed(board, square, wide)) crowd.squeezed = true
    }
    if (across > 1 || along > 1) continue
    bits |= isEnemy ? SOMEBODY | AN_ENEMY : SOMEBODY
    if (has(other, ASLEEP)) bits |= A_SLEEPER
    if (across <= 0 && along <= 0) bits |= AN_OVERLAP
  }
  return bits
}
