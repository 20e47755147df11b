import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectNothingLost } from '../testing/ledger.ts'
import { servedOn } from '../testing/served.ts'
import { backends } from '../testing/stores.ts'
import { optionsFor, playersOf, seatedMatch, until } from '../testing/table.ts'

const HOUR = 3_600_000

describe.each(backends.map((make) => make()))('on $name: (i) the clock of the machine jumps', (backend) => {
  const served = servedOn(backend, { limited: true })
  afterEach(() => vi.restoreAllMocks())

  it('by an hour, to and fro: nobody is absent or late, nobody is too fast, nothing stops', async () => {
    const clock = { turn: 1800, answer: 1800, bank: 0 }
    const options = await optionsFor('blitz-bowl', 3, 2)
    const terms = { absence: 'claim', away: 1800, clock } as const
    const table = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options, terms)
    const players = playersOf(table)
    for (const { line } of players) line.open()
    await until('the match runs', () => players[0].line.seq > 5)
    const real = Date.now.bind(Date)
    for (const jump of [HOUR, -HOUR, 0, 24 * HOUR]) {
      vi.spyOn(Date, 'now').mockImplementation(() => real() + jump)
      const { seq } = players[0].line
      await until('it goes on', () => players[0].line.seq > seq + 5 || players[0].isOver)
      const { table: seen } = players[0].line
      expect(seen?.seats.map(({ presence }) => presence)).toEqual(['here', 'here'])
      vi.restoreAllMocks()
    }
    for (const player of players) player.isPlaying = false
    const { store } = served.house.context
    const [{ late }] = await store.query<{ late: number }>(
      `select count(*) as late from entry where match = $1 and kind <> 'act' and kind <> 'begin'`,
      [table.made.id],
    )
    expect(late).toBe(0)
    await expectNothingLost(store, players)
    for (const player of players) player.close()
  }, 120_000)
})
