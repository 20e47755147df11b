import type { Page } from 'playwright-core'
import { clickSquare, destinations, piecesOf, untilFound } from './browser.ts'
import { tryClick } from './hasty.ts'

/** A hasty warlord of Skirmish: every creature walks towards the enemy, strikes whom it can, and its turn ends. */
export async function fightOn(page: Page, seat: number, turn: number, isStuck: boolean): Promise<void> {
  await untilFound(page)
  if (isStuck && turn % 2 === 0) return passOn(page)
  const question = page.locator('.question .answers .button, .actions .button.primary:not(.end)')
  const targets = await piecesOf(page, 'target')
  if (await question.count()) await tryClick(question.first())
  else if (targets.length > 0) await clickSquare(page, ...targets[0])
  else await walkOn(page, seat)
}

/** Nothing came of it: who routs can only be activated, who is cowardly must go on, others stay where they are. */
async function passOn(page: Page): Promise<void> {
  const button = page.locator('.actions .buttons .button:not([aria-disabled=true])')
  const squares = await destinations(page)
  const end = page.getByRole('button', { name: /End turn/ })
  if (await button.count()) await tryClick(button.first())
  else if (await end.isEnabled({ timeout: 3000 }).catch(() => false)) await page.keyboard.press('e')
  else if (squares.length > 0) await clickSquare(page, ...squares[0])
}

async function walkOn(page: Page, seat: number): Promise<void> {
  const prompt = await page
    .locator('.prompt strong')
    .innerText({ timeout: 3000 })
    .catch(() => '')
  if (/ acts.* [1-9]\d* squares/.test(prompt)) return page.keyboard.press('e')
  if (prompt.startsWith('Choose a creature')) {
    await page.keyboard.press('n')
    await untilFound(page)
  }
  const squares = await destinations(page)
  if (squares.length === 0) return passOn(page)
  // The first seat begins at the top left, the second across from it.
  const ahead = ([x, y]: readonly number[]) => (seat === 0 ? x + y : -x - y)
  await clickSquare(page, ...squares.reduce((best, square) => (ahead(square) > ahead(best) ? square : best)))
}

/** In the form of the set-up: few creatures, few rounds. */
export async function chooseShortMatch(page: Page): Promise<void> {
  await page.getByLabel('Scenario').selectOption('quick-strike')
  await page.getByLabel('Points per warband').selectOption('50')
  await page.getByLabel('Limit of rounds').selectOption('6')
}
