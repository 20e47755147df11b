import {
  boardOf,
  distance,
  disturbBall,
  holdsBall,
  interrupt,
  isWalkable,
  playerOf,
  putAt,
  settleBall,
} from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { DungeonMatch } from '../state.ts'
import { enterZone } from '../zones.ts'
import type { SpellCode } from './family.ts'
import { dungeonSquares, isOwnTurn, playersInDungeon } from './targets.ts'

const STEP_RANGE = 5

/** Free squares of the dungeon within five of where they are. */
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

export const shadowedStep: SpellCode = {
  casts: (match, seat, moment) =>
    isOwnTurn(match, seat, moment)
      ? playersInDungeon(
          match,
          (player) => player.team === seat && !holdsBall(match, player) && stepSquares(match, player.square).length > 0,
        )
      : [],
  resolve: (seat, { player }) => interrupt(shadowStepping, { seat, target: player }),
  procedures: [shadowStepping],
}
