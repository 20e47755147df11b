import { endOf, firstOf } from '../queries.ts'
import type { Blitz } from '../state.ts'

/** Both coaches have their turn in an event: the active one first, then the other (BZ-ADV-08). */
export const coach = ({ state }: Blitz, coaches: number): number => (coaches === 0 ? state.active : 1 - state.active)

/** The players of a team of whom something holds. */
export function playersOf(match: Blitz, team: number, holds: (player: number) => boolean): number[] {
  const { state } = match
  const found: number[] = []
  for (let player = firstOf(state, team); player < endOf(state, team); player++) if (holds(player)) found.push(player)
  return found
}
