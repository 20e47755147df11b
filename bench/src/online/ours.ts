import { type GamePackage, type Match, Random } from '@undercroft/engine'
import {
  isEntry,
  Line,
  type NewMatch,
  newId,
  newSeatSeed,
  PROTOCOL,
  type SocketLike,
  sealOfSeed,
} from '@undercroft/wire'
import { WebSocket } from 'ws'
import type { Player } from './swarm.ts'

async function ask(address: string, path: string, body: object): Promise<{ answer: unknown; cookie: string }> {
  const response = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return { answer: await response.json(), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const socket = (address: string, cookie: string): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}/line`, { headers: { cookie } })

/** Two people at a new match, who have sealed and opened their seeds. */
export async function seatTwo(
  address: string,
  { game, randomOptions }: GamePackage,
  seed: number,
): Promise<{ players: [Player, Player]; made: NewMatch }> {
  const options = randomOptions(new Random(seed, 1))
  const host = await ask(address, 'matches', { game: game.id, options, seats: ['me', 'open'] })
  const made = host.answer as NewMatch
  const guest = await ask(address, 'join', { token: made.invites[0].token })
  const players = [host.cookie, guest.cookie].map((cookie, seat) => playerAt(address, cookie, game, made.id, seat))
  await Promise.all(players.map(({ ready }) => ready))
  return { players: players as [Player & { ready: unknown }, Player & { ready: unknown }], made }
}

function playerAt(
  address: string,
  cookie: string,
  game: GamePackage['game'],
  match: string,
  seat: number,
): Player & { readonly ready: Promise<void> } {
  const heard = { bytes: 0, entries: 0 }
  const seed = newSeatSeed()
  const line = new Line({
    match,
    connect: () => {
      const made = socket(address, cookie)
      made.on('message', (data: Buffer) => {
        if (!isEntry(data.toString('utf8', 0, 1))) return
        heard.bytes += data.length
        heard.entries++
      })
      return made as unknown as SocketLike
    },
  })
  const viewOf = (): Match => {
    const [audience] = Object.keys(line.views)
    return game.load({ ...(line.views[audience] as object), viewer: seat } as never)
  }
  const change = () =>
    new Promise<void>((resolve) => {
      const leave = line.listen(() => {
        leave()
        resolve()
      })
    })
  const ready = new Promise<void>((resolve) => {
    line.listen(() => {
      const { table } = line
      if (!table) return
      if (table.status === 'live' && line.seq > 0) resolve()
      if (table.status !== 'waiting') return
      if (table.dice.seals[seat] === '') line.send({ t: 'seal', seat, seal: sealOfSeed(match, seat, seed) })
      else if (table.dice.seals.every(Boolean) && !table.dice.opened[seat]) line.send({ t: 'open', seat, seed })
    })
  })
  line.open()
  return {
    ready,
    heard,
    get isOver() {
      return line.table?.status === 'over'
    },
    async play(random) {
      const decision = game.decision(viewOf())
      if (!decision || decision.seat !== seat) {
        await change()
        return false
      }
      const id = newId()
      line.send({ t: 'act', seq: line.seq, id, actions: [random.pick(decision.actions)] as never })
      while (line.isPending(id)) await change()
      return true
    },
    close: () => line.close(),
  }
}

/** Somebody who only looks; resolves when there is something to see. */
export async function watcherAt(address: string, { id, watch }: NewMatch, cookie: string): Promise<WebSocket> {
  const line = socket(address, cookie)
  await new Promise((resolve, reject) => {
    const hello = { t: 'hello', protocol: PROTOCOL, match: id, have: -1, tag: '', watch }
    line.once('open', () => line.send(JSON.stringify(hello)))
    line.once('message', resolve)
    line.once('error', reject)
  })
  return line
}

export const newGuest = async (address: string, { watch }: NewMatch): Promise<string> =>
  (await ask(address, 'join', { token: watch })).cookie
