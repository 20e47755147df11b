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
  untilFound,
} from './browser.ts'
import { playOn } from './hasty.ts'

afterAll(closeBrowser)

describe('Skirmish', () => {
  test('a whole short match against the computer, from the home page to the result', { timeout: 300_000 }, async () => {
    const page = await openPage({}, '/', { confirmEnd: false })
    await page.getByRole('link', { name: 'Set up a match: Skirmish' }).click()
    await page.getByLabel('Seat 2', { exact: true }).selectOption('random')
    await page.getByLabel('Scenario').selectOption('quick-strike')
    await page.getByLabel('Points per warband').selectOption('50')
    await page.getByLabel('Limit of rounds').selectOption('6')
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
      .toMatch(/Temple Paladin 1[\s\S]*50\/50[\s\S]*Greater mend wounds/)
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

/** A hasty warlord: every creature walks towards the enemy, strikes whom it can, and its turn ends. */
async function fightToTheEnd(page: Page): Promise<void> {
  let last = -1
  for (let turn = 0; turn < 400; turn++) {
    // The computer's creatures may walk many squares in a row.
    await untilAsked(page, [0], 120_000)
    const { over, version } = await standing(page)
    if (over) return
    if (version === last) await passOn(page)
    last = version
    const question = page.locator('.question .answers .button, .actions .button.primary:not(.end)')
    const targets = await piecesOf(page, 'target')
    if (await question.count()) await question.first().click()
    else if (targets.length > 0) await clickSquare(page, ...targets[0])
    else await walkOn(page, await page.locator('.prompt strong').innerText())
  }
  throw new Error('the skirmish has not ended')
}

/** Nothing came of it: who routs can only be activated, who is cowardly must go on, others stay where they are. */
async function passOn(page: Page): Promise<void> {
  const button = page.locator('.actions .buttons .button')
  const squares = await destinations(page)
  if (await button.count()) await button.first().click()
  else if (await page.getByRole('button', { name: /End turn/ }).isEnabled()) await page.keyboard.press('e')
  else if (squares.length > 0) await clickSquare(page, ...squares[0])
  await untilFound(page)
  await untilAsked(page, [0], 120_000)
}

async function walkOn(page: Page, prompt: string): Promise<void> {
  if (/ acts.* [1-9]\d* squares/.test(prompt)) return page.keyboard.press('e')
  if (prompt.startsWith('Choose a creature')) {
    await page.keyboard.press('n')
    await untilFound(page)
  }
  const squares = await destinations(page)
  if (squares.length === 0) {
    await passOn(page)
    return
  }
  const ahead = squares.reduce((best, square) => (square[0] + square[1] > best[0] + best[1] ? square : best))
  await clickSquare(page, ...ahead)
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
