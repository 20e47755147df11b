/** What a worker sends back: news of a task, then its answer or why there is none. */
type Heard<News> = { readonly id: number } & (
  | { readonly news: News }
  | { readonly answer: unknown }
  | { readonly error: string }
)

interface Open<News> {
  readonly task: object
  readonly told: (news: News) => void
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  /** The worker died over it once already. */
  again: boolean
}

/** A worker that is started when it is needed, and again when it died: what it was asked is asked once more. */
export class WorkerLine<News = never> {
  private readonly start: () => Worker
  private worker: Worker | null = null
  private count = 0
  private readonly open = new Map<number, Open<News>>()

  constructor(start: () => Worker) {
    this.start = start
  }

  ask(task: object, told: (news: News) => void = () => {}): Promise<unknown> {
    const id = ++this.count
    return new Promise((resolve, reject) => {
      this.open.set(id, { task, told, resolve, reject, again: false })
      this.started().postMessage({ ...task, id })
    })
  }

  private started(): Worker {
    if (this.worker) return this.worker
    const worker = this.start()
    worker.onmessage = ({ data }: MessageEvent<Heard<News>>) => this.hear(data)
    worker.onerror = (event) => this.died(worker, event.message || 'the worker stopped')
    this.worker = worker
    return worker
  }

  private hear(data: Heard<News>): void {
    const waiting = this.open.get(data.id)
    if (!waiting) return
    if ('news' in data) {
      waiting.told(data.news)
      return
    }
    this.open.delete(data.id)
    if ('error' in data) waiting.reject(new Error(data.error))
    else waiting.resolve(data.answer)
  }

  private died(worker: Worker, reason: string): void {
    if (worker !== this.worker) return
    worker.terminate()
    this.worker = null
    for (const [id, waiting] of this.open) {
      if (waiting.again) {
        this.open.delete(id)
        waiting.reject(new Error(reason))
      } else {
        waiting.again = true
        this.started().postMessage({ ...waiting.task, id })
      }
    }
  }
}
