import type { GamePackage } from '@undercroft/engine'
import { Random } from '@undercroft/engine'
import type { NewMatch, Requests } from '@undercroft/wire'
import { gameOf } from '../games.ts'
import { socketTo, TestPlayer } from './player.ts'

/** What an address answered; tests know what they asked for. */
type Answer = never

/** Somebody with a cookie. */
export class Guest {
  cookie = ''
  readonly address: string

  constructor(address: string) {
    this.address = address
  }

  async ask(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Answer; headers: Headers }> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set) this.cookie = set.split(';')[0]
    const text = await response.text()
    return {
      status: response.status,
      body: (isJson(text) ? JSON.parse(text) : text) as Answer,
      headers: response.headers,
    }
  }
}

function isJson(text: string): boolean {
  return /^[[{n"]/.test(text)
}

/** Small options, so that whole matches are quick. */
export async function optionsFor(game: string, seed = 1, seats?: number): Promise<Record<string, unknown>> {
  const pack = await gameOf(game)
  for (let tries = seed; tries < seed + 200; tries++) {
    const options = pack.randomOptions(new Random(tries, 1)) as Record<string, unknown>
    if (seats === undefined || pack.game.seats(pack.game.create(options, null)) === seats) return options
  }
  throw new Error(`${game}: no options for ${seats}`)
}

export interface TestMatch {
  readonly pack: GamePackage
  readonly made: NewMatch
  readonly guests: readonly Guest[]
}

/** A match whose people have all sat down. */
export async function seatedMatch(
  address: string,
  game: string,
  seats: Requests['newMatch']['seats'],
  options: Record<string, unknown>,
  terms: Requests['newMatch']['terms'] = {},
): Promise<TestMatch> {
  const host = new Guest(address)
  const { status, body } = await host.ask('POST', '/api/matches', { game, options, seats, terms })
  if (status !== 200) throw new Error(`no match: ${JSON.stringify(body)}`)
  const made = body as NewMatch
  const guests = [host]
  for (const { token } of made.invites) {
    const guest = new Guest(address)
    const joined = await guest.ask('POST', '/api/join', { token })
    if (joined.status !== 200) throw new Error(`not joined: ${JSON.stringify(joined.body)}`)
    guests.push(guest)
  }
  return { pack: await gameOf(game), made, guests }
}

export function playersOf({ pack, made, guests }: TestMatch, seed = 1): TestPlayer[] {
  return guests.map(
    (guest, i) =>
      new TestPlayer(pack.game, made.id, { connect: () => socketTo(guest.address, guest.cookie) }, seed * 10 + i),
  )
}

/** Waits until it holds; how long that may take is only there to end a test that hangs. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  milliseconds = 110_000,
): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`this did not come to be: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
