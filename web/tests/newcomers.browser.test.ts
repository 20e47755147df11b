import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bloodBowl } from '@undercroft/blood-bowl'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, openPage, untilAsked } from './browser.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

const touched = { hasTouch: true, isMobile: true }
const upright = { viewport: { width: 390, height: 844 }, ...touched }
const onItsSide = { viewport: { width: 844, height: 390 }, ...touched }
const laptop = { viewport: { width: 1366, height: 768 } }

async function begin(game: string, options: Parameters<typeof openPage>[0]): Promise<Page> {
  const page = await openPage(options, '/', { guide: true })
  await page.locator('.game-card', { hasText: game }).locator('.button').click()
  await page.locator('.board-frame .piece').first().waitFor({ state: 'attached' })
  await untilAsked(page, [0])
  await page.locator('.guide').waitFor()
  // A wizard may be asked for a spell first.
  const no = page.locator('.buttons').getByRole('button', { name: 'No', exact: true })
  while (await no.isVisible()) {
    await no.click()
    await untilAsked(page, [0])
  }
  return page
}

/** Of those who can act: how many are seen, and how many the tip lies over. */
const seenAndHidden = (page: Page): Promise<{ seen: boolean; hidden: number }> =>
  page.evaluate(() => {
    const [frame, guide] = ['.board-frame', '.guide'].map((part) =>
      document.querySelector(part)!.getBoundingClientRect(),
    )
    const isIn = (box: DOMRect, [x, y]: number[]) => x > box.left && x < box.right && y > box.top && y < box.bottom
    const inFrame = [...document.querySelectorAll('.board-frame .piece.ready .body')]
      .map((body) => body.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
      .filter((point) => isIn(frame, point))
    return { seen: inFrame.length > 0, hidden: inFrame.filter((point) => isIn(guide, point)).length }
  })

describe.each([
  ['upright', upright],
  ['on its side', onItsSide],
] as const)('a phone %s', (_how, screen) => {
  test.each(['Dungeon Bowl', 'Blitz Bowl', 'Skirmish'])(
    '%s: the first tip hides nobody who can be chosen',
    async (game) => {
      const page = await begin(game, screen)
      await page.locator('.board-frame .piece.ready').first().waitFor({ state: 'attached' })
      await expect.poll(() => seenAndHidden(page)).toEqual({ seen: true, hidden: 0 })
    },
  )
})

test.each([
  ['it', /Tocca/],
  ['de', /Tippe/],
  ['en', /Tap/],
])('%s: tips speak of fingers to whoever has no mouse, and go on with what one does', async (locale, words) => {
  const page = await begin('Blitz Bowl', { ...upright, locale })
  await page.locator('.board-frame .piece.ready').first().waitFor({ state: 'attached' })
  await page.keyboard.press('n')
  await page.locator('.guide').filter({ hasText: words }).waitFor()
  // The aim of the game was read, or is known: it does not come back.
  await page.keyboard.press('Escape')
  await page.locator('.guide').getByRole('link').waitFor({ state: 'detached' })
})

test('on a phone a long question is read to its end', async () => {
  const page = await openPage({ ...upright, locale: 'de' })
  await page.locator('.game-card', { hasText: 'Skirmish' }).locator('.button').tap()
  await untilAsked(page, [0])
  await page.locator('.board-frame .piece.ready').first().waitFor({ state: 'attached' })
  const cut = await page
    .locator('.prompt strong')
    .evaluate((text) => text.scrollWidth - text.clientWidth + Math.max(0, text.scrollHeight - text.clientHeight))
  expect(cut).toBe(0)
})

test.each(['en', 'it', 'de'])('%s: every button of a Blood Bowl line-up is seen whole on a laptop', async (locale) => {
  const page = await openPage({ ...laptop, locale })
  await openPrepared(page, {
    id: 'blood-bowl',
    game: bloodBowl,
    options: { teams: ['Bridge Town', 'Rust Heap'] } as never,
    seed: 5,
    seats: [person, person],
    until: (match) => bloodBowl.decision(match)?.kind === 'set-up',
  })
  await untilAsked(page, [0, 1])
  const bar = page.locator('.actions .buttons')
  await bar.locator('.button').first().waitFor()
  expect(
    await bar.evaluate((box) => {
      const { right } = box.getBoundingClientRect()
      return [...box.children]
        .filter((button) => button.getBoundingClientRect().right > right + 1)
        .map((button) => button.textContent)
    }),
  ).toEqual([])
})

describe('how a match went', () => {
  const packed = gzipSync(readFileSync(new URL('./fixtures/blitz-bowl.replay.json', import.meta.url)))

  test('the log keeps its newest lines in sight, however long it grows and whatever stands beside it', async () => {
    const page = await openPage(laptop)
    await page.goto(`${inject('address')}/replay/link?at=0#${packed.toString('base64url')}`)
    await page.locator('.replay').waitFor()
    await page.getByRole('slider').press('End')
    const last = page.locator('.log li.line').last()
    await last.waitFor()
    await page.locator('.log').getByRole('button', { name: 'More' }).waitFor({ state: 'attached' })
    const box = (await page.locator('.log ol').boundingBox())!
    const line = (await last.boundingBox())!
    expect(line.y + line.height).toBeLessThanOrEqual(box.y + box.height + 1)
    expect(box.height).toBeGreaterThan(100)
  })

  test.each([
    [390, 844],
    [844, 390],
    [820, 1180],
    [1366, 768],
  ])('every button of a replay at %i x %i can be pressed where it is seen', async (width, height) => {
    const page = await openPage({ viewport: { width, height }, locale: 'de' })
    await page.goto(`${inject('address')}/replay/link?at=120#${packed.toString('base64url')}`)
    await page.locator('.replay').waitFor()
    const covered = () =>
      page.locator('.transport :is(button, select)').evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            part.scrollIntoView({ block: 'nearest' })
            const { left, top, width: w, height: h } = part.getBoundingClientRect()
            const corners = [
              [left + 3, top + h / 2],
              [left + w - 3, top + h / 2],
            ]
            return !corners.every(([x, y]) => part.contains(document.elementFromPoint(x, y)))
          })
          .map((part) => part.textContent),
      )
    await expect.poll(covered).toEqual([])
  })

  test('what is chosen next is said by places, not by columns and rows that nobody sees', async () => {
    const page = await openPage(laptop)
    await page.goto(`${inject('address')}/replay/link?at=120#${packed.toString('base64url')}`)
    await expect.poll(() => page.locator('.odds').innerText()).toMatch(/step (into|beside|to)/i)
  })
})

test('puzzles are found where one learns, without scrolling', async () => {
  const page = await openPage(laptop, '/lessons')
  const link = page.locator('a[href="/puzzles"]')
  await link.waitFor()
  const { y, height } = (await link.boundingBox())!
  expect(y + height).toBeLessThan(768)
})
