import { blitzBowl, defaultOptions } from '@undercroft/blitz-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, openPage, piecesOf, pointOf, untilAsked } from './browser.ts'
import { openPrepared, person } from './prepared.ts'

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

/** The first turn of a person in a dungeon, at such a pace. */
async function dungeonAt(speed: string): Promise<Page> {
  const page = await openPage({}, '/', { speed })
  await openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: { teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never,
    seed: 5,
    seats: [person, person],
    until: (match) => dungeonBowl.decision(match)?.kind === 'turn' && dungeonBowl.decision(match)?.seat === 0,
  })
  await untilAsked(page, [0])
  await page.locator('.board-frame .ground[data-painted=true]').waitFor({ state: 'attached' })
  return page
}

test('torches burn where things may move', { timeout: 120_000 }, async () => {
  const page = await dungeonAt('normal')
  const flames = page.locator('.board-frame .flames')
  await flames.locator('svg').first().waitFor({ state: 'attached' })
  const shape = await flames.getAttribute('data-shape')
  await expect.poll(() => flames.getAttribute('data-shape')).not.toBe(shape)
  await page.close()
  const still = await dungeonAt('off')
  expect(await still.locator('.flames svg').count()).toBe(0)
  await still.close()
})

test('what is pressed while the board slides is what is seen there', { timeout: 120_000 }, async () => {
  const page = await dungeonAt('off')
  await page.locator('.board-frame .board').evaluate((board) => {
    const away = { translate: '120px 40px' }
    board.animate([away, away], { duration: 600_000 })
  })
  const [[x, y]] = await piecesOf(page, 'ready')
  await page.mouse.click(...(await pointOf(page, x, y)))
  await expect.poll(() => piecesOf(page, 'selected')).toEqual([[x, y]])
  await page.close()
})
