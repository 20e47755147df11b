import { blitzBowl, defaultOptions } from '@undercroft/blitz-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { skirmishGame } from '@undercroft/skirmish'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage, untilAsked } from './browser.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const laptop = { viewport: { width: 1280, height: 800 } }

const teams = ['Forge Wardens', 'Anvil Line', 'Gloamrunners']

/** Dungeon Bowl before the first question of this kind. */
function openDungeon(page: Page, count: number, kind: string): Promise<void> {
  return openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: { teams: teams.slice(0, count), dungeon: count === 2 ? 'idol-steps' : { seed: 7 } } as never,
    seed: 5,
    seats: teams.slice(0, count).map(() => person),
    until: (match) => dungeonBowl.decision(match)?.kind === kind,
  })
}

const positions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Dungeon Bowl': (page) => openDungeon(page, 2, 'turn'),
  'Dungeon Bowl with three teams': (page) => openDungeon(page, 3, 'turn'),
  'Blitz Bowl': (page) =>
    openPrepared(page, {
      id: 'blitz-bowl',
      game: blitzBowl,
      options: defaultOptions,
      seed: 3,
      seats: [person, { kind: 'computer', level: 'random' }],
      until: (match) => blitzBowl.decision(match)?.kind === 'action' && blitzBowl.decision(match)?.seat === 0,
    }),
  Skirmish: (page) =>
    openPrepared(page, {
      id: 'skirmish',
      game: skirmishGame,
      options: {
        map: { rows: Array.from({ length: 8 }, () => '.'.repeat(12)), exits: [[], []] },
        placed: [
          { card: 'temple-paladin', seat: 0, square: 39 },
          { card: 'orc-warlord', seat: 1, square: 40 },
        ],
      } as never,
      seed: 1,
      seats: [person, person],
      until: (match) => skirmishGame.decision(match)?.kind === 'act',
    }),
}

/** What is cut off at the edge of the screen, or lies over its neighbour. */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const parts = document.querySelectorAll<HTMLElement>(
      '.seats .seat, .seats .status, .seats nav, .prompt, .tools > *',
    )
    const boxes = [...parts].map((part) => ({
      name: part.innerText || part.className,
      box: part.getBoundingClientRect(),
    }))
    for (const { name, box } of boxes) {
      if (box.left < 0 || box.right > window.innerWidth + 0.5) found.push(`${name} is cut off`)
    }
    boxes.forEach(({ name, box }, i) => {
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 1 && down > 1) found.push(`${name} lies over ${other.name}`)
      }
    })
    for (const button of document.querySelectorAll<HTMLElement>('.tools .button')) {
      if (button.scrollWidth > button.clientWidth + 1) found.push(`${button.innerText} does not fit its button`)
    }
    return found
  })
}

/** Answers whose words lie under something else, such as the dice of the question. */
const coveredAnswers = (page: Page): Promise<string[]> =>
  page.locator('.question .answers .button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const isFree = (part: number) =>
          button.contains(document.elementFromPoint(left + part * width, top + 0.3 * height))
        return ![0.1, 0.3, 0.5].every(isFree)
      })
      .map((button) => button.textContent ?? ''),
  )

describe('a phone', () => {
  test.each(['en', 'it', 'de'])('shows every part of a match: %s', async (locale) => {
    const page = await openPage({ ...phone, locale })
    for (const [name, open] of Object.entries(positions)) {
      await open(page)
      await untilAsked(page, [0, 1, 2])
      expect(await squeezed(page), name).toEqual([])
      if (locale === 'de') await expectAccessible(page)
    }
  })

  test('shows the whole board in small while the part of it that is seen changes, and covers no square afterwards', async () => {
    const page = await openPage(phone)
    await openDungeon(page, 2, 'turn')
    await untilAsked(page, [0, 1])
    const map = page.locator('.mini-map')
    // The match begins with pieces of 32 pixels, which may be a part of the board: first the whole of it.
    await page.keyboard.press('Home')
    await map.waitFor({ state: 'hidden' })
    // Looked for before it comes: it is gone again soon.
    const shown = map.waitFor()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await shown
    const seen = await map.locator('.seen').boundingBox()
    const whole = await map.boundingBox()
    expect(seen!.width).toBeLessThan(whole!.width)
    await map.waitFor({ state: 'hidden' })
    expect(await map.getAttribute('hidden')).toBeNull()
  })
})

describe.each([
  ['a phone', phone],
  ['a laptop', laptop],
])('a question on %s', (_name, screen) => {
  test.each(['follow-up', 're-roll'])('does not hide the piece that it is about: %s', async (kind) => {
    const page = await openPage(screen)
    await openDungeon(page, 2, kind)
    await page.locator('.question').waitFor()
    const piece = await page.locator('.board-frame .piece.selected .body').boundingBox()
    const panel = await page.locator('.question').boundingBox()
    const apart =
      piece!.y + piece!.height <= panel!.y ||
      piece!.y >= panel!.y + panel!.height ||
      piece!.x + piece!.width <= panel!.x ||
      piece!.x >= panel!.x + panel!.width
    expect(apart).toBe(true)
    expect(piece!.y).toBeGreaterThan(0)
    expect(await coveredAnswers(page)).toEqual([])
  })
})
