import type { LeagueEvent } from '@undercroft/league'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A league as it is kept in the browser: its events, and which kept match belongs to which fixture. */
export interface KeptLeague {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly updated: number
  readonly events: readonly LeagueEvent[]
  readonly matches: Readonly<Record<string, string>>
}

interface Schema extends DBSchema {
  leagues: { key: string; value: KeptLeague }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('undercroft-leagues', 1, {
    upgrade: (db) => {
      db.createObjectStore('leagues', { keyPath: 'id' })
    },
  })
  return opened
}

export async function findLeague(id: string): Promise<KeptLeague | undefined> {
  return (await database()).get('leagues', id)
}

export async function deleteLeague(id: string): Promise<void> {
  await (await database()).delete('leagues', id)
}

/** All kept leagues, the latest first. */
export async function listLeagues(): Promise<KeptLeague[]> {
  const all = await (await database()).getAll('leagues')
  return all.sort((a, b) => b.updated - a.updated)
}

/** Written unless another tab has gone on meanwhile: then nothing is overwritten, and that is said. */
export async function keepLeague(league: KeptLeague, before: number): Promise<void> {
  const transaction = (await database()).transaction('leagues', 'readwrite')
  const known = await transaction.store.get(league.id)
  if (known && known.events.length > before) {
    await transaction.done
    throw new Error('another-tab')
  }
  await transaction.store.put(league)
  await transaction.done
}
