import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  piecesOf,
  standing,
  untilAsked,
} from './browser.ts'
import { tryOn } from './hasty.ts'
import { expectPainted } from './painted.ts'

afterAll(closeBrowser)

const log = (page: Page): Promise<string> => page.locator('.log').innerText()

/** Plays as a hasty person would until the log says this. */
async function playUntil(page: Page, wanted: RegExp, most: number): Promise<void> {
  let last = -1
  for (let turn = 0; turn < most; turn++) {
    await untilAsked(page, [0], 60_000)
    const { over, version } = await standing(page)
    if (over || wanted.test(await log(page))) return
    await tryOn(page, turn, version === last)
    last = version
  }
}

test('Blood Bowl: from Play now over the kick-off into the first turns, against the computer', {
  timeout: 180_000,
}, async () => {
  const page = await openPage()
  await page.getByRole('button', { name: 'Play now: Blood Bowl, against the computer' }).click()
  await untilAsked(page, [0])
  await expectPainted(page, 0.5)
  await expectAccessible(page)
  await page.getByText('Who kicks off?').waitFor()
  await clickSquare(page, ...(await piecesOf(page, 'target'))[0])
  await page.getByText('Where do you kick the ball?').waitFor()
  expect(await destinations(page)).toHaveLength(13 * 15)
  await clickSquare(page, 19, 7)
  await playUntil(page, /Turn 2: Silver Gulls/, 120)
  const told = await log(page)
  expect(told).toMatch(/Kick-off: /)
  expect(told).toMatch(/Turn 1: Root Cellar/)
  expect(told).toMatch(/Turn 1: Silver Gulls/)
  await expectPainted(page, 0.5)
  await page.reload()
  await untilAsked(page, [0], 60_000)
  expect(await log(page)).toContain('Kick-off: ')
})

test('a line-up is laid out with one press, changed, kept by name', { timeout: 120_000 }, async () => {
  const page = await openPage({}, '/set-up/blood-bowl')
  await page.getByLabel('Team of seat 1').selectOption({ label: 'Human – Bridge Town' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await playUntil(page, /kick off/, 4)
  await page
    .getByRole('button', { name: /^(Attack|Defence)/ })
    .first()
    .click()
  await expect.poll(async () => (await piecesOf(page, 'ready')).length).toBeGreaterThanOrEqual(11)
  await page.getByLabel('Name of this line-up').fill('Wedge')
  await page.getByRole('button', { name: 'Keep this line-up' }).click()
  await page.getByRole('button', { name: 'Use “Wedge”' }).waitFor()
  await page.getByRole('button', { name: /^Ready/ }).click()
  await untilAsked(page, [0], 60_000)
  await page.getByRole('button', { name: 'Use “Wedge”' }).waitFor({ state: 'detached' })
})
