import './defences.ts'
import { deathProcedures } from './deaths.ts'
import { powerProcedures } from './powers.ts'
import { strikeProcedures } from './strikes.ts'
import { woundProcedures } from './wounds.ts'

/** Procedures that only special abilities use. */
export const abilityProcedures = [...deathProcedures, ...powerProcedures, ...strikeProcedures, ...woundProcedures]
