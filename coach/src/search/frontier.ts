import type { Match } from '@undercroft/engine'
import type { Node } from './node.ts'

/** Of many ways to try the same thing, so many are rolled for. */
const TRIES = 2

/** The positions that are still to be looked at: the surest ways first, and of those the shortest; then what is rolled for. */
export class Frontier<M extends Match> {
  private queue: Node<M>[] = []
  private head = 0
  private surest = 1
  /** Waiting for dice: rolled when everything as sure as what went before was looked at, the most promising last in the list. */
  private risky: Node<M>[] = []
  private isSorted = true
  private readonly tries = new Map<string, number>()
  private later: Node<M>[] = []
  private readonly seen: ReadonlySet<string>
  private readonly promise: (node: Node<M>) => number

  constructor(seen: ReadonlySet<string>, promise: (node: Node<M>) => number) {
    this.seen = seen
    this.promise = promise
  }

  add(node: Node<M>): void {
    if (node.match.waiting) {
      this.risky.push(node)
      this.isSorted = false
    } else if (node.sure === this.surest) this.queue.push(node)
    else this.later.push(node)
  }

  /** What to look at next. Where time grows short, dice come before further safe ways. */
  next(hasTime: boolean): Node<M> | undefined {
    if (!hasTime) return this.nextRisky() ?? this.nextSure() ?? this.nextLater()
    return this.nextSure() ?? this.nextRisky() ?? this.nextLater()
  }

  private nextSure(): Node<M> | undefined {
    return this.head < this.queue.length ? this.queue[this.head++] : undefined
  }

  private nextRisky(): Node<M> | undefined {
    if (!this.isSorted) this.sortRisky()
    for (let node = this.risky.pop(); node; node = this.risky.pop()) {
      if (node.ahead !== null && this.seen.has(node.ahead)) continue
      if (node.attempt !== null) {
        const tried = this.tries.get(node.attempt) ?? 0
        if (tried === TRIES) continue
        this.tries.set(node.attempt, tried + 1)
      }
      return node
    }
    return undefined
  }

  private sortRisky(): void {
    const promising = this.risky.map((node) => ({ node, value: this.promise(node) }))
    this.risky = promising.sort((a, b) => a.value - b.value).map(({ node }) => node)
    this.isSorted = true
  }

  private nextLater(): Node<M> | undefined {
    if (this.later.length === 0) return undefined
    const surest = this.later.reduce((most, { sure }) => Math.max(most, sure), 0)
    this.queue = this.later.filter(({ sure }) => sure === surest)
    this.later = this.later.filter(({ sure }) => sure < surest)
    this.head = 1
    this.surest = surest
    return this.queue[0]
  }
}
