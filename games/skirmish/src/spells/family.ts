import type { Thing as AnyThing } from '@undercroft/engine'

/** What stands in the home of a spell or psionic power. */
export interface Thing extends AnyThing {
  /** Its name on the cards, where that is not its id in words. */
  readonly printed?: string
  /** 1 to 9; 0 for psionic powers, which are paid from the pool of the creature. */
  readonly level: number
  /** What the card says, without the boxes: range; radius if any; effects and conditions; DC if a save is allowed. */
  readonly line: string
}
