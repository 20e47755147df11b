import { isSettled, type League, seasonOf } from '@undercroft/league'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { smallStore } from '../app/storage.ts'

/** The lesson "your first season": a real league, with somebody who says what comes next. */
export const STEPS = ['play', 'post', 'computers', 'table', 'team', 'rest', 'play-offs', 'off-season', 'done'] as const
export type LessonStep = (typeof STEPS)[number]

/** Where a newcomer stands: what happened in the league, and which of its pages were looked at. */
export function stepOf(league: League, seen: readonly string[]): LessonStep {
  const { phase, fixtures } = seasonOf(league)
  if (league.seasons.length > 1) return 'done'
  if (phase === 'off-season') return 'off-season'
  if (phase === 'play-offs') return 'play-offs'
  const mine = Object.values(league.teams).filter(({ computer }) => !computer)
  const first = fixtures.filter(({ round }) => round === 1)
  const own = first.filter(({ home, away }) => mine.some(({ id }) => id === home || id === away))
  if (!own.every(({ status }) => status !== 'open')) return 'play'
  if (!own.every(isSettled) || mine.some(({ pending }) => pending !== null)) return 'post'
  if (!first.every(isSettled)) return 'computers'
  if (!seen.includes('table')) return 'table'
  return seen.includes('team') ? 'rest' : 'team'
}

interface FirstSeason {
  /** The league of the lesson, null before it was begun and after it was put away. */
  readonly league: string | null
  readonly seen: readonly string[]
  readonly begin: (league: string) => void
  readonly see: (page: string) => void
  readonly leave: () => void
}

export const useFirstSeason = create<FirstSeason>()(
  persist(
    (set) => ({
      league: null,
      seen: [],
      begin: (league) => set({ league, seen: [] }),
      see: (page) => set(({ seen }) => (seen.includes(page) ? {} : { seen: [...seen, page] })),
      leave: () => set({ league: null }),
    }),
    { name: 'undercroft-first-season', version: 1, storage: smallStore() },
  ),
)
