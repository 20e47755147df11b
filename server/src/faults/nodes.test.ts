import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../serve.ts'
import type { Store } from '../store/store.ts'
import { expectNothingLost, expectSameViews } from '../testing/ledger.ts'
import { type Node, startNode } from '../testing/node.ts'
import { socketTo, TestPlayer } from '../testing/player.ts'
import { type Backend, postgresBackend, postgresUrl, redisUrl } from '../testing/stores.ts'
import { optionsFor, seatedMatch, until } from '../testing/table.ts'

const GAMES = ['blitz-bowl', 'dungeon-bowl', 'skirmish']
/** Nobody is at this port: what Redis cannot carry goes through PostgreSQL. */
const NO_REDIS = 'redis://127.0.0.1:1'

const buses = [
  { bus: 'notices of PostgreSQL', redis: null, runs: true },
  { bus: 'Redis', redis: redisUrl, runs: redisUrl !== null },
  { bus: 'a Redis that is away', redis: NO_REDIS, runs: true },
]

/** Silence, too, counts sooner than in life; pauses before another try are short. */
const soon = (milliseconds: number, then: () => void) => {
  const timer = setTimeout(then, milliseconds < 10_000 ? Math.min(100, milliseconds) : milliseconds / 8)
  return () => clearTimeout(timer)
}

describe.skipIf(postgresUrl === null)('two nodes on one PostgreSQL', () => {
  let backend: Backend
  let store: Store
  let nodes: Node[]
  let players: TestPlayer[]
  let cookies: string[]
  beforeEach(async () => {
    backend = postgresBackend()
    store = await openStore(backend.config)
    nodes = []
    players = []
    cookies = []
  })
  afterEach(async () => {
    for (const player of players) player.close()
    await Promise.all(nodes.map((node) => node.kill()))
    await store.close()
    await backend.clean()
  })

  const newNode = async (redis: string | null): Promise<Node> =>
    startNode({ ...backend.environment, ...(redis === null ? {} : { REDIS_URL: redis }) })

  /** One coach at each node; who loses his line tries the other one. */
  const sitDown = async (game: string) => {
    const options = await optionsFor(game, 3, 2)
    const { pack, made, guests } = await seatedMatch(nodes[0].address, game, ['me', 'open'], options)
    guests.forEach(({ cookie }, i) => {
      let tries = i
      const connect = () => socketTo(nodes[tries++ % nodes.length].address, cookie)
      const player = new TestPlayer(pack.game, made.id, { connect, later: soon }, players.length)
      players.push(player)
      cookies.push(cookie)
      player.line.open()
    })
  }

  /** Every match goes on, or is over. */
  const allGoOn = async (why: string, by = 4) => {
    const heads = new Map(players.map((player) => [player, player.line.seq]))
    const goes = (player: TestPlayer) => player.isOver || player.line.seq >= (heads.get(player) ?? 0) + by
    await until(why, () => players.every(goes))
  }

  const ownersOf = async (): Promise<Set<string>> => {
    const rows = await store.query<{ node: string }>(
      `select o.node from owner o join match m on m.id = o.match where m.status = 'live'`,
    )
    return new Set(rows.map(({ node }) => node))
  }

  it.each(buses.filter(({ runs }) => runs))(
    '(c) the owner of all matches is killed, twice: the other one has every match, by $bus',
    async ({ redis }) => {
      nodes = [await newNode(redis), await newNode(redis)]
      for (const game of GAMES) await sitDown(game)
      await allGoOn('every match runs, though its coaches sit at different nodes')
      for (const victim of [0, 1]) {
        await nodes[victim].kill()
        const since = performance.now()
        await allGoOn('the other one has every match', 1)
        console.log(`every match went on after ${((performance.now() - since) / 1000).toFixed(1)} s`)
        nodes[victim] = await newNode(redis)
        await allGoOn('and with both again')
      }
      for (const player of players) player.isPlaying = false
      expect(await expectNothingLost(store, players)).toBeGreaterThan(40)
      await expectSameViews(store, players)
    },
    180_000,
  )

  it('(d) the owner sleeps, the other one takes over, it wakes: it writes nothing of the old, and serves again', async () => {
    nodes = [await newNode(null), await newNode(null)]
    for (const game of GAMES) await sitDown(game)
    await allGoOn('every match runs')
    const before = await ownersOf()
    expect(before.size).toBe(1)
    nodes[0].signal('SIGSTOP')
    await allGoOn('the other one has every match')
    const after = await ownersOf()
    expect([...after].some((node) => before.has(node))).toBe(false)
    nodes[0].signal('SIGCONT')
    await allGoOn('and with both again')
    // Somebody who comes to the one that slept sees what the other one wrote.
    const late = players.slice(0, 6).map(({ game, match }, i) => {
      const connect = () => socketTo(nodes[0].address, cookies[i])
      const player = new TestPlayer(game, match, { connect, later: soon }, 100 + i)
      player.isPlaying = false
      player.line.open()
      return player
    })
    players.push(...late)
    await until('it tells everything', () => late.every(({ line }, i) => line.seq >= players[i].line.seq))
    for (const player of players) player.isPlaying = false
    await expectNothingLost(store, players)
    await expectSameViews(store, players)
  }, 180_000)
})
