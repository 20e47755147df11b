import { gamePackage } from '@undercroft/dungeon-bowl'
import type { GamePackage } from '@undercroft/engine'
import { type Row, significant } from '../measure.ts'
import { newGuest, seatTwo, watcherAt } from './ours.ts'
import { seatPeers } from './peer.ts'
import { type MeasuredServer, startMeasured } from './server.ts'
import { type Player, percentile, swarm } from './swarm.ts'

/** Matches at once, the pause between two actions where the time of each counts, and people who watch one match. */
const MATCHES = 100
const PAUSE = 400
const WATCHERS = 500

/**
 * How a server does with many matches at once, and boardgame.io's own with a game of the same size. A core's worth is a second of
 * processor time of the server's whole process, the thread of its database and the collector's included: it says the same on a
 * busy machine as on a quiet one. With DATABASE_URL ours is measured on PostgreSQL too, whose own time is not counted.
 */
export async function onlineRows(seconds: number): Promise<Row[]> {
  const pack = gamePackage as unknown as GamePackage
  const seatAt = (server: MeasuredServer) => async (i: number) => (await seatTwo(server.address, pack, i)).players
  const onPostgres = process.env.DATABASE_URL
    ? await measured(['undercroft', true], (server) =>
        underLoad('online: undercroft on PostgreSQL', server, seatAt(server), seconds),
      )
    : []
  const ours = await measured(['undercroft'], async (server) => [
    ...(await underLoad('online: undercroft', server, seatAt(server), seconds)),
    ...(await watched(server, pack, seconds)),
  ])
  const peers = await measured(['boardgame.io'], (server) =>
    underLoad('online: boardgame.io', server, (i) => seatPeers(server.address, `match-${i}`), seconds),
  )
  return [...ours, ...onPostgres, ...peers]
}

async function measured(
  which: Parameters<typeof startMeasured>,
  rowsOf: (server: MeasuredServer) => Promise<Row[]>,
): Promise<Row[]> {
  const server = await startMeasured(...which)
  try {
    return await rowsOf(server)
  } finally {
    await server.stop()
  }
}

const row = (name: string, measure: string, value: number): Row => ({
  name,
  measure,
  value: significant(value),
  checksum: '',
})

async function underLoad(
  name: string,
  server: MeasuredServer,
  seat: (i: number) => Promise<Player[]>,
  seconds: number,
): Promise<Row[]> {
  for (const player of await seat(0)) player.close()
  const empty = await server.figures()
  const players: Player[] = []
  for (let i = 1; i <= MATCHES; i++) players.push(...(await seat(i)))
  const play = async (pause: number, share: number): Promise<readonly number[]> => {
    const load = swarm(players, pause)
    await new Promise((resolve) => setTimeout(resolve, share * seconds * 1000))
    await load.stop()
    return load.times
  }
  // The first actions compile the rules.
  await play(PAUSE, 0.5)
  for (const { heard } of players) Object.assign(heard, { bytes: 0, entries: 0 })
  const times = await play(PAUSE, 1)
  const before = await server.figures()
  const taken = await play(0, 0.5)
  const after = await server.figures()
  for (const player of players) player.close()
  const sum = (of: (player: Player) => number) => players.reduce((all, player) => all + of(player), 0)
  const bytes = sum(({ heard }) => heard.bytes) / sum(({ heard }) => heard.entries)
  return [
    row(
      name,
      'accepted actions/s a core (second of processor time, all threads)',
      taken.length / (after.cpu - before.cpu),
    ),
    row(name, 'ms an action, median', percentile(times, 0.5)),
    row(name, 'ms an action, 95 %', percentile(times, 0.95)),
    row(name, 'ms an action at full speed, 95 %', percentile(taken, 0.95)),
    row(name, 'bytes an action to each', bytes),
    row(name, 'KB of heap a live match', (after.heap - empty.heap) / MATCHES / 1024),
  ]
}

/** What 500 spectators of one match cost when somebody acts each second. */
async function watched(server: MeasuredServer, pack: GamePackage, seconds: number): Promise<Row[]> {
  const { players, made } = await seatTwo(server.address, pack, 999)
  const cookie = await newGuest(server.address, made)
  const watchers = []
  for (let i = 0; i < WATCHERS; i++) watchers.push(await watcherAt(server.address, made, cookie))
  const before = await server.figures()
  const load = swarm(players, 10)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  await load.stop()
  const after = await server.figures()
  for (const watcher of watchers) watcher.terminate()
  for (const player of players) player.close()
  const percent = ((after.cpu - before.cpu) / load.times.length) * 100
  return [row('online: undercroft', `% of a core for ${WATCHERS} watchers, an action each second`, percent)]
}
