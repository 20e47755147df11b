import { type Action, type Match, sameAction } from '@undercroft/engine'
import type { Situation } from './coach.ts'
import type { Guide } from './guide.ts'
import type { Plan } from './search/ends.ts'

/** So many first choices that looked best before are looked at again. */
const PROMISING = 5

/**
 * What looked how good when this turn's choices were last weighed. One activation changes little for the others, so the next
 * choice is made among the best of them, and what was not there before.
 */
export class TurnMemory<M extends Match> {
  private readonly guide: Guide<M>
  private turn: string | null = null
  private readonly worth = new Map<string, number>()

  constructor(guide: Guide<M>) {
    this.guide = guide
  }

  /** The choices that deserve a closer look. */
  promising({ game, view, decision }: Situation<M>, actions: readonly Action[]): readonly Action[] {
    const { guide, worth } = this
    if (!guide.turnOf || !guide.isBoundary(decision, view, view)) return actions
    const turn = guide.turnOf(view)
    if (turn !== this.turn) worth.clear()
    this.turn = turn
    const known = actions.map((action) => worth.get(keyOf(action))).filter((value) => value !== undefined)
    if (known.length <= PROMISING) return actions
    const enough = known.sort((a, b) => b - a)[PROMISING - 1]
    const safe = game.fallback(view)
    return actions.filter(
      (action) => (worth.get(keyOf(action)) ?? Number.POSITIVE_INFINITY) >= enough || sameAction(action, safe),
    )
  }

  /** What was not weighed in this turn yet. */
  unseen({ view, decision }: Situation<M>): readonly Action[] {
    if (!this.guide.isBoundary(decision, view, view)) return []
    return decision.actions.filter((action) => !this.worth.has(keyOf(action)))
  }

  /** Remembers what the plans were found to be worth. */
  note(plans: readonly Plan<M>[]): void {
    const weighed = new Map<string, number>()
    for (const { actions, value } of plans) {
      const key = keyOf(actions[0])
      weighed.set(key, Math.max(value, weighed.get(key) ?? Number.NEGATIVE_INFINITY))
    }
    for (const [key, value] of weighed) this.worth.set(key, value)
  }
}

const keyOf = (action: Action): string => JSON.stringify(action)
