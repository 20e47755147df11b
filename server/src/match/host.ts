import { type Game, type GameEvent, IllegalAction } from '@undercroft/engine'
import {
  type ClockState,
  type EntryKind,
  type Presence,
  rollKey,
  type ServerMessage,
  type TableState,
} from '@undercroft/wire'
import type { Context } from '../context.ts'
import type { Statement } from '../store/store.ts'
import { Audiences, type Told1 } from './audiences.ts'
import { type Clock, charged, freshClock, renewed } from './clock.ts'
import { Course, type Outcome } from './course.ts'
import type { Listener } from './listener.ts'
import { readLog } from './log.ts'
import { presenceOf } from './presence.ts'
import { type Entry, type MatchRow, SELECT_MATCH } from './rows.ts'
import { baseOf, SNAPSHOT_EVERY, snapshotStatement } from './snapshot.ts'

/** Every so many entries the digest of the whole match goes into the log. */
const DIGEST_EVERY = 32
/** The senders' numbers that are remembered, to tell a repeated message from a new one; an older one is stale by its entry's number. */
const REMEMBERED = 64

/** What somebody wants to add to the list of a match. */
export interface Addition {
  readonly kind: EntryKind
  readonly seat: number
  readonly account: string | null
  readonly id: string | null
  readonly body: Entry['body']
  /** Plays it. What it throws leaves everything as it was. */
  play?(course: Course): Outcome
  /** What it does to the clock. */
  clock?(clock: Clock): Clock
  /** Columns of the match's row that change with it. */
  row?(course: Course | null): Partial<Pick<MatchRow, 'status' | 'paused' | 'ending' | 'seats' | 'offers'>>
}

/**
 * A match in memory: its row, its course, and who listens. Nothing leaves it before it is on disk: while an entry is written,
 * whoever comes waits. A host whose entry could not be written is thrown away and loaded again.
 */
export class Host {
  readonly game: Game
  course: Course | null
  readonly listeners = new Set<Listener>()
  readonly audiences: Audiences
  row: MatchRow
  head: number
  lastTag: string
  /** The right to write, null: another node has it, or nobody. */
  epoch: number | null = null
  /** What was left on the clocks after the last entry, and since when that runs down. */
  private clock: Clock | null
  private since: number
  /** When somebody was here last. */
  idleSince: number
  /** Seats whose last line here broke, and how long ago: a moment, or longer than agreed. */
  readonly absent = new Map<number, 'cut' | 'away'>()
  /** Presence of the seats at other nodes, by node. */
  readonly elsewhere = new Map<string, readonly Presence[]>()
  /** Called after each entry. */
  changed: () => void = () => {}
  /** It must not be used any more. */
  gone = false
  private readonly context: Context
  private readonly ids = new Map<string, number>()
  private queue: Promise<unknown> = Promise.resolve()
  private busy = 0
  private told = ''
  /** Seconds by which this host lags behind, for spectators who see everything later. */
  readonly delay: number

  private constructor(context: Context, game: Game, row: MatchRow, course: Course | null, delay: number) {
    this.context = context
    this.game = game
    this.row = row
    this.course = course
    this.delay = delay
    this.audiences = new Audiences(game)
    this.head = 0
    this.lastTag = ''
    this.idleSince = context.now()
    this.clock = row.clock
    this.since = context.now()
  }

  /** Loads a match: the newest snapshot, and the entries since. Throws CourseFault where the log does not fit this version. */
  static async load(context: Context, game: Game, row: MatchRow, delay = 0): Promise<Host> {
    if (row.head === 0) return new Host(context, game, row, null, delay)
    const key = rollKey(row.id, row.secret, row.seeds)
    const kept = await baseOf(context, row, delay)
    const host = new Host(context, game, row, new Course(game, row.options, key, kept?.state, row.sewn !== null), delay)
    if (kept) host.head = kept.seq
    const lost = await host.read(kept === null ? 0 : kept.seq)
    if (kept && lost.length > 0) host.lastTag = lost[0].tag
    if (kept) await host.recall(kept.seq)
    for (const entry of lost) if (entry.seq >= host.head) host.take(entry)
    return host
  }

