import { afterAll, describe, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  piecesOf,
  pointOf,
  untilAsked,
} from './browser.ts'
import { playOn, playToTheEnd } from './hasty.ts'

afterAll(closeBrowser)

describe('Dungeon Bowl', () => {
  test('a whole match against the computer, from the home page to the result', { timeout: 300_000 }, async () => {
    const page = await openPage()
    await page.getByRole('link', { name: 'Set up a match: Dungeon Bowl' }).click()
    await page.getByLabel('Seat 2', { exact: true }).selectOption('random')
    await page.getByLabel('Limit of turns').selectOption('8')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await playToTheEnd(page, [0])
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
  })

  test('a way shows its rolls and the chance of the whole, with and without a re-roll', {
    timeout: 300_000,
  }, async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Dungeon Bowl, against the computer' }).click()
    for (let turn = 0; (await piecesOf(page, 'ready')).length === 0; turn++) {
      await untilAsked(page, [0])
      await playOn(page, turn)
      await page.waitForTimeout(30)
    }
    const [piece] = await piecesOf(page, 'ready')
    await clickSquare(page, ...piece)
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    const squares = await destinations(page)
    const far = squares.reduce((best, square) => (distance(square, piece) > distance(best, piece) ? square : best))
    await page.mouse.move(...(await pointOf(page, ...far)))
    await page.locator('.odds').getByText('with a re-roll').waitFor()
    expect(await page.locator('.odds').innerText()).toMatch(/Rush needs 2\+/)
    expect(await page.locator('.way-badge').count()).toBeGreaterThan(0)
    await expectAccessible(page)
  })
})

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
