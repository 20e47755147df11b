// npm run mutants -- skirmish [--lines 40] [--seed 1] [-- stryker's own options]
// Changes the code of a package bit by bit and looks whether its rules' own tests notice (docs/reliability.md).
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkNode, install, run } from './lib.mjs'
import { mutableFiles, sampledLines, TESTED_BY } from './mutants/packages.mjs'

const STRYKER = '9.6.1'

const own = process.argv.indexOf('--', 2)
const { positionals, values } = parseArgs({
  args: process.argv.slice(2, own < 0 ? undefined : own),
  allowPositionals: true,
  options: { lines: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const [name] = positionals
if (!(name in TESTED_BY)) {
  console.error(`npm run mutants -- PACKAGE, one of ${Object.keys(TESTED_BY).join(', ')}`)
  process.exit(1)
}

checkNode()
install()
// Nobody else needs it, so it is installed when it is asked for.
if (!existsSync('node_modules/@stryker-mutator/vitest-runner')) {
  const packages = ['core', 'vitest-runner'].map((part) => `@stryker-mutator/${part}@${STRYKER}`)
  if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages]) !== 0) process.exit(1)
}
const files = mutableFiles(name)
const mutate = values.lines ? sampledLines(files, Number(values.lines), Number(values.seed)) : files
const args = [
  'stryker',
  'run',
  'stryker.config.json',
  '--mutate',
  mutate.join(','),
  // Each package has tests of its own that count, so what was found is kept apart.
  '--incrementalFile',
  `.mutants/incremental-${name}.json`,
  ...process.argv.slice(own < 0 ? process.argv.length : own + 1),
]
const code = run('npx', args, { env: { ...process.env, MUTANTS_OF: name } })
if (existsSync('.mutants/report.json')) tell(JSON.parse(readFileSync('.mutants/report.json', 'utf8')))
process.exit(code)

/** The score, and every mutant that no test noticed. */
function tell({ files: reported }) {
  const all = Object.entries(reported).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })))
  const of = (...states) => all.filter(({ status }) => states.includes(status))
  const survivors = of('Survived', 'NoCoverage')
  for (const { file, location, mutatorName, replacement, status } of survivors) {
    console.log(
      `${file}:${location.start.line}:${location.start.column} ${mutatorName} ${status}: ${replacement ?? ''}`,
    )
  }
  const noticed = of('Killed', 'Timeout').length
  console.log(`${name}: ${noticed} of ${noticed + survivors.length} mutants noticed`)
}
