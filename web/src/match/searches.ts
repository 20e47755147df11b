/** Something that the worker looks for, by a name that it has in one position. */
export interface Search<T> {
  readonly key: string
  readonly ask: () => Promise<T>
}

/** What is looked for in one position: nothing twice, and what was found stays known. */
export class Searches<T> {
  private readonly begun = new Map<string, Promise<T>>()
  private readonly known = new Map<string, T>()

  found(key: string): T | null {
    return this.known.get(key) ?? null
  }

  async look({ key, ask }: Search<T>): Promise<T> {
    const begun = this.begun.get(key)
    if (begun) return begun
    const answer = ask()
    this.begun.set(key, answer)
    try {
      const value = await answer
      this.known.set(key, value)
      return value
    } catch (error) {
      this.begun.delete(key)
      throw error
    }
  }
}
