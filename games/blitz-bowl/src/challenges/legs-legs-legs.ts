import { RUN } from '../state.ts'
import type { Condition } from './family.ts'
import { isOurs, kindOf } from './history.ts'

export const legsLegsLegs: Condition = (state, { kind }) =>
  kind === RUN && state.history.filter((entry) => kindOf(entry) === RUN && isOurs(state, entry)).length >= 3
