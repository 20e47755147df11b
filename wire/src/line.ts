import { digestOf } from '@undercroft/engine'
import { backoff } from './backoff.ts'
import { type EntryMessage, readMessage } from './entry.ts'
import {
  type Change,
  type Farewell,
  PROTOCOL,
  type Refusal,
  type SaidLine,
  type ServerMessage,
  type TableState,
  type Told,
} from './messages.ts'
import { patched } from './patch.ts'
import type { DiceProof } from './proof.ts'
import type { ClientMessage } from './schemas.ts'

/** What a socket of the browser and one of `ws` have in common. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

export interface LineOptions {
  readonly match: string
  readonly watch?: string
  /** Opens a socket. `go`: the address that the server has named. */
  connect(go: string | null): SocketLike
  /** Time, so that tests need none: calls back later, and gives what takes it back. */
  later?(milliseconds: number, then: () => void): () => void
  random?(): number
}

export type LineState = 'connecting' | 'open' | 'lost' | 'ended'

/** What a line tells whoever listens. */
export type News =
  | { readonly type: 'state' | 'table' | 'said' | 'end' }
  | { readonly type: 'snap' }
  | { readonly type: 'entry'; readonly told: Told }
  | { readonly type: 'nudged'; readonly by: number }
  | { readonly type: 'refused'; readonly why: Refusal; readonly id: string | null; readonly detail?: string }

type Sendable = Exclude<ClientMessage, { t: 'hello' | 'ping' }>
type Welcome = Extract<ServerMessage, { t: 'welcome' }>

/** How long nothing may come before the line counts as dead, and how often it is tried. */
const PING = 10_000
const SILENCE = 25_000
/** Happenings that are kept for the log. */
const MOST_TOLD = 5000

const later = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * A match at the other end of a line that may break at any moment. What was sent and not acknowledged is sent again, unchanged,
 * after each reconnect; what was missed comes by number; a number that is missing asks again. No page is ever reloaded.
 */
export class Line {
  state: LineState = 'connecting'
  farewell: Farewell | null = null
  welcome: Welcome | null = null
  table: TableState | null = null
  /** When the table was told, by a clock that never jumps. */
  tableAt = 0
  proof: DiceProof | null = null
  /** The views of this line's audiences, as the engine saves them. */
  views: Record<string, unknown> = {}
  /** The number of the next entry, -1 before the first snapshot. */
  seq = -1
  readonly told: Told[] = []
  readonly said: SaidLine[] = []
  /** Views that had to be fetched again because they differed from the server's. Must stay 0. */
  differed = 0

  private tag = ''
  private go: string | null = null
  private socket: SocketLike | null = null
  private tries = 0
  private isHelloed = false
  /** The next hello tells that the view differed. */
  private isAnew = false
  private readonly outbox = new Map<string, string>()
  private readonly listeners = new Set<(news: News) => void>()
  private readonly options: LineOptions
  private readonly later: (milliseconds: number, then: () => void) => () => void
  private cancelRetry: (() => void) | null = null
  private cancelPing: (() => void) | null = null
  private cancelSilence: (() => void) | null = null

  constructor(options: LineOptions) {
    this.options = options
    this.later = options.later ?? later
  }

  open(): void {
    this.cancelRetry?.()
    this.drop()
    let socket: SocketLike
    try {
      socket = this.options.connect(this.go)
    } catch {
      this.lost()
      return
    }
    this.socket = socket
    const isOurs = () => this.socket === socket
    socket.onopen = () => isOurs() && this.hello()
    socket.onmessage = ({ data }) => isOurs() && this.hear(String(data))
    socket.onclose = () => isOurs() && this.lost()
    socket.onerror = () => {}
  }

  /** Ends the line for good. */
  close(): void {
    this.cancelRetry?.()
    this.drop()
    this.state = 'ended'
  }

  /** The machine is on the net again, or somebody looks: no need to wait longer. */
  wake(): void {
    if (this.state === 'lost') this.open()
  }

  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Sends it, now and after each reconnect, until the server has answered. */
  send(message: Sendable): void {
    const text = JSON.stringify(message)
    if ('id' in message) this.outbox.set(message.id, text)
    if (this.isHelloed) this.socket?.send(text)
  }

  isPending(id: string): boolean {
    return this.outbox.has(id)
  }

  private hello(): void {
    this.isHelloed = true
    const { match, watch } = this.options
    const also = { ...(watch ? { watch } : {}), ...(this.isAnew ? { differed: true } : {}) }
    this.isAnew = false
    const hello = { t: 'hello', protocol: PROTOCOL, match, have: this.seq, tag: this.tag, ...also }
    this.socket?.send(JSON.stringify(hello))
    for (const text of this.outbox.values()) this.socket?.send(text)
    this.ping(0)
  }

