import { BLOCK_ACTION, FOUL } from '../state.ts'
import type { Condition } from './family.ts'

export const benchThemHard: Condition = (_, { kind, targetInjured }) =>
  (kind === BLOCK_ACTION || kind === FOUL) && targetInjured
