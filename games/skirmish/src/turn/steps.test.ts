import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { BURROWING, FLYING, WALKING, wayOf } from '../board/ways.ts'
import { closeTo } from '../close.ts'
import { boardIn, cardOf, isPresent } from '../creatures.ts'
import { nobody } from '../crowd.ts'
import { skirmishGame } from '../game.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { directionsByWalker, stepDirections } from './steps.ts'

test('steps past those around a creature are those that a walker among everybody finds, in every position of random fights', () => {
  let among = 0
  for (let seed = 1; seed <= 4; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      for (const creature of match.state.creatures.filter(isPresent)) {
        const crowd = nobody()
        closeTo(match, creature, crowd)
        const mode = random.pick([WALKING, WALKING, FLYING, BURROWING])
        const isFirst = random.below(4) === 0
        const stride = { mode, odd: random.below(2), left: random.below(7), isFirst }
        const way = wayOf(boardIn(match), mode, cardOf(match, creature).width)
        const found = stepDirections(match, creature, stride, { crowd, way })
        const plain = stride.left > 0 || isFirst ? directionsByWalker(match, creature, stride) : 0
        expect(found, `brawl ${seed}, creature ${creature.id}`).toBe(plain)
        if (crowd.foes !== 0 || crowd.friends !== 0) among++
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(among).toBeGreaterThan(1000)
})
