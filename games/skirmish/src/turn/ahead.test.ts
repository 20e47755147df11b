import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { skirmishGame } from '../game.ts'
import { randomBrawl } from '../testing/random-brawl.ts'

test('what was worked out on the way to a question is what is so when it is asked', () => {
  const ahead = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const again = skirmishGame.clone(match)
      again.decided = null
      expect(skirmishGame.decision(again)).toEqual(decision)
      skirmishGame.play(match, random.pick(decision.actions))
      if (match.decided) ahead.add(match.decided.kind)
    }
  }
  expect([...ahead].sort()).toEqual(['act', 'activate', 'flee', 'rush'])
})
