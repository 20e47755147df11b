// The scenarios of each game as the reference shows them: beside the rules that they name.
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'yaml'
import { byText, games, read, root } from './files.mjs'
import { leftOut } from './homes.mjs'

const made = '// Made by npm run gather from the scenarios of the games.\n'

export function scenarioFiles(sets) {
  const others = new Set(leftOut(sets))
  const all = games.flatMap((game) => scenariosIn(game, others))
  const told = games
    .map((game) => ({ game, scenarios: all.filter((data) => data.game === game) }))
    .filter(({ scenarios }) => scenarios.length > 0)
  return [
    ...told.map(({ game, scenarios }) => [`web/src/reference/scenarios/${game}.gen.ts`, moduleOf(scenarios)]),
    ['web/src/reference/scenarios/index.gen.ts', indexModule(told)],
  ]
}

/** Those of games, with rules; what happens between matches has no board to draw. A skill of all ball games is shown in the game that its scenario names. */
function scenariosIn(game, others) {
  return readdirSync(join(root, 'games', game), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /^scenarios\/[^/]+\.yaml$/.test(name) || /^src\/.*\.scenario\.yaml$/.test(name))
    .sort(byText)
    .map((name) => `games/${game}/${name}`)
    .filter((path) => !others.has(path.replace(/\.scenario\.yaml$/, '')))
    .map((path) => parse(read(path)))
    .filter((data) => data?.rules?.length > 0)
}

function moduleOf(scenarios) {
  const lines = scenarios.map((data) => `  ${JSON.stringify(data)},\n`)
  return `${made}import type { ScenarioData } from '@undercroft/engine/scenario'\n\nexport const scenarios: readonly ScenarioData[] = [\n${lines.join('')}]\n`
}

/** Which rules have a scenario, so that a page without one loads nothing. */
function indexModule(told) {
  const load = told.map(({ game }) => `  '${game}': () => import('./${game}.gen.ts'),\n`)
  const rules = told.map(({ game, scenarios }) => {
    const ids = [...new Set(scenarios.flatMap(({ rules }) => rules))].sort(byText)
    return `  '${game}': new Set(${JSON.stringify(ids)}),\n`
  })
  return `${made}export const scenariosOf = {\n${load.join('')}}\n\nexport const rulesShown = {\n${rules.join('')}}\n`
}
