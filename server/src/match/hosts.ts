import type { ServerMessage } from '@undercroft/wire'
import type { BusMessage } from '../bus/bus.ts'
import type { Context } from '../context.ts'
import { gameOf, isGame } from '../games.ts'
import { one } from '../store/store.ts'
import { CourseFault } from './course.ts'
import { Host } from './host.ts'
import { type MatchRow, SELECT_MATCH } from './rows.ts'
import { sew } from './snapshot.ts'

/** A match that nobody listens to leaves memory after so many milliseconds. */
const IDLE = 5 * 60_000
const SWEEP = 1000

/** The match was played by other rules than these, and its log does not lead to where it stood. */
export class Held extends Error {
  override name = 'Held'
}

/** The matches in the memory of this node. Every list of matches is a query; this is only what is in use. */
export class Hosts {
  private readonly context: Context
  private readonly loading = new Map<string, Promise<Host | null>>()
  private readonly loaded = new Map<string, Host>()
  private readonly sweeper: NodeJS.Timeout
  /** What is done with every host from its load on. */
  watch: (host: Host) => void = () => {}

  constructor(context: Context) {
    this.context = context
    this.sweeper = setInterval(() => this.sweep(), SWEEP)
    this.sweeper.unref()
    context.bus.subscribe((message) => this.hear(message))
  }

  get all(): IterableIterator<Host> {
    return this.loaded.values()
  }

  /** The match of this id, from memory or from disk; null where there is none. `delayed`: as spectators see it. */
  async get(id: string, delayed = false): Promise<Host | null> {
    const key = delayed ? `${id}~` : id
    const known = this.loaded.get(key)
    if (known && !known.gone) return known
    const underWay = this.loading.get(key)
    if (underWay) return underWay
    const load = this.load(id, delayed).then(
      (host) => {
        if (host) this.loaded.set(key, host)
        this.loading.delete(key)
        this.context.metrics.matches.set(this.loaded.size)
        // Those who listened to the one before go on with this one.
        if (known) for (const listener of known.listeners) listener.close('restart')
        if (host) {
          host.changed = () => this.watch(host)
          this.watch(host)
        }
        return host
      },
      (error) => {
        this.loading.delete(key)
        throw error
      },
    )
    this.loading.set(key, load)
    return load
  }

  private async load(id: string, delayed: boolean): Promise<Host | null> {
    const row = await one<MatchRow>(this.context.store, `${SELECT_MATCH} where m.id = $1`, [id])
    if (!row || !isGame(row.game)) return null
    const { game } = await gameOf(row.game)
    const delay = delayed ? row.terms.delay : 0
    try {
      return await Host.load(this.context, game, row, delay)
    } catch (error) {
      if (!(error instanceof CourseFault) && row.build === this.context.build) throw error
      if (!delayed && (await sew(this.context, game, row))) return this.load(id, delayed)
      this.context.log.error({ match: id, error: (error as Error).message }, 'a match cannot be loaded')
      throw new Held((error as Error).message)
    }
  }

  /**
   * Takes the right to write, where nobody living has it. Gives null then, else the node that has it. Only inside `host.run`.
   */
  async own(host: Host): Promise<string | null> {
    if (host.epoch !== null) return null
    const { store, node } = this.context
    const [taken] = await store.query<{ epoch: number }>(
      `insert into owner (match, node, epoch) values ($1, $2, 1)
       on conflict (match) do update set node = $2, epoch = owner.epoch + 1
       where owner.node = $2 or not exists (select from node n where n.id = owner.node and n.until > now())
       returning epoch`,
      [host.row.id, node],
    )
    if (!taken) {
      const other = await one<{ node: string }>(store, 'select node from owner where match = $1', [host.row.id])
      return other?.node ?? ''
    }
    await host.reloadRow()
    await host.catchUp()
    host.epoch = taken.epoch
    host.startClock()
    this.watch(host)
    return null
  }

  /** This node was silent for a while: what others have taken meanwhile is dropped, and loaded again by who needs it. */
  async checkOwned(): Promise<void> {
    const { store, node } = this.context
    const rows = await store.query<{ match: string; epoch: number }>('select match, epoch from owner where node = $1', [
      node,
    ])
    const owned = new Map(rows.map(({ match, epoch }) => [match, epoch]))
    for (const host of this.loaded.values())
      if (host.epoch !== null && owned.get(host.row.id) !== host.epoch) host.gone = true
  }

