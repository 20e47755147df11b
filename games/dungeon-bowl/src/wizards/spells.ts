import { code } from './code.gen.ts'
import type { SpellCode } from './family.ts'

/** What each spell does. */
export const SPELLS: Readonly<Record<string, SpellCode>> = code

/** What spells make of players. */
export const SPELL_ABILITIES = Object.values(SPELLS).flatMap(({ ability }) => ability ?? [])
