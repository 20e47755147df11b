import { gamePackage as blitz } from '@undercroft/blitz-bowl'
import { gamePackage as blood } from '@undercroft/blood-bowl'
import { gamePackage as dungeon } from '@undercroft/dungeon-bowl'
import { type Game, type GameEvent, type GamePackage, Journal, readSave, writeSave } from '@undercroft/engine'
import { gamePackage as skirmish } from '@undercroft/skirmish'
import { expect, it } from 'vitest'
import { positionOf } from './puzzle.ts'
import { loadPuzzles, puzzleOfDay } from './shipped.ts'
import { PUZZLE_GAMES, turnsOf } from './turns.ts'

const games = [blitz, blood, dungeon, skirmish].map(({ game }) => game) as unknown as GamePackage['game'][]

it.each(games.map((game) => [game.id, game as Game<unknown, unknown, GameEvent>] as const))(
  'the puzzles of %s can be played, and begin with their best line',
  async (id, game) => {
    const puzzles = await loadPuzzles(id)
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length)
    for (const puzzle of puzzles) {
      const match = positionOf(game, puzzle)
      expect(match.dice).toBeNull()
      expect(game.decision(match)).toMatchObject({ seat: puzzle.seat, kind: turnsOf(id).kind })
      expect(() => game.legal(match, puzzle.line[0][0])).not.toThrow()
      expect(puzzle.chance).toBeGreaterThan(0.4)
      expect(puzzle.chance).toBeLessThanOrEqual(1)
    }
    if (puzzles.length === 0) return
    // What must hold of every match does: one of them is read like a file from anywhere.
    const last = positionOf(game, puzzles[puzzles.length - 1])
    expect(() => readSave(game, JSON.parse(JSON.stringify(writeSave(new Journal(game, last)))))).not.toThrow()
  },
)

it('there is one for each day', async () => {
  for (const day of PUZZLE_GAMES.keys()) expect((await puzzleOfDay(20_000 + day)).line.length).toBeGreaterThan(0)
})
