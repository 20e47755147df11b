import { describe, expect, it } from 'vitest'
import { standingAnswers } from './standing.ts'

const yes = { type: 'use' }
const no = { type: 'decline' }
const asked = (kind: string, actions = [yes, no]) => ({ seat: 0, kind, actions, roll: null })
const table = { kinds: new Set(['skill']), declines: new Set(['decline']) }

describe('what always and never stand for', () => {
  it('the one action that says no, and the other where there is but one', () => {
    expect(standingAnswers(asked('skill'), {}, table)).toEqual({ kind: 'skill', always: yes, never: no })
    const two = asked('skill', [yes, { type: 'use-twice' }, no])
    expect(standingAnswers(two, {}, table)).toEqual({ kind: 'skill', always: null, never: no })
  })

  it('nothing where the question is not listed, or nobody can say no', () => {
    expect(standingAnswers(asked('turn'), {}, table)).toBeNull()
    expect(standingAnswers(asked('skill', [yes]), {}, table)).toBeNull()
  })

  it('questions of one kind are told apart by a field, where the game names one', () => {
    const apart = { ...table, apart: { skill: 'name' } }
    expect(standingAnswers(asked('skill'), { name: 'dodge' }, apart)?.kind).toBe('skill/dodge')
    expect(standingAnswers(asked('skill'), { name: 'dodge' }, { ...table, apart: {} })?.kind).toBe('skill')
  })
})
