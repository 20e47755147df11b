import { tellRoll } from '@undercroft/ball'
import { call, die, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import type { DungeonMatch } from './state.ts'

const D6 = [die(6)]

interface Contest {
  seats: number[]
  what: string
}

interface RollOff extends Contest {
  rolls: number[]
  /** Groups of seats with the same number, highest first; those of one group roll again among themselves. */
  order: number[]
  groups: number[][]
}

const newRollOff = ({ seats, what }: Contest): RollOff => ({ seats, what, rolls: [], order: [], groups: [] })

/** Each coach rolls a D6; returns the seats from the highest to the lowest, ties rolled again (DB-DICE-10, DB-DICE-11, DB-MULTI-09). */
export const rollOff: Procedure<DungeonMatch, RollOff, Contest> = procedure<DungeonMatch, RollOff, Contest>(
  'roll-off',
  newRollOff,
  ['placement', 'toss', 'turn-order'],
  {
    start: (match) => go(match, 'next'),
    next(match, { seats, rolls, what }) {
      if (rolls.length === seats.length) return go(match, 'sort')
      return roll(match, D6, what, seats[rolls.length], 'rolled')
    },
    rolled(match, frame, values: number[]) {
      tellRoll(match, frame.what, frame.seats[frame.rolls.length], -1, 'd6', values)
      frame.rolls.push(values[0])
      return go(match, 'next')
    },
    sort(match, frame) {
      for (let value = 6; value >= 1; value--) {
        const group = frame.seats.filter((_, at) => frame.rolls[at] === value)
        if (group.length > 0) frame.groups.push(group)
      }
      return go(match, 'settle')
    },
    settle(match, frame) {
      for (let group = frame.groups.shift(); group !== undefined; group = frame.groups.shift()) {
        if (group.length > 1) return call(match, rollOff, { seats: group, what: frame.what }, 'again')
        frame.order.push(group[0])
      }
      return done(match, frame.order)
    },
    again(match, frame, order: number[]) {
      frame.order.push(...order)
      return go(match, 'settle')
    },
  },
)
