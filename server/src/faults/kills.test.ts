import { Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { openStore } from '../serve.ts'
import { expectNothingLost, expectSameViews } from '../testing/ledger.ts'
import { startNode } from '../testing/node.ts'
import { socketTo, TestPlayer } from '../testing/player.ts'
import { type Backend, folderBackend, postgresBackend, postgresUrl } from '../testing/stores.ts'
import { optionsFor, seatedMatch, until } from '../testing/table.ts'

/**
 * Fifty moments in all, of several servers at once: much of a start is waiting, on PostgreSQL for the lease of the one before.
 * KILLS=50 for as many on each database, of one server alone: then the time until play goes on is its own.
 */
const { KILLS } = process.env
const databases = [
  { name: 'PGlite', make: folders, servers: 2, kills: postgresUrl === null ? 25 : 5, matches: 5 },
  ...(postgresUrl === null ? [] : [{ name: 'PostgreSQL', make: schemas, servers: 5, kills: 8, matches: 8 }]),
].map((usual) => (KILLS === undefined ? usual : { ...usual, servers: 1, kills: Number(KILLS) }))
const GAMES = ['blitz-bowl', 'dungeon-bowl', 'skirmish', 'dungeon-bowl']

/** A new folder takes seconds to fill: one is filled, the others are copies of it. */
async function folders(count: number): Promise<Backend[]> {
  const first = folderBackend()
  await (await openStore(first.config)).close()
  return [first, ...Array.from({ length: count - 1 }, () => folderBackend(first))]
}

async function schemas(count: number): Promise<Backend[]> {
  return Array.from({ length: count }, () => postgresBackend())
}

/** Pauses before another try are short, so that the time until play goes on is the server's. */
const soon = (milliseconds: number, then: () => void) => {
  const timer = setTimeout(then, milliseconds < 10_000 ? Math.min(50, milliseconds) : milliseconds)
  return () => clearTimeout(timer)
}

/** Kills one server again and again while people play. Gives what was acknowledged, and how long play stood each time. */
async function killed(
  { environment, config }: Backend,
  kills: number,
  matches: number,
  random: Random,
): Promise<{ acknowledged: number; back: number[] }> {
  let node = await startNode(environment)
  const players: TestPlayer[] = []
  const sitDown = async (game: string) => {
    const options = await optionsFor(game, random.below(50), 2)
    const { pack, made, guests } = await seatedMatch(node.address, game, ['me', 'open'], options)
    for (const { cookie } of guests) {
      const connect = () => socketTo(node.address, cookie)
      const player = new TestPlayer(pack.game, made.id, { connect, later: soon }, players.length)
      players.push(player)
      player.isPlaying = false
      player.line.open()
    }
  }
  const play = () => {
    for (const player of players) {
      player.isPlaying = true
      player.next()
    }
  }
  for (let i = 0; i < matches; i++) await sitDown(GAMES[i % GAMES.length])
  play()
  const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const running = () => players.filter(({ isOver }) => !isOver).length
  const back: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    if (running() < 4) {
      await sitDown(GAMES[kill % GAMES.length])
      play()
    }
    // A few actions later, and some moment of the next one.
    const wanted = count() + random.below(10)
    await until('play goes on', () => count() >= wanted || running() === 0)
    await new Promise((resolve) => setTimeout(resolve, random.below(12)))
    await node.kill()
    const before = count()
    const since = performance.now()
    node = await startNode(environment)
    await until('somebody plays again', () => count() > before || running() === 0)
    back.push(performance.now() - since)
  }
  for (const player of players) player.isPlaying = false
  await node.kill()
  for (const player of players) player.close()
  const store = await openStore(config)
  const acknowledged = await expectNothingLost(store, players)
  await expectSameViews(store, players)
  await store.close()
  return { acknowledged, back }
}

describe.each(databases)('on $name: (b) the process is killed with -9', ({ name, make, servers, kills, matches }) => {
  it(`${servers} servers, ${kills} times each, at random moments: nothing acknowledged is lost or done twice`, async () => {
    const backends = await make(servers)
    const seed = Date.now() % 1_000_000
    const all = await Promise.all(backends.map((backend, i) => killed(backend, kills, matches, new Random(seed, i))))
    await Promise.all(backends.map((backend) => backend.clean()))
    const acknowledged = all.reduce((sum, one) => sum + one.acknowledged, 0)
    expect(acknowledged).toBeGreaterThan(kills * servers)
    const back = all.flatMap((one) => one.back).sort((a, b) => a - b)
    const seconds = (at: number) => (back[Math.floor((back.length - 1) * at)] / 1000).toFixed(2)
    console.log(
      `${name}: ${back.length} kills of ${servers} servers, ${acknowledged} acknowledged, 0 lost, 0 twice; play went on after ${seconds(0.5)} s (median), ${seconds(1)} s (longest)`,
    )
  }, 600_000)
})
