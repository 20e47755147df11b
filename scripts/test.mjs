// npm test: everything that must hold, from the format of the sources to play in a browser.
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { checkNode, exists, install, say, tool } from './lib.mjs'

checkNode()
install()
const { gather } = await import('./gather.mjs')
gather()

let passed = 0
let failed = 0

/** A check that passes or fails as a whole. */
function check(title, name, args) {
  say(title)
  if (tool(name, args) === 0) passed++
  else failed++
}

/** A run of vitest; its tests are counted one by one. */
function vitest(title, args, env = {}) {
  say(title)
  const file = join(tmpdir(), `undercroft-tests-${process.pid}-${passed + failed}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = tool('vitest', ['run', ...reporters, ...args], { env: { ...process.env, ...env } })
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    passed += result.numPassedTests
    failed += result.numFailedTests
    // A file that cannot even be loaded fails without a failed test.
    if (code !== 0 && result.numFailedTests === 0) failed++
  } catch {
    failed++
  }
  rmSync(file, { force: true })
}

check('biome check: format and lint', 'biome', ['check', '.'])
check('tsc -b: the packages', 'tsc', ['-b'])
check('tsc: tests and scripts', 'tsc', ['-p', 'tsconfig.check.json'])
if (exists('web/tsconfig.json')) check('tsc: the client', 'tsc', ['-p', 'web'])
check('oxlint: lint with types', 'oxlint', ['--type-aware'])
check('knip: nothing unused, nothing undeclared', 'knip', ['--no-config-hints', '--no-gitignore'])
vitest('vitest: unit tests, property tests, scenarios', [])

if (exists('vitest.browser.config.ts')) {
  const browser = ensureBrowser()
  if (browser) {
    vitest(`vitest: the client in ${browser}`, ['--config', 'vitest.browser.config.ts'], {
      UNDERCROFT_BROWSER: browser,
    })
  } else {
    say(
      'No browser found (UNDERCROFT_BROWSER, chromium, google-chrome, microsoft-edge): the browser tests are left out',
    )
    if (process.env.CI === 'true') failed++
  }
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
