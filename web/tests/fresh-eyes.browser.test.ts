import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  openPage,
  openScenario,
  pointOf,
  standing,
  untilAsked,
  untilFound,
} from './browser.ts'
import { openBrawl } from './prepared.ts'

afterAll(closeBrowser)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A match with somebody chosen, and his ways found. */
async function chosen(game: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options)
  await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
  await untilAsked(page, [0])
  await page.locator('.board-frame .piece').first().waitFor({ state: 'attached' })
  const no = page.locator('.buttons').getByRole('button', { name: 'No', exact: true })
  while (await no.isVisible()) {
    await no.click()
    await untilAsked(page, [0])
  }
  await page.keyboard.press('n')
  await page.locator('.board-frame .piece.selected').waitFor({ state: 'attached' })
  await untilFound(page)
  return page
}

/** The squares in sight, those that are farthest away last. */
async function squaresInSight(page: Page): Promise<[number, number][]> {
  const frame = await page.locator('.board-frame').boundingBox()
  const from = await page.locator('.piece.selected .body').boundingBox()
  if (!frame || !from) throw new Error('no board')
  const points = await Promise.all((await destinations(page)).map(([x, y]) => pointOf(page, x, y)))
  const away = ([x, y]: [number, number]) => Math.max(Math.abs(x - from.x), Math.abs(y - from.y))
  return points
    .filter(([x, y]) => x > frame.x + 8 && x < frame.x + frame.width - 8 && y > frame.y + 8)
    .filter(([, y]) => y < frame.y + frame.height - 8)
    .sort((a, b) => away(a) - away(b))
}

test.each(['Dungeon Bowl', 'Blitz Bowl', 'Skirmish'])(
  '%s: a way without a roll says so, with a full dial',
  async (game) => {
    const page = await chosen(game)
    const [near] = await squaresInSight(page)
    await page.mouse.move(...near)
    await page.locator('.odds .dial').waitFor()
    expect(await page.locator('.odds').innerText()).toMatch(/\d squares?, no roll/)
    expect(await page.locator('.odds .dial').textContent()).toBe('100 %')
  },
)

test('Skirmish: a double move has no mark of its own, and says that nothing is left afterwards', async () => {
  const page = await chosen('Skirmish')
  const [near, ...others] = await squaresInSight(page)
  await page.mouse.move(...near)
  await page.locator('.odds .dial').waitFor()
  expect(await page.locator('.odds').innerText()).not.toContain('nothing else')
  await page.mouse.move(...(others.at(-1) ?? near))
  await expect.poll(() => page.locator('.odds').innerText()).toContain('nothing else can be done afterwards')
  const drawn = await page
    .locator('.board-frame .destination-dots')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')))
  const marks = drawn.join('')
  const reached = await destinations(page)
  expect(marks.split('M').length - 1).toBeGreaterThan(0)
  expect(marks.split('M').length - 1).toBeLessThan(reached.length)
  for (const edge of await page.locator('.board-frame .destination-edges path').all())
    expect(await edge.getAttribute('d')).not.toBe('')
})

test('Skirmish: the small map frames the part that is seen, also after somebody has moved', async () => {
  const page = await chosen('Skirmish')
  const framed = () => page.locator('.mini-map .seen').evaluate((frame) => frame.getBoundingClientRect().width)
  await expect.poll(framed).toBeGreaterThan(20)
  const { version } = await standing(page)
  const [near] = await squaresInSight(page)
  await page.mouse.click(...near)
  await expect.poll(async () => (await standing(page)).version).not.toBe(version)
  await expect.poll(framed).toBeGreaterThan(20)
})

const RUSH = `game: blood-bowl
title: A try
goal: Try it.
pieces:
  A: { at: [5, 7], position: human-lineman }
  b: { at: [20, 2] }
dice: [d6 6]
you: 0
success: { A: { state: stunned } }
`

test('the last dice lie beside the question once their tray is gone', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await openScenario(page, RUSH)
  const last = page.locator('.last-roll')
  expect(await last.count()).toBe(0)
  await clickSquare(page, 5, 7)
  await untilFound(page)
  await clickSquare(page, 12, 7)
  await last.waitFor()
  await page.locator('.tray').waitFor({ state: 'detached' })
  await expect.poll(() => last.locator('canvas').count()).toBeGreaterThan(0)
})

test('what is asked for is there: without a button only squares, for the bench only an action', async () => {
  const skirmish = await chosen('Skirmish')
  if ((await skirmish.locator('.buttons .button').count()) === 0) {
    expect(await skirmish.locator('.prompt strong').innerText()).toMatch(/: choose a highlighted square\.$/)
  }
  const page = await chosen('Dungeon Bowl')
  expect(await page.locator('.prompt strong').innerText()).toMatch(/choose a highlighted square or an action\.$/)
  const bench = page.locator('.actions .bench button').first()
  if ((await bench.count()) === 0) return
  await bench.click()
  await untilFound(page)
  await expect.poll(() => page.locator('.prompt strong').innerText()).toMatch(/: choose an action\.$/)
})

