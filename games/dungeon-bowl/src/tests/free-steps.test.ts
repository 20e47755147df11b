import { type BallMatch, inner, move, pay, stepFreely, stride } from '@undercroft/ball'
import { call, Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import type { DungeonEvent } from '../events.ts'
import { dungeonBowl as game } from '../game.ts'
import { randomOptions } from '../random-options.ts'
import type { DungeonMatch } from '../state.ts'

/** The step by its procedure, whatever it leads through. */
function stepByProcedure(match: DungeonMatch, to: number): DungeonEvent[] {
  const events: DungeonEvent[] = []
  const moving = inner(match as BallMatch, move)
  const rushes = pay(moving) ? 1 : 0
  match.decided = null
  match.events = events
  call(match as BallMatch, stride, { player: moving.player, to, over: -1, rushes }, 'strode')
  game.advance(match)
  match.events = null
  return events
}

/** Everything but who waits for whom: the procedure of the step waits while a portal carries somebody off. */
const factsOf = (match: DungeonMatch) => ({
  state: match.state,
  dice: match.dice,
  rolls: match.rolls,
  decision: game.decision(match),
  procedures: match.stack.map(({ proc }) => proc).filter((proc) => proc !== 'stride'),
})

const withoutRules = (events: readonly DungeonEvent[]) => events.map((event) => ({ ...event, rules: undefined }))

test('a step that is taken freely comes to the same as by its procedure', () => {
  let free = 0
  for (let seed = 1; seed <= 6; seed++) {
    const random = new Random(seed)
    const match = game.create(randomOptions(random), seed)
    for (let decision = game.decision(match); decision; decision = game.decision(match)) {
      const action = random.pick(decision.actions)
      if (decision.kind === 'move' && action.type === 'step') {
        const { to } = action as typeof action & { to: number }
        const [fast, plain, tried] = [game.clone(match), game.clone(match), game.clone(match)]
        const told = game.apply(fast, action)
        expect(withoutRules(told)).toEqual(withoutRules(stepByProcedure(plain, to)))
        expect(factsOf(fast)).toEqual(factsOf(plain))
        const { player } = inner(tried as BallMatch, move)
        if (stepFreely(tried as BallMatch, tried.state.players[player], to)) free++
      }
      game.play(match, action)
    }
  }
  expect(free).toBeGreaterThan(100)
})
