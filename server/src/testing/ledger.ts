import { expect } from 'vitest'
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
