import type { Lesson, Samples } from '@undercroft/coach/learned'
import { Piscina } from 'piscina'
import type { LessonTask } from './lesson.ts'
import { together } from './samples.ts'
import playOne from './worker.ts'

export type Pool = Piscina<LessonTask, Lesson> | null

export function poolOf(jobs: number, most: number): Pool {
  if (jobs === 1) return null
  const threads = Math.min(jobs, most)
  return new Piscina({
    filename: new URL('../train/worker.js', import.meta.url).href,
    maxThreads: threads,
    minThreads: threads,
  })
}

/** Plays all matches, in any order, and puts what they teach together in the order of the list. */
export async function gather(pool: Pool, tasks: readonly LessonTask[], inputs: number): Promise<Samples> {
  const lessons = await Promise.all(tasks.map((task) => (pool ? pool.run(task) : playOne(task))))
  return together(
    lessons.map(({ features, targets, results }) => ({
      inputs,
      features,
      targets,
      results,
      matches: new Int32Array(targets.length),
    })),
  )
}
