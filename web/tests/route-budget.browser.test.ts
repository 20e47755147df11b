import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openPage } from './browser.ts'

afterAll(closeBrowser)

const dist = new URL('../dist/', import.meta.url)
/** As our server sends it to browsers. */
const size = (path: string): number =>
  brotliCompressSync(readFileSync(new URL(`.${path}`, dist)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  }).length

/** All JavaScript that a reloaded match needs, but for the worker that thinks beside the page. */
test.each([
  // Thirty teams and sixty-seven stars come along.
  ['Blood Bowl', 335],
  ['Dungeon Bowl', 300],
  ['Blitz Bowl', 300],
  ['Skirmish', 300],
] as const)('the match of %s comes with at most %i KB of JavaScript compressed', async (game, most) => {
  const page = await openPage({ serviceWorkers: 'block' })
  await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
  await page.locator('.match').waitFor()
  await page.reload()
  await page.locator('.match').waitFor()
  await page.waitForTimeout(1000)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = [...new Set(loaded)].filter((path) => path.endsWith('.js') && !/worker|brain|sw\.js/.test(path))
  const total = files.reduce((sum, path) => sum + size(path), 0)
  expect(total).toBeLessThanOrEqual(most * 1024)
  expect(total).toBeGreaterThan(150 * 1024)
})
