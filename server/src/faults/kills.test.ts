import { Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { openStore } from '../serve.ts'
import { expectNothingLost, expectSameViews } from '../testing/ledger.ts'
import { type Node, startNode } from '../testing/node.ts'
import { socketTo, TestPlayer } from '../testing/player.ts'
import { folderBackend, postgresBackend, postgresUrl } from '../testing/stores.ts'
import { optionsFor, seatedMatch, until } from '../testing/table.ts'

/** Fifty in all; on PostgreSQL each one waits for the lease of the one before. KILLS=50 for as many on each. */
const databases = [
  { backend: folderBackend(), usual: postgresUrl === null ? 50 : 20 },
  ...(postgresUrl === null ? [] : [{ backend: postgresBackend(), usual: 30 }]),
].map(({ backend, usual }) => ({ backend, name: backend.name, kills: Number(process.env.KILLS ?? usual) }))
const GAMES = ['blitz-bowl', 'dungeon-bowl', 'skirmish', 'dungeon-bowl']

/** Pauses before another try are short, so that the time until play goes on is the server's. */
const soon = (milliseconds: number, then: () => void) => {
  const timer = setTimeout(then, milliseconds < 10_000 ? Math.min(50, milliseconds) : milliseconds)
  return () => clearTimeout(timer)
}

describe.each(databases)('on $name: (b) the process is killed with -9', ({ backend, kills }) => {
  it(`${kills} times, at random moments: nothing acknowledged is lost, nothing is done twice`, async () => {
    const random = new Random(Date.now() % 1_000_000)
    let node: Node = await startNode(backend.environment)
    const players: TestPlayer[] = []
    const sitDown = async (game: string) => {
      const { pack, made, guests } = await seatedMatch(
        node.address,
        game,
        ['me', 'open'],
        await optionsFor(game, random.below(50), 2),
      )
      for (const { cookie } of guests) {
        const connect = () => socketTo(node.address, cookie)
        const player = new TestPlayer(pack.game, made.id, { connect, later: soon }, players.length)
        players.push(player)
        player.line.open()
      }
    }
    for (const game of GAMES) await sitDown(game)
    const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    const back: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      const running = () => players.filter(({ isOver }) => !isOver).length
      if (running() < 4) await sitDown(GAMES[kill % GAMES.length])
      // A few actions later, and some moment of the next one.
      const wanted = count() + random.below(10)
      await until('play goes on', () => count() >= wanted || running() === 0)
      await new Promise((resolve) => setTimeout(resolve, random.below(12)))
      await node.kill()
      const before = count()
      const since = performance.now()
      node = await startNode(backend.environment)
      await until('somebody plays again', () => count() > before || running() === 0)
      back.push(performance.now() - since)
    }
    for (const player of players) player.isPlaying = false
    await node.kill()
    for (const player of players) player.close()
    const store = await openStore(backend.config)
    const acknowledged = await expectNothingLost(store, players)
    await expectSameViews(store, players)
    expect(acknowledged).toBeGreaterThan(kills)
    await store.close()
    await backend.clean()
    back.sort((a, b) => a - b)
    const seconds = (at: number) => (back[Math.floor((back.length - 1) * at)] / 1000).toFixed(2)
    console.log(
      `${backend.name}: ${kills} kills, ${acknowledged} acknowledged, 0 lost, 0 twice; play went on after ${seconds(0.5)} s (median), ${seconds(1)} s (longest)`,
    )
  }, 600_000)
})
