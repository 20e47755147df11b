import { randomBytes } from 'node:crypto'
import { PROTOCOL } from '@undercroft/wire'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { socketTo, TestPlayer } from '../testing/player.ts'
import { servedOn } from '../testing/served.ts'
import { backends } from '../testing/stores.ts'
import { type Guest, optionsFor, seatedMatch, until } from '../testing/table.ts'

/** HOSTILE=1000000 for the long run. */
const MESSAGES = Number(process.env.HOSTILE ?? 3000)

/** A raw socket that can say anything, and waits until the server has heard it all. */
class Liar {
  private socket: WebSocket
  private n = 0
  private readonly guest: Guest
  private readonly hello: string

  constructor(guest: Guest, hello: string) {
    this.guest = guest
    this.hello = hello
    this.socket = this.open()
  }

  private open(): WebSocket {
    const socket = new WebSocket(`${this.guest.address.replace('http', 'ws')}/line`, {
      headers: { cookie: this.guest.cookie },
    })
    socket.on('error', () => {})
    return socket
  }

  async say(texts: readonly (string | Buffer)[]): Promise<void> {
    if (this.socket.readyState > WebSocket.OPEN) this.socket = this.open()
    const { socket } = this
    if (socket.readyState === WebSocket.CONNECTING) {
      await new Promise((resolve) => {
        socket.once('open', resolve)
        socket.once('close', resolve)
      })
      if ((socket.readyState as number) === WebSocket.OPEN) socket.send(this.hello)
    }
    if ((socket.readyState as number) !== WebSocket.OPEN) return
    for (const text of texts) socket.send(text)
    const n = ++this.n
    await new Promise<void>((resolve) => {
      const heard = (data: Buffer) => {
        if (!data.toString().includes(`"t":"pong","n":${n}`)) return
        socket.off('message', heard)
        resolve()
      }
      socket.on('message', heard)
      socket.once('close', () => resolve())
      socket.send(JSON.stringify({ t: 'ping', n }))
    })
  }

  close(): void {
    this.socket.terminate()
  }
}

describe.each(backends.map((make) => make()))('on $name: (e) hostile messages', (backend) => {
  const served = servedOn(backend)

  it(`${MESSAGES} duplicated, reordered, replayed and mutated ones: no crash, no changed state`, async () => {
    const options = await optionsFor('blitz-bowl', 3, 2)
    const { pack, made, guests } = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options)
    const sent: string[] = []
    const players = guests.map((guest, i) => {
      const connect = () => {
        const socket = socketTo(guest.address, guest.cookie)
        const { send } = socket
        socket.send = (text: string) => {
          sent.push(text)
          send.call(socket, text)
        }
        return socket
      }
      return new TestPlayer(pack.game, made.id, { connect }, i)
    })
    for (const { line } of players) line.open()
    await until('the match runs', () => players[0].line.seq > 40)
    for (const player of players) player.isPlaying = false
    await until('it stands still', () => {
      const seqs = players.map(({ line }) => line.seq)
      return (
        seqs[0] === seqs[1] &&
        sent.every(
          (text) => !text.includes('"act"') || !players.some(({ line }) => line.isPending(JSON.parse(text).id)),
        )
      )
    })
    const host = await served.house.hosts.get(made.id)
    const standing = () => JSON.stringify([host?.head, host?.course?.game.digest(host.course.match), host?.row.status])
    const asked = host?.course?.asked ?? 0
    // Who is not asked can change nothing, whatever he says; requests that need everybody aside.
    const liar = new Liar(
      guests[1 - asked],
      JSON.stringify({ t: 'hello', protocol: PROTOCOL, match: made.id, have: -1, tag: '' }),
    )
    const before = standing()
    const legal = host?.game.decision(host.course!.match)?.actions ?? []
    const base = [...new Set(sent)].filter((text) => !/"(?:concede|offer|reply|claim)"/.test(text))
    base.push(
      JSON.stringify({ t: 'act', seq: host?.head, id: randomBytes(8).toString('hex'), actions: legal.slice(0, 1) }),
    )
    const often = (arbitrary: fc.Arbitrary<string | Buffer>) => ({ arbitrary, weight: 8 })
    const message = fc.oneof(
      often(fc.constantFrom(...base)),
      often(
        fc
          .tuple(fc.constantFrom(...base), fc.nat(), fc.string())
          .map(([text, at, part]) => text.slice(0, at % text.length) + part + text.slice(at % text.length)),
      ),
      often(
        fc
          .tuple(fc.constantFrom(...base), fc.nat(), fc.integer())
          .map(([text, at, to]) =>
            text.replace(/-?\d+/g, (digits, where) => (where % 3 === at % 3 ? String(to) : digits)),
          ),
      ),
      fc.json({ maxDepth: 4 }),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.string({ maxLength: 300 }),
      fc.constant(
        `{"t":"act","__proto__":{"seq":0},"seq":0,"id":"aaaaaaaaaaaa","actions":[{"type":"x","constructor":1}]}`,
      ),
      fc.constant('['.repeat(20_000)),
      fc.constant('x'.repeat(70_000)),
    )
    // What comes after the line was cut for nonsense nobody hears: it does not count.
    const heard = async () => (await served.house.context.metrics.messages.get()).values[0].value
    const end = (await heard()) + MESSAGES
    for (let seed = 0; (await heard()) < end; seed++) {
      for (const batch of fc.sample(fc.array(message, { minLength: 20, maxLength: 20 }), { numRuns: 10, seed })) {
        await liar.say(batch.filter((text) => !/"(?:concede|offer|reply|claim)"/.test(text.toString())))
      }
      expect(standing()).toBe(before)
    }
    expect(standing()).toBe(before)
    liar.close()
    // And the match goes on.
    for (const player of players) {
      player.isPlaying = true
      player.next()
    }
    const head = host?.head ?? 0
    await until('the match goes on', () => players[0].line.seq > head + 5 || players[0].isOver)
    for (const player of players) player.close()
  }, 3_600_000)
})
