import fc from 'fast-check'
import { type Grid, makeGrid, squareAt, xOf, yOf } from './grid.ts'

/** Random small boards for property tests, with wall squares and walls on edges. */
export function arbitraryGrid(options: { most?: number; edges?: boolean } = {}): fc.Arbitrary<Grid> {
  const { most = 8, edges = true } = options
  return fc.tuple(fc.integer({ min: 2, max: most }), fc.integer({ min: 2, max: most })).chain(([width, height]) => {
    const square = fc.nat(width * height - 1)
    const solid = fc.array(square, { maxLength: (width * height) >> 2 })
    const thin = fc.array(fc.tuple(square, fc.boolean()), { maxLength: edges ? width * height : 0 })
    return fc.tuple(solid, thin).map(([solids, walls]) => {
      const open = makeGrid({ width, height })
      const pairs = walls
        .map(([from, down]): [number, number] => [
          from,
          squareAt(open, xOf(open, from) + (down ? 0 : 1), yOf(open, from) + (down ? 1 : 0)),
        ])
        .filter(([, to]) => to >= 0)
      return makeGrid({ width, height, solid: solids, edges: pairs })
    })
  })
}

/** A board and a number of its squares. */
export function arbitrarySquares(count: number, options: { most?: number; edges?: boolean } = {}) {
  return arbitraryGrid(options).chain((grid) =>
    fc
      .array(fc.nat(grid.walls.length - 1), { minLength: count, maxLength: count })
      .map((squares) => ({ grid, squares })),
  )
}
