export { calmDown, furyTargets, goFurious } from './bestial-fury.ts'
export { castSpells, spellOf, useSpell } from './cast.ts'
export { liftBlindness } from './opposing-turn.ts'

import type { Procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import { castSpells } from './cast.ts'
import { OPPOSING_TURN_PROCEDURES } from './opposing-turn.ts'
import { OWN_TURN_PROCEDURES } from './own-turn.ts'

export const WIZARD_PROCEDURES: readonly Procedure<DungeonMatch, never>[] = [
  castSpells as unknown as Procedure<DungeonMatch, never>,
  ...OWN_TURN_PROCEDURES,
  ...OPPOSING_TURN_PROCEDURES,
]
