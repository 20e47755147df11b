import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  expectAccessible,
  openPage,
  piecesOf,
  standing,
  untilAsked,
} from './browser.ts'
import { expectPainted } from './painted.ts'
import { openBrawl } from './prepared.ts'

afterAll(closeBrowser)

const playNow = async (page: Page, game = 'Blitz Bowl') => {
  await page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
  await untilAsked(page, [0])
}
const rows = Array.from({ length: 6 }, () => '.'.repeat(12))
const duel = [
  { card: 'temple-paladin', seat: 0, square: 26 },
  { card: 'orc-raider', seat: 1, square: 58 },
]

describe('the browser makes trouble', () => {
  test('two tabs: the second says so and watches; taking over, it plays and the first watches', async () => {
    const first = await openPage()
    await playNow(first)
    const second = await first.context().newPage()
    await second.goto(first.url())
    await second.getByText('This match is open in another tab.').waitFor()
    expect(await piecesOf(second, 'ready')).toEqual([])
    await second.getByRole('button', { name: 'Play here' }).click()
    await first.getByText('This match is open in another tab.').waitFor()
    await second.locator('.board-frame .piece.ready').first().waitFor({ state: 'attached' })
    await expectAccessible(second)
    await expectAccessible(first)
  })

  test('without a store the match is played all the same, says that it is not saved, and is given as a file', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.reload()
    await playNow(page)
    await expectPainted(page, 0.3)
    await page.getByText('This match is not being saved.').waitFor()
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^undercroft-.*\.json$/)
    const before = await standing(page)
    await page.keyboard.press('e')
    await page.getByRole('button', { name: 'End the turn' }).click()
    await page.waitForFunction(
      (version) => Number(document.querySelector<HTMLElement>('.match')?.dataset.version) > version,
      before.version,
    )
  })

  test('a store that is full is told at once, and no longer when it takes the match again', async () => {
    const page = await openPage()
    await openBrawl(page, rows, duel)
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put
      Object.assign(window, { mend: () => Object.assign(IDBObjectStore.prototype, { put }) })
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await clickSquare(page, ...(await destinations(page))[0])
    await page.getByText('This match is not being saved.').waitFor()
    await page.evaluate(() => (window as unknown as { mend(): void }).mend())
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('This match is not being saved.').waitFor({ state: 'detached' })
  })

  test('a square that is pressed before the ways are found is walked to when they are', async () => {
    const page = await openPage()
    await openBrawl(page, rows, duel)
    await page.locator('.board-frame .piece.selected').waitFor({ state: 'attached' })
    await clickSquare(page, 4, 4)
    await expect.poll(() => piecesOf(page, 'seat-0')).toEqual([[4, 4]])
  })
})

describe('keys', () => {
  test('one key for two commands is refused, and says whose it is', async () => {
    const page = await openPage({}, '/settings')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await page.keyboard.press('e')
    expect(await page.getByRole('alert').innerText()).toMatch(/E is the key for “End turn” already/)
    expect(await page.getByRole('button', { name: /^Undo/ }).innerText()).toBe('U')
  })

  test('the board has the focus when a match begins and after a dialog; arrows work at once, and everything is said', async () => {
    const page = await openPage()
    await openBrawl(page, rows, duel)
    const focused = () => page.evaluate(() => document.activeElement?.className)
    await expect.poll(focused).toBe('board-frame')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.locator('.board-host [aria-live]').innerText()).toMatch(/D3/)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('board-frame')
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    await clickSquare(page, ...(await destinations(page))[0])
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringMatching(/Paladin/))
    const stops = await page.locator('.log button:not([tabindex="-1"])').count()
    expect(stops).toBe(0)
    await page.locator('.log ol').focus()
    await page.keyboard.press('ArrowUp')
    expect(await page.evaluate(() => document.activeElement?.closest('.log') !== null)).toBe(true)
  })
})

describe('a match', () => {
  test('settings open over it; it is conceded there, and the dialog at its end begins with the winner', async () => {
    const page = await openPage({ viewport: { width: 1000, height: 500 } })
    await playNow(page)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByText('Coordinates at the edge').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Concede' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/conceded\./).waitFor()
    expect(await dialog.locator('h2').first().innerText()).toMatch(/wins/)
    expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0)
    await page.goto(new URL('/', page.url()).href)
    await page.getByRole('heading', { name: 'Finished matches' }).waitFor()
  })

  test('a first match has tips: the aim, a lesson, and they can be switched off', async () => {
    const page = await openPage({}, '/', { guide: true })
    await playNow(page)
    const guide = page.locator('.guide')
    await guide.getByText(/Score points/).waitFor()
    await guide.getByRole('link', { name: 'First lesson' }).waitFor()
    await expectAccessible(page)
    await guide.getByRole('button', { name: 'Got it' }).click()
    await guide.getByText(/outlined pieces/).waitFor()
    await guide.getByRole('button', { name: 'No more tips' }).click()
    await guide.waitFor({ state: 'detached' })
    await page.reload()
    await untilAsked(page, [0])
    expect(await guide.count()).toBe(0)
  })

  test('a clock has a bank and stands still while it is paused', async () => {
    const page = await openPage({}, '/set-up/blitz-bowl')
    await page.clock.install()
    await page.getByLabel('Time for a turn').selectOption({ index: 1 })
    await page.getByLabel('Bank for the match, in minutes').fill('3')
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.getByRole('button', { name: 'Line up for me' }).click()
    const clock = page.locator('.clock')
    await clock.waitFor()
    expect(await clock.innerText()).toMatch(/\+3:00/)
    const left = () => clock.getByRole('timer').innerText()
    const begun = await left()
    await page.clock.fastForward(5000)
    await expect.poll(left).not.toBe(begun)
    await clock.click()
    const stood = await left()
    await page.clock.fastForward(5000)
    expect(await left()).toBe(stood)
  })
})
