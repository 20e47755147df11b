// Measures the built client on the largest board with six full teams: node web/scripts/frames.mjs [--slow 4]
// --slow: with a processor so many times slower.
// Frames while panning and while a piece walks, the work per frame, and the time from input to paint.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { findBrowser } from '../../scripts/browser.mjs'
import { at, metrics, sixTeams } from './six-teams.mjs'

const { values } = parseArgs({ options: { slow: { type: 'string', default: '1' } } })
const root = fileURLToPath(new URL('..', import.meta.url))
const FRAMES = 240
/** Keys that are timed; the slowest twentieth of them counts. */
const KEYS = 120
/** The browser tells of no event that was painted sooner. */
const SOONEST = 16

const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  const page = await sixTeams(browser, `http://127.0.0.1:${server.httpServer.address().port}`)
  const cdp = await page.context().newCDPSession(page)
  // Time that the page's own thread ran, whatever else the machine does.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
  await page.locator('.board-frame .ground[data-painted="true"]').waitFor()
  console.log(`${await page.locator('.board-frame .piece').count()} pieces on the board`)
  await report('panning', cdp, () => pan(page))
  await report('panning, zoomed in', cdp, async () => {
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
    return pan(page)
  })
  await page.getByRole('button', { name: 'Whole board' }).click()
  await report('the whole board and back', cdp, () => goAndCome(page))
  await report('a piece walks', cdp, () => walk(page))
  await report('choosing the next piece', cdp, async () => {
    const times = []
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('n')
      await page.waitForTimeout(150)
      times.push(i * 150)
    }
    return times
  })
  await rest(page, cdp)
  await inputs(page)
} finally {
  await browser.close()
  server.httpServer.close()
}

/** The board dragged to and fro, one step in each frame. */
function pan(page) {
  return page.evaluate(async (frames) => {
    const board = document.querySelector('.board-frame')
    const { left, top } = board.getBoundingClientRect()
    const send = (type, x, y) =>
      board.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'mouse',
          button: 0,
          buttons: 1,
          clientX: left + x,
          clientY: top + y,
          bubbles: true,
        }),
      )
    board.setPointerCapture = () => {}
    const times = []
    send('pointerdown', 400, 300)
    for (let i = 0; i < frames; i++) {
      times.push(await new Promise(requestAnimationFrame))
      send('pointermove', 400 + 160 * Math.sin(i / 20), 300 + 90 * Math.cos(i / 20))
    }
    send('pointerup', 400, 300)
    return times
  }, FRAMES)
}

/** The board slides to where it is seen as a whole, and back to the next piece. */
async function goAndCome(page) {
  const frames = page.evaluate(async (count) => {
    const times = []
    for (let i = 0; i < count; i++) times.push(await new Promise(requestAnimationFrame))
    return times
  }, FRAMES / 2)
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Home')
    await page.waitForTimeout(300)
    await page.keyboard.press('n')
    await page.waitForTimeout(300)
  }
  return frames
}

/** A piece walks as far as it can. */
async function walk(page) {
  await page.keyboard.press('n')
  await page.waitForFunction(() => document.querySelector('.board-frame .destinations')?.getAttribute('d'))
  const far = await page.evaluate(() => {
    const matrix = document.querySelector('.board-frame .world').getScreenCTM()
    const { x, y } = document.querySelector('.piece.selected').getBoundingClientRect()
    const path = document.querySelector('.board-frame .destinations').getAttribute('d')
    return [...path.matchAll(/M([\d.]+) ([\d.]+)/g)]
      .map(([, a, b]) => [matrix.a * (Number(a) + 20) + matrix.e, matrix.d * (Number(b) + 20) + matrix.f])
      .sort((a, b) => Math.hypot(b[0] - x, b[1] - y) - Math.hypot(a[0] - x, a[1] - y))[0]
  })
  const frames = page.evaluate(async (count) => {
    const times = []
    for (let i = 0; i < count; i++) times.push(await new Promise(requestAnimationFrame))
    return times
  }, FRAMES / 2)
  await page.mouse.click(...far)
  return frames
}

async function report(name, cdp, run) {
  const before = await metrics(cdp)
  const times = await run()
  const after = await metrics(cdp)
  const gaps = times.slice(1).map((time, i) => time - times[i])
  const work = ((after.TaskDuration - before.TaskDuration) * 1000) / times.length
  const script = ((after.ScriptDuration - before.ScriptDuration) * 1000) / times.length
  console.log(
    `${name}: ${(1000 / mean(gaps)).toFixed(1)} frames a second, worst tenth ${at(gaps, 0.9).toFixed(1)} ms apart; ` +
      `${work.toFixed(2)} ms of work a frame, ${script.toFixed(2)} of it script`,
  )
}

/** A piece is chosen and nothing moves: what does the page do then? */
async function rest(page, cdp) {
  await page.waitForTimeout(1000)
  const before = await metrics(cdp)
  await page.waitForTimeout(3000)
  const after = await metrics(cdp)
  const work = ((after.TaskDuration - before.TaskDuration) * 1000) / 3
  console.log(`a chosen piece, nothing moves: ${work.toFixed(1)} ms of work a second`)
}

/** Hovering and choosing, as the browser itself times them: from the event to the frame that shows it. */
async function inputs(page) {
  await page.evaluate(() => {
    window.timed = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) window.timed.push({ name, duration })
    }).observe({ type: 'event', durationThreshold: 16, buffered: false })
  })
  const box = await page.locator('.board-frame').boundingBox()
  const moves = 150
  for (let i = 0; i < moves; i++) {
    await page.mouse.move(box.x + box.width * (0.1 + 0.005 * i), box.y + box.height * (0.3 + 0.002 * i))
  }
  await page.locator('.board-frame').focus()
  for (let i = 0; i < KEYS; i++) {
    await page.keyboard.press(['n', 'ArrowRight', 'ArrowDown'][i % 3])
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(500)
  const timed = await page.evaluate(() => window.timed)
  for (const [kind, count] of [
    ['pointermove', moves],
    ['keydown', KEYS],
  ]) {
    const told = timed.filter(({ name }) => name === kind).map(({ duration }) => duration)
    const all = [...told, ...Array(Math.max(0, count - told.length)).fill(SOONEST)]
    console.log(
      `${kind}: ${count} painted within ${at(all, 0.5)} ms in the middle, ${at(all, 0.95)} ms at p95, ${Math.max(...all)} ms at worst`,
    )
  }
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
