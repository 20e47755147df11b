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

/** More tries than a hasty person needs from one line of the log to the next. */
const MOST_TRIES = 90

/** Plays as a hasty person would until the log says this. */
async function playUntil(page: Page, wanted: RegExp): Promise<void> {
  let last = -1
  for (let turn = 0; turn < MOST_TRIES; turn++) {
    await untilAsked(page, [0], 60_000)
    if (wanted.test(await log(page))) return
    const { over, version } = await standing(page)
    if (over) break
    await tryOn(page, turn, version === last)
    last = version
  }
  throw new Error(`the log never says ${wanted}: ${(await log(page)).slice(-600)}`)
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
  // Each is looked for in its time: later the log folds it away.
  await playUntil(page, /Kick-off: /)
  for (const turn of [1, 2]) {
    for (const team of ['Root Cellar', 'Silver Gulls']) await playUntil(page, new RegExp(`Turn ${turn}: ${team}`))
  }
  await expectPainted(page, 0.5)
  await page.reload()
  await untilAsked(page, [0], 60_000)
  expect(await log(page)).toContain('Turn 2: Silver Gulls')
})

test('a line-up is laid out with one press, changed, kept by name', { timeout: 120_000 }, async () => {
  const page = await openPage({}, '/set-up/blood-bowl')
  await page.getByLabel('Team of seat 1').selectOption({ label: 'Human – Bridge Town' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await playUntil(page, /kick off/)
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
