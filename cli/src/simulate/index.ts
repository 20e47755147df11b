import { availableParallelism } from 'node:os'
import { progress } from '@clack/prompts'
import { Piscina } from 'piscina'
import { UsageError } from '../errors.ts'
import { makeFolder, writeWhole } from '../files.ts'
import { loadGame } from '../games.ts'
import { type Output, painted } from '../output.ts'
import { loadSeating, parseSeats } from '../seats.ts'
import { secondChance } from '../second-chance.ts'
import { LineFile } from './lines.ts'
import { failedMatch, type MatchLine, type Plan } from './match.ts'
import { report } from './report.ts'
import { Summary, summaryInWords } from './summary.ts'
import playOne, { type Task } from './worker.ts'

export interface SimulateOptions {
  readonly matches: number
  readonly seed: number
  readonly seats: string
  readonly budget?: number
  readonly jobs?: number
  readonly out?: string
  readonly resume?: boolean
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
  if (options.resume && options.out === undefined)
    throw new UsageError('--resume needs the --out of the interrupted run')
  const file = options.out === undefined ? null : new LineFile(options.out, plan, options.resume ?? false)
  const lines: MatchLine[] = []
  const started = performance.now()
  const record = (line: MatchLine) => {
    if (file !== null) file.add(line)
    else lines.push(line)
    if ('error' in line)
      output.note(
        `${painted(output, 'red', 'FAILED')} match ${line.match}: ${line.error}\n  repeat with: ${line.repeat}`,
      )
  }
  const showsProgress = !options.json && Boolean(process.stderr.isTTY)
  await playAll(plan, options, (match) => file?.has(match) ?? false, record, showsProgress)
  lines.sort((a, b) => a.match - b.match)
  const summary = new Summary()
  for (const line of file?.lines() ?? lines) summary.add(line)
  if (options.report !== undefined) await writeReport(options.report, plan, [...(file?.lines() ?? lines)])
  file?.finish()
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
  if (options.rotate && seats.length < 2) throw new UsageError('--rotate: name everybody who plays (--seats a,b)')
  if (options.options !== undefined && !options.vary) {
    const count = game.seats(game.create(options.options, 0))
    if (seats.length > count || (options.rotate && seats.length < count))
      throw new UsageError(`--seats: ${seats.length} named, but such a match has ${count}`)
  }
  if (options.replays !== undefined) makeFolder(options.replays, '--replays')
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
  writeWhole(path, report(title, plan, lines), '--report')
}

type Pool = Piscina<Task, MatchLine> | null

interface Extent {
  readonly matches: number
  readonly jobs?: number | undefined
  /** No match is begun after this, by the clock. */
  readonly until?: number
  /** Workers of one's own, which are kept. */
  readonly pool?: Pool
}

/** Plays all matches but those of `done`, and hands each to `record` as soon as it has ended. */
export async function playAll(
  plan: Plan,
  { matches, jobs = availableParallelism(), until = Number.POSITIVE_INFINITY, pool: own }: Extent,
  done: (match: number) => boolean,
  record: (line: MatchLine) => void,
  showProgress: boolean,
): Promise<void> {
  const bar = showProgress ? progress({ max: matches, output: process.stderr }) : null
  bar?.start(`${matches} matches of ${plan.game}`)
  const pool = own ?? poolOf(jobs, matches)
  let next = 0
  const work = async () => {
    while (next < matches && Date.now() < until) {
      const match = next++
      if (!done(match)) record(await played(pool, { plan, match }))
      bar?.advance(1)
    }
  }
  try {
    // Twice as many as there are workers, so that none of them waits for its next match; where time is short, no queue.
    const abreast = until === Number.POSITIVE_INFINITY ? 2 * jobs : jobs
    await Promise.all(Array.from({ length: pool === null ? 1 : abreast }, work))
  } finally {
    if (!own) await pool?.destroy()
  }
  bar?.stop('played')
}

/** Workers for so many matches at most; null where one job is enough. */
export function poolOf(jobs = availableParallelism(), matches = jobs): Pool {
  if (jobs === 1) return null
  return new Piscina<Task, MatchLine>({
    filename: new URL('../simulate/worker.js', import.meta.url).href,
    maxThreads: jobs,
    minThreads: Math.min(jobs, matches),
  })
}

export async function played(pool: Piscina<Task, MatchLine> | null, task: Task): Promise<MatchLine> {
  if (pool === null) return await playOne(task)
  try {
    return await secondChance(() => pool.run(task))
  } catch (error) {
    return failedMatch(task.plan, task.match, `the worker died: ${(error as Error).message}`)
  }
}
