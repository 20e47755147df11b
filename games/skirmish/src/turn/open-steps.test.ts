import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { wayOf } from '../board/ways.ts'
import { closeTo } from '../close.ts'
import { boardIn, cardOf } from '../creatures.ts'
import { skirmishGame } from '../game.ts'
import { enterWeight, mayStop, stepCost, walkerOf } from '../move/walker.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { NOT_OPEN, openSteps } from './open-steps.ts'
import { movementLimit } from './options.ts'
import { endOrSteps } from './step-lists.ts'
import { modeNow } from './stroll.ts'
import { turnAtWork } from './turn.ts'

test('a list that is kept names every step within what is left, in every position of random fights', () => {
  let kept = 0
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const turn = turnAtWork(match)
      if (decision.kind === 'act' && turn) {
        const creature = match.state.creatures[turn.creature]
        const mode = modeNow(match, creature, turn)
        const left = movementLimit(turn) - turn.moved
        const board = boardIn(match)
        const directions = openSteps(wayOf(board, mode, cardOf(match, creature).width), creature.square, turn.odd, left)
        const list = directions === NOT_OPEN ? null : endOrSteps(board.width, creature.square, directions)
        if (list === decision.actions && closeTo(match, creature) === 0) {
          const walker = walkerOf(match, creature, mode)
          const steps = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((direction) => {
            const to = walker.way.steps[creature.square * 8 + direction]
            const weight = to < 0 ? 0 : enterWeight(walker, to)
            const within = weight > 0 && stepCost(weight, direction % 2 === 1, turn.odd) <= left
            if (within) expect(mayStop(walker, to)).toBe(true)
            return within ? [{ type: 'step', square: to }] : []
          })
          expect(list).toEqual([{ type: 'end' }, ...steps])
          kept++
        }
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(kept).toBeGreaterThan(100)
})
