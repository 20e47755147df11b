import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, loadSay, refusalText } from './index.ts'

/** Every name of a refusal in the acts, in reports and in team lists. */
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const acts = readdirSync(new URL('../acts', import.meta.url)).map((name) => `../acts/${name}`)
const files = [...acts, '../league.ts', '../chain.ts', '../games/plain.ts', '../games/ball.ts']
const refusals = files.flatMap((path) =>
  [...read(path).matchAll(/(?:refuse\(\s*|LeagueFileError\(|why: )'([a-z-]+)'/g)].map(([, why]) => why),
)
const reportFiles = ['ball/src/league', 'dungeon-bowl/src', 'blood-bowl/src/league']
const reports = reportFiles.flatMap((folder) =>
  [
    ...read(`../../../games/${folder}/report-problems.ts`).matchAll(
      /(?:problem|add)\(\s*[`'][^'`]*[`'],\s*(?:[^',]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g,
    ),
  ].flatMap(([, why, other]) => (other ? [why, other] : [why])),
)
const teams = ['ball', 'dungeon-bowl', 'blood-bowl'].map((game) => `../../../games/${game}/src/teams`)
const teamFiles = teams.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`),
)
const lists = teamFiles.flatMap((path) => [...read(path).matchAll(/why: '([a-z-]+)'/g)].map(([, why]) => why))

describe.each(LANGUAGES)('words in %s', (language) => {
  it('every refusal has a sentence', async () => {
    const say = await loadSay(language)
    expect([refusals.length > 60, reports.length > 12, lists.length > 8]).toEqual([true, true, true])
    const wordless = [...new Set([...refusals, ...reports, ...lists])].filter((why) => {
      try {
        return say(`refused.${why}`) === ''
      } catch {
        return true
      }
    })
    expect(wordless).toEqual([])
  })

  it('tells facts and the rule', async () => {
    const busy = { why: 'busy', rule: 'DB-LG-07', facts: { fixture: 's1f3', round: 2 } }
    expect(refusalText(await loadSay(language), busy)).toMatch(/2.*s1f3.*\(DB-LG-07\)|s1f3.*2.*\(DB-LG-07\)/)
  })
})
