import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'

export const breakTackle = skill('break-tackle', 'strength', ['DB-SKILL-BREAK-TACKLE-01'], {
  once: 'activation',
  on: {
    boost: (match, owner, { kind }) => (kind === 'dodge' ? (playerOf(match, owner).st >= 5 ? 2 : 1) : 0),
  },
})
