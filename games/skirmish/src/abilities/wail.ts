import type { AbilityCode } from './family.ts'
import { printedLine } from './printed-line.ts'

export const wail: AbilityCode = { on: printedLine }
