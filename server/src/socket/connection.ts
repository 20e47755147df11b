import {
  type ClientMessage,
  type Farewell,
  PROTOCOL,
  type Refusal,
  type Room,
  type ServerMessage,
} from '@undercroft/wire'
import { clientMessage } from '@undercroft/wire/schemas'
import type { RawData, WebSocket } from 'ws'
import type { House } from '../house.ts'
import { MOST_UNREAD } from '../limits.ts'
import { audiencesOf } from '../match/audiences.ts'
import type { Host } from '../match/host.ts'
import { Held } from '../match/hosts.ts'
import type { Listener } from '../match/listener.ts'
import { type Command, obey, Refused } from '../match/referee.ts'
import { Fenced } from '../match/writer.ts'
import type { Account } from '../people/accounts.ts'
import { hashOf } from '../secrets.ts'
import { one } from '../store/store.ts'

/** More nonsense than any honest client says. */
const MOST_NONSENSE = 20
/** What does no harm when it is done twice, how long its owner has for it, and how often it is tried. */
const REPEATABLE: ReadonlySet<string> = new Set(['act', 'undo', 'seal', 'open'])
const RETRY = 1000
const MOST_TRIES = 5
/** Messages that may wait for the database. */
const MOST_QUEUED = 200

let last = 0

/** One socket: who is at its end, to which match it leads, and what is said on it, one thing after the other. */
export class Connection implements Listener {
  readonly number = ++last
  readonly account: string
  seats: readonly number[] = []
  group = ''
  visible = true
  private readonly house: House
  private readonly socket: WebSocket
  private readonly address: string
  private host: Host | null = null
  private queue: Promise<void> = Promise.resolve()
  private queued = 0
  private nonsense = 0
  /** The last line of each room that was told. */
  private readonly read = new Map<Room, number>()

