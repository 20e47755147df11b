import type { BallAbility } from '@undercroft/ball'
import { actionRooms } from './action-rooms.ts'
import { activationRooms } from './activation-rooms.ts'
import { quietRooms } from './quiet-rooms.ts'

/** The twelve rooms. A player who is in one is the owner of its ability. */
export const ROOMS: readonly BallAbility[] = [...quietRooms, ...activationRooms, ...actionRooms]
