import { isNamedBy } from '../alignment.ts'
import type { Effect } from '../card/effect.ts'
import { areAllies, areEnemies, cardOf, gapBetween, isPresent, isWounded } from '../creatures.ts'
import { canSee, hasLineOfEffect } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { canStrike, reachOf } from '../turn/reach.ts'

/** May the effect be aimed at this creature at all (SK-SPELL-12)? */
export function isFitTarget(match: SkirmishMatch, caster: Creature, target: Creature, effect: Effect): boolean {
  const card = cardOf(match, target)
  if (effect.living && !card.living) return false
  if (effect.wounded && !isWounded(match, target)) return false
  if (card.level > effect.maxLevel) return false
  if (effect.only !== null && !isNamedBy(match, target, effect.only)) return false
  if (effect.alliesOnly && !areAllies(match, caster, target)) return false
  return !effect.enemiesOnly || areEnemies(match, caster, target)
}

/** Whom a touch reaches: itself, adjacent creatures, and whatever it could strike (SK-SPELL-04, SK-KEY-TOUCH-01). */
function touchTargets(match: SkirmishMatch, caster: Creature, close: number): readonly Creature[] {
  const reach = reachOf(match, caster)
  if (reach === 1 && close === 0) return [caster]
  return match.state.creatures.filter((other) => {
    if (!isPresent(other)) return false
    if (other.id === caster.id) return true
    return canStrike(match, caster, other, areEnemies(match, caster, other) ? reach : 1)
  })
}

/**
 * Whom a single-target effect may be aimed at; `close` is who is close to the caster, `nearest` are the nearest ones that it sees.
 * `sightOnly` is set for gazes, which need line of sight but no line of effect (SK-AB-GAZE-ATTACK-03).
 */
export function targetsOf(
  match: SkirmishMatch,
  caster: Creature,
  effect: Effect,
  close: number,
  nearest: readonly Creature[],
  sightOnly = false,
): Creature[] {
  const targets: Creature[] = []
  if (effect.range === 'self') targets.push(caster)
  else if (effect.range === 'touch') {
    for (const other of touchTargets(match, caster, close)) {
      if (isFitTarget(match, caster, other, effect)) targets.push(other)
    }
  } else {
    for (const other of nearest) {
      if (effect.range !== 'sight' && gapBetween(match, caster, other) > 6) continue
      if (!sightOnly && !hasLineOfEffect(match, caster, other)) continue
      // A creature that shields others from an area may still be its middle; what it does to each is settled later.
      if (effect.radius > 0 || isFitTarget(match, caster, other, effect)) targets.push(other)
    }
  }
  return targets
}

/** Creatures in range and sight, nearest or not (SK-KEY-ANY-01). */
export function anyInRange(match: SkirmishMatch, caster: Creature, effect: Effect): Creature[] {
  return match.state.creatures.filter(
    (other) =>
      isPresent(other) &&
      (effect.switches !== 'enemies' || areEnemies(match, caster, other)) &&
      (effect.range === 'sight' || gapBetween(match, caster, other) <= 6) &&
      canSee(match, caster, other) &&
      hasLineOfEffect(match, caster, other),
  )
}
