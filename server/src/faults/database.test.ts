import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openStore, serve } from '../serve.ts'
import type { Store } from '../store/store.ts'
import { expectNothingLost } from '../testing/ledger.ts'
import { socketTo, TestPlayer } from '../testing/player.ts'
import { backends, folderBackend, postgresBackend, postgresUrl } from '../testing/stores.ts'
import { optionsFor, playersOf, seatedMatch, until } from '../testing/table.ts'

/** A database that refuses to write while its disk is full. */
function withFullDisk(store: Store): { store: Store; disk: { isFull: boolean; refused: number } } {
  const disk = { isFull: false, refused: 0 }
  const full = async <T>(act: () => Promise<T>): Promise<T> => {
    if (!disk.isFull) return act()
    disk.refused++
    throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  }
  return {
    disk,
    store: {
      ...store,
      transaction: (statements) => full(() => store.transaction(statements)),
      query: (sql, values) =>
        /^\s*(?:insert|update|delete)/.test(sql) ? full(() => store.query(sql, values)) : store.query(sql, values),
    },
  }
}

describe.each(backends.map((make) => make()))('on $name', (backend) => {
  it('(g) a full disk: matches stop, nothing acknowledged is lost, and they go on when there is room', async () => {
    const { store, disk } = withFullDisk(await openStore(backend.config))
    const served = await serve(backend.config, { store })
    const table = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], await optionsFor('blitz-bowl', 3, 2))
    const players = playersOf(table)
    for (const { line } of players) line.open()
    const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    await until('the match runs', () => count() > 10)
    disk.isFull = true
    await until('something is refused', () => disk.refused > 1)
    const before = count()
    const [{ n }] = await store.query<{ n: number }>('select count(*) as n from entry')
    await until('it is tried again', () => disk.refused > 3)
    expect(count()).toBeLessThanOrEqual(before + 1)
    expect((await store.query<{ n: number }>('select count(*) as n from entry'))[0].n).toBe(n)
    disk.isFull = false
    await until('the match goes on', () => count() > before + 10 || players.every(({ isOver }) => isOver))
    await expectNothingLost(store, players)
    for (const player of players) player.close()
    await served.stop()
    await backend.clean()
  }, 120_000)
})

describe.skipIf(postgresUrl === null)('on PostgreSQL', () => {
  it('(f) the database restarts in the middle, five times: every connection is gone, nothing is lost', async () => {
    const backend = postgresBackend()
    const served = await serve(backend.config)
    const table = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], await optionsFor('blitz-bowl', 3, 2))
    const players = playersOf(table)
    for (const { line } of players) line.open()
    const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    const admin = new pg.Client({ connectionString: postgresUrl as string })
    await admin.connect()
    for (let i = 0; i < 5; i++) {
      const before = count()
      await until('play goes on', () => count() > before + 8 || players.every(({ isOver }) => isOver))
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        backend.config.schema,
      ])
    }
    const before = count()
    await until('and after the last one', () => count() > before + 8 || players.every(({ isOver }) => isOver))
    for (const player of players) player.close()
    await expectNothingLost(served.house.context.store, players)
    await admin.end()
    await served.stop()
    await backend.clean()
  }, 120_000)
})

describe('on PGlite', () => {
  it('(f) the database restarts in the middle, and the node with it, five times: everybody comes back, nothing is lost', async () => {
    const backend = folderBackend()
    let served = await serve(backend.config)
    const options = await optionsFor('blitz-bowl', 3, 2)
    const { pack, made, guests } = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options)
    const players = guests.map(({ cookie }, i) => {
      const player = new TestPlayer(pack.game, made.id, { connect: () => socketTo(served.address, cookie) }, i)
      player.line.open()
      return player
    })
    const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    for (let i = 0; i < 5; i++) {
      const before = count()
      await until('play goes on', () => count() > before + 8 || players.every(({ isOver }) => isOver))
      await served.stop()
      served = await serve(backend.config)
    }
    const before = count()
    await until('and after the last one', () => count() > before + 8 || players.every(({ isOver }) => isOver))
    for (const player of players) player.close()
    await expectNothingLost(served.house.context.store, players)
    await served.stop()
    await backend.clean()
  }, 300_000)
})
