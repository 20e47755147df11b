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
import { playOn, playToTheEnd } from './hasty.ts'

afterAll(closeBrowser)

describe('Blitz Bowl', () => {
  test('a piece is selected, its reach shown, a run played with one click and taken back', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    for (let turn = 0; (await piecesOf(page, 'ready')).length === 0; turn++) {
      await untilAsked(page, [0])
      await playOn(page, turn)
      await page.waitForTimeout(30)
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
    await page.waitForTimeout(100)
    expect(await piecesOf(page, 'seat-0')).toContainEqual(piece)
    await expectAccessible(page)
  })

  test('hot seat: a hand is hidden behind a hand-over screen', { timeout: 900_000 }, async () => {
    // Hasty coaches do not claim a card in every match.
    for (let seed = 7; seed < 31; seed++) if (await findsHandOver(seed)) return
    throw new Error('no card was ever claimed, so no hand was ever hidden')
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

  test('a whole match against the computer, from the home page to the result', { timeout: 900_000 }, async () => {
    const page = await openPage()
    await page.getByRole('link', { name: 'Set up a match: Blitz Bowl' }).click()
    await page.getByLabel('Seat 2', { exact: true }).selectOption('random')
    await page.getByRole('button', { name: 'Start the match' }).click()
    await playToTheEnd(page, [0])
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').innerText()).toMatch(/wins|draw/i)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to the start' }).click()
    await page.getByRole('link', { name: 'Look at the result' }).waitFor()
  })
})

/** Plays a match of two people at one screen until the screen is handed over with a hand to hide; false: it never was. */
async function findsHandOver(seed: number): Promise<boolean> {
  const page = await openPage({}, '/set-up/blitz-bowl')
  await page.getByLabel('Seat 2', { exact: true }).selectOption('person')
  await page.getByLabel('Seed of the dice').fill(String(seed))
  await page.getByRole('button', { name: 'Start the match' }).click()
  for (let turn = 0; turn < 400; turn++) {
    await untilAsked(page, [0, 1])
    if ((await standing(page)).over) break
    if (await page.locator('.hand-over').count()) {
      expect(await page.locator('.hand-over').innerText()).toMatch(/Hand over to/)
      expect(await page.locator('.hands').count()).toBe(0)
      await expectAccessible(page)
      await page.close()
      return true
    }
    const claim = page.locator('.challenges button.offered')
    if (await claim.count()) await claim.first().click()
    else await playOn(page, turn)
  }
  await page.close()
  return false
}
