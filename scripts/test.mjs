// npm test: everything that must hold, from the format of the sources to play in a browser.
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { checkNode, exists, install, say, tool } from './lib.mjs'

checkNode()
install()
const { gather } = await import('./gather.mjs')
gather()

let passed = 0
/** What failed, by name: told once more at the very end, where a log that was cut still has it. */
const failures = []

/** A check that passes or fails as a whole. */
function check(title, name, args) {
  say(title)
  if (tool(name, args) === 0) passed++
  else failures.push(title)
}

/** The failed tests of a file; one that cannot even be loaded fails without a failed test. */
function failuresOf(file) {
  const name = relative(process.cwd(), file.name)
  const failed = file.assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && file.status === 'failed') return [`${name}: ${file.message}`]
  return failed.map((test) => `${name} > ${test.fullName}: ${test.failureMessages[0] ?? ''}`)
}

/** A run of vitest; its tests are counted one by one. */
function vitest(title, args, env = {}) {
  say(title)
  const file = join(tmpdir(), `undercroft-tests-${process.pid}-${passed + failures.length}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = tool('vitest', ['run', ...reporters, ...args], { env: { ...process.env, ...env } })
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    passed += result.numPassedTests
    const failed = result.testResults.flatMap((file) => failuresOf(file))
    failures.push(...failed)
    if (code !== 0 && failed.length === 0) failures.push(title)
  } catch {
    failures.push(title)
  }
  rmSync(file, { force: true })
}

check('biome check: format and lint', 'biome', ['check', '--error-on-warnings', '.'])
check('tsc -b: the packages', 'tsc', ['-b'])
check('tsc: tests and scripts', 'tsc', ['-p', 'tsconfig.check.json'])
if (exists('web/tsconfig.json')) check('tsc: the client', 'tsc', ['-p', 'web'])
check('oxlint: lint with types', 'oxlint', ['--type-aware', '--deny-warnings'])
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
    if (process.env.CI === 'true') failures.push('no browser')
  }
}

for (const failure of failures) console.log(`\nFAILED ${failure.slice(0, 2000)}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
