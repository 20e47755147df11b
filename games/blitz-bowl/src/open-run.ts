import type { BlitzAction } from './actions.ts'
import { STOP, stepTo } from './offers.ts'
import { pitches } from './pitch.ts'
import { nearestOpponent, pitchOf, profileOf } from './queries.ts'
import type { BlitzState } from './state.ts'

/** By the board, the square, and who stands around it (a bit for each neighbour): to stop, and steps into the other squares. */
const kept: (readonly BlitzAction[])[][][] = pitches.map(({ around }) => around.map(() => []))

/**
 * What somebody in the middle of a Run may do with no standing opponent within two squares: nobody can hinder a step. Such lists are
 * kept by the board, for most steps of a match are of this kind. Null where there is more to it.
 */
export function openRun(state: BlitzState, player: number, moved: number): readonly BlitzAction[] | null {
  const { square, team } = state.players[player]
  if (moved === 0 || profileOf(state, player).runsOver || nearestOpponent(state, square, team) <= 2) return null
  const around = pitchOf(state).around[square]
  let taken = 0
  for (let i = 0; i < around.length; i++) if (state.squares[around[i]] >= 0) taken |= 1 << i
  const lists = kept[state.board][square]
  lists[taken] ??= [STOP, ...around.filter((_, i) => (taken & (1 << i)) === 0).map((to) => stepTo[to])]
  return lists[taken]
}
