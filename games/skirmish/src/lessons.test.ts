import { lessonChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { lessons } from './lessons.ts'
import { vocabulary } from './scenario/vocabulary.ts'

describe('lessons', () => {
  it('are five, for command, attacks, cover, morale and spells', () => {
    expect(lessons).toHaveLength(5)
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
  })

  for (const { name, run } of lessonChecks(vocabulary, lessons)) it(name, run)
})
