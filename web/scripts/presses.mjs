// Measures the built client on a slower processor, six full teams on the largest board: node web/scripts/presses.mjs [--slow 4] [--built FOLDER]
// --built: another build of the client, to compare with.
// For each of 120 presses: from the press to the paint, the work of the page's thread, and when its ways were there
// and when the page changed last (odds come last).
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { findBrowser } from '../../scripts/browser.mjs'
import { at, metrics, sixTeams } from './six-teams.mjs'

const { values } = parseArgs({
  options: { slow: { type: 'string', default: '4' }, built: { type: 'string', default: 'dist' } },
})
const root = fileURLToPath(new URL('..', import.meta.url))
/** Presses that are timed: the next piece, then the cursor over squares that it can aim at. */
const PRESSES = 120
const KEYS = ['n', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

const server = await preview({
  root,
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: 0 },
  build: { outDir: values.built },
})
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  const page = await sixTeams(browser, `http://127.0.0.1:${server.httpServer.address().port}`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.locator('.board-frame .ground[data-painted="true"]').waitFor()
  await watch(page)
  await page.locator('.board-frame').focus()
  await press(page, cdp, 'n')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
  const all = []
  for (let i = 0; i < PRESSES; i++)
    all.push({ key: KEYS[i % KEYS.length], ...(await press(page, cdp, KEYS[i % KEYS.length])) })
  tell('all presses', all)
  tell(
    'the next piece',
    all.filter(({ key }) => key === 'n'),
  )
  tell(
    'the cursor',
    all.filter(({ key }) => key !== 'n'),
  )
} finally {
  await browser.close()
  server.httpServer.close()
}

/** The page notes when a key was pressed, when that was painted, and when nothing was sought any more. */
function watch(page) {
  return page.evaluate(() => {
    window.timed = { start: 0, painted: 0, found: 0, settled: 0 }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') window.timed.painted = Math.max(window.timed.painted, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false })
    const match = document.querySelector('.match')
    new MutationObserver((changes) => {
      window.timed.settled = performance.now() - window.timed.start
      if (
        changes.some(({ attributeName }) => attributeName === 'data-searching') &&
        match.dataset.searching === 'false'
      )
        window.timed.found = window.timed.settled
    }).observe(match, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(window.timed, { start: timeStamp, painted: 0, found: 0, settled: 0 }),
      true,
    )
  })
}

async function press(page, cdp, key) {
  const before = await metrics(cdp)
  await page.keyboard.press(key)
  await page.waitForTimeout(400)
  const after = await metrics(cdp)
  const timed = await page.evaluate(() => window.timed)
  const work = (name) => (after[name] - before[name]) * 1000
  const painted = Math.max(16, timed.painted)
  return {
    painted,
    // Ways that were known before are painted with the piece.
    found: timed.found || painted,
    settled: timed.settled,
    work: work('TaskDuration'),
    script: work('ScriptDuration'),
    layout: work('LayoutDuration') + work('RecalcStyleDuration'),
  }
}

function tell(name, presses) {
  const part = (of) =>
    `${at(presses.map(of), 0.5).toFixed(0)} ms in the middle, ${at(presses.map(of), 0.95).toFixed(0)} at p95`
  console.log(`${name} (${presses.length})`)
  console.log(`  painted: ${part(({ painted }) => painted)}`)
  if (presses.every(({ key }) => key === 'n')) console.log(`  ways there: ${part(({ found }) => found)}`)
  console.log(`  last change of the page: ${part(({ settled }) => settled)}`)
  console.log(
    `  work of the page: ${part(({ work }) => work)}; script ${part(({ script }) => script)}; style and layout ${part(({ layout }) => layout)}`,
  )
}
