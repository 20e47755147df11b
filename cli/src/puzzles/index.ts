import { createInterface } from 'node:readline'
import {
  dayOf,
  isDone,
  loadPuzzles,
  PUZZLE_GAMES,
  type Puzzle,
  positionOf,
  puzzleOfDay,
} from '@undercroft/coach/puzzles'
import { judged } from '@undercroft/coach/puzzles/solving'
import { freshSeed, Journal, seededDice } from '@undercroft/engine'
import { UsageError } from '../errors.ts'
import { loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { Table } from '../play/table.ts'
import { loadSeating } from '../seats.ts'
import { actionInWords, labelOf } from '../words.ts'
import { goalIn, type Words, wordsIn } from './words.ts'

export interface PuzzleOptions {
  readonly language?: string
  /** Milliseconds since 1970: whose day it is. */
  readonly now?: number
}

const percent = (share: number): number => Math.round(100 * share)

/** `undercroft puzzles`: lists, and plays one. Returns the exit code. */
export async function puzzlesCommand(
  [game, id]: readonly string[],
  { language = 'en', now = Date.now() }: PuzzleOptions,
  output: Output,
  input: NodeJS.ReadableStream,
): Promise<number> {
  const words = wordsIn(language)
  if (game === undefined) {
    for (const one of PUZZLE_GAMES) output.print(words.counted(one, (await loadPuzzles(one)).length))
    const due = await puzzleOfDay(dayOf(now))
    output.print(`${words.today}: undercroft puzzles today (${due.game}, ${due.rating})`)
    return 0
  }
  if (game === 'today') return solve(await puzzleOfDay(dayOf(now)), words, output, input)
  if (!PUZZLE_GAMES.includes(game)) throw new UsageError(`'${game}': puzzles are of ${PUZZLE_GAMES.join(', ')}`)
  const puzzles = await loadPuzzles(game)
  if (id === undefined) {
    if (puzzles.length === 0) output.print(words.none(game))
    for (const { id: name, goal, rating } of puzzles) output.print(`${name}  ${rating}  ${goalIn(words, game, goal)}`)
    return 0
  }
  const puzzle = puzzles.find((one) => one.id === id)
  if (!puzzle) throw new UsageError(`there is no puzzle '${id}' of ${game} (undercroft puzzles ${game} lists them)`)
  return solve(puzzle, words, output, input)
}

async function solve(puzzle: Puzzle, words: Words, output: Output, input: NodeJS.ReadableStream): Promise<number> {
  const pack = await loadGame(puzzle.game)
  const { game } = pack
  const start = positionOf(game, puzzle)
  start.dice = seededDice(freshSeed())
  const journal = new Journal(game, game.clone(start))
  const seats = Array.from({ length: game.seats(start) }, (_, seat) => (seat === puzzle.seat ? 'human' : 'rookie'))
  const seating = await loadSeating(game.id, seats)
  output.print(`${pack.title} ${puzzle.id}, ${puzzle.rating}: ${goalIn(words, game.id, puzzle.goal)}`)
  output.print(words.best(percent(puzzle.chance)))
  const table = new Table(pack, journal, seating, freshSeed(), output)
  const lines = createInterface({ input, terminal: false })
  await table.playOn(lines[Symbol.asyncIterator](), (match) => isDone(game, puzzle, match))
  lines.close()
  if (!isDone(game, puzzle, journal.match)) {
    output.print(words.left)
    return 0
  }
  const actions = journal.entries.map(({ action }) => action)
  const { chance, stars, reached } = judged(game, puzzle, start, actions)
  if (reached !== null) output.print(reached ? words.reached : words.missed)
  output.print(words.found(percent(chance), stars))
  const label = labelOf(pack, start)
  output.print(`${words.line}:`)
  for (const part of puzzle.line) output.print(`  ${part.map((action) => actionInWords(action, label)).join(', ')}`)
  return 0
}
