import type { GameEvent } from '@undercroft/engine'
import type { Patch } from './patch.ts'
import type { DiceProof } from './proof.ts'

/** What client and server say to each other over a socket, as JSON text. What the client may send stands in schemas.ts. */

export const PROTOCOL = 2

/** The longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 64 * 1024
/** The most actions in one message: a long way. */
export const MOST_ACTIONS = 64

export type MatchStatus = 'waiting' | 'live' | 'over' | 'void'

/** What happens when somebody stays away: the others wait, may claim the match, or a computer takes the seat. */
export type AbsenceRule = 'wait' | 'claim' | 'computer'

/** What the people of a match agree upon before it begins. */
export interface Terms {
  readonly absence: AbsenceRule
  /** Seconds until an absent coach counts as away. */
  readonly away: number
  /** Seconds by which spectators see everything later. */
  readonly delay: number
  readonly chat: boolean
  /** Null or nothing: nobody is timed. */
  readonly clock?: ClockTerms | null
}

/** Seconds for a turn, for an answer in somebody else's, and for each coach to use when these are over. */
export interface ClockTerms {
  readonly turn: number
  readonly answer: number
  readonly bank: number
}

/** What the seat that is asked has left, in milliseconds, of the time that this turn or answer has. */
export interface ClockState {
  readonly seat: number
  readonly left: number
  readonly of: number
  readonly bank: number
  readonly isRunning: boolean
}

export interface TableSeat {
  /** Null: nobody has sat down yet. */
  readonly name: string | null
  readonly kind: 'person' | 'computer'
  readonly level: string
  /** A computer plays for a person who is away. */
  readonly substitute: boolean
  readonly presence: Presence
}

/** 'cut': the line broke a moment ago. 'away': for longer than the terms allow. */
export type Presence = 'here' | 'hidden' | 'cut' | 'away' | 'none'

/** The frame of a match: everything about it that is not the game. */
export interface TableState {
  readonly status: MatchStatus
  readonly paused: boolean
  readonly seats: readonly TableSeat[]
  readonly terms: Terms
  readonly dice: { readonly seal: string; readonly seals: readonly string[]; readonly opened: readonly boolean[] }
  /** How it ended, where not by the rules of the game. */
  readonly ending: Ending | null
  readonly offers: readonly Offer[]
  /** The next match of the same people. */
  readonly next: string | null
  /** It was begun by older rules, and goes on by these. */
  readonly sewn: boolean
  readonly clock: ClockState | null
}

export interface Ending {
  readonly how: 'played' | 'conceded' | 'claimed' | 'void'
  readonly winner: number | null
  /** Who conceded or stayed away. */
  readonly by: number | null
}

/** Seconds that somebody gets by consent, or as a gift. */
export const MORE_TIME = 60

export const OFFERS = ['undo', 'pause', 'resume', 'time', 'void', 'rematch'] as const
export type OfferKind = (typeof OFFERS)[number]

export interface Offer {
  readonly kind: OfferKind
  readonly by: number
  /** The seats that have agreed, the one who asked among them. */
  readonly agreed: readonly number[]
}

/** Why something was refused. */
export type Refusal =
  | 'stale'
  | 'not-asked'
  | 'illegal'
  | 'paused'
  | 'not-live'
  | 'too-fast'
  | 'not-yours'
  | 'not-yet'
  | 'muted'
  | 'unreadable'
  | 'try-again'

/** Why a line is ended by the server. */
export type Farewell =
  | 'protocol'
  | 'no-match'
  | 'not-invited'
  | 'too-many'
  | 'too-slow'
  | 'too-fast'
  | 'restart'
  | 'held'
  | 'unreadable'

export type ServerMessage =
  | {
      readonly t: 'welcome'
      readonly match: string
      readonly game: string
      readonly rules: string
      /** The seats of this account; empty: a spectator. */
      readonly you: readonly number[]
      readonly options: unknown
      readonly table: TableState
      readonly phrases: boolean
    }
  | { readonly t: 'table'; readonly table: TableState }
  | { readonly t: 'clock'; readonly clock: ClockState | null }
  | {
      readonly t: 'snap'
      /** The number of the next entry. */
      readonly seq: number
      readonly tag: string
      readonly views: Readonly<Record<string, unknown>>
      readonly tail: readonly Told[]
    }
  | {
      readonly t: 'on'
      readonly seq: number
      readonly tag: string
      readonly kind: EntryKind
      readonly by: number
      /** The sender's own number of what he sent: his acknowledgement. */
      readonly id: string | null
      /** For each audience of this line: what happened, and what changed. */
      readonly for: Readonly<Record<string, Change>>
    }
  | {
      readonly t: 'no'
      readonly id: string | null
      readonly why: Refusal
      readonly detail?: string
      readonly seq: number
    }
  /** Taken, where no entry says so. */
  | { readonly t: 'ok'; readonly id: string }
  | { readonly t: 'said'; readonly lines: readonly SaidLine[] }
  | { readonly t: 'end'; readonly proof: DiceProof }
  | { readonly t: 'pong'; readonly n: number }
  /** Somebody waits for this one's answer. */
  | { readonly t: 'nudge'; readonly by: number }
  | { readonly t: 'go'; readonly url: string }
  | { readonly t: 'bye'; readonly why: Farewell; readonly retry: number | null }

export const ENTRY_KINDS = [
  'begin',
  'act',
  'default',
  'late',
  'undo',
  'pause',
  'resume',
  'time',
  'seat',
  'concede',
  'claim',
  'void',
] as const
/** 'default': the server answered for somebody who was away, 'late': for somebody whose time was over. 'seat': somebody else plays there now. */
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What one entry means to an audience. */
export interface Change {
  readonly events: readonly GameEvent[]
  readonly patch: Patch | null
  /** How many actions had been played after it, and after which the happenings that an undo takes back came. */
  readonly count: number
  /** The digest of the view after it, now and then. */
  readonly check?: string
}

/** An entry as it is told again to somebody who comes later. */
export interface Told {
  readonly seq: number
  readonly kind: EntryKind
  readonly by: number
  readonly count: number
  readonly for: Readonly<Record<string, readonly GameEvent[]>>
}

export const ROOMS = ['players', 'watchers'] as const
export type Room = (typeof ROOMS)[number]

/** Sentences that are told in the reader's language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice',
  'ouch',
  'thanks',
  'sorry',
  'one-moment',
  'well-played',
  'again',
  'goodbye',
] as const
export type Phrase = (typeof PHRASES)[number]

export interface SaidLine {
  readonly room: Room
  readonly n: number
  /** The seat, null for a spectator. */
  readonly seat: number | null
  readonly name: string
  readonly who: string
  readonly at: number
  readonly text?: string
  readonly phrase?: Phrase
}
