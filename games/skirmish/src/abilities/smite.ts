import { isNamedBy } from '../alignment.ts'
import { cardOf } from '../creatures.ts'
import { isDeclared, targetOf } from './attacks.ts'
import type { AbilityCode } from './family.ts'
import { formsOf, markBox } from './registry.ts'

export const smite: AbilityCode = {
  on: {
    mayDeclare(match, self, attack) {
      const { boxes, words } = cardOf(match, self).abilities[attack.asked]
      if (boxes === 0 || attack.ranged) return false
      return words.length === 0 || isNamedBy(match, targetOf(match, attack), words[0])
    },
    declared: (match, self, attack) => markBox(match, self, attack.asked),
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
  },
}
