import { done, go } from '@undercroft/engine'
import { abilityCalled, hasAbility, mayUse } from '../abilities.ts'
import { distance } from '../board.ts'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { boardOf } from '../rules.ts'
import { type BallMatch, ON_BOARD, type Player, PRONE, STANDING } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import { type Owned, optional } from './optional.ts'

/** Holders who can help, and the Prone team-mates within three squares of one of them. */
const helpers = (match: BallMatch, team: number): Player[] =>
  match.state.players.filter(
    (player) =>
      player.team === team &&
      player.place === ON_BOARD &&
      hasAbility(match, player, 'pick-me-up') &&
      mayUse(match, player, abilityCalled(match, 'pick-me-up')),
  )

function fallenNear(match: BallMatch, team: number): number[] {
  const board = boardOf(match)
  const holders = helpers(match, team)
  return match.state.players
    .filter((player) => player.team === team && player.place === ON_BOARD && player.status === PRONE)
    .filter(({ square }) => holders.some((holder) => distance(board, holder.square, square) <= 3))
    .map(({ id }) => id)
}

const pickUpMates = optional<Owned & { fallen: number[] }>('pick-me-up', ['pick-me-up'], {
  used: (match, { fallen }) =>
    fallen.length === 0
      ? done(match)
      : rollTest(match, plainTest(playerOf(match, fallen[0]), 'pick-me-up', 5), 'rolled'),
  rolled(match, frame, { passed }: TestResult) {
    if (passed) {
      playerOf(match, frame.fallen[0]).status = STANDING
      match.events?.push({ type: 'stood-up', player: frame.fallen[0] })
    }
    frame.fallen = frame.fallen.slice(1)
    return go(match, 'used')
  },
})

/** One die for each Prone player, however many helpers are near: the first of them sees to all. */
export const pickMeUp = skill('pick-me-up', 'trait', ['DB-TRAIT-PICK-ME-UP-01'], {
  on: {
    turnEnds(match, owner, { player: team }) {
      const own = playerOf(match, owner).team
      if (own === team || helpers(match, own)[0].id !== owner) return null
      const fallen = fallenNear(match, own)
      return fallen.length === 0 ? null : interrupt(pickUpMates, { owner, fallen })
    },
  },
  procedures: [pickUpMates],
})
