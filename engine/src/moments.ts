/**
 * Moments: the core of a game announces them (a test is about to be rolled, a player would be pushed, ...) and never
 * names an ability; each ability is one declaration that answers the moments it cares about. The declarations are
 * compiled once to bit masks, so a moment nobody listens to costs an AND or two.
 *
 * `Moments` is the game's closed list: a type that maps each moment to the function that answers it.
 */
export interface Ability<Moments> {
  readonly id: string
  /** The rules that it stands for. */
  readonly rules: readonly string[]
  readonly on: Partial<Moments>
}

/** Which abilities a piece has: bits in 32-bit words. Plain data; replace it, never change it in place. */
export type AbilitySet = readonly number[]

export interface Listener<Moments, M extends keyof Moments> {
  readonly ability: Ability<Moments>
  readonly answer: NonNullable<Moments[M]>
}

/** The abilities that answer a moment: as a set, the first and the last word of it that is not empty, and their listeners by index. */
interface Compiled {
  readonly mask: number[]
  readonly first: number
  last: number
  readonly listeners: (unknown | undefined)[]
}

export class MomentTable<Moments extends object> {
  readonly abilities: readonly Ability<Moments>[]
  private readonly index: ReadonlyMap<string, number>
  private readonly words: number
  private readonly compiled: Readonly<Record<PropertyKey, Compiled>>

  /** Listeners answer in the order in which the abilities stand here. */
  constructor(abilities: readonly Ability<Moments>[]) {
    this.abilities = abilities
    this.words = Math.max(1, Math.ceil(abilities.length / 32))
    this.index = new Map(abilities.map(({ id }, i) => [id, i]))
    if (this.index.size !== abilities.length) throw new Error('two abilities have the same id')
    const compiled: Record<PropertyKey, Compiled> = {}
    abilities.forEach((ability, i) => {
      for (const moment of Object.keys(ability.on) as (keyof Moments)[]) {
        compiled[moment] ??= { mask: this.empty(), first: i >> 5, last: 0, listeners: [] }
        compiled[moment].mask[i >> 5] |= 1 << (i & 31)
        compiled[moment].last = i >> 5
        compiled[moment].listeners[i] = { ability, answer: ability.on[moment] }
      }
    })
    this.compiled = compiled
  }

  /** The set of these abilities. Throws where one is unknown. */
  set(ids: Iterable<string>): AbilitySet {
    const set = this.empty()
    for (const id of ids) {
      const i = this.numberOf(id)
      set[i >> 5] |= 1 << (i & 31)
    }
    return set
  }

  numberOf(id: string): number {
    const i = this.index.get(id)
    if (i === undefined) throw new Error(`there is no ability called '${id}'`)
    return i
  }

  knows(id: string): boolean {
    return this.index.has(id)
  }

  has(set: AbilitySet, id: string): boolean {
    const i = this.numberOf(id)
    return (set[i >> 5] & (1 << (i & 31))) !== 0
  }

  with(set: AbilitySet, id: string): AbilitySet {
    const i = this.numberOf(id)
    return set.map((word, w) => (w === i >> 5 ? word | (1 << (i & 31)) : word))
  }

  without(set: AbilitySet, id: string): AbilitySet {
    const i = this.numberOf(id)
    return set.map((word, w) => (w === i >> 5 ? word & ~(1 << (i & 31)) : word))
  }

  union(sets: Iterable<AbilitySet>): AbilitySet {
    const all = this.empty()
    for (const set of sets) for (let w = 0; w < this.words; w++) all[w] |= set[w]
    return all
  }

  /** The ids of the abilities in the set, in order of declaration. */
  list(set: AbilitySet): string[] {
    return this.abilities.filter((_, i) => (set[i >> 5] & (1 << (i & 31))) !== 0).map(({ id }) => id)
  }

  /** Does any ability of the set answer this moment? */
  listens<M extends keyof Moments>(moment: M, set: AbilitySet): boolean {
    const entry = this.compiled[moment]
    if (entry === undefined) return false
    for (let w = entry.first; w <= entry.last; w++) if ((entry.mask[w] & set[w]) !== 0) return true
    return false
  }

  /** The abilities of the set that answer this moment, in order. */
  listeners<M extends keyof Moments>(moment: M, set: AbilitySet): readonly Listener<Moments, M>[] {
    if (!this.listens(moment, set)) return NOBODY
    const entry = this.compiled[moment]
    const found: Listener<Moments, M>[] = []
    for (let w = entry.first; w <= entry.last; w++) {
      for (let bits = entry.mask[w] & set[w]; bits !== 0; bits &= bits - 1) {
        const i = (w << 5) + 31 - Math.clz32(bits & -bits)
        found.push(entry.listeners[i] as Listener<Moments, M>)
      }
    }
    return found
  }

  private empty(): number[] {
    return new Array(this.words).fill(0)
  }
}

const NOBODY: readonly never[] = []
