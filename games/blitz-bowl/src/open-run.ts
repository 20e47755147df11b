import type { BlitzAction } from './actions.ts'
import { STOP, stepTo } from './offers.ts'
import { pitches } from './pitch.ts'
import { nearestOpponent, pitchOf, profileOf } from './queries.ts'
import type { BlitzState } from './state.ts'

type Lists = (readonly BlitzAction[])[][][]

/** By the board, the square, and who stands around it (a bit for each neighbour): steps into the other squares. */
const noLists = (): Lists => pitches.map(({ around }) => around.map(() => []))
const firstSteps = noLists()
/** The same, and to stop. */
const laterSteps = noLists()

/**
 * What a runner may do with no standing opponent within two squares: nobody can hinder a step. Such lists are kept by the board, for
 * most steps of a match are of this kind. Null where there is more to it: cards in hand before the first step, somebody who leaps,
 * a Move that was rolled.
 */
export function openRun(state: BlitzState, player: number, moved: number): readonly BlitzAction[] | null {
  const { square, team } = state.players[player]
  const { runsOver, move } = profileOf(state, player)
  if (runsOver || (moved === 0 && (move === 0 || state.hands[team].length > 0))) return null
  if (nearestOpponent(state, square, team) <= 2) return null
  const around = pitchOf(state).around[square]
  let taken = 0
  for (let i = 0; i < around.length; i++) if (state.squares[around[i]] >= 0) taken |= 1 << i
  const lists = (moved === 0 ? firstSteps : laterSteps)[state.board][square]
  lists[taken] ??= [
    ...(moved === 0 ? [] : [STOP]),
    ...around.filter((_, i) => (taken & (1 << i)) === 0).map((to) => stepTo[to]),
  ]
  return lists[taken]
}
