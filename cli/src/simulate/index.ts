import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { progress } from '@clack/prompts'
import { FileError } from '@undercroft/engine'
import { Piscina } from 'piscina'
import { UsageError } from '../errors.ts'
import { loadGame } from '../games.ts'
import { type Output, painted } from '../output.ts'
import { loadSeating, parseSeats } from '../seats.ts'
import type { MatchLine, Plan } from './match.ts'
import { report } from './report.ts'
import { Summary, summaryInWords } from './summary.ts'
import playChunk, { type Chunk } from './worker.ts'

export interface SimulateOptions {
  readonly matches: number
  readonly seed: number
  readonly seats: string
  readonly budget?: number
  readonly jobs?: number
  readonly out?: string
  readonly options?: unknown
  readonly vary?: boolean
  readonly rotate?: boolean
  readonly check?: boolean
  readonly events: boolean
  readonly replays?: string
  readonly report?: string
  readonly json?: boolean
}

/** `undercroft simulate`: plays full matches on all cores. Returns the exit code. */
export async function simulateCommand(game: string, options: SimulateOptions, output: Output): Promise<number> {
  const plan = await planOf(game, options)
  const file = options.out === undefined ? null : open(options.out)
  const lines: MatchLine[] = []
  const summary = new Summary()
  const started = performance.now()
  const record = (line: MatchLine) => {
    summary.add(line)
    if (options.report !== undefined) lines.push(line)
    if (file !== null) writeSync(file, `${JSON.stringify(line)}\n`)
    if ('error' in line)
      output.note(
        `${painted(output, 'red', 'FAILED')} match ${line.match}: ${line.error}\n  repeat with: ${line.repeat}`,
      )
  }
  await playAll(plan, options, record, !options.json && Boolean(process.stderr.isTTY))
  if (file !== null) closeSync(file)
  if (options.report !== undefined) await writeReport(options.report, plan, lines)
  const finished = summary.finish((performance.now() - started) / 1000)
  if (options.json)
    output.print(JSON.stringify({ game, seed: plan.seed, seats: plan.seats, ...finished, failures: summary.failed }))
  else output.print(summaryInWords(finished))
  return summary.failed.length === 0 ? 0 : 1
}

async function planOf(id: string, options: SimulateOptions): Promise<Plan> {
  const { game } = await loadGame(id)
  const seats = parseSeats(options.seats)
  await loadSeating(id, seats)
  if (options.options !== undefined && !options.vary) {
    const count = game.seats(game.create(options.options, 0))
    if (seats.length > count || (options.rotate && seats.length < count))
      throw new UsageError(`--seats: ${seats.length} named, but such a match has ${count}`)
  }
  if (options.replays !== undefined) mkdirSync(options.replays, { recursive: true })
  return {
    game: id,
    seed: options.seed,
    seats,
    ...(options.budget === undefined ? {} : { budget: options.budget }),
    options: options.options,
    ...(options.vary ? { vary: true } : {}),
    ...(options.rotate ? { rotate: true } : {}),
    check: options.check ?? false,
    events: options.events,
    replays: options.replays ?? null,
    times: options.report !== undefined,
  }
}

async function writeReport(path: string, plan: Plan, lines: readonly MatchLine[]): Promise<void> {
  const { title } = await loadGame(plan.game)
  try {
    writeFileSync(path, report(title, plan, lines))
  } catch (error) {
    throw new FileError(`--report ${path}: ${(error as Error).message}`)
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'w')
  } catch (error) {
    throw new FileError(`--out ${path}: ${(error as Error).message}`)
  }
}

/** Plays all matches and hands them to `record` in their order, whatever the number of jobs. */
async function playAll(
  plan: Plan,
  { matches, jobs = availableParallelism() }: SimulateOptions,
  record: (line: MatchLine) => void,
  showProgress: boolean,
): Promise<void> {
  const size = Math.max(1, Math.min(50, Math.ceil(matches / (jobs * 8))))
  const chunks: Chunk[] = []
  for (let from = 0; from < matches; from += size) chunks.push({ plan, from, to: Math.min(from + size, matches) })
  const bar = showProgress ? progress({ max: matches, output: process.stderr }) : null
  bar?.start(`${matches} matches of ${plan.game}`)
  const advance = ({ from, to }: Chunk) => bar?.advance(to - from)
  if (jobs === 1) {
    for (const chunk of chunks) {
      for (const line of await playChunk(chunk)) record(line)
      advance(chunk)
    }
  } else {
    const pool = new Piscina<Chunk, MatchLine[]>({
      filename: new URL('./worker.js', import.meta.url).href,
      maxThreads: jobs,
      minThreads: Math.min(jobs, chunks.length),
    })
    const played: MatchLine[][] = []
    let next = 0
    const playOne = async (chunk: Chunk, i: number) => {
      played[i] = await pool.run(chunk)
      advance(chunk)
      for (; played[next]; next++) played[next].forEach(record)
    }
    await Promise.all(chunks.map(playOne))
    await pool.destroy()
  }
  bar?.stop('played')
}
