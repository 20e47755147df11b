import { teamCards } from '@undercroft/blitz-bowl'
import { beforeAll, expect, test } from 'vitest'
import { needArea, setLanguage, unknownKeys } from '../../i18n/index.ts'
import { allAbilities, findTeams, positionName, teamName } from './teams.ts'

globalThis.document ??= { documentElement: { lang: '' } } as Document

beforeAll(async () => {
  await setLanguage('en')
  await needArea('blitz')
})

test('BZ-TEAM-01 all 23 teams, every one with its words', () => {
  unknownKeys.clear()
  const all = findTeams('', '', 'name')
  expect(all).toHaveLength(23)
  for (const team of all) for (const position of team.positions) expect(positionName(position)).not.toBe('')
  expect(allAbilities().length).toBeGreaterThanOrEqual(25)
  expect([...unknownKeys]).toEqual([])
})

test('teams are found by name, position and ability', () => {
  expect(findTeams('dwarf', '', 'name').map(({ id }) => id)).toEqual(['dwarf'])
  expect(findTeams('troll slayer', '', 'name').map(({ id }) => id)).toEqual(['dwarf'])
  for (const { positions } of findTeams('', 'leap', 'name')) {
    expect(positions.some(({ abilities }) => abilities.includes('leap'))).toBe(true)
  }
  expect(findTeams('xyzzy', '', 'name')).toEqual([])
})

test('orders keep every team and put the extremes in front', () => {
  for (const order of ['fast', 'strong', 'tough', 'sure'] as const) {
    expect(new Set(findTeams('', '', order))).toEqual(new Set(teamCards))
  }
  const names = findTeams('', '', 'name').map(teamName)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
  expect(
    findTeams('', '', 'fast')
      .at(0)!
      .positions.every(({ move }) => move !== 'd6'),
  ).toBe(true)
})
