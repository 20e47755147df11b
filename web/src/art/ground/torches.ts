import type { Rgb } from '../colour.ts'
import type { GroundModel } from './model.ts'
import { type Plan, survey } from './plan.ts'

export interface Torch {
  readonly x: number
  readonly y: number
  readonly colour?: Rgb
}

/** The outline of a flame of one square, and its colours from without to within, each smaller. */
export const FLAME = {
  path: 'M0-.34C.03-.2.15-.14.1-.02C.06.05-.06.05-.1-.02C-.15-.12-.02-.18 0-.34z',
  parts: [
    ['#ff7a1c', 1],
    ['#ffb43a', 0.72],
    ['#fff2b8', 0.4],
  ],
} as const

/** Torches hang on northern walls: of a ruin under the sky every seventh square, of rooms about every fourth, and each has one. */
export function torchesOf(model: GroundModel, plan: Plan): Torch[] {
  if (model.place === 'ruin') return along(model.width)
  return plan.rooms.flatMap(({ squares, look }) => {
    const north = squares.filter(([x, y]) => !plan.has(x, y - 1)).sort(([a], [b]) => a - b)
    const hung = north.filter((_, i) => (north.length <= 4 ? i === north.length >> 1 : i % 4 === 1))
    return hung.map(([x, y]) => ({ x: x + 0.5, y: y - 0.16, ...(look.torch && { colour: look.torch }) }))
  })
}

const along = (width: number): Torch[] =>
  Array.from({ length: Math.ceil(width / 7) }, (_, i) => ({ x: 3.5 + 7 * i, y: -0.16 })).filter(({ x }) => x < width)

/** Where flames burn on a board; nowhere on a pitch. */
export const flamesOf = (model: GroundModel): Torch[] =>
  model.place === 'pitch' ? [] : torchesOf(model, survey(model))
