import type { Locator, Page } from 'playwright-core'
import { clickSquare, destinations, piecesOf, standing, untilAsked, untilFound } from './browser.ts'

/** What was there a moment ago may be gone by now: then something else is tried. */
export const tryClick = (button: Locator): Promise<void> => button.click({ timeout: 3000 }).catch(() => {})

/** Answers whatever is asked as a hasty person would: first answers, some destination, and ends turns. */
export async function playOn(page: Page, turn: number): Promise<void> {
  const handOver = page.locator('.hand-over button')
  if (await handOver.count()) return tryClick(handOver)
  const lineUp = page.getByRole('button', { name: 'Line up for me' })
  if (await lineUp.count()) return tryClick(lineUp)
  const question = page.locator('.question .answers .button')
  if (await question.count()) return tryClick(question.first())
  const squares = await destinations(page)
  if (squares.length > 0) {
    const [x, y] = squares[(turn * 7) % squares.length]
    return clickSquare(page, x, y)
  }
  const targets = [...(await piecesOf(page, 'target')), ...(await piecesOf(page, 'friend'))]
  if (targets.length > 0) return clickSquare(page, ...targets[0])
  const ready = await piecesOf(page, 'ready')
  if (ready.length > 0 && turn % 3 !== 2) {
    await clickSquare(page, ...ready[turn % ready.length])
    await untilFound(page)
    const reach = await destinations(page)
    if (reach.length > 0) return clickSquare(page, ...reach[(turn * 5) % reach.length])
  }
  await endTurn(page)
}

/** Ends the turn, or chooses a piece whose turn can be ended. */
export async function endTurn(page: Page): Promise<void> {
  const question = page.locator('.question .answers .button')
  if (await question.count()) return tryClick(question.first())
  const done = page.getByRole('button', { name: /^Done/ })
  if (await done.count()) return tryClick(done)
  const end = page.getByRole('button', { name: /End turn/ })
  if (!(await end.isEnabled({ timeout: 3000 }).catch(() => false))) return page.keyboard.press('n')
  await tryClick(end)
  const sure = page.getByRole('button', { name: 'End the turn' })
  if (await sure.count()) await tryClick(sure)
}

/** One try; where nothing came of the last one, whatever else is offered will do. */
export async function tryOn(page: Page, turn: number, isStuck: boolean): Promise<void> {
  const button = page.locator('.actions .buttons .button')
  if (isStuck && turn % 2 === 0 && (await button.count()) > 0) await tryClick(button.first())
  else await playOn(page, turn)
}

export type Try = (page: Page, turn: number, isStuck: boolean) => Promise<void>

/** Tries something whenever one of these seats is asked, until the match is over on this page. */
export async function playToTheEnd(page: Page, seats: readonly number[], tryOnce: Try = tryOn): Promise<void> {
  let last = -1
  for (let turn = 0; turn < 600; turn++) {
    await untilAsked(page, seats, 120_000)
    const { over, version } = await standing(page)
    if (over) return
    await tryOnce(page, turn, version === last)
    last = version
  }
  throw new Error('the match has not ended')
}

/** After so many tries people only answer and end their turns: the match ends soon, whatever the dice do. */
export const untilTired =
  (tries: number): Try =>
  (page, turn, isStuck) =>
    turn < tries || isStuck ? tryOn(page, turn, isStuck) : endTurn(page)
