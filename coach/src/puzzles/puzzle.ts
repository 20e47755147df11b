import { type Action, clonePlain, FileError, type Game, type Match, type SavedMatch } from '@undercroft/engine'
import { packed, unpacked } from './packed.ts'
import { PUZZLE_GAMES } from './turns.ts'

/**
 * What is to be done: score before the turn ends (with one piece, or in the right order with several), or leave the others
 * nothing to score with in the turn after it.
 */
export const GOALS = ['score', 'order', 'stop'] as const
export type Goal = (typeof GOALS)[number]

export interface Puzzle {
  readonly id: string
  readonly game: string
  readonly goal: Goal
  /** Who is to play. */
  readonly seat: number
  /** How hard it is, about as ratings of players go. An estimate. */
  readonly rating: number
  /** The chance of the best line that was found. For 'stop': how likely the others do not score then, on average. */
  readonly chance: number
  /** The best line, activation by activation, as far as it can be told before dice fall. */
  readonly line: readonly (readonly Action[])[]
  /** What `game.save` wrote of the match. */
  readonly position: SavedMatch
}

/** The position to solve. */
export const positionOf = (game: Game, { position }: Puzzle): Match => game.load(clonePlain(position))

/** A file of puzzles has one on each line. */
export const writePuzzle = ({ position, ...about }: Puzzle): string =>
  JSON.stringify({ format: 'undercroft-puzzle', version: 1, ...about, position: packed(position) })

/** Throws FileError with the line and the reason. */
export function readPuzzles(text: string): Puzzle[] {
  return text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [readPuzzle(line, i + 1)]))
}

export function readPuzzle(text: string, line = 1): Puzzle {
  const wrong = (reason: string) => new FileError(`line ${line}: ${reason}`)
  let data: Record<string, unknown>
  try {
    data = JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    throw wrong((error as Error).message)
  }
  if (data?.format !== 'undercroft-puzzle') throw wrong('this is not an Undercroft puzzle')
  if (data.version !== 1) throw wrong(`puzzle format ${data.version} is not known here (this is format 1)`)
  const { id, game, goal, seat, rating, chance, line: best, position } = data
  if (!PUZZLE_GAMES.includes(game as string)) throw wrong(`game: there are no puzzles of '${game}'`)
  if (!GOALS.includes(goal as Goal)) throw wrong(`goal: '${goal}' is not known (there is: ${GOALS.join(', ')})`)
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) throw wrong('id: letters, digits and dashes')
  for (const [name, value] of Object.entries({ seat, rating, chance })) {
    if (typeof value !== 'number' || !(value >= 0)) throw wrong(`${name}: a number from 0 on`)
  }
  if (!Array.isArray(best)) throw wrong('line: the best line is missing')
  const { format: _, version: __, ...puzzle } = data
  return { ...puzzle, position: unpacked(position) } as unknown as Puzzle
}
