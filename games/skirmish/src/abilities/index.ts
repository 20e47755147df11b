import { code } from './code.gen.ts'
import type { AbilityCode } from './family.ts'
import { declareAbilities } from './registry.ts'

const abilities: Readonly<Record<string, AbilityCode>> = code
declareAbilities(abilities)

/** Procedures that only special abilities use. */
export const abilityProcedures = Object.values(abilities).flatMap(({ procedures = [] }) => procedures)
