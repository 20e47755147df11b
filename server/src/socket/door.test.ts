import { PROTOCOL } from '@undercroft/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { ALLOWED, MOST_LINES } from '../limits.ts'
import { type Served, serve } from '../serve.ts'
import { pgliteBackend } from '../testing/stores.ts'
import { Guest, optionsFor, playersOf, seatedMatch, type TestMatch, until } from '../testing/table.ts'

let served: Served
let table: TestMatch
const open: WebSocket[] = []
const { config } = pgliteBackend()
beforeAll(async () => {
  served = await serve({ ...config, limited: true, origins: ['http://club.example'] })
  table = await seatedMatch(served.address, 'dungeon-bowl', ['me', 'open'], await optionsFor('dungeon-bowl', 3, 2))
}, 120_000)
afterAll(async () => {
  for (const socket of open) socket.terminate()
  await served?.stop()
})

const knock = (headers: ClientOptions['headers'], path = '/line', to = served.address): WebSocket => {
  const socket = new WebSocket(`${to.replace('http', 'ws')}${path}`, { headers })
  socket.on('error', () => {})
  open.push(socket)
  return socket
}

/** What the door answers: 101 where it opens. */
const answered = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.once('open', () => resolve(101))
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0))
  })
const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))
const heard = (socket: WebSocket): { t: string; why?: string }[] => {
  const messages: { t: string; why?: string }[] = []
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
  return messages
}
const hello = (have = -1) => JSON.stringify({ t: 'hello', protocol: PROTOCOL, match: table.made.id, have, tag: '' })
const cutFor = async (why: string, house = served.house): Promise<number> =>
  (await house.context.metrics.cut.get()).values.find(({ labels }) => labels.why === why)?.value ?? 0

describe('the door', () => {
  it('opens for our own pages, those of named origins, and programs; not for other sites, nor without a cookie', async () => {
    const [{ cookie }] = table.guests
    const { host } = new URL(served.address)
    const asked: [object, number][] = [
      [{ cookie }, 101],
      [{ cookie, origin: served.address }, 101],
      [{ cookie, origin: 'http://club.example' }, 101],
      [{ cookie, origin: 'http://elsewhere.example' }, 403],
      [{ cookie, origin: `http://${host}.elsewhere.example` }, 403],
      [{ cookie, origin: 'null' }, 403],
      [{}, 401],
      [{ cookie: `undercroft=${'x'.repeat(43)}` }, 401],
    ]
    for (const [headers, status] of asked) {
      const socket = knock(headers as never)
      expect([headers, await answered(socket)]).toEqual([headers, status])
      socket.terminate()
    }
    expect(await answered(knock({ cookie }, '/elsewhere'))).toBe(404)
  })

  it('has room for so many lines of one account, and for one more when one has gone', async () => {
    const guest = new Guest(served.address)
    await guest.ask('POST', '/api/me/name', { name: 'Many' })
    const { cookie } = guest
    const lines = Array.from({ length: MOST_LINES.account }, () => knock({ cookie }))
    expect(await Promise.all(lines.map(answered))).toEqual(lines.map(() => 101))
    expect(await answered(knock({ cookie }))).toBe(429)
    lines[0].terminate()
    await until('it has gone', () => served.house.lines.account.get(guestId()) === MOST_LINES.account - 1)
    expect(await answered(knock({ cookie }))).toBe(101)

    function guestId(): string {
      const most = Math.max(...served.house.lines.account.values())
      return [...served.house.lines.account].find(([, n]) => n === most)?.[0] ?? ''
    }
  })
})

