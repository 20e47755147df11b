import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { closeTo } from '../close.ts'
import { skirmishGame } from '../game.ts'
import { randomBrawl } from '../testing/random-brawl.ts'
import { closeWhenAsked } from './options.ts'
import { turnAtWork } from './turn.ts'

test('what was worked out on the way to a question is what is so when it is asked', () => {
  const ahead = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      const again = skirmishGame.clone(match)
      again.decided = null
      expect(skirmishGame.decision(again)).toEqual(decision)
      const turn = decision.kind === 'act' ? turnAtWork(match) : undefined
      const creature = turn && match.state.creatures[turn.creature]
      if (creature) expect(closeWhenAsked(match, creature)).toBe(closeTo(match, creature))
      skirmishGame.play(match, random.pick(decision.actions))
      if (match.decided) ahead.add(match.decided.kind)
    }
  }
  expect([...ahead].sort()).toEqual(['act', 'activate', 'flee', 'rush'])
})
