import type { GameEvent } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { named, needArea, setLanguage } from '../../i18n/index.ts'
import { logLine } from './log.ts'
import { bloodBowl } from './rules.ts'

globalThis.document ??= { documentElement: { lang: '' } } as Document

const match = bloodBowl.create({ teams: ['Bridge Town', 'Rust Heap'] }, 1)

/** The line of a turn, as people read it. */
async function told(language: 'en' | 'it' | 'de', half: number): Promise<string> {
  await setLanguage(language)
  await Promise.all([needArea('ball'), needArea('blood')])
  const line = logLine({ type: 'turn-began', team: 1, turn: 3, half } as GameEvent, match)!
  return named(line.key, line.args)
}

test('turns are counted in their half, and ready-made teams are called by their name in every language', async () => {
  expect(await told('en', 1)).toBe('Turn 3: Rust Heap')
  expect(await told('en', 2)).toBe('Half 2, turn 3: Rust Heap')
  expect(await told('en', 3)).toBe('Extra time, turn 3: Rust Heap')
  expect(await told('it', 2)).toMatch(/, turno 3: Mucchio di Ruggine$/)
  expect(await told('de', 2)).toMatch(/, Zug 3: Rosthaufen$/)
})
