import { along, type Curve } from './curve.ts'

/** What was learned about a game: plain data, one file for each game. */
export interface Model {
  readonly game: string
  /** How many features it looks at, and a digest of their names: weights fit only the features they were learned on. */
  readonly inputs: number
  readonly features: string
  /** How many units the small net has that is added to the weighted sum; 0 for none. */
  readonly hidden: number
  /** What one unit of log odds is worth beside the guide's own figures. */
  readonly scale: number
  /** How much of the value is learned, and how much the guide's own: from 0 to 1. */
  readonly trust: number
  /** What the log odds are multiplied with so that the chances told are those that come true. */
  readonly calibration: number
  /** Where that is not enough: log odds, and the chance that came true with them, from the lowest to the highest. */
  readonly curve?: Curve
  /** Numbers with spaces between: bias, a weight for each feature, then for each unit its bias, weights and its own weight. */
  readonly weights: string
}

export const weightCount = (inputs: number, hidden: number): number => 1 + inputs + hidden * (inputs + 2)

/** Five places are plenty: more would be noise of the matches it was learned from. */
export const packWeights = (weights: Float32Array): string =>
  Array.from(weights, (weight) => Number(weight.toPrecision(5))).join(' ')

export function unpackWeights({ weights, inputs, hidden, game }: Model): Float32Array {
  const numbers = Float32Array.from(weights.split(' '), Number)
  if (numbers.length !== weightCount(inputs, hidden) || numbers.some(Number.isNaN)) {
    throw new Error(`the weights of ${game} are damaged`)
  }
  return numbers
}

/** From log odds to a chance. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/** What is told as the chance that goes with these log odds. */
export const toldChance = ({ calibration, curve }: Model, logOdds: number): number =>
  curve ? along(curve, logOdds) : chanceOf(calibration * logOdds)

/** Rounded, so that two machines never choose differently for the last bit of a sum. */
const PLACES = 10_000

/** Log odds of winning, from the features of a position: sums in a fixed order, no function that machines round differently. */
export class Judge {
  readonly model: Model
  private readonly weights: Float32Array

  constructor(model: Model) {
    this.model = model
    this.weights = unpackWeights(model)
  }

  logOdds(values: Float32Array): number {
    const { weights } = this
    const { inputs, hidden } = this.model
    let sum = weights[0]
    for (let i = 0; i < inputs; i++) sum += weights[1 + i] * values[i]
    for (let unit = 0, at = 1 + inputs; unit < hidden; unit++, at += inputs + 2) {
      let excited = weights[at]
      for (let i = 0; i < inputs; i++) excited += weights[at + 1 + i] * values[i]
      if (excited > 0) sum += weights[at + 1 + inputs] * excited
    }
    return Math.round(sum * PLACES) / PLACES
  }

  /** The chance to win, from 0 to 1. */
  chance(values: Float32Array): number {
    return toldChance(this.model, this.logOdds(values))
  }
}
