import { expect, test } from 'vitest'
import { gameIds } from '../games/index.ts'
import { scenariosOf } from './scenarios/index.gen.ts'

test.each(gameIds)('every scenario of %s that the reference shows has its title in three languages', async (id) => {
  const { scenarios } = await scenariosOf[id]()
  expect(scenarios.length).toBeGreaterThan(20)
  const lacking = scenarios.filter(({ titles = {} }) => !titles.it || !titles.de).map(({ title }) => title)
  expect(lacking).toEqual([])
})