  constructor(house: House, socket: WebSocket, person: Account, address: string) {
    this.house = house
    this.socket = socket
    this.account = person.id
    this.address = address
    socket.on('message', (data: RawData, isBinary: boolean) => this.receive(data, isBinary))
    socket.on('close', () => this.left())
    socket.on('error', () => {})
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MOST_UNREAD) {
      // He will be back, and gets a snapshot.
      this.cut('too-slow', 1000)
      return
    }
    this.house.context.metrics.bytes.inc(text.length)
    this.socket.send(text)
  }

  private tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  /** The server ends the line. `retry`: when to come back, null for never. */
  private cut(why: Farewell, retry: number | null): void {
    this.house.context.metrics.cut.inc({ why })
    try {
      this.socket.send(JSON.stringify({ t: 'bye', why, retry } satisfies ServerMessage))
    } catch {
      // It is gone already.
    }
    this.socket.close(why === 'too-slow' ? 1013 : 1000)
    if (why === 'too-slow') this.socket.terminate()
  }

  close(why: 'restart' | 'held' | 'not-invited'): void {
    this.cut(why, why === 'restart' ? 100 : null)
  }

  private receive(data: RawData, isBinary: boolean): void {
    const { limits, context } = this.house
    context.metrics.messages.inc()
    if (!limits.take('message', `${this.number}`)) {
      this.refuse(null, 'too-fast')
      return
    }
    if (this.queued > MOST_QUEUED) {
      this.cut('too-fast', 2000)
      return
    }
    const message = isBinary ? null : parsed(data.toString())
    if (!message) {
      this.refuse(null, 'unreadable')
      if (++this.nonsense > MOST_NONSENSE) this.cut('unreadable', null)
      return
    }
    this.queued++
    this.queue = this.queue
      .then(() => this.obey(message))
      .catch((error: Error) => this.failed(error, 'id' in message ? message.id : null))
      .finally(() => {
        this.queued--
      })
  }

  private refuse(id: string | null, why: Refusal, detail?: string): void {
    this.house.context.metrics.refused.inc({ why })
    this.tell({ t: 'no', id, why, ...(detail ? { detail } : {}), seq: this.host?.head ?? 0 })
  }

  /** Whatever went wrong, the client is told, and nothing that was acknowledged is lost. */
  private failed(error: Error, id: string | null): void {
    if (error instanceof Refused) this.refuse(id, error.why, error.message)
    else if (error instanceof Held) this.cut('held', null)
    // The message stays in the client's outbox, and comes again.
    else if (error instanceof Fenced) this.cut('restart', 50)
    else {
      this.house.context.log.error({ match: this.host?.row.id, error: error.message }, 'something was not done')
      this.cut('restart', 1000)
    }
  }

  private async obey(message: ClientMessage): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return
    switch (message.t) {
      case 'ping':
        return this.tell({ t: 'pong', n: message.n })
      case 'hello':
        return this.hello(message)
      case 'here':
        this.visible = message.visible
        if (this.host) this.house.absence.look(this.host)
        return
      case 'say':
        return this.say(message)
      default:
        return this.command(message)
    }
  }

  private async hello({
    protocol,
    match,
    have,
    tag,
    watch,
    differed,
  }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    const { hosts, limits, context } = this.house
    if (differed) context.metrics.differed.inc()
    if (protocol !== PROTOCOL) return this.cut('protocol', null)
    if (!limits.take('hello', this.account)) return this.cut('too-fast', 5000)
    const real = await hosts.get(match)
    if (!real) return this.cut('no-match', null)
    this.leave()
    this.seats = real.row.seats.flatMap(({ account }, seat) => (account === this.account ? [seat] : []))
    if (this.seats.length === 0 && !(await this.mayWatch(match, watch))) return this.cut('not-invited', null)
    const host = this.seats.length === 0 && real.row.terms.delay > 0 ? ((await hosts.get(match, true)) as Host) : real
    this.group = audiencesOf(host.game, this.seats)
    // After whatever is being written: nobody sees what is not on disk.
    await host.run(async () => {
      if (host.gone) throw new Fenced('loaded again')
      if (!host.isDelayed && host.epoch === null) await hosts.own(host)
      // The line may have broken meanwhile: nobody would take it off the list again.
      if (this.socket.readyState !== this.socket.OPEN) return
      this.host = host
      host.listeners.add(this)
      const { id, game, rules, options } = host.row
      this.tell({ t: 'welcome', match: id, game, rules, you: this.seats, options, table: host.table, phrases: true })
      for (const text of host.resume(this.group, have, tag)) this.send(text)
      if (host.proof) this.send(host.proof)
    })
    this.read.clear()
    await this.tellSaid()
    this.house.absence.look(host)
    this.house.absence.stand(host)
  }

  private async mayWatch(match: string, watch: string | undefined): Promise<boolean> {
    if (!watch) return false
    const { store } = this.house.context
    return (
      (await one(store, 'select 1 as yes from invite where token_hash = $1 and match = $2 and seat is null', [
        hashOf(watch),
        match,
      ])) !== null
    )
  }

  private async command(command: Command, tries = 0): Promise<void> {
    const { host, house } = this
    if (!host) return this.refuse('id' in command ? command.id : null, 'not-yours')
    const { t } = command
    if ((t === 'act' || t === 'give' || t === 'nudge') && !house.limits.take(t, `${this.account}/${host.row.id}`)) {
      return this.refuse(command.id, 'too-fast')
    }
    const elsewhere = await host.run(async () => {
      if (host.gone) throw new Fenced('loaded again')
      const owner = await house.hosts.own(host)
      if (owner !== null) return owner
      const done = await obey(house.context, house.hosts, host, this.account, command)
      this.acknowledge(host, command, done)
      return null
    })
    if (elsewhere !== null) this.forward(elsewhere, host, command, tries)
  }

  /** The owner is another node, or was until a moment ago: what it has not done within a second is tried again, here or there. */
  private forward(owner: string, host: Host, command: Command, tries: number): void {
    this.house.forward(owner, this, host, command)
    if (!REPEATABLE.has(command.t) || tries >= MOST_TRIES) return
    const again = () => {
      const isDone = 'id' in command && host.seqOf(command.id) !== undefined
      if (isDone || this.host !== host || this.socket.readyState !== this.socket.OPEN) return
      this.command(command, tries + 1).catch((error: Error) => this.failed(error, 'id' in command ? command.id : null))
    }
    setTimeout(again, RETRY).unref()
  }

  private acknowledge(host: Host, command: Command, done: 'told' | 'again' | 'taken'): void {
    if (!('id' in command)) return
    // An entry that he has already, or one that was told with another number, says nothing to him.
    if (done === 'taken' || done === 'again') this.tell({ t: 'ok', id: command.id })
    else if (host.seqOf(command.id) === undefined) this.tell({ t: 'ok', id: command.id })
  }

  private async say(said: Extract<ClientMessage, { t: 'say' }>): Promise<void> {
    const { host, house } = this
    if (!host) return this.refuse(said.id, 'not-yours')
    if (!house.limits.take('say', this.account)) return this.refuse(said.id, 'too-fast')
    // As he is now: renamed, muted or gone since the line was opened.
    const person = await house.people.byId(this.account)
    if (!person) return this.cut('not-invited', null)
    await house.chat.say(host, person, this.seats, said)
    this.tell({ t: 'ok', id: said.id })
    house.said(host.row.id)
  }

  /** What was said since the last time, as far as it is for these ears. */
  async tellSaid(): Promise<void> {
    const { host } = this
    if (!host || host.isDelayed) return
    const lines = await this.house.chat.lines(host, this.account, this.seats, this.read)
    if (lines.length === 0) return
    for (const { room, n } of lines) this.read.set(room, Math.max(n, this.read.get(room) ?? -1))
    this.tell({ t: 'said', lines })
  }

  private leave(): void {
    const { host } = this
    this.host = null
    if (!host?.listeners.delete(this)) return
    host.idleSince = this.house.context.now()
    this.house.absence.look(host)
  }

  private left(): void {
    this.leave()
    this.house.gone(this, this.address)
  }
}

function parsed(text: string): ClientMessage | null {
  try {
    const { success, data } = clientMessage.safeParse(JSON.parse(text))
    return success ? data : null
  } catch {
    return null
  }
}
