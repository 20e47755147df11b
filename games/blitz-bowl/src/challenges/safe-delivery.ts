import { THROW } from '../state.ts'
import type { Condition } from './family.ts'

export const safeDelivery: Condition = (_, { kind, thrown, handOff }) => kind === THROW && thrown && !handOff
