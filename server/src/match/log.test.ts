import { describe, expect, it } from 'vitest'
import { replayGate } from '../gate.ts'
import { expectSameViews } from '../testing/ledger.ts'
import { servedOn } from '../testing/served.ts'
import { backends, pgliteBackend } from '../testing/stores.ts'
import { optionsFor, playersOf, seatedMatch, until } from '../testing/table.ts'
import { Host } from './host.ts'
import { packOld, readLog } from './log.ts'
import { type MatchRow, SELECT_MATCH } from './rows.ts'
import { sew } from './snapshot.ts'

describe.each(backends.map((make) => make()))('on $name: finished matches', (backend) => {
  const served = servedOn(backend)

  it('are packed after a week: nothing is lost, their replays and what one has played can still be had', async () => {
    const { store } = served.house.context
    const options = await optionsFor('blitz-bowl', 3, 2)
    const tables = [
      await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options),
      await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options),
    ]
    const [{ made, guests }] = tables
    const players = tables.flatMap((table) => playersOf(table))
    for (const { line } of players) line.open()
    await until('both matches run', () => players.every(({ line }) => line.seq > 10))
    players[0].line.send({ t: 'concede', id: 'i-give-this-up' })
    await until('the first is over', () => players[0].isOver && players[1].isOver)
    for (const player of players) player.close()
    const row = async () => (await store.query<MatchRow>(`${SELECT_MATCH} where m.id = $1`, [made.id]))[0]
    const before = await readLog(store, await row())
    const ask = async (path: string) => (await guests[0].ask('GET', path)).body as { entries?: unknown[] }
    const replay = await ask(`/api/matches/${made.id}/replay`)
    const mine = (await ask('/api/me/export')).entries
    expect(await packOld(store)).toBe(0)
    await store.query(`update entry set at = at - interval '8 days'`)
    const old = await row()
    expect(await packOld(store)).toBe(1)
    expect(await store.query('select 1 from entry where match = $1', [made.id])).toEqual([])
    expect(await row()).toMatchObject({ head: before.length, packed: true, moved: old.moved })
    expect((await readLog(store, await row())).map(({ seq, id, tag }) => [seq, id, tag])).toEqual(
      before.map(({ seq, id, tag }) => [seq, id, tag]),
    )
    for (const host of served.house.hosts.all) host.gone = true
    expect(await ask(`/api/matches/${made.id}/replay`)).toEqual(replay)
    expect((await ask('/api/me/export')).entries).toHaveLength(mine?.length ?? 0)
    expect(await replayGate(store, 10)).toEqual({ same: 2, differ: [] })
  }, 120_000)
})

describe('a match that a new version would play otherwise', () => {
  const served = servedOn(pgliteBackend())

  it('goes on from its snapshot where there is no other node, with nothing lost, and everybody is told', async () => {
    const { context, hosts } = served.house
    const { store } = context
    const table = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], await optionsFor('blitz-bowl', 3, 2))
    const players = playersOf(table)
    for (const { line } of players) line.open()
    await until('the match runs', () => players.every(({ line }) => line.seq > 40))
    for (const player of players) player.isPlaying = false
    const { id } = table.made
    const rowOf = async () => (await store.query<MatchRow>(`${SELECT_MATCH} where m.id = $1`, [id]))[0]
    await until('everybody has heard everything', async () => {
      const { head } = await rowOf()
      return players.every(({ line, isWaiting }) => !isWaiting && line.seq === head)
    })
    await expectSameViews(store, players)
    for (const player of players) player.close()
    // As an older version left it: put down with a snapshot, with digests that this one does not come to.
    const host = await hosts.get(id)
    const snapshot = host?.snapshot()
    await store.transaction(snapshot ? [snapshot] : [])
    const { head } = await rowOf()
    const digest = host?.course && host.game.digest(host.course.match)
    await store.query(`update match set build = 'older' where id = $1`, [id])
    await store.query(`update entry set digest = 'another' where match = $1 and digest is not null`, [id])
    if (host) host.gone = true
    const again = playersOf(table)
    for (const player of again) {
      player.isPlaying = false
      player.line.open()
    }
    await until('it is there', () => again.every(({ line }) => line.table?.sewn === true && line.seq === head))
    const sewn = await hosts.get(id)
    expect(sewn?.course && sewn.game.digest(sewn.course.match)).toBe(digest)
    expect(sewn?.course?.whyNoUndo(0, null)).toBe('other rules were in force')
    expect((await table.guests[0].ask('GET', `/api/matches/${id}/replay`)).body).toEqual({ error: 'sewn' })
    for (const player of again) {
      player.isPlaying = true
      player.next()
    }
    await until('it goes on', () => again.every(({ line, isOver }) => line.seq > head + 10 || isOver))
    for (const player of again) player.close()
    // Loaded once more, it comes to the same.
    if (sewn) await sewn.run(() => {})
    const last = sewn?.course && sewn.game.digest(sewn.course.match)
    const fresh = await Host.load(context, players[0].game, await rowOf())
    expect(fresh.course && fresh.game.digest(fresh.course.match)).toBe(last)
    expect((await replayGate(store)).differ).toEqual([])
  }, 120_000)

  it('is held where its snapshot does not reach the end of its log', async () => {
    const { context } = served.house
    const table = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], await optionsFor('blitz-bowl', 3, 2))
    const players = playersOf(table)
    for (const { line } of players) line.open()
    await until('the match runs', () => players.every(({ line }) => line.seq > 5))
    for (const player of players) player.close()
    const { store } = context
    await store.query('delete from snapshot where match = $1', [table.made.id])
    const [row] = await store.query<MatchRow>(`${SELECT_MATCH} where m.id = $1`, [table.made.id])
    expect(await sew(context, players[0].game, row)).toBe(false)
  }, 120_000)
})
