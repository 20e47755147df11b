import { expect, test } from 'vitest'
import { edgePath } from './svg.ts'

test('two squares side by side have six outer sides and none between them', () => {
  const sides = edgePath([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]).split('M')
  expect(sides.slice(1)).toHaveLength(6)
  expect(sides).not.toContain('40 0v40')
})
