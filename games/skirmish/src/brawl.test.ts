import { Random } from '@undercroft/engine'
import { test } from 'vitest'
import { skirmishGame } from './game.ts'
import { invariants } from './invariants.ts'
import { randomBrawl } from './testing/random-brawl.ts'

/** Abilities thrown together at random find corners that no roster has. A failure names the seed that repeats it. */
function brawl(seed: number): void {
  const random = new Random(seed)
  const match = skirmishGame.create(randomBrawl(random), seed)
  let decisions = 0
  for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
    if (decision.actions.length === 0) throw new Error(`brawl ${seed}: '${decision.kind}' has no answer`)
    if (++decisions > 20_000) throw new Error(`brawl ${seed} does not end`)
    const action = random.pick(decision.actions)
    try {
      skirmishGame.apply(match, action)
      invariants(match)
    } catch (error) {
      throw new Error(`brawl ${seed}, decision ${decisions}, ${JSON.stringify(action)}: ${(error as Error).stack}`)
    }
  }
}

test('made-up creatures with any abilities fight to the end', () => {
  for (let seed = 1; seed <= 8; seed++) brawl(seed)
}, 120_000)
