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

test.each(['The Deep Shaft', 'The Winding Crypt'])(
  '%s is longer than a screen: pieces stay large, and whoever acts is in sight',
  async (name) => {
    const page = await openPage({ viewport: { width: 1366, height: 768 } }, '/set-up/dungeon-bowl')
    await page.getByText(name, { exact: true }).click()
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.getByRole('button', { name: 'Line up for me' }).click()
    await page.locator('.status').filter({ hasText: 'Turn 1' }).waitFor()
    await untilAsked(page, [0])
    await page.keyboard.press('n')
    await page.locator('.board-frame .piece.selected').waitFor({ state: 'attached' })
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(async () => (await measured(page)).piece).toBeGreaterThanOrEqual(32)
      await expect
        .poll(() =>
          page.evaluate(() => {
            const frame = document.querySelector('.board-frame')!.getBoundingClientRect()
            const { left, top, right, bottom } = document
              .querySelector('.board-frame .piece.selected .body')!
              .getBoundingClientRect()
            return left >= frame.left && top >= frame.top - 1 && right <= frame.right && bottom <= frame.bottom
          }),
        )
        .toBe(true)
    }
  },
)
