import type { Thing as AnyThing } from '@undercroft/engine'
import type { BlockAction, MoveAction } from '../actions.ts'
import type { FaceName } from '../dice.ts'
import type { ActionRecord, Blitz } from '../state.ts'

/** What stands in the home of an ability. Whatever it grants is offered to the coach, never forced on them. */
export interface Thing extends AnyThing {
  /** Freedoms of their Run; whoever uses one must end it open. */
  readonly run?: {
    readonly past?: boolean
    readonly over?: boolean
    readonly throughRubble?: boolean
    readonly whileMarked?: boolean
  }
  /** Runners may enter squares beside them: 1 and must stop there, 2 as if they were not there. */
  readonly runnersBeside?: 1 | 2
  readonly faces?: Partial<Record<FaceName, FaceName>>
  readonly facesAgainst?: Partial<Record<FaceName, FaceName>>
  readonly neverAssisted?: boolean
  readonly neverAssistedAgainst?: boolean
  readonly deniesAssists?: boolean
  readonly blockRange?: number
  readonly appliesAllDice?: boolean
  readonly injuresOnSix?: boolean
  readonly injuredByMiss?: boolean
  readonly standsIn?: boolean
  readonly picksUp?: boolean
  readonly choosesDrop?: boolean
  readonly cannotThrow?: boolean
  readonly reRolls?: 'block' | 'failed-throw'
}

/** A free action that an ability or arena grants at a moment. */
export interface Grant {
  readonly moment: GrantMoment
  /** Adds every way to use it now. `player` has the ability; `record` is the action just made, where there is one. */
  readonly uses: (match: Blitz, player: number, record: ActionRecord, list: FreeAction[]) => void
  readonly terms?: Partial<Terms>
}

/**
 * acted: their own action is over, its claim step too (BZ-TURN-13 f); caught: they were the target of a successful throw;
 * before-action, before-first-action: in their coach's turn; targeted: they were chosen as target of a Block (window 1).
 */
type GrantMoment = 'acted' | 'caught' | 'before-action' | 'before-first-action' | 'targeted'

export type FreeAction = (MoveAction | BlockAction) & { readonly by: string }

/** How a granted action differs from an ordinary one. */
export interface Terms {
  /** Run: at most so many squares, 0 for their Move value. */
  readonly limit: number
  /** It may be begun although they are marked. */
  readonly whileMarked: boolean
  /** Throw: short range only; and without modifiers. */
  readonly short: boolean
  readonly plain: boolean
  /** Mark: must end next to this player, -1 for anybody. */
  readonly reach: number
  /** Block: they are laid prone when its claim step is over. */
  readonly endsProne: boolean
}

export const ordinaryTerms: Terms = {
  limit: 0,
  whileMarked: false,
  short: false,
  plain: false,
  reach: -1,
  endsProne: false,
}
