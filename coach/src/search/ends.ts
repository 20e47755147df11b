import type { Action, Match } from '@undercroft/engine'
import { actionsOf, type Trail } from './node.ts'

/** A line of play to the end of an activation, as it goes when every roll falls as it most likely does. */
export interface Plan<M extends Match = Match> {
  readonly actions: readonly Action[]
  /** Expected value over all dice. */
  readonly value: number
  /** The same of its first activation by itself, where `value` is that of a longer line. */
  readonly alone: number
  /** The position at its end, on the likely way. */
  readonly end: M
  /** How likely the seat is to go on with its turn afterwards. */
  readonly goesOn: number
  /** How likely every roll falls as it most likely does. */
  readonly sure: number
}

/** An end of the activation, and what the way to it is worth. */
export interface End<M extends Match> {
  readonly trail: Trail | null
  readonly match: M
  readonly value: number
  readonly goesOn: number
  readonly sure: number
}

/** So many ends of each first action are remembered. */
const KEPT = 6

/** The best ends found so far, for each first action. */
export class Ends<M extends Match> {
  private readonly roots: End<M>[][]
  /** The best that risks nothing. */
  private readonly safest: (End<M> | undefined)[] = []
  private readonly key: (match: M) => string

  constructor(roots: number, key: (match: M) => string) {
    this.roots = Array.from({ length: roots }, () => [])
    this.key = key
  }

  add(root: number, end: End<M>): void {
    if (end.goesOn === 1 && end.value > (this.safest[root]?.value ?? Number.NEGATIVE_INFINITY)) this.safest[root] = end
    const kept = this.roots[root]
    if (kept.length === KEPT && kept[KEPT - 1].value >= end.value) return
    let place = kept.length
    while (place > 0 && kept[place - 1].value < end.value) place--
    kept.splice(place, 0, end)
    if (kept.length > KEPT) kept.pop()
  }

  /** The best plan of a first action, null where nothing was found out about it. */
  best(root: number): Plan<M> | null {
    const [end] = this.roots[root]
    return end ? planOf(end) : null
  }

  /** The best plan of each first action that risks nothing, where the best of all does. */
  safe(): Plan<M>[] {
    return this.roots.flatMap(([best], root) => {
      const end = this.safest[root]
      return end && end !== best ? [planOf(end)] : []
    })
  }

  /** The best plans of all, at most `each` for one first action, each position once. */
  top(count: number, each: number): Plan<M>[] {
    const all = this.roots.flatMap((ends, root) => ends.map((end) => ({ end, root })))
    const found: Plan<M>[] = []
    const keys = new Set<string>()
    const taken = this.roots.map(() => 0)
    for (const { end, root } of all.sort((a, b) => b.end.value - a.end.value)) {
      if (found.length === count) break
      if (taken[root] === each) continue
      const key = this.key(end.match)
      if (keys.has(key)) continue
      keys.add(key)
      taken[root]++
      found.push(planOf(end))
    }
    return found
  }
}

const planOf = <M extends Match>({ trail, value, match, goesOn, sure }: End<M>): Plan<M> => ({
  actions: actionsOf(trail),
  value,
  alone: value,
  end: match,
  goesOn,
  sure,
})
