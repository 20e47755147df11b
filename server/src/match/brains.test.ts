import { afterEach, expect, it } from 'vitest'
import { optionsFor } from '../testing/table.ts'
import { Brains } from './brains.ts'

let brains: Brains
afterEach(() => brains.close())

it('options that take longer than allowed are given up, in words, and the next ones are judged', async () => {
  brains = new Brains(1, 0)
  const proposal = { game: 'dungeon-bowl', options: await optionsFor('dungeon-bowl', 3, 2) }
  expect(await brains.judge(proposal)).toEqual({ seats: 2 })
  expect(await brains.judge(proposal)).toEqual({ field: 'options', reason: 'they take too long to set up' })
  expect(await brains.judge(proposal)).toEqual({ seats: 2 })
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
