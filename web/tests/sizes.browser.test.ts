import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, openPage, untilAsked } from './browser.ts'
import { expectPainted } from './painted.ts'

afterAll(closeBrowser)

/** From the smallest phone to the largest screen, both ways; 683 x 384 is a laptop at 200 %. */
const sizes = [
  [320, 568],
  [568, 320],
  [390, 844],
  [844, 390],
  [683, 384],
  [820, 1180],
  [1180, 820],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const

/** How large the pieces are drawn, and whether anything sticks out of the window. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const piece = document.querySelector('.board-frame .piece .body')!.getBoundingClientRect()
    const out = [...document.querySelectorAll('.seats, .table, .actions, .seat, .seats nav')].filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1
    })
    return {
      piece: Math.round(Math.min(piece.width, piece.height)),
      out: out.map(({ className }) => className),
      scrolls:
        document.documentElement.scrollHeight > window.innerHeight ||
        document.documentElement.scrollWidth > window.innerWidth,
    }
  })

describe.each(['Blood Bowl', 'Dungeon Bowl', 'Blitz Bowl', 'Skirmish'])('%s on every screen', (game) => {
  test('the board takes half of it, pieces are 32 pixels at least, nothing sticks out', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
    await untilAsked(page, [0])
    await page.locator('.board-frame .piece').first().waitFor({ state: 'attached' })
    await untilAsked(page, [0])
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expectPainted(page, 0.5)
      await expect
        .poll(async () => (await measured(page)).piece, { message: `${width} x ${height}` })
        .toBeGreaterThanOrEqual(32)
      expect(await measured(page), `${width} x ${height}`).toMatchObject({ out: [], scrolls: false })
    }
  })
})
