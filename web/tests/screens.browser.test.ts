import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import {
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  piecesOf,
  pointOf,
  standing,
  untilAsked,
} from './browser.ts'

afterAll(closeBrowser)

const languages = { en: 'Play now', it: 'Gioca subito', de: 'Sofort spielen' } as const

/** Answers what is asked at the start, until a piece can be chosen on the board. */
async function untilReady(page: Page, answer: () => Promise<void>): Promise<void> {
  for (;;) {
    await untilAsked(page, [0])
    await page.locator('.board-frame .piece.ready, .question').first().waitFor({ state: 'attached' })
    if ((await page.locator('.question').count()) === 0) return
    const { version } = await standing(page)
    await answer()
    await untilLater(page, version)
  }
}

/** Waits until more than this was played. */
async function untilLater(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.match')?.dataset.version) > before,
    version,
  )
}

/** Those of these squares that can be pressed where the board is now. */
async function inSight(page: Page, squares: readonly [number, number][]): Promise<[number, number][]> {
  const points = await Promise.all(squares.map(([x, y]) => pointOf(page, x, y)))
  const seen = await page.evaluate(
    (all) => all.map(([x, y]) => document.elementFromPoint(x, y)?.closest('.board-frame') != null),
    points,
  )
  return squares.filter((_square, i) => seen[i])
}

describe('every screen', () => {
  test.each(Object.entries(languages))('speaks the language of the browser: %s', async (locale, word) => {
    const page = await openPage({ locale, viewport: { width: 360, height: 740 } })
    await page.locator('.game-card .button').first().waitFor()
    expect(await page.locator('.game-card .button').first().innerText()).toBe(word)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
    for (const path of ['/', '/settings', '/credits', '/set-up/blitz-bowl']) {
      await page.goto(new URL(path, page.url()).href)
      await page.locator('h1').waitFor()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path} is too wide`).toBeLessThanOrEqual(0)
    }
  })

  test('the language is changed at once, in the middle of a match', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await page.locator('.match').waitFor()
    await untilAsked(page, [0])
    const written = () => page.locator('.board-frame .room').first().textContent()
    const before = await written()
    // The bar is for the match: languages are among the settings.
    expect(await page.locator('.seats select').count()).toBe(0)
    await page.locator('.seats nav .button').last().click()
    await page.locator('dialog select.language').selectOption('de')
    await page.getByRole('heading', { name: 'Spielprotokoll', includeHidden: true }).waitFor()
    await expect.poll(() => page.locator('.log').innerText()).toMatch(/Zug/)
    // The name of the team across its End Zone, too.
    await expect.poll(written).not.toBe(before)
    await page.locator('dialog select.language').selectOption('it')
    await page.getByRole('heading', { name: 'Cronaca', includeHidden: true }).waitFor()
  })

  test.each(['dark', 'light'] as const)('has no accessibility finding: %s', async (colorScheme) => {
    const page = await openPage({ colorScheme })
    for (const path of ['/', '/settings', '/credits', '/set-up/blitz-bowl', '/nonsense', '/match/nonsense']) {
      await page.goto(new URL(path, page.url()).href)
      await page.locator('h1').waitFor()
      await expectAccessible(page)
    }
  })

  test('a computer has the level and the style that were chosen', async () => {
    const page = await openPage()
    await page.goto(new URL('/set-up/skirmish', page.url()).href)
    await page.getByLabel('Seat 2', { exact: true }).selectOption('7')
    const style = page.getByLabel('Style of seat 2')
    await expect.poll(() => style.locator('option').count()).toBe(4)
    await style.selectOption('bold')
    await page.locator('button[type=submit]').click()
    await page.locator('.match').waitFor()
    await page.getByText('computer, level 7, bold').first().waitFor()
  })

  test('a broken save is told, kept, and hurts no other match', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await page.locator('.match').waitFor()
    const id = page.url().split('/').at(-1)!
    await page.goto(new URL('/', page.url()).href)
    await page.evaluate(async (good) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('undercroft', 1)
        request.onsuccess = () => resolve(request.result)
      })
      const store = db.transaction('matches', 'readwrite').objectStore('matches')
      await new Promise<void>((resolve) => {
        const request = store.get(good)
        request.onsuccess = () => {
          const bad = { ...request.result, id: 'broken', save: { ...request.result.save, digest: '0123456789abcdef' } }
          store.put({ ...request.result, id: 'other-version', save: { ...request.result.save, rules: '0.0.0-other' } })
          store.put(bad).onsuccess = () => resolve()
        }
      })
    }, id)
    for (const [address, words] of [
      ['broken', /damaged/],
      ['other-version', /version/],
    ] as const) {
      await page.goto(new URL(`/match/${address}`, page.url()).href)
      await page.getByRole('alert').waitFor()
      expect(await page.getByRole('alert').innerText()).toMatch(words)
    }
    await page.goto(new URL(`/match/${id}`, page.url()).href)
    await page.locator('.match').waitFor()
    await page.goto(new URL('/', page.url()).href)
    await page.locator('.resume li').first().waitFor()
    await expect.poll(() => page.locator('.resume li').count()).toBe(3)
  })

  test('once loaded it works in aeroplane mode', async () => {
    const page = await openPage()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      if (registration.active?.state !== 'activated') {
        await new Promise((resolve) => registration.active?.addEventListener('statechange', resolve))
      }
    })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await untilAsked(page, [0])
    expect((await standing(page)).idle).toBe(true)
  })

  test('a phone: first tap aims, second tap goes', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).tap()
    await untilReady(page, () => page.locator('.question .answers .button').first().tap())
    const tap = async ([x, y]: [number, number]) => page.touchscreen.tap(...(await pointOf(page, x, y)))
    await tap((await inSight(page, await piecesOf(page, 'ready')))[0])
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    const { version } = await standing(page)
    const [square] = await inSight(page, await destinations(page))
    await tap(square)
    await page.locator('.way-line').waitFor({ state: 'attached' })
    expect((await standing(page)).version).toBe(version)
    await tap(square)
    await untilLater(page, version)
    const small = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.actions .button')]
          .map((button) => button.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 44 || height < 44)).length,
    )
    expect(small).toBe(0)
    await expectAccessible(page)
  })

  test('keys alone: line up, choose a piece, run, end the turn', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.match').waitFor()
    await untilReady(page, () => page.keyboard.press('1'))
    await page.keyboard.press('n')
    await page.locator('.board-frame .piece.selected').waitFor({ state: 'attached' })
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    const { version } = await standing(page)
    await page.locator('.board-frame').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.locator('.way-line').waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await untilLater(page, version)
    await untilAsked(page, [0])
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('e')
    await page.getByRole('button', { name: 'End the turn' }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'End the turn' }).focus()
    await page.keyboard.press('Enter')
    await untilLater(page, version + 2)
  })
})
