import type { Lesson } from '@undercroft/engine/scenario'

export const lessons: readonly Lesson[] = []
