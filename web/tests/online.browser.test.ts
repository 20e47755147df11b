import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, expectAccessible, openPage, standing } from './browser.ts'
import { tryOn } from './hasty.ts'
import { type OnlineServer, startServer } from './online-server.ts'
import { chooseShortMatch, fightOn } from './warlord.ts'

let server: OnlineServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server?.stop()
})

const atServer = (path: string, settings: Record<string, unknown> = {}): Promise<Page> =>
  openPage({}, path, settings, server.address)

/** One has asked for a match, the other sits down by its link. */
async function meet(host: Page, settings: Record<string, unknown> = {}): Promise<[Page, Page]> {
  const link = host.getByRole('textbox', { name: 'Copy the link' })
  await link.first().waitFor()
  const friend = await atServer(new URL(await link.first().inputValue()).pathname, settings)
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([host, friend].map((page) => page.locator('.match').waitFor()))
  return [host, friend]
}

/** Notes the most actions that one message of this page brings to the server. */
const noteWays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (text) {
      const { t, actions } = JSON.parse(String(text)) as { t: string; actions?: readonly unknown[] }
      const root = document.documentElement.dataset
      if (t === 'act') root.longest = String(Math.max(Number(root.longest ?? 0), actions?.length ?? 0))
      send.call(this, text)
    }
  })
const longestWay = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.longest ?? 0))

type Try = (page: Page, seat: number, turn: number, isStuck: boolean) => Promise<void>

/** Both play on as hasty people do, until the match is over on both screens. */
async function playOut(pages: readonly Page[], tryOnce: Try): Promise<void> {
  const last = pages.map(() => -1)
  for (let turn = 0; turn < 2000; ) {
    const states = await Promise.all(pages.map((page) => standing(page)))
    if (states.every(({ over }) => over)) return
    for (const [seat, page] of pages.entries()) {
      const { over, idle, seat: asked, version } = states[seat]
      if (over || !idle || asked !== seat) continue
      await tryOnce(page, seat, turn++, version === last[seat])
      last[seat] = version
    }
  }
  throw new Error('the match has not ended')
}

describe('two browsers, one link', () => {
  // Two clicks on each side: the second of the other one's is his first move.
  it.each(['Blitz Bowl', 'Dungeon Bowl'])(
    '%s from the invitation to the end on both screens',
    async (game) => {
      const host = await atServer('/')
      await host.getByRole('button', { name: `Invite a friend to ${game}` }).click()
      const pages = await meet(host)
      await expectAccessible(pages[0])
      await Promise.all(pages.map(noteWays))
      await playOut(pages, (page, _seat, turn, isStuck) => tryOn(page, turn, isStuck))
      // A way of several squares was one message.
      expect(Math.max(...(await Promise.all(pages.map(longestWay))))).toBeGreaterThan(1)
      await Promise.all(pages.map((page) => page.context().close()))
    },
    240_000,
  )

  it('Skirmish from the set-up, with a clock, to the end on both screens', async () => {
    const host = await atServer('/set-up/skirmish', { confirmEnd: false })
    await chooseShortMatch(host)
    await host.getByLabel('Seat 2', { exact: true }).selectOption('friend')
    await host.getByLabel('Time for a turn').selectOption('10')
    await host.getByLabel('If somebody leaves').selectOption('claim')
    await expectAccessible(host)
    await host.getByRole('button', { name: 'Start the match' }).click()
    const pages = await meet(host, { confirmEnd: false })
    await host.getByRole('timer').first().waitFor()
    await playOut(pages, fightOn)
    await Promise.all(pages.map((page) => page.context().close()))
  }, 240_000)

  it('Blood Bowl from the invitation until one concedes, and both sit at the next table', async () => {
    const host = await atServer('/')
    await host.getByRole('button', { name: 'Invite a friend to Blood Bowl' }).click()
    const [, friend] = await meet(host)
    host.on('dialog', (dialog) => void dialog.accept())
    await host.getByRole('button', { name: 'Ask …' }).dispatchEvent('click')
    await host.getByRole('button', { name: 'Concede' }).dispatchEvent('click')
    const isOver = () => document.querySelector<HTMLElement>('.match')?.dataset.over === 'true'
    await Promise.all([host, friend].map((page) => page.waitForFunction(isOver)))
    await friend.getByRole('heading', { name: / wins$/ }).waitFor()
    const before = friend.url()
    await host.getByRole('button', { name: 'Once more' }).dispatchEvent('click')
    await friend.getByText('wants to play again').first().waitFor()
    await friend.getByRole('button', { name: 'Once more' }).dispatchEvent('click')
    await Promise.all([host, friend].map((page) => page.waitForURL((url) => url.href !== before)))
    await friend.locator('.match').waitFor()
    await Promise.all([host, friend].map((page) => page.context().close()))
  }, 120_000)
})
