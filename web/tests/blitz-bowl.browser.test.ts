import { blitzBowl, defaultOptions } from '@undercroft/blitz-bowl'
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
import { byKeys, playOn, playToTheEnd } from './hasty.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

describe('Blitz Bowl', () => {
  test('a piece is selected, its reach shown, a run played with one click and taken back', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await untilAsked(page, [0])
    for (let turn = 0; (await piecesOf(page, 'ready')).length === 0; turn++) {
      await playOn(page, turn)
      await untilAsked(page, [0])
    }
    const before = await standing(page)
    const [piece] = await piecesOf(page, 'ready')
    await clickSquare(page, ...piece)
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    const [x, y] = (await destinations(page)).at(-1)!
    await clickSquare(page, x, y)
    await page.waitForFunction(
      (version) => Number(document.querySelector<HTMLElement>('.match')?.dataset.version) > version,
      before.version,
    )
    await untilAsked(page, [0])
    expect(await piecesOf(page, 'seat-0')).toContainEqual([x, y])
    await page.keyboard.press('u')
    await expect.poll(() => piecesOf(page, 'seat-0')).toContainEqual(piece)
    await expectAccessible(page)
  })

  test('hot seat: a hand is hidden behind a hand-over screen', async () => {
    const page = await openPage()
    await openPrepared(page, {
      id: 'blitz-bowl',
      game: blitzBowl,
      options: defaultOptions,
      seed: 3,
      seats: [person, person],
      until: ({ state }) => state.hands[0].length > 0 && state.hands[1].length > 0,
    })
    await page.locator('.hand-over').waitFor()
    expect(await page.locator('.hand-over').innerText()).toMatch(/Hand over to/)
    expect(await page.locator('.card.hand').count()).toBe(0)
    await expectAccessible(page)
    await page.locator('.hand-over button').click()
    await page.locator('.card.hand').waitFor()
  })

  test('a match goes on after a reload in the middle of a question', async () => {
    const page = await openPage({}, '/set-up/blitz-bowl')
    await page.getByLabel('Seat 2', { exact: true }).selectOption('person')
    await page.getByRole('radio', { name: 'The toss decides' }).check({ force: true })
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.question h2').waitFor()
    const asked = await page.locator('.question h2').innerText()
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('.question h2').waitFor()
    expect(await page.locator('.question h2').innerText()).toBe(asked)
    await page.locator('.question .answers .button').first().click()
    await page.getByRole('button', { name: 'Line up for me' }).waitFor()
  })

  test('real dice are typed in', async () => {
    const page = await openPage({}, '/set-up/blitz-bowl')
    await page.getByLabel('Seat 2', { exact: true }).selectOption('person')
    await page.getByLabel('Real dice').check()
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.getByRole('heading', { name: 'Roll for it' }).waitFor()
    await expectAccessible(page)
    await page.locator('.faces .face').nth(1).click()
    await page.getByRole('button', { name: 'That is what shows' }).click()
    await page.locator('.log').getByText('win the toss').waitFor()
    expect(await page.locator('.log').innerText()).toMatch(/Orc win the toss/)
  })

  test('a whole match by keys alone, from the home page to the result', { timeout: 300_000 }, async () => {
    const page = await openPage()
    await page.getByRole('link', { name: 'Set up a match: Blitz Bowl' }).press('Enter')
    await page.getByLabel('Seat 2', { exact: true }).selectOption('random')
    await page.getByRole('button', { name: 'Start the match' }).press('Enter')
    await playToTheEnd(page, [0], byKeys)
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').innerText()).toMatch(/wins|draw/i)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to the start' }).click()
    await page.getByRole('link', { name: 'Look at the result' }).waitFor()
  })
})
