import { listenersOf, mayAnswer } from '../abilities/registry.ts'
import { distance } from '../board/measure.ts'
import { AN_ENEMY, closeTo } from '../close.ts'
import { adjacent, areEnemies, boardIn, cardOf, gapBetween, isPresent, widthOf } from '../creatures.ts'
import { ANYWHERE, canSee, hasLineOfEffect, isThreatened, nearestSeen } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

const mayReachFar = mayAnswer('reach')

/** How far its melee attacks reach: 1 next to it. */
export function reachOf(match: SkirmishMatch, creature: Creature): number {
  let reach = 1
  if (!mayReachFar(match, creature)) return reach
  for (const { answer } of listenersOf(match, creature, 'reach')) {
    reach = Math.max(reach, answer(match, creature))
  }
  return reach
}

/** Can it strike this creature in melee: adjacent, or within its reach and in sight (SK-MELEE-01, SK-AB-MELEE-REACH-01)? */
export function canStrike(match: SkirmishMatch, creature: Creature, other: Creature, reach: number): boolean {
  const gap = gapBetween(match, creature, other)
  if (gap > reach) return false
  if (gap <= 1 && adjacent(match, creature, other)) return true
  return reach > 1 && canSee(match, creature, other) && hasLineOfEffect(match, creature, other)
}

const NOBODY: readonly Creature[] = []

export function meleeTargets(
  match: SkirmishMatch,
  creature: Creature,
  close = closeTo(match, creature),
): readonly Creature[] {
  const reach = reachOf(match, creature)
  if (reach === 1 && (close & AN_ENEMY) === 0) return NOBODY
  const targets: Creature[] = []
  const board = boardIn(match)
  const width = widthOf(match, creature)
  for (const other of match.state.creatures) {
    if (!isPresent(other) || !areEnemies(match, creature, other)) continue
    if (distance(board, creature.square, width, other.square, widthOf(match, other)) > reach) continue
    if (canStrike(match, creature, other, reach)) targets.push(other)
  }
  return targets
}

/** An enemy that this creature routed this turn may be passed over (SK-RANGED-07). */
const isDrivenOff = (match: SkirmishMatch, creature: Creature, other: Creature): boolean =>
  other.routCause === creature.id && other.routTurn === match.state.turn

const standsGround = (match: SkirmishMatch, creature: Creature, other: Creature): boolean =>
  areEnemies(match, creature, other) && !isDrivenOff(match, creature, other)

/** Whom it may shoot: the nearest enemy that it sees, if in range (SK-RANGED-03, SK-RANGED-05, SK-RANGED-09). */
export function rangedTargets(match: SkirmishMatch, creature: Creature, close: number): readonly Creature[] {
  const card = cardOf(match, creature)
  if (card.ranged.length === 0 || isThreatened(match, creature, close)) return NOBODY
  const within = card.range === 0 ? ANYWHERE : card.range
  const nearest = nearestSeen(match, creature, areEnemies, within)
  if (nearest.some((other) => isDrivenOff(match, creature, other))) {
    for (const other of nearestSeen(match, creature, standsGround, within))
      if (!nearest.includes(other)) nearest.push(other)
  }
  return boardIn(match).hasForce ? nearest.filter((other) => hasLineOfEffect(match, creature, other)) : nearest
}
