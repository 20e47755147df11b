import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'

export const rightStuff = skill('right-stuff', 'trait', ['DB-TRAIT-RIGHT-STUFF-01'], {
  compulsory: true,
  anyStatus: true,
  on: { canBeThrown: (match, owner) => playerOf(match, owner).st <= 3 },
})
