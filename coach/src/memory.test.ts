import type { Action } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import type { Situation } from './coach.ts'
import type { Guide } from './guide.ts'
import { TurnMemory } from './memory.ts'
import type { Plan } from './search/ends.ts'

const actions: readonly Action[] = Array.from({ length: 9 }, (_, i) => ({ type: `choice-${i}` }))
const end: Action = { type: 'end' }
const guide = { isBoundary: () => true, turnOf: (view: { turn: string }) => view.turn } as unknown as Guide
const situation = (turn: string) =>
  ({ game: { fallback: () => end }, view: { turn }, decision: { kind: 'turn' } }) as unknown as Situation
const plan = (action: Action, value: number) => ({ actions: [action], value }) as unknown as Plan

describe('what is remembered of a turn', () => {
  const memory = new TurnMemory(guide)
  const all = [...actions, end]

  it('is nothing before the first choice', () => {
    expect(memory.promising(situation('1'), all)).toEqual(all)
    memory.note(actions.map((action, i) => plan(action, i)))
    memory.note([plan(end, -1)])
  })

  it('narrows the next choice to the best, the safe answer, and what is new', () => {
    const fresh = { type: 'fresh' }
    const left = memory.promising(situation('1'), [...all, fresh])
    expect(left).toEqual([...actions.slice(4), end, fresh])
  })

  it('tells what was not weighed yet', () => {
    const fresh = { type: 'fresh' }
    const { view } = situation('1')
    expect(memory.unseen({ ...situation('1'), view, decision: { actions: [...all, fresh] } } as never)).toEqual([fresh])
  })

  it('is forgotten in the next turn', () => {
    expect(memory.promising(situation('2'), all)).toEqual(all)
  })
})
