import type { Action, Decision } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { bloodBowl, READY_TEAMS } from './rules.ts'
import { chooseSetUp, followSetUp, keepSetUp } from './set-up.ts'

const options = { teams: [READY_TEAMS[11].name, READY_TEAMS[20].name] }

/** A match whose first team is about to line up. */
function atSetUp(seed: number) {
  const match = bloodBowl.create(options, seed)
  for (;;) {
    const decision = bloodBowl.decision(match)!
    if (decision.kind === 'set-up') return { match, decision }
    bloodBowl.play(match, bloodBowl.fallback(match))
  }
}

const play = (match: ReturnType<typeof atSetUp>['match'], action: Action): Decision | null => {
  bloodBowl.play(match, bloodBowl.legal(match, action))
  return bloodBowl.decision(match)
}

test.each([1, 2, 3, 4])(
  'a kept line-up is taken up again over another one, on either side of the pitch (seed %i)',
  (seed) => {
    const first = atSetUp(seed)
    const { seat } = first.decision
    play(first.match, { type: 'sketch', name: 'wall' } as Action)
    const kept = keepSetUp(first.match, seat)!
    expect(kept).toHaveLength(22)

    const { match, decision } = atSetUp(seed)
    let asked: Decision | null = play(match, { type: 'sketch', name: 'deep' } as Action)
    expect(asked!.seat).toBe(decision.seat)
    let count = 0
    while (asked?.seat === seat && (asked.kind === 'set-up' || asked.kind === 'set-up-square')) {
      expect(count++).toBeLessThan(120)
      const next = followSetUp(match, asked, kept)
      expect(next).not.toBeNull()
      if (next!.type === 'confirm') {
        expect(keepSetUp(match, seat)).toEqual(kept)
        return
      }
      asked = play(match, next!)
    }
    throw new Error('it was never confirmed')
  },
)

test('who is lined up in a hurry attacks when receiving and defends when kicking', () => {
  const { match, decision } = atSetUp(1)
  const name = (action: Action): string => (action as Action & { name: string }).name
  expect(decision.seat).toBe(match.state.kicking)
  expect(name(chooseSetUp(match, decision))).toBe('ladder')
  const next = play(match, chooseSetUp(match, decision))!
  expect(next.seat).not.toBe(match.state.kicking)
  expect(name(chooseSetUp(match, next))).toBe('attack')
})
