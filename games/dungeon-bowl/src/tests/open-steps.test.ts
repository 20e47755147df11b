import { type BallMatch, inner, move, movingActions, openSteps } from '@undercroft/ball'
import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { dungeonBowl as game } from '../game.ts'
import { randomOptions } from '../random-options.ts'

test('the lists that are kept by the board are what the rules say', () => {
  let open = 0
  for (let seed = 1; seed <= 6; seed++) {
    const random = new Random(seed)
    const match = game.create(randomOptions(random), seed)
    for (let decision = game.decision(match); decision; decision = game.decision(match)) {
      if (decision.kind === 'move') {
        const ball = match as BallMatch
        const moving = inner(ball, move)
        const kept = openSteps(ball, moving, ball.state.players[moving.player])
        if (kept) {
          open++
          expect(kept).toEqual(movingActions(ball, moving))
        }
      }
      game.play(match, random.pick(decision.actions))
    }
  }
  expect(open).toBeGreaterThan(100)
})
