import type { Modifier } from '@undercroft/engine'
import type { Interrupt } from './moments.ts'
import type { Shove } from './push.ts'
import type { BallMatch } from './state.ts'

/** What lies beyond the squares of the field (walls, a crowd, nothing): each game declares its own. */
export interface Edge {
  /**
   * No square behind the pushed player is free, and some are no squares: a procedure that returns who
   * was moved, as `push` does.
   */
  push(match: BallMatch, push: Shove): Interrupt
  /** The whole chain has moved and the blocker `by` has followed up: what becomes of those who were pushed over the edge. */
  pushedOver(match: BallMatch, moved: readonly number[], by: number): Interrupt | null
  /**
   * The ball would leave the field from this square in this direction, while it bounces or in full flight (`flying`). A procedure that
   * returns the square where it is then, or -1 where it does not go on from here: after a bounce it has come to rest, in flight it
   * is in the last square it was over until `ballReturns`.
   */
  ball(match: BallMatch, from: number, direction: number, flying: boolean): Interrupt
  /** A ball whose flight has ended is about to come down: what happens first if it has left the field. It then is all that happens. */
  ballReturns(match: BallMatch): Interrupt | null
  /** A ball that has left the field is taken up again after all: it has not. */
  ballRecalled(match: BallMatch): void
  /** A thrown player would leave the field from this square: what becomes of them; null where they are stopped and crash there. */
  thrown(match: BallMatch, player: number, at: number): Interrupt | null
  /** Added to the Armour roll of a thrown player whom it has stopped. */
  readonly crash: readonly Modifier[]
  /** Does it stop a bomb? Otherwise a bomb that flies over it is gone. */
  readonly stopsBombs: boolean
}
