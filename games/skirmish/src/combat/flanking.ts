import { areEnemies, boardIn, squaresOf, widthOf } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import { threatens } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

/** A melee attacker flanks if another enemy of the defender threatens it from the opposite side or corner (SK-FLANK-01). */
export function isFlanking(match: SkirmishMatch, attacker: Creature, defender: Creature): boolean {
  if (isImmune(match, defender, 'Flanking')) return false
  for (const partner of match.state.creatures) {
    if (partner.id === attacker.id || partner.id === defender.id || !areEnemies(match, partner, defender)) continue
    if (threatens(match, partner, defender) && areOpposite(match, attacker, partner, defender)) return true
  }
  return false
}

/** Some line between centres of their squares crosses two opposite edges of the defender's space (SK-FLANK-02, -05). */
function areOpposite(match: SkirmishMatch, a: Creature, b: Creature, defender: Creature): boolean {
  const { width } = boardIn(match)
  const left = 2 * (defender.square % width)
  const top = 2 * ((defender.square / width) | 0)
  const size = 2 * widthOf(match, defender)
  for (const one of squaresOf(match, a)) {
    const ax = 2 * (one % width) + 1 - left
    const ay = 2 * ((one / width) | 0) + 1 - top
    for (const other of squaresOf(match, b)) {
      const bx = 2 * (other % width) + 1 - left
      const by = 2 * ((other / width) | 0) + 1 - top
      if (meetsBothEdges(ax, ay, bx, by, size) || meetsBothEdges(ay, ax, by, bx, size)) return true
    }
  }
  return false
}

/** Does the segment meet the lines x = 0 and x = size, both times at 0 <= y <= size? */
function meetsBothEdges(ax: number, ay: number, bx: number, by: number, size: number): boolean {
  if (ax > bx) return meetsBothEdges(bx, by, ax, ay, size)
  if (ax > 0 || bx < size) return false
  const run = bx - ax
  const near = ay * run + (by - ay) * (0 - ax)
  const far = ay * run + (by - ay) * (size - ax)
  return near >= 0 && near <= size * run && far >= 0 && far <= size * run
}
