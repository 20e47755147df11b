import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { blitzBowl } from './game.ts'
import { openRun } from './open-run.ts'
import { type RunFrame, runActions } from './procedures/run.ts'
import { randomOptions } from './random-options.ts'

test('the lists that are kept by the board are what the rules say', () => {
  let open = 0
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = blitzBowl.create(randomOptions(random), seed)
    for (let decision = blitzBowl.decision(match); decision; decision = blitzBowl.decision(match)) {
      if (decision.kind === 'run') {
        const frame = match.stack[match.stack.length - 1] as unknown as RunFrame
        const kept = openRun(match.state, frame.player, frame.moved)
        if (kept) {
          open++
          expect(kept).toEqual(runActions(match, frame))
        }
      }
      blitzBowl.play(match, random.pick(decision.actions))
    }
  }
  expect(open).toBeGreaterThan(500)
})
