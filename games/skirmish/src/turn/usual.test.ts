import { call, Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { isPresent } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import type { SkirmishMatch } from '../state.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { endsAsUsual, turnEnd } from './turn-end.ts'
import { startsAsUsual, turnStart } from './turn-start.ts'

/** Everything that a procedure may have changed, and what it returned. */
const told = (match: SkirmishMatch, result: unknown) => JSON.stringify([match.state, match.stack, result ?? null])

test('turns that start or end as usual do so without a procedure, and to the same effect', () => {
  let usual = 0
  for (let seed = 1; seed <= 4; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const { id } = random.pick(match.state.creatures.filter(isPresent))
      for (const plain of [turnStart, turnEnd]) {
        const short = skirmishGame.clone(match)
        const creature = short.state.creatures[id]
        if (plain === turnStart ? !startsAsUsual(creature) : !endsAsUsual(short, creature)) continue
        const long = skirmishGame.clone(match)
        // The held are let go before the procedure starts.
        if (plain === turnStart) long.state.creatures[id].status = creature.status
        call(long, plain, { creature: id }, long.stack[long.stack.length - 1].step)
        skirmishGame.advance(long)
        expect(told(long, long.input)).toBe(told(short, plain === turnStart ? isPresent(creature) : null))
        usual++
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(usual).toBeGreaterThan(500)
})
