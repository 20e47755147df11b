import type { Server } from 'node:http'
import type { BusMessage } from './bus/bus.ts'
import { Chat } from './chat.ts'
import type { Context } from './context.ts'
import { Limits } from './limits.ts'
import { Absence } from './match/absence.ts'
import { Clocks } from './match/clocks.ts'
import { Computers } from './match/computers.ts'
import type { Host } from './match/host.ts'
import { Hosts } from './match/hosts.ts'
import { type Command, obey, Refused } from './match/referee.ts'
import { People } from './people/accounts.ts'
import type { Connection } from './socket/connection.ts'
import { openDoor, type Ways } from './socket/door.ts'

/** A running node: its rooms, and who is in them. */
export class House {
  readonly context: Context
  readonly hosts: Hosts
  readonly people: People
  readonly chat: Chat
  readonly limits: Limits
  readonly isLimited: boolean
  readonly absence: Absence
  private readonly clocks: Clocks
  readonly connections = new Map<number, Connection>()
  readonly lines = { account: new Map<string, number>(), address: new Map<string, number>() }
  private closeDoor: (() => void) | null = null

  constructor(context: Context, isLimited: boolean) {
    this.context = context
    this.isLimited = isLimited
    this.hosts = new Hosts(context)
    this.people = new People(context.store)
    this.chat = new Chat(context)
    this.limits = new Limits(context.now, !isLimited)
    this.absence = new Absence(context)
    const computers = new Computers(context, this.hosts)
    this.clocks = new Clocks(context, this.hosts)
    this.hosts.watch = (host) => {
      this.clocks.look(host)
      computers.look(host)
      this.absence.stand(host)
    }
    context.bus.subscribe((message) => this.hear(message))
  }

  /** Sockets come through the web server's own port. */
  listen(server: Server, ways: Ways): void {
    this.closeDoor = openDoor(this, server, ways)
  }

  gone(connection: Connection, address: string): void {
    this.connections.delete(connection.number)
    this.context.metrics.lines.set(this.connections.size)
    count(this.lines.account, connection.account, -1)
    count(this.lines.address, address, -1)
  }

  /** The account is closed: nobody plays or talks by its open lines any more. */
  closed(account: string): void {
    for (const connection of this.connections.values())
      if (connection.account === account) connection.close('not-invited')
  }

  /** Something was said at this match. */
  said(match: string): void {
    this.context.bus.publish({ k: 'said', match })
    this.tellSaid(match)
  }

  private tellSaid(match: string): void {
    for (const host of this.hosts.all) {
      if (host.row.id !== match) continue
      for (const listener of host.listeners) (listener as Connection).tellSaid().catch(() => {})
    }
  }

  /** The owner of the match is another node: it gets the command, and answers to this line. */
  forward(owner: string, { number, account }: Connection, host: Host, message: Command): void {
    const { bus, node } = this.context
    bus.publish({ k: 'do', to: owner, from: node, socket: number, match: host.row.id, account, message })
  }

  private hear(message: BusMessage): void {
    if (message.k === 'said') this.tellSaid(message.match)
    if (message.k === 'tell' && message.to === this.context.node)
      this.connections.get(message.socket)?.send(message.text)
    if (message.k === 'do' && message.to === this.context.node) {
      this.obey(message).catch((error: Error) =>
        this.context.log.warn({ error: error.message }, 'not done for another node'),
      )
    }
  }

  private async obey({ from, socket, match, account, message }: Extract<BusMessage, { k: 'do' }>): Promise<void> {
    const command = message as Command
    const host = await this.hosts.get(match)
    if (!host) return
    const id = 'id' in command ? command.id : null
    const tell = (text: object) => this.context.bus.publish({ k: 'tell', to: from, socket, text: JSON.stringify(text) })
    try {
      await host.run(async () => {
        if (host.gone || (await this.hosts.own(host)) !== null) return
        const done = await obey(this.context, this.hosts, host, account, command)
        if (id !== null && done !== 'told') tell({ t: 'ok', id })
      })
    } catch (error) {
      if (error instanceof Refused) tell({ t: 'no', id, why: error.why, detail: error.message, seq: host.head })
      else throw error
    }
  }

  async close(): Promise<void> {
    this.absence.close()
    this.clocks.close()
    await this.hosts.close()
    this.closeDoor?.()
  }
}

export function count(counts: Map<string, number>, key: string, by: number): number {
  const now = (counts.get(key) ?? 0) + by
  if (now > 0) counts.set(key, now)
  else counts.delete(key)
  return now
}
