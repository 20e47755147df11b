// Measures the built client: node web/scripts/measure.mjs
// First paint, how long the grounds are painted (processor time of the painting thread), and memory from match to match.
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { findBrowser } from '../../scripts/browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const games = ['Dungeon Bowl', 'Blitz Bowl', 'Skirmish', 'Blood Bowl']
const MATCHES = 10

const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
const address = `http://127.0.0.1:${server.httpServer.address().port}`
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  await frontPage()
  for (const game of games) await painting(game)
  await memory()
} finally {
  await browser.close()
  server.httpServer.close()
}

async function open() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(() => {
    const state = { speed: 'off', guide: false }
    localStorage.setItem('undercroft-settings', JSON.stringify({ state, version: 1 }))
    // The same match each time.
    crypto.getRandomValues = (array) => array.fill(7)
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp, context }
}

async function metrics(cdp) {
  const { metrics: list } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(list.map(({ name, value }) => [name, value]))
}

async function frontPage() {
  const { page, cdp, context } = await open()
  await page.goto(address)
  await page.locator('.scene-picture[data-painted=true]').waitFor()
  const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const { TaskDuration } = await metrics(cdp)
  console.log(
    `front page: first paint ${Math.round(first)} ms after the address, ${ms(TaskDuration)} of work until the scene is painted`,
  )
  await context.close()
}

/** From the press on "Play now" to the painted board; what each thread worked meanwhile. */
async function painting(game) {
  const { page, cdp, context } = await open()
  await page.goto(address)
  await page.locator('.game-card .ground[data-painted=true]').nth(3).waitFor()
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
  })
  const before = await metrics(cdp)
  await begin(page, game)
  const after = await metrics(cdp)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  // Whose thread it is tells the script that it was seen running.
  const owners = new Map()
  const work = new Map()
  for (const { name, args, pid, tid, tdur = 0 } of traceEvents) {
    const [, owner] = /(painter|thinker)\.worker/.exec(args?.data?.url ?? '') ?? []
    if (owner) owners.set(`${pid} ${tid}`, owner)
    // Tasks are told twice, one within the other.
    if (name === 'ThreadControllerImpl::RunTask')
      work.set(`${pid} ${tid}`, (work.get(`${pid} ${tid}`) ?? 0) + tdur / 1000)
  }
  const threads = [...owners].map(([thread, owner]) => `${owner} ${Math.round(work.get(thread) ?? 0)} ms`)
  console.log(
    `${game}: from "Play now" to the painted board the page works ${ms(after.TaskDuration - before.TaskDuration)}; ${threads.join(', ')}`,
  )
  await context.close()
}

async function begin(page, game) {
  await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
  await page.locator('.board-frame .ground[data-painted=true]').waitFor({ state: 'attached', timeout: 120_000 })
  await page.locator('.board-frame .piece').first().waitFor({ state: 'attached', timeout: 120_000 })
}

/** One page, one match after the other, from the front page and back to it. */
async function memory() {
  const { page, cdp, context } = await open()
  await page.goto(address)
  for (let i = 1; i <= MATCHES; i++) {
    await begin(page, games[i % games.length])
    await page.keyboard.press('n')
    await page.locator('.seats .brand').click()
    await page.locator('.scene-picture[data-painted=true]').waitFor()
    if (i === 1 || i === 4 || i === MATCHES) await told(i, cdp)
  }
  await context.close()
}

async function told(count, cdp) {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await metrics(cdp)
  console.log(
    `after ${count} matches: ${(JSHeapUsedSize / 2 ** 20).toFixed(1)} MB of objects, ${Nodes} nodes, ${JSEventListeners} listeners`,
  )
}

function ms(seconds) {
  return `${Math.round(seconds * 1000)} ms`
}
