import { readFileSync } from 'node:fs'
import { blitzBowl } from '@undercroft/blitz-bowl'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openPage, pointOf, untilAsked } from './browser.ts'
import { openBrawl, openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

/** How many pixels of this part of the screen are the gold of whoever is chosen. */
async function goldIn(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const picture = await page.screenshot({ clip, animations: 'disabled' })
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    let gold = 0
    for (let i = 0; i < data.length; i += 4)
      if (Math.abs(data[i] - 255) + Math.abs(data[i + 1] - 216) + Math.abs(data[i + 2] - 77) < 24) gold++
    return gold
  }, picture.toString('base64'))
}

const empty = Array.from({ length: 6 }, () => '.'.repeat(20))

/** Two footmen, one right before the other, and the one behind is chosen. */
async function chosenBehind(page: Page): Promise<{ x: number; y: number; square: number }> {
  await openBrawl(page, empty, [
    { card: 'human-footman', seat: 0, square: 20 + 3 },
    { card: 'human-footman', seat: 0, square: 40 + 3 },
    { card: 'orc-raider', seat: 1, square: 100 + 18 },
  ])
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('n')
    const chosen = page.locator('.piece.selected')
    await chosen.waitFor({ state: 'attached' })
    if ((await chosen.evaluate((piece) => new DOMMatrix(piece.style.transform).f)) < 80) break
  }
  const [x, y] = await pointOf(page, 3, 1)
  const [, below] = await pointOf(page, 3, 2)
  return { x, y, square: below - y }
}

test('whoever is chosen has a golden number and ring, and the ring runs over nobody before him', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const { x, y, square } = await chosenBehind(page)
  const fill = await page.locator('.sign.selected .plate').evaluate((plate) => getComputedStyle(plate).fill)
  expect(fill).toBe('rgb(255, 216, 77)')
  const beside = { x: x - 0.8 * square, y: y - 0.2 * square, width: 0.5 * square, height: 0.9 * square }
  await expect.poll(() => goldIn(page, beside)).toBeGreaterThan(30)
  const face = { x: x - 0.15 * square, y: y + 0.5 * square, width: 0.3 * square, height: 0.4 * square }
  expect(await goldIn(page, face)).toBe(0)
})

test('who is out of command has a mark of his own, unlike those of squares', async () => {
  const page = await openPage()
  await openBrawl(page, empty, [
    { card: 'human-footman', seat: 0, square: 20 + 3 },
    { card: 'orc-raider', seat: 1, square: 20 + 6 },
  ])
  const held = page.locator('.sign .held')
  await held.first().waitFor({ state: 'attached' })
  expect(await held.locator('.unled').count()).toBe(2)
  expect(await held.locator('.strike').count()).toBe(2)
  await page.keyboard.press('n')
  const dots = page.locator('.destination-dots.toll-react')
  await expect.poll(() => dots.getAttribute('d')).toBeTruthy()
  const square = (await dots.getAttribute('d'))!.replace(/^M[-\d. ]+/, '').split('M')[0]
  for (const mark of await held.locator('path').all()) expect(await mark.getAttribute('d')).not.toContain(square)
})

test('that others may react wherever one goes is said once, at his feet and in words, not on every square', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await openBrawl(page, empty, [
    { card: 'human-footman', seat: 0, square: 40 + 3 },
    { card: 'orc-raider', seat: 1, square: 40 + 4 },
  ])
  await page.keyboard.press('n')
  await page.locator('.sign.selected .everywhere').waitFor({ state: 'attached' })
  expect(await page.locator('.sign .everywhere').count()).toBe(1)
  expect(await page.locator('.destination-dots.toll-react').getAttribute('d')).toBeFalsy()
  expect(await page.locator('.destination-dots.toll-free').getAttribute('d')).toBeTruthy()
  const legend = await page.locator('.tolls li').allInnerTexts()
  expect(legend).toContain('others may react')
  expect(legend).not.toContain('free')
})

test.each(['en', 'it', 'de'])('the next challenge is told whole, however long it is (%s)', async (locale) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 }, locale })
  await openPrepared(page, {
    id: 'blitz-bowl',
    game: blitzBowl,
    options: { teams: ['human', 'orc'] } as never,
    seed: 5,
    seats: [person, person],
    until: (match) => match.state.next >= 0 && match.state.turn > 0,
  })
  await untilAsked(page, [0, 1])
  const next = page.locator('.challenges > .next:not([popover])')
  await next.waitFor()
  const texts = challengeTexts(locale)
  const wrong = await next.evaluate((card, all) => {
    const text = card.querySelector<HTMLElement>('.text')!
    const last = card.querySelector<HTMLElement>('.left')!
    return all.filter((challenge) => {
      text.textContent = challenge
      const isCut = text.scrollHeight > text.clientHeight + 1 || last.scrollWidth > last.clientWidth + 1
      return isCut || last.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom
    })
  }, texts)
  expect(wrong).toEqual([])
  expect(texts.length).toBeGreaterThan(10)
})

/** What all challenges say in a language. */
function challengeTexts(language: string): string[] {
  const words = readFileSync(new URL(`../src/i18n/made/${language}/blitz.gen.json`, import.meta.url), 'utf8')
  const { challenge } = JSON.parse(words) as { challenge: Record<string, { text: string }> }
  return Object.values(challenge).map(({ text }) => text)
}
