import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { smallStore } from './storage.ts'

export type Theme = 'system' | 'dark' | 'light'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'
export type Standing = 'ask' | 'always' | 'never'

export interface Settings {
  readonly language: string | null
  readonly theme: Theme
  readonly speed: Speed
  readonly sound: boolean
  /** 0 to 1. */
  readonly volume: number
  /** Kinds of sounds that are not wanted. */
  readonly silent: readonly string[]
  readonly confirmEnd: boolean
  /** Letters and numbers at the edge of the board, and in the log. */
  readonly coordinates: boolean
  /** Tips for a first match, and those that were read. */
  readonly guide: boolean
  readonly tipsSeen: readonly string[]
  /** Other keys than the usual ones, by command. */
  readonly keys: Readonly<Record<string, string>>
  /** Standing answers by game and kind of question. */
  readonly standing: Readonly<Record<string, Standing>>
  /** Saved line-ups by game and team. */
  readonly formations: Readonly<Record<string, readonly Formation[]>>
  change(part: Partial<Omit<Settings, 'change'>>): void
}

export interface Formation {
  readonly name: string
  /** Step by step: where a piece goes, or which piece of the team comes next. */
  readonly places: readonly (readonly [number, number] | number)[]
}

/** What a person prefers; kept in the browser. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: null,
      theme: 'dark',
      speed: 'normal',
      sound: true,
      volume: 0.6,
      silent: [],
      confirmEnd: true,
      coordinates: false,
      guide: true,
      tipsSeen: [],
      keys: {},
      standing: {},
      formations: {},
      change: (part) => set(part),
    }),
    { name: 'undercroft-settings', version: 1, storage: smallStore() },
  ),
)

export const stepTimes: Readonly<Record<Speed, number>> = { off: 0, fast: 90, normal: 180, slow: 340 }

/** Milliseconds per square; nothing moves for people who asked their system for less motion. */
export function stepTime(speed: Speed): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : stepTimes[speed]
}

/** Writes the theme on the page. */
export function applyTheme(theme: Theme): void {
  const light = theme === 'light' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
}
