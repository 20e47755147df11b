import { isDiagonal } from './directions.ts'
import { alternatingLength } from './distance.ts'
import { type Grid, squareAt } from './grid.ts'

/**
 * A pattern of squares around an origin, as offsets [dx, dy] of their top left corners. The origin is a square or a grid
 * point (the top left corner of the square with the same coordinates); that decides how the pattern turns.
 */
export interface Template {
  readonly origin: 'square' | 'point'
  readonly offsets: readonly (readonly [number, number])[]
}

/** All squares up to `radius` steps around a square, itself included, when a diagonal counts as one. */
export function squareBurst(radius: number): Template {
  return { origin: 'square', offsets: offsetsWithin(-radius, radius, () => true) }
}

/** All squares whose far corner is at most `radius` from a grid point when every second diagonal counts double. */
export function pointBurst(radius: number): Template {
  return {
    origin: 'point',
    offsets: offsetsWithin(-radius, radius - 1, (dx, dy) => alternatingLength(outward(dx), outward(dy)) <= radius),
  }
}

/**
 * A quarter circle from a grid point in one of the eight directions. Along a diagonal it fills a quadrant; along an axis
 * it takes the squares at least half inside the wedge between the two diagonals.
 */
export function cone(length: number, direction: number): Template {
  const quadrant = pointBurst(length).offsets
  const pattern = isDiagonal(direction)
    ? quadrant.filter(([dx, dy]) => dx >= 0 && dy < 0) // north-east
    : quadrant.filter(([dx, dy]) => dy < 0 && outward(dx) <= outward(dy)) // north
  return rotate({ origin: 'point', offsets: pattern }, direction >> 1)
}

/** Turns a template clockwise by quarters. */
export function rotate(template: Template, quarters: number): Template {
  const { origin } = template
  const far = origin === 'point' ? 1 : 0
  let { offsets } = template
  for (let i = 0; i < (quarters & 3); i++) offsets = offsets.map(([dx, dy]) => [0 - dy - far, dx] as const)
  return { origin, offsets: inOrder(offsets) }
}

/** Mirrors a template left to right. */
export function mirror({ origin, offsets }: Template): Template {
  const far = origin === 'point' ? 1 : 0
  return { origin, offsets: inOrder(offsets.map(([dx, dy]) => [0 - dx - far, dy] as const)) }
}

/** The squares of a template laid with its origin at (x, y); those off the board are left out. */
export function place(grid: Grid, template: Template, x: number, y: number): number[] {
  return template.offsets.map(([dx, dy]) => squareAt(grid, x + dx, y + dy)).filter((square) => square >= 0)
}

/** How many squares out from a grid point the square at this offset is, counted from 1 on either side. */
const outward = (offset: number): number => (offset >= 0 ? offset + 1 : -offset)

function offsetsWithin(least: number, most: number, holds: (dx: number, dy: number) => boolean): [number, number][] {
  const offsets: [number, number][] = []
  for (let dy = least; dy <= most; dy++)
    for (let dx = least; dx <= most; dx++) if (holds(dx, dy)) offsets.push([dx, dy])
  return offsets
}

const inOrder = (offsets: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] =>
  [...offsets].sort((a, b) => a[1] - b[1] || a[0] - b[0])
