import { expect, test } from 'vitest'
import type { LogLine } from '../games/adapter.ts'
import { soundOf, soundsOf } from './heard.ts'
import { kinds, sounds } from './sounds.ts'
import type { Synth } from './synth.ts'

test('every sound has a kind, and plays something of audible level and finite pitch', () => {
  for (const [name, { kind, play }] of Object.entries(sounds)) {
    expect(kinds).toContain(kind)
    const heard: number[][] = []
    const synth: Synth = {
      tone: (_type, ...numbers) => heard.push(numbers.filter((value) => value !== undefined)),
      noise: (_type, ...numbers) => heard.push(numbers.filter((value) => value !== undefined)),
      crowd: (...numbers) => heard.push(numbers),
    }
    play(synth)
    expect(heard.length, name).toBeGreaterThan(0)
    for (const numbers of heard)
      expect(
        numbers.every((value) => Number.isFinite(value) && value >= 0),
        name,
      ).toBe(true)
  }
})

test('a line of the log sounds like what happened', () => {
  const line: LogLine = { key: 'app.title', args: {}, seat: 0, weight: 'minor', rules: [], squares: [] }
  expect(soundOf({ ...line, weight: 'turn' })).toBe('turn')
  expect(soundOf({ ...line, dice: [{ name: '6', show: 6, sides: 6 }] })).toBe('dice')
  expect(soundOf({ ...line, verdict: 'bad' })).toBe('bad')
  expect(soundOf(line)).toBeNull()
  expect(
    soundsOf([
      { ...line, sound: 'spell' },
      { ...line, weight: 'turn' },
      { ...line, verdict: 'good' },
    ]),
  ).toEqual(['spell', 'good'])
})
