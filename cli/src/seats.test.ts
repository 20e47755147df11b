import { describe, expect, it } from 'vitest'
import { loadSeating, parseSeats } from './seats.ts'

describe('--seats', () => {
  it('takes levels by name and by number, with styles and budgets', () => {
    const seats = ['veteran/bold', '7', '10/careful:2000', 'rookie:50', 'weights/a.json:400']
    expect(parseSeats(seats.join(', '))).toEqual(seats)
    expect(parseSeats('human,3', true)).toEqual(['human', '3'])
  })

  it('names what is wrong', async () => {
    for (const seat of ['11', '0', 'expert', 'veteran/', 'human'])
      expect(() => parseSeats(seat)).toThrow(`--seats: '${seat}' is not known (there is: random, rookie`)
    expect(() => parseSeats('7:x')).toThrow("--seats: '7:x': write a level")
    await expect(loadSeating('skirmish', ['veteran/mad'])).rejects.toThrow("--seats: there is no level 'veteran/mad'")
    await expect(loadSeating('skirmish', ['2/passing'])).rejects.toThrow("--seats: nobody is 'passing' in skirmish")
  })
})
