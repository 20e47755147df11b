import type { Page } from 'playwright-core'
import { afterAll, describe, test } from 'vitest'
import { closeBrowser, openPage } from './browser.ts'
import { expectPainted } from './painted.ts'

afterAll(closeBrowser)

const games = ['Blood Bowl', 'Dungeon Bowl', 'Blitz Bowl', 'Skirmish'] as const
const playNow = (page: Page, game: string) =>
  page.getByRole('button', { name: `Play now: ${game}, against the computer` }).click()
const home = (page: Page) => page.getByRole('link', { name: 'Undercroft' }).click()

/** All rooms whose styles could stay behind: every page of the client, one after the other, without a reload. */
async function visitEverything(page: Page): Promise<void> {
  for (const room of ['Lessons', 'Reference', 'Workshop', 'Settings']) {
    await page.getByRole('link', { name: room, exact: true }).click()
    await page.locator('h1, h2').first().waitFor()
  }
  await page.getByRole('link', { name: 'Workshop', exact: true }).click()
  await page.getByRole('link', { name: 'New: Dungeon', exact: true }).click()
  await page.locator('.table').waitFor()
  await home(page)
}

describe.each(games)('%s: every way into a match shows its board', (game) => {
  test('Play now, and resumed', async () => {
    const page = await openPage()
    await playNow(page, game)
    await expectPainted(page)
    await page.goto(new URL('/', page.url()).href)
    await page.getByRole('link', { name: 'Resume' }).first().click()
    await expectPainted(page)
  })

  test('Play now after a walk through all other pages', async () => {
    const page = await openPage()
    await visitEverything(page)
    await playNow(page, game)
    await expectPainted(page)
  })

  test('set up, after a walk through all other pages', async () => {
    const page = await openPage()
    await visitEverything(page)
    await page.getByRole('link', { name: `Set up a match: ${game}` }).click()
    await page.getByRole('button', { name: 'Start the match' }).click()
    await expectPainted(page)
  })

  test('a lesson, after a walk through all other pages', async () => {
    const page = await openPage()
    await visitEverything(page)
    await page.getByRole('link', { name: 'Lessons', exact: true }).click()
    await page.locator('.course', { hasText: game }).locator('a').first().click()
    await expectPainted(page, 0.3)
  })
})

test('a team is built, and played with at once', async () => {
  const page = await openPage()
  await page.locator('a[href="/workshop/team/new"]', { hasText: 'Build a team' }).click()
  await page.getByRole('button', { name: 'Hire: Dwarf Runner' }).waitFor()
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Hire: Dwarf Runner' }).click()
  for (let i = 0; i < 9; i++) await page.getByRole('button', { name: 'Hire: Dwarf Blocker' }).click()
  await page.getByText('Ready to play').waitFor()
  await page.getByRole('link', { name: 'Play with it' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expectPainted(page)
})
