import { loner } from '@undercroft/ball'

export const loner5 = loner(5)
