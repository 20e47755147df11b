import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { curveOf, Judge, LEARNABLE, type Lesson, loadWeights, type Model, toldChance } from '@undercroft/coach/learned'
import { UsageError } from '../errors.ts'
import { writeWhole } from '../files.ts'
import type { Output } from '../output.ts'
import { matchSeed } from '../simulate/match.ts'
import { poolOf } from './gathering.ts'
import { inputsOf } from './inputs.ts'
import type { LessonTask } from './lesson.ts'
import playOne from './worker.ts'

export interface CalibrateOptions {
  readonly matches: number
  readonly seed: number
  readonly decisions: number
  /** Weights of one's own, instead of those that are shipped. */
  readonly weights?: string
  /** The matches are played by what was learned, not by the written guide. */
  readonly learned?: boolean
  /** Where the weights go with a curve that is fitted to these matches. */
  readonly fit?: string
  readonly jobs?: number
}

/** A position in the middle of a match: its log odds, what came of it, and of which match it is. */
interface Middle {
  readonly odds: number
  readonly came: number
  readonly match: number
}

/** `undercroft calibrate`: how often the chances that are told in the middle of a match come true. Returns the exit code. */
export async function calibrateCommand(game: string, options: CalibrateOptions, output: Output): Promise<number> {
  if (!LEARNABLE.includes(game)) throw new UsageError(`'${game}' cannot be learned (there is: ${LEARNABLE.join(', ')})`)
  const model = options.weights === undefined ? await loadWeights(game) : readModel(options.weights)
  const { names, digest } = await inputsOf(game)
  if (!model || model.features !== digest) throw new UsageError('the weights were learned on other features')
  const tasks = Array.from(
    { length: options.matches },
    (_, match): LessonTask => ({
      game,
      model: options.learned ? model : null,
      inputs: names.length,
      seed: matchSeed(options.seed, match),
      decisions: options.decisions,
      explore: 0,
      lambda: 1,
      anchor: -1,
    }),
  )
  const pool = poolOf(options.jobs ?? availableParallelism(), options.matches)
  try {
    const lessons = await Promise.all(tasks.map((task) => (pool ? pool.run(task) : playOne(task))))
    const judge = new Judge(model)
    const middles = lessons.flatMap((lesson, match) => middleOf(lesson, judge, names.length, match))
    if (options.fit === undefined) output.print(tenthsTable(tenthsOf(middles, () => model)))
    else {
      writeWhole(options.fit, `${JSON.stringify(fitted(model, middles))}\n`, '--fit')
      // Each half is told along the curve of the other.
      const half = (middle: Middle) => middle.match % 2
      const halves = [1, 0].map((other) =>
        fitted(
          model,
          middles.filter((middle) => half(middle) === other),
        ),
      )
      output.print(tenthsTable(tenthsOf(middles, (middle) => halves[half(middle)])))
    }
  } finally {
    await pool?.destroy()
  }
  return 0
}

const fitted = (model: Model, middles: readonly Middle[]): Model => ({
  ...model,
  curve: curveOf(
    middles.map(({ odds }) => odds),
    middles.map(({ came }) => came),
  ),
})

function readModel(file: string): Model {
  return JSON.parse(readFileSync(file, 'utf8')) as Model
}

/** From here to there a match is in its middle. */
const MIDDLE = [0.4, 0.6] as const

function middleOf({ features, results }: Lesson, judge: Judge, inputs: number, match: number): Middle[] {
  const [from, to] = MIDDLE.map((part) => Math.floor(part * results.length))
  return Array.from({ length: to - from }, (_, i) => {
    const row = from + i
    return { odds: judge.logOdds(features.subarray(row * inputs, (row + 1) * inputs)), came: results[row], match }
  })
}

export interface Tenth {
  readonly matches: number
  readonly told: number
  readonly came: number
  readonly error: number
}

/** Positions by tenths of the chance told. The error is that of so many matches: positions of one match share its result. */
export function tenthsOf(middles: readonly Middle[], by: (middle: Middle) => Model): Tenth[] {
  const tenths = Array.from({ length: 10 }, (): { middle: Middle; told: number }[] => [])
  for (const middle of middles) {
    const told = toldChance(by(middle), middle.odds)
    tenths[Math.min(9, Math.floor(told * 10))].push({ middle, told })
  }
  return tenths
    .filter((tenth) => tenth.length > 0)
    .map((tenth) => {
      const matches = new Set(tenth.map(({ middle }) => middle.match)).size
      const came = tenth.reduce((sum, { middle }) => sum + middle.came, 0) / tenth.length
      const told = tenth.reduce((sum, one) => sum + one.told, 0) / tenth.length
      return { matches, told, came, error: 1.96 * Math.sqrt((came * (1 - came)) / matches) }
    })
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const tenthsTable = (tenths: readonly Tenth[]): string =>
  [
    '| told | came | 95 % | matches |',
    '|---|---|---|---|',
    ...tenths.map(
      ({ told, came, error, matches }) => `| ${percent(told)} | ${percent(came)} | ± ${percent(error)} | ${matches} |`,
    ),
  ].join('\n')
