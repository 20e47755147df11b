import { expect, it } from 'vitest'
// @ts-expect-error a script without types
import { readCatalogue } from '../scripts/gather/catalogues.mjs'
// @ts-expect-error a script without types
import { thingOf } from '../scripts/gather/homes.mjs'
// @ts-expect-error a script without types
import { listFiles } from '../scripts/gather/lists.mjs'

const home = {
  set: 'house',
  rules: [
    { id: 'GRIN-01' },
    {
      id: 'GRIN-02',
      title: 'Twice',
      text: 'Never twice.',
      it: { title: 'Due volte', text: 'Mai due volte.' },
    },
  ],
  messages: { 'question.grin': { en: 'Grin?', it: 'Sorridere?', de: 'Grinsen?' } },
  en: { name: 'Grin', text: 'He grins.' },
  it: { name: 'Sorriso', text: 'Sorride.' },
  de: { name: 'Grinsen', text: 'Er grinst.' },
}
const grin = { ...thingOf('games/ball/src/skills/grin.yaml', 'grin', home), hasCode: true }
const family = {
  folder: 'games/ball/src/skills',
  messages: 'ball.skill',
  words: ['name', 'text'],
  things: [],
  others: [],
}

it('a rule that repeats the thing is told in its words, another in those beside it, and otherwise not at all', () => {
  expect(grin.rules[0].told).toEqual({
    it: { title: 'Sorriso', text: 'Sorride.' },
    de: { title: 'Grinsen', text: 'Er grinst.' },
  })
  expect(grin.rules[1].told).toEqual({ it: { title: 'Due volte', text: 'Mai due volte.' } })
})

it('messages of a home are those of the area of its family', () => {
  expect(readCatalogue('it', [{ ...family, things: [grin] }]).get('ball.question.grin')).toBe('Sorridere?')
  expect(readCatalogue('it', [family]).has('ball.question.grin')).toBe(false)
})

it('a thing of a set that is not played is known to the compiler and to nobody else', () => {
  const [[, list], , ...more] = listFiles([{ ...family, others: [grin] }])
  const [played, known] = list.split('export type Known')
  expect(played).not.toContain('grin')
  expect(known).toContain('"id":"grin"')
  expect(more).toEqual([])
})
