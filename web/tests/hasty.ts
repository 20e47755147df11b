import type { Locator, Page } from 'playwright-core'
import { clickSquare, destinations, piecesOf, standing, untilAsked, untilFound } from './browser.ts'

/** What was there a moment ago may be gone by now: then something else is tried. */
export const tryClick = (button: Locator): Promise<void> => button.click({ timeout: 3000 }).catch(() => {})

/** How somebody presses buttons and squares. */
export interface Hand {
  press(button: Locator): Promise<void>
  square(page: Page, x: number, y: number): Promise<void>
}

const mouse: Hand = { press: tryClick, square: clickSquare }

/** No pointer: a button is focused, a square is gone to by arrows from whoever acts. */
const keys: Hand = {
  async press(button) {
    await button.press('Enter', { timeout: 3000 }).catch(() => {})
  },
  async square(page, x, y) {
    const shown = await Promise.all([piecesOf(page, 'selected'), piecesOf(page, 'ready'), destinations(page)])
    const [from = [0, 0]] = shown.flat()
    // The cursor begins anew where the board gets the focus.
    await page.locator('.log ol').focus()
    await page.locator('.board-frame').focus()
    const steps = [
      ...Array<string>(Math.abs(x - from[0])).fill(x > from[0] ? 'ArrowRight' : 'ArrowLeft'),
      ...Array<string>(Math.abs(y - from[1])).fill(y > from[1] ? 'ArrowDown' : 'ArrowUp'),
    ]
    for (const key of steps.length > 0 ? steps : ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  },
}

/** Answers whatever is asked as a hasty person would: first answers, some destination, and ends turns. */
export async function playOn(page: Page, turn: number, hand: Hand = mouse): Promise<void> {
  const handOver = page.locator('.hand-over button')
  if (await handOver.count()) return hand.press(handOver)
  const lineUp = page.getByRole('button', { name: 'Line up for me' })
  if (await lineUp.count()) return hand.press(lineUp)
  const question = page.locator('.question .answers .button')
  if (await question.count()) return hand.press(question.first())
  const squares = await destinations(page)
  if (squares.length > 0) {
    const [x, y] = squares[(turn * 7) % squares.length]
    return hand.square(page, x, y)
  }
  const targets = [...(await piecesOf(page, 'target')), ...(await piecesOf(page, 'friend'))]
  if (targets.length > 0) return hand.square(page, ...targets[0])
  const ready = await piecesOf(page, 'ready')
  if (ready.length > 0 && turn % 3 !== 2) {
    await hand.square(page, ...ready[turn % ready.length])
    await untilFound(page)
    const reach = await destinations(page)
    if (reach.length > 0) return hand.square(page, ...reach[(turn * 5) % reach.length])
  }
  await endTurn(page, hand)
}

/** Ends the turn, or chooses a piece whose turn can be ended. */
export async function endTurn(page: Page, hand: Hand = mouse): Promise<void> {
  const question = page.locator('.question .answers .button')
  if (await question.count()) return hand.press(question.first())
  const done = page.getByRole('button', { name: /^Done/ })
  if (await done.count()) return hand.press(done)
  const end = page.getByRole('button', { name: /End turn/ })
  if (!(await end.isEnabled({ timeout: 3000 }).catch(() => false))) return page.keyboard.press('n')
  await hand.press(end)
  const sure = page.getByRole('button', { name: 'End the turn' })
  if (await sure.count()) await hand.press(sure)
}

/** One try; where nothing came of the last one, whatever else is offered will do. */
export async function tryOn(page: Page, turn: number, isStuck: boolean, hand: Hand = mouse): Promise<void> {
  const button = page.locator('.actions .buttons .button:not([aria-disabled=true])')
  if (isStuck && turn % 2 === 0 && (await button.count()) > 0) await hand.press(button.first())
  else await playOn(page, turn, hand)
}

export const byKeys: Try = (page, turn, isStuck) => tryOn(page, turn, isStuck, keys)

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
