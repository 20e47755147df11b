import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadGame } from '../games/index.ts'
import { needArea, setLanguage } from '../i18n/index.ts'
import { heatOf } from './heat.ts'
import { Playback } from './playback.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
await setLanguage('en')
await needArea('replay')

const replay = JSON.parse(
  readFileSync(new URL('../../tests/fixtures/blitz-bowl.replay.json', import.meta.url), 'utf8'),
) as unknown

test('a heat map has every square that somebody went over, once, and those of one seat are among those of all', async () => {
  const playback = await Playback.open(await loadGame('blitz-bowl'), replay, async () => {})
  const squaresOf = (seat: number) =>
    heatOf(playback, playback.length, seat).flatMap(({ squares }) => squares.map(({ x, y }) => `${x},${y}`))
  const all = squaresOf(-1)
  expect(all.length).toBeGreaterThan(30)
  expect(new Set(all).size).toBe(all.length)
  expect(heatOf(playback, playback.length, -1).at(-1)?.kind).toBe('heat-4')
  const own = [squaresOf(0), squaresOf(1)]
  for (const squares of own) expect(squares.filter((square) => !all.includes(square))).toEqual([])
  expect(new Set(own.flat()).size).toBe(all.length)
  expect(heatOf(playback, 0, -1)).toEqual([])
})
