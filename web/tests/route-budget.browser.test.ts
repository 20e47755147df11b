import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openPage } from './browser.ts'

afterAll(closeBrowser)

const dist = new URL('../dist/', import.meta.url)
/** As our server sends it: compressed where that is worth it. */
function size(path: string): number {
  const file = new URL(`.${path}`, dist)
  const packed = new URL(`.${path}.br`, dist)
  return readFileSync(existsSync(packed) ? packed : file).length
}

/** All JavaScript that a reloaded match needs, but for the worker that thinks beside the page. */
test.each(['Blood Bowl', 'Dungeon Bowl', 'Blitz Bowl', 'Skirmish'])(
  'the match of %s comes with at most 300 KB of JavaScript compressed',
  async (game) => {
    const page = await openPage({ serviceWorkers: 'block' })
    await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
    await page.locator('.match').waitFor()
    await page.reload()
    await page.locator('.match').waitFor()
    // What a match fetches after it is shown counts too.
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    const files = [...new Set(loaded)].filter((path) => path.endsWith('.js') && !/worker|brain|sw\.js/.test(path))
    const total = files.reduce((sum, path) => sum + size(path), 0)
    expect(total).toBeLessThanOrEqual(300 * 1024)
    expect(total).toBeGreaterThan(150 * 1024)
  },
)
