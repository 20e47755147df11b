import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  piecesOf,
  pointOf,
  standing,
  untilAsked,
  untilPainted,
} from './browser.ts'
import { endTurn, playOn } from './hasty.ts'

afterAll(closeBrowser)

const games = [
  ['Skirmish', 'skirmish', 'Players'],
  ['Dungeon Bowl', 'dungeon-bowl', 'Number of teams'],
] as const

const seatings = [
  ['three people', 'person', [0, 1, 2]],
  ['a person and two computers', 'random', [0]],
] as const

/** Presses the first of these squares that is in sight: the small map lies over some of the board. */
async function clickFirst(page: Page, squares: readonly [number, number][]): Promise<void> {
  for (const square of squares) {
    const inSight = await page.evaluate(
      ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.board-frame')),
      await pointOf(page, ...square),
    )
    if (inSight) return clickSquare(page, ...square)
  }
  throw new Error('none of the squares is in sight')
}

test.each(
  games.flatMap((game) => seatings.map(([who, kind, mine]) => [game[0], who, game[1], game[2], kind, mine] as const)),
)('%s starts with three seats, and the first turn is played: %s', async (_name, _who, id, field, kind, mine) => {
  const page = await openPage({}, `/set-up/${id}`, { confirmEnd: false })
  await page.getByLabel(field, { exact: true }).selectOption('3')
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(kind)
  await page.getByRole('button', { name: 'Start the match' }).click()
  for (let turn = 0; turn < 60 && (await piecesOf(page, 'ready')).length === 0; turn++) {
    await untilAsked(page, mine, 60_000)
    await playOn(page, turn)
    await untilPainted(page)
  }
  await expect.poll(() => page.locator('.seats .seat').count()).toBe(3)
  const shown = await Promise.all([0, 1, 2].map(async (seat) => (await piecesOf(page, `seat-${seat}`)).length))
  expect(Math.min(...shown)).toBeGreaterThan(4)
  await untilAsked(page, mine, 60_000)
  const { version } = await standing(page)
  await clickFirst(page, await piecesOf(page, 'ready'))
  await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
  await clickFirst(page, await destinations(page))
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.match')?.dataset.version) > before,
    version,
  )
  await expectAccessible(page)
  const active = page.locator('.seats .seat[aria-current]')
  const first = await active.getAttribute('aria-label')
  for (let turn = 0; turn < 40 && (await active.getAttribute('aria-label')) === first; turn++) {
    await untilAsked(page, mine, 60_000)
    await endTurn(page)
    await untilPainted(page)
  }
  expect(await active.getAttribute('aria-label')).not.toBe(first)
})
