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

/** One moment, looked up once: who of any set of abilities answers it. */
export class Hearing<Moments, M extends keyof Moments> {
  /** The abilities that answer, as a set, and the first and the last word of it that is not empty. */
  private readonly mask: number[]
  private first = 0
  private last = -1
  private lastInPlay: AbilitySet | null = null
  private lastHeard = false
  /** By the number of an ability: the list of its listener alone. Most lists that are asked for are such. */
  private readonly alone: (readonly [Listener<Moments, M>])[] = []

  constructor(words: number) {
    this.mask = new Array(words).fill(0)
  }

  add(number: number, listener: Listener<Moments, M>): void {
    const word = number >> 5
    if (this.last < 0) this.first = word
    this.last = word
    this.mask[word] |= 1 << (number & 31)
    this.alone[number] = [listener]
  }

  /** Does any ability of the set answer? */
  listens(set: AbilitySet): boolean {
    for (let w = this.first; w <= this.last; w++) if ((this.mask[w] & set[w]) !== 0) return true
    return false
  }

  /** The same of everything in a match: the answer is kept, for such a set seldom changes and is asked about all the time. */
  isHeardIn(inPlay: AbilitySet): boolean {
    if (inPlay !== this.lastInPlay) {
      this.lastInPlay = inPlay
      this.lastHeard = this.listens(inPlay)
    }
    return this.lastHeard
  }

  /** The abilities of the set that answer, in order. */
  listeners(set: AbilitySet): readonly Listener<Moments, M>[] {
    let found: readonly Listener<Moments, M>[] = NOBODY
    for (let w = this.first; w <= this.last; w++) {
      for (let bits = this.mask[w] & set[w]; bits !== 0; bits &= bits - 1) {
        const one = this.alone[(w << 5) + 31 - Math.clz32(bits & -bits)]
        found = found.length === 0 ? one : [...found, one[0]]
      }
    }
    return found
  }
}

export class MomentTable<Moments extends object> {
  readonly abilities: readonly Ability<Moments>[]
  private readonly index: ReadonlyMap<string, number>
  private readonly words: number
  private readonly hearings: ReadonlyMap<keyof Moments, Hearing<Moments, keyof Moments>>
  private readonly unheard: Hearing<Moments, keyof Moments>

  /** Listeners answer in the order in which the abilities stand here. */
  constructor(abilities: readonly Ability<Moments>[]) {
    this.abilities = abilities
    this.words = Math.max(1, Math.ceil(abilities.length / 32))
    this.index = new Map(abilities.map(({ id }, i) => [id, i]))
    if (this.index.size !== abilities.length) throw new Error('two abilities have the same id')
    this.unheard = new Hearing(this.words)
    const hearings = new Map<keyof Moments, Hearing<Moments, keyof Moments>>()
    abilities.forEach((ability, i) => {
      for (const moment of Object.keys(ability.on) as (keyof Moments)[]) {
        const hearing = hearings.get(moment) ?? new Hearing(this.words)
        hearings.set(moment, hearing)
        hearing.add(i, { ability, answer: ability.on[moment] as NonNullable<Moments[keyof Moments]> })
      }
    })
    this.hearings = hearings
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

  /** Who answers this moment: for those who ask about many sets. */
  hearing<M extends keyof Moments>(moment: M): Hearing<Moments, M> {
    return (this.hearings.get(moment) ?? this.unheard) as unknown as Hearing<Moments, M>
  }

  /** Does any ability of the set answer this moment? */
  listens<M extends keyof Moments>(moment: M, set: AbilitySet): boolean {
    return this.hearing(moment).listens(set)
  }

  /** The abilities of the set that answer this moment, in order. */
  listeners<M extends keyof Moments>(moment: M, set: AbilitySet): readonly Listener<Moments, M>[] {
    return this.hearing(moment).listeners(set)
  }

  private empty(): number[] {
    return new Array(this.words).fill(0)
  }
}

const NOBODY: readonly never[] = []
