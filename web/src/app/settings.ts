import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SoundKind } from '../sound/sounds.ts'
import type { Look } from './looks.ts'
import { smallStore } from './storage.ts'

export type Theme = 'system' | 'dark' | 'light'
export type Speed = 'off' | 'fast' | 'normal' | 'slow'
export type SkillMarks = 'looked' | 'all' | 'none'
export type Standing = 'ask' | 'always' | 'never'

export interface Settings {
  readonly language: string | null
  readonly theme: Theme
  readonly speed: Speed
  readonly sound: boolean
  /** 0 to 1. */
  readonly volume: number
  /** How loud each kind of sound is within the volume, 0 to 1; missing: as loud as can be. */
  readonly volumes: Readonly<Partial<Record<SoundKind, number>>>
  readonly confirmEnd: boolean
  /** Letters and numbers at the edge of the board, and in the log. */
  readonly coordinates: boolean
  /** Whose skills are marked on the board. */
  readonly skillMarks: SkillMarks
  /** Tips for a first match, and those that were read. */
  readonly guide: boolean
  readonly tipsSeen: readonly string[]
  /** Other keys than the usual ones, by command. */
  readonly keys: Readonly<Record<string, string>>
  /** Standing answers by game and kind of question. */
  readonly standing: Readonly<Record<string, Standing>>
  /** Saved line-ups by game and team. */
  readonly formations: Readonly<Record<string, readonly Formation[]>>
  /** How teams are dressed, by game and name (`looks.ts`). */
  readonly looks: Readonly<Record<string, Look>>
  change(part: Partial<Omit<Settings, 'change'>>): void
}

export interface Formation {
  readonly name: string
  /** Step by step: where a piece goes, or which piece of the team comes next. */
  readonly places: readonly (readonly [number, number] | number)[]
}

/** Until version 2 a kind of sound was on or off. */
function withVolumes(kept: unknown): Settings {
  const { silent = [], ...rest } = kept as Settings & { silent?: readonly SoundKind[] }
  return { ...rest, volumes: Object.fromEntries(silent.map((kind) => [kind, 0])) }
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
      volumes: {},
      confirmEnd: true,
      coordinates: false,
      skillMarks: 'looked',
      guide: true,
      tipsSeen: [],
      keys: {},
      standing: {},
      formations: {},
      looks: {},
      change: (part) => set(part),
    }),
    { name: 'undercroft-settings', version: 2, storage: smallStore(), migrate: withVolumes },
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
