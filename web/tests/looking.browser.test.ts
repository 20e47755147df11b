import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  piecesOf,
  untilAsked,
  untilFound,
} from './browser.ts'
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

async function middleOf(locator: Locator): Promise<[number, number]> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** A finger rests here until something has happened. */
async function held(page: Page, [x, y]: readonly [number, number], happened: () => Promise<void>): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await happened()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
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

  test('a finger held on a portal, a room or a button explains it, and the cursor of the keyboard does', async () => {
    const page = await openPage({ hasTouch: true })
    await openTurnOf(page, 0, person)
    await untilAsked(page, [0])
    const portal = page.locator('.board-frame .marker-portal').first()
    await held(page, await middleOf(portal), () => page.getByRole('region', { name: 'Portal' }).waitFor())
    const [x, y] = await middleOf(page.getByRole('button', { name: 'Zones' }))
    await held(page, [x, y], () => page.locator('.explain').getByText('Shows zones').waitFor())
    // It was read about, not pressed.
    expect(await page.getByRole('button', { name: 'Zones' }).getAttribute('aria-pressed')).toBe('false')
    await page.locator('.board-frame').focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.explain p').first().waitFor()
  })

  test('choosing with a key is said, and so are the odds of what is aimed at', async () => {
    const page = await openPage()
    await openTurnOf(page, 0, person)
    await untilAsked(page, [0])
    const said = () => page.locator('.match > [role=status]').innerText()
    await page.keyboard.press('n')
    const first = await said()
    expect(first).not.toBe('')
    await page.keyboard.press('n')
    await expect.poll(said).not.toBe(first)
  })

  test('while the computer plays, a person sees the ways of his own pieces, and plans one for his turn', async () => {
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
    await untilFound(page)
    const [[fromX, fromY]] = await piecesOf(page, 'selected')
    const near = (await destinations(page)).filter(([x, y]) => Math.abs(x - fromX) + Math.abs(y - fromY) === 1)
    await clickSquare(page, ...near[0])
    await page
      .locator('.planned')
      .getByText(/^Planned: /)
      .waitFor()
    await page.locator('.overlay-planned').waitFor({ state: 'attached' })
    expect(await page.locator('.match').getAttribute('data-seat')).toBe('1')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Animation').selectOption('off')
    await page.getByRole('button', { name: 'Play on' }).click()
    await untilAsked(page, [0])
    const again = page.getByRole('button', { name: /^As planned: / })
    await again.waitFor()
    expect(await piecesOf(page, 'seat-0')).toContainEqual([fromX, fromY])
    await again.click()
    await expect.poll(() => piecesOf(page, 'seat-0')).toContainEqual(near[0])
    await again.waitFor({ state: 'detached' })
  })
})
