import { Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { dealMore } from './deal-more.ts'
import { blitzBowl } from './game.ts'
import { invariants } from './invariants.ts'
import { randomOptions } from './random-options.ts'

it('a match whose coaches were dealt more is one that could be: cards are conserved, and it is played to its end', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = blitzBowl.create(randomOptions(random), seed)
    let dealt = false
    for (let decision = blitzBowl.decision(match); decision; decision = blitzBowl.decision(match)) {
      if (!dealt && decision.kind === 'action') {
        dealMore(match, random)
        dealt = true
        match.decided = null
        expect(match.state.hands.map((hand) => hand.length)).toEqual([3, 3])
        continue
      }
      invariants(match)
      blitzBowl.play(match, random.pick(decision.actions))
    }
    expect(dealt).toBe(true)
  }
})
