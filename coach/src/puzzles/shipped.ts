import { dueOn } from './daily.ts'
import { type Puzzle, readPuzzle } from './puzzle.ts'
import { PUZZLE_GAMES } from './turns.ts'

/** The puzzles of each game, fetched when they are first needed. */
const files: Readonly<Record<string, () => Promise<{ readonly lines: readonly string[] }>>> = {
  'blitz-bowl': () => import('./data/blitz-bowl.gen.ts'),
  'blood-bowl': () => import('./data/blood-bowl.gen.ts'),
  'dungeon-bowl': () => import('./data/dungeon-bowl.gen.ts'),
  skirmish: () => import('./data/skirmish.gen.ts'),
}

/** Easy ones first. */
export async function loadPuzzles(game: string): Promise<Puzzle[]> {
  if (!Object.hasOwn(files, game)) throw new Error(`there are no puzzles of ${game}`)
  const { lines } = await files[game]()
  return lines.map((line, i) => readPuzzle(line, i + 1)).sort((a, b) => a.rating - b.rating)
}

/** The puzzle of a day: each game in turn, but for those that have none. */
export async function puzzleOfDay(day: number): Promise<Puzzle> {
  const count = PUZZLE_GAMES.length
  for (let i = 0; i < count; i++) {
    const puzzles = await loadPuzzles(PUZZLE_GAMES[(day + i) % count])
    if (puzzles.length > 0) return dueOn(puzzles, Math.floor(day / count))
  }
  throw new Error('there are no puzzles')
}
