import { call, done, go, type Next, procedure, roll } from '@undercroft/engine'
import { halved } from '../card/damage.ts'
import type { Condition, Effect } from '../card/effect.ts'
import type { Immunity } from '../card/immunity.ts'
import { destroy } from '../combat/destroy.ts'
import { fallsToHalf, gainHp, heal, isLifeless, isUndead, lose, reduced } from '../combat/harm.ts'
import { morale } from '../combat/morale.ts'
import { save } from '../combat/saves.ts'
import { areEnemies, cardOf, isPresent } from '../creatures.ts'
import { D20, tellRoll } from '../dice.ts'
import { isImmune, trait } from '../gains.ts'
import { addLasting, hasLasting } from '../lasting.ts'
import { type Creature, INCITED_NEXT, INHIBITED_NEXT, SKIPS_TURN, type SkirmishMatch, VEILED } from '../state.ts'
import { afflict, canSuffer, relieve } from './conditions.ts'
import { phaseOut } from './phase.ts'
import { casterOf, effectOf, nameOf, type Power, spellOf } from './power.ts'
import { shove } from './shove.ts'
import { isFitTarget } from './targets.ts'

const isSpellProof = trait('spell-proof')
const isSpellResistant = trait('spell-resistant')
const isIncorporeal = trait('incorporeal')

interface AffectGiven extends Power {
  readonly target: number
  /** An immunity that takes the whole effect away ('Gaze Attack', 'Poison'), '' where there is none. */
  readonly immunity: string
}

interface AffectLocals extends AffectGiven {
  /** The damage passes through an incorporeal target. */
  ghostly: boolean
  saved: boolean
}

const beginAffect = ({ caster, spell, ability, target, immunity }: AffectGiven): AffectLocals => ({
  caster,
  spell,
  ability,
  target,
  immunity,
  ghostly: false,
  saved: false,
})

const targetOf = (match: SkirmishMatch, { target }: AffectLocals): Creature => match.state.creatures[target]

/** Conditions of the effect that can befall the target. */
function sufferable(match: SkirmishMatch, frame: AffectLocals): Condition[] {
  return effectOf(match, frame).conditions.filter((one) => canSuffer(match, targetOf(match, frame), one))
}

/** What the damage of the effect would be without a save; negative: it heals. */
function wholeDamage(match: SkirmishMatch, frame: AffectLocals): number {
  const effect = effectOf(match, frame)
  const target = targetOf(match, frame)
  if (effect.heal > 0 && isUndead(cardOf(match, target))) return effect.heal
  return effect.eachActivation || frame.ghostly ? 0 : reduced(match, target, effect.damage, effect.kind, true)
}

/** The DC of the save, 0: none is allowed or needed. */
function saveDC(match: SkirmishMatch, frame: AffectLocals): number {
  const effect = effectOf(match, frame)
  // SK-KEY-HEAL-02: heal effects on Undead.
  if (effect.heal > 0) {
    if (!isUndead(cardOf(match, targetOf(match, frame)))) return 0
    return 12 + (spellOf(match, frame)?.level ?? cardOf(match, casterOf(match, frame)).level)
  }
  if (effect.dc === 0 || (effect.conditions.includes('Entangle') && effect.damage === 0)) return 0
  if (effect.damage > 0 && wholeDamage(match, frame) < 0) return 0
  return isIdle(match, frame, effect) ? 0 : effect.dc
}

/** Nothing of the effect can happen to the target. */
function isIdle(match: SkirmishMatch, frame: AffectLocals, effect: Effect): boolean {
  const target = targetOf(match, frame)
  const harms = wholeDamage(match, frame) !== 0 || effect.eachActivation
  const turns = (effect.incite || effect.inhibit) && !isImmune(match, target, 'Incite')
  const lasting = effect.changes.length > 0 || effect.hp > 0 || effect.invisible || effect.removes.length > 0
  const others = effect.shift !== null || effect.phaseOut || effect.skipTurn || effect.destroys || effect.heal > 0
  return !(harms || turns || lasting || others || sufferable(match, frame).length > 0)
}

