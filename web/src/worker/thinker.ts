import type { Answers, Reply, Request } from './protocol.ts'

interface Open {
  readonly desk: Desk
  readonly kind: Request['kind']
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** One worker. People's questions go to a second one while the first thinks for a computer. */
interface Desk {
  worker: Worker | null
}

const desks: readonly [Desk, Desk] = [{ worker: null }, { worker: null }]
let count = 0
const open = new Map<number, Open>()

function started(desk: Desk): Worker {
  if (desk.worker) return desk.worker
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const waiting = open.get(data.id)
    open.delete(data.id)
    if (data.error === undefined) waiting?.resolve(data.answer)
    else waiting?.reject(new Error(data.error))
  }
  worker.onerror = (event) => {
    for (const [id, waiting] of open) {
      if (waiting.desk !== desk) continue
      open.delete(id)
      waiting.reject(new Error(event.message || 'the worker stopped'))
    }
    desk.worker = null
  }
  desk.worker = worker
  return worker
}

/** Asks the worker: a computer's choice, ways, or odds. The page stays free meanwhile. */
export function think<R extends Request>(request: R): Promise<Answers[R['kind']]> {
  const id = ++count
  const isThinking = [...open.values()].some(({ kind }) => kind === 'choose')
  const desk = desks[isThinking && request.kind !== 'choose' ? 1 : 0]
  return new Promise((resolve, reject) => {
    const { kind } = request
    open.set(id, { desk, kind, resolve: (answer) => resolve(answer as Answers[R['kind']]), reject })
    started(desk).postMessage({ id, ...request })
  })
}
