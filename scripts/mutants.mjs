// npm run mutants [-- --mutate engine/src/journal.ts]: changes the code bit by bit and looks whether a test notices (docs/reliability.md).
import { existsSync } from 'node:fs'
import { checkNode, install, run } from './lib.mjs'

const STRYKER = '9.6.0'

checkNode()
install()
// Nobody else needs it, so it is installed when it is asked for.
if (!existsSync('node_modules/@stryker-mutator/vitest-runner')) {
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`)
  if (run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages]) !== 0) process.exit(1)
}
process.exit(run('npx', ['stryker', 'run', 'stryker.config.json', ...process.argv.slice(2)]))