  get isDelayed(): boolean {
    return this.delay > 0
  }

  /** One thing after the other, each when the one before is on disk. */
  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.busy++
    const result = this.queue.then(job)
    this.queue = result.then(
      () => this.busy--,
      () => this.busy--,
    )
    return result
  }

  get isBusy(): boolean {
    return this.busy > 0
  }

  /** The seat whose time runs, null where none does. */
  get timed(): number | null {
    const { row, course, clock } = this
    if (!clock || !course || row.status !== 'live' || row.paused || this.isDelayed) return null
    const { asked } = course
    return asked !== null && row.seats[asked]?.kind === 'person' && !row.seats[asked].substitute ? asked : null
  }

  get clockNow(): Clock | null {
    const { clock, timed } = this
    return clock && timed !== null ? charged(clock, timed, this.context.now() - this.since) : clock
  }

  /** From now on time is counted by this node: while nobody owned the match, none was. */
  startClock(): void {
    this.clock = this.row.clock
    this.since = this.context.now()
  }

  /** The clocks as they are after an entry. */
  private clockAfter(thought: Clock | null): Clock | null {
    const { row, course } = this
    const { clock: terms } = row.terms
    if (!terms || !course || course.isOver) return thought
    return renewed(thought ?? freshClock(terms, row.seats.length, course.turn), terms, course.turn)
  }

  /** The entry that was made of the message with this number, if it was. */
  seqOf(id: string): number | undefined {
    return this.ids.get(id)
  }

  /** Every seed is there: the match can begin. Nothing is told before its first entry is written. */
  prepare(): void {
    const { id, options, secret, seeds } = this.row
    this.course ??= new Course(this.game, options, rollKey(id, secret, seeds))
  }

  /** Adds an entry: plays it, writes it, and only then tells everybody. Only inside `run`. */
  async add(addition: Addition): Promise<Outcome> {
    const { context, course } = this
    if (this.epoch === null) throw new Error('only the owner of a match adds to it')
    const started = context.now()
    const nothing: Outcome = { events: [], dice: [], accepted: 0 }
    let outcome = nothing
    const thought = this.clockNow
    try {
      if (course && addition.play) outcome = addition.play(course)
    } catch (error) {
      // What is refused has changed nothing; after any other fault nobody knows.
      if (!(error instanceof IllegalAction)) this.gone = true
      throw error
    }
    const entry = this.entryOf(addition, outcome)
    const clock = this.clockAfter(thought && addition.clock ? addition.clock(thought) : thought)
    try {
      const beside = this.rowStatement({ ...addition.row?.(course), ...(clock ? { clock } : {}) }, entry)
      const snapshot = course && this.isSnapshotDue(course) ? [snapshotStatement(context, this.row, course, entry)] : []
      await context.writer.write(this.row.id, this.epoch, entry, course?.asked ?? null, [...beside, ...snapshot])
    } catch (error) {
      this.gone = true
      throw error
    }
    context.metrics.commit.observe((context.now() - started) / 1000)
    const changed = addition.row?.(course) ?? {}
    const isFrame = Object.keys(changed).length > 0
    this.row = { ...this.row, ...changed, clock }
    this.startClock()
    this.publish(entry, outcome.events)
    this.tellClock()
    if (addition.clock) this.tellTable()
    context.bus.publish({ k: 'entry', match: this.row.id, node: context.node })
    if (isFrame) this.rowChanged()
    return outcome
  }

  private isSnapshotDue(course: Course): boolean {
    return course.isOver || this.head % SNAPSHOT_EVERY === SNAPSHOT_EVERY - 1
  }

  private entryOf({ kind, seat, account, id, body }: Addition, { dice, accepted }: Outcome): Entry {
    const { head: seq, course } = this
    const wanted =
      body.actions && accepted < body.actions.length ? { ...body, actions: body.actions.slice(0, accepted) } : body
    const isChecked = course !== null && (course.isOver || seq % DIGEST_EVERY === DIGEST_EVERY - 1)
    const digest = isChecked ? this.game.digest(course.match) : null
    return { seq, kind, seat, account, id, body: wanted, dice, tag: this.context.tag(), digest }
  }

  private rowStatement(
    changes: ReturnType<NonNullable<Addition['row']>> & { readonly clock?: Clock },
    { seq, tag }: Entry,
  ): Statement[] {
    if (Object.keys(changes).length === 0) return []
    const names = Object.keys(changes) as (keyof typeof changes)[]
    const plain = new Set(['status', 'paused'])
    const sets = names.map((name, i) => `${name} = $${i + 4}${plain.has(name) ? '' : '::jsonb'}`)
    const values = names.map((name) => (plain.has(name) ? changes[name] : JSON.stringify(changes[name])))
    const sql = `update match set ${sets.join(', ')}, revision = revision + 1 where id = $1
      and exists (select from entry where match = $1 and seq = $2 and tag = $3)`
    return [[sql, [this.row.id, seq, tag, ...values]]]
  }

  /** Takes what another node has written, and tells it here. Only inside `run`. */
  async catchUp(): Promise<void> {
    if (this.gone) return
    for (const entry of await this.read(this.head)) {
      if (entry.seq < this.head) continue
      if (!this.course) {
        // The row has the seeds only now.
        await this.reloadRow()
        this.prepare()
      }
      if (entry.seq !== this.head || !this.course) {
        this.gone = true
        return
      }
      const { events } = this.course.follow(entry)
      this.publish(entry, events)
      if (this.row.terms.clock && !this.isDelayed) await this.readClock()
    }
  }

  /** The clock as the owner has it. */
  private async readClock(): Promise<void> {
    await this.reloadRow()
    this.startClock()
    this.tellClock()
    this.tellTable()
  }

  private async read(from: number): Promise<Entry[]> {
    // One entry before, for its tag.
    const first = Math.max(0, from - (this.lastTag === '' && from > 0 ? 1 : 0))
    return readLog(this.context.store, this.row, first, this.delay)
  }

  /** The senders' numbers before a snapshot: what was written and not told any more comes again. */
  private async recall(before: number): Promise<void> {
    const rows = await this.context.store.query<{ seq: number; id: string }>(
      'select seq, id from entry where match = $1 and seq < $2 and seq >= $3 and id is not null order by seq',
      [this.row.id, before, before - REMEMBERED],
    )
    for (const { seq, id } of rows) this.ids.set(id, seq)
  }

  /** An entry of the log, before anybody listens. */
  private take(entry: Entry): void {
    const { course } = this
    if (!course) return
    const { events } = course.follow(entry)
    if (
      entry.digest !== null &&
      this.row.build !== this.context.build &&
      this.game.digest(course.match) !== entry.digest
    ) {
      throw new IllegalAction(`entry ${entry.seq}: this version comes to another match`)
    }
    this.audiences.tell(toldOf(entry), events, course.match, course.count)
    this.note(entry)
  }

  private note({ seq, tag, id }: Entry): void {
    this.head = seq + 1
    this.lastTag = tag
    if (id === null) return
    this.ids.set(id, seq)
    if (this.ids.size > REMEMBERED) this.ids.delete(this.ids.keys().next().value as string)
  }

  private publish(entry: Entry, events: readonly GameEvent[]): void {
    this.note(entry)
    const { course } = this
    if (!course) return
    const texts = this.audiences.tell(toldOf(entry), events, course.match, course.count)
    for (const listener of this.listeners) {
      const text = texts.get(listener.group)
      if (text !== undefined) listener.send(text)
      else for (const missed of this.resume(listener.group, -1, '')) listener.send(missed)
    }
    // What the others were told when it happened.
    if (this.isDelayed && this.head >= this.row.head) {
      this.tellTable()
      this.tellProof()
    }
    this.changed()
  }

  /** What somebody gets who says what he has: nothing, what he missed, or everything. */
  resume(group: string, have: number, tag: string): string[] {
    const { course } = this
    if (!course) return []
    this.audiences.join(group, course.match)
    const missed = have < 0 ? null : this.audiences.since(group, have, tag, this.head, this.lastTag)
    if (missed) return missed
    this.context.metrics.snapshots.inc()
    return [this.audiences.snapshot(group, course.match, this.head, this.lastTag)]
  }

  tell(text: string): void {
    for (const listener of this.listeners) listener.send(text)
  }

  /** The row is another one: everybody is told the frame of the match, where that changed. */
  tellTable(): void {
    const { table } = this
    const frame = JSON.stringify({ ...table, clock: null })
    if (frame === this.told) return
    this.told = frame
    this.tell(JSON.stringify({ t: 'table', table } satisfies ServerMessage))
  }

  private tellClock(): void {
    const clock = this.clockState
    if (clock) this.tell(JSON.stringify({ t: 'clock', clock } satisfies ServerMessage))
  }

  private get clockState(): ClockState | null {
    const { clockNow: clock, course, row } = this
    if (!clock || !course || this.isDelayed || row.status !== 'live') return null
    const { asked } = course
    if (asked === null) return null
    const left = Math.round(asked === clock.turn ? clock.left : clock.answer)
    const { turn, answer } = row.terms.clock ?? { turn: 0, answer: 0 }
    const of = 1000 * (asked === clock.turn ? turn : answer)
    return { seat: asked, left, of, bank: Math.round(clock.banks[asked] ?? 0), isRunning: this.timed !== null }
  }

  private rowChanged(): void {
    this.context.bus.publish({ k: 'row', match: this.row.id })
    this.tellTable()
    this.tellProof()
  }

  /** The match is over: the secret is opened. */
  tellProof(): void {
    const text = this.proof
    if (text !== null) this.tell(text)
  }

  get proof(): string | null {
    const { id: match, status, seal, secret, seals, seeds } = this.row
    if (status !== 'over' && status !== 'void') return null
    if (this.isDelayed && this.head < this.row.head) return null
    return JSON.stringify({ t: 'end', proof: { match, seal, secret, seals, seeds } } satisfies ServerMessage)
  }

  async reloadRow(): Promise<void> {
    const [row] = await this.context.store.query<MatchRow>(`${SELECT_MATCH} where m.id = $1`, [this.row.id])
    if (!row) {
      this.gone = true
      return
    }
    this.row = row
  }

  get table(): TableState {
    const { row } = this
    // Who sees everything later must not learn the end from the frame.
    const isBehind = this.isDelayed && this.head < row.head
    return {
      status: isBehind ? 'live' : row.status,
      paused: row.paused,
      seats: row.seats.map(({ name, kind, level, substitute }, seat) => ({
        name,
        kind,
        level,
        substitute,
        presence: kind === 'computer' ? 'here' : presenceOf(this, seat),
      })),
      terms: row.terms,
      dice: { seal: row.seal, seals: row.seals, opened: row.seeds.map((seed) => seed !== '') },
      ending: isBehind ? null : row.ending,
      offers: row.offers,
      next: row.next,
      sewn: row.sewn !== null,
      clock: this.clockState,
    }
  }

  /** The match as a snapshot, for the moment when it leaves memory. */
  snapshot(): Statement | null {
    const { course, context, row } = this
    if (!course || this.epoch === null || this.head === 0) return null
    return snapshotStatement(context, row, course, { seq: this.head - 1, tag: this.lastTag })
  }
}

const toldOf = ({ seq, tag, kind, seat: by, id, digest }: Entry): Told1 => ({ seq, tag, kind, by, id, digest })
