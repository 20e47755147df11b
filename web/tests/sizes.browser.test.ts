import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, openPage, untilAsked, untilFound } from './browser.ts'
import { expectPainted } from './painted.ts'

afterAll(closeBrowser)

/** From the smallest phone to the largest screen, both ways; 683 x 384 is a laptop at 200 %. */
const sizes = [
  [320, 568],
  [568, 320],
  [390, 844],
  [844, 390],
  [683, 384],
  [768, 1366],
  [820, 1180],
  [1180, 820],
  [1366, 768],
  [1080, 1920],
  [1920, 1080],
  [2160, 3840],
  [3840, 2160],
] as const

/** How much of the window the board takes, how large pieces are drawn, and whether anything sticks out of the window. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board-frame')!.getBoundingClientRect()
    const pieces = [...document.querySelectorAll('.board-frame .piece .body')].map((body) => {
      const { width, height } = body.getBoundingClientRect()
      return Math.min(width, height)
    })
    const out = [...document.querySelectorAll('.seats, .table, .actions, .seat, .seats nav')].filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      return left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1
    })
    return {
      half: (board.width * board.height) / (window.innerWidth * window.innerHeight) >= 0.5,
      piece: Math.round(Math.min(...pieces)),
      out: out.map(({ className }) => className),
      scrolls:
        document.documentElement.scrollHeight > window.innerHeight ||
        document.documentElement.scrollWidth > window.innerWidth,
    }
  })

/** In the viewport as it is now. */
async function expectRoom(page: Page, state: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { piece, ...rest } = await measured(page)
        return { ...rest, piece: piece >= 32 ? 'large' : piece }
      },
      { message: `${state}, ${JSON.stringify(page.viewportSize())}` },
    )
    .toEqual({ half: true, piece: 'large', out: [], scrolls: false })
}

const boardHeight = async (page: Page): Promise<number> =>
  (await page.locator('.board-frame').boundingBox())?.height ?? 0

async function playNow(game: string): Promise<Page> {
  const page = await openPage()
  await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
  await untilAsked(page, [0])
  await page.locator('.board-frame .piece').first().waitFor({ state: 'attached' })
  await untilAsked(page, [0])
  return page
}

async function sixTeams(): Promise<Page> {
  const page = await openPage({}, '/set-up/dungeon-bowl')
  await page.getByLabel('Number of teams').selectOption('6')
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.getByRole('button', { name: 'Line up for me' }).click()
  await page.locator('.status').filter({ hasText: 'Turn 1' }).waitFor()
  await untilAsked(page, [0])
  return page
}

describe.each([
  ['Blood Bowl', playNow],
  ['Dungeon Bowl', playNow],
  ['Blitz Bowl', playNow],
  ['Skirmish', playNow],
  ['Dungeon Bowl with six teams', sixTeams],
] as const)('%s on every screen', (game, open) => {
  test('the board takes half of it, pieces are 32 pixels at least, nothing sticks out', async () => {
    const page = await open(game)
    const boards = new Map<string, number>()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expectPainted(page, 0.5)
      await expectRoom(page, 'nobody chosen')
      boards.set(`${width} x ${height}`, await boardHeight(page))
    }
    // Where a match begins with a question (the kick-off, a spell), nobody can be chosen yet.
    if ((await page.locator('.board-frame .piece.ready').count()) === 0) return
    await page.keyboard.press('n')
    await page.locator('.board-frame .piece.selected').waitFor({ state: 'attached' })
    await untilFound(page)
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expectRoom(page, 'a piece chosen')
      // Buttons came; the board is where it was.
      const size = `${width} x ${height}`
      expect(Math.abs((await boardHeight(page)) - (boards.get(size) ?? 0)), size).toBeLessThan(2)
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