/** One creature under one effect: resistance, immunity, save, and what happens (SK-SAVE-04 to SK-SAVE-07). */
export const affect = procedure<SkirmishMatch, AffectLocals, AffectGiven>(
  'affect',
  beginAffect,
  ['incorporeal', 'spell-resistance'],
  {
    start(match, frame) {
      const target = targetOf(match, frame)
      const effect = effectOf(match, frame)
      const card = cardOf(match, target)
      if (!isPresent(target)) return done(match, false)
      if (areEnemies(match, casterOf(match, frame), target)) match.state.stirred = true
      if (!isFitTarget(match, casterOf(match, frame), target, effect)) return spared(match, frame, 'kind')
      if (frame.immunity !== '' && isImmune(match, target, frame.immunity as Immunity))
        return spared(match, frame, 'immune')
      if (effect.heal > 0 && isLifeless(card)) return spared(match, frame, 'lifeless')
      if (frame.spell >= 0 && !effect.ignoreSpellResistance) {
        if (isSpellProof(match, target)) return spared(match, frame, 'spell-resistance')
        if (isSpellResistant(match, target) && frame.caster !== frame.target) return go(match, 'resist')
      }
      return ghost(match, frame)
    },
    resist: {
      kind: 'spell-resistance',
      seat: (match, frame) => targetOf(match, frame).seat,
      actions: () => [{ type: 'use' }, { type: 'decline' }],
      about: (_, { caster, target }) => ({ caster, target }),
      answer: (match, frame, action: { type: string }) =>
        action.type === 'use'
          ? roll(match, D20, 'spell-resistance', casterOf(match, frame).seat, 'resisted')
          : ghost(match, frame),
    },
    resisted(match, frame, [natural]: number[]) {
      if (match.events) {
        const { seat, id } = casterOf(match, frame)
        tellRoll(match, 'spell-resistance', seat, id, natural, 11, [], natural >= 11, ['SK-AB-SPELL-RESISTANCE-01'])
      }
      return natural >= 11 ? ghost(match, frame) : spared(match, frame, 'spell-resistance')
    },
    ghosted(match, frame, [natural]: number[]) {
      frame.ghostly = natural >= 11
      if (match.events) {
        const { seat, id } = casterOf(match, frame)
        tellRoll(match, 'incorporeal', seat, id, natural, 10, [], natural <= 10, ['SK-AB-INCORPOREAL-01'])
      }
      return frame.ghostly && isIdle(match, frame, effectOf(match, frame))
        ? done(match, false)
        : saveAgainst(match, frame)
    },
    saved(match, frame, saved: boolean) {
      frame.saved = saved
      return suffer(match, frame)
    },
    shaken,
    end: (match) => done(match, true),
  },
)

/** The incorporeal may let it pass through them. */
function ghost(match: SkirmishMatch, frame: AffectLocals): Next {
  const harmful = wholeDamage(match, frame) > 0
  if (!harmful || !isIncorporeal(match, targetOf(match, frame))) return saveAgainst(match, frame)
  return roll(match, D20, 'incorporeal', casterOf(match, frame).seat, 'ghosted')
}

function saveAgainst(match: SkirmishMatch, frame: AffectLocals): Next {
  const dc = saveDC(match, frame)
  if (dc === 0) return suffer(match, frame)
  return call(match, save, { creature: frame.target, dc, against: nameOf(match, frame) }, 'saved')
}

function suffer(match: SkirmishMatch, frame: AffectLocals): Next {
  const target = targetOf(match, frame)
  const effect = effectOf(match, frame)
  if (isIdle(match, frame, effect)) return spared(match, frame, 'immune')
  match.events?.push({ type: 'affected', creature: target.id, by: nameOf(match, frame), saved: frame.saved })
  const damage = harmDone(match, frame)
  lose(match, target, damage, casterOf(match, frame))
  if (frame.saved) return after(match, frame)
  if (effect.destroys) return after(match, frame)
  for (const condition of sufferable(match, frame)) {
    const again =
      effect.saveEachTurn || condition === 'Paralysis' || condition === 'Entangle' || condition === 'Dominate'
    afflict(match, target, condition, again ? effect.dc : 0, casterOf(match, frame).seat)
  }
  if (effect.eachActivation) {
    target.poison = Math.max(target.poison, effect.damage)
    target.poisonedBy = casterOf(match, frame).seat
  }
  bestow(match, frame)
  return after(match, frame)
}

