import type { AbilityCode } from './family.ts'
import { printedLine } from './printed-line.ts'

export const breathWeapon: AbilityCode = { on: printedLine }
