import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { race } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { loadSeating, parseSeats } from './seats.ts'

describe('--seats', () => {
  it('takes levels by name and by number, with styles and budgets', () => {
    const seats = ['veteran/bold', '7', '10/careful:2000', 'rookie:50', 'weights/a.json:400', 'old.mjs:400', '7:300@50']
    expect(parseSeats(seats.join(', '))).toEqual(seats)
    expect(parseSeats('human,3', true)).toEqual(['human', '3'])
  })

  it('names what is wrong', async () => {
    for (const seat of ['11', '0', 'expert', 'veteran/', 'human'])
      expect(() => parseSeats(seat)).toThrow(`--seats: '${seat}' is not known (there is: random, rookie`)
    expect(() => parseSeats('7:x')).toThrow("--seats: '7:x': write a level")
    for (const seat of ['7@0', '7@1000', '7@x', 'a.json@50'])
      expect(() => parseSeats(seat)).toThrow(`--seats: '${seat}': write a level and how much it notices`)
    await expect(loadSeating('skirmish', ['nowhere.mjs'])).rejects.toThrow('--seats: ')
    await expect(loadSeating('skirmish', ['veteran/mad'])).rejects.toThrow("--seats: there is no level 'veteran/mad'")
    await expect(loadSeating('skirmish', ['2/passing'])).rejects.toThrow("--seats: nobody is 'passing' in skirmish")
  })

  it('lets a module sit down', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seats-'))
    const file = join(folder, 'coach.mjs')
    const choose = '({ decision }) => ({ action: decision.actions[0], candidates: [] })'
    writeFileSync(file, `export const coachFor = (game) => ({ choose: ${choose} })`)
    try {
      const player = (await loadSeating('race', [`${file}:5`]))(0, 1)
      const match = race.create({}, 1)
      const decision = race.decision(match)
      if (!decision) throw new Error('over')
      expect(player?.choose(race as never, match as never, decision)).toBe(decision.actions[0])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
