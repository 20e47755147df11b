import { openScenario, runScenario, type ScenarioDocument } from '@undercroft/engine/scenario'
import { describe, expect, it } from 'vitest'
import { blitzBowl } from './game.ts'
import { lessons } from './lessons.ts'
import { namesOf } from './scenario/position.ts'
import { vocabulary } from './scenario/vocabulary.ts'
import { actionOf } from './scenario/words.ts'

const documentOf = (lesson: (typeof lessons)[number], dice = lesson.scenario.dice): ScenarioDocument => ({
  file: lesson.id,
  data: { ...lesson.scenario, ...(dice ? { dice } : {}) },
  where: () => lesson.id,
})

describe('training', () => {
  it('BZ-GEN-34 seven lessons in a fixed order', () => {
    expect(lessons.map(({ title }) => title)).toEqual([
      'Hold the ground',
      'Get close',
      'First block',
      'Down he goes',
      'Find the range',
      'Let it fly',
      'Touchdown',
    ])
  })

  it.each(lessons)('BZ-GEN-34 lesson "$title" begins unsolved, and its solution solves it', (lesson) => {
    const document = documentOf(lesson)
    expect(runScenario(vocabulary, document).failures).toEqual([])
    const { match, script } = openScenario(vocabulary, document)
    expect(lesson.isPassed(match)).toBe(false)
    const names = namesOf(lesson.scenario)
    for (const line of lesson.scenario.play as string[]) {
      blitzBowl.apply(match, actionOf(line, blitzBowl.decision(match)!, names)!)
      while (match.waiting) blitzBowl.apply(match, { type: 'roll', values: script.take(match.waiting) } as never)
    }
    expect(lesson.isPassed(match)).toBe(true)
  })

  it('the replays of the throw end as told', () => {
    const [lesson] = lessons.filter(({ replays }) => replays)
    const ends = lesson.replays!.map(({ dice }) => {
      const document = documentOf(lesson, dice)
      expect(runScenario(vocabulary, document).failures).toEqual([])
      const { match, script } = openScenario(vocabulary, document)
      for (const line of lesson.scenario.play as string[]) {
        blitzBowl.apply(match, actionOf(line, blitzBowl.decision(match)!, namesOf(lesson.scenario))!)
        while (match.waiting) blitzBowl.apply(match, { type: 'roll', values: script.take(match.waiting) } as never)
      }
      const { square } = match.state.balls[0]
      return [square % 15, Math.floor(square / 15)]
    })
    expect(ends).toEqual([
      [7, 5],
      [8, 7],
    ])
  })
})
