import { call, done, go, procedure } from '@undercroft/engine'
import { listenersOf, markBox } from '../abilities/registry.ts'
import { cardOf, isPresent } from '../creatures.ts'
import { unveil } from '../lasting.ts'
import { nearestOfBothSides } from '../sight.ts'
import { ELIMINATED, type SkirmishMatch } from '../state.ts'
import { affectAll } from './affect-all.ts'
import { type Aim, aimsOf, areaSquares, centresFor, creaturesIn } from './area.ts'
import { markSpell } from './boxes.ts'
import { forceRows, raiseForce } from './force.ts'
import { casterOf, effectOf, nameOf, type Power } from './power.ts'
import { revive } from './revive.ts'
import { summon } from './summon.ts'
import { switchPositions } from './switch.ts'

interface CastGiven extends Power {
  /** The creature aimed at; the seat for 'any warband'; -1 where nothing is aimed at. */
  readonly target: number
  /** What makes a creature immune to the whole of it, '' where nothing does. */
  readonly immunity: string
}

interface CastLocals extends CastGiven {
  /** Creatures to be affected. */
  waiting: number[]
}

const beginCast = ({ caster, spell, ability, target, immunity }: CastGiven): CastLocals => ({
  caster,
  spell,
  ability,
  target,
  immunity,
  waiting: [],
})

/** How the area of this casting may be laid. */
function aims(match: SkirmishMatch, frame: CastLocals): Aim[] {
  const effect = effectOf(match, frame)
  if (effect.range === 'cone' || effect.range === 'line') {
    const caster = casterOf(match, frame)
    return aimsOf(match, caster, effect, nearestOfBothSides(match, caster))
  }
  const target = match.state.creatures[frame.target]
  return centresFor(match, target.square, cardOf(match, target).width)
}

function lay(match: SkirmishMatch, frame: CastLocals, aim: Aim) {
  const effect = effectOf(match, frame)
  const caster = casterOf(match, frame)
  // The acting creature is never in its own cone or line (SK-KEY-CONE-02).
  const spared = effect.range === 'cone' || effect.range === 'line' || effect.range === 'self' ? caster.id : -1
  frame.waiting = creaturesIn(match, areaSquares(match, caster, effect, aim), spared)
  return go(match, 'resolve')
}

/** A spell is cast or an ability used: it is paid for, laid out, and works on each creature in turn. */
export const cast = procedure<SkirmishMatch, CastLocals, CastGiven>('cast', beginCast, {
  start(match, frame) {
    const caster = casterOf(match, frame)
    const effect = effectOf(match, frame)
    const name = nameOf(match, frame)
    const { target } = frame
    if (frame.spell >= 0) markSpell(match, caster, frame.spell)
    else markBox(match, caster, frame.ability)
    if (frame.spell >= 0) {
      match.events?.push({ type: 'cast', creature: caster.id, spell: name, target, rules: ['SK-SPELL-08'] })
      if (!effect.invisible || frame.target !== caster.id) unveil(caster)
    } else match.events?.push({ type: 'used', creature: caster.id, ability: name, target })
    if (effect.switches !== null) {
      return call(match, switchPositions, { ...powerOf(frame), first: frame.target }, 'end')
    }
    if (effect.summons.length > 0) return call(match, summon, powerOf(frame), 'end')
    if (effect.returnHp > 0) return call(match, revive, powerOf(frame), 'end')
    if (effect.forceSquares > 0) return go(match, 'force')
    if (effect.range === 'cone' || effect.range === 'line') return go(match, 'aim')
    if (effect.radius > 0) {
      const centres = aims(match, frame)
      return centres.length > 1 ? go(match, 'aim') : lay(match, frame, centres[0])
    }
    frame.waiting = [frame.target]
    if (effect.range === 'your warband') frame.waiting = warband(match, caster.seat)
    if (effect.range === 'any warband') frame.waiting = warband(match, frame.target)
    return go(match, 'resolve')
  },
  aim: {
    kind: 'aim',
    seat: (match, frame) => casterOf(match, frame).seat,
    actions: (match, frame) => aims(match, frame).map((aim) => ({ type: 'aim', ...aim })),
    about: (match, frame) => ({ caster: frame.caster, power: nameOf(match, frame) }),
    answer: (match, frame, action: Aim & { type: string }) => lay(match, frame, action),
  },
  force: {
    kind: 'force',
    seat: (match, frame) => casterOf(match, frame).seat,
    actions: (match, frame) =>
      forceRows(match, casterOf(match, frame), effectOf(match, frame).forceSquares).map((row) => ({
        type: 'wall',
        from: row[0],
        to: row[row.length - 1],
      })),
    answer(match, frame, action: { from: number; to: number }) {
      const { forceSquares } = effectOf(match, frame)
      const stride = (action.to - action.from) / (forceSquares - 1)
      const squares = Array.from({ length: forceSquares }, (_, i) => action.from + i * stride)
      raiseForce(match, casterOf(match, frame), squares)
      return done(match)
    },
  },
  resolve(match, frame) {
    const { caster, spell, ability, immunity, waiting } = frame
    return call(match, affectAll, { caster, spell, ability, immunity, waiting }, 'aimed')
  },
  /** Whoever was aimed at from a distance may have an answer (SK-AB-GAZE-ATTACK-02). */
  aimed(match, frame) {
    const effect = effectOf(match, frame)
    const caster = casterOf(match, frame)
    if ((effect.range !== 'range 6' && effect.range !== 'sight') || !isPresent(caster)) return done(match)
    const target = match.state.creatures[frame.target]
    if (target.id === caster.id || !isPresent(target)) return done(match)
    for (const { answer } of listenersOf(match, target, 'wasAimedAt')) {
      const next = answer(match, target, caster)
      if (next) return next
    }
    return done(match)
  },
  end: (match) => done(match),
})

const powerOf = ({ caster, spell, ability }: Power): Power => ({ caster, spell, ability })

/** All creatures of a warband, wherever they are (SK-KEY-YOUR-WARBAND-01). */
function warband(match: SkirmishMatch, seat: number): number[] {
  return match.state.creatures.filter((one) => one.seat === seat && (one.status & ELIMINATED) === 0).map(({ id }) => id)
}
