import { digestOf, type Match } from '@undercroft/engine'
import type { Guide } from '../guide.ts'
import { Judge, type Model, toldChance } from './model.ts'
import { type Features, featureNames, Sheet } from './sheet.ts'

/** A guide whose judgement was learned in matches against itself, and the chance to win that it gives. */
export interface LearnedGuide<M extends Match = Match> extends Guide<M> {
  chance(match: M, seat: number): number
  /** The chance that goes with a value of its own, such as a plan's. */
  chanceOf(value: number): number
}

export const featureDigest = (names: readonly string[]): string => digestOf(names as string[])

/**
 * The guide with what was learned in the place of its own figures, as far as it is trusted. It stays the guide's task to know the
 * end of a match.
 */
export function learnedGuide<M extends Match>(guide: Guide<M>, features: Features<M>, model: Model): LearnedGuide<M> {
  const judge = new Judge(model)
  const sheet = new Sheet(model.inputs)
  let isChecked = false
  const valuesOf = (match: M, seat: number): Float32Array => {
    if (!isChecked) checkFeatures(features, match, model)
    isChecked = true
    sheet.clear()
    features(match, seat, sheet)
    return sheet.values
  }
  const { scale, trust } = model
  const evaluate = (match: M, seat: number): number => {
    const isOver = match.stack.length === 0
    if (isOver || trust === 0) return guide.evaluate(match, seat)
    const learned = scale * judge.logOdds(valuesOf(match, seat))
    return trust === 1 ? learned : trust * learned + (1 - trust) * guide.evaluate(match, seat)
  }
  return {
    ...guide,
    evaluate,
    reasons: (match, seat) => {
      const written = guide.reasons(match, seat)
      if (trust === 0) return written
      const sum = written.reduce((total, { value }) => total + value, 0)
      return [...written, { term: 'experience', value: evaluate(match, seat) - sum }]
    },
    chance: (match, seat) => judge.chance(valuesOf(match, seat)),
    chanceOf: (value) => toldChance(model, value / scale),
  }
}

function checkFeatures<M extends Match>(features: Features<M>, match: M, model: Model): void {
  if (featureDigest(featureNames(features, match)) === model.features) return
  throw new Error(`the weights of ${model.game} were learned on other features: train them again`)
}
