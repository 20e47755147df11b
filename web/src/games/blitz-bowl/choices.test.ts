import type { Action, Decision } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { loadGame } from '../index.ts'
import { challenges } from './rules.ts'

test('two cards of one challenge are one answer, another challenge is another', async () => {
  const adapter = await loadGame('blitz-bowl')
  const { game } = adapter
  const view = game.view(game.create(adapter.quickOptions(), 1), 0)
  const claim = (slot: number, at: number) => ({ type: 'claim', slot, challenge: challenges[at].id }) as Action
  const actions: [Action, ...Action[]] = [claim(0, 4), claim(1, 2), claim(2, 4)]
  const decision: Decision = { ...game.decision(game.create(adapter.quickOptions(), 1))!, kind: 'claim', actions }
  const offered = adapter.choices(view, decision).filter(({ vain }) => !vain)
  expect(offered.map(({ action }) => action)).toEqual([claim(0, 4), claim(1, 2)])
})
