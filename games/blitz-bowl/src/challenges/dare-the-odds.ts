import { THROW } from '../state.ts'
import type { Condition } from './family.ts'

export const dareTheOdds: Condition = (_, { kind, thrown, handOff, modifier }) =>
  kind === THROW && thrown && !handOff && modifier === -1
