import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type KindId, loadKind } from './kind.ts'

/** Something that was built, as it is kept in the browser. */
export interface Item {
  readonly id: string
  readonly kind: KindId
  readonly name: string
  readonly created: number
  readonly updated: number
  readonly content: unknown
}

interface Schema extends DBSchema {
  items: { key: string; value: Item }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** Apart from the matches, so that neither stands in the other's way when it changes. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('undercroft-workshop', 1, {
    upgrade: (db) => {
      db.createObjectStore('items', { keyPath: 'id' })
    },
  })
  return opened
}

export async function putItem(item: Item): Promise<void> {
  await (await database()).put('items', item)
}

/** Writes that are under way: a page that is left keeps its work while the next one is already reading. */
let writing: Promise<unknown> = Promise.resolve()

export async function findItem(id: string): Promise<Item | undefined> {
  await writing
  return (await database()).get('items', id)
}

export async function deleteItem(id: string): Promise<void> {
  await (await database()).delete('items', id)
}

/** Everything that was built, the latest first. */
export async function listItems(kind?: KindId): Promise<Item[]> {
  await writing
  const all = await (await database()).getAll('items')
  return all
    .filter((item) => kind === undefined || item.kind === kind)
    .sort((a, b) => (b.updated ?? 0) - (a.updated ?? 0))
}

/** Keeps something: under its id where it has one, as a new item otherwise. */
export function keep(kind: KindId, name: string, content: unknown, id: string | null = null): Promise<Item> {
  const kept = write(kind, name, content, id)
  writing = Promise.allSettled([writing, kept])
  return kept
}

async function write(kind: KindId, name: string, content: unknown, id: string | null): Promise<Item> {
  const now = Date.now()
  const before = id === null ? undefined : await (await database()).get('items', id)
  const item: Item = {
    id: id ?? crypto.randomUUID(),
    kind,
    name,
    created: before?.created ?? now,
    updated: now,
    content,
  }
  await putItem(item)
  return item
}

/** Keeps what a file brought, unless the very same thing is there already. */
export async function keepImported(kind: KindId, content: unknown): Promise<{ item: Item; known: boolean }> {
  const text = JSON.stringify(content)
  const same = (await listItems(kind)).find((item) => JSON.stringify(item.content) === text)
  if (same) return { item: same, known: true }
  const { name } = await loadKind(kind)
  return { item: await keep(kind, name(content), content), known: false }
}
