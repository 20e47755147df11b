import { actionInWords } from '@undercroft/engine/scenario'
import { describe, expect, it } from 'vitest'
import { type GameId, gameIds, isGameId } from '../games/index.ts'
import { isKnown, languages, needArea, setLanguage } from '../i18n/index.ts'
import { loadCourse } from './course.ts'
import { lessonIds, nextLesson } from './list.ts'
import { beginTask, fileTask, lessonTask, standingIn, type Task } from './task.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
await setLanguage('en')
await needArea('lessons')

const all = gameIds.flatMap((game) => lessonIds[game].map((id): [GameId, string] => [game, id]))

/** Plays lines of the scenario in the client's session, as a person would press them. */
function playIn(task: Task, lines: readonly string[], dice?: readonly string[]) {
  const session = beginTask(task, dice)
  for (const line of lines) {
    const { decision } = session
    session.play(actionInWords(task.vocabulary, line, decision!, session.position, task.document.data))
  }
  return session
}

describe('lessons in the client', () => {
  it.each(gameIds)('are those of %s, in their order', async (game) => {
    expect((await loadCourse(game)).lessons.map(({ id }) => id)).toEqual(lessonIds[game])
  })

  it.each(languages)('have all their texts: %s', async (language) => {
    await setLanguage(language)
    for (const [game, id] of all) {
      const task = (await lessonTask(game, id))!
      const fields = ['title', 'goal', 'done', ...task.hints.map((_, i) => `hint-${i + 1}`)]
      for (const field of fields) expect(isKnown(`lessons.${game}.${id}.${field}`), `${game} ${id} ${field}`).toBe(true)
      expect(isKnown(`lessons.${game}.${id}.hint-${task.hints.length + 1}`)).toBe(false)
    }
    await setLanguage('en')
  })

  it.each(all)('%s %s: its solution passes in a session, with the dice it foresees', async (game, id) => {
    const task = (await lessonTask(game, id))!
    expect(standingIn(task, beginTask(task))).toBe('open')
    const session = playIn(task, task.document.data.play as string[])
    expect(standingIn(task, session)).toBe('passed')
    expect(session.canReplay).toBe(false)
  })

  it.each(all)('%s %s: its mistake fails', async (game, id) => {
    const task = (await lessonTask(game, id))!
    const { mistake } = (await loadCourse(game)).lessons.find((lesson) => lesson.id === id)!
    expect(standingIn(task, playIn(task, mistake.play, mistake.dice))).toBe('failed')
  })

  it('follow each other', () => {
    expect(nextLesson('skirmish', 'within-call')).toBe('both-sides')
    expect(nextLesson('skirmish', 'mending')).toBeNull()
    expect(isGameId('file')).toBe(false)
  })
})

const puzzle = `game: dungeon-bowl
title: Step aside
goal: Get to the corner.
hint: Two steps are enough.
map: |
  #####
  #A..#
  #...#
  #####
you: 0
success: { A: { at: [3, 2] } }
failure: { turn: { team: 1 } }
`

describe('a scenario file', () => {
  it('is played like a lesson', async () => {
    const task = await fileTask(puzzle, 'corner.yaml')
    expect(task).toMatchObject({ title: 'Step aside', goal: 'Get to the corner.', lesson: null })
    expect(task.hints).toEqual([{ text: 'Two steps are enough.', squares: [] }])
    expect(standingIn(task, playIn(task, ['activate A', 'move', 'step 2,1', 'step 3,2']))).toBe('passed')
    expect(standingIn(task, playIn(task, ['end-turn']))).toBe('failed')
  })

  it.each([
    ['game: dungeon-bowl', 'game: chess', "'chess' is not known here"],
    ['success: { A: { at: [3, 2] } }\n', '', 'success: must say when'],
    ['at: [3, 2]', 'mood: fine', 'success:'],
    ['at: [3, 2]', 'at: [1, 1]', 'passed before anything is played'],
    ['hint: Two', 'hints: [', 'corner.yaml:'],
  ])('is refused with the line and the reason: %s', async (now, then, reason) => {
    expect(puzzle).toContain(now)
    await expect(fileTask(puzzle.replace(now, then), 'corner.yaml')).rejects.toThrow(reason)
  })
})
