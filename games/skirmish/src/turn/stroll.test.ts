import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { closeTo } from '../close.ts'
import { nobody } from '../crowd.ts'
import { skirmishGame } from '../game.ts'
import { stepFreely } from '../move/step.ts'
import type { SkirmishMatch } from '../state.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { isFree, modeNow, strollOf } from './stroll.ts'
import { turnAtWork } from './turn.ts'

/** The lists of a random fight, one a decision. `forgets`: another match is asked before each answer, so that nothing is kept. */
function lists(seed: number, forgets: boolean): string[] {
  const random = new Random(seed)
  const match = skirmishGame.create(randomBrawl(random), seed)
  const told: string[] = []
  for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
    told.push(JSON.stringify(decision))
    if (forgets) skirmishGame.decision(afresh(match))
    skirmishGame.play(match, random.pick(decision.actions))
  }
  return [...told, skirmishGame.digest(match)]
}

function afresh(match: SkirmishMatch): SkirmishMatch {
  const copy = skirmishGame.clone(match)
  copy.decided = null
  return copy
}

test('what is kept from list to list leads to the same lists as what is worked out for each', () => {
  for (let seed = 1; seed <= 12; seed++) expect(lists(seed, false), `brawl ${seed}`).toEqual(lists(seed, true))
})

test('what is known of a creature that is asked is what is so, on every step of random fights', () => {
  let kept = 0
  let free = 0
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const action = random.pick(decision.actions)
      const turn = decision.kind === 'act' ? turnAtWork(match) : undefined
      if (turn) {
        const creature = match.state.creatures[turn.creature]
        const stroll = strollOf(match, creature, turn)
        const crowd = nobody()
        expect(closeTo(match, creature, crowd)).toBe(stroll.close)
        expect(stroll.crowd).toEqual(crowd)
        expect(stroll.mode).toBe(modeNow(match, creature, turn))
        if (turn.moved > 0) kept++
        if (action.type === 'step') {
          const { square: to } = action as { square: number; type: string }
          if (isFree(stroll, to)) {
            const given = { creature: creature.id, to, mode: stroll.mode, careful: false }
            expect(stepFreely(afresh(match), given, stroll.close)).toBe(true)
            free++
          }
        }
      }
      skirmishGame.play(match, action)
    }
  }
  expect(kept).toBeGreaterThan(500)
  expect(free).toBeGreaterThan(500)
})
