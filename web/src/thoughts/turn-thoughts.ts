import type { ToldPlan } from '@undercroft/coach'
import { type Action, type Match, sameAction } from '@undercroft/engine'
import type { GameAdapter } from '../games/adapter.ts'

/** What a computer thought of doing, the chosen first, and what it saw then. */
export interface Thought {
  readonly seat: number
  readonly view: Match
  readonly plans: readonly ToldPlan[]
}

/** What a computer thought of in its last turn, one question after the other. */
export class TurnThoughts {
  list: readonly Thought[] = []
  private isOver = false
  private readonly adapter: GameAdapter

  constructor(adapter: GameAdapter) {
    this.adapter = adapter
  }

  /** Somebody else plays: what is thought next belongs to another turn. */
  turnOver(): void {
    this.isOver = true
  }

  note({ seat, view, plans }: Thought, chosen: Action): void {
    if (plans.length === 0) return
    if (this.isOver || this.list[0]?.seat !== seat) this.list = []
    this.isOver = false
    // Whoever holds something secret keeps its thoughts to itself too.
    if (this.adapter.hasSecrets(view, seat)) return
    const isChosen = ({ actions }: ToldPlan) => sameAction(actions[0], chosen)
    this.list = [...this.list, { seat, view, plans: [...plans].sort((a, b) => +isChosen(b) - +isChosen(a)) }]
  }
}
