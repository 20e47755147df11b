import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { compiled } from '../compiled.ts'
import { lockFolder } from './lock.ts'
import type { Answer, Request } from './pglite-worker.ts'
import type { Row, Store } from './store.ts'

type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'n'> : never) : never

/** PostgreSQL inside this process, in `folder`, or in memory where that is null. */
export async function openPglite(folder: string | null): Promise<Store> {
  let unlock = (): void => {}
  if (folder !== null) {
    mkdirSync(folder, { recursive: true })
    unlock = lockFolder(folder)
  }
  const worker = new Worker(compiled(import.meta.url, './pglite-worker'), {
    execArgv: [],
    workerData: { folder: folder === null ? null : join(folder, 'pglite') },
  })
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  let last = 0
  let gone: Error | null = null
  const leave = (error: Error): void => {
    gone ??= error
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }
  worker.on('error', leave)
  worker.on('exit', () => leave(new Error('the database has stopped')))
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.n)?.resolve(answer)
    waiting.delete(answer.n)
  })
  const answerTo = (n: number): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (gone) reject(gone)
      else waiting.set(n, { resolve, reject })
    })
  const ask = async (asked: Asked): Promise<readonly (readonly Row[])[]> => {
    const n = ++last
    const answer = answerTo(n)
    worker.postMessage({ ...asked, n })
    const { rows, error } = await answer
    if (error) throw Object.assign(new Error(error.message), { code: error.code })
    return rows ?? []
  }
  try {
    await answerTo(0)
  } catch (error) {
    unlock()
    throw error
  }
  return {
    kind: 'pglite',
    query: async <T extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await ask({ do: 'query', sql, values }))[0] as T[],
    transaction: async (statements) => (await ask({ do: 'transaction', statements })) as Row[][],
    script: async (sql) => {
      await ask({ do: 'script', sql })
    },
    async close() {
      await ask({ do: 'close' }).catch(() => {})
      await worker.terminate()
      unlock()
    },
  }
}
