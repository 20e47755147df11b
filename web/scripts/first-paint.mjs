// Measures how soon a running match is seen, each game in turns: node web/scripts/first-paint.mjs [--against FOLDER] [--turns 9] [--games 'Blitz Bowl,Skirmish']
// --against: the folder of another build of the client, to compare with.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { findBrowser } from '../../scripts/browser.mjs'
import { at, metrics } from './six-teams.mjs'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    turns: { type: 'string', default: '9' },
    games: { type: 'string', default: 'Blitz Bowl,Blood Bowl,Dungeon Bowl,Skirmish' },
  },
})
const root = fileURLToPath(new URL('..', import.meta.url))

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const builds = await Promise.all(['dist', values.against].filter(Boolean).map(serve))
try {
  for (const game of values.games.split(',')) {
    for (const build of builds) await begin(build, game)
    for (let turn = 0; turn < Number(values.turns); turn++) for (const build of builds) await look(build)
    for (const { folder, seen } of builds) console.log(`${game}, ${folder}: ${told(seen)}`)
  }
} finally {
  await browser.close()
  for (const { server } of builds) server.httpServer.close()
}

async function serve(folder) {
  const build = { outDir: folder }
  const server = await preview({ root, build, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
  return { folder, server, address: `http://127.0.0.1:${server.httpServer.address().port}` }
}

/** A match of this game, left in its first turn. */
async function begin(build, game) {
  await build.page?.context().close()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(watch)
  build.page = await context.newPage()
  build.cdp = await context.newCDPSession(build.page)
  await build.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  build.seen = []
  await build.page.goto(build.address)
  await build.page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
  await build.page.waitForFunction(() => window.seen)
  await build.page.waitForTimeout(3000)
}

/** The match is opened anew: the first paint, the first frame with a board, and what the page worked until then. */
async function look({ page, cdp, seen }) {
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await page.waitForFunction(() => window.seen)
  const { TaskDuration } = await metrics(cdp)
  const [first, board] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    window.seen,
  ])
  seen.push({ first, board, work: TaskDuration * 1000 })
}

/** Runs in the page: when the first frame with a board has been drawn. */
function watch() {
  const state = { speed: 'normal', guide: false }
  if (location.protocol === 'http:' && !localStorage.getItem('undercroft-settings'))
    localStorage.setItem('undercroft-settings', JSON.stringify({ state, version: 1 }))
  crypto.getRandomValues = (array) => array.fill(7)
  const look = () => {
    if (document.querySelector('.board-frame > *'))
      setTimeout(() => {
        window.seen = performance.now()
      })
    else requestAnimationFrame(look)
  }
  look()
}

function told(seen) {
  const middle = (key) =>
    Math.round(
      at(
        seen.map((one) => one[key]),
        0.5,
      ),
    )
  return `first paint after ${middle('first')} ms, the board after ${middle('board')} ms, ${middle('work')} ms of work until then`
}
