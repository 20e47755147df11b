import { hasAbility } from '../abilities.ts'
import { KO_RESULT, STUNNED_RESULT } from '../data/injuries.ts'
import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'

/** Stunned on the lowest total that would be a KO: 8, or 7 for a Stunty player. */
export const thickSkull = skill('thick-skull', 'strength', ['DB-SKILL-THICK-SKULL-01', 'DB-SKILL-THICK-SKULL-02'], {
  anyStatus: true,
  on: {
    injury(match, owner, total, result) {
      const lowest = hasAbility(match, playerOf(match, owner), 'stunty') ? 7 : 8
      return result === KO_RESULT && total === lowest ? STUNNED_RESULT : result
    },
  },
})