function after(match: SkirmishMatch, frame: AffectLocals): Next {
  const target = targetOf(match, frame)
  const effect = effectOf(match, frame)
  const { caster } = frame
  const by = casterOf(match, frame).seat
  if (target.hp <= 0) return call(match, destroy, { victim: target.id, by, cause: caster, reduced: true }, 'end')
  if (effect.destroys && !frame.saved) {
    return call(match, destroy, { victim: target.id, by, cause: caster, reduced: false }, 'end')
  }
  if (effect.phaseOut && !frame.saved) phaseOut(match, target)
  if (effect.shift !== null && !frame.saved) {
    return call(match, shove, { actor: caster, creature: target.id, how: effect.shift, left: effect.squares }, 'shaken')
  }
  return shaken(match, frame)
}

function shaken(match: SkirmishMatch, frame: AffectLocals): Next {
  const target = targetOf(match, frame)
  if (!isPresent(target) || !fallsToHalf(match, target)) return done(match, true)
  const by = casterOf(match, frame).seat
  return call(match, morale, { creature: target.id, by, cause: frame.caster, reason: 'half' }, 'end')
}

function spared(match: SkirmishMatch, frame: AffectLocals, why: string) {
  match.events?.push({ type: 'unaffected', creature: frame.target, by: nameOf(match, frame), why })
  return done(match, false)
}

/** Damage after the save: half, rounded down to a multiple of 5, before vulnerability and Resist (SK-SAVE-04). */
function harmDone(match: SkirmishMatch, frame: AffectLocals): number {
  const effect = effectOf(match, frame)
  const target = targetOf(match, frame)
  const { saved } = frame
  if (effect.heal > 0) {
    if (!isUndead(cardOf(match, target))) return 0
    return saved ? halved(effect.heal) : effect.heal
  }
  if (effect.eachActivation || frame.ghostly) return 0
  return reduced(match, target, saved ? halved(effect.damage) : effect.damage, effect.kind, true)
}

/** Healing, hit points, lasting changes and the like. */
function bestow(match: SkirmishMatch, frame: AffectLocals): void {
  const target = targetOf(match, frame)
  const effect = effectOf(match, frame)
  const spell = spellOf(match, frame)
  if (effect.heal > 0 && cardOf(match, target).living) heal(match, target, effect.heal)
  for (const condition of effect.removes) relieve(match, target, condition)
  // SK-SPELL-17: extra hit points of the same spell do not come twice.
  if (spell && hasLasting(target, spell)) {
    refresh(target, effect, spell)
    return
  }
  if (effect.hp > 0) gainHp(match, target, effect.hp)
  if (effect.invisible) target.status |= VEILED
  if (effect.skipTurn) target.status |= SKIPS_TURN
  if (effect.incite && !isImmune(match, target, 'Incite')) target.status |= INCITED_NEXT
  if (effect.inhibit && !isImmune(match, target, 'Incite')) target.status |= INHIBITED_NEXT
  if (spell && (effect.changes.length > 0 || effect.hp > 0 || effect.ignoreDR || effect.magicMelee)) {
    addLasting(target, spell, turnsOf(match, target, effect))
  }
}

function refresh(target: Creature, effect: Effect, spell: NonNullable<ReturnType<typeof spellOf>>): void {
  if (effect.until !== 'skirmish') addLasting(target, spell, 2)
  if (effect.incite) target.status |= INCITED_NEXT
}

/** How many ends of its own turns an effect lasts: 0 for ever. */
function turnsOf(match: SkirmishMatch, target: Creature, effect: Effect): number {
  if (effect.until === 'end of turn') return 1
  if (effect.until === 'end of next turn') return match.state.active === target.id ? 2 : 1
  return 0
}
