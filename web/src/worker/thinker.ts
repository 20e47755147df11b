import type { Answers, Reply, Request } from './protocol.ts'

interface Open {
  resolve(answer: unknown): void
  reject(error: Error): void
}

let worker: Worker | null = null
let count = 0
const open = new Map<number, Open>()

function started(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const waiting = open.get(data.id)
    open.delete(data.id)
    if (data.error === undefined) waiting?.resolve(data.answer)
    else waiting?.reject(new Error(data.error))
  }
  worker.onerror = (event) => {
    for (const waiting of open.values()) waiting.reject(new Error(event.message || 'the worker stopped'))
    open.clear()
    worker = null
  }
  return worker
}

/** Asks the worker: a computer's choice, ways, or odds. The page stays free meanwhile. */
export function think<R extends Request>(request: R): Promise<Answers[R['kind']]> {
  const id = ++count
  return new Promise((resolve, reject) => {
    open.set(id, { resolve: (answer) => resolve(answer as Answers[R['kind']]), reject })
    started().postMessage({ id, ...request })
  })
}
