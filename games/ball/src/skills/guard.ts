import { skill } from '../moments.ts'

export const guard = skill('guard', 'strength', ['DB-SKILL-GUARD-01'], {
  on: { assistsAnyway: () => true },
})
