import { gamePackage as blitz } from '@undercroft/blitz-bowl'
import { gamePackage as dungeon } from '@undercroft/dungeon-bowl'
import { type Game, type GamePackage, type Match, Random } from '@undercroft/engine'
import { gamePackage as skirmish } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { guideFor } from '../levels.ts'
import { dungeonPosition } from '../testing/positions.ts'
import { calibrate, fit, type Samples } from './fit.ts'
import { learnableOf } from './games.ts'
import { featureDigest, learnedGuide } from './judgement.ts'
import { Judge, type Model, packWeights, unpackWeights, weightCount } from './model.ts'
import { lambdaReturns, selfPlay } from './self-play.ts'
import { featureNames, Sheet } from './sheet.ts'

/** Positions with two features whose chance is known. */
function samplesOf(chance: (a: number, b: number) => number, count = 6000): Samples {
  const random = new Random(7)
  const samples = {
    inputs: 2,
    features: new Float32Array(2 * count),
    targets: new Float32Array(count),
    results: new Float32Array(count),
    matches: Int32Array.from({ length: count }, (_, i) => i),
  }
  for (let i = 0; i < count; i++) {
    const [a, b] = [random.below(2001) / 1000 - 1, random.below(2001) / 1000 - 1]
    samples.features.set([a, b], 2 * i)
    samples.results[i] = random.below(10_000) < 10_000 * chance(a, b) ? 1 : 0
    samples.targets[i] = samples.results[i]
  }
  return samples
}

const start = new Float32Array(weightCount(2, 0))
const logistic = (x: number) => 1 / (1 + Math.exp(-x))

describe('learning', () => {
  it('finds the weights of a sum', () => {
    const samples = samplesOf((a, b) => logistic(0.5 + 2 * a - b))
    const { weights } = fit(samples, start, { seed: 1, hidden: 0, epochs: 12, netEpochs: 0, pull: 0 })
    expect(weights[0]).toBeCloseTo(0.5, 0)
    expect(weights[1]).toBeGreaterThan(1.5)
    expect(weights[2]).toBeLessThan(-0.6)
  })

  it('finds with a net what no sum can tell: that two things go together', () => {
    const samples = samplesOf((a, b) => (a * b > 0 ? 0.9 : 0.1))
    const options = { seed: 1, hidden: 8, epochs: 4, netEpochs: 40, pull: 0 }
    const { before, loss, weights } = fit(samples, start, options)
    expect(before).toBeGreaterThan(0.68)
    expect(loss).toBeLessThan(0.6)
    const again = fit(samples, weights, { ...options, netEpochs: 2 })
    expect(again.before).toBeCloseTo(loss, 2)
  })

  it('leaves a net out that is of no use', () => {
    const samples = samplesOf(() => 0.5, 300)
    const found = fit(samples, start, { seed: 1, hidden: 4, epochs: 2, netEpochs: 0, pull: 0 })
    expect(found.hidden).toBe(0)
    expect(found.weights).toHaveLength(3)
  })

  it('gives the same weights for the same seed', () => {
    const samples = samplesOf((a) => logistic(a), 500)
    const options = { seed: 3, hidden: 4, epochs: 2, netEpochs: 2, pull: 0.01 }
    expect(fit(samples, start, options).weights).toEqual(fit(samples, start, options).weights)
  })

  it('tells chances that come true', () => {
    const samples = samplesOf((a) => logistic(4 * a), 20_000)
    const tooBold = Float32Array.from([0, 8, 0])
    const { factor, tenths } = calibrate(samples, tooBold, 0)
    expect(factor).toBeCloseTo(0.5, 1)
    expect(tenths.length).toBeGreaterThan(5)
    expect(tenths.every(({ count }) => count > 0)).toBe(true)
    for (const { count, told, came } of tenths) if (count > 150) expect(Math.abs(told - came)).toBeLessThan(0.1)
  })

  it('looks back from the result: with lambda 1 only the result counts, with 0 only the next position', () => {
    expect([...lambdaReturns([0.2, 0.4, 0.6], 1, 1)]).toEqual([1, 1, 1])
    const next = [...lambdaReturns([0.2, 0.4, 0.6], 1, 0)]
    expect(next[0]).toBeCloseTo(0.4)
    expect(next[1]).toBeCloseTo(0.6)
    expect(next[2]).toBe(1)
    expect(lambdaReturns([0, 0.5], 1, 0.5)[0]).toBeCloseTo(0.75)
  })
})

const model = (weights: number[], more: Partial<Model> = {}): Model => ({
  game: 'blitz-bowl',
  inputs: 2,
  features: '',
  hidden: 0,
  scale: 10,
  trust: 1,
  calibration: 1,
  weights: packWeights(Float32Array.from(weights)),
  ...more,
})

