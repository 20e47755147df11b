import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import {
  clickSquare,
  closeBrowser,
  destinations,
  openPage,
  openScenario,
  piecesOf,
  pointOf,
  untilAsked,
} from './browser.ts'
import { openBrawl } from './prepared.ts'

afterAll(closeBrowser)

const scene = (map: readonly string[], rest = '') =>
  `game: dungeon-bowl\ntitle: A try\ngoal: Try it.\nmap: |\n${map.map((row) => `  ${row}`).join('\n')}\n${rest}you: 0\nsuccess: { A: { state: stunned } }\n`

const choose = async (page: Page, x: number, y: number) => {
  await untilAsked(page, [0])
  await clickSquare(page, x, y)
  await page.locator('.board-frame .piece.selected').waitFor({ state: 'attached' })
}
const button = (page: Page, name: string) => page.locator('.actions .buttons').getByRole('button', { name })
const badges = (page: Page) => page.locator('.board-frame .way-badge').allTextContents()
const logged = (page: Page, text: RegExp) => page.locator('.log .line').filter({ hasText: text }).first().waitFor()

describe('Dungeon Bowl: what is done to somebody takes one click', () => {
  test('a pass: receivers with the whole chance, ranges as bands, thrown by a click', async () => {
    const page = await openPage()
    await openScenario(
      page,
      scene(['###########', '#A...B...C#', '#.........#', '###########'], 'ball: A\ndice: [d6 6, d6 6]\n'),
    )
    await choose(page, 1, 1)
    await button(page, 'Pass').click()
    await expect.poll(() => badges(page)).toEqual([expect.stringMatching(/^\d+ %$/), expect.stringMatching(/^\d+ %$/)])
    await page.locator('.overlay-range-quick').waitFor({ state: 'attached' })
    await page.locator('.overlay-range-short').waitFor({ state: 'attached' })
    expect(await piecesOf(page, 'friend')).toEqual([
      [5, 1],
      [9, 1],
    ])
    await page.mouse.move(...(await pointOf(page, 5, 1)))
    await page.locator('.odds').getByText('caught', { exact: true }).waitFor()
    await clickSquare(page, 5, 1)
    await logged(page, /throws|pass/i)
    await logged(page, /catches|caught/i)
  })

  test('a hand-off walks to the receiver first', async () => {
    const page = await openPage()
    await openScenario(
      page,
      scene(['###########', '#A....B...#', '#.........#', '###########'], 'ball: A\ndice: [d6 6]\n'),
    )
    await choose(page, 1, 1)
    await button(page, 'Hand-off').click()
    await expect.poll(() => badges(page)).toEqual(['67 %'])
    await clickSquare(page, 6, 1)
    await logged(page, /hands/i)
    expect(await piecesOf(page, 'seat-0')).toContainEqual([5, expect.any(Number)])
  })

  test('a Blitz: only foes in reach, with the odds of way and block together', async () => {
    const page = await openPage()
    await openScenario(
      page,
      scene(['##############', '#A.....b.....#', '##########...#', '#........#c..#', '##############']),
    )
    await choose(page, 1, 1)
    await button(page, 'Blitz').click()
    await expect.poll(() => piecesOf(page, 'target')).toEqual([[7, 1]])
    expect(await badges(page)).toEqual([expect.stringMatching(/^−?[123]D \d+ %$/)])
    await page.mouse.move(...(await pointOf(page, 7, 1)))
    await page.locator('.odds').getByText('pushed', { exact: true }).waitFor()
    await clickSquare(page, 7, 1)
    await page
      .locator('.question')
      .or(page.locator('.log .line', { hasText: 'block' }))
      .first()
      .waitFor()
  })

  test('a Blitz through a portal: half a chance to come out there, one click, and on to the foe', async () => {
    const page = await openPage()
    await openScenario(
      page,
      scene(['###############', '#A.1####..2..b#', '###############'], 'dice: [d6 2, block push, block push]\n'),
    )
    await choose(page, 1, 1)
    await button(page, 'Blitz').click()
    await expect.poll(() => piecesOf(page, 'target')).toEqual([[13, 1]])
    expect(await badges(page)).toHaveLength(1)
    await page.mouse.move(...(await pointOf(page, 13, 1)))
    // The other half of the dice that count shows his own portal, and he is lost (DB-PORT-18).
    await expect.poll(() => page.locator('.odds').innerText()).toMatch(/does not get there\s+50 %/)
    await clickSquare(page, 13, 1)
    await logged(page, /portal 2/)
    await logged(page, /block/i)
    expect(await piecesOf(page, 'seat-0')).toContainEqual([12, 1])
  })

  test('Throw Team-mate: whom one can throw is marked, then how far; two clicks', async () => {
    const page = await openPage()
    const pieces = 'pieces:\n  A: { st: 5, pa: 5, skills: [throw-team-mate] }\n  G: { st: 2, skills: [right-stuff] }\n'
    await openScenario(
      page,
      scene(
        ['############', '#..........#', '#AG.......b#', '#..........#', '############'],
        `${pieces}dice: [d6 6, d8 5, d8 4, d8 5, d6 6, d6 6]\n`,
      ),
    )
    await choose(page, 1, 2)
    await button(page, 'Throw Team-mate').click()
    await expect.poll(() => piecesOf(page, 'friend')).toEqual([[2, 2]])
    expect(await piecesOf(page, 'target')).toEqual([])
    await clickSquare(page, 2, 2)
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    await clickSquare(page, 5, 2)
    await logged(page, /throws/i)
    await expect.poll(() => piecesOf(page, 'seat-0')).not.toContainEqual([2, 2])
  })

  test('nothing is offered that cannot be done: no pass without a ball, no Blitz out of reach', async () => {
    const page = await openPage()
    await openScenario(
      page,
      scene(['##########################', '#A......................b#', '##########################']),
    )
    await choose(page, 1, 1)
    await button(page, 'Move').waitFor()
    expect(await button(page, 'Pass').count()).toBe(0)
    expect(await button(page, 'Hand-off').count()).toBe(0)
    expect(await button(page, 'Blitz').count()).toBe(0)
    const undo = page.getByRole('button', { name: /^Undo/ })
    expect(await undo.getAttribute('aria-disabled')).toBe('true')
    await undo.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.why').innerText()).toMatch(/Nothing can be undone/)
  })
})

