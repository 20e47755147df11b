import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { clickSquare, closeBrowser, destinations, expectAccessible, openPage, piecesOf, untilAsked } from './browser.ts'
import { expectPainted } from './painted.ts'
import { openBrawl } from './prepared.ts'

afterAll(closeBrowser)

/** Skirmish: a paladin in a corridor between two orcs. On the way to its end each of them is asked whether it strikes. */
async function openCorridor(page: Page): Promise<void> {
  const rows = ['############', '##.#########', '......######', '############']
  await openBrawl(page, rows, [
    { card: 'temple-paladin', seat: 0, square: 2 * 12 + 4 },
    { card: 'orc-raider', seat: 1, square: 2 * 12 + 5 },
    { card: 'orc-raider', seat: 1, square: 1 * 12 + 2 },
  ])
}

async function walkPast(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '').length > 50)
  await clickSquare(page, 0, 2)
}

/** Keeps whatever the page says to those who do not see it, for the next word soon takes the place of the last; waits until it says this. */
async function listen(page: Page): Promise<(words: string) => Promise<unknown>> {
  await page.locator('[role=status]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const voice of document.querySelectorAll('[role=status]'))
      new MutationObserver(() => heard.push(voice.textContent ?? '')).observe(voice, {
        subtree: true,
        childList: true,
        characterData: true,
      })
  })
  const says = (words: string) =>
    (window as unknown as { heard: string[] }).heard.some((heard) => heard.includes(words))
  return (words) => page.waitForFunction(says, words)
}

const answered = (page: Page) => page.locator('.log .line').filter({ hasText: 'Answered for you' })

describe('standing answers', () => {
  test('never, always and ask are kept by kind of question, and the log says when nobody was asked', async () => {
    const page = await openPage()
    await openCorridor(page)
    const hears = await listen(page)
    await walkPast(page)
    const question = page.locator('.question')
    await question.getByRole('button', { name: 'Never' }).click()
    await answered(page).first().waitFor()
    expect(await answered(page).allInnerTexts()).toEqual([
      expect.stringMatching(/striking at those who move away, Never/),
    ])
    await hears('Answered for you')
    await page.waitForFunction(() => {
      const piece = document.querySelector<HTMLElement>('.board-frame .piece.seat-0')
      return piece?.style.transform.startsWith('translate(20px, 100px)')
    })
    expect(await question.count()).toBe(0)

    await page.getByRole('button', { name: 'Settings' }).click()
    const kept = page.getByLabel('Skirmish: striking at those who move away')
    expect(await kept.inputValue()).toBe('never')
    await kept.selectOption('Always')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Play on' }).click()
    await openCorridor(page)
    await walkPast(page)
    await answered(page).first().waitFor()
    expect(await answered(page).first().innerText()).toMatch(/Always/)

    await answered(page).first().getByRole('button').click()
    await page.getByRole('button', { name: 'Ask me again' }).click()
    await page.getByRole('button', { name: 'You are asked again from now on.' }).waitFor()
    await openCorridor(page)
    await walkPast(page)
    await question.getByRole('button', { name: 'Never' }).waitFor()
    expect(await answered(page).count()).toBe(0)
  })
})

describe('line-ups', () => {
  const start = async (page: Page, game: string) => {
    await page.goto(new URL(`/set-up/${game}`, page.url()).href)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.getByRole('button', { name: 'Line up for me' }).waitFor()
  }
  const places = async (page: Page) => (await piecesOf(page, 'seat-0')).sort((a, b) => a[0] - b[0] || a[1] - b[1])

  test('Blitz Bowl: a team placed by hand is kept, and stands there again after one tap', async () => {
    const page = await openPage()
    await start(page, 'blitz-bowl')
    for (let placed = 0; placed < 6; placed++) {
      await page.waitForFunction((n) => document.querySelectorAll('.board-frame .piece.seat-0').length === n, placed)
      await untilAsked(page, [0])
      await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
      await clickSquare(page, ...(await destinations(page))[0])
    }
    await page.getByRole('button', { name: 'Keep this line-up' }).waitFor()
    const stood = await places(page)
    await page.getByRole('button', { name: 'Keep this line-up' }).click()
    await page.getByText('Kept as “Line-up 1”.').waitFor()
    await expectAccessible(page)
    await start(page, 'blitz-bowl')
    await page.getByRole('button', { name: 'Use “Line-up 1”' }).click()
    await page.getByText('Kept as “Line-up 1”.').waitFor()
    expect(await places(page)).toEqual(stood)
    await start(page, 'blitz-bowl')
    await page.getByRole('button', { name: 'Forget “Line-up 1”' }).click()
    await page.getByRole('button', { name: 'Use “Line-up 1”' }).waitFor({ state: 'detached' })
  })

  test('Dungeon Bowl: one tap places chests, portals and players, however often the others are asked between; links carry the line-up and the position', async () => {
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    await start(page, 'dungeon-bowl')
    await page.getByRole('button', { name: 'Line up for me' }).click()
    await page.getByRole('button', { name: 'Keep this line-up' }).click()
    const stood = await places(page)
    expect(stood).toHaveLength(6)
    await start(page, 'dungeon-bowl')
    await page.getByRole('button', { name: 'Use “Line-up 1”' }).click()
    await page.getByText('Kept as “Line-up 1”.').waitFor()
    expect(await places(page)).toEqual(stood)

    const copied = async (name: string) => {
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: 'Link copied' }).waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    const lineUp = await copied('Copy link: Line-up 1')
    await page.getByRole('button', { name: 'Settings' }).click()
    const position = await copied('Copy a link to this position')
    const other = await openPage()
    await other.goto(lineUp)
    await other.getByRole('heading', { name: 'A line-up was kept' }).waitFor()
    await other.getByRole('link', { name: 'Set up a match' }).click()
    await other.getByRole('button', { name: 'Start the match' }).click()
    await other.getByRole('button', { name: 'Use “Line-up 1”' }).waitFor()
    await expectPainted(other)
    await other.goto(position)
    await other.locator('.replay').waitFor()
    await expectPainted(other, 0.3)
    expect(await places(other)).toEqual(stood)
  })
})
