import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  calibrate,
  fit,
  LEARNABLE,
  learnableOf,
  loadWeights,
  type Model,
  packWeights,
  spreadOf,
  unpackWeights,
  weightCount,
} from '@undercroft/coach/learned'
import { digestOf } from '@undercroft/engine'
import { UsageError } from '../errors.ts'
import { makeFolder, writeWhole } from '../files.ts'
import type { Output } from '../output.ts'
import { matchSeed } from '../simulate/match.ts'
import { gather, type Pool, poolOf } from './gathering.ts'
import { inputsOf } from './inputs.ts'
import { anchorOf, type LessonTask } from './lesson.ts'
import { readSamples, together, writeSamples } from './samples.ts'

export interface TrainOptions {
  readonly out: string
  readonly generations: number
  readonly matches: number
  readonly seed: number
  readonly decisions: number
  readonly explore: number
  readonly lambda: number
  readonly hidden: number
  readonly netFrom: number
  /** Goes on from the weights that masters play with. */
  readonly fromShipped?: boolean
  readonly jobs?: number
  readonly minutes?: number
}

/** What is known about a generation, beside its weights. */
interface Card {
  readonly game: string
  readonly generation: number
  readonly seed: number
  readonly matches: number
  readonly positions: number
  readonly decisions: number
  readonly explore: number
  readonly lambda: number
  /** Log loss on matches held back: before the net was learned (on), after it, and in how many rounds. */
  readonly before: number
  readonly loss: number
  readonly epochs: number
  readonly calibration: ReturnType<typeof calibrate>
  readonly weights: string
  readonly strongest: readonly (readonly [string, number])[]
}

/** `undercroft train`: generation by generation, matches against itself and weights learned from them. Returns the exit code. */
export async function trainCommand(game: string, options: TrainOptions, output: Output): Promise<number> {
  if (!LEARNABLE.includes(game)) throw new UsageError(`'${game}' cannot be learned (there is: ${LEARNABLE.join(', ')})`)
  makeFolder(options.out, '--out')
  const { names, digest } = await inputsOf(game)
  const until = options.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.minutes * 60_000
  const pool = poolOf(options.jobs ?? availableParallelism(), options.matches)
  try {
    let model: Model | null = options.fromShipped ? await loadWeights(game) : null
    for (let generation = 1; generation <= options.generations; generation++) {
      const file = join(options.out, `generation-${generation}.json`)
      if (existsSync(file)) {
        model = readModel(file, digest)
        output.print(`generation ${generation}: there already`)
        continue
      }
      if (Date.now() > until) break
      const next = await learnOn(game, model, generation, names, digest, options, pool)
      writeWhole(file, `${JSON.stringify(next.model)}\n`, '--out')
      writeWhole(join(options.out, `card-${generation}.json`), `${JSON.stringify(next.card, null, 2)}\n`, '--out')
      output.print(told(next.card, next.seconds))
      model = next.model
    }
  } finally {
    await pool?.destroy()
  }
  return 0
}

async function learnOn(
  game: string,
  before: Model | null,
  generation: number,
  names: readonly string[],
  digest: string,
  options: TrainOptions,
  pool: Pool,
) {
  const started = performance.now()
  const { matches, decisions, explore, lambda } = options
  const inputs = names.length
  const seed = matchSeed(options.seed, generation)
  const tasks = Array.from(
    { length: matches },
    (_, match): LessonTask => ({
      game,
      model: before,
      inputs,
      seed: matchSeed(seed, match),
      decisions,
      explore,
      lambda,
      anchor: before ? anchorOf(match) : -1,
    }),
  )
  const fresh = await gather(pool, tasks, inputs)
  const earlier = windowOf(generation).map((one) => readSamples(samplesFile(options.out, one)))
  const samples = together([...earlier, fresh])
  const wanted = generation >= options.netFrom ? options.hidden : 0
  const start = before ? unpackWeights(before) : new Float32Array(weightCount(inputs, 0))
  const found = fit(samples, start, { seed, hidden: wanted, epochs: 6, netEpochs: 6, pull: 0.002 })
  const { hidden } = found
  const calibration = calibrate(samples, found.weights, hidden)
  const model: Model = {
    game,
    inputs,
    features: digest,
    hidden,
    scale: round(
      learnableOf(game).unit * (spreadOf(samples, onlyWritten(inputs), 0) / spreadOf(samples, found.weights, hidden)),
    ),
    trust: 1,
    calibration: calibration.factor,
    weights: packWeights(found.weights),
  }
  const card: Card = {
    game,
    generation,
    seed,
    matches,
    positions: fresh.matches.length,
    decisions,
    explore,
    lambda,
    before: round(found.before),
    loss: round(found.loss),
    epochs: found.epochs,
    calibration,
    weights: digestOf(model),
    strongest: strongest(names, found.weights),
  }
  writeSamples(samplesFile(options.out, generation), fresh)
  return { model, card, seconds: (performance.now() - started) / 1000 }
}

/** It is learned from the positions of this generation and of two before it. */
const WINDOW = 3

const windowOf = (generation: number): number[] =>
  Array.from({ length: WINDOW - 1 }, (_, i) => generation - WINDOW + 1 + i).filter((one) => one > 0)

const samplesFile = (folder: string, generation: number): string => join(folder, `positions-${generation}.bin`)

/** Weights that look at nothing but the guide's own figure. */
function onlyWritten(inputs: number): Float32Array {
  const weights = new Float32Array(weightCount(inputs, 0))
  weights[1] = 1
  return weights
}

const SHOWN = 12

const strongest = (names: readonly string[], weights: Float32Array): (readonly [string, number])[] =>
  names
    .map((name, i): [string, number] => [name, round(weights[1 + i])])
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, SHOWN)

const round = (value: number): number => Math.round(value * 10_000) / 10_000

function readModel(file: string, digest: string): Model {
  const model = JSON.parse(readFileSync(file, 'utf8')) as Model
  if (model.features !== digest) throw new UsageError(`${file} was learned on other features: take another --out`)
  return model
}

const told = ({ generation, matches, positions, before, loss, epochs }: Card, seconds: number): string =>
  `generation ${generation}: ${matches} matches, ${positions} positions; log loss ${before}, with the net ${loss} (${epochs} rounds); ${Math.round(seconds)} s`
