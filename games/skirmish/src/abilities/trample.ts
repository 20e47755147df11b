import { call, done, go, procedure, roll } from '@undercroft/engine'
import { destroy } from '../combat/destroy.ts'
import { fallsToHalf, lose, reduced } from '../combat/harm.ts'
import { morale } from '../combat/morale.ts'
import { save } from '../combat/saves.ts'
import { cardOf, isHelpless, isPresent, squaresOf } from '../creatures.ts'
import { D20, tellRoll } from '../dice.ts'
import { trait } from '../gains.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import type { AbilityCode } from './family.ts'
import { placeOf } from './registry.ts'

const isIncorporeal = trait('incorporeal')

const overlaps = (match: SkirmishMatch, a: Creature, b: Creature): boolean => {
  const under = squaresOf(match, a)
  return squaresOf(match, b).some((square) => under.includes(square))
}

/** The trampled creature saves or takes melee damage; a success means none. A helpless one may just be passed. */
const trampling = procedure<SkirmishMatch, { trampler: number; victim: number }>(
  'trample',
  ['incorporeal', 'trample'],
  {
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
  },
)

export const trample: AbilityCode = {
  on: {
    mayTrample(match, self, enemy) {
      if (match.state.active !== self.id || cardOf(match, enemy).bulk >= cardOf(match, self).bulk) return false
      return self.trampleTurn !== match.state.turn || overlaps(match, self, enemy)
    },
    trampled(match, self, enemy) {
      if (self.trampleTurn === match.state.turn || cardOf(match, enemy).bulk >= cardOf(match, self).bulk) return null
      return call(match, trampling, { trampler: self.id, victim: enemy.id }, 'trample')
    },
  },
  procedures: [trampling],
}