describe('Skirmish', () => {
  const rows = Array.from({ length: 6 }, () => '.'.repeat(12))
  const at = (x: number, y: number) => y * 12 + x

  test('SK-MOVE-04 nobody is shown a square that an ally holds, but one walks past', async () => {
    const page = await openPage()
    await openBrawl(
      page,
      ['############', '#..........#', '############'],
      [
        { card: 'temple-paladin', seat: 0, square: at(2, 1) },
        { card: 'human-footman', seat: 0, square: at(3, 1) },
        { card: 'orc-raider', seat: 1, square: at(10, 1) },
      ],
    )
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '').length > 60)
    const [[x]] = await piecesOf(page, 'selected')
    const shown = (await destinations(page)).map(([column]) => column)
    expect(shown).not.toContain(x === 2 ? 3 : 2)
    expect(shown).toContain(x === 2 ? 4 : 1)
  })

  test('a friend who can be healed is marked as a friend, and healed by one click', async () => {
    const page = await openPage()
    await openBrawl(page, rows, [
      { card: 'temple-paladin', seat: 0, square: at(2, 2) },
      { card: 'human-footman', seat: 0, square: at(3, 2) },
      { card: 'orc-raider', seat: 1, square: at(10, 5) },
    ])
    await page
      .locator('.actions .buttons')
      .getByRole('button', { name: /mend wounds/i })
      .click()
    await expect.poll(() => piecesOf(page, 'friend')).toContainEqual([3, 2])
    expect(await piecesOf(page, 'target')).toEqual([])
    await clickSquare(page, 3, 2)
    await logged(page, /mend wounds/i)
    expect(await page.getByRole('heading', { name: 'Which of these?' }).count()).toBe(0)
  })

  test('a shot: who can be hit has the chance above him, it is said, and he is shot at by one click', async () => {
    const page = await openPage()
    await openBrawl(page, rows, [
      { card: 'human-crossbowman', seat: 0, square: at(2, 2) },
      { card: 'orc-raider', seat: 1, square: at(6, 0) },
      { card: 'orc-raider', seat: 1, square: at(6, 4) },
    ])
    await button(page, 'Shoot').click()
    await expect.poll(() => badges(page)).toEqual([expect.stringMatching(/^\d+ %$/), expect.stringMatching(/^\d+ %$/)])
    expect(await piecesOf(page, 'target')).toEqual([
      [6, 0],
      [6, 4],
    ])
    await page.mouse.move(...(await pointOf(page, 6, 4)))
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringMatching(/ \d+ %/))
    await clickSquare(page, 6, 4)
    await logged(page, /Crossbowman/i)
  })

  test('a spell: its targets are marked, and it is cast by one click', async () => {
    const page = await openPage()
    await openBrawl(page, rows, [
      { card: 'elf-spellsinger', seat: 0, square: at(2, 2) },
      { card: 'orc-raider', seat: 1, square: at(6, 0) },
      { card: 'orc-raider', seat: 1, square: at(6, 4) },
    ])
    await button(page, 'Ember dart').click()
    await expect.poll(() => piecesOf(page, 'target')).toContainEqual([6, 4])
    await clickSquare(page, 6, 4)
    await logged(page, /ember dart/i)
  })
})
