import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  openScenario,
  piecesOf,
  pointOf,
  standing,
  untilAsked,
  untilFound,
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
  await clickSquare(page, ...(await piecesOf(page, 'friend'))[0])
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
  await page.setViewportSize({ width: 1440, height: 900 })
  const bench = page.locator('.actions .bench button')
  await expect.poll(() => bench.count()).toBeGreaterThanOrEqual(11)
  for (const one of [bench.first(), bench.last()]) expect((await one.boundingBox())!.x).toBeLessThan(1440 - 300)
  expect(await page.locator('.actions .buttons').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThan(2)
  // Below the pitch both dugouts: everybody who waits is seen, and the turns are counted.
  for (const box of await page.locator('.dugouts .reserves').all()) {
    const right = (await box.boundingBox())!.x + (await box.boundingBox())!.width
    expect((await box.locator('.place').last().boundingBox())!.x).toBeLessThan(right - 10)
  }
  expect(await page.locator('.dugouts .track').first().getAttribute('aria-label')).toBe('Turn 0 of 8')
  await expectAccessible(page)
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

/** Four of a team in a cage that lacks a corner, one of them alone by the side line. */
const scene = (weather: string) => `game: blood-bowl
title: A try
goal: Try it.
weather: ${weather}
pieces:
  A: { at: [12, 3], position: human-catcher }
  B: { at: [11, 6] }
  C: { at: [13, 6] }
  D: { at: [11, 8] }
  E: { at: [12, 7] }
  b: { at: [14, 2] }
ball: E
you: 0
success: { A: { state: stunned } }
`

test('the weather lies on the pitch and falls from the sky, and holds still where nothing may move', async () => {
  const page = await openPage({ reducedMotion: 'no-preference' })
  await openScenario(page, scene('blizzard'))
  const snow = (kind: string) =>
    page
      .locator('.weather.falls.blizzard')
      .evaluate((sky, name) => getComputedStyle(sky, '::before').getPropertyValue(name), kind)
  expect(await snow('animation-name')).toBe('snow')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await snow('animation-name')).toBe('none')
  expect(await snow('background-image')).toContain('gradient')
})

test('the cage around the ball, the crowd behind the side line, and what somebody plays as', async () => {
  const page = await openPage()
  await openScenario(page, scene('perfect-conditions'))
  for (let i = 0; i < 4; i++) await page.keyboard.press('z')
  const legend = page.locator('.legend')
  await legend.getByText('Corner of the cage, open').waitFor()
  const corners = (kind: string) =>
    page.locator(`.overlay-cage-${kind}`).evaluate((path) => path.getAttribute('d')!.split('M').length - 1)
  expect([await corners('held'), await corners('open')]).toEqual([3, 1])
  await page.keyboard.press('z')
  await legend.waitFor({ state: 'detached' })
  await clickSquare(page, 12, 3)
  await page.getByText('Human Catcher').first().waitFor()
  await untilFound(page)
  await page.mouse.move(...(await pointOf(page, 12, 0)))
  await page
    .locator('.odds')
    .getByText(/By the side line: a push from .* sends this player into the crowd/)
    .waitFor()
  await expect.poll(() => page.locator('.overlay-peril').count()).toBe(1)
  await page.mouse.move(...(await pointOf(page, 12, 4)))
  await page.locator('.overlay-peril').waitFor({ state: 'detached' })
})

test.each([
  ['it', 'event/blitz', 'Eventi del calcio d’inizio'],
  ['de', 'prayer/iron-man', 'Gebete zu Nuffle'],
  ['en', 'inducement/josef-bugman', 'Inducements'],
  ['en', 'weather/blizzard', 'Weather'],
])('the reference has the tables of a match: %s, %s', async (language, entry, kind) => {
  const page = await openPage({ locale: `${language}-${language.toUpperCase()}` }, `/reference/blood-bowl/${entry}`)
  await page.getByRole('link', { name: kind, exact: true }).waitFor()
  await expectAccessible(page)
})
