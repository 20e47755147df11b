import type { AnyProcedure } from '@undercroft/engine'
import { castSpells } from './cast.ts'
import { SPELLS } from './spells.ts'

export { calmDown, furyTargets, goFurious } from './bestial-fury.ts'
export { liftBlindness } from './blinding-light.ts'
export { castSpells, spellOf, useSpell } from './cast.ts'

export const WIZARD_PROCEDURES: readonly AnyProcedure[] = [
  castSpells,
  ...Object.values(SPELLS).flatMap(({ procedures = [] }) => procedures),
]
