import { setTimeout as pause } from 'node:timers/promises'
import type { Row, Statement, Store } from '../store/store.ts'
import type { Entry } from './rows.ts'

/** From the beginning of one go to that of the next, in milliseconds, and the most entries of one go. */
const PACE = 8
const MOST = 200

/** Somebody else owns the match, or has written this number before. What was played is thrown away. */
export class Fenced extends Error {
  override name = 'Fenced'
}

interface Pending {
  readonly match: string
  readonly epoch: number
  readonly entry: Entry
  readonly asked: number | null
  /** Further changes of the same match, made only when the entry is. */
  readonly beside: readonly Statement[]
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

const INSERT = `
  insert into entry (match, seq, kind, seat, account, id, body, dice, tag, digest, asked, epoch)
  select match, seq, kind, seat, account, id, body, dice, tag, digest, asked, epoch
  from jsonb_to_recordset($2::jsonb) as u (match text, seq int, kind text, seat int, account text, id text, body jsonb,
    dice jsonb, tag text, digest text, asked int, epoch int)
  join owner o using (match, epoch)
  where o.node = $1::text
  for share of o
  returning match, seq`

/** Writes the entries of all matches of this node, many at once. An entry is resolved when it is on disk. */
export class Writer {
  private readonly store: Store
  private readonly node: string
  private pending: Pending[] = []
  private isWriting = false
  /** Entries and goes so far, for the figures. */
  readonly written = { entries: 0, commits: 0 }

  constructor(store: Store, node: string) {
    this.store = store
    this.node = node
  }

  write(
    match: string,
    epoch: number,
    entry: Entry,
    asked: number | null,
    beside: readonly Statement[] = [],
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.push({ match, epoch, entry, asked, beside, resolve, reject })
      if (!this.isWriting) void this.writeAll()
    })
  }

  /** Who comes to an idle writer is written at once; whoever comes meanwhile goes together with all the others. */
  private async writeAll(): Promise<void> {
    this.isWriting = true
    while (this.pending.length > 0) {
      const rest = pause(PACE)
      await this.commit(this.pending.splice(0, MOST))
      await rest
    }
    this.isWriting = false
  }

  private async commit(batch: readonly Pending[]): Promise<void> {
    try {
      await this.insert(batch)
    } catch (error) {
      if (!isClash(error)) {
        for (const { reject } of batch) reject(error as Error)
        return
      }
      // One of them was there before: each for itself.
      if (batch.length === 1) batch[0].reject(new Fenced('this number is taken'))
      else for (const entry of batch) await this.commit([entry])
    }
  }

  private async insert(batch: readonly Pending[]): Promise<void> {
    const rows = batch.map(({ match, epoch, entry, asked }) => ({ match, epoch, ...entry, asked }))
    const insert: Statement = [INSERT, [this.node, JSON.stringify(rows)], 'add_entries']
    const [made] = await this.store.transaction([insert, ...batch.flatMap(({ beside }) => beside)])
    const there = new Set((made as Row[]).map(({ match, seq }) => `${match}/${seq}`))
    this.written.entries += there.size
    this.written.commits++
    for (const { match, entry, resolve, reject } of batch) {
      if (there.has(`${match}/${entry.seq}`)) resolve()
      else reject(new Fenced('another node owns the match'))
    }
  }
}

const isClash = (error: unknown): boolean => (error as { code?: string }).code === '23505'
