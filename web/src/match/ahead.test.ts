import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../games/index.ts'
import { needArea, setLanguage } from '../i18n/index.ts'
import { positionAhead } from './ahead.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document

test.each(gameIds)('%s: while others play, a person sees what he could do from here', async (id) => {
  const adapter = await loadGame(id)
  await needArea('match')
  await setLanguage('en')
  const { game } = adapter
  const random = new Random(5)
  const match = game.create(adapter.defaultOptions(), 5)
  let looked = 0
  for (let i = 0; i < 600; i++) {
    const decision = game.decision(match)
    if (!decision) break
    const seat = 1 - decision.seat
    if (i % 20 === 0 && !adapter.lineUp.kinds.has(decision.kind)) {
      const before = game.digest(match)
      const ahead = positionAhead(adapter, game.view(match, seat), seat)
      expect(game.digest(match)).toBe(before)
      if (ahead) {
        looked++
        const asked = game.decision(ahead)
        expect(asked?.seat).toBe(seat)
        expect(adapter.choices(ahead, asked!).length).toBeGreaterThan(0)
      }
    }
    game.play(match, random.pick(decision.actions))
  }
  expect(looked).toBeGreaterThan(5)
})
