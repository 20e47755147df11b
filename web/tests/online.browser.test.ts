import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, expectAccessible, openPage, standing } from './browser.ts'
import { playOn } from './hasty.ts'
import { type OnlineServer, startServer } from './online-server.ts'

let server: OnlineServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server?.stop()
})

const atServer = (path: string, more: object = {}): Promise<Page> => openPage({ ...more }, path, {}, server.address)

/** One invites, the other sits down: two clicks on each side, the second of the other one's is his first move. */
async function meet(game: string): Promise<[Page, Page]> {
  const host = await atServer('/')
  await host.getByRole('button', { name: `Invite a friend to ${game}` }).click()
  const link = host.getByRole('textbox', { name: 'Copy the link' })
  await link.first().waitFor()
  const friend = await atServer(new URL(await link.first().inputValue()).pathname)
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([host, friend].map((page) => page.locator('.match').waitFor()))
  return [host, friend]
}

/** Both play on as hasty people do, until the match is over on both screens. */
async function playOut(pages: readonly Page[]): Promise<void> {
  for (let turn = 0; turn < 4000; turn++) {
    const states = await Promise.all(pages.map((page) => standing(page)))
    if (states.every(({ over }) => over)) return
    for (const [seat, page] of pages.entries()) {
      const state = states[seat]
      if (!state.over && state.idle && state.seat === seat) await playOn(page, turn)
    }
  }
  throw new Error('the match has not ended')
}

describe('two browsers, one link', () => {
  it.each(['Blitz Bowl', 'Dungeon Bowl'])(
    '%s from the invitation to the end on both screens',
    async (game) => {
      const pages = await meet(game)
      await expectAccessible(pages[0])
      await playOut(pages)
      for (const page of pages) expect((await standing(page)).over).toBe(true)
      await Promise.all(pages.map((page) => page.context().close()))
    },
    240_000,
  )
})
