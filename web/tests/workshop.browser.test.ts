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
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
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
    await expect.poll(() => page.locator('.players > li').count()).toBe(11)
    const file = await exported(page)
    expect(file.name).toBe('soot-sons.team.json')
    expect(file.text.length).toBeLessThan(6000)

    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await openPage()
    await other.goto(link)
    await other.getByLabel('Name of the team').waitFor()
    expect(await other.getByLabel('Name of the team').inputValue()).toBe('Soot & Sons')
    await expect.poll(() => other.locator('.players > li').count()).toBe(11)
    await other.goto(link.slice(0, -40))
    await other.getByRole('alert').getByText('The link is damaged or was cut off.').waitFor()
    await expectAccessible(other)
    await other.close()

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
    await page.getByText('“Soot & Sons” was deleted.').waitFor()
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
    await expect.poll(() => page.locator('.muster li').count()).toBe(2)
    const file = await exported(page)
    expect(file.name).toBe('night-shift.warband.json')
    await page.getByRole('link', { name: 'Print view' }).click()
    await page.locator('.sheet').getByRole('heading', { name: 'Night Shift' }).waitFor()
    expect(await printedPages(page)).toBe(1)
    await go(page, '/workshop')
    await page.getByRole('button', { name: 'Delete: Night Shift' }).click()
    await page.getByText('“Night Shift” was deleted.').waitFor()
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

  test('a dungeon by keys and by dragging: doors, reasons, End Zones, kept, shared, played with', async () => {
    const page = await openPage({}, '/workshop/dungeon/new')
    await page.getByLabel('Name', { exact: true }).fill('Deep Six')
    await page.getByLabel('Start from').selectOption('crossroads')
    await page.getByText('Ready to play').first().waitFor()
    const table = page.getByRole('application', { name: 'Table with the tiles of the dungeon' })
    const said = page.locator('[aria-live=polite]').first()
    /** The ground of the table as it is painted: doors open where tiles meet. */
    const ground = async () => {
      const canvas = page.locator('.table canvas.ground[data-painted=true]')
      return canvas.evaluate((painted: HTMLCanvasElement) => painted.toDataURL())
    }

    // By keys: a junction is taken, refused on top of the Chaos Idol, and laid beside it.
    await page.getByRole('button', { name: 'Junction 0/2' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'application')
    const stepUntil = async (key: string, words: RegExp) => {
      for (let i = 0; i < 30 && !words.test(await said.innerText()); i++) await page.keyboard.press(key)
      expect(await said.innerText()).toMatch(words)
    }
    await stepUntil('ArrowDown', /^Junction at column 20, row \d+: Junction lies on top of Chaos Idol\.$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.tile-ghost.blocked').count()).toBe(1)
    await page.keyboard.press('r')
    await page.keyboard.press('r')
    await stepUntil('ArrowRight', /^Junction at column 28/)
    const before = await ground()
    await stepUntil('ArrowUp', /fits\.$/)
    await page.keyboard.press('Enter')
    expect(await said.innerText()).toMatch(/^Junction lies at column/)
    await expect.poll(async () => (await ground()) === before).toBe(false)
    await page.keyboard.press('Delete')
    expect(await said.innerText()).toBe('Junction is taken away.')
    await expect.poll(async () => (await ground()) === before).toBe(true)

    // By dragging: the sewer is pulled away, then the End Zones are taken off and find their places again.
    const at = async (x: number, y: number): Promise<[number, number]> => {
      const box = (await page.locator('.tile-hit').nth(8).boundingBox())!
      return [box.x + box.width * x, box.y + box.height * y]
    }
    await page.mouse.move(...(await at(0.5, 0.5)))
    await page.mouse.down()
    await page.mouse.move(...(await at(2.5, -0.5)), { steps: 6 })
    await page.mouse.up()
    await page.locator('.problems').getByText('Sewer cannot be reached on foot.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Ready to play').first().waitFor()
    await page.locator('summary', { hasText: '11 tiles on the table' }).click()
    await page.getByRole('button', { name: 'Take away: End Zone' }).first().click()
    await page.locator('.problems').getByText('End Zones: 1 of at least 2.').waitFor()
    await page.getByRole('button', { name: 'Rule DB-SETUP-06' }).waitFor()
    await page.getByRole('button', { name: 'Place the End Zones' }).click()
    expect(await said.innerText()).toMatch(/^The End Zones are 29 squares apart/)
    await page.getByText('Ready to play').first().waitFor()
    await expectAccessible(page)
    await kept(page)

    await page.reload()
    await table.waitFor()
    await expect.poll(() => page.locator('.tile-hit').count()).toBe(11)
    const file = await exported(page)
    await page.getByRole('link', { name: 'Print view' }).click()
    await page.locator('.sheet').getByRole('heading', { name: 'Deep Six' }).waitFor()
    expect(await printedPages(page)).toBe(1)
    await go(page, '/workshop')
    await bring(page, file.name, file.text)
    await page.getByText('is in your collection already').waitFor()
    await page.getByRole('link', { name: 'Play with it: Deep Six' }).click()
    await page.getByRole('radio', { name: 'Deep Six' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('radio', { name: 'Deep Six' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.match').waitFor()
  })

  test('a battle grid by keys: tiles are turned and refused with the reason, played on', async () => {
    const page = await openPage({}, '/workshop/grid/new')
    await page.getByLabel('Name', { exact: true }).fill('Salt Flats')
    await page.getByLabel('Start from').selectOption('M2')
    await page.getByText('Ready to play').waitFor()
    const said = page.locator('[aria-live=polite]').first()
    await page.locator('summary', { hasText: '8 tiles on the table' }).click()
    await page.getByRole('button', { name: /^Treasure heap, column/ }).click()
    await page.locator('.table').focus()
    await page.keyboard.press('r')
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft')
    expect(await said.innerText()).toMatch(/^Treasure heap at column 18, row 16: (fits|Treasure heap lies on another)/)
    await page.keyboard.press('Delete')
    await page.locator('.problems').getByText('5 of 6 generic tiles').waitFor()
    await page.getByRole('button', { name: 'Rule SK-SETUP-20' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Ready to play').waitFor()
    await expectAccessible(page)
    await kept(page)
    await page.getByRole('link', { name: 'Play with it' }).click()
    await page.getByRole('radio', { name: 'Salt Flats' }).waitFor({ state: 'attached' })
    expect(await page.getByRole('radio', { name: 'Salt Flats' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.match').waitFor()
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

  test('changes are taken back; what was typed a moment before the page is left is kept; renamed and duplicated', async () => {
    const page = await openPage({}, '/workshop/team/new')
    await page.getByRole('button', { name: 'Hire' }).first().click()
    await page.getByLabel('Name of the team').pressSequentially(' of Old')
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByLabel('Name of the team').inputValue()).toBe('New team')
    await expect.poll(() => page.locator('.players > li').count()).toBe(1)
    await page.locator('h1').click()
    await page.keyboard.press('Control+z')
    expect(await page.locator('.players > li').count()).toBe(0)
    await page.getByLabel('Name of the team').fill('Hasty')
    await page.getByRole('link', { name: 'Back to the workshop' }).click()
    await page.getByRole('link', { name: 'Hasty', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/workshop')
    await page.getByText('not ready to play').waitFor()
    await page.getByRole('button', { name: 'Rename: Hasty' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Steady')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Steady', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Duplicate: Steady' }).click()
    await page.getByRole('link', { name: 'Steady (copy)', exact: true }).waitFor()
    await expect.poll(() => page.locator('.collection li').count()).toBe(2)
    await page.reload()
    await page.getByRole('link', { name: 'Steady', exact: true }).click()
    expect(await page.getByLabel('Name of the team').inputValue()).toBe('Steady')
    await go(page, '/workshop/team/nonsense')
    await page.getByRole('alert').getByText('This is not in your collection').waitFor()
  })

  test.each(['de', 'it'])('fits a phone: %s', async (locale) => {
    const page = await openPage({ locale, viewport: { width: 360, height: 740 } }, '/workshop')
    const benches = ['team/new', 'warband/new', 'dungeon/new', 'grid/new', 'blitz-teams']
    for (const path of ['/workshop', ...benches.map((bench) => `/workshop/${bench}`)]) {
      await go(page, path)
      await page.locator('h1').waitFor()
      await expectFits(page)
    }
  })

  test('fingers: targets are large enough, a tile is tapped onto the table', async () => {
    const page = await openPage(
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      '/workshop/team/new',
    )
    await page.locator('#team-start').selectOption('Grave Choir')
    await page.locator('.players > li').first().waitFor()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main select, main input, main .button, main summary')]
        .filter((target) => !target.matches('.visually-hidden, [type=checkbox], [type=radio]'))
        .filter((target) => target.checkVisibility())
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 80) }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ html }) => html),
    )
    expect(small).toEqual([])
    await expectAccessible(page)
    await go(page, '/workshop/dungeon/new')
    await page.locator('#dungeon-start').selectOption('crossroads')
    await page.locator('.palette-tile', { hasText: 'Junction' }).tap()
    const box = (await page.locator('.table-overlay').boundingBox())!
    await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height * 0.2)
    await page.locator('.tile-ghost:not(.blocked)').waitFor()
    await page.getByRole('button', { name: 'Lay down' }).tap()
    await page.locator('.problems').getByText('Junction cannot be reached on foot.').waitFor()
    await expect.poll(() => page.locator('.tile-hit').count()).toBe(12)
  })
})
