import { loner } from '@undercroft/ball'

export const loner2 = loner(2)
