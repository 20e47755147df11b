import { digestOf } from '@undercroft/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Looked, Played } from './useReview.ts'

/** A finished analysis, by the digest of the match that was looked back on. */
interface KeptAnalysis {
  readonly id: string
  readonly added: number
  readonly looked: Looked
}

interface Schema extends DBSchema {
  analyses: { key: string; value: KeptAnalysis }
}

/** How many are kept; the oldest make room. */
const LIMIT = 40

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('undercroft-analyses', 1, {
    upgrade: (db) => {
      db.createObjectStore('analyses', { keyPath: 'id' })
    },
  })
  return opened
}

const idOf = ({ game, start, actions }: Played): string => digestOf({ game, start, actions })

/** What was found out about this match before, or undefined; where the browser keeps nothing it is found out again. */
export async function findAnalysis(played: Played): Promise<Looked | undefined> {
  try {
    return (await (await database()).get('analyses', idOf(played)))?.looked
  } catch {
    return undefined
  }
}

export async function keepAnalysis(played: Played, looked: Looked): Promise<void> {
  try {
    const db = await database()
    await db.put('analyses', { id: idOf(played), added: Date.now(), looked })
    const all = await db.getAll('analyses')
    const old = all.sort((a, b) => b.added - a.added).slice(LIMIT)
    await Promise.all(old.map(({ id }) => db.delete('analyses', id)))
  } catch {
    // Nothing is lost but a minute of thought.
  }
}
