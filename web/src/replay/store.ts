import type { Replay } from '@undercroft/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A replay that was opened from a file or a link, so that its address works again. */
interface KeptReplay {
  readonly id: string
  readonly added: number
  readonly replay: Replay
}

interface Schema extends DBSchema {
  replays: { key: string; value: KeptReplay }
}

/** How many are kept; the oldest make room. */
const LIMIT = 40

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('undercroft-replays', 1, {
    upgrade: (db) => {
      db.createObjectStore('replays', { keyPath: 'id' })
    },
  })
  return opened
}

/** Keeps a replay under the id of its address. */
export async function keepReplay(id: string, replay: Replay): Promise<void> {
  const db = await database()
  await db.put('replays', { id, added: Date.now(), replay })
  const all = await db.getAll('replays')
  const old = all.sort((a, b) => b.added - a.added).slice(LIMIT)
  await Promise.all(old.map((kept) => db.delete('replays', kept.id)))
}

export async function findReplay(id: string): Promise<Replay | undefined> {
  return (await (await database()).get('replays', id))?.replay
}
