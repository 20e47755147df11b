import { call, done, go, type Procedure, procedure } from '@undercroft/engine'
import { listenersOf } from '../abilities/registry.ts'
import { areAllies, has, isPresent } from '../creatures.ts'
import { dropForce } from '../magic/force.ts'
import { DESTROYED, ELIMINATED, type SkirmishMatch } from '../state.ts'
import { beginDestroy, type DestroyGiven, type DestroyLocals } from './destroy-locals.ts'
import { score } from './score.ts'

/** Takes a creature out of the game and credits its points. */
export function eliminate(match: SkirmishMatch, id: number, by: number, how: 'destroyed' | 'left' | 'gone'): void {
  const victim = match.state.creatures[id]
  victim.status |= how === 'destroyed' ? ELIMINATED | DESTROYED : ELIMINATED
  victim.square = -1
  dropForce(match, victim)
  match.events?.push({
    type: 'eliminated',
    creature: id,
    how,
    by,
    points: victim.worth,
    rules: ['SK-KEY-ELIMINATED-01'],
  })
  score(match, victim, by)
}

/** A creature is destroyed (SK-KEY-DESTROYED-01): last blows, removal, points, and what hangs on it. */
export const destroy: Procedure<SkirmishMatch, DestroyLocals, DestroyGiven> = procedure<
  SkirmishMatch,
  DestroyLocals,
  DestroyGiven
>('destroy', beginDestroy, {
  start(match, frame) {
    const victim = match.state.creatures[frame.victim]
    if (has(victim, ELIMINATED)) return done(match)
    return go(match, frame.reduced ? 'dying' : 'remove')
  },
  dying(match, frame) {
    const victim = match.state.creatures[frame.victim]
    const listeners = listenersOf(match, victim, 'dying')
    while (frame.next < listeners.length) {
      const next = listeners[frame.next++].answer(match, victim, frame)
      if (next) return next
    }
    return go(match, 'remove')
  },
  remove(match, frame) {
    const victim = match.state.creatures[frame.victim]
    if (has(victim, ELIMINATED)) return done(match)
    frame.square = victim.square
    frame.next = 0
    eliminate(match, victim.id, frame.by, 'destroyed')
    const slayer = frame.cause < 0 ? null : match.state.creatures[frame.cause]
    if (slayer && isPresent(slayer)) {
      for (const { answer } of listenersOf(match, slayer, 'slewOne')) answer(match, slayer, victim)
    }
    return go(match, frame.reduced ? 'died' : 'bonds')
  },
  died(match, frame) {
    const victim = match.state.creatures[frame.victim]
    const listeners = listenersOf(match, victim, 'died')
    while (frame.next < listeners.length) {
      const next = listeners[frame.next++].answer(match, victim, frame)
      if (next) return next
    }
    frame.next = 0
    return go(match, 'bonds')
  },
  bonds(match, frame) {
    return call(match, breakBonds, { creature: frame.victim, by: frame.by }, 'cowards')
  },
  cowards(match, frame) {
    const victim = match.state.creatures[frame.victim]
    while (frame.next < match.state.creatures.length) {
      const ally = match.state.creatures[frame.next++]
      if (!isPresent(ally) || !areAllies(match, victim, ally)) continue
      for (const { answer } of listenersOf(match, ally, 'allyDestroyed')) {
        const next = answer(match, ally, frame)
        if (next) return next
      }
    }
    return done(match)
  },
})

interface BondLocals {
  readonly creature: number
  readonly by: number
}

/** Creatures that need or were summoned by one that is eliminated go with it (SK-AB-REQUIRES-02, SK-KEY-SUMMON-06). */
export const breakBonds: Procedure<SkirmishMatch, BondLocals> = procedure<SkirmishMatch, BondLocals>('break-bonds', {
  start(match, { creature, by }) {
    for (const other of match.state.creatures) {
      if (other.bond !== creature || has(other, ELIMINATED)) continue
      eliminate(match, other.id, by, 'gone')
      return call(match, breakBonds, { creature: other.id, by }, 'start')
    }
    return done(match)
  },
})
