import { type Grid, type Space, squareAt, xOf, yOf } from './grid.ts'

/** The squares a piece of n x n covers, row by row; those off the board are left out. */
export function spaceSquares(grid: Grid, { square, size }: Space): number[] {
  return frame(grid, xOf(grid, square), yOf(grid, square), size, size)
}

/** The squares that touch a space from outside, by an edge or a corner. */
export function spaceBorder(grid: Grid, { square, size }: Space): number[] {
  const x = xOf(grid, square)
  const y = yOf(grid, square)
  return frame(grid, x - 1, y - 1, size + 2, size + 2).filter((near) => {
    const nearX = xOf(grid, near)
    const nearY = yOf(grid, near)
    return nearX < x || nearY < y || nearX >= x + size || nearY >= y + size
  })
}

/** Whether two spaces share a square. */
export function spacesOverlap(grid: Grid, a: Space, b: Space): boolean {
  const dx = xOf(grid, b.square) - xOf(grid, a.square)
  const dy = yOf(grid, b.square) - yOf(grid, a.square)
  return dx < a.size && -dx < b.size && dy < a.size && -dy < b.size
}

function frame(grid: Grid, left: number, top: number, width: number, height: number): number[] {
  const squares: number[] = []
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const square = squareAt(grid, x, y)
      if (square >= 0) squares.push(square)
    }
  }
  return squares
}
