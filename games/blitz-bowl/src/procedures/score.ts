import type { RandomEventId } from '../random-events/index.ts'
import { randomEvents } from '../random-events/index.ts'
import type { BlitzState } from '../state.ts'

const bitOf = (event: RandomEventId): number => 1 << randomEvents.findIndex(({ id }) => id === event)

/** The random events that last for the rest of the match, as bits of `state.lasting`. */
export const RUBBLE_UNDERFOOT = bitOf('rubble-underfoot')
export const BIG_HEARTED_JUDGES = bitOf('big-hearted-judges')
export const REFEREE_CHASED_OFF = bitOf('referee-chased-off')

/** EV-04: challenges and touchdowns are worth one more. */
export const extraPoint = ({ lasting }: BlitzState): number => ((lasting & BIG_HEARTED_JUDGES) !== 0 ? 1 : 0)

/** BZ-GEN-33: what the track shows: units on the marker, tens on the coin. */
export function scoreTrack(score: number): { marker: number; coin: number } {
  const coin = Math.min(Math.floor(score / 10) * 10, 30)
  return { marker: score >= 40 ? score : score - coin, coin }
}
