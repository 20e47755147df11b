import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, expectAccessible, openPage, untilAsked } from './browser.ts'
import { openPrepared, person } from './prepared.ts'

afterAll(closeBrowser)

describe('what the computer thinks', () => {
  test('it gives advice for the open question, and tells of its own last turn', async () => {
    const page = await openPage()
    await openPrepared(page, {
      id: 'dungeon-bowl',
      game: dungeonBowl,
      options: dungeonBowl.create({ teams: ['Forge Wardens', 'Anvil Line'] }, 1).options,
      seed: 3,
      seats: [person, { kind: 'computer', level: 'rookie' }],
      until: (match) => dungeonBowl.decision(match)?.kind === 'turn' && match.state.active === 0,
    })
    await untilAsked(page, [0])
    await page.keyboard.press('a')
    const panel = page.getByRole('region', { name: 'What the computer thinks' })
    await panel.getByText('Advice for Forge Wardens').waitFor()
    // Bit by bit: who, then what, then the whole line.
    const plans = panel.getByRole('listitem').getByRole('button')
    await panel.getByText('Think about this one: ').waitFor()
    expect(await plans.count()).toBe(0)
    await panel.getByRole('button', { name: 'And do what?' }).click()
    await panel.getByRole('button', { name: 'The whole line, with its risk' }).click()
    await plans.first().waitFor()
    expect(await plans.count()).toBeLessThanOrEqual(3)
    expect(await plans.first().innerText()).toMatch(/(\+|−|±)\d/)
    await expectAccessible(page)

    await page.keyboard.press('e')
    await page.locator('dialog[open]').getByRole('button', { name: 'End the turn' }).click()
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.match')?.dataset.seat === '1')
    await untilAsked(page, [0])
    await panel.getByText('Anvil Line’s last turn').waitFor()
    // The advice was for another position: it is given again when it is asked for.
    expect(await panel.getByText('Advice for Forge Wardens').count()).toBe(0)
    await page.getByRole('button', { name: 'What would a veteran do?' }).click()
    await panel.getByText('Advice for Forge Wardens').waitFor()
    await panel.getByText('What else it thought of').first().click()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Back' }).click()
    expect(await panel.count()).toBe(0)
  })

  test('in a replay it says what it would have done, for whoever chooses next', async () => {
    const fixture = readFileSync(new URL('./fixtures/blitz-bowl.replay.json', import.meta.url), 'utf8')
    const page = await openPage()
    const packed = gzipSync(fixture).toString('base64url')
    await page.goto(`${inject('address')}/replay/link?at=40#${packed}`)
    await page.locator('.replay').waitFor()
    await page.keyboard.press('a')
    const panel = page.getByRole('region', { name: 'What the computer thinks' })
    await panel.getByRole('listitem').first().waitFor()
    expect(await panel.getByRole('listitem').first().innerText()).not.toBe('')
    await expectAccessible(page)
  })
})