test('on a phone the chance of what was tapped is read before the second tap', async () => {
  const page = await chosen('Dungeon Bowl', phone)
  const [near] = await squaresInSight(page)
  await page.touchscreen.tap(...near)
  await expect.poll(() => page.locator('.prompt').innerText()).toMatch(/Move: \d+ %/)
  const told = page.locator('.prompt').getByText('Tap again to go.')
  expect(await told.isVisible()).toBe(true)
})

test('a lesson has its own goal: nobody is told what the whole game is about', async () => {
  const page = await openPage({}, '/lessons/dungeon-bowl/hard-walls', { guide: true })
  await untilAsked(page, [0])
  await page.locator('.board-frame .piece.ready').first().waitFor({ state: 'attached' })
  expect(await page.locator('.guide').count()).toBe(0)
})

test('figures of a creature fit on their shields', async () => {
  const page = await chosen('Skirmish')
  const wide = await page
    .locator('.stats dd')
    .evaluateAll((values) => values.filter((value) => value.scrollWidth > value.clientWidth).length)
  expect(wide).toBe(0)
})

test('numbers of pieces stay large enough to be read where squares are small', async () => {
  const page = await chosen('Skirmish')
  const heights = await page
    .locator('.sign:not([style*="--size: 2"]) .enlarged .plate')
    .evaluateAll((plates) => plates.map((plate) => plate.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThan(12)
})

test('who stands in the first row is seen whole: there is room for heads above it', async () => {
  const page = await chosen('Blitz Bowl')
  const frame = await page.locator('.board-frame').boundingBox()
  const [, first] = await pointOf(page, 0, 0)
  const [, second] = await pointOf(page, 0, 1)
  expect(first - (frame?.y ?? 0)).toBeGreaterThan(second - first)
})

test.each([
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
])(
  'the front page at %i x %i begins with one button that is seen, and links of cards stand in a row',
  async (width, height) => {
    const page = await openPage({ viewport: { width, height } })
    await page.locator('.scene-picture[data-painted=true]').waitFor()
    const play = await page.locator('.scene-words .primary').boundingBox()
    const cards = await page.locator('.games').boundingBox()
    expect((play?.y ?? height) + (play?.height ?? 0)).toBeLessThan(Math.min(height, cards?.y ?? 0))
    const rows = await page.locator('.game-card .others').evaluateAll((all) =>
      all.map((row) => {
        const tops = [...row.children].map((child) => Math.round(child.getBoundingClientRect().top))
        return new Set(tops).size
      }),
    )
    expect(new Set(rows)).toEqual(new Set([1]))
  },
)

test('a match can be started from the top of its form', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } }, '/set-up/dungeon-bowl')
  const start = await page.getByRole('button', { name: 'Start the match' }).boundingBox()
  expect((start?.y ?? 9999) + (start?.height ?? 0)).toBeLessThanOrEqual(900)
})

test('figures of one kind are as large in a scrum as alone, and so are their bases and numbers', async () => {
  const page = await openPage()
  const rows = Array.from({ length: 7 }, () => '.'.repeat(12))
  const footman = (x: number, y: number) => ({ card: 'human-footman', seat: 0, square: y * 12 + x })
  await openBrawl(page, rows, [
    footman(4, 2),
    footman(4, 3),
    footman(4, 4),
    footman(7, 3),
    { card: 'orc-raider', seat: 1, square: 11 },
  ])
  const drawn = await page.locator('.board-frame .piece.seat-0').evaluateAll((pieces) =>
    (pieces as HTMLElement[]).map((piece) => {
      const canvas = piece.querySelector('canvas')!
      const square = piece.querySelector('.body')!.getBoundingClientRect()
      const box = canvas.getBoundingClientRect()
      const pen = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!
      pen.drawImage(canvas, 0, 0)
      const { data, width } = pen.getImageData(0, 0, canvas.width, canvas.height)
      const first = data.findIndex((value, i) => i % 4 === 3 && value > 128) / 4 / width
      const head = box.top + (first * box.height) / canvas.height
      const wide = Array.from({ length: canvas.height }, (_, y) => {
        const row = Array.from({ length: width }, (_, x) => data[4 * (y * width + x) + 3] > 200)
        return row.lastIndexOf(true) - row.indexOf(true)
      })
      const base = Math.max(...wide.slice(Math.round(canvas.height * 0.7)))
      return { above: (square.top - head) / square.height, base }
    }),
  )
  expect(new Set(drawn.map(({ base }) => base)).size).toBe(1)
  expect(drawn).toHaveLength(4)
  const reach = drawn.map(({ above }) => above)
  expect(Math.max(...reach) - Math.min(...reach)).toBeLessThan(0.03)
  const plates = await page
    .locator('.sign.seat-0 .plate')
    .evaluateAll((all) => all.map((plate) => Math.round(plate.getBoundingClientRect().height)))
  expect(new Set(plates).size).toBe(1)
})
