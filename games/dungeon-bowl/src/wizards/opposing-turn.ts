import {
  type BallAbility,
  gain,
  goDown,
  harm,
  harmed,
  hasAbility,
  interrupt,
  lose,
  NOBODY,
  neighboursOf,
  playerOf,
  STANDING,
  settleBall,
  skill,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import type { Spell } from './spell.ts'
import { dungeonSquares, isOpposingTurn, playersInDungeon } from './targets.ts'

const D6 = [die(6)]

/** He is not activated in this turn, and Marks nobody until his next activation is over (DB-WIZ-12, DB-WIZ-13). */
const entangling = procedure<DungeonMatch, { target: number }>('entangling', {
  start(match, { target }) {
    const player = playerOf(match, target)
    player.activated = 1
    player.dazed = 1
    player.dazedThrough = 1
    match.events?.push({ type: 'lost-tackle-zone', player: target })
    return done(match)
  },
})

const graspingVines: Spell = {
  id: 'grasping-vines',
  rules: ['DB-WIZ-11', 'DB-WIZ-12', 'DB-WIZ-13'],
  casts: (match, seat, moment) =>
    isOpposingTurn(match, seat, moment) ? playersInDungeon(match, ({ team }) => team === match.state.active) : [],
  resolve: (_seat, { player }) => interrupt(entangling, { target: player! }),
}

/** What Blinding Light does to every player of the team until its next turn begins (DB-WIZ-15). */
export const blinded: BallAbility = skill('blinded', 'spell', ['DB-WIZ-15'], {
  anyStatus: true,
  compulsory: true,
  on: { forbids: () => true },
})

const blinding = procedure<DungeonMatch, object>('blinding', {
  start(match) {
    for (const player of match.state.players) if (player.team === match.state.active) gain(match, player, 'blinded')
    return done(match)
  },
})

/** The turn of a team begins: its players see again. */
export function liftBlindness(match: DungeonMatch, team: number): void {
  for (const player of match.state.players) {
    if (player.team === team && hasAbility(match, player, 'blinded')) lose(match, player, 'blinded')
  }
}

const blindingLight: Spell = {
  id: 'blinding-light',
  rules: ['DB-WIZ-14', 'DB-WIZ-15'],
  casts: (match, seat, moment) => (isOpposingTurn(match, seat, moment) ? [{ type: 'cast' }] : []),
  resolve: () => interrupt(blinding, {}),
}

interface Fire {
  seat: number
  square: number
  /** Standing players still to be rolled for, and those who are hit. */
  near?: number[]
  hit?: number[]
}

/** DB-WIZ-23, DB-WIZ-24: 4+ for each Standing player in or next to the square; +1 to the Armour or the Injury roll. */
const burning = procedure<DungeonMatch, Fire>('burning', {
  start(match, frame) {
    match.events?.push({ type: 'exploded', player: NOBODY, square: frame.square })
    const middle = match.state.squares[frame.square]
    const all = [...(middle >= 0 ? [middle] : []), ...neighboursOf(match, frame.square)]
    frame.near = all.filter((id) => playerOf(match, id).status === STANDING)
    frame.hit = []
    return go(match, 'next')
  },
  next: (match, { near, seat }) => (near!.length > 0 ? roll(match, D6, 'fireball', seat, 'rolled') : go(match, 'burn')),
  rolled(match, frame, values: number[]) {
    const [player, ...rest] = frame.near!
    tellRoll(match, 'fireball', frame.seat, player, 'd6', values)
    if (values[0] >= 4) frame.hit!.push(player)
    frame.near = rest
    return go(match, 'next')
  },
  burn(match, frame) {
    const player = frame.hit!.shift()
    if (player === undefined) return settleBall(match, 'end')
    goDown(match, playerOf(match, player), 'knocked')
    return call(match, harm, { ...harmed(player, NOBODY, 'fireball'), bonus: 1 }, 'burn')
  },
  end: (match) => done(match),
})

const fireball: Spell = {
  id: 'fireball',
  rules: ['DB-WIZ-22', 'DB-WIZ-23', 'DB-WIZ-24'],
  casts: (match, seat) =>
    match.state.active === seat ? [] : dungeonSquares(match).map((square) => ({ type: 'cast', square })),
  resolve: (seat, { square }) => interrupt(burning, { seat, square: square! }),
}

export const OPPOSING_TURN_SPELLS: readonly Spell[] = [graspingVines, blindingLight, fireball]
export const OPPOSING_TURN_PROCEDURES = [entangling, blinding, burning] as unknown as readonly Procedure<
  DungeonMatch,
  never
>[]
