import { type Grid, type Space, xOf, yOf } from './grid.ts'

/** Steps between two squares when a diagonal counts as one. */
export function chebyshev(grid: Grid, a: number, b: number): number {
  return Math.max(Math.abs(xOf(grid, a) - xOf(grid, b)), Math.abs(yOf(grid, a) - yOf(grid, b)))
}

/** The length of (dx, dy) when every second diagonal counts double: the longer way plus half the shorter. */
export function alternatingLength(dx: number, dy: number): number {
  const a = Math.abs(dx)
  const b = Math.abs(dy)
  return a > b ? a + (b >> 1) : b + (a >> 1)
}

/** Distance of two squares when every second diagonal counts double, walls ignored. */
export function alternating(grid: Grid, a: number, b: number): number {
  return alternatingLength(xOf(grid, a) - xOf(grid, b), yOf(grid, a) - yOf(grid, b))
}

/** Square of the straight distance between two centres. */
export function euclideanSquared(grid: Grid, a: number, b: number): number {
  const dx = xOf(grid, a) - xOf(grid, b)
  const dy = yOf(grid, a) - yOf(grid, b)
  return dx * dx + dy * dy
}

/** How far apart the nearest squares of two spaces are, as [|dx|, |dy|]; overlapping in a direction counts 0 there. */
export function gap(grid: Grid, a: Space, b: Space): readonly [number, number] {
  return [
    gapAlong(xOf(grid, a.square), a.size, xOf(grid, b.square), b.size),
    gapAlong(yOf(grid, a.square), a.size, yOf(grid, b.square), b.size),
  ]
}

/** Distance of two spaces, nearest square to nearest square, when every second diagonal counts double. */
export function alternatingGap(grid: Grid, a: Space, b: Space): number {
  const [dx, dy] = gap(grid, a, b)
  return alternatingLength(dx, dy)
}

/** Distance of two spaces, nearest square to nearest square, when a diagonal counts as one. */
export function chebyshevGap(grid: Grid, a: Space, b: Space): number {
  return Math.max(...gap(grid, a, b))
}

function gapAlong(a: number, sizeA: number, b: number, sizeB: number): number {
  return Math.max(0, b - (a + sizeA - 1), a - (b + sizeB - 1))
}
