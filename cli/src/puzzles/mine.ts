import { existsSync } from 'node:fs'
import { GOALS, type Goal, PUZZLE_GAMES, readPuzzles, writePuzzle } from '@undercroft/coach/puzzles'
import { mineMatch } from '@undercroft/coach/puzzles/solving'
import { type GamePackage, OptionsError, Random } from '@undercroft/engine'
import { UsageError } from '../errors.ts'
import { about, readText, writeWhole } from '../files.ts'
import { loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { matchSeed } from '../simulate/match.ts'

export interface MineOptions {
  readonly out?: string
  readonly count: number
  readonly seed: number
  readonly minutes?: number
  readonly goals?: string
}

/** What is the same in all matches that are mined. */
const USUAL: Readonly<Record<string, object>> = {
  'blood-bowl': { turns: 8, league: false, knockout: false },
  'dungeon-bowl': { turnLimit: 24 },
  skirmish: { scenario: 'standard' },
}

/** `undercroft puzzles mine`: plays matches and keeps the turns that are puzzles, each as soon as it is found. */
export async function mineCommand(game: string, options: MineOptions, output: Output): Promise<number> {
  const { out, count, seed, minutes } = options
  if (out === undefined) throw new UsageError('--out: name the file that the puzzles are added to')
  if (!PUZZLE_GAMES.includes(game)) throw new UsageError(`'${game}': puzzles are of ${PUZZLE_GAMES.join(', ')}`)
  const pack = await loadGame(game)
  const goals = goalsIn(options.goals)
  const lines = (existsSync(out) ? readText(out) : '').split('\n').filter((line) => line !== '')
  const known = new Set(about(out, () => readPuzzles(lines.join('\n'))).map(({ id }) => id))
  const ends = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + 60_000 * minutes
  for (let index = 0; lines.length < count && Date.now() < ends; index++) {
    const own = matchSeed(seed, index)
    mineMatch(pack.game, optionsOf(pack, own), own, goals, (puzzle) => {
      if (known.has(puzzle.id) || lines.length >= count) return
      known.add(puzzle.id)
      lines.push(writePuzzle(puzzle))
      writeWhole(out, `${lines.join('\n')}\n`, '--out')
      output.note(
        `seed ${own}: ${puzzle.id}, ${puzzle.goal}, ${Math.round(100 * puzzle.chance)} %, rating ${puzzle.rating}`,
      )
    })
  }
  output.print(`${out}: ${lines.length} puzzles`)
  return 0
}

function goalsIn(text: string | undefined): Set<Goal> {
  if (text === undefined) return new Set(GOALS)
  return new Set(
    text.split(',').map((name) => {
      const goal = GOALS.find((one) => one === name.trim())
      if (!goal) throw new UsageError(`--goals: '${name}' is not known (there is: ${GOALS.join(', ')})`)
      return goal
    }),
  )
}

/** Drawn by lot, for two. */
function optionsOf({ game, randomOptions }: GamePackage, seed: number): unknown {
  const random = new Random(seed)
  for (;;) {
    const options = { ...(randomOptions(random) as object), ...USUAL[game.id] }
    try {
      if (game.seats(game.create(options, seed)) === 2) return options
    } catch (error) {
      if (!(error instanceof OptionsError)) throw error
    }
  }
}
