import { hasWord } from '../card/card.ts'
import { adjacent, areAllies, cardOf, isPresent } from '../creatures.ts'
import { abilityNumber } from './names.ts'
import { ability, abilitySetOf, formsOf, strengthOf } from './registry.ts'

ability('Deflect Arrows', ['SK-AB-DEFLECT-ARROWS-01'], { armor: (_, __, attack) => (attack.ranged ? 4 : 0) })

ability('Mobility', ['SK-AB-MOBILITY-01'], { armor: (_, __, attack) => (attack.opportunity ? 4 : 0) })

const PHALANX = abilityNumber('Phalanx Fighting')

ability('Phalanx Fighting', ['SK-AB-PHALANX-FIGHTING-01'], {
  armor(match, self) {
    const beside = match.state.creatures.some(
      (other) =>
        isPresent(other) &&
        areAllies(match, self, other) &&
        adjacent(match, self, other) &&
        (abilitySetOf(match, other)[PHALANX >> 5] & (1 << (PHALANX & 31))) !== 0,
    )
    return beside ? 2 : 0
  },
})

ability('DR', ['SK-AB-DR-01'], { reduction: (match, self) => strengthOf(match, self, 'DR') })

ability('Conceal', ['SK-AB-CONCEAL-01', 'SK-AB-CONCEAL-02', 'SK-AB-CONCEAL-03'], {
  conceal: (match, self) => strengthOf(match, self, 'Conceal'),
})

ability('Stench', ['SK-AB-STENCH-01'], {
  stinksFor(match, self, other) {
    const card = cardOf(match, other)
    return formsOf(match, self, 'Stench').some(({ words }) => !words.some((word) => hasWord(card, word)))
  },
})

ability('Save +', ['SK-AB-SAVE-PLUS-01'], { save: (match, self) => strengthOf(match, self, 'Save +') })

ability('Save =', ['SK-AB-SAVE-EQUALS-01'], { saveBase: (match, self) => strengthOf(match, self, 'Save =') })

ability('Morale Save', ['SK-AB-MORALE-SAVE-01'], {
  save: (match, self, morale) => (morale ? strengthOf(match, self, 'Morale Save') : 0),
})
