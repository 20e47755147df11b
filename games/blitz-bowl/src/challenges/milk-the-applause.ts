import type { Condition } from './family.ts'

export const milkTheApplause: Condition = (_, { scored }) => scored !== 0
