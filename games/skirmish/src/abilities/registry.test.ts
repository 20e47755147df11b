import { expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import '../game.ts'
import { answers, moments } from './registry.ts'

test('whether a card answers a moment is the same asked once and for all', () => {
  for (const moment of ['actions', 'mayTrample', 'reach', 'trampled'] as const) {
    const isAnswered = answers(moment)
    const answering = CARDS.filter(({ abilitySet }) => isAnswered(abilitySet))
    expect(answering).toEqual(CARDS.filter(({ abilitySet }) => moments().listens(moment, abilitySet)))
    expect(answering.length).toBeGreaterThan(0)
  }
})
