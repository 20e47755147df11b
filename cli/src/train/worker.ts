import type { Lesson } from '@undercroft/coach/learned'
import { loadGame } from '../games.ts'
import { type LessonTask, playLesson } from './lesson.ts'

/** Plays one match of a generation. Runs in a worker thread, or in the main one for a single job. */
export default async function playOne(task: LessonTask): Promise<Lesson> {
  return playLesson(await loadGame(task.game), task)
}
