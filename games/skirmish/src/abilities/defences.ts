import { hasWord } from '../card/card.ts'
import { adjacent, areAllies, cardOf, isPresent } from '../creatures.ts'
import { type AbilityName, abilityNumber } from './names.ts'
import { ability, placeOf, strengthOf } from './registry.ts'

const numbered = (name: AbilityName) => {
  const number = abilityNumber(name)
  return (values: readonly number[]): number => values[number]
}

ability('Deflect Arrows', ['SK-AB-DEFLECT-ARROWS-01'], { armor: (_, __, attack) => (attack.ranged ? 4 : 0) })

ability('Mobility', ['SK-AB-MOBILITY-01'], { armor: (_, __, attack) => (attack.opportunity ? 4 : 0) })

const PHALANX = abilityNumber('Phalanx Fighting')

ability('Phalanx Fighting', ['SK-AB-PHALANX-FIGHTING-01'], {
  armor(match, self) {
    const beside = match.state.creatures.some(
      (other) =>
        isPresent(other) &&
        areAllies(match, self, other) &&
        (cardOf(match, other).abilitySet[PHALANX >> 5] & (1 << (PHALANX & 31))) !== 0 &&
        adjacent(match, self, other),
    )
    return beside ? 2 : 0
  },
})

const reduction = numbered('DR')
ability('DR', ['SK-AB-DR-01'], { reduction: (match, self) => reduction(cardOf(match, self).values) })

const conceal = numbered('Conceal')
ability('Conceal', ['SK-AB-CONCEAL-01', 'SK-AB-CONCEAL-02', 'SK-AB-CONCEAL-03'], {
  conceal: (match, self) => conceal(cardOf(match, self).values),
})

ability('Stench', ['SK-AB-STENCH-01'], {
  stinksFor(match, self, other) {
    const { words } = cardOf(match, self).abilities[placeOf(match, self, 'Stench')]
    return !words.some((word) => hasWord(cardOf(match, other), word))
  },
})

ability('Save +', ['SK-AB-SAVE-PLUS-01'], { save: (match, self) => strengthOf(match, self, 'Save +') })

ability('Save =', ['SK-AB-SAVE-EQUALS-01'], { saveBase: (match, self) => strengthOf(match, self, 'Save =') })

ability('Morale Save', ['SK-AB-MORALE-SAVE-01'], {
  save: (match, self, morale) => (morale ? strengthOf(match, self, 'Morale Save') : 0),
})
