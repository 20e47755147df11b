import type { Action } from '@undercroft/engine'

/** An action that was played, rolls among them. Nothing final is ever taken back. */
export interface Played {
  readonly action: Action
  readonly seat: number
  readonly final: boolean
}

/** So many together become text: they are needed again only by an undo, a snapshot or a replay. */
const CHUNK = 32

type Short = readonly [action: Action, seat: number, final: 0 | 1]

/** Everything that was played in a match, in little memory: many matches are in it at once. */
export class PlayedList {
  private chunks: string[] = []
  private recent: Played[] = []

  constructor(played: Iterable<Played> = []) {
    for (const one of played) this.push(one)
  }

  get length(): number {
    return this.chunks.length * CHUNK + this.recent.length
  }

  get all(): Played[] {
    return [...this.chunks.flatMap(readChunk), ...this.recent]
  }

  push(played: Played): void {
    this.recent.push(played)
    if (this.recent.length === 2 * CHUNK) this.chunks.push(writeChunk(this.recent.splice(0, CHUNK)))
  }

  /** Everything after the first `count`. */
  since(count: number): Played[] {
    const packed = this.chunks.length * CHUNK
    return count >= packed ? this.recent.slice(count - packed) : this.all.slice(count)
  }

  /** Only the first `count` stay. */
  cut(count: number): void {
    const kept = new PlayedList(this.all.slice(0, count))
    this.chunks = kept.chunks
    this.recent = kept.recent
  }
}

const writeChunk = (played: readonly Played[]): string =>
  JSON.stringify(played.map(({ action, seat, final }): Short => [action, seat, final ? 1 : 0]))

const readChunk = (text: string): Played[] =>
  (JSON.parse(text) as Short[]).map(([action, seat, final]) => ({ action, seat, final: final === 1 }))
