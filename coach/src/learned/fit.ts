import { Random } from '@undercroft/engine'
import { chanceOf, weightCount } from './model.ts'

/** Positions that were met: features row by row, what each is worth (0 to 1), what came of it, and of which match it is. */
export interface Samples {
  readonly inputs: number
  readonly features: Float32Array
  readonly targets: Float32Array
  readonly results: Float32Array
  readonly matches: Int32Array
}

export interface FitOptions {
  readonly seed: number
  readonly hidden: number
  /** How often all positions are gone through: for the weighted sum, and at most for the net. */
  readonly epochs: number
  readonly netEpochs: number
  /** Pulls the weights towards where they started. */
  readonly pull: number
}

export interface Fit {
  readonly weights: Float32Array
  readonly hidden: number
  /** Mean log loss on matches that were not learned from: before the net was learned (on), and after. */
  readonly before: number
  readonly loss: number
  readonly epochs: number
}

const HELD_BACK = 10
const BATCH = 64
const RATE = 0.003
const NET_RATE = 0.0005
/** So many rounds without getting better end it. */
const PATIENCE = 2

/** Goes downhill with a step of its own for each weight (Adam). */
class Downhill {
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private steps = 0
  private readonly rate: number

  constructor(size: number, rate: number) {
    this.mean = new Float64Array(size)
    this.square = new Float64Array(size)
    this.rate = rate
  }

  step(weights: Float64Array, slope: Float64Array): void {
    this.steps++
    const warm = Math.sqrt(1 - 0.999 ** this.steps) / (1 - 0.9 ** this.steps)
    for (let i = 0; i < weights.length; i++) {
      this.mean[i] += 0.1 * (slope[i] - this.mean[i])
      this.square[i] += 0.001 * (slope[i] * slope[i] - this.square[i])
      weights[i] -= (this.rate * warm * this.mean[i]) / (Math.sqrt(this.square[i]) + 1e-8)
    }
  }
}

/**
 * Learns the weights: first a weighted sum, then together with it a small net that starts at next to nothing and mends what the
 * sum gets wrong. Where `start` has a net already, both go on from there.
 */
export function fit(samples: Samples, start: Float32Array, options: FitOptions): Fit {
  const { inputs } = samples
  const random = new Random(options.seed)
  const linearSize = 1 + inputs
  const weights = new Float64Array(weightCount(inputs, options.hidden))
  const hasNet = options.hidden > 0 && start.length === weights.length
  weights.set(hasNet ? start : start.subarray(0, linearSize))
  const { kept, held } = split(samples)
  if (!hasNet) {
    const linear = new Downhill(linearSize, RATE)
    const sum = weights.subarray(0, linearSize)
    const anchor = Float64Array.from(sum)
    for (let epoch = 0; epoch < options.epochs; epoch++) {
      passLinear(samples, shuffled(kept, random), sum, anchor, linear, options.pull)
    }
  }
  const before = lossOf(samples, held, weights, hasNet ? options.hidden : 0)
  let best = Float64Array.from(weights)
  let loss = before
  let epochs = 0
  if (options.hidden > 0) {
    if (!hasNet) startNet(weights, inputs, options.hidden, random)
    const net = new Downhill(weights.length, NET_RATE)
    for (let epoch = 1; epoch <= options.netEpochs; epoch++) {
      passNet(samples, shuffled(kept, random), weights, options.hidden, net)
      const now = lossOf(samples, held, weights, options.hidden)
      if (epoch - epochs > PATIENCE) break
      if (now >= loss) continue
      loss = now
      epochs = epoch
      best = Float64Array.from(weights)
    }
  }
  // A net that was of no use is left out.
  const useful = hasNet || epochs > 0 ? options.hidden : 0
  return {
    weights: Float32Array.from(best.subarray(0, weightCount(inputs, useful))),
    hidden: useful,
    before,
    loss,
    epochs,
  }
}

/** Whole matches are held back: positions of one match resemble each other. */
function split({ matches }: Samples): { kept: Int32Array; held: Int32Array } {
  const all = Int32Array.from(matches.keys())
  return {
    kept: all.filter((row) => matches[row] % HELD_BACK !== 0),
    held: all.filter((row) => matches[row] % HELD_BACK === 0),
  }
}

function shuffled(rows: Int32Array, random: Random): Int32Array {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const row = rows[i]
    rows[i] = rows[j]
    rows[j] = row
  }
  return rows
}

function passLinear(
  { inputs, features, targets }: Samples,
  rows: Int32Array,
  weights: Float64Array,
  anchor: Float64Array,
  downhill: Downhill,
  pull: number,
): void {
  const slope = new Float64Array(weights.length)
  for (let from = 0; from < rows.length; from += BATCH) {
    const to = Math.min(rows.length, from + BATCH)
    for (let i = 0; i < slope.length; i++) slope[i] = pull * (weights[i] - anchor[i])
    for (let r = from; r < to; r++) {
      const row = rows[r] * inputs
      let sum = weights[0]
      for (let i = 0; i < inputs; i++) sum += weights[1 + i] * features[row + i]
      const error = (chanceOf(sum) - targets[rows[r]]) / (to - from)
      slope[0] += error
      for (let i = 0; i < inputs; i++) slope[1 + i] += error * features[row + i]
    }
    downhill.step(weights, slope)
  }
}

