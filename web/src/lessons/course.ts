import type { GameEvent } from '@undercroft/engine'
import type { Lesson, Vocabulary } from '@undercroft/engine/scenario'
import type { GameId } from '../games/index.ts'

export type AnyVocabulary = Vocabulary<unknown, unknown, GameEvent>

/** What a game brings for people who learn it. */
export interface Course {
  readonly vocabulary: AnyVocabulary
  readonly lessons: readonly Lesson[]
}

interface GameModule {
  readonly gamePackage: { readonly vocabulary: unknown }
  readonly lessons: readonly Lesson[]
}

const games: Readonly<Record<GameId, () => Promise<GameModule>>> = {
  'blitz-bowl': () => import('@undercroft/blitz-bowl'),
  'dungeon-bowl': () => import('@undercroft/dungeon-bowl'),
  skirmish: () => import('@undercroft/skirmish'),
}

export async function loadCourse(game: GameId): Promise<Course> {
  const { gamePackage, lessons } = await games[game]()
  return { vocabulary: gamePackage.vocabulary as AnyVocabulary, lessons }
}
