import { Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { along, curveOf } from './curve.ts'
import { chanceOf, type Model, toldChance } from './model.ts'

it('a curve is followed on the lines between its points, and goes on beyond them as log odds do', () => {
  const curve = [
    [-1, 0.2],
    [0, 0.5],
    [2, 0.9],
  ] as const
  expect(along(curve, -1)).toBeCloseTo(0.2, 9)
  expect(along(curve, -2)).toBeCloseTo(1 / (1 + 4 * Math.E), 9)
  expect(along(curve, -0.5)).toBeCloseTo(0.35, 9)
  expect(along(curve, 1)).toBeCloseTo(0.7, 9)
  expect(along(curve, 2)).toBeCloseTo(0.9, 9)
  expect(along(curve, 3)).toBeCloseTo(9 / (9 + Math.exp(-1)), 9)
  expect(along(curve, 12)).toBeGreaterThan(0.999)
})

it('chances that were told too boldly are told as they come true, alike for both seats', () => {
  const random = new Random(1)
  const odds = Array.from({ length: 20_000 }, () => random.below(6001) / 1000 - 3)
  const came = odds.map((one) => (random.below(1000) < 1000 * chanceOf(0.5 * one) ? 1 : 0))
  const curve = curveOf(odds, came)
  const model = { calibration: 1, curve } as unknown as Model
  for (const one of [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]) {
    expect(Math.abs(toldChance(model, one) - chanceOf(0.5 * one))).toBeLessThan(0.03)
    expect(toldChance(model, -one)).toBeCloseTo(1 - toldChance(model, one), 9)
  }
  const chances = curve.map(([, chance]) => chance)
  expect(chances).toEqual([...chances].sort((a, b) => a - b))
})

it('is level where chance alone made it fall', () => {
  const curve = curveOf([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], [0, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1])
  const chances = curve.map(([, chance]) => chance)
  expect(chances).toEqual([...chances].sort((a, b) => a - b))
  for (const chance of chances) expect(chance).toBeLessThan(1)
})

it('the surest chances are level as far as positions were seen, however bold their odds', () => {
  const odds = Array.from({ length: 480 }, (_, i) => (i < 470 ? (i + 1) / 470 : 4 + i / 480))
  const came = odds.map((_, i) => (i % 3 === 0 ? 0 : 1))
  const curve = curveOf(odds, came)
  const [last, surest] = curve[curve.length - 1]
  expect(last).toBe(4.998)
  expect(along(curve, 4.5)).toBeCloseTo(surest, 9)
  expect(surest).toBeLessThan(0.75)
})
