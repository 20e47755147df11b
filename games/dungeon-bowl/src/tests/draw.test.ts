import { expect, test } from 'vitest'
import { drawDungeon } from '../draw.ts'
import { position } from '../testing/position.ts'

test('below the dungeon each team has a line, and a sign stands before the one whose turn it is', () => {
  const game = position('<<......>>', { pieces: { A: { at: [4, 0] }, b: { at: [7, 0] } } })
  const signs = () =>
    drawDungeon(game.table.match)
      .split('\n')
      .slice(-2)
      .map((line) => line.slice(0, 8))
  expect(signs()).toEqual(['> seat 0', '  seat 1'])
  game.answer('end-turn')
  expect(signs()).toEqual(['  seat 0', '> seat 1'])
})
