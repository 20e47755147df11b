import { eventsFor } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { blitzBowl } from '../game.ts'
import { profileOf } from '../queries.ts'
import { dwarf, table } from '../testing/table.ts'

describe('secrets', () => {
  it('BZ-GEN-27 BZ-CARD-03 the back of a claimed card is known to its owner alone', () => {
    const position = table({
      turn: 4,
      pieces: { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 9, 9) },
      slots: ['finders-keepers', 'elbow-room', null],
      balls: [[6, 5]],
    })
      .do('a run', 'step 6,5', 'stop', 'claim finders-keepers')
      .dice('d2 2')
    const [claimed] = position.happened('claimed')
    expect(claimed).toMatchObject({ play: 'swivel-hips', points: 1 })
    expect(eventsFor([claimed], 0)[0]).toHaveProperty('play')
    expect(eventsFor([claimed], 1)[0]).not.toHaveProperty('play')
    const { match } = position.scripted
    expect(blitzBowl.view(match, 0).state.hands[0]).toEqual([7])
    // The other coach sees the front (number 3 of the challenges) and that there is one card more.
    expect(blitzBowl.view(match, 1).state.hands[0]).toEqual([-4])
    const unknown = blitzBowl.view(match, 1).state.unseenBacks
    expect([unknown & (1 << 6), unknown & (1 << 7)].every(Boolean)).toBe(true)
    // Nothing in the state says which back lies in a slot: only the challenge is known.
    expect(match.state.slots[1]).toBe(12)
  })

  it('BZ-GEN-10 players of one position share one profile', () => {
    const { state } = table({ pieces: { a: dwarf('Lineman', 5, 5) } })
    expect(profileOf(state, 0)).toBe(profileOf(state, 1))
    expect(profileOf(state, 1)).toBe(profileOf(state, 2))
    expect(profileOf(state, 0)).toMatchObject({ move: 4, block: 1, throw: 5, armour: 2 })
  })
})
