import { dirtyPlayerOf } from '@undercroft/ball'

export const dirtyPlayer2 = dirtyPlayerOf('dirty-player-2', 2)
