import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { attackLine } from './attack-line.ts'
import { hasWord, readCard } from './card.ts'
import { halved } from './damage.ts'
import { effectLine, RANGES } from './effect.ts'
import { immunityBit } from './immunity.ts'
import { SPELLS } from './spells.ts'
import { CardError, type CardText } from './text.ts'

const text: CardText = {
  name: 'Test',
  factions: ['LG'],
  rarity: 'C',
  cost: 10,
  type: 'Humanoid (Kobold)',
  level: 1,
  speed: 6,
  ac: 14,
  hp: 10,
  melee: '+3 (5)',
}
const immune = (type: string, to: Parameters<typeof immunityBit>[0]) =>
  (readCard({ ...text, type }).immune & immunityBit(to)) !== 0

describe('reading stat cards', () => {
  test('SK-CARD-11, SK-CARD-12 attack lines: bonus, damage, several attacks', () => {
    expect(attackLine('x', '+7 (10)').attacks).toMatchObject([{ bonus: 7, damage: 10 }])
    expect(attackLine('x', '+8/+3 (10)').attacks.map(({ damage }) => damage)).toEqual([10, 10])
    expect(attackLine('x', '+8/+3 (15/5)').attacks.map(({ bonus, damage }) => [bonus, damage])).toEqual([
      [8, 15],
      [3, 5],
    ])
    expect(attackLine('x', '+6 (10 magic + 5 fire)').attacks[0]).toMatchObject({
      kind: 'magic',
      extra: 5,
      extraKind: 'fire',
    })
    expect(() => attackLine('x', '+8/+3/+1 (15/5)')).toThrow(CardError)
  })

  test('SK-CARD-14 type lines name words that effects refer to', () => {
    const card = readCard(text)
    expect([hasWord(card, 'Kobold'), hasWord(card, 'Humanoid'), hasWord(card, 'Undead')]).toEqual([true, true, false])
  })

  test('SK-CARD-15, SK-KEY-SIZE-01 size words and spaces', () => {
    expect(readCard({ ...text, type: 'Giant' })).toMatchObject({ size: 'Medium', width: 1 })
    expect(readCard({ ...text, type: 'Large Giant' })).toMatchObject({ size: 'Large', width: 2 })
    expect(readCard({ ...text, type: 'Huge Giant' })).toMatchObject({ size: 'Huge', width: 3 })
    const bulk = (type: string) => readCard({ ...text, type }).bulk
    expect(['Tiny Fey', 'Small Fey', 'Fey', 'Large Fey', 'Huge Fey'].map(bulk)).toEqual([0, 1, 2, 3, 4])
  })

  test('SK-CARD-16 Commander Effects are for followers or for enemies', () => {
    const [friendly, hostile] = readCard({ ...text, effects: ['Followers: attack +1', 'Enemies: save -1'] }).effects
    expect(friendly).toMatchObject({ to: 'followers', stat: 'attack', value: 1 })
    expect(hostile).toMatchObject({ to: 'enemies', stat: 'save', value: -1 })
  })

  test('SK-SPELL-07 a spell line is read into uses, range, effect and DC', () => {
    expect(effectLine('blast of flame', 'cone; ignore Spell Resistance, 30 fire damage; DC 16', true)).toMatchObject({
      range: 'cone',
      damage: 30,
      kind: 'fire',
      ignoreSpellResistance: true,
      dc: 16,
    })
    expect(readCard({ ...text, spells: ['blast of flame [1]'] }).spells[0]).toMatchObject({ boxes: 1 })
  })

  test('SK-SPELL-09 exactly one of the eight ranges; others are refused', () => {
    for (const { effect } of SPELLS) expect(RANGES).toContain(effect.range)
    expect(() => effectLine('x', 'range 10; 5 fire damage; DC 12', true)).toThrow("there is no range 'range 10'")
    expect(() => effectLine('x', '5 fire damage; DC 12', true)).toThrow('no range')
  })

  test('SK-KEY-SPELL-LEVEL-01 every spell has a level from 1 to 9 (powers none)', () => {
    for (const { level, name } of SPELLS) {
      expect([name, level >= 0 && level <= 9]).toEqual([name, true])
    }
    expect(SPELLS.filter(({ level }) => level === 0).length).toBe(4)
  })

  test('SK-ABIL-01 an ability that the glossary does not know is refused', () => {
    expect(() => readCard({ ...text, abilities: ['Nose of Doom'] })).toThrow("no ability 'Nose of Doom'")
    expect(
      readCard({ ...text, abilities: ['Web [2] (replaces attacks; range 6; Entangle; DC 14)'] }).abilities[0].effect,
    ).toMatchObject({
      conditions: ['Entangle'],
    })
  })

  test('SK-ABIL-08 numbers and words of an ability are printed on the card', () => {
    const { abilities } = readCard({ ...text, abilities: ['Immune Acid', 'Conceal 6'] })
    expect(abilities[0].words).toEqual(['Acid'])
    expect(abilities[1].value).toBe(6)
  })

  test('SK-KEY-DAMAGE-04 half damage is a multiple of 5, rounded down', () => {
    expect([15, 5, 35, 40].map(halved)).toEqual([5, 0, 15, 20])
  })

  test('SK-TYPE-ELF-01, SK-TYPE-DRAGON-01, SK-TYPE-VERMIN-01, SK-TYPE-PLANT-01 immunities of types', () => {
    expect([immune('Humanoid (Elf)', 'Sleep'), immune('Humanoid (Human)', 'Sleep')]).toEqual([true, false])
    expect([
      immune('Large Dragon', 'Paralysis'),
      immune('Large Dragon', 'Sleep'),
      immune('Large Dragon', 'Stun'),
    ]).toEqual([true, true, false])
    expect([immune('Vermin', 'Confusion'), immune('Vermin', 'Paralysis')]).toEqual([true, false])
    expect([immune('Plant', 'Sneak Attack'), immune('Plant', 'Flanking')]).toEqual([true, false])
    expect(readCard({ ...text, type: 'Plant' })).toMatchObject({ living: true })
  })

  test('SK-TYPE-ABERRATION-01, SK-TYPE-ANIMAL-01, SK-TYPE-FEY-01, SK-TYPE-GIANT-01, SK-TYPE-MAGICAL-BEAST-01, SK-TYPE-OUTSIDER-01 plain types', () => {
    for (const type of ['Aberration', 'Animal', 'Fey', 'Giant', 'Magical Beast', 'Outsider']) {
      const card = readCard({ ...text, type })
      expect([card.living, card.immune, hasWord(card, type), hasWord(card, 'Undead')]).toEqual([true, 0, true, false])
    }
  })

  test('SK-KEY-LIVING-01 all creatures live but Constructs and Undead', () => {
    for (const card of CARDS) {
      const dead = card.type === 'Undead' || (card.type === 'Construct' && !card.species.includes('Living Construct'))
      expect([card.name, card.living]).toEqual([card.name, !dead])
    }
  })
})
