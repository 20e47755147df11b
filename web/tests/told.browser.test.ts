import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { blitzBowl, defaultOptions } from '@undercroft/blitz-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage, untilAsked } from './browser.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

const packed = gzipSync(readFileSync(new URL('./fixtures/blitz-bowl.replay.json', import.meta.url)))

/** The colours of a line as it is painted, by the part of its pixels that they take. */
async function colours(page: Page, line: Locator): Promise<Map<string, number>> {
  await line.scrollIntoViewIfNeeded()
  const picture = (await line.screenshot({ animations: 'disabled' })).toString('base64')
  const found = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    const pixels = pen.getImageData(0, 0, image.width, image.height).data
    const seen: Record<string, number> = {}
    for (let i = 0; i < pixels.length; i += 4) {
      // Steps of a colour that nobody tells apart are one.
      const colour = [pixels[i], pixels[i + 1], pixels[i + 2]].map((part) => part >> 4).join()
      seen[colour] = (seen[colour] ?? 0) + 4 / pixels.length
    }
    return seen
  }, picture)
  return new Map(Object.entries(found))
}

/** How much of a line is painted in colours that another has not. */
const apart = (one: Map<string, number>, other: Map<string, number>): number =>
  [...one].reduce((sum, [colour, part]) => sum + ((other.get(colour) ?? 0) < part / 4 ? part : 0), 0)

describe('the log', () => {
  test.each([
    ['en', /^★?\s*Touchdown! .+ scores \d points?\.$/],
    ['it', /^★?\s*Touchdown! .+ \d punt[oi]/],
    ['de', /^★?\s*Touchdown! .+ \d Punkte?/],
  ])('%s: a touchdown of Blitz Bowl is painted unlike what is said beside it', async (locale, words) => {
    const page = await openPage({ locale })
    await page.goto(`${inject('address')}/replay/link?at=0#${packed.toString('base64url')}`)
    const moment = page.locator('.transport option', { hasText: /touchdown/i }).first()
    await moment.waitFor({ state: 'attached' })
    await page.getByRole('slider').fill((await moment.getAttribute('value'))!)
    const touchdown = page.locator('.log .line.score', { hasText: 'Touchdown!' }).first()
    await touchdown.waitFor()
    expect(await touchdown.innerText()).toMatch(words)
    const plain = page.locator('.log .line.minor:not(.harm)').last()
    const fallen = page.locator('.log .line.harm').last()
    const [score, harm, usual] = [
      await colours(page, touchdown),
      await colours(page, fallen),
      await colours(page, plain),
    ]
    expect(apart(score, usual)).toBeGreaterThan(0.5)
    expect(apart(harm, usual)).toBeGreaterThan(0.01)
    await expectAccessible(page)
  })

  test('Dungeon Bowl: nobody is told step by step to have gone into the same room', async () => {
    const page = await openPage()
    await openPrepared(page, {
      id: 'dungeon-bowl',
      game: dungeonBowl,
      options: { teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never,
      seed: 5,
      seats: [person, person],
      until: ({ state }) => state.teams[1].turns > 3,
    })
    await untilAsked(page, [0, 1])
    const moves = (await page.locator('.log .line').allInnerTexts()).map((line) =>
      /goes into|^Turn/.test(line) ? line : '',
    )
    const told = moves.filter(Boolean)
    expect(told.length).toBeGreaterThan(4)
    expect(told.filter((line, i) => line === told[i - 1])).toEqual([])
  })
})

test.each(['en', 'it', 'de'])('%s: a match that time decides says so beside its 0 : 0', async (locale) => {
  const page = await openPage({ locale })
  await openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: { teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps', turnLimit: 2 } as never,
    seed: 5,
    seats: [person, person],
    until: (match) => dungeonBowl.decision(match) === null,
  })
  const words = { en: /Time is up without a Touchdown/, it: /Tempo scaduto senza touchdown/, de: /Die Zeit ist um/ }
  await page
    .getByRole('dialog')
    .locator('.decided')
    .filter({ hasText: words[locale as 'en'] })
    .waitFor()
})

test.each([
  [1366, 768],
  [390, 844],
  [844, 390],
  [820, 1180],
])('Blitz Bowl at %i x %i: the board keeps its place when the first bonus card is held', async (width, height) => {
  const boxes = []
  for (const wanted of [0, 1, 2]) {
    const page = await openPage({ viewport: { width, height } })
    await openPrepared(page, {
      id: 'blitz-bowl',
      game: blitzBowl,
      options: defaultOptions,
      seed: 5,
      seats: [person, { kind: 'computer', level: 'random' }],
      until: (match) =>
        match.state.hands[0].length >= wanted &&
        blitzBowl.decision(match)?.kind === 'action' &&
        blitzBowl.decision(match)?.seat === 0,
    })
    await untilAsked(page, [0])
    const hand = page.locator('.card.hand')
    // A phone has no room for an empty hand.
    if (wanted === 0 && width < 560) expect(await hand.isVisible()).toBe(false)
    else {
      expect(await hand.locator('.points').innerText()).toBe(String(wanted))
      await hand.click()
      const held = page.locator('.held:popover-open')
      await held.waitFor()
      expect(await held.locator('.card').count()).toBe(wanted)
      const { x, width: wide } = (await held.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await held.waitFor({ state: 'detached' })
    }
    boxes.push(await page.locator('.board-frame').boundingBox())
    await page.context().close()
  }
  expect(boxes[1]).toEqual(boxes[0])
  expect(boxes[2]).toEqual(boxes[0])
})
