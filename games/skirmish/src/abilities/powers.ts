import { call, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import { destroy } from '../combat/destroy.ts'
import { fallsToHalf, lose, reduced } from '../combat/harm.ts'
import { morale } from '../combat/morale.ts'
import { save } from '../combat/saves.ts'
import { cardOf, gapBetween, isHelpless, isPresent, squaresOf } from '../creatures.ts'
import { D20, tellRoll } from '../dice.ts'
import { trait } from '../gains.ts'
import { affect } from '../magic/affect.ts'
import { cast } from '../magic/cast.ts'
import { offerAbility } from '../magic/offers.ts'
import { canSee, isUnseen, nearestSeen } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { momentOf } from '../turn/options.ts'
import type { AbilityName } from './names.ts'
import { ability, placeOf } from './registry.ts'

const isIncorporeal = trait('incorporeal')

/** Abilities that do what their printed line says, in their owner's turn. */
function printed(name: AbilityName, rules: readonly string[]): void {
  ability(name, rules, {
    actions(match, self, turn, own, add) {
      const place = cardOf(match, self).abilities.indexOf(own)
      offerAbility(match, self, place, momentOf(match, self, turn), false, add)
    },
  })
}

printed('Breath Weapon', ['SK-AB-BREATH-WEAPON-01'])
printed('Web', ['SK-ABIL-01'])
printed('Wail', ['SK-ABIL-01'])
printed('Confusion aura', ['SK-ABIL-01'])
printed('Phase Step', ['SK-KEY-PHASE-OUT-01'])

ability('Gaze Attack', ['SK-AB-GAZE-ATTACK-01', 'SK-AB-GAZE-ATTACK-02', 'SK-AB-GAZE-ATTACK-03'], {
  actions(match, self, turn, own, add) {
    if (isUnseen(match, self)) return
    const place = cardOf(match, self).abilities.indexOf(own)
    offerAbility(match, self, place, momentOf(match, self, turn), true, add)
  },
  perform(match, self, _, action) {
    if (action.type !== 'use') return null
    const { ability: place, target } = action
    return call(match, cast, { caster: self.id, spell: -1, ability: place, target, immunity: 'Gaze Attack' }, 'settled')
  },
  wasAimedAt(match, self, by) {
    if (gapBetween(match, self, by) > 6 || !canSee(match, by, self)) return null
    const place = placeOf(match, self, 'Gaze Attack')
    return call(
      match,
      affect,
      { caster: self.id, spell: -1, ability: place, target: by.id, immunity: 'Gaze Attack' },
      'end',
    )
  },
})

/** The nearest Undead of fitting level, friend or foe, within 12 squares and in sight (SK-AB-TURN-UNDEAD-01). */
function turnable(match: SkirmishMatch, self: Creature): Creature[] {
  const level = cardOf(match, self).abilities[placeOf(match, self, 'Turn Undead')].value
  return nearestSeen(match, self, (m, _, other) => {
    const card = cardOf(m, other)
    return card.type === 'Undead' && card.level <= level
  }).filter((other) => gapBetween(match, self, other) <= 12)
}

ability('Turn Undead', ['SK-AB-TURN-UNDEAD-01', 'SK-AB-TURN-UNDEAD-02', 'SK-AB-TURN-UNDEAD-03'], {
  actions(match, self, turn, _, add) {
    if (!momentOf(match, self, turn).replaces) return
    const place = placeOf(match, self, 'Turn Undead')
    for (const { id } of turnable(match, self)) add({ type: 'use', ability: place, target: id })
  },
  perform(match, self, _, action) {
    if (action.type !== 'use') return null
    const { target } = action
    match.state.stirred = true
    match.events?.push({ type: 'used', creature: self.id, ability: 'Turn Undead', target })
    return call(match, morale, { creature: target, by: self.seat, cause: self.id, reason: 'turned' }, 'settled')
  },
})

ability('Slow Effect', ['SK-AB-SLOW-EFFECT-01'], {
  enemyBegins(match, self, enemy) {
    const { dc } = cardOf(match, self).abilities[placeOf(match, self, 'Slow Effect')]
    match.events?.push({ type: 'used', creature: self.id, ability: 'Slow Effect', target: enemy.id })
    return call(match, save, { creature: enemy.id, dc, against: 'slow-effect' }, 'slowed')
  },
})

const overlaps = (match: SkirmishMatch, a: Creature, b: Creature): boolean => {
  const under = squaresOf(match, a)
  return squaresOf(match, b).some((square) => under.includes(square))
}

ability('Trample', ['SK-AB-TRAMPLE-01', 'SK-AB-TRAMPLE-02', 'SK-AB-TRAMPLE-03'], {
  mayTrample(match, self, enemy) {
    if (match.state.active !== self.id || cardOf(match, enemy).bulk >= cardOf(match, self).bulk) return false
    return self.trampleTurn !== match.state.turn || overlaps(match, self, enemy)
  },
  trampled(match, self, enemy) {
    if (self.trampleTurn === match.state.turn || cardOf(match, enemy).bulk >= cardOf(match, self).bulk) return null
    return call(match, trample, { trampler: self.id, victim: enemy.id }, 'trample')
  },
})

/** The trampled creature saves or takes melee damage; a success means none. A helpless one may just be passed. */
const trample = procedure<SkirmishMatch, { trampler: number; victim: number }>('trample', {
  start: (match, { victim }) => go(match, isHelpless(match.state.creatures[victim]) ? 'ask' : 'tread'),
  ask: {
    kind: 'trample',
    seat: (match, { trampler }) => match.state.creatures[trampler].seat,
    actions: () => [{ type: 'decline' }, { type: 'use' }],
    about: (_, { trampler, victim }) => ({ trampler, victim }),
    answer: (match, _, action: { type: string }) => (action.type === 'use' ? go(match, 'tread') : done(match)),
  },
  tread(match, { trampler, victim }) {
    const self = match.state.creatures[trampler]
    self.trampleTurn = match.state.turn
    match.state.stirred = true
    match.events?.push({ type: 'used', creature: trampler, ability: 'Trample', target: victim })
    const ghostly = isIncorporeal(match, match.state.creatures[victim])
    return ghostly ? roll(match, D20, 'incorporeal', self.seat, 'ghosted') : go(match, 'save')
  },
  ghosted(match, { trampler }, [natural]: number[]) {
    if (match.events) {
      const { id, seat } = match.state.creatures[trampler]
      tellRoll(match, 'incorporeal', seat, id, natural, 10, [], natural <= 10, ['SK-AB-INCORPOREAL-01'])
    }
    return natural >= 11 ? done(match) : go(match, 'save')
  },
  save(match, { trampler, victim }) {
    const self = match.state.creatures[trampler]
    const { dc } = cardOf(match, self).abilities[placeOf(match, self, 'Trample')]
    return call(match, save, { creature: victim, dc, against: 'trample' }, 'saved')
  },
  saved(match, { trampler, victim }, saved: boolean) {
    if (saved) return done(match)
    const self = match.state.creatures[trampler]
    const target = match.state.creatures[victim]
    const { value } = cardOf(match, self).abilities[placeOf(match, self, 'Trample')]
    lose(match, target, reduced(match, target, value, 'weapon', false), self)
    if (target.hp <= 0) {
      return call(match, destroy, { victim, by: self.seat, cause: trampler, reduced: true }, 'end')
    }
    if (!isPresent(target) || !fallsToHalf(match, target)) return done(match)
    return call(match, morale, { creature: victim, by: self.seat, cause: trampler, reason: 'half' }, 'end')
  },
  end: (match) => done(match),
})

export const powerProcedures = [trample] as readonly Procedure<SkirmishMatch, never>[]
