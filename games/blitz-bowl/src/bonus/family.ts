import type { Thing as AnyThing, Next } from '@undercroft/engine'
import type { BlitzAction, BonusAction } from '../actions.ts'
import type { ActionRecord, Blitz } from '../state.ts'

/**
 * When a bonus play can be played. Interrupts: block-targeted (window 1), sidestepped (2), ran and marked (3).
 * `after-action` is BZ-TURN-13 f.
 */
export type Window =
  | 'turn-start'
  | 'before-first-action'
  | 'before-action'
  | 'after-last-action'
  | 'run-declared'
  | 'mark-declared'
  | 'throw-declared'
  | 'block-declared'
  | 'block-targeted'
  | 'sidestepped'
  | 'ran'
  | 'marked'
  | 'knocked-down'
  | 'after-action'

/** What stands in the home of a bonus play. */
export interface Thing extends AnyThing {
  /** None where the core asks for it by itself: Natural Gift is one of the re-rolls. */
  readonly window?: Window
  /** It lies before its coach until the turn ends (BZ-BONUS-04). */
  readonly lasts?: boolean
}

/** A bonus play that names the player it is for, and one that names their target as well. */
export type ForPlayer = BonusAction & { readonly player: number }
export type OnTarget = ForPlayer & { readonly target: number }

/** What it does. `record` is the action it belongs to, where its window lies within one. */
export interface BonusEffect {
  /** Adds every way to play it now, judged only by what both coaches see. */
  uses(match: Blitz, seat: number, record: ActionRecord, list: BonusAction[]): void
  /** Adds player actions that can be declared only because this card will be played for them. */
  enables?(match: Blitz, seat: number, list: BlitzAction[]): void
  /** Applies it; the procedure that offered it goes on at step `then`. */
  play(match: Blitz, record: ActionRecord, action: BonusAction, then: string): Next
}
