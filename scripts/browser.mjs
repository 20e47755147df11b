// Finds a browser for the browser tests, and installs Debian's chromium where that is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, say } from './lib.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The path of a browser of the Chromium family, or undefined. */
export function findBrowser() {
  const named = process.env.UNDERCROFT_BROWSER
  if (named) {
    if (existsSync(named)) return named
    console.error(`UNDERCROFT_BROWSER names ${named}, which does not exist.`)
    process.exit(1)
  }
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return elsewhere.find((path) => existsSync(path))
}

/** Finds a browser; root on Debian gets chromium from the distribution. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  say('apt-get install chromium: the browser tests need a browser')
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const packages = ['install', '-y', '--no-install-recommends', 'chromium']
  if (run('apt-get', packages, quiet) !== 0) {
    run('apt-get', ['update'], quiet)
    run('apt-get', packages, quiet)
  }
  return findBrowser()
}
