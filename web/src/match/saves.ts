import type { GameEvent, SaveFile, Seed } from '@undercroft/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { GameId } from '../games/index.ts'

export interface SeatConfig {
  readonly kind: 'person' | 'computer'
  readonly level: string
  /** Who sits there, where it is somebody else than this screen's person. */
  readonly name?: string
  /** The computer lines up for the person, who may take it back. */
  readonly lined?: boolean
  /** How long a person's turn may last; no limit where this is missing. */
  readonly seconds?: number
  /** Seconds for the whole match, used when a turn's own are over. */
  readonly bank?: number
}

/** A match as it is kept in the browser. */
export interface KeptMatch {
  readonly id: string
  readonly game: GameId
  readonly created: number
  readonly updated: number
  readonly seats: readonly SeatConfig[]
  readonly options: Record<string, unknown>
  readonly names: readonly string[]
  readonly scores: readonly number[]
  readonly over: boolean
  /** Who gave up, where somebody did. */
  readonly conceded?: number
  /** Seconds that are left in each seat's bank. */
  readonly banks?: readonly number[]
  /** Counts of the decisions that nobody took in time. */
  readonly late?: readonly number[]
  readonly decisions: number
  /** Null: real dice. Missing in matches that were kept before replays were made. */
  readonly seed?: Seed | null
  /** What happened before the first decision. */
  readonly opening: readonly GameEvent[]
  readonly save: SaveFile
}

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch }
}

/** The matches kept in this browser. What the browser does not take is held as long as the page is open. */
class Shelf {
  private opened: Promise<IDBPDatabase<Schema>> | null = null
  private readonly held = new Map<string, KeptMatch>()
  private readonly news = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('undercroft-matches')

  private async database(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>('undercroft', 1, {
      upgrade: (db) => {
        db.createObjectStore('matches', { keyPath: 'id' })
      },
      // Somebody cleared the site's data: the next one opens it anew.
      terminated: () => {
        this.opened = null
      },
    })
    try {
      return await this.opened
    } catch (error) {
      this.opened = null
      throw error
    }
  }

  async keep(match: KeptMatch): Promise<void> {
    this.held.set(match.id, match)
    try {
      await (await this.database()).put('matches', match)
    } catch {
      // Once more with a fresh connection: data that was cleared closes the old one.
      this.opened = null
      await (await this.database()).put('matches', match)
    }
    this.held.delete(match.id)
    this.news?.postMessage(match.id)
  }

  async find(id: string): Promise<KeptMatch | undefined> {
    const held = this.held.get(id)
    return held ?? (await this.database()).get('matches', id)
  }

  async delete(id: string): Promise<void> {
    this.held.delete(id)
    await (await this.database()).delete('matches', id)
  }

  /** The latest first. What is not even a record is left out and left alone. */
  async list(): Promise<KeptMatch[]> {
    const stored = await this.database().then(
      (db) => db.getAll('matches'),
      () => [],
    )
    const all = [...stored.filter(({ id }) => !this.held.has(id)), ...this.held.values()]
    return all.sort((a, b) => (b.updated ?? 0) - (a.updated ?? 0))
  }

  /** Calls back whenever another tab has kept this match. */
  watch(id: string, changed: () => void): () => void {
    const onNews = ({ data }: MessageEvent<string>) => {
      if (data === id) changed()
    }
    this.news?.addEventListener('message', onNews)
    return () => this.news?.removeEventListener('message', onNews)
  }
}

const shelf = new Shelf()

export const keepMatch = (match: KeptMatch): Promise<void> => shelf.keep(match)
export const findMatch = (id: string): Promise<KeptMatch | undefined> => shelf.find(id)
export const deleteMatch = (id: string): Promise<void> => shelf.delete(id)
export const listMatches = (): Promise<KeptMatch[]> => shelf.list()
export const watchMatch = (id: string, changed: () => void): (() => void) => shelf.watch(id, changed)
