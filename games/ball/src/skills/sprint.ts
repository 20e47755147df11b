import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'

/** Counted when they declare their action, before a Prone player stands up. */
export const sprint = skill('sprint', 'agility', ['DB-SKILL-SPRINT-01'], {
  anyStatus: true,
  on: { extraRushes: (match, owner) => 1 - playerOf(match, owner).dazed },
})
