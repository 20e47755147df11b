import type { AbsenceRule, ClockTerms, MatchStatus } from './messages.ts'

/** What the addresses under /api answer. */

export interface Me {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'person'
  readonly chat: boolean
  readonly blocked: readonly { readonly id: string; readonly name: string }[]
}

export interface ListedMatch {
  readonly id: string
  readonly game: string
  readonly status: MatchStatus
  readonly names: readonly (string | null)[]
  readonly mine: readonly number[]
  /** Is one of my seats asked? */
  readonly myTurn: boolean
  readonly updated: number
}

export interface NewMatch {
  readonly id: string
  /** The link of each open seat, by seat. */
  readonly invites: readonly { readonly seat: number; readonly token: string }[]
  readonly watch: string
}

/** What somebody sees who opens an invitation. */
export interface Invitation {
  readonly match: string
  readonly game: string
  readonly options: unknown
  readonly from: string
  readonly seat: number | null
  readonly taken: boolean
  readonly mine: boolean
  readonly absence: AbsenceRule
  readonly away: number
  readonly clock: ClockTerms | null
}
