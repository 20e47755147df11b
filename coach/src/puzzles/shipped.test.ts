import { gamePackage as blitz } from '@undercroft/blitz-bowl'
import { gamePackage as blood } from '@undercroft/blood-bowl'
import { gamePackage as dungeon } from '@undercroft/dungeon-bowl'
import { type Game, type GamePackage, Journal, type Match, readSave, writeSave } from '@undercroft/engine'
import { gamePackage as skirmish } from '@undercroft/skirmish'
import { expect, it } from 'vitest'
import { isDone } from './done.ts'
import { NEAR } from './looks.ts'
import { type Puzzle, positionOf } from './puzzle.ts'
import { loadPuzzles, puzzleOfDay } from './shipped.ts'
import { PUZZLE_GAMES, turnsOf } from './turns.ts'

/** There is something to score with: for the seat itself, or for somebody whom it has to stop. */
function expectGoal(game: Game, { goal, seat }: Puzzle, match: Match): void {
  const { toGo } = turnsOf(game.id)
  const seats = Array.from({ length: game.seats(match) }, (_, other) => other)
  const scorers = seats.filter((other) => (goal === 'stop' ? other !== seat : other === seat))
  expect(Math.min(...scorers.map((other) => toGo(match, other)))).toBeLessThan(NEAR + 4)
}

const games = [blitz, blood, dungeon, skirmish].map(({ game }) => game) as unknown as GamePackage['game'][]

it.each(games.map((game) => [game.id, game as Game] as const))(
  'the puzzles of %s can be played, and begin with their best line',
  async (id, game) => {
    const puzzles = await loadPuzzles(id)
    expect(puzzles.length).toBeGreaterThanOrEqual(40)
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length)
    for (const puzzle of puzzles) {
      const match = positionOf(game, puzzle)
      expect(match.dice).toBeNull()
      expect(game.decision(match)).toMatchObject({ seat: puzzle.seat, kind: turnsOf(id).kind })
      expect(isDone(game, puzzle, match)).toBe(false)
      expectGoal(game, puzzle, match)
      // As far as it can be told before dice fall, or another seat is asked.
      for (const action of puzzle.line[0]) {
        if (match.waiting || game.decision(match)?.seat !== puzzle.seat) break
        game.play(match, game.legal(match, action))
      }
      expect(puzzle.chance).toBeGreaterThanOrEqual(0.4)
      expect(puzzle.chance).toBeLessThanOrEqual(1)
    }
    // What must hold of every match does: one of them is read like a file from anywhere.
    const last = positionOf(game, puzzles[puzzles.length - 1])
    expect(() => readSave(game, JSON.parse(JSON.stringify(writeSave(new Journal(game, last)))))).not.toThrow()
  },
)

it('there is one for each day', async () => {
  for (const day of PUZZLE_GAMES.keys()) expect((await puzzleOfDay(20_000 + day)).line.length).toBeGreaterThan(0)
})
