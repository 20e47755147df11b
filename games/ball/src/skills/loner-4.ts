import { loner } from './loner.ts'

export const loner4 = loner(4)
