import { bloodBowl } from '@undercroft/blood-bowl'
import { cardOf, skirmishGame } from '@undercroft/skirmish'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage, pointOf, untilAsked, untilFound } from './browser.ts'
import { openBrawl, openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

/** WCAG contrast of two computed colours. */
function contrastOf(...colours: readonly string[]): number {
  const light = colours.map((colour) => {
    const [r, g, b] = (colour.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  })
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05)
}

/** Blood Bowl between two people, left where the first one's turn has come to this point. */
async function openTurn(page: Page, until: (match: ReturnType<typeof bloodBowl.create>) => boolean): Promise<void> {
  await openPrepared(page, {
    id: 'blood-bowl',
    game: bloodBowl,
    options: { teams: ['Bridge Town', 'Rust Heap'], turns: 8 } as never,
    seed: 5,
    seats: [person, person],
    until: (match) => bloodBowl.decision(match)?.kind === 'turn' && until(match),
  })
  await untilAsked(page, [0, 1])
}

/** The squares with this mark, and how its first one is drawn. */
const marked = (page: Page, toll: string) =>
  page.locator(`.board-frame .destination-dots.toll-${toll}`).evaluate((path) => {
    const parts = [...(path.getAttribute('d') ?? '').matchAll(/M(-?[\d.]+) (-?[\d.]+)([^M]*)/g)]
    return {
      squares: parts.map(([, x, y]) => [Math.floor(Number(x) / 40), Math.floor(Number(y) / 40)] as [number, number]),
      shape: parts[0]?.[3] ?? '',
      fill: getComputedStyle(path).fill,
    }
  })

/** What the panel of odds says of a way to this square. */
async function oddsAt(page: Page, [x, y]: [number, number]): Promise<string> {
  await page.mouse.move(...(await pointOf(page, x, y)))
  await page.locator('.odds').waitFor()
  return page.locator('.odds').innerText()
}

/** Goes through the players until one of them has squares with all these marks. */
async function chooseWith(page: Page, tolls: readonly string[]): Promise<void> {
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press('n')
    await untilFound(page)
    const found = await Promise.all(tolls.map((toll) => marked(page, toll)))
    if (found.every(({ squares }) => squares.length > 0)) return
  }
  throw new Error(`nobody has squares of all of ${tolls.join()}`)
}

describe('squares tell what they ask for', () => {
  test('Blood Bowl: free ones, Rushes, Dodges and both differ by shape, and the panel says the same', async () => {
    const page = await openPage()
    await openTurn(page, (match) =>
      match.state.players.some(({ status, team }) => team === match.state.active && status !== 0),
    )
    await chooseWith(page, ['free', 'effort'])
    const free = await marked(page, 'free')
    const rush = await marked(page, 'effort')
    expect(new Set([free.shape, rush.shape]).size).toBe(2)
    expect(new Set([free.fill, rush.fill]).size).toBe(2)
    expect(await oddsAt(page, free.squares[0])).toMatch(/no roll/)
    expect(await oddsAt(page, rush.squares[0])).toMatch(/Rush/)
    expect(await page.locator('.tolls li').allInnerTexts()).toEqual(expect.arrayContaining(['free', 'Rush']))
    await chooseWith(page, ['danger'])
    const dodge = await marked(page, 'danger')
    expect([free.shape, rush.shape]).not.toContain(dodge.shape)
    expect(await oddsAt(page, dodge.squares[0])).toMatch(/Dodge/)
    await expectAccessible(page)
  })

  test('Skirmish: where others may strike back, a square has another mark', async () => {
    const page = await openPage()
    // Nobody gets past the raider unseen.
    const rows = Array.from({ length: 3 }, () => '.'.repeat(20))
    await openBrawl(page, rows, [
      { card: 'human-footman', seat: 0, square: 20 + 1 },
      { card: 'orc-raider', seat: 1, square: 20 + 4 },
    ])
    await page.keyboard.press('n')
    await untilFound(page)
    const [free, danger] = [await marked(page, 'free'), await marked(page, 'react')]
    expect(free.squares.length).toBeGreaterThan(0)
    expect(danger.squares.length).toBeGreaterThan(0)
    expect(danger.shape).not.toBe(free.shape)
    expect(await oddsAt(page, danger.squares[0])).toMatch(/others may react/)
  })
})

