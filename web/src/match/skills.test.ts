import { expect, test } from 'vitest'
import type { GameAdapter, Term } from '../games/adapter.ts'
import { lettersOf, skillMarks } from './skills.ts'

test('a name has two letters: of one word its first two, of more the first of two', () => {
  expect(['Block', 'Sure Hands', 'Side-Step', 'Mighty Blow (+1)', 'Pa', 'Smite evil 10'].map(lettersOf)).toEqual([
    'Bl',
    'SH',
    'SS',
    'MB',
    'Pa',
    'SE',
  ])
})

const adapterWith = (abilities: readonly Partial<Term>[], notable?: readonly string[]) =>
  ({ piece: () => ({ abilities }), ...(notable && { notable }) }) as unknown as GameAdapter

const view = {} as never

test('what matters most comes first, what is not of note is left out, and more than three are counted', () => {
  const terms = ['Thick Skull', 'Dodge', 'Block', 'Guard', 'Tackle'].map((name) => ({ id: name.toLowerCase(), name }))
  const notable = ['block', 'dodge', 'guard', 'tackle']
  expect(skillMarks(adapterWith(terms.slice(0, 3), notable), view, 0)).toEqual(['Bl', 'Do'])
  expect(skillMarks(adapterWith(terms, notable), view, 0)).toEqual(['Bl', 'Do', '+2'])
})

test('where nothing is said to be of note, everything is, but what is plain', () => {
  const terms = [{ name: 'Phalanx' }, { name: 'Sword', plain: true }]
  expect(skillMarks(adapterWith(terms), view, 0)).toEqual(['Ph'])
})
