import { actionInWords, openScenario, type ScenarioDocument } from '@undercroft/engine/scenario'
import { lessonChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { blitzBowl } from './game.ts'
import { lessons } from './lessons.ts'
import { columnOf, rowOf } from './pitch.ts'
import { vocabulary } from './scenario/vocabulary.ts'

describe('training', () => {
  it('BZ-GEN-34 seven lessons in a fixed order', () => {
    expect(lessons.map(({ scenario }) => scenario.title)).toEqual([
      'Hold the ground',
      'Get close',
      'First block',
      'Down he goes',
      'Find the range',
      'Let it fly',
      'Touchdown',
    ])
  })

  for (const { name, run } of lessonChecks(vocabulary, lessons)) it(`BZ-GEN-34 ${name}`, run)

  it('the throw with other dice ends as told', () => {
    const [lesson] = lessons.filter(({ variants }) => variants)
    const ends = lesson.variants!.map(({ dice }) => {
      const data = { ...lesson.scenario, dice }
      const document: ScenarioDocument = { file: lesson.id, data, where: () => lesson.id }
      const { match, script } = openScenario(vocabulary, document)
      for (const line of data.play as string[]) {
        blitzBowl.apply(match, actionInWords(vocabulary, line, blitzBowl.decision(match)!, match, data))
        while (match.waiting) blitzBowl.apply(match, { type: 'roll', values: script.take(match.waiting) } as never)
      }
      const { square } = match.state.balls[0]
      return [columnOf(square), rowOf(square)]
    })
    expect(ends).toEqual([
      [7, 5],
      [8, 7],
    ])
  })
})
