import type { Change, EntryKind, ServerMessage } from './messages.ts'

/** An entry is what is said most often, to everybody: it goes as a list, and what it is only where it is no action. */
export type EntryMessage = Extract<ServerMessage, { t: 'on' }>

type ShortChange = readonly [count: number, events: Change['events'], patch: Change['patch'], check?: string]
type ShortEntry = readonly [
  seq: number,
  tag: string,
  by: number,
  id: string | null,
  changes: Readonly<Record<string, ShortChange>>,
  kind?: EntryKind,
]

export function writeEntry({ seq, tag, kind, by, id, for: changes }: Omit<EntryMessage, 't'>): string {
  const short: Record<string, ShortChange> = {}
  for (const [audience, { count, events, patch, check }] of Object.entries(changes)) {
    short[audience] = check === undefined ? [count, events, patch] : [count, events, patch, check]
  }
  const entry: ShortEntry = [seq, tag, by, id, short]
  return JSON.stringify(kind === 'act' ? entry : [...entry, kind])
}

function readEntry([seq, tag, by, id, short, kind = 'act']: ShortEntry): EntryMessage {
  const changes: Record<string, Change> = {}
  for (const [audience, [count, events, patch, check]] of Object.entries(short)) {
    changes[audience] = { events, patch, count, ...(check === undefined ? {} : { check }) }
  }
  return { t: 'on', seq, tag, kind, by, id, for: changes }
}

/** What the server said. */
export function readMessage(text: string): ServerMessage {
  const message = JSON.parse(text) as ServerMessage | ShortEntry
  return Array.isArray(message) ? readEntry(message as ShortEntry) : (message as ServerMessage)
}

/** Is this text an entry? */
export const isEntry = (text: string): boolean => text.startsWith('[')