  /** Something about a match changed: its row is read again, and everybody is told. */
  async rowChanged(id: string): Promise<void> {
    this.context.bus.publish({ k: 'row', match: id })
    await this.readRow(id)
  }

  private async readRow(id: string): Promise<void> {
    for (const host of this.of(id)) {
      await host.run(async () => {
        await host.reloadRow()
        host.tellTable()
        host.tellProof()
      })
      this.watch(host)
    }
  }

  private of(id: string): Host[] {
    return [this.loaded.get(id), this.loaded.get(`${id}~`)].filter((host) => host !== undefined)
  }

  private hear(message: BusMessage): void {
    const fail = (error: Error) => this.context.log.warn({ error: error.message }, 'a notice could not be followed')
    if (message.k === 'entry') for (const host of this.of(message.match)) this.follow(host, message.node).catch(fail)
    if (message.k === 'nudge' && message.node !== this.context.node) this.tellSeat(message)
    if (message.k === 'row') this.readRow(message.match).catch(fail)
    if (message.k === 'line' && message.node !== this.context.node) {
      for (const host of this.of(message.match)) {
        host.elsewhere.set(message.node, message.presence)
        host.tellTable()
        this.watch(host)
      }
    }
  }

  private async follow(host: Host, writer: string | null = null): Promise<void> {
    if (host.epoch === null || host.isDelayed) await host.run(() => host.catchUp())
    // Somebody else writes what this node believes to own.
    else if (writer !== null && writer !== this.context.node) await this.checkOwned()
  }

  /** Once a second: those who follow read what they may have missed; what nobody needs leaves memory. */
  private sweep(): void {
    const now = this.context.now()
    for (const [key, host] of this.loaded) {
      if (host.gone) {
        this.drop(key, host)
        if (host.listeners.size > 0) for (const listener of host.listeners) listener.close('restart')
        continue
      }
      if (host.listeners.size > 0) host.idleSince = now
      else if (now - host.idleSince > IDLE && !host.isBusy && host.timed === null) this.drop(key, host)
      if (host.listeners.size > 0 && (host.epoch === null || host.isDelayed)) this.follow(host).catch(() => {})
    }
  }

  private drop(key: string, host: Host): void {
    if (this.loaded.get(key) === host) this.loaded.delete(key)
    this.context.metrics.matches.set(this.loaded.size)
    if (!host.gone) this.leave(host).catch(() => {})
  }

  /** Puts a match down: its snapshot, and the right to write it. */
  private async leave(host: Host): Promise<void> {
    await host.run(async () => {
      const { epoch } = host
      if (epoch === null) return
      const snapshot = host.snapshot()
      host.gone = true
      const { store, node } = this.context
      await store.transaction([
        ...(snapshot ? [snapshot] : []),
        [`update owner set node = '' where match = $1 and node = $2 and epoch = $3`, [host.row.id, node, epoch]],
      ])
    })
  }

  /** Somebody waits for the answer of this seat. */
  nudge(match: string, seat: number, by: number): void {
    this.context.bus.publish({ k: 'nudge', match, node: this.context.node, seat, by })
    this.tellSeat({ match, seat, by })
  }

  private tellSeat({ match, seat, by }: { match: string; seat: number; by: number }): void {
    const text = JSON.stringify({ t: 'nudge', by } satisfies ServerMessage)
    for (const listener of this.loaded.get(match)?.listeners ?? [])
      if (listener.seats.includes(seat)) listener.send(text)
  }

  tell(id: string, message: ServerMessage): void {
    for (const host of this.of(id)) host.tell(JSON.stringify(message))
  }

  /** The node stops: everything is put down, everybody is told to come back. */
  async close(): Promise<void> {
    clearInterval(this.sweeper)
    const hosts = [...this.loaded.values()]
    for (const host of hosts) for (const listener of host.listeners) listener.close('restart')
    await Promise.allSettled(hosts.map((host) => this.leave(host)))
    this.loaded.clear()
  }
}
