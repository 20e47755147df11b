import { afterDay, NO_STREAK, type Streak } from '@undercroft/coach/puzzles'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { smallStore } from '../app/storage.ts'

interface Progress {
  /** The most stars that were earned in each puzzle, by its id. */
  readonly stars: Readonly<Record<string, number>>
  readonly streak: Streak
  /** Notes what was earned; `day` where it is the puzzle of that day. */
  readonly solve: (id: string, stars: number, day: number | null) => void
}

/** What was solved, and on how many days in a row: remembered in the browser. */
export const usePuzzles = create<Progress>()(
  persist(
    (set) => ({
      stars: {},
      streak: NO_STREAK,
      solve: (id, earned, day) =>
        set(({ stars, streak }) => ({
          stars: { ...stars, [id]: Math.max(earned, stars[id] ?? 0) },
          streak: day !== null && earned > 0 ? afterDay(streak, day) : streak,
        })),
    }),
    { name: 'undercroft-puzzles', version: 1, storage: smallStore() },
  ),
)
