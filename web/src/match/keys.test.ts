import { expect, test } from 'vitest'
import { gameIds, isPlayable, loadGame } from '../games/index.ts'
import { commandFor, commands, keyOf, usualKeys } from './keys.ts'

test('every command has a key of its own', () => {
  expect(new Set(Object.values(usualKeys)).size).toBe(commands.length)
})

test('a changed key takes the place of the usual one', () => {
  const changed = { undo: 'q' }
  expect(keyOf('undo', changed)).toBe('q')
  expect(commandFor('Q', changed)).toBe('undo')
  expect(commandFor('u', changed)).toBe(null)
})

test.each(gameIds.filter(isPlayable))('no action of %s has the key of a command, or of another action', async (id) => {
  const own = Object.values((await loadGame(id)).groupKeys)
  expect(own.filter((key) => commandFor(key, {}) !== null)).toEqual([])
  expect(new Set(own).size).toBe(own.length)
})
