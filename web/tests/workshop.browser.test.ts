import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage } from './browser.ts'

afterAll(closeBrowser)

const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)
const kept = (page: Page) => page.getByText('Saved in this browser').waitFor()

/** What the page hands to the browser as a file. */
async function exported(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

async function bring(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('.collection input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** On how many sheets of paper the page would be printed. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length
}

/** Nothing is wider than the screen. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

describe('the workshop', () => {
  test('a Dungeon Bowl team: built, kept, reloaded, exported, imported, printed, played with', async () => {
    const page = await openPage()
    await page.getByRole('link', { name: 'Workshop' }).click()
    await page.getByRole('link', { name: 'New: Dungeon Bowl team' }).click()
    await page.getByLabel('Name of the team').fill('Soot & Sons')
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Hire: Dwarf Runner' }).click()
    const problems = page.locator('.problems')
    expect(await problems.innerText()).toMatch(/Runners: 3, at most 2[\s\S]*DB-TEAM-06/)
    expect(await problems.innerText()).toMatch(/3 players[\s\S]*DB-TEAM-04/)
    await page.getByRole('button', { name: 'Rule DB-TEAM-06' }).click()
    await page.locator('.rule-text').waitFor()
    await page.getByRole('button', { name: 'Dismiss Dwarf Runner 3' }).click()
    for (let i = 0; i < 9; i++) await page.getByRole('button', { name: 'Hire: Dwarf Blocker' }).click()
    await page.getByRole('button', { name: 'New skill for Dwarf Runner 1' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Block/ })
      .click()
    await page.getByRole('button', { name: 'Re-rolls +' }).click()
    await page.getByText('Ready to play').waitFor()
    expect(await page.locator('.accounts').innerText()).toMatch(/Spent\s+850,000 gp\s+Left\s+300,000 gp/)
    expect(await page.locator('.accounts').innerText()).toContain('6 of 36 spent')
    await kept(page)
    await expectAccessible(page)

    await page.reload()
    expect(await page.getByLabel('Name of the team').inputValue()).toBe('Soot & Sons')
    expect(await page.locator('.players > li').count()).toBe(11)
    const file = await exported(page)
    expect(file.name).toBe('soot-sons.team.json')
    expect(file.text.length).toBeLessThan(6000)

    await page.getByRole('link', { name: 'Print view' }).click()
    await page.locator('.sheet').getByRole('heading', { name: 'Soot & Sons' }).waitFor()
    expect(await printedPages(page)).toBe(1)

    await go(page, '/workshop')
    await bring(page, 'again.json', file.text)
    await page.getByText('is in your collection already').waitFor()
    await page.getByRole('button', { name: 'Delete: Soot & Sons' }).click()
    await page.getByText('“Soot & Sons” was deleted.').waitFor()
    expect(await page.locator('.collection li').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('.collection li').waitFor()
    await page.getByRole('button', { name: 'Delete: Soot & Sons' }).click()
    await bring(page, 'again.json', file.text)
    await page.getByText('“Soot & Sons” was imported.').waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Play with it: Soot & Sons' }).click()
    await page.locator('#team-0').waitFor()
    expect(await page.locator('#team-0 option:checked').innerText()).toBe('Soot & Sons – College of Fire')
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.match').waitFor()
    expect(await page.locator('.match').innerText()).toContain('Soot & Sons')
  })

  test('a Skirmish warband: built, kept, reloaded, exported and imported, printed, played with', async () => {
    const page = await openPage({}, '/workshop/warband/new')
    await page.getByLabel('Name', { exact: true }).fill('Night Shift')
    await page.getByLabel('Faction').selectOption('LE')
    await page.getByLabel('Name or ability').fill('hobgoblin')
    await page.getByRole('button', { name: 'Add: Hobgoblin Soldier' }).click()
    const problems = page.locator('.problems')
    expect(await problems.innerText()).toMatch(/no commander[\s\S]*SK-BUILD-08/)
    await page.getByLabel('commanders only').check()
    await page.getByRole('button', { name: 'Add: Hobgoblin Warchief' }).click()
    await page.locator('.tile-choice summary').click()
    await page.getByRole('radio', { name: 'Old vault' }).check({ force: true })
    for (const tile of ['Rubble field', 'Blood altar', 'Shrine']) {
      await page.getByRole('checkbox', { name: tile }).check({ force: true })
    }
    await page.getByText('Ready to play').waitFor()
    await expectAccessible(page)
    await kept(page)
    await page.reload()
    await page.locator('.muster li').first().waitFor()
    expect(await page.locator('.muster li').count()).toBe(2)
    const file = await exported(page)
    expect(file.name).toBe('night-shift.warband.json')
    await page.getByRole('link', { name: 'Print view' }).click()
    await page.locator('.sheet').getByRole('heading', { name: 'Night Shift' }).waitFor()
    expect(await printedPages(page)).toBe(1)
    await go(page, '/workshop')
    await page.getByRole('button', { name: 'Delete: Night Shift' }).click()
    await bring(page, file.name, file.text)
    await page.getByText('“Night Shift” was imported.').waitFor()
    await page.getByRole('link', { name: 'Night Shift', exact: true }).click()
    expect((await exported(page)).text).toBe(file.text)
    await page.getByRole('link', { name: 'Play with it' }).click()
    await page.locator('#warband-0').waitFor()
    expect(await page.locator('#warband-0 option:checked').innerText()).toBe('Night Shift – lawful evil')
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.match').waitFor()
    expect(await page.locator('.match').innerText()).toContain('Night Shift')
  })

  test('Blitz Bowl teams: searched, read, printed, played with', async () => {
    const page = await openPage({}, '/workshop')
    await page.getByRole('link', { name: 'Look through them' }).click()
    await page.getByText('23 of 23 teams').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Team, position or ability').fill('troll slayer')
    await page.getByText('1 of 23 teams').waitFor()
    await page.locator('.terms .chip').first().click()
    await page.locator('.term-text').waitFor()
    await page.getByRole('link', { name: 'Print view: Dwarf' }).click()
    await page.locator('.sheet').waitFor()
    expect(await printedPages(page)).toBe(1)
    await page.goBack()
    await page.getByRole('link', { name: 'Play with it: Dwarf', exact: true }).click()
    await page.locator('#team-0').waitFor()
    expect(await page.locator('#team-0').inputValue()).toBe('dwarf')
  })

  test('nonsense, huge files and files of another game are refused by name, and nothing is lost', async () => {
    const page = await openPage({}, '/workshop')
    await page.locator('.benches').waitFor()
    const told = async (name: string, text: string, words: RegExp) => {
      await bring(page, name, text)
      await page.locator('.notice .error').filter({ hasText: name }).waitFor()
      expect(await page.locator('.notice').innerText()).toMatch(words)
    }
    await told('cat.png', '\u0089PNG', /“cat.png” was not imported. This is no JSON file/)
    await told('chess.json', '{"game":"chess"}', /no team, warband, dungeon or grid/)
    await told('huge.json', `"${'x'.repeat(400_000)}"`, /too large: 401 KB/)
    await told('later.json', '{"undercroft":"skirmish/grid","version":9,"content":{}}', /version 9/)
    await told('bad.json', '{"undercroft":"skirmish/warband","version":1,"content":{"size":100}}', /“warband”/)
    expect(await page.locator('.collection li').count()).toBe(0)
  })

  test.each(['de', 'it'])('fits a phone: %s', async (locale) => {
    const page = await openPage({ locale, viewport: { width: 360, height: 740 } }, '/workshop')
    for (const path of ['/workshop', '/workshop/team/new', '/workshop/warband/new', '/workshop/blitz-teams']) {
      await go(page, path)
      await page.locator('h1').waitFor()
      await expectFits(page)
      await expectAccessible(page)
    }
  })
})
