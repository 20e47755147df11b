import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, destinations, expectAccessible, openPage, pointOf, untilFound, untilPainted } from './browser.ts'
import { outOfSight } from './painted.ts'
import { openBrawl, openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

const small = [
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const
const desk = ['a desk', { width: 1440, height: 900 }] as const

const ROWS = Array.from({ length: 8 }, () => '.'.repeat(12))
/** A paladin between two enemies and a third, out of reach. */
const placed = [
  { card: 'temple-paladin', seat: 0, square: 41 },
  { card: 'orc-warlord', seat: 1, square: 42 },
  { card: 'orc-raider', seat: 1, square: 40 },
]

/** The middle of somebody's base on the page: an upright board is turned. */
const baseOf = (page: Page, name: string) =>
  page.locator(`.board-frame .piece[aria-label*="${name}"]`).evaluate((piece) => {
    const [, x, y] = /translate\(([\d.-]+)px, ([\d.-]+)px\)/.exec((piece as HTMLElement).style.transform)!
    const matrix = document.querySelector<SVGGElement>('.board-frame .world')!.getScreenCTM()!
    return [matrix.a * Number(x) + matrix.e, matrix.d * Number(y) + matrix.f] as [number, number]
  })

async function aimAt(page: Page, name: string): Promise<void> {
  await untilFound(page)
  await untilPainted(page)
  await page.mouse.move(...(await baseOf(page, name)))
}

describe.each(small)('on %s', (_name, viewport) => {
  test.each(['en', 'de'])('the whole chance of a way stands above the buttons: %s', async (locale) => {
    const page = await openPage({ viewport, locale })
    await openPrepared(page, {
      id: 'dungeon-bowl',
      game: dungeonBowl,
      options: { teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never,
      seed: 5,
      seats: [person, person],
      until: (match) => dungeonBowl.decision(match)?.kind === 'turn',
    })
    await page.locator('.board-frame .piece.ready').first().waitFor({ state: 'attached' })
    await page.keyboard.press('n')
    await expect.poll(async () => (await destinations(page)).length).toBeGreaterThan(0)
    await untilFound(page)
    const frame = await page.locator('.board-frame').boundingBox()
    for (const [x, y] of await destinations(page)) {
      const [px, py] = await pointOf(page, x, y)
      const isIn = px > frame!.x + 20 && px < frame!.x + frame!.width - 20 && py > frame!.y + 90
      if (isIn && py < frame!.y + frame!.height - 20) await page.mouse.move(px, py)
      if (await page.locator('.chance').count()) break
    }
    await expect.poll(() => page.locator('.chance').innerText()).toMatch(/: \d+ %/)
    expect(await outOfSight(page, '.chance')).toEqual([])
    const line = await page.locator('.chance').boundingBox()
    const buttons = await page.locator('.actions .buttons').boundingBox()
    expect(line!.y + line!.height).toBeLessThanOrEqual(buttons!.y + 1)
    if (locale === 'de') await expectAccessible(page)
  })
})

describe.each([...small, desk])('Skirmish on %s', (name, viewport) => {
  test('whoever is aimed at is framed, and the chances of the blow are told', async () => {
    const page = await openPage({ viewport })
    await openBrawl(page, ROWS, placed)
    await aimAt(page, 'Warlord')
    await expect.poll(() => page.locator('.chance').textContent()).toMatch(/Warlord.*\d+ %/)
    if (name !== 'a desk') expect(await outOfSight(page, '.chance')).toEqual([])
    const frame = await page.locator('.board-frame .aimed').boundingBox()
    const [x, y] = await baseOf(page, 'Warlord')
    expect(frame!.x < x && x < frame!.x + frame!.width && frame!.y < y && y < frame!.y + frame!.height).toBe(true)
    expect(await page.locator('.board-frame .aimed').count()).toBe(1)
    await aimAt(page, 'Raider')
    await expect.poll(() => page.locator('.chance').textContent()).toMatch(/Raider.*\d+ %/)
  })
})

test('bars of what may come out begin at one line and add up to 100', async () => {
  const page = await openPage({ viewport: desk[1] })
  await openBrawl(page, ROWS, placed)
  await aimAt(page, 'Raider')
  await page.locator('.odds-row').nth(1).waitFor()
  const starts = await page
    .locator('.odds-row .meter')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().left)))
  expect(new Set(starts).size).toBe(1)
  const told = await page.locator('.odds-row b').allInnerTexts()
  expect(told.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100)
})
