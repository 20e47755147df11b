import { expect, it } from 'vitest'
import { Random } from '../dice.ts'
import { makeGrid, SOLID } from './grid.ts'
import { squaresSee } from './sight.ts'
import { FREE, solidSight, UNTOLD } from './solid-sight.ts'

/** Walls along the edges of a solid square change nothing, but let the sight be found the long way. */
const EDGES = 2 | 4

it('among solid squares the short way tells what the long way does', () => {
  const random = new Random(7)
  const seen = { free: 0, blocked: 0 }
  for (let i = 0; i < 600; i++) {
    const width = 3 + random.below(14)
    const height = 3 + random.below(14)
    const count = width * height
    const all = Array.from({ length: count }, (_, square) => square)
    const grid = makeGrid({ width, height, solid: random.shuffle(all).slice(0, random.below(1 + (count >> 3))) })
    for (let pair = 0; pair < 20; pair++) {
      const [a, b] = [random.below(count), random.below(count)]
      const walls = grid.walls.map((bits, square) =>
        bits === SOLID && square !== a && square !== b ? bits | EDGES : bits,
      )
      const short = solidSight(grid, a, b)
      expect(short).not.toBe(UNTOLD)
      expect(squaresSee({ ...grid, walls }, a, b)).toBe(short === FREE)
      seen[short === FREE ? 'free' : 'blocked']++
    }
  }
  expect(Math.min(seen.free, seen.blocked)).toBeGreaterThan(1000)
})
