import { describe, expect, it } from 'vitest'
import { dwarf, orc, table } from '../testing/table.ts'

describe('the rookies card', () => {
  const pieces = { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) }

  it('BZ-ADV-10 its owner has it from the start; it is no hand card', () => {
    const position = table({ pieces, options: { rookie: 0 } })
    expect([position.state.rookies, position.state.hands[0]]).toEqual([0, []])
  })

  it('BZ-ADV-11 given up once to re-roll an own Armour test, Throw test or block roll', () => {
    const position = table({ active: 1, pieces, options: { rookie: 0, fouls: true } })
      .do('o block a')
      .dice('block knockdown')
      .dice('d6 1')
      .asks('re-roll', 0)
      .do('re-roll rookies')
      .dice('d6 5')
      .expect({ a: { status: 'prone' } })
    expect(position.state.rookies).toBe(-1)
    // Not for a Foul die, and not for somebody else's roll.
    table({
      pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { prone: true }) },
      options: { rookie: 0, fouls: true },
    })
      .do('a foul o')
      .dice('block shove')
      .asks('action')
    const own = table({ pieces, options: { rookie: 0 } })
      .do('a block o')
      .dice('block miss')
      .asks('re-roll', 0)
    own
      .do('re-roll rookies')
      .dice('block knockdown', 'd6 6')
      .asks('action')
      .expect({ o: { status: 'prone' } })
  })
})
