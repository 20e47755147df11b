import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { addressOf } from './cookie.ts'

it('lines are counted by the address that a proxy names, where there is one to be trusted, and else by who knocks', () => {
  const from = (named?: string) =>
    ({ headers: { 'x-forwarded-for': named }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage
  expect(addressOf(from('203.0.113.9, 10.0.0.2'), true)).toBe('203.0.113.9')
  expect(addressOf(from('203.0.113.9'), false)).toBe('10.0.0.1')
  expect(addressOf(from(), true)).toBe('10.0.0.1')
})
