import {
  boardOf,
  distance,
  disturbBall,
  harm,
  harmed,
  hasTackleZone,
  holdsBall,
  interrupt,
  isWalkable,
  KNOCKED_OUT,
  NOBODY,
  neighboursOf,
  ON_BOARD,
  playerOf,
  putAt,
  settleBall,
  takeOff,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import { enterZone } from '../zones.ts'
import type { Spell } from './spell.ts'
import { dungeonSquares, isOwnTurn, playersInDungeon } from './targets.ts'

const D6 = [die(6)]
const TWO_D6 = [die(6), die(6)]

/** Neither an Armour nor an Injury roll: nothing changes it (DB-WIZ-08). */
const transmuting = procedure<DungeonMatch, { seat: number; target: number }>('transmuting', {
  start: (match, { seat }) => roll(match, TWO_D6, 'transmutation', seat, 'rolled'),
  rolled(match, { seat, target }, values: number[]) {
    tellRoll(match, 'transmutation', seat, target, 'd6', values)
    const player = playerOf(match, target)
    if (values[0] + values[1] <= player.av) {
      takeOff(match, player, KNOCKED_OUT)
      match.events?.push({ type: 'injured', player: target, result: 'ko', by: NOBODY })
    }
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

const transmutation: Spell = {
  id: 'transmutation',
  rules: ['DB-WIZ-07', 'DB-WIZ-08'],
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment) ? playersInDungeon(match, ({ team }) => team !== seat) : [],
  resolve: (seat, { player }) => interrupt(transmuting, { seat, target: player! }),
}

const STEP_RANGE = 5

/** Free squares of the dungeon within five of where he is. */
function stepSquares(match: DungeonMatch, square: number): number[] {
  const board = boardOf(match)
  return dungeonSquares(match).filter((to) => distance(board, square, to) <= STEP_RANGE && isWalkable(match, to))
}

/** Neither a move nor a push: no test, no portal, no pick-up (DB-WIZ-10). */
const shadowStepping = procedure<DungeonMatch, { seat: number; target: number }>('shadow-stepping', {
  start: {
    kind: 'shadowed-step',
    seat: (_match, { seat }) => seat,
    actions: (match, { target }) =>
      stepSquares(match, playerOf(match, target).square).map((square) => ({ type: 'place', square })),
    about: (_match, { target }) => ({ player: target }),
    answer(match, { target }, { square }: { type: string; square: number }) {
      const player = playerOf(match, target)
      match.events?.push({ type: 'teleported', player: target, from: player.square, to: square })
      putAt(match, player, square)
      player.rooted = 0
      enterZone(match, player)
      disturbBall(match, square)
      return settleBall(match, 'end')
    },
  },
  end: (match) => done(match),
})

const shadowedStep: Spell = {
  id: 'shadowed-step',
  rules: ['DB-WIZ-09', 'DB-WIZ-10'],
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment)
      ? playersInDungeon(
          match,
          (player) => player.team === seat && !holdsBall(match, player) && stepSquares(match, player.square).length > 0,
        )
      : [],
  resolve: (seat, { player }) => interrupt(shadowStepping, { seat, target: player! }),
}

/** An Injury roll that no skill changes, without an Armour roll (DB-WIZ-17). */
const draining = procedure<DungeonMatch, { target: number }>('draining', {
  start: (match, { target }) =>
    call(match, harm, { ...harmed(target, NOBODY, 'life-drain'), plain: 1, skipArmour: 1 }, 'settle'),
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

const lifeDrain: Spell = {
  id: 'life-drain',
  rules: ['DB-WIZ-16', 'DB-WIZ-17'],
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment)
      ? playersInDungeon(
          match,
          ({ team, square }) =>
            team !== seat &&
            neighboursOf(match, square).some(
              (id) => playerOf(match, id).team === seat && hasTackleZone(playerOf(match, id)),
            ),
        )
      : [],
  resolve: (_seat, { player }) => interrupt(draining, { target: player! }),
}

interface Lightning {
  seat: number
  target: number
  struck: number[]
  /** Where the one last struck was. */
  at: number
}

const SPARK_RANGE = 2

const sparks = (match: DungeonMatch, { struck, at }: Lightning): number[] =>
  match.state.players
    .filter(({ id, place, square }) => {
      return place === ON_BOARD && !struck.includes(id) && distance(boardOf(match), at, square) <= SPARK_RANGE
    })
    .map(({ id }) => id)

/** From one player to the next, friend or foe, until a 1-2 or until nobody is near (DB-WIZ-18 to DB-WIZ-21). */
const lightning = procedure<DungeonMatch, Lightning>('lightning', {
  start(match, frame) {
    frame.struck = [...frame.struck, frame.target]
    frame.at = playerOf(match, frame.target).square
    return call(match, harm, harmed(frame.target, NOBODY, 'chain-lightning'), 'settle')
  },
  settle: (match) => settleBall(match, 'chain'),
  chain: (match, frame) => roll(match, D6, 'chain-lightning', frame.seat, 'chained'),
  chained(match, frame, values: number[]) {
    tellRoll(match, 'chain-lightning', frame.seat, -1, 'd6', values)
    if (values[0] <= 2) return done(match)
    const near = sparks(match, frame)
    if (near.length === 0) return done(match)
    if (near.length > 1) return go(match, 'choose')
    frame.target = near[0]
    return go(match, 'start')
  },
  choose: {
    kind: 'chain-lightning',
    seat: (_match, { seat }) => seat,
    actions: (match, frame) => sparks(match, frame).map((player) => ({ type: 'strike', player })),
    about: (_match, { target }) => ({ player: target }),
    answer(match, frame, { player }: { type: string; player: number }) {
      frame.target = player
      return go(match, 'start')
    },
  },
})

const chainLightning: Spell = {
  id: 'chain-lightning',
  rules: ['DB-WIZ-18', 'DB-WIZ-19', 'DB-WIZ-20', 'DB-WIZ-21'],
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment) ? playersInDungeon(match, ({ team }) => team !== seat) : [],
  resolve: (seat, { player }) => interrupt(lightning, { seat, target: player!, struck: [], at: -1 }),
}

export const OWN_TURN_SPELLS: readonly Spell[] = [transmutation, shadowedStep, lifeDrain, chainLightning]
export const OWN_TURN_PROCEDURES = [transmuting, shadowStepping, draining, lightning] as unknown as readonly Procedure<
  DungeonMatch,
  never
>[]
