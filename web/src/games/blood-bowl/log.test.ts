import { type GameEvent, Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { named, needArea, setLanguage } from '../../i18n/index.ts'
import { logLine } from './log.ts'
import { bloodBowl, READY_TEAMS } from './rules.ts'

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

/** Everything that is told of a match which is played by chance, in the language in use. */
function story(seed: number): string[] {
  const played = bloodBowl.create({ teams: [ready(seed), ready(seed + 7)], turns: 2 }, seed)
  const random = new Random(seed)
  const lines: string[] = []
  for (let decision = bloodBowl.decision(played); decision; decision = bloodBowl.decision(played)) {
    for (const event of bloodBowl.apply(played, random.pick(decision.actions))) {
      const line = logLine(event, played)
      if (line) lines.push(named(line.key, line.args))
    }
  }
  return lines
}

const ready = (at: number) => READY_TEAMS[at % READY_TEAMS.length].name

test.each(['en', 'it', 'de'] as const)(
  'no line has a hole where somebody or something should be named (%s)',
  async (language) => {
    await setLanguage(language)
    await Promise.all([needArea('ball'), needArea('blood')])
    const lines = Array.from({ length: 10 }, (_, seed) => story(seed * 13)).flat()
    expect(lines.length).toBeGreaterThan(1000)
    expect(lines.filter((line) => / [.,:)]|[!.]{2}|\( |^:| {2}|undefined|\{/.test(line))).toEqual([])
  },
)
