import { readFileSync } from 'node:fs'
import { gamePackage } from '@undercroft/dungeon-bowl'
import { type Game, Random, writeReplay } from '@undercroft/engine'
import { fold, optionsOf, readLeague, seasonOf } from '@undercroft/league'
import { leagueGame } from '@undercroft/league/dungeon-bowl'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import itDungeon from '../src/i18n/it/dungeon.json' with { type: 'json' }
import { closeBrowser, expectAccessible, openPage, standing, untilAsked } from './browser.ts'
import { endTurn } from './hasty.ts'
import { expectPainted } from './painted.ts'

afterAll(closeBrowser)

const tab = (page: Page, name: string) => page.locator('.tabs').getByRole('link', { name }).click()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Three clicks: a team of one's own and three of the computer. */
async function foundLeague(
  page: Page,
  turns = '16',
  [game, team] = ['Dungeon Bowl', 'College of Fire'],
): Promise<void> {
  await page.getByRole('link', { name: 'Leagues', exact: true }).click()
  await page.getByRole('link', { name: 'Found a league' }).click()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Game', { exact: true }).selectOption({ label: game })
  await page.getByLabel('Turns in a match').selectOption(turns)
  await press(page, 'Next')
  await page.getByLabel('Coach').fill('Anna')
  await page.getByLabel('Team', { exact: true }).selectOption({ label: team })
  await expectAccessible(page)
  for (const name of ['Next', 'Begin the season']) await press(page, name)
  // The name alone stands on the last step too.
  await page.getByRole('heading', { name: 'What waits' }).waitFor()
}

/** The league as a file. */
async function saved(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')])
  return readFileSync(await file.path(), 'utf8')
}

/** Lines up and ends every turn at once, until the match is over. */
async function endEveryTurn(page: Page): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await untilAsked(page, [0], 60_000)
    if ((await standing(page)).over) return
    const lineUp = page.getByRole('button', { name: 'Line up for me' })
    if (await lineUp.count()) await lineUp.click()
    else await endTurn(page)
  }
  throw new Error('the match has not ended')
}

/** A match of this fixture as somebody else played it: its replay as a file. */
function replayFor(file: string, fixture: string): string {
  const game = gamePackage.game as unknown as Game
  const options = optionsOf(leagueGame, fold(leagueGame, readLeague(JSON.parse(file))), fixture)
  const match = game.create(options, 11)
  const random = new Random(11)
  const actions = []
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const action = random.pick(decision.actions)
    actions.push(action)
    game.play(match, action)
  }
  return JSON.stringify(writeReplay(game, options, 11, actions))
}

/** A real table: the home team wins by time, and nothing else happens. */
async function typeResult(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Type in a result' }).first().click()
  await page.getByLabel('Winner').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Winner').selectOption({ index: 1 })
  await press(page, 'Send the result')
  await page.getByRole('heading', { name: 'What waits' }).waitFor()
}

const isPainted = (canvas: Locator): Promise<boolean> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
    return data.some((value) => value > 0)
  })

/** Through the whole sequence, with an advancement where one is offered. */
async function postMatch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go on' }).first().click()
  await page.getByRole('heading', { name: /Post-match sequence/ }).waitFor()
  await page.getByText('What happened').waitFor()
  // The dice lie large on the felt, with what they decided.
  await page
    .getByRole('region', { name: 'Last roll' })
    .getByText(/times 10,000/)
    .waitFor()
  expect(await isPainted(page.locator('.rolls .die canvas').first())).toBe(true)
  await page.locator('.rule-chip').first().click()
  await page.locator('.rule-text').first().waitFor()
  await expectAccessible(page)
  await press(page, 'Done with advancements')
  await page
    .getByRole('button', { name: /^Hire:|Fire$/ })
    .first()
    .waitFor()
  await press(page, 'Done: ready for the next game')
  await page.getByRole('heading', { name: /All done/ }).waitFor()
}

