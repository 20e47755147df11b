import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { clickSquare, closeBrowser, openPage, piecesOf, untilAsked, untilFound } from './browser.ts'

afterAll(closeBrowser)

const laptop = { viewport: { width: 1366, height: 768 } }

/** A newcomer presses Play now and is asked for the first time. */
async function begin(game: string): Promise<Page> {
  const page = await openPage(laptop, '/', { guide: true })
  await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
  await page.locator('.board-frame .piece').first().waitFor({ state: 'attached' })
  await untilAsked(page, [0])
  await page.locator('.guide').waitFor()
  return page
}

/** Pieces of this class that lie under something or outside of the frame, by their place on the screen. */
const hiddenPieces = (page: Page, kind: string, over: string): Promise<string[]> =>
  page.evaluate(
    ([name, covers]) => {
      const frame = document.querySelector('.board-frame')!.getBoundingClientRect()
      const boxes = [...document.querySelectorAll(covers)].map((cover) => cover.getBoundingClientRect())
      return [...document.querySelectorAll(`.board-frame .piece.${name} .body`)].flatMap((piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isIn = (box: DOMRect) => x > box.left && x < box.right && y > box.top && y < box.bottom
        return isIn(frame) && !boxes.some(isIn) ? [] : [`${Math.round(x)},${Math.round(y)}`]
      })
    },
    [kind, over] as const,
  )

describe.each(['Blood Bowl', 'Dungeon Bowl', 'Blitz Bowl', 'Skirmish'])('the first minute of %s', (game) => {
  test('whoever can act is in sight, and neither tips nor dice hide anybody', async () => {
    const page = await begin(game)
    for (const kind of ['ready', 'target', 'friend']) {
      await expect.poll(() => hiddenPieces(page, kind, '.guide, .tray, .mini-map'), { message: kind }).toEqual([])
    }
  })

  test('nothing is asked that was done for one: no line-up to name, no button without a meaning', async () => {
    const page = await begin(game)
    expect(await page.locator('.line-up-name').count()).toBe(0)
    expect(await page.locator('.actions .buttons .button[aria-pressed]').count()).toBe(0)
  })
})

test('the board keeps its place when a piece is chosen, and tips go on with what one does', async () => {
  const page = await begin('Blitz Bowl')
  const box = () => page.locator('.board-frame').boundingBox()
  const before = await box()
  await page.locator('.guide').getByRole('button', { name: 'Got it' }).click()
  await page
    .locator('.guide')
    .getByText(/outlined pieces/)
    .waitFor()
  const [first] = await piecesOf(page, 'ready')
  await clickSquare(page, ...first)
  await untilFound(page)
  await page
    .locator('.guide')
    .getByText(/Dots show/)
    .waitFor()
  expect(await box()).toEqual(before)
  await page.keyboard.press('Escape')
  await page
    .locator('.guide')
    .getByText(/Dots show/)
    .waitFor({ state: 'detached' })
  expect(
    await page
      .locator('.guide')
      .getByText(/outlined pieces/)
      .count(),
  ).toBe(0)
})
