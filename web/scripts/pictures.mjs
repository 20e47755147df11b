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
  home: { size: laptop, before: allPainted },
  'set-up': { path: '/set-up/blitz-bowl', size: laptop },
  settings: { path: '/settings', size: laptop, scheme: 'light' },
  'blitz-bowl': { size: laptop, before: play('blitz-bowl', { decisions: 90 }) },
  'blitz-bowl-parchment': {
    size: tablet,
    scheme: 'light',
    language: 'de',
    before: play('blitz-bowl', { decisions: 60 }),
  },
  'blitz-bowl-phone': { size: phone, language: 'it', before: play('blitz-bowl', { decisions: 60 }) },
  'blood-bowl': { size: laptop, before: play('blood-bowl', { decisions: 330 }) },
  'dungeon-bowl': { size: laptop, before: play('dungeon-bowl', { decisions: 190 }) },
  'dungeon-bowl-four': { size: laptop, before: play('dungeon-bowl', { decisions: 240, teams: 4 }) },
  'dungeon-bowl-phone': { size: phone, scheme: 'light', before: play('dungeon-bowl', { decisions: 190 }) },
  skirmish: { size: laptop, before: play('skirmish', { decisions: 195, attacks: true }) },
  question: { size: laptop, before: untilReroll },
  thoughts: { size: laptop, scheme: 'light', before: askVeteran },
  summary: { size: laptop, before: untilOver },
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

async function take(name, { path = '/', size, scheme = 'dark', language = 'en', before }) {
  const context = await browser.newContext({ viewport: size, colorScheme: scheme, locale: language })
  await context.addInitScript((theme) => {
    localStorage.setItem(
      'undercroft-settings',
      JSON.stringify({ state: { speed: 'off', guide: false, theme }, version: 1 }),
    )
  }, scheme)
  const page = await context.newPage()
  await page.goto(address + path)
  await page.locator('.picture .ground[data-painted="true"], h1').last().waitFor()
  await page.waitForTimeout(1500)
  if (before) await before(page)
  await page.screenshot({ path: `${folder}${name}.png` })
  console.log(`${name}.png`)
  await context.close()
}

/** Every card of the front page has its picture. */
async function allPainted(page) {
  await page.locator('.game-card .ground[data-painted=true]').nth(3).waitFor()
}

/** In the middle of a match, with a piece chosen. */
function play(game, how) {
  return async (page) => {
    await middleOf(page, game, how)
    if (!how.attacks || !(await aimAtEnemy(page))) await aimFar(page)
  }
}

/** Far ways are walked until a roll fails that may be made again. */
async function untilReroll(page) {
  await middleOf(page, 'dungeon-bowl', { decisions: 150 })
  const question = page.locator('.question small')
  for (let i = 0; i < 40 && (await question.count()) === 0; i++) {
    await page.waitForFunction(() => document.querySelector('.match[data-seat="0"][data-busy="false"]'), null, {
      timeout: 100_000,
    })
    if (await page.locator('.question').count()) {
      await page.waitForTimeout(1500)
      if (await question.count()) break
      await page.locator('.question .answers .button').last().click()
    } else if ((await page.locator('.board-frame .piece.ready').count()) > 0) {
      await aimFar(page)
      await page.mouse.down()
      await page.mouse.up()
    } else await page.keyboard.press('x')
    await page.waitForTimeout(700)
  }
}

/** In the middle of a match a veteran is asked for advice. */
async function askVeteran(page) {
  await middleOf(page, 'blitz-bowl', { decisions: 60 })
  await page.keyboard.press('a')
  await page.locator('.thoughts li').first().waitFor({ timeout: 30_000 })
  await page.waitForTimeout(500)
}

/** Two computers play to the end. */
async function untilOver(page) {
  await page.goto(`${address}/set-up/blitz-bowl`)
  await page.locator('#seat-0').selectOption('rookie')
  await page.locator('button[type=submit]').click()
  await page.waitForFunction(() => document.querySelector('.match')?.dataset.over === 'true', null, {
    timeout: 300_000,
  })
  await page.locator('.turning li').first().waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll('.story .ground')]
    return pictures.length > 0 && pictures.every(({ dataset }) => dataset.painted === 'true')
  })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'))
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
  await page.locator('.table .ground[data-painted=true]').waitFor()
  await page.waitForTimeout(500)
}

/** Two computers play for a while; then a person takes the first seat, chooses a piece and aims at a far square. */
async function middleOf(page, game, { decisions = 0, teams = 2 } = {}) {
  await page.goto(`${address}/set-up/${game}`)
  await page.locator('#seat-0').selectOption('rookie')
  if (teams > 2) {
    await page.locator('#teams').selectOption(String(teams))
    await page.waitForTimeout(500)
  }
  await page.locator('#seed').fill('7')
  await page.locator('button[type=submit]').click()
  await page.waitForFunction((count) => Number(document.querySelector('.match')?.dataset.version) >= count, decisions, {
    timeout: 200_000,
  })
  const match = page.url().split('/').at(-1)
  await page.goto(`${address}/credits`)
  await page.evaluate(seatPerson, match)
  await page.goto(`${address}/match/${match}`)
  await page.locator('.match').waitFor()
  for (let i = 0; i < 600 && (await page.locator('.board-frame .piece.ready').count()) < 2; i++) {
    const asked = await page.locator('.match[data-seat="0"][data-busy="false"]').count()
    const answers = page.locator('.match[data-seat="0"] .question .answers .button')
    const done = page.locator('.match[data-seat="0"] .buttons .primary')
    if (asked && (await answers.count())) await answers.last().click()
    else if (asked && (await done.count())) await done.first().click()
    await page.waitForTimeout(100)
  }
}

/** Runs in the page: from now on a person sits at the first seat of this match. */
async function seatPerson(match) {
  const db = await new Promise((resolve) => {
    const request = indexedDB.open('undercroft')
    request.onsuccess = () => resolve(request.result)
  })
  await new Promise((resolve) => {
    const store = db.transaction('matches', 'readwrite').objectStore('matches')
    const found = store.get(match)
    found.onsuccess = () => {
      const { seats } = found.result
      store.put({ ...found.result, seats: [{ kind: 'person', level: 'rookie' }, ...seats.slice(1)] }).onsuccess =
        resolve
    }
  })
  db.close()
}

/** The first piece that can strike somebody does not yet, but aims. False: nobody can. */
async function aimAtEnemy(page) {
  const target = page.locator('.board-frame .piece.target')
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('n')
    await page.waitForTimeout(600)
    if ((await target.count()) === 0) continue
    const { x, y, width, height } = await target.first().boundingBox()
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.waitForTimeout(2500)
    return true
  }
  return false
}

/** A piece is chosen and a far square aimed at. */
async function aimFar(page) {
  await page.keyboard.press('n')
  // Not everybody can go somewhere.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('n')
    await page.waitForTimeout(2500)
    if (await page.locator('.destinations').getAttribute('d')) break
  }
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
