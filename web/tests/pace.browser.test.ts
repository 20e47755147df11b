import { blitzBowl, defaultOptions } from '@undercroft/blitz-bowl'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openPage } from './browser.ts'
import { openPrepared } from './prepared.ts'

afterAll(closeBrowser)

/** They think of nothing, so that no clock has a say. */
const computer = { kind: 'computer', level: 'random' } as const

/** What the log says of the first two turns between computers at such a pace. */
async function logAt(speed: string): Promise<string> {
  const page = await openPage({}, '/', { speed })
  await openPrepared(page, {
    id: 'blitz-bowl',
    game: blitzBowl,
    options: defaultOptions,
    seed: 5,
    seats: [computer, computer],
    until: () => true,
  })
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
