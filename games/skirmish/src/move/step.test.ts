import { call, Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { wayOf } from '../board/ways.ts'
import { closeTo } from '../close.ts'
import { boardIn, cardOf, isPresent } from '../creatures.ts'
import type { SkirmishEvent } from '../events.ts'
import { skirmishGame } from '../game.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { step, stepFreely } from './step.ts'
import { surfaceMode } from './walker.ts'

test('a step at once is the step that the procedure takes, in every position of random fights', () => {
  let taken = 0
  for (let seed = 1; seed <= 4; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const creature = random.pick(match.state.creatures.filter(isPresent))
      const mode = surfaceMode(match, creature)
      const { steps } = wayOf(boardIn(match), mode, cardOf(match, creature).width)
      const to = steps[creature.square * 8 + random.below(8)]
      const free = skirmishGame.clone(match)
      const freeEvents: SkirmishEvent[] = []
      free.events = freeEvents
      const locals = { creature: creature.id, to, mode, careful: random.below(4) === 0 }
      if (to >= 0 && stepFreely(free, locals, closeTo(match, creature))) {
        const plain = skirmishGame.clone(match)
        const events: SkirmishEvent[] = []
        plain.events = events
        call(plain, step, locals, plain.stack[plain.stack.length - 1].step)
        skirmishGame.advance(plain)
        expect(plain.input).toBe(true)
        expect(JSON.stringify([free.state, free.stack, freeEvents])).toBe(
          JSON.stringify([plain.state, plain.stack, events]),
        )
        taken++
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(taken).toBeGreaterThan(200)
})
