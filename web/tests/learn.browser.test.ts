import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { READY_TEAMS } from '@undercroft/dungeon-bowl'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { clickSquare, closeBrowser, drop, expectAccessible, openPage, pointOf } from './browser.ts'
import { expectPainted } from './painted.ts'

afterAll(closeBrowser)

const fixture = readFileSync(new URL('./fixtures/blitz-bowl.replay.json', import.meta.url), 'utf8')
const packed = gzipSync(fixture)
const languages = ['en', 'it', 'de'] as const

const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

const refusal = async (page: Page): Promise<string> => {
  await page.locator('.refused').waitFor()
  const text = await page.locator('.refused').innerText()
  await page.locator('.refused button').click()
  return text
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

describe('a replay', () => {
  const at = (page: Page) => page.locator('.replay').getAttribute('data-at').then(Number)

  test('is dropped on the page, scrubbed to a touchdown, and linked to at that moment', async () => {
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('.game-card').first().waitFor()
    await drop(page, 'match.replay', packed)
    await page.locator('.replay').waitFor()
    expect(page.url()).toMatch(/\/replay\/r-[0-9a-f]{16}/)
    expect(await page.locator('.seat .score').allInnerTexts()).toEqual(['0', '0'])
    await page.mouse.move(...(await pointOf(page, 0, 1)))
    await page.locator('.explain').getByText('End Zone').waitFor()
    const jump = page.getByRole('combobox', { name: 'Jump to' })
    const touchdown = await jump
      .locator('option', { hasText: /touchdown/i })
      .first()
      .getAttribute('value')
    await page.getByRole('slider').fill(touchdown!)
    expect(await at(page)).toBe(Number(touchdown))
    expect((await page.locator('.seat .score').allInnerTexts()).map(Number).some((score) => score >= 4)).toBe(true)
    expect(await page.locator('.log li').last().innerText()).toMatch(/./)
    await page.getByRole('button', { name: 'Heat map' }).click()
    await page.locator('.overlay-heat-4').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await page.waitForFunction((step) => location.search === `?at=${step}`, touchdown)
    await page.reload()
    await page.locator('.replay').waitFor()
    expect(await at(page)).toBe(Number(touchdown))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await openPage()
    await other.goto(link)
    await other.locator('.replay').waitFor()
    expect(await at(other)).toBe(Number(touchdown))
    await expectPainted(other, 0.3)
  })

  test('is analysed: a curve of the chances to win, what choices and dice did to it', async () => {
    const page = await openPage()
    await page.locator('.game-card').first().waitFor()
    await drop(page, 'match.replay', packed)
    await page.locator('.replay').waitFor()
    await page.getByRole('button', { name: 'Analyse the match' }).click()
    const analysis = page.getByRole('region', { name: 'Analysis' })
    await analysis.getByRole('heading', { name: 'Chance to win' }).waitFor()
    expect(await analysis.locator('.sums li').allInnerTexts()).toEqual([
      expect.stringMatching(/ by decisions, .+ by dice$/),
      expect.stringMatching(/ by decisions, .+ by dice$/),
    ])
    expect(await analysis.locator('svg').first().boundingBox()).toMatchObject({ width: expect.any(Number) })
    await analysis.getByRole('slider', { name: 'Chance to win' }).fill('40')
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.replay')?.dataset.at === '40')
    const roll = analysis.locator('.moments').first().getByRole('button').first()
    await roll.click()
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.replay')?.dataset.at !== '40')
    await page.getByRole('group', { name: 'Play on from here' }).waitFor()
  })

  test('plays, stops, steps and jumps with keys alone', async () => {
    const page = await openPage()
    await go(page, `/replay/link?at=30#${packed.toString('base64url')}`)
    await page.locator('.replay').waitFor()
    await page.keyboard.press('ArrowRight')
    expect(await at(page)).toBe(31)
    await page.keyboard.press(',')
    await page.keyboard.press(',')
    expect(await at(page)).toBe(29)
    await page.keyboard.press(' ')
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.replay')?.dataset.at) > 30)
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    const stopped = await at(page)
    await page.waitForFunction((step) => location.search === `?at=${step}`, stopped)
    expect(await at(page)).toBe(stopped)
    await page.locator('select.language').first().selectOption('de')
    await page.getByRole('heading', { name: 'Spielprotokoll' }).waitFor()
    expect(await at(page)).toBe(stopped)
    await page.getByRole('slider', { name: 'Stelle der Partie' }).waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('End')
    expect(await page.locator('.replay').getAttribute('data-over')).toBe('true')
    await page.keyboard.press('Home')
    expect(await at(page)).toBe(0)
  })

  test('that was changed, or is of another version, is refused by name', async () => {
    const page = await openPage()
    await page.locator('.game-card').first().waitFor()
    const replay = JSON.parse(fixture)
    await drop(page, 'other.json', JSON.stringify({ ...replay, rules: '9.9' }))
    expect(await refusal(page)).toContain('version 9.9')
    const steps = replay.steps.map((step: number, i: number) => (i === 50 ? 999 : step))
    await drop(page, 'changed.json', JSON.stringify({ ...replay, steps }))
    expect(await refusal(page)).toContain('step 51')
  })

  test('of a match that was just begun is watched from the home page', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.match')?.dataset.version) > 5)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save replay' }).click(),
    ])
    const bytes = readFileSync(await file.path())
    expect(bytes.length).toBeLessThan(10_240)
    await go(page, '/')
    await page.getByRole('link', { name: 'Watch replay' }).click()
    await page.locator('.replay').waitFor()
    expect(Number(await page.locator('.replay').getAttribute('data-length'))).toBeGreaterThan(5)
    await drop(page, file.suggestedFilename(), bytes)
    await page.waitForURL(/\/replay\/r-/)
  })
})

