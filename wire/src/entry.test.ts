import { expect, it } from 'vitest'
import { isEntry, readMessage, writeEntry } from './entry.ts'
import type { Change } from './messages.ts'

const change: Change = { events: [{ type: 'moved', rules: ['X-1'] }] as never, patch: { a: 1 }, count: 7 }

it('entries come out as they went in, actions and others, checked or not, for one audience or several', () => {
  for (const kind of ['act', 'begin', 'undo'] as const) {
    for (const id of ['abcdefgh', null]) {
      const entry = { seq: 3, tag: 'tag', kind, by: 1, id, for: { 0: change, 1: { ...change, check: 'digest' } } }
      const text = writeEntry(entry)
      expect(isEntry(text)).toBe(true)
      expect(readMessage(text)).toEqual({ t: 'on', ...entry })
    }
  }
})

it('everything else is said in full', () => {
  expect(isEntry('{"t":"pong","n":1}')).toBe(false)
  expect(readMessage('{"t":"pong","n":1}')).toEqual({ t: 'pong', n: 1 })
})
