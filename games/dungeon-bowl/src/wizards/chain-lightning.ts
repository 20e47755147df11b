import {
  boardOf,
  distance,
  harm,
  harmed,
  interrupt,
  NOBODY,
  ON_BOARD,
  playerOf,
  settleBall,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import type { SpellCode } from './family.ts'
import { isOwnTurn, playersInDungeon } from './targets.ts'

const D6 = [die(6)]

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
const lightning = procedure<DungeonMatch, Lightning>('lightning', ['chain-lightning'], {
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

export const chainLightning: SpellCode = {
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment) ? playersInDungeon(match, ({ team }) => team !== seat) : [],
  resolve: (seat, { player }) => interrupt(lightning, { seat, target: player, struck: [], at: -1 }),
  procedures: [lightning],
}
