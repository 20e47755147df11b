import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, drop, expectAccessible, openPage, standing, untilAsked } from './browser.ts'
import { playOn } from './hasty.ts'

afterAll(closeBrowser)

const house = readFileSync(new URL('../../docs/house.yaml', import.meta.url), 'utf8')
const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)
const set = (page: Page) => page.getByRole('listitem').filter({ hasText: 'high-seas' })

/** A page where the example of the docs was dropped. */
async function withHouse(language = 'en'): Promise<Page> {
  const page = await openPage({ locale: `${language}-${language.toUpperCase()}` })
  await drop(page, 'house.yaml', house)
  await page.waitForURL(/\/workshop$/)
  await set(page).waitFor()
  return page
}

/** So many answers of the first seat, as a hasty person gives them. */
async function playSome(page: Page, answers: number): Promise<void> {
  for (let turn = 0; turn < answers; turn++) {
    await untilAsked(page, [0])
    if ((await standing(page)).over) return
    await playOn(page, turn)
  }
}

describe('things that are not in the book', () => {
  test('a file dropped on any page: its set is listed, exported, removed, brought back', async () => {
    const page = await withHouse()
    expect(await set(page).innerText()).toMatch(/Blitz Bowl: .*Powder Monkey.*Pirate/)
    expect(await set(page).innerText()).toMatch(/Skirmish: Marsh Toad and Toad King/)
    await page.getByRole('link', { name: 'Smugglers’ Cove', exact: true }).waitFor()
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export: high-seas' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('high-seas.yaml')
    const text = readFileSync(await file.path(), 'utf8')
    await page.getByRole('button', { name: 'Delete: high-seas' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await set(page).waitFor()
    await page.getByRole('button', { name: 'Delete: high-seas' }).click()
    await page.getByText('“high-seas” was deleted.').waitFor()
    await page.locator('.collection input[type=file]').setInputFiles({
      name: file.suggestedFilename(),
      mimeType: 'application/yaml',
      buffer: Buffer.from(text),
    })
    await page.getByText('“high-seas” was imported.').waitFor()
    await set(page).waitFor()
    await page.reload()
    await set(page).waitFor()
  })

  test.each([
    ['blood-bowl', 'buccaneers', 'Salt and Tar', 'Deckhand', 'Boarder'],
    ['dungeon-bowl', 'tides', 'Bilge Pumps', 'Bailer', 'Harpooner'],
  ])(
    'a team of %s is chosen with its list and comes to the board',
    { timeout: 300_000 },
    async (game, id, name, ...positions) => {
      const page = await withHouse()
      await go(page, `/set-up/${game}`)
      await page.getByLabel('Team of seat 1').selectOption(id)
      const roster = await page.locator('.roster').first().innerText()
      for (const position of positions) expect(roster).toContain(position)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Start the match' }).click()
      await playSome(page, 3)
      expect(await page.locator('.match').innerText()).toContain(name)
    },
  )

  test('a team is chosen, played against the computer, kept with its match, and shown in its replay', {
    timeout: 300_000,
  }, async () => {
    const page = await withHouse()
    await go(page, '/set-up/blitz-bowl')
    const sets = page.getByRole('group', { name: 'Sets beside the book' })
    expect(await sets.getByRole('checkbox').isChecked()).toBe(false)
    await page.getByLabel('Team of seat 1').selectOption('pirate')
    expect(await sets.getByRole('checkbox').isChecked()).toBe(true)
    expect(await sets.innerText()).toContain('something of it is chosen')
    expect(await page.locator('.roster').first().innerText()).toMatch(/Powder Monkey[\s\S]*Rope Swinger/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await playSome(page, 6)
    const match = new URL(page.url()).pathname
    const shown = () => page.locator('.match').innerText()
    expect(await shown()).toContain('Pirate')
    await page.locator('.board-frame [aria-label*="Powder Monkey 4"]').first().waitFor({ state: 'attached' })

    await go(page, '/workshop')
    await page.getByRole('button', { name: 'Delete: high-seas' }).click()
    await page.getByText('“high-seas” was deleted.').waitFor()
    await go(page, match)
    await untilAsked(page, [0])
    await page.locator('.board-frame [aria-label*="Powder Monkey 4"]').first().waitFor({ state: 'attached' })
    await playSome(page, 2)
    await go(page, `${match.replace('/match/', '/replay/')}?at=30`)
    await page.locator('.board-frame [aria-label*="Powder Monkey 4"]').first().waitFor({ state: 'attached' })
    await go(page, '/set-up/blitz-bowl')
    await page.getByLabel('Team of seat 1').waitFor()
    expect(await page.locator('#team-0 option[value=pirate]').count()).toBe(0)
  })

  test('a creature joins a warband, and the warband is played with', { timeout: 300_000 }, async () => {
    const page = await withHouse()
    await go(page, '/workshop/warband/new')
    await page.getByLabel('Name', { exact: true }).fill('Croakers')
    await page.getByLabel('Faction').selectOption('CE')
    await page.getByLabel('Name or ability').fill('toad')
    await page.getByRole('button', { name: 'Add: Toad King' }).click()
    await page.getByRole('button', { name: 'Add: Marsh Toad' }).click()
    await page.locator('.tile-choice summary').click()
    await page.getByRole('radio', { name: 'Old vault' }).check({ force: true })
    for (const tile of ['Rubble field', 'Blood altar', 'Shrine'])
      await page.getByRole('checkbox', { name: tile }).check({ force: true })
    await page.getByText('Ready to play').waitFor()
    await page.getByText('Saved in this browser').waitFor()
    await page.getByRole('link', { name: 'Play with it' }).click()
    await page.locator('#warband-0').waitFor()
    expect(await page.locator('#warband-0 option:checked').innerText()).toContain('Croakers')
    expect(await page.getByRole('group', { name: 'Sets beside the book' }).getByRole('checkbox').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Start the match' }).click()
    await playSome(page, 6)
    const toads = page.locator('.board-frame [aria-label*="Marsh Toad"]')
    await toads.first().waitFor({ state: 'attached' })
    // One was hired, two came as minions.
    await expect.poll(() => toads.count()).toBeGreaterThanOrEqual(3)
    await page.reload()
    await untilAsked(page, [0])
    await toads.first().waitFor({ state: 'attached' })
  })

  test.each([
    ['it', 'Mozzo', 'Pirati'],
    ['de', 'Pulverjunge', 'Piraten'],
  ])('%s: words in the language of the page, English where it has none', async (language, monkey, pirates) => {
    const page = await withHouse(language)
    await go(page, '/set-up/blitz-bowl')
    await page.locator('#team-0').selectOption('pirate')
    const roster = await page.locator('.roster').first().innerText()
    expect(roster).toContain(monkey)
    expect(roster).toContain('First Mate')
    expect(await page.locator('#team-0 option:checked').innerText()).toContain(pirates)
  })

  test.each([
    ['en', 'Document 1 (blitz-bowl/teams/pirate), field positions[0].count: must be a whole number from 1 to 10'],
    ['it', 'Documento 1 (blitz-bowl/teams/pirate), campo positions[0].count: '],
    ['de', 'Dokument 1 (blitz-bowl/teams/pirate), Feld positions[0].count: '],
  ])(
    '%s: a broken file is refused by document, field and reason, and nothing of it is kept',
    async (language, said) => {
      const page = await openPage({ locale: `${language}-${language.toUpperCase()}` })
      await drop(page, 'house.yaml', house.replace('count: 3', 'count: many'))
      await expect.poll(() => page.locator('.refused').innerText()).toContain(said)
      await expectAccessible(page)
      await drop(page, 'house.yaml', house.replace('id: marsh-toad', 'id: griffon'))
      await expect.poll(() => page.locator('.refused').innerText()).toMatch(/5 \(skirmish\/creatures\/griffon\)/)
      await drop(page, 'house.yaml', house.replace('family: creatures', 'family: monsters'))
      await expect
        .poll(() => page.locator('.refused').innerText())
        .toMatch(/5 \(skirmish\/monsters\/marsh-toad\)[\s\S]*creatures/)
      await go(page, '/workshop')
      await page.locator('.benches').waitFor()
      expect(await set(page).count()).toBe(0)
    },
  )
})
