import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { smallStore } from '../app/storage.ts'

interface Progress {
  /** 'game/lesson' of every lesson that was finished. */
  readonly done: readonly string[]
  readonly finish: (game: string, id: string) => void
}

/** Finished lessons, remembered in the browser. */
export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      done: [],
      finish: (game, id) => set(({ done }) => ({ done: [...new Set([...done, `${game}/${id}`])] })),
    }),
    { name: 'undercroft-lessons', version: 1, storage: smallStore() },
  ),
)

export const isDone = (done: readonly string[], game: string, id: string): boolean => done.includes(`${game}/${id}`)
