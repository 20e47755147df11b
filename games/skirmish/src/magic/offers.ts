import { boxesLeft } from '../abilities/registry.ts'
import type { TurnAction } from '../actions.ts'
import type { Effect } from '../card/effect.ts'
import { closeTo } from '../close.ts'
import { cardOf } from '../creatures.ts'
import { ANYWHERE, isThreatened, nearestOfBothSides } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { FARTHEST_IN_CONE, hasAim } from './area.ts'
import { spellReady } from './boxes.ts'
import { forceRows } from './force.ts'
import type { Power } from './power.ts'
import { fallen } from './revive.ts'
import { canSummon } from './summon.ts'
import { switchable } from './switch.ts'
import { targetsOf } from './targets.ts'

/** The targets with which a power may be used now; [-1] where it aims at nothing in particular. */
function aimedAt(
  match: SkirmishMatch,
  power: Power,
  caster: Creature,
  effect: Effect,
  close: number,
  nearest: readonly Creature[],
  sightOnly: boolean,
): readonly number[] {
  if (effect.switches !== null) return switchable(match, power).map(({ id }) => id)
  if (effect.summons.length > 0) return canSummon(match, caster, effect) ? [-1] : []
  if (effect.returnHp > 0) return fallen(match, caster).length > 0 ? [-1] : []
  if (effect.forceSquares > 0) return forceRows(match, caster, effect.forceSquares, true).length > 0 ? [-1] : []
  switch (effect.range) {
    case 'cone':
    case 'line':
      return hasAim(match, caster, effect, nearest) ? [-1] : []
    case 'your warband':
      return [-1]
    case 'any warband':
      return match.state.scores.map((_, seat) => seat)
    default:
      return targetsOf(match, caster, effect, close, nearest, sightOnly).map(({ id }) => id)
  }
}

/** What may be used now: instead of attacks, instead of the move, or as a swift action once per turn (SK-KEY-SWIFT-01). */
export interface Moment {
  readonly replaces: boolean
  readonly replacesMove: boolean
  readonly swift: boolean
  /** Only what works at a distance may replace attacks. */
  readonly rangedOnly: boolean
}

const fits = (effect: Effect, now: Moment): boolean =>
  effect.timing === 'swift' ? now.swift : effect.timing === 'replaces move' ? now.replacesMove : now.replaces

const isRanged = ({ range }: Effect): boolean => range !== 'touch' && range !== 'self'

const NOBODY: readonly Creature[] = []

/** How far off a creature may stand for an effect that is aimed at the nearest one, -1 for all others. */
function aimLimit({ range }: Effect): number {
  if (range === 'range 6') return 6
  if (range === 'cone') return FARTHEST_IN_CONE
  return range === 'sight' || range === 'line' ? ANYWHERE : -1
}

/** Spells that can be cast now; under threat only touch spells (SK-THREAT-04, SK-SPELL-05). */
export function offerSpells(
  match: SkirmishMatch,
  caster: Creature,
  now: Moment,
  close: number,
  actions: TurnAction[],
): void {
  const { spells } = cardOf(match, caster)
  if (spells.length === 0) return
  const threatened = isThreatened(match, caster, close)
  let nearest = NOBODY
  let known = -1
  for (let place = 0; place < spells.length; place++) {
    const { spell, swift } = spells[place]
    if (spell.effect.timing === 'immediate' || !(swift ? now.swift : fits(spell.effect, now))) continue
    if (now.rangedOnly && !swift && !isRanged(spell.effect)) continue
    if ((threatened && spell.effect.range !== 'touch') || !spellReady(match, caster, place)) continue
    const limit = aimLimit(spell.effect)
    if (limit > known) {
      nearest = nearestOfBothSides(match, caster, limit)
      known = limit
    }
    const power = { caster: caster.id, spell: place, ability: -1 }
    for (const target of aimedAt(match, power, caster, spell.effect, close, nearest, false)) {
      actions.push({ type: 'cast', spell: place, target })
    }
  }
}

/** Special abilities with a printed effect that can be used now; threat does not matter (SK-ABIL-02). */
export function offerAbility(
  match: SkirmishMatch,
  caster: Creature,
  place: number,
  now: Moment,
  sightOnly: boolean,
  add: (action: TurnAction) => void,
): void {
  const { effect } = cardOf(match, caster).abilities[place]
  if (effect === null || !boxesLeft(match, caster, place)) return
  if (!fits(effect, now)) return
  if (now.rangedOnly && effect.timing !== 'swift' && !isRanged(effect)) return
  const power = { caster: caster.id, spell: -1, ability: place }
  const limit = aimLimit(effect)
  const nearest = limit < 0 ? NOBODY : nearestOfBothSides(match, caster, limit)
  const close = effect.range === 'touch' ? closeTo(match, caster) : 0
  for (const target of aimedAt(match, power, caster, effect, close, nearest, sightOnly))
    add({ type: 'use', ability: place, target })
}
