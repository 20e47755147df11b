import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySquares } from './arbitraries.ts'
import { type Grid, isSolid, makeGrid, SOLID, squareAt, xOf, yOf } from './grid.ts'
import { parseWalledGrid } from './map.ts'
import { type Box, touches } from './segment.ts'
import { anySquareSees, pointSees, squaresSee } from './sight.ts'
import { place, pointBurst } from './templates.ts'

function board(width: number, height: number, ...walls: [number, number][]): Grid {
  return makeGrid({ width, height, solid: walls.map(([x, y]) => y * width + x) })
}

const sees = (grid: Grid, [ax, ay]: [number, number], [bx, by]: [number, number]) =>
  squaresSee(grid, squareAt(grid, ax, ay), squareAt(grid, bx, by))

/** All walls but the squares themselves, enlarged so that points inside squares have whole coordinates. */
function wallBoxes(grid: Grid, grain: number, ends: number[]): Box[] {
  const boxes: Box[] = []
  grid.walls.forEach((bits, square) => {
    const [x, y] = [xOf(grid, square) * grain, yOf(grid, square) * grain]
    if (isSolid(grid, square) && !ends.includes(square))
      boxes.push({ left: x, top: y, right: x + grain, bottom: y + grain })
    if (bits & 2) boxes.push({ left: x + grain, top: y, right: x + grain, bottom: y + grain })
    if (bits & 4) boxes.push({ left: x, top: y + grain, right: x + grain, bottom: y + grain })
  })
  return boxes
}

/** Tries a net of points in each square. Finds every view that is not narrower than its meshes. */
function sampledSight(grid: Grid, a: number, b: number, grain: number): boolean {
  const walls = wallBoxes(grid, grain, [a, b])
  const points = (square: number) => {
    const all: [number, number][] = []
    for (let i = 1; i < grain; i++)
      for (const j of [1, grain - 1, i]) {
        all.push([xOf(grid, square) * grain + i, yOf(grid, square) * grain + j])
        all.push([xOf(grid, square) * grain + j, yOf(grid, square) * grain + i])
      }
    return all
  }
  const targets = points(b)
  return points(a).some(([x0, y0]) =>
    targets.some(([x1, y1]) => !walls.some((wall) => touches({ x0, y0, x1, y1 }, wall))),
  )
}

describe('sight from any point to any point', () => {
  it('is the same both ways', () => {
    fc.assert(
      fc.property(arbitrarySquares(2, { most: 10 }), ({ grid, squares: [a, b] }) => {
        expect(squaresSee(grid, a, b)).toBe(squaresSee(grid, b, a))
      }),
      { numRuns: 1000 },
    )
  })

  it('agrees with trying many lines', () => {
    fc.assert(
      fc.property(arbitrarySquares(2, { most: 5 }), ({ grid, squares: [a, b] }) => {
        expect(squaresSee(grid, a, b)).toBe(sampledSight(grid, a, b, 23))
      }),
      { numRuns: 150 },
    )
  })

  it('is the same where walls are told as squares and as edges', () => {
    fc.assert(
      fc.property(arbitrarySquares(2, { most: 14 }), ({ grid: { width, height, walls }, squares: [a, b] }) => {
        const solid = [...walls.keys()].filter((square) => walls[square] & SOLID && square !== a && square !== b)
        const edges = solid.flatMap((square): [number, number][] => [
          ...(square % width > 0 ? [[square - 1, square] as [number, number]] : []),
          ...((square + 1) % width > 0 ? [[square, square + 1] as [number, number]] : []),
          ...(square >= width ? [[square - width, square] as [number, number]] : []),
          ...(square + width < walls.length ? [[square, square + width] as [number, number]] : []),
        ])
        const plain = makeGrid({ width, height, solid })
        expect(squaresSee(plain, a, b)).toBe(squaresSee(makeGrid({ width, height, solid, edges }), a, b))
      }),
      { numRuns: 3000 },
    )
  })

  it('one free line is enough, however narrow', () => {
    expect(sees(board(12, 8, [7, 5]), [5, 5], [10, 5])).toBe(false)
    expect(sees(board(12, 8, [7, 5]), [5, 5], [10, 6])).toBe(true)
    expect(sees(board(9, 4, [2, 1]), [0, 0], [7, 3])).toBe(true)
    expect(sees(board(9, 4, [3, 1]), [0, 0], [8, 3])).toBe(true)
    expect(sees(board(9, 6, [1, 1]), [0, 0], [6, 5])).toBe(true)
  })

  it('a touch breaks the line: nothing passes between two walls that share a corner', () => {
    expect(sees(board(8, 8, [6, 5], [5, 6]), [5, 5], [6, 6])).toBe(false)
    expect(sees(board(8, 8, [6, 5]), [5, 5], [6, 6])).toBe(true)
  })

  it('passes gaps that are offset', () => {
    expect(sees(board(12, 3, [3, 1], [7, 0]), [0, 0], [10, 1])).toBe(true)
    expect(sees(board(9, 8, [6, 5], [6, 6]), [5, 5], [7, 6])).toBe(false)
    expect(sees(board(9, 8, [6, 5]), [5, 5], [7, 6])).toBe(true)
  })

  it('a big piece sees what any of its squares sees', () => {
    const grid = board(12, 8, [7, 5])
    const at = (x: number, y: number) => squareAt(grid, x, y)
    expect(anySquareSees(grid, [at(5, 5)], [at(10, 5)])).toBe(false)
    expect(anySquareSees(grid, [at(5, 5), at(6, 5), at(5, 6), at(6, 6)], [at(10, 5)])).toBe(true)
  })

  it('is broken by walls on edges', () => {
    const grid = parseWalledGrid(`
      . .|. .
            -
      . .|. .
    `)
    expect(squaresSee(grid, 0, 3)).toBe(false)
    expect(squaresSee(grid, 0, 1)).toBe(true)
    expect(squaresSee(grid, 2, 6)).toBe(true)
    expect(squaresSee(grid, 3, 7)).toBe(false)
  })
})

