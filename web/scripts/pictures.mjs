// Takes the pictures in docs/pictures from the built client: node web/scripts/pictures.mjs [name...]
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import { findBrowser } from '../../scripts/browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })

const laptop = { width: 1440, height: 900 }
const tablet = { width: 1024, height: 768 }
const phone = { width: 390, height: 844 }

/** What a link to the replay of the tests carries. */
const replay = gzipSync(readFileSync(new URL('../tests/fixtures/blitz-bowl.replay.json', import.meta.url)))

/** Every picture: where it begins, how large, in which colours, and what is done before it is taken. */
const pictures = {
  home: { size: laptop },
  'set-up': { path: '/set-up/blitz-bowl', size: laptop },
  settings: { path: '/settings', size: laptop, scheme: 'light' },
  'blitz-bowl': { size: laptop, game: 'Blitz Bowl' },
  'blitz-bowl-parchment': { size: tablet, game: 'Blitz Bowl', scheme: 'light', language: 'de' },
  'blitz-bowl-phone': { size: phone, game: 'Blitz Bowl', language: 'it' },
  'dungeon-bowl': { size: laptop, game: 'Dungeon Bowl' },
  skirmish: { size: laptop, game: 'Skirmish' },
  replay: { path: `/replay/link?at=120#${replay.toString('base64url')}`, size: laptop },
  lesson: { path: '/lessons/dungeon-bowl/hard-walls', size: laptop, before: press('Hint') },
  'lesson-phone': { path: '/lessons/blitz-bowl/hold-the-ground', size: phone, language: 'de', before: press('Tipp') },
  reference: { path: '/reference/dungeon-bowl/college/fire', size: laptop, scheme: 'light' },
  'workshop-team': { path: '/workshop/team/new', size: laptop, before: startFrom('#team-start', 'Grave Choir') },
  'workshop-dungeon': { path: '/workshop/dungeon/new', size: laptop, before: layJunction },
  'workshop-phone': {
    path: '/workshop/warband/new',
    size: phone,
    scheme: 'light',
    language: 'it',
    before: startFrom('#warband-start', 'forest-patrol'),
  },
}

const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
const address = `http://127.0.0.1:${server.httpServer.address().port}`
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const wanted = process.argv.slice(2)
for (const [name, picture] of Object.entries(pictures)) {
  if (wanted.length === 0 || wanted.includes(name)) await take(name, picture)
}
await browser.close()
server.httpServer.close()

async function take(name, { path = '/', size, scheme = 'dark', language = 'en', game, before }) {
  const context = await browser.newContext({ viewport: size, colorScheme: scheme, locale: language })
  await context.addInitScript(() => {
    localStorage.setItem('undercroft-settings', JSON.stringify({ state: { speed: 'off' }, version: 1 }))
  })
  const page = await context.newPage()
  await page.goto(address + path)
  await page.locator('.picture svg:visible, h1').last().waitFor()
  await page.waitForTimeout(1500)
  if (game) await beginMatch(page, game)
  if (before) await before(page)
  await page.screenshot({ path: `${folder}${name}.png` })
  console.log(`${name}.png`)
  await context.close()
}

/** A button of this name is pressed. */
function press(name) {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.waitForTimeout(800)
  }
}

/** A bench of the workshop with something ready-made on it. */
function startFrom(field, value) {
  return async (page) => {
    await page.locator(field).selectOption(value)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(800)
  }
}

/** A dungeon on its table, with a junction held where it fits. */
async function layJunction(page) {
  await startFrom('#dungeon-start', 'cellar')(page)
  await page.locator('.palette-tile').nth(1).click()
  const { x, y, width } = await page.locator('.tile-hit').nth(3).boundingBox()
  await page.mouse.move(x - width * 0.625, y + width * 0.625, { steps: 4 })
  await page.waitForTimeout(500)
}

/** Into the first turn of a match, with a piece chosen and a far square aimed at. */
async function beginMatch(page, game) {
  await page.getByRole('article').filter({ hasText: game }).getByRole('button').click()
  await page.locator('.match').waitFor()
  for (let i = 0; i < 400 && (await page.locator('.board-frame .piece.ready').count()) === 0; i++) {
    const asked = await page.locator('.match[data-seat="0"][data-busy="false"]').count()
    const button = page.locator(
      '.match[data-seat="0"] .buttons .primary, .match[data-seat="0"] .question .answers .button',
    )
    if (asked && (await button.count())) await button.first().click()
    await page.waitForTimeout(100)
  }
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await page.waitForFunction(() => document.querySelector('.destinations')?.getAttribute('d'), null, {
    timeout: 60_000,
  })
  const far = await page.evaluate(() => {
    const { x, y } = document.querySelector('.piece.selected').getBoundingClientRect()
    const matrix = document.querySelector('.board-frame .world').getScreenCTM()
    const points = [
      ...document
        .querySelector('.destinations')
        .getAttribute('d')
        .matchAll(/M([\d.]+) ([\d.]+)/g),
    ].map(([, a, b]) => [matrix.a * (Number(a) + 20) + matrix.e, matrix.d * (Number(b) + 20) + matrix.f])
    return points.sort((a, b) => Math.hypot(b[0] - x, b[1] - y) - Math.hypot(a[0] - x, a[1] - y))[0]
  })
  await page.mouse.move(...far)
  await page.waitForTimeout(3000)
}
