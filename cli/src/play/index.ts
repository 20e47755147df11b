import { createInterface } from 'node:readline'
import {
  FileError,
  freshSeed,
  type GameEvent,
  type GamePackage,
  Journal,
  readSave,
  type SaveFile,
  type Seed,
} from '@undercroft/engine'
import { UsageError } from '../errors.ts'
import { about, readJson } from '../files.ts'
import { GAME_IDS, loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { loadSeating, parseSeats } from '../seats.ts'
import { Table } from './table.ts'

export interface PlayOptions {
  readonly seats: string
  readonly budget?: number
  readonly seed?: number
  readonly options?: unknown
  readonly dice: string
  readonly load?: string
}

/** `undercroft play`: a match in the terminal, people or computers at any seat. Returns the exit code. */
export async function playCommand(
  id: string | undefined,
  options: PlayOptions,
  output: Output,
  input: NodeJS.ReadableStream,
): Promise<number> {
  const { pack, journal, opening, seed } = await openMatch(id, options)
  const seating = await loadSeating(pack.game.id, parseSeats(options.seats, true), options.budget)
  const table = new Table(pack, journal, seating, seed, output)
  // A seed of chance is not told: it would tell every die to come.
  output.print(options.seed === undefined || journal.match.dice === null ? pack.title : `${pack.title}, seed ${seed}`)
  table.tell(opening)
  const lines = createInterface({ input, terminal: false })
  try {
    await table.playOn(lines[Symbol.asyncIterator]())
  } finally {
    lines.close()
  }
  return 0
}

interface OpenMatch {
  readonly pack: GamePackage
  readonly journal: Journal<unknown, unknown, GameEvent>
  readonly opening: readonly GameEvent[]
  readonly seed: Seed
}

async function openMatch(id: string | undefined, options: PlayOptions): Promise<OpenMatch> {
  if (options.dice !== 'drawn' && options.dice !== 'typed') {
    throw new UsageError(`--dice: '${options.dice}' is not known (there is: drawn, typed)`)
  }
  const seed = options.seed ?? freshSeed()
  if (options.load !== undefined) return { ...(await loadMatch(options.load, id)), opening: [], seed }
  if (id === undefined) throw new UsageError('name a game, or a saved match with --load')
  const pack = await loadGame(id)
  const opening: GameEvent[] = []
  const match = pack.game.create(options.options, options.dice === 'typed' ? null : seed, opening)
  return { pack, journal: new Journal(pack.game, match), opening, seed }
}

async function loadMatch(file: string, id: string | undefined): Promise<Pick<OpenMatch, 'pack' | 'journal'>> {
  const data = readJson(file) as Partial<SaveFile> | null
  const saved = data?.game ?? ''
  if (!GAME_IDS.includes(saved)) throw new FileError(`${file}: game: there is no game '${saved}'`)
  if (id !== undefined && id !== saved) throw new UsageError(`${file} is a match of ${saved}, not of ${id}`)
  const pack = await loadGame(saved)
  return { pack, journal: about(file, () => readSave(pack.game, data)) }
}
