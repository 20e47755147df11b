import { beforeAll, expect, test } from 'vitest'
import { loadGame } from '../games/index.ts'
import { percents, setLanguage } from '../i18n/index.ts'
import { chanceLine } from './chance-line.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
beforeAll(async () => {
  await setLanguage('en')
  await loadGame('skirmish')
})

test('shares that are all there is add up to 100 when they are told', () => {
  expect(percents([0.05, 0.375, 0.125, 0.45])).toEqual(['5 %', '38 %', '12 %', '45 %'])
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual(['34 %', '33 %', '33 %'])
  expect(percents([1])).toEqual(['100 %'])
  expect(percents([0.999, 0.001])).toEqual(['> 99 %', '< 1 %'])
})

test('a way tells its whole chance, and that with re-rolls where it is more', () => {
  const way = { title: 'Move', rows: [], notes: [], whole: 0.69 }
  expect(chanceLine(way)).toBe('Move: 69 %')
  expect(chanceLine({ ...way, again: 0.95 })).toBe('Move: 69 %, with re-rolls 95 %')
})

test('a blow tells the chance of all that is wanted', () => {
  const rows = [
    { label: 'destroyed', chance: 0.05, tone: 'good', isEnd: true },
    { label: '5 damage', chance: 0.5, tone: 'good', isEnd: true },
    { label: 'nothing', chance: 0.45, tone: 'bad', isEnd: true },
  ] as const
  expect(chanceLine({ title: 'Strike', rows, notes: [] })).toBe('Strike: comes out 55 %')
  expect(chanceLine({ title: 'Strike', rows: rows.slice(1), notes: [] })).toBe('Strike: 5 damage 50 %')
  expect(chanceLine({ title: 'Strike', rows: [], notes: [], isPending: true })).toBe('Strike: …')
})
