import { call, done, go, type Procedure, procedure } from '@undercroft/engine'
import { isNamedBy } from '../alignment.ts'
import { attack } from '../combat/attack.ts'
import type { AttackLocals } from '../combat/attack-locals.ts'
import { destroy } from '../combat/destroy.ts'
import { save } from '../combat/saves.ts'
import { areEnemies, cardOf, gapBetween, has, isHelpless, isPresent } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import { afflict, canSuffer } from '../magic/conditions.ts'
import { threatens } from '../sight.ts'
import { type Creature, type SkirmishMatch, STUNNED } from '../state.ts'
import { momentOf } from '../turn/options.ts'
import { meleeTargets } from '../turn/reach.ts'
import { abilityNumber } from './names.ts'
import { ability, boxesLeft, formsOf, markBox, placeOf, strengthOf } from './registry.ts'

const targetOf = (match: SkirmishMatch, { target }: AttackLocals): Creature => match.state.creatures[target]
const isDeclared = (attack: AttackLocals, place: number): boolean => ((attack.declared ?? 0) & (1 << place)) !== 0
const isDefenceless = (target: Creature): boolean => has(target, STUNNED) || isHelpless(target)

// --- Extra damage ---

ability('Smite', ['SK-AB-SMITE-01', 'SK-AB-SMITE-02'], {
  mayDeclare(match, self, attack) {
    const { boxes, words } = cardOf(match, self).abilities[attack.asked!]
    if (boxes === 0 || attack.ranged) return false
    return words.length === 0 || isNamedBy(match, targetOf(match, attack), words[0])
  },
  declared: (match, self, attack) => markBox(match, self, attack.asked!),
  extraDamage(match, self, attack) {
    if (attack.ranged) return 0
    const own = cardOf(match, self).abilities
    let best = 0
    for (const form of formsOf(match, self, 'Smite')) {
      if (form.boxes > 0 && !isDeclared(attack, own.indexOf(form))) continue
      if (form.words.length > 0 && !isNamedBy(match, targetOf(match, attack), form.words[0])) continue
      best = Math.max(best, form.value)
    }
    return best
  },
})

/** Flanking, or a defender that is stunned, helpless or does not see the attacker (SK-AB-MELEE-SNEAK-ATTACK-01). */
function isSneaky(match: SkirmishMatch, attack: AttackLocals): boolean {
  return attack.flanking === true || attack.unseen === true || isDefenceless(targetOf(match, attack))
}

function sneakDamage(
  match: SkirmishMatch,
  self: Creature,
  attack: AttackLocals,
  name: 'Sneak Attack' | 'Melee Sneak Attack',
) {
  if (attack.ranged || isImmune(match, targetOf(match, attack), 'Sneak Attack') || !isSneaky(match, attack)) return 0
  return strengthOf(match, self, name)
}

ability('Sneak Attack', ['SK-AB-SNEAK-ATTACK-01'], {
  extraDamage: (match, self, attack) => sneakDamage(match, self, attack, 'Sneak Attack'),
})

ability('Melee Sneak Attack', ['SK-AB-MELEE-SNEAK-ATTACK-01'], {
  extraDamage: (match, self, attack) => sneakDamage(match, self, attack, 'Melee Sneak Attack'),
})

ability('Ranged Sneak Attack', ['SK-AB-RANGED-SNEAK-ATTACK-01'], {
  extraDamage(match, self, attack) {
    const target = targetOf(match, attack)
    if (!attack.ranged || isImmune(match, target, 'Sneak Attack') || gapBetween(match, self, target) > 6) return 0
    return attack.unseen || isDefenceless(target) ? strengthOf(match, self, 'Ranged Sneak Attack') : 0
  },
})

ability('Powerful Charge', ['SK-AB-POWERFUL-CHARGE-01'], {
  extraDamage: (match, self, attack) =>
    attack.charge && !attack.ranged ? strengthOf(match, self, 'Powerful Charge') : 0,
})

ability('Rend', ['SK-AB-REND-01'], {
  extraDamage(match, self, attack) {
    if (attack.ranged || self.hitsTurn !== match.state.turn) return 0
    // Once per pair: the second hit on the same creature, the fourth, ...
    const before = self.hits.filter((id) => id === attack.target).length
    return before % 2 === 1 ? strengthOf(match, self, 'Rend') : 0
  },
})

// --- Declared before the roll ---

ability('Stunning Attack', ['SK-AB-STUNNING-ATTACK-01', 'SK-AB-STUNNING-ATTACK-02'], {
  mayDeclare: (match, self, attack) => !attack.ranged && self.stunTurn !== match.state.turn,
  declared(match, self, attack) {
    markBox(match, self, attack.asked!)
    self.stunTurn = match.state.turn
  },
  dealtDamage(match, self, attack) {
    const place = placeOf(match, self, 'Stunning Attack')
    const target = targetOf(match, attack)
    if (!isDeclared(attack, place) || !canSuffer(match, target, 'Stun')) return null
    return call(match, stunningBlow, { target: target.id, dc: cardOf(match, self).abilities[place].dc }, 'after')
  },
})

