import type { Lesson, Vocabulary } from '@undercroft/engine/scenario'
import type { GameId } from '../games/index.ts'

/** What a game brings for people who learn it. */
export interface Course {
  readonly vocabulary: Vocabulary
  readonly lessons: readonly Lesson[]
}

interface GameModule {
  readonly vocabulary: unknown
  readonly lessons: readonly Lesson[]
}

/** From entries of their own: the words of scenarios are not needed to play. */
const games: Readonly<Record<GameId, () => Promise<GameModule>>> = {
  'blitz-bowl': () => import('@undercroft/blitz-bowl/course'),
  'dungeon-bowl': () => import('@undercroft/dungeon-bowl/course'),
  skirmish: () => import('@undercroft/skirmish/course'),
  'blood-bowl': () => import('@undercroft/blood-bowl/course'),
}

export async function loadCourse(game: GameId): Promise<Course> {
  const { vocabulary, lessons } = await games[game]()
  return { vocabulary: vocabulary as Vocabulary, lessons }
}