describe('sight from a grid corner', () => {
  it('does not pass a wall: squares of a burst in its shadow are not seen', () => {
    const column = Array.from({ length: 10 }, (_, i): [number, number] => [11, 5 + i])
    const grid = board(20, 20, ...column)
    const unseen = place(grid, pointBurst(4), 10, 10)
      .filter((square) => !isSolid(grid, square) && !pointSees(grid, { x: 10, y: 10 }, square))
      .map((square) => [xOf(grid, square), yOf(grid, square)])
    expect(unseen).toEqual([
      [12, 7],
      [12, 8],
      [12, 9],
      [13, 9],
      [12, 10],
      [13, 10],
      [12, 11],
      [12, 12],
    ])
  })

  it('ignores walls that only touch the corner itself', () => {
    const grid = board(6, 6, [2, 2])
    expect(pointSees(grid, { x: 3, y: 3 }, squareAt(grid, 5, 5))).toBe(true)
    expect(pointSees(grid, { x: 3, y: 3 }, squareAt(grid, 5, 0))).toBe(true)
    expect(pointSees(grid, { x: 3, y: 3 }, squareAt(grid, 1, 1))).toBe(false)
    expect(pointSees(grid, { x: 2, y: 2 }, squareAt(grid, 4, 4))).toBe(false)
  })

  it('agrees with trying many lines', () => {
    fc.assert(
      fc.property(arbitrarySquares(2, { most: 6 }), fc.nat(3), ({ grid, squares: [near, target] }, corner) => {
        const grain = 60
        const origin = { x: xOf(grid, near) + (corner & 1), y: yOf(grid, near) + (corner >> 1) }
        const walls = wallBoxes(grid, grain, [target])
        const [left, top] = [xOf(grid, target), yOf(grid, target)]
        const inside = origin.x >= left && origin.x <= left + 1 && origin.y >= top && origin.y <= top + 1
        let free = inside
        for (let i = 0; i <= grain && !free; i++) {
          for (const [px, py] of [
            [i, 0],
            [i, grain],
            [0, i],
            [grain, i],
          ]) {
            // Start a little along the line: contact at the origin does not count.
            const [x1, y1] = [left * grain + px, top * grain + py]
            const [x0, y0] = [origin.x * grain, origin.y * grain]
            const far = 1000
            const big = { x0: x0 * far + (x1 - x0), y0: y0 * far + (y1 - y0), x1: x1 * far, y1: y1 * far }
            free ||= !walls.some((wall) =>
              touches(big, {
                left: wall.left * far,
                top: wall.top * far,
                right: wall.right * far,
                bottom: wall.bottom * far,
              }),
            )
          }
        }
        expect(pointSees(grid, origin, target)).toBe(free)
      }),
      { numRuns: 500 },
    )
  })
})
