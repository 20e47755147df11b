import { describe, expect, it } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { abilityLine } from './ability-line.ts'

describe('ability lines', () => {
  it.each([
    ['Poison', 'an effect in brackets'],
    ['Gaze Attack', 'an effect in brackets'],
    ['Breath Weapon [2]', 'an effect in brackets'],
    ['DR', 'a number'],
    ['Turn Undead', 'a number'],
    ['Trample 15', 'a DC'],
    ['Stunning Attack [2]', 'a DC'],
    ['Constitution Drain DC 15', 'a number'],
  ])('SK-ABIL-08: %s lacks %s', (text, what) => {
    expect(() => abilityLine('Ogre', text)).toThrow(`Ogre: '${text}' lacks ${what}`)
  })

  it('SK-ABIL-08: numbers, boxes, DCs and words are read from the line', () => {
    expect(abilityLine('Ogre', 'Trample 15 DC 16')).toMatchObject({ name: 'Trample', value: 15, dc: 16, boxes: 0 })
    expect(abilityLine('Ogre', 'Smite Evil [2] +10')).toMatchObject({
      name: 'Smite',
      value: 10,
      boxes: 2,
      words: ['Evil'],
    })
    expect(abilityLine('Ogre', 'Resist 5 Fire')).toMatchObject({ name: 'Resist', value: 5, words: ['Fire'] })
    expect(abilityLine('Ogre', 'Save = 9')).toMatchObject({ name: 'Save =', value: 9 })
    expect(abilityLine('Ogre', 'Poison (10 damage; DC 14)')).toMatchObject({ dc: 14, effect: { damage: 10, dc: 14 } })
  })

  it('SK-ABIL-01: what the glossary does not know is refused', () => {
    expect(() => abilityLine('Ogre', 'Hum a tune')).toThrow("Ogre: the glossary has no ability 'Hum a tune'")
    expect(CARDS.length).toBeGreaterThan(100)
  })
})
