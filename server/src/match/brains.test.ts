import { readFileSync } from 'node:fs'
import { readHomes } from '@undercroft/engine/content-file'
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

it('a match may bring things that are in no book: good ones are played with, others are refused by their field', async () => {
  brains = new Brains(1)
  const file = new URL('../../../docs/house.yaml', import.meta.url)
  const content = readHomes(readFileSync(file, 'utf8')).filter(({ game }) => game === 'blitz-bowl')
  const judge = (homes: unknown) =>
    brains.judge({ game: 'blitz-bowl', options: { teams: ['pirate', 'orc'], content: homes } })
  expect(await judge(content)).toEqual({ seats: 2 })
  expect(await judge([])).toMatchObject({ field: 'teams[0]', reason: expect.stringContaining("is no team: 'pirate'") })
  expect(await judge(content.slice(0, 1))).toMatchObject({ field: 'content[0].positions[1].id' })
}, 120_000)
