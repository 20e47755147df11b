import { skill } from '../moments.ts'

export const loner = (needs: number) =>
  skill(`loner-${needs}`, 'trait', ['DB-TRAIT-LONER-01'], {
    compulsory: true,
    anyStatus: true,
    on: { teamRerollNeeds: () => needs },
  })
