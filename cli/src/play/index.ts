import { createInterface } from 'node:readline'
import {
  EngineFault,
  FileError,
  freshSeed,
  type GameEvent,
  type GamePackage,
  Journal,
  plainReason,
  readSave,
  type SaveFile,
  type Seed,
} from '@undercroft/engine'
import { isToldPlainly, UsageError } from '../errors.ts'
import { about, readJson } from '../files.ts'
import { GAME_IDS, loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { loadSeating, parseSeats } from '../seats.ts'
import { type Company, Keeper, lastKept, newFile } from './keeper.ts'
import { Table } from './table.ts'

export interface PlayOptions {
  readonly seats?: string
  readonly budget?: number
  readonly seed?: number
  readonly options?: unknown
  readonly dice: string
  readonly load?: string
  /** Go on with the match that was kept last. */
  readonly resume?: boolean
  /** Keep the match on disk while it is played. */
  readonly keep?: boolean
}

const USUAL_SEATS = 'human,random'

/** `undercroft play`: a match in the terminal, people or computers at any seat. Returns the exit code. */
export async function playCommand(
  id: string | undefined,
  options: PlayOptions,
  output: Output,
  input: NodeJS.ReadableStream,
): Promise<number> {
  const file = options.resume ? lastKept(id) : options.load
  if (file === null) throw new UsageError('--resume: no match was left or interrupted')
  const { pack, journal, opening, seed, company } = await openMatch(id, file, options)
  const seats = options.seats ?? company?.seats ?? USUAL_SEATS
  const budget = options.budget ?? company?.budget
  const seating = await loadSeating(pack.game.id, parseSeats(seats, true), budget)
  const kept = { seats, ...(budget === undefined ? {} : { budget }) }
  const keepsIn = options.resume ? (file as string) : options.keep ? newFile(pack.game.id) : null
  const keeper = keepsIn === null ? null : new Keeper(keepsIn, kept, output)
  const table = new Table(pack, journal, seating, seed, output, keeper)
  // A seed of chance is not told: it would tell every die to come.
  output.print(options.seed === undefined || journal.match.dice === null ? pack.title : `${pack.title}, seed ${seed}`)
  table.tell(opening)
  const lines = createInterface({ input, terminal: false })
  try {
    await table.playOn(lines[Symbol.asyncIterator]())
  } catch (error) {
    if (file === undefined || isToldPlainly(error)) throw error
    // Nothing that a file says is a reason to show people our own insides.
    throw new FileError(
      `${file}: the match cannot go on: ${error instanceof EngineFault ? error.message : plainReason(error)}`,
    )
  } finally {
    lines.close()
  }
  return 0
}

interface OpenMatch {
  readonly pack: GamePackage
  readonly journal: Journal
  readonly opening: readonly GameEvent[]
  readonly seed: Seed
  /** Who sat at a match that was kept. */
  readonly company?: Company | undefined
}

async function openMatch(id: string | undefined, file: string | undefined, options: PlayOptions): Promise<OpenMatch> {
  if (options.dice !== 'drawn' && options.dice !== 'typed') {
    throw new UsageError(`--dice: '${options.dice}' is not known (there is: drawn, typed)`)
  }
  const seed = options.seed ?? freshSeed()
  if (file !== undefined) return { ...(await loadMatch(file, id)), opening: [], seed }
  if (id === undefined) throw new UsageError('name a game, a saved match with --load, or --resume')
  const pack = await loadGame(id)
  const opening: GameEvent[] = []
  const match = pack.game.create(options.options, options.dice === 'typed' ? null : seed, opening)
  return { pack, journal: new Journal(pack.game, match), opening, seed }
}

async function loadMatch(
  file: string,
  id: string | undefined,
): Promise<Pick<OpenMatch, 'pack' | 'journal' | 'company'>> {
  const data = readJson(file) as (Partial<SaveFile> & { company?: Company }) | null
  const saved = data?.game ?? ''
  if (!GAME_IDS.includes(saved)) throw new FileError(`${file}: game: there is no game '${saved}'`)
  if (id !== undefined && id !== saved) throw new UsageError(`${file} is a match of ${saved}, not of ${id}`)
  const pack = await loadGame(saved)
  return { pack, journal: about(file, () => readSave(pack.game, data)), company: data?.company }
}
