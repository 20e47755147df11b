import { lessonChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { lessons } from './lessons.ts'
import { vocabulary } from './scenario/vocabulary.ts'

describe('lessons', () => {
  it('are seven: moving and dodging, blocking, the cage, passing, the crowd, fouls, set-up and kick-off', () => {
    expect(lessons).toHaveLength(7)
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
  })

  for (const { name, run } of lessonChecks(vocabulary, lessons)) it(name, run)
})