describe('weights', () => {
  it('survive being written down, and judge as they were learned', () => {
    const judge = new Judge(model([0.5, 1, -2, /* one unit */ -0.25, 1, 1, 3], { hidden: 1 }))
    // 0.5 + 1 * 1 - 2 * 0.5 = 0.5, and the unit: -0.25 + 1.5 = 1.25, three times.
    expect(judge.logOdds(Float32Array.from([1, 0.5]))).toBeCloseTo(4.25, 4)
    // The unit sleeps.
    expect(judge.logOdds(Float32Array.from([0, 0]))).toBeCloseTo(0.5, 4)
    expect(judge.chance(Float32Array.from([0, 0]))).toBeCloseTo(logistic(0.5), 4)
  })

  it('are rounded, so that the last bit decides nothing', () => {
    const judge = new Judge(model([0, 0.00001, 0]))
    expect(judge.logOdds(Float32Array.from([1, 0]))).toBe(0)
  })

  it('that are cut off or not numbers are refused', () => {
    expect(() => unpackWeights({ ...model([1, 2, 3]), weights: '1 2' })).toThrow('damaged')
    expect(() => unpackWeights({ ...model([1, 2, 3]), weights: '1 2 x' })).toThrow('damaged')
  })
})

it('who is near the ball counts where it lies, near a chest while it is hidden, near the carrier where a foe has it', () => {
  const looked = (more: object) => {
    const { match } = dungeonPosition('.....A.b...', more)
    const { features } = learnableOf('dungeon-bowl')
    const names = featureNames(features, match as never)
    const sheet = new Sheet(names.length)
    sheet.clear()
    features(match as never, 0, sheet)
    return ['first at the ball', 'first at a chest', 'hunter'].map((name) => {
      const at = names.findIndex((one) => one.endsWith(` ${name}`))
      return sheet.values[at] > 0
    })
  }
  expect(looked({ ball: [9, 0] })).toEqual([true, false, false])
  expect(looked({ ball: 'b' })).toEqual([false, false, true])
})

describe.each([
  ['blitz-bowl', blitz],
  ['dungeon-bowl', dungeon],
  ['skirmish', skirmish],
] as unknown as [string, GamePackage][])('what is looked at in %s', (id, pack) => {
  const { features } = learnableOf(id)
  const options = id === 'dungeon-bowl' ? { turnLimit: 2 } : {}
  const names = featureNames(features, pack.game.create(options, 1))

  it('has names of its own, and is a small number everywhere in a match', () => {
    expect(new Set(names).size).toBe(names.length)
    const random = new Random(4)
    const game = pack.game as Game
    const match = game.create(options, 11)
    const sheet = new Sheet(names.length)
    for (let count = 0; count < 1500; count++) {
      const decision = game.decision(match)
      if (!decision) break
      if (count % 20 === 0 && !decision.roll) {
        const guide = guideFor(id)
        expect(featureNames(features, match as never)).toEqual(names)
        for (const seat of [0, 1]) {
          sheet.clear()
          features(match as never, seat, sheet)
          expect(sheet.values.every((value) => Math.abs(value) < 100)).toBe(true)
        }
        expect(Number.isFinite(guide.evaluate(match as never, 0))).toBe(true)
      }
      game.play(match, random.pick(decision.actions))
    }
  })

  const zeros = (): Model => ({
    ...model(new Array(1 + names.length).fill(0)),
    game: id,
    inputs: names.length,
    features: featureDigest(names),
  })

  it('is checked against the weights', () => {
    const other = learnedGuide(guideFor(id), features, { ...zeros(), features: 'others' })
    expect(() => other.evaluate(pack.game.create(options, 1) as never, 0)).toThrow('other features')
  })

  it('leaves the end of a match to the guide, and tells a chance before it', () => {
    const guide = learnedGuide(guideFor(id), features, zeros())
    const match = pack.game.create(options, 1) as Match
    expect(guide.evaluate(match, 0)).toBe(0)
    expect(guide.chance(match, 0)).toBe(0.5)
    const reasons = guide.reasons(match, 0)
    expect(reasons.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(0, 6)
    match.stack.length = 0
    expect(guide.evaluate(match, 0)).toBe(guideFor(id).evaluate(match, 0))
  })

  it('is learned from matches that are the same for the same seed', () => {
    const learner = { guide: guideFor(id), judgement: null, features, inputs: names.length }
    const play = () =>
      selfPlay(pack.game, options, learner, { seed: 3, decisions: 8, explore: 50, lambda: 1, anchor: -1 })
    const lesson = play()
    expect(lesson.targets.length).toBeGreaterThan(0)
    expect(lesson.features.length).toBe(lesson.targets.length * names.length)
    expect(lesson.targets.every((target) => target === 0 || target === 0.5 || target === 1)).toBe(true)
    expect(play()).toEqual(lesson)
  })
})
