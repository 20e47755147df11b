import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isKnown, needArea, setLanguage, unknownKeys } from '../../i18n/index.ts'
import type { KindId, Problem } from '../library/kind.ts'
import { problemText } from './problem-text.ts'

globalThis.document ??= { documentElement: { lang: '' } } as Document

const source = (path: string) => readFileSync(new URL(`../../../../games/${path}`, import.meta.url), 'utf8')

/** Every name of a problem in the games: `why: 'few-players'`, or an argument of a call. */
const files = [
  'ball/src/teams/draft.ts',
  'blood-bowl/src/teams/draft.ts',
  'dungeon-bowl/src/teams/draft.ts',
  'dungeon-bowl/src/dungeon/limits.ts',
  'dungeon-bowl/src/dungeon/layout.ts',
  'skirmish/src/options/warband.ts',
  'skirmish/src/setup/layout.ts',
]
const names = files.flatMap((path) => [
  ...[...source(path).matchAll(/why: '([a-z-]+)'/g)].map(([, why]) => why),
  ...[...source(path).matchAll(/[`'], '([a-z]+(?:-[a-z]+)+)'[,)]/g)].map(([, why]) => why),
])

const samples: readonly [KindId, Problem, RegExp][] = [
  [
    'dungeon-bowl/team',
    { why: 'over-budget', facts: { cost: 1_200_000, budget: 1_150_000 }, rule: 'DB-EXH-01' },
    /1.200.000.*1.150.000/,
  ],
  [
    'dungeon-bowl/team',
    { why: 'skill-excludes', facts: { player: 'Ulf', skill: 'grab', other: 'frenzy' }, rule: 'DB-ADV-15' },
    /^Ulf: /,
  ],
  ['dungeon-bowl/team', { why: 'group-limit', facts: { role: 'Big Guys', count: 4, most: 3 }, rule: '' }, /: 4, .*3/],
  ['blood-bowl/team', { why: 'no-star', facts: { star: 'griff-oberwald' }, rule: '' }, /Griff Oberwald/],
  ['blood-bowl/team', { why: 'not-offered', facts: { inducement: 'plague-doctor' }, rule: '' }, /./],
  ['dungeon-bowl/dungeon', { why: 'overlap', facts: { tile: 'armoury', other: 'l-corridor' }, rule: '' }, /./],
  ['skirmish/warband', { why: 'requires', facts: { creature: 'pit-cultist', words: 'Outsider' }, rule: '' }, /./],
  ['skirmish/grid', { why: 'empty-area', facts: { area: 'NW' }, rule: '' }, /./],
]

describe.each(['en', 'it', 'de'] as const)('problems in words: %s', (language) => {
  test('every problem that a game can name has its words', async () => {
    await setLanguage(language)
    for (const area of ['workshop', 'ball', 'blood', 'dungeon', 'skirmish'] as const) await needArea(area)
    expect(names.length).toBeGreaterThan(35)
    expect([...new Set(names)].filter((why) => !isKnown(`workshop.problem.${why}`))).toEqual([])
  })

  test.each(samples)('%s %j', (kind, problem, words) => {
    unknownKeys.clear()
    expect(problemText(problem, kind)).toMatch(words)
    expect([...unknownKeys]).toEqual([])
  })
})
