import { describe, expect, it } from 'vitest'
import { keptOutput } from '../testing/output.ts'
import { colourBoard } from './board.ts'

const board = '#..A*b#\nseat 0: 3 points'

describe('a board in the terminal', () => {
  it('has colours for the pieces of either side, and none for words', () => {
    const [row, words] = colourBoard({ ...keptOutput(), colour: true }, board).split('\n')
    expect(row).toMatch(/36mA.*31m\*.*33mb/)
    expect(words).toBe('seat 0: 3 points')
  })

  it('is left as it is where colours are not wanted', () => {
    expect(colourBoard(keptOutput(), board)).toBe(board)
  })
})
