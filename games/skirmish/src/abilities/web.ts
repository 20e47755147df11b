import type { AbilityCode } from './family.ts'
import { printedLine } from './printed-line.ts'

export const web: AbilityCode = { on: printedLine }
