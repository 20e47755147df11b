import { afterEach, expect, it } from 'vitest'
import { optionsFor } from '../testing/table.ts'
import { Brains } from './brains.ts'

let brains: Brains
afterEach(() => brains.close())

it('options that take longer than allowed are given up, in words, and the next ones are judged', async () => {
  brains = new Brains(1, new URL('../testing/hostile-worker.mjs', import.meta.url))
  const fine = { game: 'dungeon-bowl', options: {} }
  const hostile = { game: 'dungeon-bowl', options: { forEver: true } }
  const began = performance.now()
  const verdicts = await Promise.all([fine, hostile, fine, hostile, fine].map((proposal) => brains.judge(proposal)))
  const tooLong = { field: 'options', reason: 'they take too long to set up' }
  expect(verdicts).toEqual([{ seats: 2 }, tooLong, { seats: 2 }, tooLong, { seats: 2 }])
  expect(performance.now() - began).toBeGreaterThan(2 * 200)
}, 120_000)

it('options of every game are judged in their time', async () => {
  brains = new Brains(1)
  for (const game of ['blitz-bowl', 'blood-bowl', 'dungeon-bowl', 'skirmish']) {
    expect(await brains.judge({ game, options: await optionsFor(game, 3, 2) })).toEqual({ seats: 2 })
  }
}, 120_000)

it('what is no options is refused by its field', async () => {
  brains = new Brains(1)
  for (const options of [
    { dungeon: { seed: -1 } },
    { dungeon: 'nowhere' },
    { teams: ['nobody'] },
    { turnLimit: 1e9 },
  ]) {
    expect(await brains.judge({ game: 'dungeon-bowl', options })).toMatchObject({
      field: expect.stringContaining(Object.keys(options)[0]),
      reason: expect.any(String),
    })
  }
}, 120_000)
