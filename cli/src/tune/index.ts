import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { moved, type Slope, slopesOf, TUNABLE, tunableOf, turnsOf, type Weighing } from '@undercroft/coach/tuning'
import { Piscina } from 'piscina'
import { UsageError } from '../errors.ts'
import { makeFolder, readJson, writeWhole } from '../files.ts'
import type { Output } from '../output.ts'
import { matchSeed } from '../simulate/match.ts'
import { type PairTask, pairSeed } from './pair.ts'
import playOne from './worker.ts'

export interface TuneOptions {
  readonly out: string
  readonly rounds: number
  readonly pairs: number
  readonly seed: number
  readonly decisions: number
  /** How far the weights are moved at most after a round, in hundredths of a span. */
  readonly stride: number
  readonly jobs?: number
  /** For all rounds together; each ends in its share of them. */
  readonly minutes?: number
}

/** What a round has found out. A file of it sits down like a veteran with these weights. */
export interface Round {
  readonly game: string
  readonly round: number
  readonly seed: number
  readonly decisions: number
  readonly pairs: number
  readonly before: Weighing
  readonly slopes: Readonly<Record<string, Slope>>
  readonly weighing: Weighing
}

/**
 * `undercroft tune`: round by round, the weights of a guide are turned by lot, guides turned in different ways play against each
 * other, and each weight is moved to where it won. Returns the exit code.
 */
export async function tuneCommand(game: string, options: TuneOptions, output: Output): Promise<number> {
  if (!TUNABLE.includes(game)) throw new UsageError(`'${game}' cannot be tuned (there is: ${TUNABLE.join(', ')})`)
  makeFolder(options.out, '--out')
  const { spans, weights } = tunableOf(game)
  const jobs = options.jobs ?? availableParallelism()
  const pool = jobs === 1 ? null : poolOf(jobs)
  const started = Date.now()
  let before: Weighing = weights
  try {
    for (let round = 1; round <= options.rounds; round++) {
      const file = join(options.out, `round-${round}.json`)
      if (existsSync(file)) {
        before = (readJson(file) as Round).weighing
        output.print(`round ${round}: there already`)
        continue
      }
      const seed = matchSeed(options.seed, round)
      const until =
        options.minutes === undefined ? Infinity : started + (options.minutes * 60_000 * round) / options.rounds
      const task = { game, weights: before, seed, decisions: options.decisions }
      const scores = await playAll(pool, task, options.pairs, jobs, until)
      const names = Object.keys(before)
      const trials = scores.map((score, pair) => ({ ...turnsOf(pairSeed({ seed, pair }), names.length), score }))
      const slopes = slopesOf(trials, names.length)
      const weighing = moved(before, spans, slopes, options.stride / 100)
      const found: Round = {
        game,
        round,
        seed,
        decisions: options.decisions,
        pairs: trials.length,
        before,
        slopes: Object.fromEntries(names.map((name, i) => [name, rounded(slopes[i])])),
        weighing,
      }
      writeWhole(file, `${JSON.stringify(found, null, 2)}\n`, '--out')
      output.print(told(found))
      before = weighing
    }
  } finally {
    await pool?.destroy()
  }
  return 0
}

const poolOf = (jobs: number): Piscina<PairTask, number> =>
  new Piscina({ filename: new URL('../tune/worker.js', import.meta.url).href, maxThreads: jobs, minThreads: jobs })

/** The scores of all pairs up to the first that was not begun in time: so the same number of pairs gives the same round. */
async function playAll(
  pool: Piscina<PairTask, number> | null,
  task: Omit<PairTask, 'pair'>,
  pairs: number,
  jobs: number,
  until: number,
): Promise<number[]> {
  const scores: number[] = []
  let next = 0
  const work = async () => {
    while (next < pairs && Date.now() < until) {
      const pair = next++
      scores[pair] = await (pool ? pool.run({ ...task, pair }) : playOne({ ...task, pair }))
    }
  }
  await Promise.all(Array.from({ length: pool ? jobs : 1 }, work))
  return scores
}

const rounded = ({ gain, error }: Slope): Slope => ({ gain: toThousandths(gain), error: toThousandths(error) })
const toThousandths = (value: number): number => Math.round(value * 1000) / 1000

const SHOWN = 8

function told({ round, pairs, slopes, before, weighing }: Round): string {
  const strongest = Object.entries(slopes)
    .sort(([, x], [, y]) => Math.abs(y.gain) / y.error - Math.abs(x.gain) / x.error)
    .slice(0, SHOWN)
    .map(([name, { gain, error }]) => `  ${name} ${before[name]} -> ${weighing[name]} (${gain} ± ${error} a span)`)
  return [`round ${round}: ${pairs} pairs`, ...strongest].join('\n')
}