function startNet(weights: Float64Array, inputs: number, hidden: number, random: Random): void {
  const spread = 1 / Math.sqrt(inputs)
  for (let unit = 0, at = 1 + inputs; unit < hidden; unit++, at += inputs + 2) {
    for (let i = 0; i <= inputs; i++) weights[at + i] = spread * (random.below(2001) / 1000 - 1)
    weights[at + inputs + 1] = 0.02 * (random.below(2001) / 1000 - 1)
  }
}

function passNet(
  { inputs, features, targets }: Samples,
  rows: Int32Array,
  weights: Float64Array,
  hidden: number,
  downhill: Downhill,
): void {
  const slope = new Float64Array(weights.length)
  const excited = new Float64Array(hidden)
  const first = 1 + inputs
  const size = inputs + 2
  for (let from = 0; from < rows.length; from += BATCH) {
    const to = Math.min(rows.length, from + BATCH)
    slope.fill(0)
    for (let r = from; r < to; r++) {
      const row = rows[r] * inputs
      const sum = logOddsAt(features, row, weights, inputs, hidden, excited)
      const error = (chanceOf(sum) - targets[rows[r]]) / (to - from)
      slope[0] += error
      for (let i = 0; i < inputs; i++) slope[1 + i] += error * features[row + i]
      for (let unit = 0, at = first; unit < hidden; unit++, at += size) {
        if (excited[unit] <= 0) continue
        const back = error * weights[at + inputs + 1]
        slope[at + inputs + 1] += error * excited[unit]
        slope[at] += back
        for (let i = 0; i < inputs; i++) slope[at + 1 + i] += back * features[row + i]
      }
    }
    downhill.step(weights, slope)
  }
}

function logOddsAt(
  features: Float32Array,
  row: number,
  weights: Float64Array,
  inputs: number,
  hidden: number,
  excited: Float64Array,
): number {
  let sum = weights[0]
  for (let i = 0; i < inputs; i++) sum += weights[1 + i] * features[row + i]
  for (let unit = 0, at = 1 + inputs; unit < hidden; unit++, at += inputs + 2) {
    let input = weights[at]
    for (let i = 0; i < inputs; i++) input += weights[at + 1 + i] * features[row + i]
    excited[unit] = input
    if (input > 0) sum += weights[at + inputs + 1] * input
  }
  return sum
}

function lossOf(
  { inputs, features, targets }: Samples,
  rows: Int32Array,
  weights: Float64Array,
  hidden: number,
): number {
  const excited = new Float64Array(hidden)
  let loss = 0
  for (const row of rows) {
    const chance = chanceOf(logOddsAt(features, row * inputs, weights, inputs, hidden, excited))
    const sure = Math.min(1 - 1e-6, Math.max(1e-6, chance))
    loss -= targets[row] * Math.log(sure) + (1 - targets[row]) * Math.log(1 - sure)
  }
  return loss / Math.max(1, rows.length)
}

/** What the log odds must be multiplied with so that chances come true, and how often they did by tenths of the chance told. */
export function calibrate({ inputs, features, results, matches }: Samples, weights: Float32Array, hidden: number) {
  const exact = Float64Array.from(weights)
  const excited = new Float64Array(hidden)
  const odds: number[] = []
  const came: number[] = []
  for (let row = 0; row < matches.length; row++) {
    if (matches[row] % HELD_BACK !== 0) continue
    odds.push(logOddsAt(features, row * inputs, exact, inputs, hidden, excited))
    came.push(results[row])
  }
  let factor = 1
  let least = Number.POSITIVE_INFINITY
  for (let step = 4; step <= 40; step++) {
    let loss = 0
    odds.forEach((one, i) => {
      const sure = Math.min(1 - 1e-6, Math.max(1e-6, chanceOf((one * step) / 20)))
      loss -= came[i] * Math.log(sure) + (1 - came[i]) * Math.log(1 - sure)
    })
    if (loss >= least) continue
    least = loss
    factor = step / 20
  }
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, told: 0, came: 0 }))
  odds.forEach((one, i) => {
    const told = chanceOf(one * factor)
    const tenth = tenths[Math.min(9, Math.floor(told * 10))]
    tenth.count++
    tenth.told += told
    tenth.came += came[i]
  })
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    factor,
    tenths: tenths
      .filter(({ count }) => count > 0)
      .map(({ count, told, came: wins }) => ({ count, told: round(told / count), came: round(wins / count) })),
  }
}

/** How widely the log odds vary over these positions. */
export function spreadOf({ inputs, features, matches }: Samples, weights: Float32Array, hidden: number): number {
  const exact = Float64Array.from(weights)
  const excited = new Float64Array(hidden)
  let sum = 0
  let squares = 0
  for (let row = 0; row < matches.length; row++) {
    const odds = logOddsAt(features, row * inputs, exact, inputs, hidden, excited)
    sum += odds
    squares += odds * odds
  }
  const mean = sum / Math.max(1, matches.length)
  return Math.sqrt(Math.max(1e-9, squares / Math.max(1, matches.length) - mean * mean))
}
