import { skill } from '../moments.ts'

export const horns = skill('horns', 'mutation', ['DB-SKILL-HORNS-01'], {
  on: { strength: (_match, _owner, { blitz }) => blitz },
})
