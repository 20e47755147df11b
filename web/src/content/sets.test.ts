import type { Home } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { broughtBy, setsOf } from './sets.ts'

const home = (set: string, id: string, more: object = {}): Home =>
  ({ game: 'blitz-bowl', family: 'teams', id, set, en: id, ...more }) as Home

const homes = [
  home('sea', 'pirate', { positions: [{ id: 'gunner' }] }),
  home('guns', 'gunner', { en: 'Gunner' }),
  home('swamp', 'newt', { en: 'Bog Newt' }),
  home('crown', 'king', { abilities: ['Minions 2 Bog Newt'] }),
]

test('a match carries the sets that were asked for, and those of whatever is chosen', () => {
  const sets = (options: object, asked: readonly string[] = []) => setsOf(broughtBy(homes, options, asked))
  expect(sets({ teams: ['orc', 'human'] })).toEqual([])
  expect(sets({ teams: ['orc', 'human'] }, ['swamp'])).toEqual(['swamp'])
  expect(sets({ warbands: [{ creatures: ['newt'] }] })).toEqual(['swamp'])
})

test('what a thing names comes along with it, by id or by name', () => {
  const ids = (options: object) => broughtBy(homes, options, []).map(({ id }) => id)
  expect(ids({ teams: ['pirate', 'orc'] })).toEqual(['pirate', 'gunner'])
  expect(ids({ creatures: ['king'] })).toEqual(['newt', 'king'])
})
