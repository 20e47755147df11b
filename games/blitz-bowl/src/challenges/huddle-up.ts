import { isAdjacent } from '../pitch.ts'
import { isOnFeet, standing } from '../queries.ts'
import { type BlitzState, MARK, RUN, SIDESTEP } from '../state.ts'
import type { Condition } from './family.ts'

export const huddleUp: Condition = (state, { kind, player }) =>
  (kind === RUN || kind === MARK || kind === SIDESTEP) && standingMatesBeside(state, player) >= 2

function standingMatesBeside(state: BlitzState, player: number): number {
  const { square, team } = state.players[player]
  if (!isOnFeet(state.players[player])) return 0
  return standing(state, team).filter((mate) => mate !== player && isAdjacent(square, state.players[mate].square))
    .length
}
