import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, expectAccessible, openPage } from './browser.ts'
import { playToTheEnd, type Try, untilTired } from './hasty.ts'
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

/** Both play, each on a screen of their own, until the match is over on both. */
async function playOut(pages: readonly Page[], tries: (seat: number) => Try = () => untilTired(30)): Promise<void> {
  await Promise.all(pages.map((page, seat) => playToTheEnd(page, [seat], tries(seat))))
}

describe('two browsers, one link', () => {
  // Two clicks on each side: the second of the other one's is his first move.
  it.each(['Blitz Bowl', 'Dungeon Bowl'])(
    '%s from the invitation to the end on both screens',
    async (game) => {
      const host = await atServer('/', { confirmEnd: false })
      await host.getByRole('button', { name: `Invite a friend to ${game}` }).click()
      const pages = await meet(host, { confirmEnd: false })
      await expectAccessible(pages[0])
      await Promise.all(pages.map(noteWays))
      await playOut(pages)
      // A way of several squares was one message.
      expect(Math.max(...(await Promise.all(pages.map(longestWay))))).toBeGreaterThan(1)
      await Promise.all(pages.map((page) => page.context().close()))
    },
    600_000,
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
    await playOut(pages, (seat) => (page, turn, isStuck) => fightOn(page, seat, turn, isStuck))
    await Promise.all(pages.map((page) => page.context().close()))
  }, 600_000)

  it('Blood Bowl from the set-up, short, to the end; both sit at the next table, where one concedes', async () => {
    const host = await atServer('/set-up/blood-bowl', { confirmEnd: false })
    await host.getByLabel('Turns in each half').selectOption('2')
    await host.getByLabel('Seat 2', { exact: true }).selectOption('friend')
    await host.getByRole('button', { name: 'Start the match' }).click()
    const pages = await meet(host, { confirmEnd: false })
    await playOut(pages)
    const [, friend] = pages
    const before = friend.url()
    await host.getByRole('button', { name: 'Once more' }).dispatchEvent('click')
    await friend.getByText('wants to play again').first().waitFor()
    await friend.getByRole('button', { name: 'Once more' }).dispatchEvent('click')
    await Promise.all(pages.map((page) => page.waitForURL((url) => url.href !== before)))
    const isOver = (wanted: string) => document.querySelector<HTMLElement>('.match')?.dataset.over === wanted
    await Promise.all(pages.map((page) => page.waitForFunction(isOver, 'false')))
    host.on('dialog', (dialog) => void dialog.accept())
    await host.getByRole('button', { name: 'Ask …' }).dispatchEvent('click')
    await host.getByRole('button', { name: 'Concede' }).dispatchEvent('click')
    await Promise.all(pages.map((page) => page.waitForFunction(isOver, 'true')))
    await friend.getByRole('heading', { name: / wins$/ }).waitFor()
    await Promise.all(pages.map((page) => page.context().close()))
  }, 600_000)
})