  private ping(n: number): void {
    this.cancelPing?.()
    this.cancelPing = this.later(PING, () => {
      this.socket?.send(JSON.stringify({ t: 'ping', n }))
      this.ping(n + 1)
    })
    this.listenForLife()
  }

  private listenForLife(): void {
    this.cancelSilence ??= this.later(SILENCE, () => this.lost())
  }

  private drop(): void {
    const { socket } = this
    this.socket = null
    this.isHelloed = false
    this.cancelPing?.()
    this.cancelSilence?.()
    this.cancelSilence = null
    if (!socket) return
    socket.onopen = null
    socket.onmessage = null
    socket.onclose = null
    try {
      socket.close()
    } catch {
      // It was never open.
    }
  }

  private lost(wait?: number): void {
    this.drop()
    if (this.state === 'ended') return
    // The address that was named may be the one that is gone.
    if (this.tries > 0) this.go = null
    this.turn('lost')
    this.cancelRetry?.()
    const pause = wait ?? backoff(this.tries++, this.options.random ?? Math.random)
    this.cancelRetry = this.later(pause, () => this.open())
  }

  private turn(state: LineState): void {
    if (this.state === state) return
    this.state = state
    this.tell({ type: 'state' })
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news)
  }

  private hear(text: string): void {
    this.cancelSilence?.()
    this.cancelSilence = null
    this.listenForLife()
    this.take(readMessage(text))
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.tries = 0
        this.welcome = message
        this.turn('open')
        this.takeTable(message.table)
        break
      case 'table':
        this.takeTable(message.table)
        break
      case 'clock':
        if (this.table) this.takeTable({ ...this.table, clock: message.clock })
        break
      case 'snap':
        this.takeSnap(message)
        break
      case 'on':
        this.takeEntry(message)
        break
      case 'no':
        if (message.id !== null) this.outbox.delete(message.id)
        this.tell({ ...message, type: 'refused' })
        break
      case 'ok':
        this.outbox.delete(message.id)
        break
      case 'said':
        this.takeSaid(message.lines)
        break
      case 'end':
        this.proof = message.proof
        this.tell({ type: 'end' })
        break
      case 'go':
        this.go = message.url
        this.lost(0)
        break
      case 'bye':
        this.takeFarewell(message.why, message.retry)
        break
      case 'nudge':
        this.tell({ type: 'nudged', by: message.by })
        break
      case 'pong':
        break
    }
  }

  private takeTable(table: TableState): void {
    this.table = table
    this.tableAt = performance.now()
    this.tell({ type: 'table' })
  }

  private takeSnap({ seq, tag, views, tail }: Extract<ServerMessage, { t: 'snap' }>): void {
    this.seq = seq
    this.tag = tag
    this.views = { ...views }
    this.told.splice(0, this.told.length, ...tail)
    this.tell({ type: 'snap' })
  }

  private takeEntry(entry: EntryMessage): void {
    if (entry.id !== null) this.outbox.delete(entry.id)
    if (entry.seq > this.seq) this.hello()
    if (entry.seq !== this.seq) return
    const views: Record<string, unknown> = {}
    for (const [audience, change] of Object.entries(entry.for)) {
      views[audience] = patched(this.views[audience], change.patch)
      if (change.check !== undefined && digestOf(views[audience]) !== change.check) {
        this.differs()
        return
      }
    }
    this.seq = entry.seq + 1
    this.tag = entry.tag
    this.views = views
    const told = toldOf(entry)
    this.takeBack(told)
    this.told.push(told)
    if (this.told.length > MOST_TOLD) this.told.shift()
    this.tell({ type: 'entry', told })
  }

  /** What an undo took back did not happen. */
  private takeBack({ kind, count }: Told): void {
    if (kind !== 'undo') return
    while (this.told.length > 0 && (this.told.at(-1)?.count ?? 0) > count) this.told.pop()
  }

  private differs(): void {
    this.differed++
    this.isAnew = true
    this.seq = -1
    this.tag = ''
    this.hello()
  }

  private takeSaid(lines: readonly SaidLine[]): void {
    const known = new Set(this.said.map(({ room, n }) => `${room}/${n}`))
    this.said.push(...lines.filter(({ room, n }) => !known.has(`${room}/${n}`)))
    this.said.sort((a, b) => a.at - b.at || a.n - b.n)
    this.tell({ type: 'said' })
  }

  private takeFarewell(why: Farewell, retry: number | null): void {
    this.farewell = why
    if (retry !== null) {
      this.lost(retry)
      return
    }
    this.drop()
    this.turn('ended')
  }
}

const toldOf = ({ seq, kind, by, for: changes }: EntryMessage): Told => {
  const list = Object.entries(changes) as [string, Change][]
  const events = Object.fromEntries(list.map(([audience, change]) => [audience, change.events]))
  return { seq, kind, by, count: list[0]?.[1].count ?? 0, for: events }
}
