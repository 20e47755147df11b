import { mightyBlowOf } from '@undercroft/ball'

export const mightyBlow2 = mightyBlowOf('mighty-blow-2', 2)
