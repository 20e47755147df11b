import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff, patched } from './patch.ts'

// Through JSON, which knows no -0.
const plain = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)))

describe('patches of plain data', () => {
  it('lead from any value to any other, through JSON', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const patch = diff(before, after)
        const sent = patch === null ? null : JSON.parse(JSON.stringify(patch))
        expect(JSON.stringify(patched(before, sent))).toBe(
          JSON.stringify(sent === null ? before : patched(before, patch)),
        )
        expect(patched(before, sent)).toEqual(after)
      }),
    )
  })

  it('are small where little has changed, and null where nothing has', () => {
    const before = { players: Array.from({ length: 30 }, (_, id) => ({ id, x: 1, y: 2 })), turn: 3 }
    const after = structuredClone(before)
    expect(diff(before, after)).toBeNull()
    after.players[7].x = 5
    expect(diff(before, after)).toEqual({ players: { 7: { x: 5 } } })
  })

  it('tell an object as a whole that has a name of theirs', () => {
    const named = ['{"#":1}', '{"-":["a"],"a":1}', '{"__proto__":{}}', '{"valueOf":false}', '{"a":1}'].map(
      (text) => JSON.parse(text) as unknown,
    )
    for (const before of named) {
      for (const after of named) {
        const isSame = before === after
        expect(diff(structuredClone(before), after)).toEqual(isSame ? null : [after])
      }
    }
  })

  it('tell of a name that every object has, also towards an object that has nothing', () => {
    expect(patched({ valueOf: false }, diff({ valueOf: false }, {}))).toEqual({})
    expect(diff({ constructor: 1 }, {})).toEqual([{}])
  })
})