const stunningBlow = procedure<SkirmishMatch, { target: number; dc: number }>('stunning-blow', {
  start: (match, { target, dc }) => call(match, save, { creature: target, dc, against: 'stun' }, 'saved'),
  saved(match, { target }, saved: boolean) {
    if (!saved) afflict(match, match.state.creatures[target], 'Stun', 0, -1)
    return done(match)
  },
})

ability('Death Attack', ['SK-AB-DEATH-ATTACK-01', 'SK-AB-DEATH-ATTACK-02'], {
  mayDeclare: (match, _, attack) => !attack.ranged && isSneaky(match, attack),
  dealtDamage(match, self, attack) {
    const place = placeOf(match, self, 'Death Attack')
    const target = targetOf(match, attack)
    if (!isDeclared(attack, place) || isImmune(match, target, 'Sneak Attack')) return null
    const { dc } = cardOf(match, self).abilities[place]
    return call(match, deathBlow, { attacker: self.id, target: target.id, dc }, 'after')
  },
})

const deathBlow = procedure<SkirmishMatch, { attacker: number; target: number; dc: number }>('death-blow', {
  start: (match, { target, dc }) => call(match, save, { creature: target, dc, against: 'death-attack' }, 'saved'),
  saved(match, { attacker, target }, saved: boolean) {
    if (saved) return done(match)
    const by = match.state.creatures[attacker].seat
    return call(match, destroy, { victim: target, by, cause: attacker, reduced: false }, 'end')
  },
  end: (match) => done(match),
})

// --- Reach and special attacks ---

const _MELEE_REACH = abilityNumber('Melee Reach')

ability('Melee Reach', ['SK-AB-MELEE-REACH-01', 'SK-AB-MELEE-REACH-02'], {
  reach: (match, self) => strengthOf(match, self, 'Melee Reach'),
})

ability('Leap', ['SK-AB-LEAP-01'], {
  actions(match, self, turn, _, add) {
    const place = placeOf(match, self, 'Leap')
    if (!momentOf(match, self, turn).replaces || !boxesLeft(match, self, place) || turn.bound) return
    for (const { id } of meleeTargets(match, self)) add({ type: 'use', ability: place, target: id })
  },
  perform(match, self, _, action) {
    if (action.type !== 'use') return null
    markBox(match, self, action.ability)
    match.events?.push({ type: 'used', creature: self.id, ability: 'Leap', target: action.target })
    return call(
      match,
      attack,
      { attacker: self.id, target: action.target, attack: -1, ranged: false, opportunity: false, charge: false },
      'struck',
    )
  },
})

/** Enemies that it threatens (SK-AB-WHIRLWIND-ATTACK-01). */
const surrounding = (match: SkirmishMatch, self: Creature): Creature[] =>
  match.state.creatures.filter(
    (other) => areEnemies(match, self, other) && isPresent(other) && threatens(match, self, other),
  )

ability('Whirlwind Attack', ['SK-AB-WHIRLWIND-ATTACK-01'], {
  actions(match, self, turn, _, add) {
    const moved = turn.moved!
    if (moved > 1 || turn.slowed || turn.bound || turn.did !== '' || !momentOf(match, self, turn).replaces) return
    if (surrounding(match, self).length > 0) {
      add({ type: 'use', ability: placeOf(match, self, 'Whirlwind Attack'), target: -1 })
    }
  },
  perform(match, self, turn) {
    // Afterwards it may take one step, if it took none before.
    turn.speed = 1
    match.events?.push({ type: 'used', creature: self.id, ability: 'Whirlwind Attack', target: -1 })
    return call(match, whirlwind, { creature: self.id, done: [] }, 'settled')
  },
})

interface WhirlwindLocals {
  readonly creature: number
  /** Enemies already attacked. */
  done: number[]
}

const whirlwind = procedure<SkirmishMatch, WhirlwindLocals>('whirlwind', {
  start(match, frame) {
    const self = match.state.creatures[frame.creature]
    const left = isPresent(self) ? surrounding(match, self).filter(({ id }) => !frame.done.includes(id)) : []
    if (left.length === 0) return done(match)
    return left.length > 1 ? go(match, 'choose') : whirl(match, frame, left[0].id)
  },
  choose: {
    kind: 'choose-attack',
    seat: (match, { creature }) => match.state.creatures[creature].seat,
    actions: (match, frame) =>
      surrounding(match, match.state.creatures[frame.creature])
        .filter(({ id }) => !frame.done.includes(id))
        .map(({ id }) => ({ type: 'attack', attack: 0, target: id })),
    answer: (match, frame, action: { target: number }) => whirl(match, frame, action.target),
  },
})

function whirl(match: SkirmishMatch, frame: WhirlwindLocals, target: number) {
  frame.done.push(target)
  return call(
    match,
    attack,
    { attacker: frame.creature, target, attack: 0, ranged: false, opportunity: false, charge: false },
    'start',
  )
}

export const strikeProcedures = [stunningBlow, deathBlow, whirlwind] as readonly Procedure<SkirmishMatch, never>[]
