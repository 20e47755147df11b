import { WorkerLine } from './line.ts'
import type { Answers, Request } from './protocol.ts'

const newLine = () =>
  new WorkerLine(() => new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }))

/** People's questions go to a second worker while the first thinks for a computer. */
const [first, second] = [newLine(), newLine()]
let thinking = 0

/** Asks the worker: a computer's choice, ways, or odds. The page stays free meanwhile. */
export async function think<R extends Request>(request: R): Promise<Answers[R['kind']]> {
  const isChoice = request.kind === 'choose'
  const line = thinking > 0 && !isChoice ? second : first
  if (isChoice) thinking++
  try {
    return (await line.ask(request)) as Answers[R['kind']]
  } finally {
    if (isChoice) thinking--
  }
}