describe('skills on the board', () => {
  const letters = (page: Page) => page.locator('.board-frame .sign .skill text').allTextContents()

  test('are told of whoever is chosen or pointed at, of everybody or of nobody, as the setting says', async () => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } })
    await openTurn(page, () => true)
    await page.keyboard.press('n')
    await page.locator('.piece.selected').waitFor({ state: 'attached' })
    const few = await letters(page)
    await page.keyboard.press('z')
    const overlay = page.locator('.tools .button', { hasText: /Zones|Reach|Ranges|Cage|Skills/ })
    for (let i = 0; i < 5 && !(await overlay.innerText()).includes('Skills'); i++) await page.keyboard.press('z')
    const all = await letters(page)
    expect(all.length).toBeGreaterThan(few.length + 3)
    expect(all).toContain('Bl')
    await page.keyboard.press('z')
    await expect.poll(() => letters(page)).toEqual(few)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Skills marked on the board').selectOption('all')
    await page.keyboard.press('Escape')
    await expect.poll(() => letters(page)).toEqual(all)
    await page.reload()
    await untilAsked(page, [0, 1])
    await expect.poll(() => letters(page)).toEqual(all)
  })
})

test('an action that a turn has used up stays in the bar, says by whom, and cannot be pressed', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await openTurn(page, ({ state }) => state.teams[state.active].blitzUsed === 1)
  const used = page.locator('.buttons').getByRole('button', { name: /^Blitz/ })
  await used.waitFor()
  expect(await used.getAttribute('aria-disabled')).toBe('true')
  expect(await used.innerText()).toMatch(/Blitz: used this turn by \w+ \d+/)
  const before = await page.locator('.match').getAttribute('data-version')
  await used.click({ force: true })
  await page.locator('.buttons .why').waitFor()
  expect(await page.locator('.match').getAttribute('data-version')).toBe(before)
  await expectAccessible(page)
})

test.each([
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'tall', viewport: { width: 820, height: 1180 } },
  { name: 'light', viewport: { width: 1440, height: 900 }, theme: 'light' },
])(
  'the names of teams stand behind their End Zones on a $name screen, where no figure hides them',
  async ({ viewport, theme }) => {
    const page = await openPage({ viewport }, '/', theme ? { theme } : {})
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await untilAsked(page, [0])
    await page.locator('.board-frame .room').nth(1).waitFor()
    const over = await page.evaluate(() => {
      const squares = document.querySelector('.board-frame svg.over')!.getBoundingClientRect()
      return [...document.querySelectorAll('.board-frame .room')].map((room) => {
        const { left, right, top, bottom } = room.getBoundingClientRect()
        const [across, down] = [
          Math.min(right, squares.right) - Math.max(left, squares.left),
          Math.min(bottom, squares.bottom) - Math.max(top, squares.top),
        ]
        return across > 0 && down > 0
      })
    })
    expect(over).toEqual([false, false])
    // Written in another colour than the cloth has.
    for (const seat of [0, 1]) {
      const [ink, cloth] = await Promise.all(
        ['.room', '.cloth'].map((part) =>
          page.locator(`.board-frame ${part}.seat-${seat}`).evaluate((element) => getComputedStyle(element).fill),
        ),
      )
      expect(contrastOf(ink, cloth)).toBeGreaterThan(4.5)
    }
  },
)

test('the home page has one golden button, and each game one button among quiet links', async () => {
  const page = await openPage()
  await page.locator('.game-card').nth(3).waitFor()
  await expect.poll(() => page.locator('.button.primary').count()).toBe(1)
  for (const card of await page.locator('.game-card').all())
    await expect.poll(() => card.locator('.button').count()).toBe(1)
  await expect.poll(() => page.locator('.game-card .others > *').count()).toBe(12)
})

