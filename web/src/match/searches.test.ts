import { expect, it } from 'vitest'
import { Searches } from './searches.ts'

it('asks once, also while the answer is on its way, and knows it afterwards', async () => {
  const searches = new Searches<string>()
  let asked = 0
  const search = { key: 'a', ask: async () => `answer ${++asked}` }
  expect(searches.found('a')).toBe(null)
  expect(await Promise.all([searches.look(search), searches.look(search)])).toEqual(['answer 1', 'answer 1'])
  expect(searches.found('a')).toBe('answer 1')
  expect(await searches.look(search)).toBe('answer 1')
  expect(searches.found('b')).toBe(null)
})

it('asks again for what could not be found out', async () => {
  const searches = new Searches<number>()
  const failing = () => Promise.reject(new Error('the worker stopped'))
  await expect(searches.look({ key: 'a', ask: failing })).rejects.toThrow('the worker stopped')
  expect(searches.found('a')).toBe(null)
  expect(await searches.look({ key: 'a', ask: async () => 7 })).toBe(7)
})
