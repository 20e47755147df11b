import { type BallAbility, playerOf, skill } from '@undercroft/ball'
import { isInRoom } from './room.ts'

const room = (id: string, rules: string[], on: BallAbility['on']): BallAbility =>
  skill(id, 'room', rules, { anyStatus: true, compulsory: true, on })

const armoury = room('armoury', ['DB-ROOM-03'], {
  armour(_match, _owner, harm) {
    harm.modifiers.push({ source: 'armoury', value: 1, rule: 'DB-ROOM-03' })
  },
})

const cursedRoom = room('cursed-room', ['DB-ROOM-09', 'DB-ROOM-10'], { forbidsRerolls: () => true })

const OSSUARY = { source: 'ossuary', value: -1, rule: 'DB-ROOM-15' }

/** Passing and catching are harder; a hand-off too if giver or receiver is inside, but only once. */
const ossuary = room('ossuary', ['DB-ROOM-15', 'DB-ROOM-16', 'DB-ROOM-17'], {
  modify(_match, _owner, test) {
    if (test.kind === 'pass' || test.kind === 'catch') test.modifiers.push(OSSUARY)
  },
  hinder(match, owner, test) {
    const gives = test.kind === 'catch' && test.detail === 'hand-off' && test.opponent === owner
    if (gives && !isInRoom(match, playerOf(match, test.player).square, 'ossuary')) test.modifiers.push(OSSUARY)
  },
})

const floodedRoom = room('flooded-room', ['DB-ROOM-18'], {
  modify(_match, _owner, test) {
    if (test.kind === 'rush') test.target++
  },
})

/** What they do lies in the ground: entering the Sewer, being pushed into the chasm or a sarcophagus. */
const sewer = room('sewer', ['DB-ROOM-04', 'DB-ROOM-05'], {})
const fieryChasm = room('fiery-chasm', ['DB-ROOM-21', 'DB-ROOM-22', 'DB-ROOM-23', 'DB-ROOM-24', 'DB-ROOM-25'], {})
const crypt = room('crypt', ['DB-ROOM-29', 'DB-ROOM-30', 'DB-ROOM-31', 'DB-ROOM-32'], {})

export const quietRooms: readonly BallAbility[] = [armoury, cursedRoom, ossuary, floodedRoom, sewer, fieryChasm, crypt]