test.each(['dark', 'light'])(
  '%s: the action that a press on a square would do is gold, and its word is read',
  async (theme) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } }, '/', { theme })
    await openTurn(page, () => true)
    await chooseWith(page, ['free'])
    const gold = page.locator('.buttons .button.chosen')
    expect(await gold.count()).toBe(0)
    await oddsAt(page, (await marked(page, 'free')).squares[0])
    expect(await gold.innerText()).toMatch(/^Move/)
    const [ink, ground, others] = await gold.evaluate((button) => [
      getComputedStyle(button).color,
      getComputedStyle(button).backgroundImage,
      getComputedStyle(document.querySelector('.buttons .button:not(.chosen)')!).backgroundImage,
    ])
    expect(ground).not.toBe(others)
    for (const colour of ground.match(/rgb\([^)]*\)/g)!) expect(contrastOf(ink, colour)).toBeGreaterThan(4.5)
  },
)

describe('signs of Skirmish', () => {
  /** A fight between people, once some are wounded and some have nobody who commands them. */
  async function openFight(page: Page): Promise<void> {
    await openPrepared(page, {
      id: 'skirmish',
      game: skirmishGame,
      options: {
        map: { rows: Array.from({ length: 8 }, () => '.'.repeat(12)), exits: [[], []] },
        placed: [
          { card: 'temple-paladin', seat: 0, square: 39 },
          { card: 'human-footman', seat: 0, square: 52 },
          { card: 'orc-warlord', seat: 1, square: 40 },
          { card: 'orc-raider', seat: 1, square: 53 },
        ],
      } as never,
      seed: 1,
      seats: [person, person],
      until: (match) => skirmishGame.decision(match)?.kind === 'act' && woundedIn(match) > 1,
    })
    await untilAsked(page, [0, 1])
  }
  const woundedIn = (match: ReturnType<typeof skirmishGame.create>): number =>
    match.state.creatures.filter((creature) => creature.hp > 0 && creature.hp < cardOf(match, creature).hp).length

  test('what is left of everybody who is wounded is seen above all figures, by length and colour', async () => {
    const page = await openPage()
    await openFight(page)
    const arcs = page.locator('.board-frame .signs .health')
    await expect.poll(() => arcs.count()).toBeGreaterThan(1)
    const [lefts, labels] = await page.evaluate(() => [
      [...document.querySelectorAll('.board-frame .signs .health path:last-child')].map((path) =>
        Number.parseFloat(path.getAttribute('stroke-dasharray')!),
      ),
      [...document.querySelectorAll('.board-frame .piece')].map((piece) => piece.getAttribute('aria-label')!),
    ])
    const told = labels.flatMap((label) => {
      const [, hp, most] = /(\d+)\D+(\d+) hit points/.exec(label)!
      return hp === most ? [] : [Number(hp) / Number(most)]
    })
    expect(lefts.sort()).toEqual(told.sort())
  })

  test.each([
    ['en', 'out of command'],
    ['it', 'senza comando'],
    ['de', 'ohne Befehl'],
  ])('%s: the legend has words for the crown crossed out', async (locale, words) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 }, locale })
    await openBrawl(
      page,
      Array.from({ length: 3 }, () => '.'.repeat(20)),
      [
        { card: 'human-footman', seat: 0, square: 20 + 1 },
        { card: 'orc-raider', seat: 1, square: 20 + 12 },
      ],
    )
    await page.locator('.prompt .tolls li', { hasText: words }).locator('.hold').waitFor()
    await expectAccessible(page)
  })
})

test.each(['en', 'it', 'de'])(
  '%s: the head of the home page has two rows on a phone, and no figure is behind a button',
  async (locale) => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, locale })
    await page.locator('.scene-picture[data-painted]').waitFor()
    const boxes = await page.locator('.top .brand, .top nav > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return { left, right, middle: Math.round((top + bottom) / 2) }
      }),
    )
    const rows = [...new Set(boxes.map(({ middle }) => middle))].map((row) =>
      boxes.filter(({ middle }) => middle === row),
    )
    expect(rows.map(({ length }) => length).sort()).toEqual([3, 5])
    for (const row of rows) {
      expect(Math.min(...row.map(({ left }) => left))).toBe(14)
      expect(Math.max(...row.map(({ right }) => right))).toBe(376)
    }
    const low = await page.locator('.scene-words .row').evaluate((row) => row.getBoundingClientRect().bottom)
    // The highest topknot begins three fifths down the picture.
    expect(low).toBeLessThan(0.6 * (await page.locator('.scene').boundingBox())!.height)
  },
)
