import { describe, expect, test } from 'vitest'
import { ABILITY_NAMES } from '../abilities/names.ts'
import { type Card, FACTIONS, readCard } from '../card/card.ts'
import { SPELLS } from '../card/spells.ts'
import { TYPES } from '../card/type-line.ts'
import { CARD_TEXTS, CARDS, cardById } from './cards.ts'

const usable = (faction: string) => CARDS.filter((card) => (card.factions as readonly string[]).includes(faction))
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const has = (card: Card, name: string) => card.abilities.some((ability) => ability.name === name)

describe('the roster', () => {
  test('has 115 different creatures', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(115)
  })

  test('uses every ability, creature type and spell', () => {
    for (const name of ABILITY_NAMES) expect([name, CARDS.some((card) => has(card, name))]).toEqual([name, true])
    for (const type of TYPES) expect([type, CARDS.some((card) => card.type === type)]).toEqual([type, true])
    for (const { name } of SPELLS) {
      expect([name, CARDS.some((card) => card.spells.some(({ spell }) => spell.name === name))]).toEqual([name, true])
    }
  })

  test('has creatures of every size and way of moving, and enough for every faction', () => {
    const sized = (size: string) => CARDS.filter((card) => card.size === size).length
    expect(sized('Tiny')).toBeGreaterThanOrEqual(3)
    expect(sized('Small')).toBeGreaterThanOrEqual(6)
    expect(sized('Large')).toBeGreaterThanOrEqual(20)
    expect(sized('Huge')).toBeGreaterThanOrEqual(5)
    const able = (name: string) => CARDS.filter((card) => has(card, name)).length
    expect(able('Flight')).toBeGreaterThanOrEqual(10)
    expect(able('Burrow')).toBeGreaterThanOrEqual(2)
    expect(able('Incorporeal')).toBeGreaterThanOrEqual(3)
    expect(able('Difficult')).toBeGreaterThanOrEqual(15)
    expect(able('Wild')).toBeGreaterThanOrEqual(4)
    expect(CARDS.filter((card) => card.factions.length === 4).length).toBeGreaterThanOrEqual(3)
    expect(CARDS.filter((card) => card.factions.length === 2).length).toBeGreaterThanOrEqual(10)
    for (const faction of FACTIONS) {
      expect(usable(faction).length).toBeGreaterThanOrEqual(20)
      const commanders = usable(faction).filter((card) => card.commander >= 0)
      expect(commanders.length).toBeGreaterThanOrEqual(4)
      expect(commanders.some(({ cost }) => cost >= 15 && cost <= 25)).toBe(true)
    }
  })

  test('keeps to multiples of 5 and to costs of 3 to 106, with enough cards of each rarity', () => {
    for (const card of CARDS) {
      expect(card.hp % 5).toBe(0)
      for (const { damage, extra } of [...card.melee, ...card.ranged]) expect((damage + extra) % 5).toBe(0)
      expect(card.cost).toBeGreaterThanOrEqual(3)
      expect(card.cost).toBeLessThanOrEqual(106)
    }
    for (const rarity of ['C', 'U', 'R']) {
      expect(CARDS.filter((card) => card.rarity === rarity).length).toBeGreaterThanOrEqual(25)
    }
    expect(CARDS.filter(({ cost }) => cost <= 8).length).toBeGreaterThanOrEqual(12)
  })

  test('SK-BUILD-02 gives the factions their characters', () => {
    const only = (faction: string) => CARDS.filter((card) => card.factions.length < 4 && usable(faction).includes(card))
    const ac = (faction: string) => mean(only(faction).map((card) => card.ac))
    for (const lawful of ['LG', 'LE'])
      for (const chaotic of ['CG', 'CE']) expect(ac(lawful)).toBeGreaterThan(ac(chaotic))
    const damage = (faction: string) => mean(only(faction).map((card) => card.melee[0].damage))
    for (const other of ['LG', 'CG', 'LE']) expect(damage('CE')).toBeGreaterThan(damage(other))
    const shooters = (faction: string) =>
      only(faction).filter(
        (card) =>
          card.ranged.length > 0 ||
          card.spells.some(({ spell }) => spell.effect.damage > 0 && spell.effect.range !== 'touch'),
      ).length
    for (const other of ['LG', 'LE', 'CE']) expect(shooters('CG')).toBeGreaterThan(shooters(other))
    const healers = (faction: string) =>
      only(faction).filter((card) => card.spells.some(({ spell }) => spell.effect.heal > 0)).length
    for (const other of ['CG', 'LE', 'CE']) expect(healers('LG')).toBeGreaterThan(healers(other))
  })

  test('is transcribed as the content has it, but for the costs, which are tuned (samples)', () => {
    const lich = cardById('lich-sorcerer')!
    expect(lich).toMatchObject({ level: 11, ac: 20, hp: 55, commander: 4, type: 'Undead', living: false })
    expect(lich.melee).toEqual([{ bonus: 7, damage: 10, kind: 'negative', extra: 0, extraKind: 'weapon' }])
    expect(lich.sorcererBoxes).toEqual([0, 0, 2, 2, 0, 1, 0, 0, 0, 0])
    const kobold = cardById('kobold-spearman')!
    expect(kobold).toMatchObject({ size: 'Small', range: 6, species: ['Kobold'] })
    expect(cardById('hell-hound')!.melee[0]).toMatchObject({ damage: 5, extra: 5, extraKind: 'fire' })
    expect(mean(CARD_TEXTS.map(({ cost }) => cost))).toBeGreaterThan(20)
  })

  test('SK-CARD-19 rarity is for packs only: it is no part of any rule', () => {
    const text = CARD_TEXTS[0]
    expect({ ...readCard({ ...text, rarity: 'R' }), rarity: 'C' }).toEqual(readCard(text))
  })
})
