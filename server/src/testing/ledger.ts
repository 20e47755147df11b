import { digestOf } from '@undercroft/engine'
import { rollKey } from '@undercroft/wire'
import { expect } from 'vitest'
import { gameOf } from '../games.ts'
import { Course } from '../match/course.ts'
import { ENTRY_COLUMNS, type Entry, type MatchRow, SELECT_MATCH } from '../match/rows.ts'
import type { Store } from '../store/store.ts'
import type { TestPlayer } from './player.ts'

/** What was acknowledged is in the log, once; numbers are dense, and no older owner writes after a newer one. */
export async function expectNothingLost(store: Store, players: readonly TestPlayer[]): Promise<number> {
  let acknowledged = 0
  for (const match of new Set(players.map((player) => player.match))) {
    const rows = await store.query<{ seq: number; id: string | null; epoch: number }>(
      'select seq, id, epoch from entry where match = $1 order by seq',
      [match],
    )
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i))
    expect(rows.every(({ epoch }, i) => i === 0 || epoch >= rows[i - 1].epoch)).toBe(true)
    const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
    expect(new Set(ids).size).toBe(ids.length)
    const known = new Set(ids)
    for (const player of players.filter((one) => one.match === match)) {
      expect(player.acknowledged.filter((id) => !known.has(id))).toEqual([])
      acknowledged += player.acknowledged.length
    }
  }
  return acknowledged
}

/** The log leads, with its dice and digests, to what everybody who has heard all of it sees. Gives how many have. */
export async function expectSameViews(store: Store, players: readonly TestPlayer[]): Promise<number> {
  let same = 0
  for (const match of new Set(players.map((player) => player.match))) {
    const [row] = await store.query<MatchRow>(`${SELECT_MATCH} where m.id = $1`, [match])
    const { game } = await gameOf(row.game)
    const course = new Course(game, row.options, rollKey(row.id, row.secret, row.seeds))
    const entries = await store.query(`select ${ENTRY_COLUMNS} from entry where match = $1 order by seq`, [match])
    for (const entry of entries as unknown as Entry[]) {
      course.follow(entry)
      if (entry.digest !== null) expect(game.digest(course.match)).toBe(entry.digest)
    }
    for (const { line, seats, view } of players.filter((one) => one.match === match)) {
      expect(line.differed).toBe(0)
      if (line.seq !== entries.length || !view) continue
      expect(digestOf(game.save(view))).toBe(digestOf(game.save(game.view(course.match, seats[0] ?? -1))))
      same++
    }
  }
  return same
}
