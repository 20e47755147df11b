import { afterAll, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage } from './browser.ts'
import { playToTheEnd } from './hasty.ts'

afterAll(closeBrowser)

test('Dungeon Bowl: a whole match against the computer, from the home page to the result', {
  timeout: 300_000,
}, async () => {
  const page = await openPage()
  await page.getByRole('link', { name: 'Set up a match: Dungeon Bowl' }).click()
  await page.getByLabel('Seat 2', { exact: true }).selectOption('random')
  await page.getByLabel('Limit of turns').selectOption('8')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await playToTheEnd(page, [0])
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').innerText()).toMatch(/wins|draw/i)
  await expectAccessible(page)
})
