import { expect, test } from 'vitest'
import { nextPiece, orderOf, readyPieces } from '../../match/interaction.ts'
import { loadGame } from '../index.ts'
import { MAPS, WARBANDS } from './rules.ts'
import { warbandFor } from './warbands.ts'

test('with three people the key for the next creature goes through those of whoever is asked, and only those', async () => {
  const adapter = await loadGame('skirmish')
  const { game } = adapter
  const warbands = WARBANDS.slice(0, 3).map((ready) => warbandFor(ready, 100, 3))
  const grid = MAPS.find(({ seats }) => seats === 3)!.id
  const match = game.create({ ...adapter.defaultOptions(), seats: 3, grid, warbands }, 5)
  const asked = new Set<number>()
  let chosen: number | null = null
  for (let i = 0; i < 2000 && asked.size < 3; i++) {
    const decision = game.decision(match)!
    if (decision.kind === 'activate') {
      const view = game.view(match, decision.seat)
      const { pieces } = adapter.board(view)
      const ready = readyPieces(adapter.choices(view, decision))
      const order = orderOf(ready, pieces)
      // The creature chosen last is that of another seat, or of nobody.
      const seen: number[] = []
      for (let at = nextPiece(order, chosen, 1)!; !seen.includes(at); at = nextPiece(order, at, 1)!) seen.push(at)
      expect(new Set(seen)).toEqual(ready)
      for (const id of seen) expect(pieces.find((piece) => piece.id === id)?.seat).toBe(decision.seat)
      expect(nextPiece(order, seen[0], -1)).toBe(seen.at(-1))
      asked.add(decision.seat)
      chosen = seen[0]
    }
    game.play(match, game.fallback(match))
  }
  expect([...asked].sort()).toEqual([0, 1, 2])
})
