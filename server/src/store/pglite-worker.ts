import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
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
      return database.transaction(async (transaction) => {
        const rows: Row[][] = []
        for (const [sql, values] of request.statements) {
          rows.push((await transaction.query(sql, [...(values ?? [])])).rows as Row[])
        }
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

parentPort?.on('message', (request: Request) => {
  answer(request).then(
    (rows) => parentPort?.postMessage({ n: request.n, rows } satisfies Answer),
    (error: Error & { code?: string }) =>
      parentPort?.postMessage({ n: request.n, error: { message: error.message, code: error.code } } satisfies Answer),
  )
})
