import { blitzBowl, defaultOptions } from '@undercroft/blitz-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openPage, piecesOf, pointOf, untilAsked } from './browser.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

/** They think of nothing, so that no clock has a say. */
const computer = { kind: 'computer', level: 'random' } as const

/** Computers play at such a pace. */
async function computersAt(speed: string, before: (page: Page) => Promise<void> = async () => {}): Promise<Page> {
  const page = await openPage({}, '/', { speed })
  await before(page)
  await openPrepared(page, {
    id: 'blitz-bowl',
    game: blitzBowl,
    options: defaultOptions,
    seed: 5,
    seats: [computer, computer],
    until: () => true,
  })
  return page
}

/** What the log says of the first two turns between computers at such a pace. */
async function logAt(speed: string): Promise<string> {
  const page = await computersAt(speed)
  const log = page.locator('.log')
  await log.getByText('Turn 3', { exact: false }).first().waitFor({ timeout: 60_000 })
  const text = await log.innerText()
  await page.close()
  return text.slice(0, text.toLowerCase().indexOf('turn 3'))
}

test('the log says the same with motion and without', { timeout: 180_000 }, async () => {
  const still = await logAt('off')
  expect(still.length).toBeGreaterThan(200)
  expect(await logAt('fast')).toBe(still)
})

/** The first turn of a person in a dungeon, at such a pace. */
async function dungeonAt(speed: string, before: (page: Page) => Promise<void> = async () => {}): Promise<Page> {
  const page = await openPage({}, '/', { speed })
  await before(page)
  await openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: { teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never,
    seed: 5,
    seats: [person, person],
    until: (match) => dungeonBowl.decision(match)?.kind === 'turn' && dungeonBowl.decision(match)?.seat === 0,
  })
  await untilAsked(page, [0])
  await page.locator('.board-frame .ground[data-painted=true]').waitFor({ state: 'attached' })
  return page
}

test('torches burn where things may move', { timeout: 120_000 }, async () => {
  const page = await dungeonAt('normal')
  const flames = page.locator('.board-frame .flames')
  await flames.locator('svg').first().waitFor({ state: 'attached' })
  const shape = await flames.getAttribute('data-shape')
  await expect.poll(() => flames.getAttribute('data-shape')).not.toBe(shape)
  await page.close()
  const still = await dungeonAt('off')
  expect(await still.locator('.flames svg').count()).toBe(0)
  await still.close()
})

test('what is pressed while the board slides is what is seen there', { timeout: 120_000 }, async () => {
  const page = await dungeonAt('off')
  await page.locator('.board-frame .board').evaluate((board) => {
    const away = { translate: '120px 40px', scale: '0.7' }
    board.animate([away, away], { duration: 600_000 })
  })
  const [[x, y]] = await piecesOf(page, 'ready')
  await page.mouse.click(...(await pointOf(page, x, y)))
  await expect.poll(() => piecesOf(page, 'selected')).toEqual([[x, y]])
  await page.close()
})

/** Slides of the board stop where they begin: no clock has a say. */
async function holdSlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    const { play } = Animation.prototype
    Animation.prototype.play = function () {
      if (!((this.effect as KeyframeEffect).target as Element).matches('.board')) play.call(this)
    }
    Element.prototype.animate = function (...how) {
      const made = animate.apply(this, how)
      if (this.matches('.board')) made.pause()
      return made
    }
  })
}

/** Pixels a square as it is seen, and whether the whole board is. */
const seen = (page: Page): Promise<{ size: number; whole: boolean }> =>
  page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('.board-frame .over')!
    const { a, d, e, f } = svg.querySelector<SVGGElement>('.world')!.getScreenCTM()!
    const { width, height } = svg.viewBox.baseVal
    const box = document.querySelector('.board-frame')!.getBoundingClientRect()
    const whole = e >= box.left && f >= box.top && e + a * width <= box.right && f + d * height <= box.bottom
    return { size: a * 40, whole }
  })

const isSliding = (page: Page): Promise<boolean> =>
  page.locator('.board-frame .board').evaluate((board) => board.getAnimations().length > 0)

test('a match begins with the whole board in sight; a key goes to where play begins', {
  timeout: 120_000,
}, async () => {
  const page = await dungeonAt('normal', holdSlides)
  await expect.poll(() => isSliding(page)).toBe(true)
  const before = await seen(page)
  expect(before.whole).toBe(true)
  await page.keyboard.press('Shift')
  await expect.poll(() => isSliding(page)).toBe(false)
  const after = await seen(page)
  expect(after.size).toBeGreaterThan(before.size * 1.1)
  expect(after.whole).toBe(false)
  await page.close()
})

test('what is pressed on the whole board at the beginning is what is seen there', { timeout: 120_000 }, async () => {
  const page = await dungeonAt('normal', holdSlides)
  await expect.poll(() => isSliding(page)).toBe(true)
  const pieces = await piecesOf(page, 'ready')
  const [x, y] = pieces[pieces.length - 1]
  await page.mouse.click(...(await pointOf(page, x, y)))
  await expect.poll(() => piecesOf(page, 'selected')).toEqual([[x, y]])
  await page.close()
})

test('a board dragged while it slides stays under the pointer', { timeout: 120_000 }, async () => {
  const page = await dungeonAt('off')
  await page.locator('.board-frame .board').evaluate((board) => {
    const away = { translate: '60px 20px', scale: '0.8' }
    board.animate([away, away], { duration: 600_000 })
  })
  const [[x, y]] = await piecesOf(page, 'ready')
  const [px, py] = await pointOf(page, x, y)
  await page.mouse.move(px, py)
  await page.mouse.down()
  await page.mouse.move(px + 30, py + 40, { steps: 4 })
  const [nowX, nowY] = await pointOf(page, x, y)
  expect(Math.abs(nowX - px - 30) + Math.abs(nowY - py - 40)).toBeLessThan(3)
  await page.mouse.up()
  await page.close()
})

test('where nothing shall move a match begins close at once', { timeout: 120_000 }, async () => {
  const page = await dungeonAt('off')
  expect(await isSliding(page)).toBe(false)
  expect((await seen(page)).whole).toBe(false)
  await page.close()
})

/** Counts rows of the crowd that jump and looks from closer. */
async function countJoy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      if (this.matches('.fans')) document.documentElement.dataset.jumped = 'true'
      if (this.matches('.board') && JSON.stringify(how[0]).includes('1.08'))
        document.documentElement.dataset.closer = 'true'
      return animate.apply(this, how)
    }
  })
}

const joy = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))

test('at a score the crowd jumps and the board comes closer, where things may move', { timeout: 180_000 }, async () => {
  const page = await computersAt('fast', countJoy)
  await expect.poll(() => joy(page), { timeout: 90_000 }).toMatchObject({ jumped: 'true', closer: 'true' })
  await page.close()
  const still = await computersAt('off', countJoy)
  await still.locator('.banner').waitFor({ state: 'attached', timeout: 60_000 })
  expect(await joy(still)).not.toHaveProperty('jumped')
  expect(await joy(still)).not.toHaveProperty('closer')
  await still.close()
})
