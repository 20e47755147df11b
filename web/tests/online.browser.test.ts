import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { closeBrowser, expectAccessible, openPage, standing } from './browser.ts'
import { tryOn } from './hasty.ts'
import { type OnlineServer, startServer } from './online-server.ts'

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
      await playOut(pages, (page, _seat, turn, isStuck) => tryOn(page, turn, isStuck))
      await Promise.all(pages.map((page) => page.context().close()))
    },
    240_000,
  )
})
