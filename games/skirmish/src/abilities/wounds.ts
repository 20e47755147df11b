import { call, done, type Procedure, procedure } from '@undercroft/engine'
import type { AttackLocals } from '../combat/attack-locals.ts'
import { destroy } from '../combat/destroy.ts'
import { gainHp, lose } from '../combat/harm.ts'
import { save } from '../combat/saves.ts'
import { cardOf } from '../creatures.ts'
import { isImmune } from '../gains.ts'
import { affect } from '../magic/affect.ts'
import { shove, shovePlaces } from '../magic/shove.ts'
import { type Creature, LEVEL_DRAINED, type SkirmishMatch } from '../state.ts'
import { ability, boxesLeft, markBox, placeOf } from './registry.ts'

const targetOf = (match: SkirmishMatch, { target }: AttackLocals): Creature => match.state.creatures[target]

// A poisoned weapon need only hit; DR does not keep the poison out.
ability('Poison', ['SK-COND-POISON-01', 'SK-COND-POISON-02', 'SK-COND-POISON-03', 'SK-COND-POISON-04'], {
  struckOne(match, self, { target }) {
    const place = placeOf(match, self, 'Poison')
    return call(match, affect, { caster: self.id, spell: -1, ability: place, target, immunity: 'Poison' }, 'struck')
  },
})

ability('Paralysis', ['SK-COND-PARALYSIS-01'], {
  dealtDamage(match, self, { target }) {
    const place = placeOf(match, self, 'Paralysis')
    return call(match, affect, { caster: self.id, spell: -1, ability: place, target, immunity: '' }, 'after')
  },
})

ability('Level Drain', ['SK-AB-LEVEL-DRAIN-01', 'SK-AB-LEVEL-DRAIN-02'], {
  dealtDamage(match, self, attack) {
    const target = targetOf(match, attack)
    if (!cardOf(match, target).living || isImmune(match, target, 'Level Drain')) return null
    target.status |= LEVEL_DRAINED
    match.events?.push({ type: 'condition', creature: target.id, condition: 'level-drain', on: true })
    gainHp(match, self, 5)
    return null
  },
})

ability('Constitution Drain', ['SK-AB-CONSTITUTION-DRAIN-01'], {
  dealtDamage(match, self, attack) {
    if (!cardOf(match, targetOf(match, attack)).living) return null
    const { dc, value } = cardOf(match, self).abilities[placeOf(match, self, 'Constitution Drain')]
    return call(match, drain, { attacker: self.id, target: attack.target, dc, amount: value }, 'after')
  },
})

interface DrainLocals {
  readonly attacker: number
  readonly target: number
  readonly dc: number
  readonly amount: number
}

const drain = procedure<SkirmishMatch, DrainLocals>('drain', {
  start: (match, { target, dc }) => call(match, save, { creature: target, dc, against: 'constitution-drain' }, 'saved'),
  saved(match, { attacker, target, amount }, saved: boolean) {
    if (saved) return done(match)
    const drainer = match.state.creatures[attacker]
    const victim = match.state.creatures[target]
    lose(match, victim, amount, drainer)
    gainHp(match, drainer, amount)
    if (victim.hp > 0) return done(match)
    return call(match, destroy, { victim: target, by: drainer.seat, cause: attacker, reduced: true }, 'end')
  },
  end: (match) => done(match),
})

ability('Pushback', ['SK-AB-PUSHBACK-01'], {
  dealtDamage(match, self, attack) {
    const target = targetOf(match, attack)
    if (cardOf(match, target).bulk >= cardOf(match, self).bulk) return null
    return call(match, shove, { actor: self.id, creature: target.id, how: 'push', left: 1 }, 'after')
  },
})

ability('Drag', ['SK-KEY-PULL-01'], {
  dealtDamage(match, self, attack) {
    const place = placeOf(match, self, 'Drag')
    const target = targetOf(match, attack)
    if (!boxesLeft(match, self, place) || shovePlaces(match, self, target, 'pull').length === 0) return null
    return call(match, drag, { actor: self.id, creature: target.id, place }, 'after')
  },
})

const drag = procedure<SkirmishMatch, { actor: number; creature: number; place: number }>('drag', {
  start: {
    kind: 'drag',
    seat: (match, { actor }) => match.state.creatures[actor].seat,
    actions: () => [{ type: 'decline' }, { type: 'use' }],
    about: (_, { actor, creature }) => ({ actor, creature }),
    answer(match, { actor, creature, place }, action: { type: string }) {
      if (action.type === 'decline') return done(match)
      const self = match.state.creatures[actor]
      markBox(match, self, place)
      match.events?.push({ type: 'used', creature: actor, ability: 'Drag', target: creature })
      const { squares } = cardOf(match, self).abilities[place].effect!
      return call(match, shove, { actor, creature, how: 'pull', left: squares }, 'end')
    },
  },
  end: (match) => done(match),
})

export const woundProcedures = [drain, drag] as readonly Procedure<SkirmishMatch, never>[]
