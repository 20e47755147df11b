import { skill } from '../moments.ts'
import { easierJump, leapsOver } from './jumps.ts'

export const leap = skill('leap', 'agility', ['DB-SKILL-LEAP-01', 'DB-SKILL-LEAP-02'], {
  on: {
    jumpsOver: (match, _owner, square) => leapsOver(match, square),
    boost: (_match, _owner, test) => easierJump(test),
  },
})
