import type { Row, Statement, Store } from '../store/store.ts'
import type { Entry } from './rows.ts'

/** Milliseconds to wait for other matches' entries before writing, and the most entries of one go. */
const WINDOW = 3
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
  insert into entry (match, seq, kind, seat, account, id, body, dice, tag, digest, epoch)
  select u.match, u.seq, u.kind, u.seat, u.account, u.id, u.body::jsonb, u.dice::jsonb, u.tag, u.digest, u.epoch
  from unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
    $11::text[], $12::int[]) as u (match, seq, kind, seat, account, id, body, dice, tag, digest, epoch)
  join owner o on o.match = u.match and o.node = $1 and o.epoch = u.epoch
  for share of o
  returning match, seq`

const HEADS = `
  update match m set head = u.seq + 1, asked = u.asked, updated = now()
  from unnest($1::text[], $2::int[], $3::text[], $4::int[]) as u (match, seq, tag, asked)
  where m.id = u.match and exists (select from entry e where e.match = u.match and e.seq = u.seq and e.tag = u.tag)`

/** Writes the entries of all matches of this node, many at once. An entry is resolved when it is on disk. */
export class Writer {
  private readonly store: Store
  private readonly node: string
  private pending: Pending[] = []
  private timer: NodeJS.Timeout | null = null
  private writing: Promise<void> = Promise.resolve()
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
      if (this.pending.length >= MOST) this.flush()
      else this.timer ??= setTimeout(() => this.flush(), WINDOW)
    })
  }

  private flush(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const batch = this.pending
    this.pending = []
    if (batch.length > 0) this.writing = this.writing.then(() => this.commit(batch))
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
    const column = <T>(of: (pending: Pending) => T): T[] => batch.map(of)
    const values = [
      this.node,
      column(({ match }) => match),
      column(({ entry }) => entry.seq),
      column(({ entry }) => entry.kind),
      column(({ entry }) => entry.seat),
      column(({ entry }) => entry.account),
      column(({ entry }) => entry.id),
      column(({ entry }) => JSON.stringify(entry.body)),
      column(({ entry }) => JSON.stringify(entry.dice)),
      column(({ entry }) => entry.tag),
      column(({ entry }) => entry.digest),
      column(({ epoch }) => epoch),
    ]
    const heads = [
      column(({ match }) => match),
      column(({ entry }) => entry.seq),
      column(({ entry }) => entry.tag),
      column(({ asked }) => asked),
    ]
    const beside = batch.flatMap((pending) => pending.beside)
    const [made] = await this.store.transaction([[INSERT, values], [HEADS, heads], ...beside])
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
