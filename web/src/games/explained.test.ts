import { Random } from '@undercroft/engine'
import { beforeAll, expect, test } from 'vitest'
import { needArea, setLanguage } from '../i18n/index.ts'
import { termsAt } from '../match/Explain.tsx'
import type { Term } from './adapter.ts'
import { type GameId, loadGame } from './index.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document

beforeAll(async () => {
  await needArea('match')
  await setLanguage('en')
})

/** What anything on the board says of itself, over some matches as they begin and go on. */
async function explained(id: GameId): Promise<Map<string, Term>> {
  const adapter = await loadGame(id)
  const { game } = adapter
  const found = new Map<string, Term>()
  for (let seed = 1; seed <= 3; seed++) {
    const random = new Random(seed)
    const match = game.create(
      adapter.quickOptions((count) => random.below(count)),
      seed,
    )
    for (let i = 0; i < 60; i++) {
      const decision = game.decision(match)
      if (!decision) break
      game.play(match, random.pick(decision.actions))
      if (i % 15 > 0) continue
      const { width, height } = adapter.board(match)
      for (let square = 0; square < width * height; square++) {
        const at = { x: square % width, y: Math.floor(square / width) }
        for (const term of termsAt(adapter, match, at, true)) found.set(term.name, term)
      }
    }
  }
  return found
}

test.each([
  ['dungeon-bowl', ['Chest', 'Portal', 'Door', 'Crypt', 'Corridor']],
  ['skirmish', ['statue', 'wall', 'exit']],
  ['blitz-bowl', ['Rubble', 'Trapdoor', 'End Zone']],
  ['blood-bowl', ['Trapdoor']],
] as const)('%s: what lies on the board explains itself in whole words', async (id, names) => {
  const found = await explained(id)
  expect([...found.keys()]).toEqual(expect.arrayContaining([...names]))
  for (const { name, text } of found.values()) {
    expect(name, text).not.toBe('')
    expect(text.length, name).toBeGreaterThan(12)
  }
})
