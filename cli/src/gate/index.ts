import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { UsageError } from '../errors.ts'
import { makeFolder, writeWhole } from '../files.ts'
import { GAME_IDS, loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { secondChance } from '../second-chance.ts'
import { Lane } from './lanes.ts'
import { inMarkdown, repeat, reportOf } from './table.ts'
import { canPlay, WAYS, type Way } from './ways.ts'
import type { Played, Stretch } from './worker.ts'

export interface GateOptions {
  readonly minutes?: number
  readonly matches?: number
  readonly seed: number
  readonly games?: string
  readonly ways?: string
  readonly jobs?: number
  readonly out?: string
}

/** The sample game needs no gate. */
const GATED = GAME_IDS.filter((id) => id !== 'race')
const TOLD_EVERY = 10_000

/** `undercroft gate`: plays all games in all ways on all cores, with every check. Returns the exit code. */
export async function gateCommand(options: GateOptions, output: Output): Promise<number> {
  const jobs = options.jobs ?? availableParallelism()
  const games = chosen(options.games, GATED, '--games')
  const ways = chosen(options.ways, WAYS, '--ways') as readonly Way[]
  for (const game of games) await loadGame(game)
  if (options.out !== undefined) makeFolder(options.out, '--out')
  const lanes = games.flatMap((game) =>
    ways.filter((way) => canPlay(game, way)).map((way) => new Lane(game, way, options.seed)),
  )
  const started = performance.now()
  const minutes = () => (performance.now() - started) / 60_000
  const most = options.matches ?? Number.POSITIVE_INFINITY
  const limit = options.minutes ?? (options.matches === undefined ? 1 : Number.POSITIVE_INFINITY)
  const write = () => {
    if (options.out === undefined) return
    const report = reportOf(lanes, minutes(), jobs)
    writeWhole(join(options.out, 'gate.json'), `${JSON.stringify(report, null, 1)}\n`)
    writeWhole(join(options.out, 'gate.md'), inMarkdown(report))
  }
  const tell = () => output.note(progressOf(lanes, minutes(), limit))
  const stop = new AbortController()
  const telling = every(TOLD_EVERY, stop.signal, () => {
    tell()
    write()
  })
  await playLanes(lanes, jobs, most, () => minutes() < limit, output)
  stop.abort()
  await telling
  tell()
  write()
  output.print(inMarkdown(reportOf(lanes, minutes(), jobs)))
  return lanes.some(({ failures }) => failures.length > 0) ? 1 : 0
}

function chosen<T extends string>(list: string | undefined, known: readonly T[], option: string): readonly T[] {
  if (list === undefined) return known
  return list.split(',').map((name) => {
    const found = known.find((one) => one === name.trim())
    if (!found) throw new UsageError(`${option}: '${name}' is not known (there is: ${known.join(', ')})`)
    return found
  })
}

async function every(milliseconds: number, signal: AbortSignal, act: () => void): Promise<void> {
  try {
    for (;;) {
      await sleep(milliseconds, undefined, { signal })
      act()
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function progressOf(lanes: readonly Lane[], minutes: number, limit: number): string {
  const matches = lanes.reduce((sum, lane) => sum + lane.matches, 0)
  const failed = lanes.reduce((sum, lane) => sum + lane.failures.length, 0)
  const of = Number.isFinite(limit) ? ` of ${limit}` : ''
  return `${minutes.toFixed(1)}${of} minutes: ${matches} matches, ${Math.round(matches / (60 * minutes))} a second, ${failed} failed`
}

/** Every core takes the next stretch of the lane whose turn it is, until the time or the matches are used up. */
async function playLanes(
  lanes: readonly Lane[],
  jobs: number,
  most: number,
  goesOn: () => boolean,
  output: Output,
): Promise<void> {
  const pool = new Piscina<Stretch, Played>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
  })
  const shares = lanes.map((lane) => ({ lane, left: most }))
  const work = async () => {
    while (goesOn()) {
      const open = shares.filter(({ left }) => left > 0)
      if (open.length === 0) return
      const share = open.reduce((next, other) => (other.lane.turn < next.lane.turn ? other : next))
      const stretch = share.lane.begin(share.left)
      share.left -= stretch.to - stretch.from
      await play(pool, share.lane, stretch, output)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  await pool.destroy()
}

export async function play(
  pool: Piscina<Stretch, Played>,
  lane: Lane,
  stretch: Stretch,
  output: Output,
): Promise<void> {
  try {
    const played = await secondChance(() => pool.run(stretch))
    lane.end(played)
    for (const failure of played.failures) output.note(`FAILED: ${failure.error}\n  repeat with: ${repeat(failure)}`)
  } catch (error) {
    lane.lose(stretch, `the worker died: ${(error as Error).message}`)
  }
}
