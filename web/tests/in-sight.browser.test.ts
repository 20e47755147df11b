import { blitzBowl, defaultOptions } from '@undercroft/blitz-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage, untilAsked } from './browser.ts'
import { outOfSight } from './painted.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

const languages = ['en', 'it', 'de'] as const
const onItsSide = { width: 844, height: 390 }
const upright = { width: 390, height: 844 }
const teams = ['Forge Wardens', 'Anvil Line', 'Gloamrunners', 'Dawn Chasers']

async function openDungeon(page: Page, count: number): Promise<void> {
  await openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: { teams: teams.slice(0, count), dungeon: count === 2 ? 'idol-steps' : { seed: 7 } } as never,
    seed: 5,
    seats: teams.slice(0, count).map((_, seat) => (seat === 0 ? person : { kind: 'computer', level: 'random' })),
    until: (match) => dungeonBowl.decision(match)?.kind === 'turn' && dungeonBowl.decision(match)?.seat === 0,
  })
  await untilAsked(page, [0])
}

const openBlitz = (page: Page, isOver = false) =>
  openPrepared(page, {
    id: 'blitz-bowl',
    game: blitzBowl,
    options: defaultOptions,
    seed: 3,
    seats: [person, person],
    until: (match) => blitzBowl.decision(match)?.kind === (isOver ? undefined : 'action'),
  })

test.each(languages)('a phone on its side tells whose turn it is, which, and what is left: %s', async (locale) => {
  const page = await openPage({ viewport: onItsSide, locale })
  await openDungeon(page, 2)
  const told = {
    en: /your turn[\s\S]*Turn 1[\s\S]*re-roll/,
    it: /tocca a te[\s\S]*Turno 1[\s\S]*re-roll/,
    de: /am Zug[\s\S]*Zug 1[\s\S]*Wdh/,
  }
  expect(await page.locator('.standing-now').innerText()).toMatch(told[locale])
  expect(await outOfSight(page, '.standing-now, .tools .end')).toEqual([])
  if (locale === 'de') await expectAccessible(page)
})

test.each(languages)('all three challenges stand in one narrow row on a phone: %s', async (locale) => {
  const page = await openPage({ viewport: upright, locale })
  await openBlitz(page)
  await untilAsked(page, [0, 1])
  const cards = page.locator('.challenges > .card:not([popover])')
  await cards.nth(2).waitFor()
  const row = await page.locator('.challenges').boundingBox()
  expect(row?.height).toBeLessThanOrEqual(50)
  for (const i of [1, 2, 3]) {
    const card = `.challenges > .card:not([popover]) >> nth=${i - 1}`
    expect(await outOfSight(page, card)).toEqual([])
    expect(await outOfSight(page, `${card} >> .points`)).toEqual([])
  }
  await cards.nth(1).click()
  const whole = page.locator('.card.whole:popover-open .text').first()
  await whole.waitFor()
  expect((await whole.innerText()).length).toBeGreaterThan(20)
  if (locale === 'de') await expectAccessible(page)
})

test.each(['dark', 'light'] as const)(
  'the end of a match: what comes next and the numbers of the course are seen: %s',
  async (colorScheme) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 }, colorScheme })
    await openBlitz(page, true)
    await page.locator('.summary .story li').first().waitFor()
    expect(await outOfSight(page, '.summary > .bar .button')).toEqual([])
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    const course = '.summary .plot >> nth=0 >>'
    const numbers = await boxes(`${course} .mark text`)
    const lines = await boxes(`${course} path[class^=seat]`)
    expect(numbers.length).toBeGreaterThan(1)
    for (const number of numbers) expect(number.bottom).toBeLessThanOrEqual(Math.min(...lines.map(({ top }) => top)))
    for (const [i, number] of numbers.slice(1).entries()) expect(number.left).toBeGreaterThan(numbers[i].right)
    expect((await boxes(`${course} .tick text`)).length).toBeGreaterThan(3)
    await expectAccessible(page)
  },
)

test('four plates say who is oneself and whose turn it is', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await openDungeon(page, 4)
  expect(await page.locator('.seat.active small').innerText()).toMatch(/^your turn/)
  expect(await page.locator('.seat:not(.active) small').allInnerTexts()).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^computer, random/)),
  )
  const lines = await page
    .locator('.status .part')
    .evaluateAll((parts) => parts.map((part) => part.getClientRects().length))
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines)).toEqual(new Set([1]))
  expect(await outOfSight(page, '.seats .status')).toEqual([])
})

test.each(['dark', 'light'] as const)(
  'the front page on a phone: the night fades, quiet links are read and hit: %s',
  async (colorScheme) => {
    const page = await openPage({ viewport: upright, colorScheme })
    await page.locator('.game-card .others').first().waitFor()
    const links = await page.locator('.game-card .others > *').evaluateAll((all) =>
      all.map((link) => ({
        size: Number.parseFloat(getComputedStyle(link).fontSize),
        high: link.getBoundingClientRect().height,
      })),
    )
    for (const { size, high } of links) expect(size >= 16 && high >= 44).toBe(true)
    expect(await page.locator('.scene').evaluate((scene) => getComputedStyle(scene).maskImage)).toMatch(/gradient/)
    await expectAccessible(page)
  },
)
