import { type Action, type GamePackage, type Match, Random } from '@undercroft/engine'
import { OPTIONS_STREAM } from '@undercroft/engine/testing'
import { UsageError } from '../errors.ts'
import { loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { colourBoard } from '../play/board.ts'
import { loadSeating, type Player, parseSeats } from '../seats.ts'
import { matchSeed } from '../simulate/match.ts'
import { fieldsInWords, labelOf, resultInWords } from '../words.ts'
import { type Lookout, lookoutFor, type Sighting, type Told } from './lookout.ts'

export interface WatchOptions {
  readonly seats: string
  readonly budget?: number
  readonly matches: number
  readonly seed: number
  readonly options?: unknown
  readonly board?: boolean
}

/** `undercroft watch`: plays matches between computers and tells what looks foolish, with where it stands. Returns the exit code. */
export async function watchCommand(game: string, options: WatchOptions, output: Output): Promise<number> {
  const pack = await loadGame(game)
  if (!lookoutFor(game)) throw new UsageError(`nobody knows yet what looks foolish in ${game}`)
  const seating = await loadSeating(game, parseSeats(options.seats), options.budget)
  const counts = new Map<string, number>()
  for (let index = 0; index < options.matches; index++) {
    const seed = matchSeed(options.seed, index)
    const match = pack.game.create(options.options ?? pack.randomOptions(new Random(seed, OPTIONS_STREAM)), seed)
    const players = Array.from({ length: pack.game.seats(match) }, (_, seat) => seating(seat, seed) as Player)
    const tell = (step: number, { what, about }: Sighting, board: string) => {
      counts.set(what, (counts.get(what) ?? 0) + 1)
      output.print(`match ${index}, step ${step}: ${what}: ${fieldsInWords(about, labelOf(pack, match))}`)
      if (options.board) output.print(`${colourBoard(output, board)}\n`)
    }
    watch(pack, match, players, tell)
    output.print(`match ${index}, seed ${seed}: ${resultInWords(pack.game.result(match))}`)
  }
  output.print('')
  for (const [what, times] of [...counts].sort()) output.print(`${what}: ${times}`)
  return 0
}

/** Plays a match to its end. Boards are as they stood when the last turn or activation began. */
function watch(
  pack: GamePackage,
  match: Match,
  players: readonly Player[],
  tell: (step: number, sighting: Sighting, board: string) => void,
): void {
  const { game, vocabulary, decisionLimit } = pack
  const lookout = lookoutFor(game.id) as Lookout
  let board = ''
  let step = 0
  for (let decision = game.decision(match); decision && step < decisionLimit; decision = game.decision(match), step++) {
    const action: Action = players[decision.seat].choose(game, match, decision)
    if (decision.kind === 'turn') board = vocabulary.draw(match)
    lookout.before?.(match)
    const events = game.apply(match, action) as unknown as readonly Told[]
    for (const sighting of lookout.see(match, decision, events)) tell(step, sighting, board)
  }
  for (const sighting of lookout.end?.(match) ?? []) tell(step, sighting, vocabulary.draw(match))
}
