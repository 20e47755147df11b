import type { Step } from './game.ts'
import type { LeagueOptions } from './model.ts'

/** What can be done in a league. The log of what was done, with names, is the league. */
export type Command =
  | { readonly type: 'found'; readonly name: string; readonly game: string; readonly options: Partial<LeagueOptions> }
  | { readonly type: 'set-options'; readonly options: Partial<LeagueOptions> }
  | { readonly type: 'give-role'; readonly person: string; readonly commissioner: boolean }
  | { readonly type: 'note'; readonly text: string }
  | {
      readonly type: 'enter-team'
      readonly team: string
      readonly coach: string
      readonly computer: boolean
      readonly content: unknown
    }
  | { readonly type: 'withdraw-team'; readonly team: string; readonly reason: string }
  | { readonly type: 'hand-over'; readonly team: string; readonly coach: string; readonly computer: boolean }
  | { readonly type: 'replace-team'; readonly team: string; readonly successor: string }
  | { readonly type: 'rename-player'; readonly team: string; readonly player: string; readonly name: string }
  | { readonly type: 'set-divisions'; readonly divisions: readonly (readonly string[])[] }
  | { readonly type: 'draw-divisions'; readonly count: number; readonly steps: readonly Step[] }
  | { readonly type: 'start-season'; readonly deadlines: readonly (string | null)[] }
  | { readonly type: 'draw-cup'; readonly steps: readonly Step[] }
  | { readonly type: 'move-fixture'; readonly fixture: string; readonly round: number }
  | {
      readonly type: 'add-fixture'
      readonly home: string
      readonly away: string
      readonly round: number
      readonly reason: string
    }
  | { readonly type: 'remove-fixture'; readonly fixture: string; readonly reason: string }
  | { readonly type: 'add-friendly'; readonly home: string; readonly away: string }
  /** Until when a round is to be played; an empty date takes the limit away. */
  | { readonly type: 'set-deadline'; readonly round: number; readonly date: string }
  | { readonly type: 'propose-date'; readonly fixture: string; readonly date: string }
  | { readonly type: 'agree-date'; readonly fixture: string }
  | {
      readonly type: 'report'
      readonly fixture: string
      readonly report: unknown
      readonly source: 'played' | 'typed' | 'file'
      /** Of home and guests, where a match was played that counts it. */
      readonly luck?: readonly [number, number]
    }
  | { readonly type: 'confirm'; readonly fixture: string }
  | { readonly type: 'dispute'; readonly fixture: string; readonly reason: string }
  | { readonly type: 'concede'; readonly fixture: string; readonly team: string }
  | { readonly type: 'close-round'; readonly round: number }
  | { readonly type: 'aftermath'; readonly fixture: string; readonly steps: readonly Step[] }
  | { readonly type: 'sequence'; readonly team: string; readonly keep: number; readonly steps: readonly Step[] }
  | { readonly type: 'open-again'; readonly fixture: string; readonly reason: string }
  | {
      readonly type: 'correct'
      readonly team: string
      /** A player of it, null for the team itself. */
      readonly player: string | null
      readonly field: string
      readonly before: number
      readonly after: number
      readonly reason: string
    }
  | { readonly type: 'penalise'; readonly team: string; readonly points: number; readonly reason: string }
  | { readonly type: 'close-table'; readonly steps: readonly Step[] }
  | { readonly type: 'next-season' }

/** A command that was carried out: by whom, and when. The league itself knows no clock. */
export type LeagueEvent = Command & { readonly by: string; readonly at?: string }
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>
