import { dungeonBowl } from '@undercroft/dungeon-bowl'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, destinations, expectAccessible, openPage, piecesOf, pointOf, untilAsked } from './browser.ts'
import { openBrawl, openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

const dungeon = { teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never

/** Dungeon Bowl at the first turn of a person. */
async function openTurn(page: Page): Promise<void> {
  await openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: dungeon,
    seed: 5,
    seats: [person, person],
    until: (match) => dungeonBowl.decision(match)?.kind === 'turn',
  })
  await untilAsked(page, [0, 1])
}

/** N chooses the next piece that may act. */
async function choosePiece(page: Page): Promise<void> {
  await page.keyboard.press('n')
  await page.locator('.board-frame .piece.selected').waitFor({ state: 'attached' })
}

/** The destination farthest from the chosen piece: Rushes lie on the way. */
async function farthest(page: Page): Promise<[number, number]> {
  await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '').length > 400)
  const [[x, y]] = await piecesOf(page, 'selected')
  const far = (square: readonly number[]) => Math.max(Math.abs(square[0] - x), Math.abs(square[1] - y))
  return (await destinations(page)).reduce((best, square) => (far(square) > far(best) ? square : best))
}

/** Skirmish: a footman, who acts, beside an orc. */
async function openFight(page: Page): Promise<void> {
  const rows = Array.from({ length: 8 }, () => '.'.repeat(12))
  await openBrawl(page, rows, [
    { card: 'human-footman', seat: 0, square: 3 * 12 + 3 },
    { card: 'orc-warlord', seat: 1, square: 3 * 12 + 4 },
  ])
}

describe('choosing', () => {
  test('a way tells each roll, its chance, and the chance with re-rolls', async () => {
    const page = await openPage()
    await openTurn(page)
    await choosePiece(page)
    await page.mouse.move(...(await pointOf(page, ...(await farthest(page)))))
    await page.locator('.odds .steps').waitFor()
    const odds = page.locator('.odds')
    await odds.getByText('with re-rolls').waitFor()
    expect(await odds.innerText()).toMatch(/Step \d+\s+Rush\s+2\+[\s\S]*all of it\s+\d+ %[\s\S]*with re-rolls\s+\d+ %/)
    expect(await page.locator('.prompt strong').innerText()).toMatch(/choose a highlighted square or an action/)
    await expectAccessible(page)
  })

  test('a failed roll asks what is at stake, with the chance of the re-roll', async () => {
    const page = await openPage()
    await openPrepared(page, {
      id: 'dungeon-bowl',
      game: dungeonBowl,
      options: dungeon,
      seed: 41,
      seats: [person, person],
      until: (match) => dungeonBowl.decision(match)?.kind === 're-roll',
    })
    await page.locator('.question').waitFor()
    const answers = page.locator('.question .answers .button')
    await answers.getByText(/comes out: \d+ %/).waitFor()
    expect(await answers.first().innerText()).toMatch(/re-roll[\s\S]*comes out: \d+ %/i)
    expect(await answers.last().innerText()).toMatch(/Leave it/)
    await expectAccessible(page)
  })

  test('a note stands on the piece, a marked skill on all who have it, and both stay', async () => {
    const page = await openPage()
    await openTurn(page)
    await choosePiece(page)
    await page.getByRole('button', { name: 'Note' }).click()
    await page.getByRole('textbox', { name: 'Note' }).fill('guard the chest')
    await page.locator('.board-frame .sign.selected .note').waitFor({ state: 'attached' })
    expect(await page.locator('.board-frame .piece.selected').getAttribute('aria-label')).toMatch(/guard the chest/)
    await page.locator('.piece-panel').getByRole('button', { name: 'Thick Skull' }).first().click()
    await page.getByRole('checkbox', { name: 'Mark everybody with Thick Skull' }).check()
    await expect.poll(() => page.locator('.board-frame .sign .note').count()).toBeGreaterThan(2)
    await expectAccessible(page)
    const marked = await page.locator('.board-frame .sign .note').count()
    await page.reload()
    await untilAsked(page, [0, 1])
    await page.waitForFunction((n) => document.querySelectorAll('.board-frame .sign .note').length === n, marked)
  })

  test('the help finds skills, actions and rules by any word', async () => {
    const page = await openPage()
    await openTurn(page)
    await page.keyboard.press('?')
    await page.getByRole('searchbox').fill('chest')
    await page.locator('.help-search .rule-id').first().waitFor()
    expect(await page.locator('.help-search').innerText()).toMatch(/DB-[A-Z]+-\d+ [\s\S]*chest/)
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByText('Nothing is called that.').waitFor()
    await expectAccessible(page)
  })
})

describe('Skirmish', () => {
  test('an attack tells the chance to hit, damage, and the chance of each outcome', async () => {
    const page = await openPage()
    await openFight(page)
    await page.locator('.board-frame .piece.target').first().waitFor({ state: 'attached' })
    await page.mouse.move(...(await pointOf(page, 4, 3)))
    await page
      .locator('.odds')
      .getByText(/hits: \d+ %, [\d.]+ damage on average/)
      .waitFor()
    expect(await page.locator('.odds').innerText()).toMatch(
      /attack\), against AC \d+[\s\S]*5 damage\s+\d+ %[\s\S]*nothing\s+\d+ %/,
    )
    await expectAccessible(page)
  })

  test('a planned way goes on after others were asked whether they strike', async () => {
    const page = await openPage()
    await openFight(page)
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '').length > 400)
    await page.mouse.click(...(await pointOf(page, 0, 6)))
    await page.locator('.question').waitFor()
    await page
      .locator('.question')
      .getByText(/comes out: \d+ %/)
      .first()
      .waitFor()
    await page.locator('.question .answers .button').last().click()
    await page.waitForFunction(() => {
      const piece = document.querySelector<HTMLElement>('.board-frame .piece.seat-0')
      return piece?.style.transform.startsWith('translate(20px, 260px)')
    })
  })

  test('Limited: two packs are drawn for each, and who comes along is chosen', async () => {
    const page = await openPage({}, '/set-up/skirmish')
    await page.getByLabel('Scenario').selectOption('limited')
    await page.locator('.drawn').first().waitFor()
    await expect.poll(() => page.locator('.drawn').first().locator('li').count()).toBe(16)
    const points = () =>
      page
        .getByText(/\d+ of 100 points/)
        .first()
        .innerText()
    const before = await points()
    const [name] = (await page.locator('.drawn li:has(input:checked)').first().innerText()).split('\n')
    const creature = page.locator('.drawn').first().getByRole('checkbox', { name }).first()
    await creature.uncheck()
    expect(await points()).not.toBe(before)
    await creature.check()
    expect(await points()).toBe(before)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.match').waitFor()
  })
})

test('a turn with a time limit shows its clock, and ends when it has run out', async () => {
  const page = await openPage()
  await openPrepared(page, {
    id: 'dungeon-bowl',
    game: dungeonBowl,
    options: dungeon,
    seed: 5,
    seats: [
      { ...person, seconds: 2 },
      { ...person, seconds: 2 },
    ],
    until: (match) => dungeonBowl.decision(match)?.kind === 'turn',
  })
  await page.getByRole('timer').waitFor()
  const before = await page.locator('.match').getAttribute('data-seat')
  await page.waitForFunction((seat) => document.querySelector<HTMLElement>('.match')?.dataset.seat !== seat, before)
  await page.locator('.log .line').filter({ hasText: 'The time is over' }).first().waitFor()
})
