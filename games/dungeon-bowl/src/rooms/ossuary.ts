import { playerOf } from '@undercroft/ball'
import { quiet } from './quiet.ts'
import { isInRoom } from './room.ts'

const OSSUARY = { source: 'ossuary', value: -1, rule: 'DB-ROOM-15' }

/** Passing and catching are harder; a hand-off too if giver or receiver is inside, but only once. */
export const ossuary = quiet(
  {
    modify(_match, _owner, test) {
      if (test.kind === 'pass' || test.kind === 'catch') test.modifiers.push(OSSUARY)
    },
    hinder(match, owner, test) {
      const gives = test.detail === 'hand-off' && test.opponent === owner
      if (gives && !isInRoom(match, playerOf(match, test.player).square, 'ossuary')) test.modifiers.push(OSSUARY)
    },
  },
  ['catch'],
)
