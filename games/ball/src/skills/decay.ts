import { skill } from '../moments.ts'

export const decay = skill('decay', 'trait', ['DB-TRAIT-DECAY-01'], {
  compulsory: true,
  anyStatus: true,
  on: { casualtyRoll: () => 1 },
})
