import { BLOCK_ACTION } from '../state.ts'
import type { Condition } from './family.ts'

export const floorSomebody: Condition = (_, { kind, targetDown }) => kind === BLOCK_ACTION && targetDown
