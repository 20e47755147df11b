import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  piecesOf,
  pointOf,
  standing,
  untilAsked,
} from './browser.ts'
import { playOn } from './hasty.ts'
import { chooseShortMatch, fightOn } from './warlord.ts'

afterAll(closeBrowser)

describe('Skirmish', () => {
  test('a whole short match against the computer, from the home page to the result', { timeout: 300_000 }, async () => {
    const page = await openPage({}, '/', { confirmEnd: false })
    await page.getByRole('link', { name: 'Set up a match: Skirmish' }).click()
    await page.getByLabel('Seat 2', { exact: true }).selectOption('random')
    await chooseShortMatch(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await fightToTheEnd(page)
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').innerText()).toContain('Victory points')
    await expectAccessible(page)
  })

  test('a creature shows its card, far squares, and who commands it', async () => {
    const page = await openPage({}, '/set-up/skirmish')
    await page.getByRole('button', { name: 'Start the match' }).click()
    await untilAsked(page, [0])
    for (let turn = 0; (await piecesOf(page, 'ready')).length === 0; turn++) {
      await playOn(page, turn)
      await untilAsked(page, [0])
    }
    const [piece] = await piecesOf(page, 'ready')
    await clickSquare(page, ...piece)
    await expect
      .poll(() => page.locator('.piece-panel').innerText())
      .toMatch(/Temple Paladin 1[\s\S]*Greater mend wounds[\s\S]*50\/50/)
    await page.waitForFunction(() => document.querySelector('.destinations')!.getAttribute('d')!.length > 600)
    const squares = await destinations(page)
    const far = squares.reduce((best, square) => (distance(square, piece) > distance(best, piece) ? square : best))
    expect(distance(far, piece)).toBeGreaterThan(5)
    await page.mouse.move(...(await pointOf(page, ...far)))
    await page.locator('.way-line').waitFor({ state: 'attached' })
    await page.keyboard.press('z')
    await page.locator('.overlay-command-0').waitFor({ state: 'attached' })
    await expectAccessible(page)
  })
})

async function fightToTheEnd(page: Page): Promise<void> {
  let last = -1
  for (let turn = 0; turn < 800; turn++) {
    // The computer's creatures may walk many squares in a row.
    await untilAsked(page, [0], 120_000)
    const { over, version } = await standing(page)
    if (over) return
    await fightOn(page, 0, turn, version === last)
    last = version
  }
  throw new Error('the skirmish has not ended')
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
