import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { describe, expect, it } from 'vitest'
import { play } from './gate/index.ts'
import { Lane } from './gate/lanes.ts'
import { played } from './simulate/index.ts'
import { folderWith, keptOutput } from './testing/output.ts'

/** A pool whose worker dies so many times before it answers. */
function dyingPool(deaths: number, answer: object): Piscina {
  const folder = folderWith({
    'worker.mjs': `import { appendFileSync, readFileSync } from 'node:fs'
      const count = new URL('count', import.meta.url)
      export default function work() {
        appendFileSync(count, 'x')
        if (readFileSync(count, 'utf8').length <= ${deaths}) process.exit(3)
        return ${JSON.stringify(answer)}
      }`,
  })
  return new Piscina({ filename: pathToFileURL(join(folder, 'worker.mjs')).href, maxThreads: 1 })
}

async function withPool<T>(deaths: number, answer: object, act: (pool: Piscina) => Promise<T>): Promise<T> {
  const pool = dyingPool(deaths, answer)
  try {
    return await act(pool)
  } finally {
    await pool.destroy()
  }
}

describe('a worker that dies', () => {
  const plan = { game: 'race', seed: 5, seats: ['random'], options: undefined, replays: null }
  const task = { plan: { ...plan, check: false, events: true, times: false }, match: 2 }

  it('in a simulation is replaced, and its match is played after all', async () => {
    expect(await withPool(1, { match: 2 }, (pool) => played(pool, task))).toEqual({ match: 2 })
  })

  it('twice in a simulation costs that match alone, which says how to repeat it', async () => {
    const line = await withPool(2, {}, (pool) => played(pool, task))
    expect(line).toMatchObject({
      match: 2,
      error: expect.stringMatching(/^the worker died: /),
      repeat: expect.any(String),
    })
  })

  it('in the gate is replaced, and its stretch is played after all', async () => {
    const lane = new Lane('race', 'random', 1)
    const stretch = lane.begin(3)
    const answer = {
      ...stretch,
      decisions: 9,
      longest: 5,
      seats: [2],
      met: [],
      failures: [],
      digest: 'ff',
      milliseconds: 1,
    }
    await withPool(1, answer, (pool) => play(pool, lane, stretch, keptOutput()))
    expect([lane.matches, lane.decisions, lane.failures]).toEqual([stretch.to - stretch.from, 9, []])
  })

  it('twice in the gate is a failure of its stretch', async () => {
    const lane = new Lane('race', 'random', 1)
    await withPool(2, {}, (pool) => play(pool, lane, lane.begin(3), keptOutput()))
    expect(lane.failures).toMatchObject([{ seed: 1, error: expect.stringMatching(/^the worker died: /) }])
  })
})
