import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Row, Statement } from './store.ts'

/** The embedded database in a thread of its own: what it does never holds the sockets up. */

export type Request =
  | { readonly n: number; readonly do: 'query'; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly n: number; readonly do: 'transaction'; readonly statements: readonly Statement[] }
  | { readonly n: number; readonly do: 'script'; readonly sql: string }
  | { readonly n: number; readonly do: 'close' }

export interface Answer {
  readonly n: number
  readonly rows?: readonly (readonly Row[])[]
  readonly error?: { readonly message: string; readonly code: string | undefined }
}

const { folder } = workerData as { folder: string | null }
const database = await PGlite.create({
  ...(folder === null ? {} : { dataDir: folder }),
  parsers: { 20: Number },
  relaxedDurability: false,
})
parentPort?.postMessage({ n: 0 } satisfies Answer)

async function answer(request: Request): Promise<readonly (readonly Row[])[]> {
  switch (request.do) {
    case 'query':
      return [(await database.query(request.sql, [...request.values])).rows as Row[]]
    case 'transaction':
      // One alone is a transaction by itself.
      if (request.statements.length === 1) return [await rowsOf(database, request.statements[0])]
      return database.transaction(async (transaction) => {
        const rows: Row[][] = []
        for (const statement of request.statements) rows.push(await rowsOf(transaction, statement))
        return rows
      })
    case 'script':
      await database.exec(request.sql)
      return []
    case 'close':
      await database.close()
      return []
  }
}

const prepared = new Set<string>()

async function rowsOf(on: PGlite | Transaction, [sql, values = [], name]: Statement): Promise<Row[]> {
  if (name === undefined) return (await on.query(sql, [...values])).rows as Row[]
  if (!prepared.has(name)) await on.exec(`prepare ${name} as ${sql}`)
  prepared.add(name)
  const texts = values.map((value) => `'${String(value).replaceAll("'", "''")}'`)
  const [{ rows }] = await on.exec(`execute ${name} (${texts.join(', ')})`)
  return rows as Row[]
}

parentPort?.on('message', (request: Request) => {
  answer(request).then(
    (rows) => parentPort?.postMessage({ n: request.n, rows } satisfies Answer),
    (error: Error & { code?: string }) =>
      parentPort?.postMessage({ n: request.n, error: { message: error.message, code: error.code } } satisfies Answer),
  )
})
