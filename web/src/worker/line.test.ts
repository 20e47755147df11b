import { describe, expect, it } from 'vitest'
import { WorkerLine } from './line.ts'

/** A worker that answers or dies when it is told to. */
class PlayedWorker {
  readonly tasks: { id: number; what: string }[] = []
  isOver = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  postMessage(task: { id: number; what: string }): void {
    this.tasks.push(task)
  }
  terminate(): void {
    this.isOver = true
  }
  say(data: object): void {
    this.onmessage?.({ data })
  }
  die(message = ''): void {
    this.onerror?.({ message })
  }
}

function lineWith(): { line: WorkerLine<string>; workers: PlayedWorker[] } {
  const workers: PlayedWorker[] = []
  const line = new WorkerLine<string>(() => {
    workers.push(new PlayedWorker())
    return workers.at(-1) as unknown as Worker
  })
  return { line, workers }
}

describe('a line to a worker', () => {
  it('starts one worker, and gives each question its answer', async () => {
    const { line, workers } = lineWith()
    expect(workers).toHaveLength(0)
    const news: string[] = []
    const [first, second] = [line.ask({ what: 'a' }, (text) => news.push(text)), line.ask({ what: 'b' })]
    expect(workers).toHaveLength(1)
    workers[0].say({ id: 2, answer: 'B' })
    workers[0].say({ id: 1, news: 'half' })
    workers[0].say({ id: 1, answer: 'A' })
    expect([await first, await second, news]).toEqual(['A', 'B', ['half']])
  })

  it('tells why there is no answer', async () => {
    const { line, workers } = lineWith()
    const asked = line.ask({ what: 'a' })
    workers[0].say({ id: 1, error: 'no such game' })
    await expect(asked).rejects.toThrow('no such game')
  })

  it('starts a dead worker again and asks it once more', async () => {
    const { line, workers } = lineWith()
    const asked = line.ask({ what: 'a' })
    workers[0].die()
    expect(workers).toHaveLength(2)
    expect(workers[0].isOver).toBe(true)
    expect(workers[1].tasks).toEqual([{ id: 1, what: 'a' }])
    workers[1].say({ id: 1, answer: 'A' })
    expect(await asked).toBe('A')
  })

  it('gives up a question that kills twice; the next one is answered by a new worker', async () => {
    const { line, workers } = lineWith()
    const deadly = line.ask({ what: 'deadly' })
    workers[0].die('out of memory')
    workers[1].die('out of memory')
    await expect(deadly).rejects.toThrow('out of memory')
    const next = line.ask({ what: 'harmless' })
    expect(workers).toHaveLength(3)
    workers[2].say({ id: 2, answer: 'here' })
    expect(await next).toBe('here')
  })
})
