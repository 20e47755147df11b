import type { SpellText } from '../card/text.ts'
import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

/** The spells named in the rulebook and our own, then the psionic powers. */
export const SPELL_TEXTS: readonly SpellText[] = (things as readonly Thing[]).map(({ id, printed, level, line }) => ({
  name: printed ?? id.replaceAll('-', ' '),
  level,
  text: line,
}))
