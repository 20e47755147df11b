import { type GamePackage, namedDie } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { actionInWords, eventInWords, labelOf, resultInWords } from './words.ts'

const dice = [namedDie('block', ['miss', 'push'])]
const pack = { label: (_: unknown, field: string, value: number) => (field === 'piece' ? 'ABC'[value] : null) }
const label = labelOf(pack as unknown as GamePackage, {} as never)

const roll = {
  type: 'roll',
  what: 'dodge',
  seat: 1,
  piece: 2,
  dice: ['d6'],
  values: [4],
  target: 3,
  modifiers: [
    { source: 'marked', value: -1 },
    { source: 'agile', value: 2 },
  ],
  passed: true,
  reroll: 'pro',
  rules: ['DB-MOVE-01', 'DB-MOVE-02'],
}

describe('words', () => {
  it('tell an action in its plain form, or as the board labels it', () => {
    expect(actionInWords({ type: 'end' })).toBe('end')
    expect(actionInWords({ type: 'run', piece: 1, fast: true } as never)).toBe('run piece=1 fast=true')
    expect(actionInWords({ type: 'run', piece: 1 } as never, label)).toBe('run piece=B')
  })

  it('explain a roll', () => {
    expect(eventInWords(roll, dice, label)).toBe(
      'seat 1 with C rolls for dodge: d6 4 against 3+ -1 marked, +2 agile (again: pro): passed [DB-MOVE-01 DB-MOVE-02]',
    )
    const plain = { ...roll, piece: null, dice: ['block'], values: [2], target: null, modifiers: [], reroll: null }
    expect(eventInWords({ ...plain, passed: null, rules: [] } as never, dice)).toBe(
      'seat 1 rolls for dodge: block push',
    )
  })

  it('tell any other event by its fields, without what is secret', () => {
    const event = { type: 'moved', from: [1, 2], piece: 0, secret: { seats: [0], fields: [] }, rules: ['DB-MOVE-01'] }
    expect(eventInWords(event, dice, label)).toBe('moved from=[1,2] piece=A [DB-MOVE-01]')
  })

  it('tell a result', () => {
    const result = { over: true, winner: 1, scores: [2, 3], turns: 8, statistics: {} }
    expect(resultInWords(result)).toBe('seat 1 wins, 2 : 3 after 8 turns')
    expect(resultInWords({ ...result, scores: [0, 0] })).toBe('seat 1 wins when time was up, 0 : 0 after 8 turns')
    expect(resultInWords({ ...result, winner: null })).toBe('a draw, 2 : 3 after 8 turns')
    expect(resultInWords({ ...result, over: false, winner: null })).toBe('not over, 2 : 3 after 8 turns')
  })
})
