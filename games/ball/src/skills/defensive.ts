import { areAdjacent, playerOf } from '../field.ts'
import { skill } from '../moments.ts'

/** Not in the owner's own turn, and only the use of Guard: normal assists remain (DB-SKILL-DEFENSIVE-03). */
export const defensive = skill('defensive', 'agility', ['DB-SKILL-DEFENSIVE-01', 'DB-SKILL-DEFENSIVE-02'], {
  denying: ['guard'],
  on: {
    denies: (match, owner, user, ability) =>
      ability === 'guard' &&
      playerOf(match, owner).team !== match.state.active &&
      areAdjacent(match, playerOf(match, owner).square, playerOf(match, user).square),
  },
})
