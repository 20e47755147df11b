import { describe, expect, it } from 'vitest'
import { clearestCorner } from './corner.ts'

const CORNERS = ['bottom right', 'top right', 'top left', 'bottom left'] as const

describe('what lies over the board', () => {
  const seen = [10, 10, 40, 30] as const

  it('lies in its usual corner where nobody stands there', () => {
    expect(clearestCorner(CORNERS, [{ x: 12, y: 12 }], seen, 6, 5)).toBe('bottom right')
  })

  it('makes room for a team that stands there', () => {
    const team = [35, 36, 38].map((x) => ({ x, y: 27 }))
    expect(clearestCorner(CORNERS, team, seen, 6, 5)).toBe('top right')
    expect(clearestCorner(CORNERS, [...team, { x: 39, y: 11 }], seen, 6, 5)).toBe('top left')
  })

  it('covers as few as can be where everywhere is somebody', () => {
    const crowd = [35, 36].flatMap((x) => [11, 27].map((y) => ({ x, y })))
    expect(clearestCorner(CORNERS, [...crowd, { x: 11, y: 11 }, { x: 12, y: 12 }, { x: 11, y: 28 }], seen, 6, 5)).toBe(
      'bottom left',
    )
  })
})
