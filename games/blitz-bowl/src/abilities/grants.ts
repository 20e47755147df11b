import { code } from './code.gen.ts'
import type { Grant } from './family.ts'

/** The free actions that abilities grant, by the ability's id. */
export const grants: Readonly<Record<string, Grant>> = code
