import { call, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import { listenersOf, moments } from '../abilities/registry.ts'
import { BLOOD_ROCK, SACRED_CIRCLE } from '../board/terrain.ts'
import { inPlay } from '../card/card.ts'
import { commanderChange } from '../command.ts'
import { adjacent, areEnemies, cardOf, has, isActive, isHelpless, isOn, isPresent } from '../creatures.ts'
import { D20, tellRoll } from '../dice.ts'
import { isImmune, trait } from '../gains.ts'
import { hasMagicMelee, ignoresReduction, lastingChange, unveil } from '../lasting.ts'
import { markSpell, spellReady } from '../magic/boxes.ts'
import { canSee, isThreatened } from '../sight.ts'
import { type Creature, ELIMINATED, type SkirmishMatch } from '../state.ts'
import { type AttackGiven, type AttackLocals, beginAttack } from './attack-locals.ts'
import { destroy } from './destroy.ts'
import { favor, favorers } from './favor.ts'
import { isFlanking } from './flanking.ts'
import { fallsToHalf, lose, reduced } from './harm.ts'
import { armorTally, attackOf, attackTally, concealOf } from './modifiers.ts'
import { morale } from './morale.ts'

const catchesArrows = trait('catches-arrows')
const catchersInPlay = inPlay('catches-arrows')
const rollsConcealTwice = trait('rolls-conceal-twice')
const isIncorporeal = trait('incorporeal')

const attackerOf = (match: SkirmishMatch, { attacker }: AttackLocals): Creature => match.state.creatures[attacker]
const targetOf = (match: SkirmishMatch, { target }: AttackLocals): Creature => match.state.creatures[target]

/** Bearers of a shield beside the target that draw a ranged attack upon themselves (SK-AB-ARROW-CATCHING-SHIELD-01). */
function arrowCatchers(match: SkirmishMatch, attack: AttackLocals): Creature[] {
  if (!attack.ranged || !catchersInPlay(match.state.traits)) return []
  const target = targetOf(match, attack)
  return match.state.creatures.filter(
    (other) =>
      other.id !== target.id &&
      catchesArrows(match, other) &&
      isPresent(other) &&
      areEnemies(match, attackerOf(match, attack), other) &&
      !areEnemies(match, other, target) &&
      adjacent(match, other, target),
  )
}

/** A place on the target's card with an immediate spell against this attack, -1 without one. */
function wardSpell(match: SkirmishMatch, attack: AttackLocals): number {
  const target = targetOf(match, attack)
  const { spells } = cardOf(match, target)
  if (spells.length === 0 || !isActive(target) || target.swiftTurn === match.state.turn) return -1
  const place = spells.findIndex(
    ({ spell }, i) =>
      spell.effect.timing === 'immediate' && spell.effect.until === 'one attack' && spellReady(match, target, i),
  )
  return place >= 0 && isThreatened(match, target) ? -1 : place
}

/** Places of the attacker's abilities that may be declared for this attack now. */
function declarable(match: SkirmishMatch, attack: AttackLocals): number[] {
  const attacker = attackerOf(match, attack)
  if (!moments().listens('mayDeclare', cardOf(match, attacker).abilitySet)) return []
  const places: number[] = []
  cardOf(match, attacker).abilities.forEach((own, place) => {
    if ((attack.declared & (1 << place)) !== 0 || (own.boxes > 0 && attacker.boxes[place] === 0)) return
    const answer = moments().abilities[moments().numberOf(own.name)].on.mayDeclare
    attack.asked = place
    if (answer?.(match, attacker, attack)) places.push(place)
  })
  return places
}

/** Base damage, doubled where it is, and its kind (SK-KEY-DAMAGE-03). */
function baseDamage(match: SkirmishMatch, attack: AttackLocals): number {
  const attacker = attackerOf(match, attack)
  let base = attackOf(match, attack).damage
  if (!attack.ranged)
    base += lastingChange(attacker, 'melee damage') + commanderChange(match, attacker, ['melee damage'])
  const target = targetOf(match, attack)
  const doubled =
    (attack.critical && !isImmune(match, target, 'Critical Hits')) || (!attack.ranged && isHelpless(target))
  return doubled ? base * 2 : base
}

/** An attack, from the declaration to everything that follows from it (SK-MELEE-13). */
export const attack: Procedure<SkirmishMatch, AttackLocals, AttackGiven> = procedure<
  SkirmishMatch,
  AttackLocals,
  AttackGiven
>('attack', beginAttack, ['attack', 'conceal', 'incorporeal'], {
  start(match, frame) {
    match.state.attacks[attackerOf(match, frame).seat]++
    match.state.stirred = true
    const catchers = arrowCatchers(match, frame)
    if (catchers.length > 1) return go(match, 'catch')
    if (catchers.length === 1) frame.target = catchers[0].id
    return go(match, 'aim')
  },
  catch: {
    kind: 'catch-arrow',
    seat: (match, frame) => targetOf(match, frame).seat,
    actions: (match, frame) => arrowCatchers(match, frame).map(({ id }) => ({ type: 'catch', creature: id })),
    answer(match, frame, action: { creature: number }) {
      frame.target = action.creature
      return go(match, 'aim')
    },
  },
  aim(match, frame) {
    const attacker = attackerOf(match, frame)
    const target = targetOf(match, frame)
    frame.unseen = !canSee(match, target, attacker)
    frame.flanking = !frame.ranged && adjacent(match, attacker, target) && isFlanking(match, attacker, target)
    // Invisibility by a spell ends at the declaration, after the bonus for this attack.
    unveil(attacker)
    return go(match, declarable(match, frame).length > 0 ? 'declare' : 'ward')
  },
  declare: {
    kind: 'declare',
    seat: (match, frame) => attackerOf(match, frame).seat,
    actions: (match, frame) => [
      { type: 'roll-attack' },
      ...declarable(match, frame).map((place) => ({ type: 'declare', ability: place })),
    ],
    about: (_, { attacker, target }) => ({ attacker, target }),
    answer(match, frame, action: { type: string; ability: number }) {
      if (action.type === 'roll-attack') return go(match, 'ward')
      const attacker = attackerOf(match, frame)
      const { name } = cardOf(match, attacker).abilities[action.ability]
      frame.declared |= 1 << action.ability
      frame.asked = action.ability
      moments().abilities[moments().numberOf(name)].on.declared?.(match, attacker, frame)
      match.events?.push({ type: 'declared', creature: attacker.id, ability: name, rules: ['SK-ABIL-06'] })
      return go(match, declarable(match, frame).length > 0 ? 'declare' : 'ward')
    },
  },
  ward(match, frame) {
    return go(match, wardSpell(match, frame) >= 0 ? 'shield' : 'roll')
  },
  shield: {
    kind: 'react',
    seat: (match, frame) => targetOf(match, frame).seat,
    actions: (match, frame) => [{ type: 'decline' }, { type: 'react', spell: wardSpell(match, frame) }],
    about: (_, { attacker, target }) => ({ attacker, target }),
    answer(match, frame, action: { type: string; spell: number }) {
      if (action.type === 'react') {
        const target = targetOf(match, frame)
        const { spell } = cardOf(match, target).spells[action.spell]
        target.swiftTurn = match.state.turn
        markSpell(match, target, action.spell)
        for (const { stat, value } of spell.effect.changes) if (stat === 'AC') frame.ward += value
        match.events?.push({ type: 'cast', creature: target.id, spell: spell.name, target: target.id })
      }
      return go(match, 'roll')
    },
  },
  roll(match, frame) {
    // SK-MOD-05: melee attacks hit the helpless without a roll.
    if (!frame.ranged && isHelpless(targetOf(match, frame))) {
      frame.hit = true
      return go(match, 'ghost')
    }
    return roll(match, D20, 'attack', attackerOf(match, frame).seat, 'rolled')
  },
  rolled(match, frame, [natural]: number[]) {
    frame.natural = natural
    const attacker = attackerOf(match, frame)
    if (favorers(match, attacker).length === 0) return go(match, 'judge')
    return call(match, favor, { roller: attacker.id, natural }, 'favored')
  },
  favored(match, frame, again: boolean) {
    return again ? roll(match, D20, 'attack', attackerOf(match, frame).seat, 'rerolled') : go(match, 'judge')
  },
  rerolled(match, frame, [natural]: number[]) {
    frame.natural = natural
    return go(match, 'judge')
  },
  judge(match, frame) {
    const attacker = attackerOf(match, frame)
    const natural = frame.natural
    const bonus = attackTally(match, frame)
    const armor = armorTally(match, frame)
    // SK-MELEE-04, SK-MELEE-06, SK-MELEE-08, SK-TERR-02
    frame.critical = natural === 20 || (natural === 19 && !frame.ranged && isOn(match, attacker, BLOOD_ROCK))
    frame.hit = frame.critical || (natural !== 1 && natural + bonus.sum >= armor.sum)
    if (match.events) {
      const [base, ...others] = armor.list
      const list = [...bonus.list, ...others.map((one) => ({ ...one, value: -one.value }))]
      const rule = frame.ranged ? 'SK-RANGED-10' : 'SK-MELEE-02'
      tellRoll(match, 'attack', attacker.seat, attacker.id, natural, base.value, list, frame.hit, [rule])
    }
    if (!frame.hit) return go(match, 'missed')
    return go(match, concealOf(match, frame) > 0 ? 'conceal' : 'ghost')
  },
  conceal: (match, frame) => roll(match, D20, 'conceal', attackerOf(match, frame).seat, 'concealed'),
  concealed(match, frame, [natural]: number[]) {
    const least = concealOf(match, frame)
    const attacker = attackerOf(match, frame)
    if (match.events) {
      tellRoll(match, 'conceal', attacker.seat, attacker.id, natural, least, [], natural >= least, ['SK-AB-CONCEAL-01'])
    }
    if (natural >= least) return go(match, 'ghost')
    // SK-AB-BLIND-FIGHT-01: a second try in melee.
    const again = !frame.ranged && rollsConcealTwice(match, attacker) && !frame.looked
    if (!again) return go(match, 'missed')
    frame.looked = true
    return go(match, 'conceal')
  },
  ghost(match, frame) {
    const ghostly = isIncorporeal(match, targetOf(match, frame))
    if (!ghostly || isIncorporeal(match, attackerOf(match, frame))) return go(match, 'hit')
    return roll(match, D20, 'incorporeal', attackerOf(match, frame).seat, 'ghosted')
  },
  ghosted(match, frame, [natural]: number[]) {
    const { id, seat } = attackerOf(match, frame)
    if (match.events) {
      tellRoll(match, 'incorporeal', seat, id, natural, 10, [], natural <= 10, ['SK-AB-INCORPOREAL-01'])
    }
    return go(match, natural >= 11 ? 'missed' : 'hit')
  },
  missed(match, frame) {
    frame.hit = false
    frame.dealt = 0
    tell(match, frame)
    return go(match, 'answer')
  },
  hit(match, frame) {
    const attacker = attackerOf(match, frame)
    const target = targetOf(match, frame)
    const printed = attackOf(match, frame)
    tell(match, frame)
    let damage = baseDamage(match, frame)
    for (const { answer } of listenersOf(match, attacker, 'extraDamage')) {
      damage += answer(match, attacker, frame)
    }
    // SK-TERR-12: from a sacred circle all damage is magic; rune of striking does the same for melee.
    const holy = isOn(match, attacker, SACRED_CIRCLE)
    const magic = printed.kind === 'weapon' && (holy || (!frame.ranged && hasMagicMelee(attacker)))
    const ignores = ignoresReduction(attacker)
    if (!frame.ranged) noteHit(match, attacker, target)
    const left = reduced(match, target, damage, magic ? 'magic' : printed.kind, ignores)
    const extra = reduced(match, target, printed.extra, holy ? 'magic' : printed.extraKind, ignores)
    frame.dealt = lose(match, target, left + extra, attacker)
    frame.next = 0
    if (target.hp > 0) return go(match, frame.ranged ? 'shaken' : 'struck')
    frame.destroyed = true
    return call(match, destroy, { victim: target.id, by: attacker.seat, cause: attacker.id, reduced: true }, 'killed')
  },
  killed(match, frame) {
    const attacker = attackerOf(match, frame)
    const target = targetOf(match, frame)
    if (!has(target, ELIMINATED) || !isPresent(attacker)) return go(match, 'answer')
    const listeners = listenersOf(match, attacker, 'destroyedOne')
    while (frame.next < listeners.length) {
      const next = listeners[frame.next++].answer(match, attacker, frame, target)
      if (next) return next
    }
    return go(match, 'answer')
  },
  struck(match, frame) {
    const attacker = attackerOf(match, frame)
    const listeners = listenersOf(match, attacker, 'struckOne')
    while (frame.next < listeners.length && isPresent(targetOf(match, frame))) {
      const next = listeners[frame.next++].answer(match, attacker, frame)
      if (next) return next
    }
    frame.next = 0
    return go(match, frame.dealt > 0 ? 'after' : 'shaken')
  },
  after(match, frame) {
    const attacker = attackerOf(match, frame)
    const target = targetOf(match, frame)
    if (!isPresent(target)) return go(match, 'answer')
    const listeners = listenersOf(match, attacker, 'dealtDamage')
    while (frame.next < listeners.length) {
      const next = listeners[frame.next++].answer(match, attacker, frame)
      if (next) return next
      if (!isPresent(target)) return go(match, 'answer')
    }
    return go(match, 'shaken')
  },
  shaken(match, frame) {
    const target = targetOf(match, frame)
    if (!isPresent(target) || !fallsToHalf(match, target)) return go(match, 'answer')
    const { attacker } = frame
    const by = attackerOf(match, frame).seat
    return call(match, morale, { creature: target.id, by, cause: attacker, reason: 'half' }, 'answer')
  },
  /** A ranged attack may be answered by the one it was aimed at (SK-AB-GAZE-ATTACK-02). */
  answer(match, frame) {
    const aimed = match.state.creatures[frame.aimed]
    if (frame.ranged && isPresent(attackerOf(match, frame)) && isPresent(aimed)) {
      for (const { answer } of listenersOf(match, aimed, 'wasAimedAt')) {
        const next = answer(match, aimed, attackerOf(match, frame))
        if (next) return next
      }
    }
    return go(match, 'end')
  },
  end: (match, frame) => done(match, { hit: frame.hit, dealt: frame.dealt, destroyed: frame.destroyed }),
})

/** Remembers whom its melee attacks hit in this turn. */
function noteHit(match: SkirmishMatch, attacker: Creature, target: Creature): void {
  attacker.hits = attacker.hitsTurn === match.state.turn ? [...attacker.hits, target.id] : [target.id]
  attacker.hitsTurn = match.state.turn
}

function tell(match: SkirmishMatch, frame: AttackLocals): void {
  match.events?.push({
    type: 'attacked',
    creature: frame.attacker,
    target: frame.target,
    ranged: frame.ranged,
    opportunity: frame.opportunity,
    hit: frame.hit,
    critical: frame.critical,
    modifiers: [],
  })
}

/** What an attack returns. */
export interface AttackResult {
  readonly hit: boolean
  readonly dealt: number
  readonly destroyed: boolean
}

/** Attacks of a line that differ: the first of each kind (SK-ACT-06, SK-AOO-07). `used` are bits of those already made. */
export function distinctAttacks(
  match: SkirmishMatch,
  creature: Creature,
  ranged: boolean,
  used = 0,
): readonly number[] {
  const card = cardOf(match, creature)
  const kinds = ranged ? card.rangedKinds : card.meleeKinds
  if (used === 0) return ranged ? card.rangedChoices : card.meleeChoices
  const places: number[] = []
  kinds.forEach((kind, place) => {
    if ((used & (1 << place)) === 0 && !places.some((other) => kinds[other] === kind)) places.push(place)
  })
  return places
}
