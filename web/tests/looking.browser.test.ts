import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage, untilAsked } from './browser.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

const computer = { kind: 'computer', level: 'rookie' } as const

/** Dungeon Bowl at the first turn of this seat, whoever plays there. */
async function openTurnOf(page: Page, seat: number, other: typeof person | typeof computer): Promise<void> {
  await openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: { teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never,
    seed: 5,
    seats: [person, other],
    until: (match) => {
      const decision = dungeonBowl.decision(match)
      return decision?.kind === 'turn' && decision.seat === seat
    },
  })
}

describe('looking around', () => {
  test('things explain themselves on hover, buttons on focus; overlays come one after the other', async () => {
    const page = await openPage()
    await openTurnOf(page, 0, person)
    await untilAsked(page, [0])
    await page.locator('.board-frame .marker-chest').first().hover({ force: true })
    const words = page.locator('.explain')
    await words.getByText('One chest holds the ball').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Zones' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await words.getByText('Shows zones, then where the others can go').waitFor()
    await page.keyboard.press('Escape')
    await words.waitFor({ state: 'hidden' })
    await page.keyboard.press('z')
    await page.locator('.overlay-zone-1').waitFor({ state: 'attached' })
    await page.keyboard.press('z')
    await page.locator('.legend').getByText('Can go next turn').waitFor()
    await page.keyboard.press('z')
    await page.keyboard.press('n')
    await page.locator('.legend').getByText('Quick pass').waitFor()
    await page.keyboard.press('z')
    await page.locator('.legend').waitFor({ state: 'detached' })
  })

  test('while the computer plays, a person sees the ways of his own pieces', async () => {
    // So slow that its turn lasts as long as the test looks.
    const page = await openPage({}, '/', { speed: 'slow' })
    await openTurnOf(page, 1, computer)
    await page.locator('.board-frame .piece').first().waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.match')?.dataset.seat === '1')
    await page.keyboard.press('n')
    await page.getByText('Looking ahead').waitFor()
    await page.keyboard.press('n')
    await page.locator('.board-frame .piece.selected.seat-0').waitFor({ state: 'attached' })
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '').length > 100)
    expect(await page.locator('.match').getAttribute('data-seat')).toBe('1')
  })
})
