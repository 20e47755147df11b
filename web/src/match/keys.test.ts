import { expect, test } from 'vitest'
import { actionKeys } from '../games/action-keys.ts'
import { gameIds } from '../games/index.ts'
import { commandFor, commands, keyOf, keyRefusal, usualKeys } from './keys.ts'

test('every command has a key of its own', () => {
  expect(new Set(Object.values(usualKeys)).size).toBe(commands.length)
})

test('a changed key takes the place of the usual one', () => {
  const changed = { undo: 'q' }
  expect(keyOf('undo', changed)).toBe('q')
  expect(commandFor('Q', changed)).toBe('undo')
  expect(commandFor('u', changed)).toBe(null)
})

test.each(gameIds)('no action of %s has the key of a command, or of another action', (id) => {
  const own = Object.values(actionKeys[id])
  expect(own.filter((key) => commandFor(key, {}) !== null)).toEqual([])
  expect(new Set(own).size).toBe(own.length)
})

test('a key that somebody else hears is refused: a digit, the key of a command, the key of an action', () => {
  for (let digit = 1; digit <= 9; digit++) expect(keyRefusal(String(digit), 'undo', {})).toEqual({ why: 'digit' })
  expect(keyRefusal('e', 'undo', {})).toEqual({ why: 'command', command: 'end-turn' })
  expect(keyRefusal('o', 'undo', {})).toEqual({ why: 'action', games: ['dungeon-bowl'] })
  for (const key of gameIds.flatMap((id) => Object.values(actionKeys[id])))
    for (const command of commands) expect(keyRefusal(key, command, {})?.why).toBe('action')
})

test('a free key is taken, one’s own as well, and one that a command gave up', () => {
  expect(keyRefusal('q', 'undo', {})).toBeNull()
  expect(keyRefusal('u', 'undo', {})).toBeNull()
  expect(keyRefusal('0', 'undo', {})).toBeNull()
  expect(keyRefusal('e', 'undo', { 'end-turn': 'j' })).toBeNull()
})
