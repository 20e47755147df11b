import { describe, expect, it } from 'vitest'
import { replayGate } from './gate.ts'
import type { TestPlayer } from './testing/player.ts'
import { servedOn } from './testing/served.ts'
import { pgliteBackend } from './testing/stores.ts'
import { optionsFor, playersOf, seatedMatch, until } from './testing/table.ts'

const served = servedOn(pgliteBackend())

describe('the replay gate', () => {
  it('lets open matches through that come out as they stood, and names the others', async () => {
    const { store } = served.house.context
    const options = await optionsFor('blitz-bowl', 3, 2)
    const players: TestPlayer[] = []
    for (let i = 0; i < 3; i++) {
      const table = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options)
      players.push(...playersOf(table, i))
    }
    for (const { line } of players) line.open()
    await until('the first digest is in the log', () => players.every(({ line, isOver }) => line.seq > 33 || isOver))
    for (const player of players) player.close()
    expect(await replayGate(store)).toEqual({ same: 3, differ: [] })
    const [first, , second] = players.map(({ match }) => match)
    await store.query(`update entry set digest = 'another' where match = $1 and digest is not null`, [first])
    await store.query(`update entry set dice = '[[9]]' where match = $1 and seq = 0`, [second])
    const { same, differ } = await replayGate(store)
    expect(same).toBe(1)
    expect(new Map(differ.map(({ match, reason }) => [match, reason]))).toEqual(
      new Map([
        [first, 'entry 31: this version comes to another match'],
        [second, 'entry 0: the dice of the log are not those of the match'],
      ]),
    )
  }, 120_000)
})