describe('files', () => {
  test('nonsense, empty, huge and foreign files are refused with a reason; the match stays', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await page.locator('.match').waitFor()
    const address = page.url()
    await drop(page, 'letter.txt', 'Dear aunt, the weather is fine.')
    expect(await refusal(page)).toContain('neither a replay')
    await drop(page, 'nothing.json', '')
    expect(await refusal(page)).toContain('empty')
    await drop(page, 'picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]))
    expect(await refusal(page)).toContain('no file of Undercroft')
    await drop(page, 'huge.json', '{}', 1_000_000)
    expect(await refusal(page)).toContain('too large')
    await drop(page, 'chess.json', JSON.stringify({ format: 'undercroft-save', version: 1, game: 'chess' }))
    expect(await refusal(page)).toContain('chess')
    await drop(page, 'broken.yaml', 'game: dungeon-bowl\ntitle: [')
    expect(await refusal(page)).toContain('broken.yaml:2')
    expect(page.url()).toBe(address)
    await expect.poll(() => page.locator('.match').count()).toBe(1)
  })

  test('a team list goes to its bench in the workshop', async () => {
    const page = await openPage()
    await page.locator('.game-card').first().waitFor()
    await drop(page, 'team.json', JSON.stringify(READY_TEAMS[0]))
    await page.waitForURL(/\/workshop\/team\//)
    await page.locator('h1').first().waitFor()
  })

  test('a save of one browser goes on in another', async () => {
    const page = await openPage()
    await page.getByRole('button', { name: 'Play now: Blitz Bowl, against the computer' }).click()
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.match')?.dataset.version) > 5)
    await go(page, '/')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ])
    const save = readFileSync(await file.path())
    const other = await openPage()
    await other.locator('.game-card').first().waitFor()
    await drop(other, 'match.json', save)
    await other.locator('.match').waitFor()
    expect(other.url()).toContain('/match/')
    await expectPainted(other)
    await expect.poll(() => other.locator('.log li').count()).toBeGreaterThan(2)
  })
})

describe('lessons', () => {
  test('from the list to success, and it is remembered', async () => {
    const page = await openPage()
    await page.getByRole('link', { name: 'Lessons' }).click()
    await page.locator('.course').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Get close/ }).click()
    await page.locator('.lesson-panel').waitFor()
    await page.getByRole('button', { name: 'Hint' }).click()
    await expect.poll(() => page.locator('.overlay-lesson').count()).toBe(1)
    await expectAccessible(page)
    await clickSquare(page, 8, 4)
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    await clickSquare(page, 9, 5)
    const ending = page.getByRole('dialog')
    await ending.waitFor()
    expect(await ending.innerText()).toContain('Done!')
    await expectAccessible(page)
    await ending.getByRole('button', { name: 'Next lesson' }).click()
    await page.getByRole('heading', { name: 'First block' }).waitFor()
    await go(page, '/lessons')
    await page.locator('.course li.done').waitFor()
    expect(await page.locator('.course li.done').allInnerTexts()).toEqual([expect.stringContaining('Get close')])
  })

  test('a mistake is noticed, and the lesson starts over', async () => {
    const page = await openPage()
    await go(page, '/lessons/dungeon-bowl/slip-away')
    await page.locator('.lesson-panel').waitFor()
    await page.getByRole('button', { name: /End turn/ }).click()
    await page.getByRole('button', { name: 'End the turn', exact: true }).click()
    const ending = page.locator('dialog .ending')
    await ending.waitFor()
    expect(await ending.innerText()).toContain('Not this time')
    await ending.getByRole('button', { name: 'Once more' }).click()
    await ending.waitFor({ state: 'detached' })
    expect(await page.locator('.match').getAttribute('data-version')).toBe('0')
  })

  test('a scenario file plays like a lesson', async () => {
    const page = await openPage()
    await go(page, '/lessons')
    const puzzle =
      'game: dungeon-bowl\ntitle: Step aside\ngoal: Get to the corner.\nmap: |\n  #####\n  #A..#\n  #...#\n  #####\nyou: 0\n' +
      'success: { A: { at: [3, 2] } }\n'
    await drop(page, 'corner.yaml', puzzle)
    await page.getByText('Get to the corner.').waitFor()
    await clickSquare(page, 1, 1)
    await page.waitForFunction(() => (document.querySelector('.destinations')?.getAttribute('d') ?? '') !== '')
    await clickSquare(page, 3, 2)
    await page.locator('dialog .ending[data-passed=true]').waitFor()
  })
})