describe('a league without any server', () => {
  test('found, type a result, post-match, table, team, career; kept over a reload', async () => {
    const page = await openPage()
    await foundLeague(page)
    await expectAccessible(page)
    await typeResult(page)
    await postMatch(page)
    await page.getByRole('link', { name: 'To the league' }).click()
    // The computers have not played, and yet there is something to do.
    await page.getByText('Round 2 · open').waitFor()
    await tab(page, 'Table')
    const rows = page.locator('.standings tbody tr')
    await expect.poll(() => rows.count()).toBe(4)
    expect(await rows.first().innerText()).toMatch(/1[\s\S]*3/)
    await expectAccessible(page)
    await rows.first().getByRole('link').click()
    await page.getByText('Team Value').first().waitFor()
    await page.getByText(/College of Fire/).waitFor()
    expect(await page.locator('.team-page header').innerText()).toContain('Anna')
    expect(await page.locator('.sums').last().innerText()).toMatch(/Winnings/)
    await expectAccessible(page)
    await page.locator('.roster tbody a').first().click()
    await page.getByLabel('Name of the player').fill('Old Bert')
    await press(page, 'Rename')
    await page.getByRole('heading', { name: 'Old Bert' }).waitFor()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Old Bert' }).waitFor()
    for (const name of ['Fixtures', 'Top lists', 'Commissioner', 'Log']) {
      await tab(page, name)
      await expectAccessible(page)
    }
    expect(await page.locator('.log').innerText()).toMatch(/Player renamed[\s\S]*League founded/)
  })

  test('Blood Bowl by its own book: fans, winnings, Expensive Mistakes, staff in the value', async () => {
    const page = await openPage()
    await foundLeague(page, '12', ['Blood Bowl', 'Human'])
    await tab(page, 'Commissioner')
    const turns = page.getByLabel('Turns in a match').locator('option')
    expect(await turns.allInnerTexts()).toEqual(['4 in each half', '6 in each half', '8 in each half'])
    await tab(page, 'What waits')
    await page.getByRole('link', { name: 'Type in a result' }).first().click()
    // What only Blood Bowl has; no Thralls without a Vampire Lord.
    for (const label of ['Conceded during the match', 'Touchdowns of stars and mercenaries'])
      await expect.poll(() => page.getByLabel(label).count()).toBe(2)
    await page
      .getByLabel(/: SPP from prayers$/)
      .first()
      .fill('1')
    expect(await page.getByLabel(/Thrall/).count()).toBe(0)
    await page.getByLabel('Winner').selectOption({ index: 1 })
    await page
      .getByLabel(/: Touchdowns$/)
      .first()
      .fill('1')
    await page.getByLabel('Touchdowns of stars and mercenaries').first().fill('1')
    await expectAccessible(page)
    await press(page, 'Send the result')
    await page.getByRole('link', { name: 'Go on' }).first().click()
    await page.locator('.told').getByText('Dedicated Fans').first().waitFor()
    expect(await page.locator('.steps').innerText()).toMatch(/Expensive Mistakes/)
    await expectAccessible(page)
    await press(page, 'Done with advancements')
    while (await page.getByRole('button', { name: /^(Hire:|A re-roll|Assistant coaches|Cheerleaders)/ }).count())
      await press(page, /^(Hire:|A re-roll|Assistant coaches|Cheerleaders)/)
    await page.getByText('The Treasury pays for nothing that this team may still hire.').waitFor()
    await press(page, 'Done: ready for the next game')
    await page.getByRole('link', { name: 'To the team' }).click()
    await page.getByRole('heading', { name: 'Team Value' }).waitFor()
    expect(await page.locator('.sums').first().innerText()).toMatch(/Apothecary[\s\S]*Cheerleaders/)
    await page.locator('.roster tbody a').first().click()
    expect(await page.locator('.spp').innerText()).toMatch(/1 × Touchdowns\s+3[\s\S]*From prayers and corrections\s+1/)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  })

  test('a match on the board into the league, its post-match, and a replay from elsewhere', async () => {
    const page = await openPage()
    await foundLeague(page, '8')
    await press(page, 'Play the match')
    await expectPainted(page)
    await endEveryTurn(page)
    await page.getByRole('link', { name: /Back to the league/ }).click()
    await page.getByText(/Your match is over: 0 : \d\./).waitFor()
    await press(page, 'Take the result')
    await postMatch(page)
    const before = await saved(page)
    await tab(page, 'Fixtures')
    const { fixtures } = seasonOf(fold(leagueGame, readLeague(JSON.parse(before))))
    expect(fixtures.map(({ status }) => status).filter((status) => status === 'played')).toHaveLength(1)
    const open = fixtures.findIndex(({ round, status }) => round === 1 && status === 'open')
    const card = page.locator('.fixture').nth(open)
    await card.locator('summary').click()
    const bring = (content: string) =>
      card
        .locator('input[type=file]')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await bring(replayFor(before, fixtures[open + 2].id))
    await card.getByRole('alert').getByText('Other teams played this match').waitFor()
    await bring(replayFor(before, fixtures[open].id))
    await card.getByText('· played').waitFor()
    await tab(page, 'Table')
    const played = await page.locator('.standings tbody td:nth-child(4)').allInnerTexts()
    expect(played).toEqual(['1', '1', '1', '1'])
    await page.locator('.standings tbody a').first().click()
    await page.getByRole('heading', { name: 'Luck' }).waitFor()
    await expectAccessible(page)
  })

  test('the first season is shown step by step; computers play their round beside the page, with progress', async () => {
    const page = await openPage({}, '/leagues')
    await press(page, 'Begin the lesson')
    const guide = page.getByRole('complementary', { name: 'Your first season' })
    await guide.getByText('1 of 9').waitFor()
    await expectAccessible(page)
    await typeResult(page)
    await guide.getByText('2 of 9').waitFor()
    await postMatch(page)
    await guide.getByText('3 of 9').waitFor()
    await page.getByRole('link', { name: 'Show me' }).click()
    await press(page, /Play this round/)
    await page.locator('progress').waitFor()
    await page.locator('progress').waitFor({ state: 'detached', timeout: 110_000 })
    await guide.getByText('4 of 9').waitFor()
    await page.getByRole('link', { name: 'Show me' }).click()
    await guide.getByText('5 of 9').waitFor()
    await page.getByRole('link', { name: 'Show me' }).click()
    await guide.getByText('6 of 9').waitFor()
    await tab(page, 'Fixtures')
    await expect.poll(() => page.getByText('· played').count()).toBe(2)
  })

  test('a file: written, read again, the same; a damaged one names the event', async () => {
    const page = await openPage()
    await foundLeague(page)
    const text = await saved(page)
    const bring = async (content: string) => {
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Leagues' }).click()
      const buffer = Buffer.from(content)
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'x.league.json', mimeType: 'application/json', buffer })
    }
    await bring(text)
    await page.getByRole('heading', { name: 'What waits' }).waitFor()
    expect(await saved(page)).toBe(text)
    await bring(text.replace('"computer":true', '"computer":false'))
    await page.getByText(/Event \d+ of \d+ \(“Team entered”\) is damaged/).waitFor()
  })

  test('the commissioner corrects with a reason, in Italian and on a phone', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
    await page.goto(new URL('/leagues/new', page.url()).href)
    for (const name of ['Avanti', 'Avanti', 'Comincia la stagione']) await press(page, name)
    await page.getByRole('heading', { name: 'Lega delle cantine' }).waitFor()
    // Teams that nobody named have Italian names too, here as on the board.
    const italian = Object.values(itDungeon.ready)
    for (const name of await page.locator('.leaders a').allInnerTexts()) expect(italian).toContain(name)
    await tab(page, 'Commissario')
    const form = page.locator('form').filter({ hasText: 'Che cosa c’è da fare' })
    for (const act of await form.getByLabel('Cosa').first().locator('option').allInnerTexts()) {
      await form.getByLabel('Cosa').first().selectOption({ label: act })
      await expectAccessible(page)
    }
    await form.getByLabel('Cosa').first().selectOption({ label: 'Fissa una scadenza' })
    await form.locator('input[type=date]').fill('2026-05-31')
    await form.getByRole('button', { name: 'Esegui' }).click()
    await page.getByRole('status').waitFor()
    await form.getByLabel('Cosa').first().selectOption({ label: 'Correggi qualcosa' })
    await form.getByLabel('Nuovo valore').fill('10000')
    await form.getByRole('button', { name: 'Esegui' }).click()
    await page.getByRole('alert').getByText('Serve una ragione').waitFor()
    await form.getByLabel('Ragione').fill('ricompense dimenticate')
    await form.getByRole('button', { name: 'Esegui' }).click()
    await page.getByRole('status').waitFor()
    await tab(page, 'Registro')
    expect(await page.locator('.log').innerText()).toMatch(
      /ricompense dimenticate[\s\S]*Scadenza fissata Turno 1 · 2026-05-31/,
    )
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    for (const name of ['In attesa', 'Calendario', 'Classifica', 'Migliori']) {
      await tab(page, name)
      expect(await wider(), name).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
  })
})
