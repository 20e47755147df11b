import { expect, it } from 'vitest'
import { usePuzzles } from './progress.ts'

it('the most stars count, and only the puzzle of the day makes a streak', () => {
  const { solve } = usePuzzles.getState()
  solve('a', 2, null)
  solve('a', 1, 10)
  solve('b', 0, 11)
  solve('c', 3, 11)
  expect(usePuzzles.getState().stars).toEqual({ a: 2, b: 0, c: 3 })
  expect(usePuzzles.getState().streak).toEqual({ last: 11, days: 2 })
})