describe('a line', () => {
  it('takes 64 KB and no more', async () => {
    const socket = knock({ cookie: table.guests[0].cookie })
    await answered(socket)
    socket.send('x'.repeat(64 * 1024 + 1))
    expect(await closed(socket)).toBe(1009)
  })

  it('says each time that it did not understand, and ends when nothing else comes', async () => {
    const socket = knock({ cookie: table.guests[0].cookie })
    const messages = heard(socket)
    await answered(socket)
    for (let i = 0; i < 21; i++) socket.send(i % 2 ? Buffer.from([i]) : '{"t":"dance"}')
    await closed(socket)
    expect(messages.filter(({ t, why }) => t === 'no' && why === 'unreadable')).toHaveLength(21)
    expect(messages.at(-1)).toMatchObject({ t: 'bye', why: 'unreadable', retry: null })
  })

  it('is told that it was too fast, and nothing is dropped in silence', async () => {
    const socket = knock({ cookie: table.guests[0].cookie })
    const messages = heard(socket)
    await answered(socket)
    const sent = ALLOWED.message.burst + 60
    for (let n = 0; n < sent; n++) socket.send(JSON.stringify({ t: 'ping', n }))
    await until('everything is answered', () => messages.length === sent)
    expect(messages.some(({ t, why }) => t === 'no' && why === 'too-fast')).toBe(true)
    expect(messages.filter(({ t }) => t === 'pong').length).toBeGreaterThanOrEqual(ALLOWED.message.burst)
    socket.terminate()
  })

  it('cannot say hello for ever: who comes too often is told when to come back', async () => {
    const guest = new Guest(served.address)
    await guest.ask('POST', '/api/me/name', { name: 'Eager' })
    const socket = knock({ cookie: guest.cookie })
    const messages = heard(socket)
    await answered(socket)
    const other = JSON.stringify({ t: 'hello', protocol: PROTOCOL, match: 'no-such-match', have: -1, tag: '' })
    let line = socket
    for (let i = 0; i < ALLOWED.hello.burst + 20 && !messages.some(({ why }) => why === 'too-fast'); i++) {
      if (line.readyState !== WebSocket.OPEN) {
        line = knock({ cookie: guest.cookie })
        line.on('message', (data) => messages.push(JSON.parse(data.toString())))
        await answered(line)
      }
      const gone = closed(line)
      line.send(other)
      await gone
    }
    expect(messages.at(-1)).toMatchObject({ t: 'bye', why: 'too-fast', retry: 5000 })
  })

  it('with other rules of the line, no seat or no match is ended for good, and why is said', async () => {
    const guest = new Guest(served.address)
    await guest.ask('POST', '/api/me/name', { name: 'Stranger' })
    const said = async (text: string) => {
      const socket = knock({ cookie: guest.cookie })
      const messages = heard(socket)
      await answered(socket)
      socket.send(text)
      await closed(socket)
      return messages
    }
    expect(await said(hello().replace(`"protocol":${PROTOCOL}`, '"protocol":99'))).toEqual([
      { t: 'bye', why: 'protocol', retry: null },
    ])
    expect(await said(hello())).toEqual([{ t: 'bye', why: 'not-invited', retry: null }])
    expect(await said(hello().replace(table.made.id, 'no-such-match'))).toEqual([
      { t: 'bye', why: 'no-match', retry: null },
    ])
    // A link to sit is none to watch, and one of another match opens nothing here.
    for (const { token } of table.made.invites) {
      const watch = `${hello().slice(0, -1)},"watch":"${token}"}`
      expect(await said(watch)).toEqual([{ t: 'bye', why: 'not-invited', retry: null }])
    }
  })
})

describe('somebody who does not read', () => {
  it('is cut, and the match goes on for the others', async () => {
    const own = await serve(config)
    try {
      const match = await seatedMatch(
        own.address,
        'dungeon-bowl',
        ['me', 'open'],
        await optionsFor('dungeon-bowl', 3, 2),
      )
      const players = playersOf(match)
      for (const player of players) {
        player.isPlaying = false
        player.line.open()
      }
      await until('it runs', () => players.every(({ line }) => line.seq > 0))
      const { snapshots } = own.house.context.metrics
      const told = async () => (await snapshots.get()).values[0].value
      const deaf = knock({ cookie: match.guests[0].cookie }, '/line', own.address)
      await answered(deaf)
      deaf.pause()
      const text = JSON.stringify({ t: 'hello', protocol: PROTOCOL, match: match.made.id, have: -1, tag: '' })
      for (let goes = 0; goes < 200 && (await cutFor('too-slow', own.house)) === 0; goes++) {
        const before = await told()
        for (let i = 0; i < 50; i++) deaf.send(text)
        await until(
          'it is all said',
          async () => (await told()) >= before + 50 || (await cutFor('too-slow', own.house)) > 0,
        )
      }
      expect(await cutFor('too-slow', own.house)).toBe(1)
      for (const player of players) player.isPlaying = true
      const { seq } = players[0].line
      for (const player of players) player.next()
      await until('the others play on', () => players.every(({ line, isOver }) => line.seq > seq + 5 || isOver))
      for (const player of players) player.close()
    } finally {
      await own.stop()
    }
  }, 120_000)
})
