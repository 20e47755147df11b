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
    await page.waitForTimeout(50)
  }
  expect(await page.locator('.seats .seat').count()).toBe(3)
  const shown = await Promise.all([0, 1, 2].map(async (seat) => (await piecesOf(page, `seat-${seat}`)).length))
  expect(Math.min(...shown)).toBeGreaterThan(4)
  await untilAsked(page, mine, 60_000)
  const { version } = await standing(page)
  await clickSquare(page, ...(await piecesOf(page, 'ready'))[0])
  await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
  await clickSquare(page, ...(await destinations(page))[0])
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
    await page.waitForTimeout(50)
  }
  expect(await active.getAttribute('aria-label')).not.toBe(first)
})
