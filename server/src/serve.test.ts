import { checkDice } from '@undercroft/wire'
import { describe, expect, it } from 'vitest'
import { servedOn } from './testing/served.ts'
import { pgliteBackend } from './testing/stores.ts'
import { optionsFor, playersOf, seatedMatch, until } from './testing/table.ts'

const served = servedOn(pgliteBackend())

describe('a match between people', () => {
  it.each(['blitz-bowl', 'blood-bowl', 'dungeon-bowl', 'skirmish'])(
    '%s is played to its end over two lines, and its dice can be proven',
    async (game) => {
      const table = await seatedMatch(served.address, game, ['me', 'open'], await optionsFor(game, 3, 2))
      const players = playersOf(table)
      for (const { line } of players) line.open()
      await until('the match is over', () => players.every(({ isOver }) => isOver))
      const { body: replay } = await table.guests[0].ask('GET', `/api/matches/${table.made.id}/replay`)
      const checked = checkDice(table.pack.game, replay)
      expect(checked.fault).toBeNull()
      expect(checked.rolls).toBeGreaterThan(10)
      const [entries] = await served.house.context.store.query<{ n: number; most: number }>(
        'select count(*) as n, max(seq) as most from entry where match = $1',
        [table.made.id],
      )
      expect(entries.n).toBe(entries.most + 1)
      expect(players.map(({ line }) => line.differed)).toEqual([0, 0])
      for (const player of players) player.close()
    },
    60_000,
  )
})
