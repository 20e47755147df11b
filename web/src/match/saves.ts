import type { GameEvent, SaveFile, Seed } from '@undercroft/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { GameId } from '../games/index.ts'

export interface SeatConfig {
  readonly kind: 'person' | 'computer'
  readonly level: string
  /** The computer lines up for the person, who may take it back. */
  readonly lined?: boolean
  /** How long a person's turn may last; no limit where this is missing. */
  readonly seconds?: number
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

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('undercroft', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' })
    },
  })
  return opened
}

export async function keepMatch(match: KeptMatch): Promise<void> {
  await (await database()).put('matches', match)
}

export async function findMatch(id: string): Promise<KeptMatch | undefined> {
  return (await database()).get('matches', id)
}

export async function deleteMatch(id: string): Promise<void> {
  await (await database()).delete('matches', id)
}

/** All kept matches, the latest first. What is not even a record is left out and left alone. */
export async function listMatches(): Promise<KeptMatch[]> {
  const all = await (await database()).getAll('matches')
  return all.sort((a, b) => (b.updated ?? 0) - (a.updated ?? 0))
}
