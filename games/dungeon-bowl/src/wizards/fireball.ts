import {
  goDown,
  harm,
  harmed,
  interrupt,
  NOBODY,
  neighboursOf,
  playerOf,
  STANDING,
  settleBall,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import type { SpellCode } from './family.ts'
import { dungeonSquares } from './targets.ts'

const D6 = [die(6)]

interface Target {
  seat: number
  square: number
}

interface Fire extends Target {
  /** Standing players still to be rolled for, and those who are hit. */
  near: number[]
  hit: number[]
}

const newFire = ({ seat, square }: Target): Fire => ({ seat, square, near: [], hit: [] })

/** DB-WIZ-23, DB-WIZ-24: 4+ for each Standing player in or next to the square; +1 to the Armour or the Injury roll. */
const burning = procedure<DungeonMatch, Fire, Target>('burning', newFire, ['fireball'], {
  start(match, frame) {
    match.events?.push({ type: 'exploded', player: NOBODY, square: frame.square })
    const middle = match.state.squares[frame.square]
    const all = [...(middle >= 0 ? [middle] : []), ...neighboursOf(match, frame.square)]
    frame.near = all.filter((id) => playerOf(match, id).status === STANDING)
    return go(match, 'next')
  },
  next: (match, { near, seat }) => (near.length > 0 ? roll(match, D6, 'fireball', seat, 'rolled') : go(match, 'burn')),
  rolled(match, frame, values: number[]) {
    const [player, ...rest] = frame.near
    tellRoll(match, 'fireball', frame.seat, player, 'd6', values)
    if (values[0] >= 4) frame.hit.push(player)
    frame.near = rest
    return go(match, 'next')
  },
  burn(match, frame) {
    const player = frame.hit.shift()
    if (player === undefined) return settleBall(match, 'end')
    goDown(match, playerOf(match, player), 'knocked')
    return call(match, harm, Object.assign(harmed(player, NOBODY, 'fireball'), { bonus: 1 }), 'burn')
  },
  end: (match) => done(match),
})

export const fireball: SpellCode = {
  casts: (match, seat) =>
    match.state.active === seat ? [] : dungeonSquares(match).map((square) => ({ type: 'cast', square })),
  resolve: (seat, { square }) => interrupt(burning, { seat, square }),
  procedures: [burning],
}