describe('the reference', () => {
  test('is searched, opened, and links on', async () => {
    const page = await openPage()
    await page.getByRole('link', { name: 'Reference' }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('frenzy')
    await page.locator('.found a').first().waitFor()
    expect(await page.locator('.found b').first().innerText()).toBe('Frenzy')
    await expectAccessible(page)
    // Every ball game has this skill.
    await page.locator('.found a[href*="/dungeon-bowl/"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Frenzy' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'College of Fire' }).click()
    await page.getByRole('heading', { level: 1, name: 'College of Fire' }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(6)
    await page.getByRole('link', { name: /Block/ }).first().click()
    await page.getByText('DB-SKILL-BLOCK-01').first().waitFor()
    await go(page, '/reference/DB-PUSH-07')
    await page.getByRole('heading', { level: 1, name: 'Chain push: who chooses' }).waitFor()
    await go(page, '/reference/nonsense')
    await page.getByRole('heading', { name: 'No such entry' }).waitFor()
  })

  test('shows a rule at work: boards before and after, what is played, dice, what comes of it', async () => {
    const page = await openPage({}, '/reference/DB-MOVE-21')
    const scenario = page.locator('.scenario', { hasText: 'Whoever leaves a Marked square dodges' })
    await scenario.waitFor()
    await expect.poll(() => scenario.locator('.ground[data-painted=true]').count()).toBe(2)
    await expect.poll(() => scenario.locator('.piece').count()).toBeGreaterThanOrEqual(4)
    expect(await scenario.locator('code').allInnerTexts()).toEqual(['activate A', 'move', 'step 1,1'])
    await expect.poll(() => scenario.locator('.dice').count()).toBeGreaterThan(0)
    await scenario.getByText('Turnover').first().waitFor()
    await expectAccessible(page)
    await page.locator('select.language').selectOption('de')
    await page.getByText('Wer ein gedecktes Feld verlässt, weicht aus').waitFor()
    await page.locator('select.language').selectOption('en')
    await go(page, '/reference/SK-RANGED-02')
    await page.locator('.scenario code.refused').first().waitFor()
  })

  test.each(['dungeon-bowl/college/fire', 'blood-bowl/team/orc', 'blitz-bowl/team/orc'])(
    'shows who plays for a team: %s',
    async (entry) => {
      const page = await openPage({}, `/reference/${entry}`)
      const rows = page.locator('.roster tbody tr')
      await rows.first().waitFor()
      expect(await rows.locator('.named-figure canvas').count()).toBe(await rows.count())
      await expectAccessible(page)
    },
  )

  test.each(languages)('and lessons and replays fit on a phone: %s', async (locale) => {
    const colorScheme = locale === 'it' ? 'light' : 'dark'
    const viewport = { width: 360, height: 740 }
    const page = await openPage({ locale, colorScheme, viewport, hasTouch: true, isMobile: true })
    const pages = ['/lessons', '/reference', '/reference/dungeon-bowl/college/light', '/reference/DB-PUSH-01']
    for (const path of [...pages, '/lessons/skirmish/nerves', `/replay/link?at=99#${packed.toString('base64url')}`]) {
      await go(page, path)
      await page.locator('h1, .match').first().waitFor()
      await expectFits(page)
      if (locale === 'it') await expectAccessible(page)
    }
    const small = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.transport .button')]
          .map((button) => button.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 44 || height < 44)).length,
    )
    expect(small).toBe(0)
    if (locale === 'de') await expectAccessible(page)
  })
})

describe('a puzzle', () => {
  test('is shown with its goal, and judged by the line that was found', async () => {
    const page = await openPage()
    await go(page, '/puzzles')
    await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor()
    await page
      .getByRole('link', { name: /Score this turn/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    await expectFits(page)
    await page
      .getByRole('link', { name: /Score this turn/ })
      .first()
      .click()
    await page.getByText('Score a Touchdown this turn.').waitFor()
    await page.keyboard.press('e')
    await page.locator('dialog[open]').getByRole('button', { name: 'End the turn' }).click()
    const verdict = page.getByRole('dialog', { name: 'Your line' })
    await verdict.getByText(/Your line succeeds in 0/).waitFor()
    expect(await verdict.getByRole('img').getAttribute('aria-label')).toBe('0 of 3 stars')
    await expectAccessible(page)
  })
})
