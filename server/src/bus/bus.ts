import type { Presence } from '@undercroft/wire'

/** What nodes tell each other. Whatever is lost is read again from the database, by number. */
export type BusMessage =
  | { readonly k: 'entry'; readonly match: string; readonly node: string }
  | { readonly k: 'row'; readonly match: string }
  | { readonly k: 'said'; readonly match: string }
  | { readonly k: 'nudge'; readonly match: string; readonly node: string; readonly seat: number; readonly by: number }
  | { readonly k: 'line'; readonly match: string; readonly node: string; readonly presence: readonly Presence[] }
  /** Something for the owner of a match, from a socket at another node. */
  | {
      readonly k: 'do'
      readonly to: string
      readonly from: string
      readonly socket: number
      readonly match: string
      readonly account: string
      readonly message: unknown
    }
  | { readonly k: 'tell'; readonly to: string; readonly socket: number; readonly text: string }

export interface Bus {
  publish(message: BusMessage): void
  subscribe(listener: (message: BusMessage) => void): void
  close(): Promise<void>
}

/** Nobody else is there. */
export const soloBus = (): Bus => ({ publish() {}, subscribe() {}, close: async () => {} })
