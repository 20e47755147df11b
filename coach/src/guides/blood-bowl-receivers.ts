import { ON_BOARD, type Player, STANDING } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import { away, columnsLeft } from './blood-bowl-way.ts'

/** How far is thrown, and how many columns a throw must gain. */
const RANGE = 10
const GAIN = 4

/** Team-mates nearer to the End Zone by some columns, within a long pass. */
export function matesAhead({ state }: BloodMatch, player: Player): Player[] {
  return state.players.filter(
    (mate) =>
      mate.team === player.team &&
      mate.place === ON_BOARD &&
      mate.status === STANDING &&
      columnsLeft(mate.square, mate.team) + GAIN <= columnsLeft(player.square, player.team) &&
      away(mate.square, player.square) <= RANGE,
  )
}

/** He cannot be there in time himself. */
const isLate = ({ state, options }: BloodMatch, { square, team, ma }: Player): boolean =>
  columnsLeft(square, team) > ma * (options.turns - state.sides[team].marker + 1)

/** Whom to throw to: anybody ahead, where time runs out. */
export const targetsOf = (match: BloodMatch, thrower: Player): Player[] =>
  isLate(match, thrower) ? matesAhead(match, thrower) : []
