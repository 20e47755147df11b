import { loner } from './loner.ts'

export const loner3 = loner(3)
