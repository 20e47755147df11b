import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Store } from './store.ts'

const folder = fileURLToPath(new URL('../../schema/', import.meta.url))

/** Brings the tables up to date: numbered plain SQL files, each run once, in order. Two nodes may try at the same time. */
export async function migrate(store: Store): Promise<void> {
  await store.script(
    'create table if not exists migration (name text primary key, at timestamptz not null default now())',
  )
  const done = new Set((await store.query<{ name: string }>('select name from migration')).map(({ name }) => name))
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && !done.has(file))
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) {
    const sql = readFileSync(`${folder}${file}`, 'utf8')
    try {
      // Several statements sent at once are one transaction.
      await store.script(`insert into migration (name) values ('${file}'); ${sql}`)
    } catch (error) {
      // The other node was faster.
      if ((error as { code?: string }).code === '23505') continue
      throw error
    }
  }
}
