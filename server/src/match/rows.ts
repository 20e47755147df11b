import type { Level } from '@undercroft/coach'
import type { Action } from '@undercroft/engine'
import type { Ending, EntryKind, MatchStatus, Offer, Terms } from '@undercroft/wire'
import type { Clock } from './clock.ts'

export interface Seat {
  readonly kind: 'person' | 'computer'
  /** How well the computer plays that sits there, or takes over. */
  readonly level: Level
  readonly account: string | null
  readonly name: string | null
  /** A computer plays for an absent person. */
  readonly substitute: boolean
}

/** A match as its row tells it. */
export interface MatchRow {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly build: string
  readonly options: unknown
  readonly seats: readonly Seat[]
  readonly terms: Terms
  readonly status: MatchStatus
  readonly paused: boolean
  readonly ending: Ending | null
  readonly secret: string
  readonly seal: string
  readonly seals: readonly string[]
  readonly seeds: readonly string[]
  readonly offers: readonly Offer[]
  /** By seat, then by kind of question. */
  readonly standing: Readonly<Record<string, Readonly<Record<string, 'always' | 'never'>>>>
  readonly next: string | null
  readonly made_by: string | null
  readonly clock: Clock | null
  /** The number of its next entry, whose answer it waits for, and since when: all of its last entry. */
  readonly head: number
  readonly asked: number | null
  readonly moved: Date
  /** Are its entries packed? */
  readonly packed: boolean
  /** From which entry on it goes by other rules than before, null: from the first. */
  readonly sewn: number | null
  readonly [column: string]: unknown
}

/** One entry of the list of a match. */
export interface Entry {
  readonly seq: number
  readonly kind: EntryKind
  readonly seat: number
  readonly account: string | null
  /** The sender's own number. */
  readonly id: string | null
  readonly body: { readonly actions?: readonly Action[]; readonly to?: number; readonly [field: string]: unknown }
  /** The values of each roll that followed, in order. */
  readonly dice: readonly (readonly number[])[]
  /** Names the history up to here: a number alone does not. */
  readonly tag: string
  readonly digest: string | null
}

/** Reads rows of matches, called `m`, with what follows from the last entry of each. */
export const SELECT_MATCH = `
  select m.*, coalesce(e.seq + 1, p.head, 0) as head, e.asked, coalesce(e.at, p.moved, m.created) as moved,
    p.match is not null as packed, s.seq as sewn
  from match m left join packed p on p.match = m.id left join seam s on s.match = m.id
  left join lateral (select seq, asked, at from entry where match = m.id order by seq desc limit 1) e on true`

export const ENTRY_COLUMNS = 'seq, kind, seat, account, id, body, dice, tag, digest'
