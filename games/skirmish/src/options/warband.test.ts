import { describe, expect, test } from 'vitest'
import { readCard } from '../card/card.ts'
import type { CardText } from '../card/text.ts'
import { CARDS, cardById } from '../data/cards.ts'
import { WARBANDS } from '../data/warbands.ts'
import { skirmishGame } from '../game.ts'
import { checkOptions } from './options.ts'
import { type Warband, warbandProblems } from './warband.ts'

const card = (name: string, cost: number, extra: Partial<CardText> = {}): CardText => ({
  name,
  factions: ['any'],
  rarity: 'C',
  cost,
  type: 'Humanoid (Human)',
  level: 1,
  speed: 6,
  ac: 14,
  hp: 10,
  melee: '+3 (5)',
  ...extra,
})

const TILES = ['A1', 'G01', 'G02', 'G03']

/** Rules broken by a warband of these cards. */
function broken(
  cards: CardText[],
  limits: { size?: number; seats?: number; faction?: string; tiles?: string[]; limited?: boolean } = {},
) {
  const {
    size = 100,
    seats = 2,
    faction = 'LG',
    tiles = seats > 2 ? TILES.slice(0, 3) : TILES,
    limited = false,
  } = limits
  const read = cards.map(readCard)
  const warband = { faction, creatures: read.map(({ id }) => id), tiles, pool: [] } as unknown as Warband
  return warbandProblems(warband, { cards: read, size, seats, limited })
}
const rules = (...args: Parameters<typeof broken>) => broken(...args).map(({ rule }) => rule)
const times = (count: number, one: CardText): CardText[] => Array.from({ length: count }, () => one)
const chief = (cost: number, extra: Partial<CardText> = {}) => card('Chief', cost, { commander: 3, ...extra })

describe('building a warband', () => {
  test('SK-CARD-03, SK-CARD-04, SK-CARD-05, SK-BUILD-01 only creatures that show the faction may join', () => {
    const both = card('Both', 5, { factions: ['LG', 'CG'] })
    const evil = card('Evil', 5, { factions: ['CE'] })
    const mixed = card('Mixed', 5, { factions: ['CG', 'LE'] })
    expect(rules([chief(10), evil], { faction: 'LG' })).toEqual(['SK-BUILD-01'])
    expect(rules([chief(10), evil], { faction: 'CE' })).toEqual([])
    for (const faction of ['LG', 'CG']) expect(rules([chief(10), both], { faction })).toEqual([])
    for (const faction of ['LE', 'CE']) expect(rules([chief(10), both], { faction })).toEqual(['SK-BUILD-01'])
    for (const faction of ['LG', 'CG', 'LE', 'CE']) expect(rules([chief(10), card('Any', 5)], { faction })).toEqual([])
    expect(broken([chief(10), evil], { faction: 'CG' })[0].reason).toContain('Evil')
    expect(rules([chief(10), mixed], { faction: 'CG' })).toEqual([])
  })

  test('SK-CARD-06, SK-BUILD-03, SK-BUILD-04 costs add up and stay within the agreed size', () => {
    expect(broken([...times(3, card('Seven', 7)), chief(80)])[0].reason).toBe('costs 101, over by 1')
    expect(rules([...times(3, card('Seven', 7)), chief(30)])).toEqual([]) // 51 of 100
    expect(rules([chief(30), card('Rest', 70)])).toEqual([])
    expect(rules([chief(30), card('Rest', 63)])).toEqual([])
    expect(rules([chief(25), card('Rest', 26)], { size: 50 })).toEqual(['SK-BUILD-03'])
    expect(rules([chief(100), card('Rest', 100)], { size: 200 })).toEqual([])
  })

  test('SK-BUILD-06 at most twelve creatures, at any size', () => {
    expect(rules([...times(11, card('Eight', 8)), chief(8)])).toEqual([])
    expect(rules([...times(12, card('Seven', 7)), chief(7)])).toEqual(['SK-BUILD-06'])
    expect(rules([...times(12, card('Seven', 7)), chief(7)], { size: 200 })).toEqual(['SK-BUILD-06'])
  })

  test('SK-BUILD-07, SK-KEY-ROUNDING-01 one creature costs at most 70 % of the size, rounded down', () => {
    expect(rules([chief(70)])).toEqual([])
    expect(rules([chief(71)])).toEqual(['SK-BUILD-07'])
    expect(rules([chief(35)], { size: 50 })).toEqual([])
    expect(rules([chief(36)], { size: 50 })).toEqual(['SK-BUILD-07'])
    expect(rules([chief(140)], { size: 200 })).toEqual([])
    expect(rules([chief(38)], { size: 55 })).toEqual([])
    expect(rules([chief(39)], { size: 55 })).toEqual(['SK-BUILD-07'])
  })

  test('SK-BUILD-08, SK-CARD-02 a commander is required', () => {
    expect(rules(times(5, card('Foot', 7)))).toEqual(['SK-BUILD-08'])
    expect(rules([...times(4, card('Foot', 7)), chief(7)])).toEqual([])
  })

  test('SK-BUILD-09, SK-BUILD-10, SK-BUILD-11 tiles: one assembly and three (two) generic ones, no twins', () => {
    const tiles = (list: string[], seats = 2) => rules([chief(10)], { tiles: list, seats })
    expect(tiles(['A1', 'A2', 'G01', 'G02'])).toEqual(['SK-BUILD-09'])
    expect(tiles(['A1', 'G01', 'G02', 'G03'])).toEqual([])
    expect(tiles(['A1', 'G01', 'G01', 'G02'])).toEqual(['SK-BUILD-10'])
    expect(tiles(['A2', 'G01', 'G04'], 3)).toEqual([])
    expect(tiles(['A2', 'G01', 'G04', 'G05'], 3)).toEqual(['SK-BUILD-11'])
    const same = { faction: 'LG' as const, creatures: ['standard-bearer'], tiles: TILES, pool: [] }
    expect(checkOptions({ warbands: [same, same] }).warbands.length).toBe(2)
  })

  test('SK-BUILD-13 the same creature any number of times', () => {
    expect(rules([...times(6, card('Eleven', 11)), chief(30)])).toEqual([])
  })

  test('SK-BUILD-05 sizes may differ by agreement', () => {
    const dear = { faction: 'LG', creatures: ['guardian-angel', 'battle-priest'], tiles: TILES, pool: [] }
    expect(() => checkOptions({ warbands: [dear, dear] })).toThrow('over by')
    expect(checkOptions({ sizes: [110, 110], warbands: [dear, dear] }).sizes).toEqual([110, 110])
    expect(() => checkOptions({ sizes: [100, 110], warbands: [dear, dear] })).toThrow('warbands[0]')
  })

  test('SK-AB-UNIQUE-01, SK-AB-UNIQUE-02 a proper name once per warband, but in every warband', () => {
    const one = card('King', 20, { commander: 3, abilities: ['Unique: King'] })
    const other = card('King, Unbound', 20, { abilities: ['Unique: King'] })
    expect(rules([one, other])).toEqual(['SK-AB-UNIQUE-01'])
    expect(rules([one, card('Foot', 5)])).toEqual([])
    const kings = { faction: 'LE', creatures: ['ashen-king'], tiles: TILES.slice(0, 3), pool: [] }
    expect(checkOptions({ size: 200, teams: true, warbands: [kings, kings, kings, kings] }).seats).toBe(4)
  })

  test('SK-AB-REQUIRES-01 the required creature must be there; one serves several', () => {
    const cultist = card('Cultist', 3, { abilities: ['Requires Outsider'] })
    const fiend = card('Fiend', 20, { type: 'Outsider' })
    expect(rules([chief(10), cultist])).toEqual(['SK-AB-REQUIRES-01'])
    expect(rules([chief(10), fiend, cultist, cultist, cultist])).toEqual([])
  })

  test('SK-AB-WARBAND-BUILDING-01, SK-AB-WARBAND-BUILDING-02 a commander may let others in, but no commanders', () => {
    const druid = card('Druid', 20, {
      commander: 2,
      factions: ['CG'],
      effects: ['Warband Building: may include any Animal'],
    })
    const wolf = card('Wolf', 5, { type: 'Animal', factions: ['CE'] })
    const alpha = card('Alpha', 9, { type: 'Animal', factions: ['CE'], commander: 1 })
    expect(rules([druid, wolf], { faction: 'CG' })).toEqual([])
    expect(rules([chief(20), wolf], { faction: 'CG' })).toEqual(['SK-BUILD-01'])
    expect(rules([druid, alpha], { faction: 'CG' })).toEqual(['SK-BUILD-01'])
  })

  test('SK-SCEN-22 Limited: mixed factions and several unique creatures within the size', () => {
    const list = [card('A', 50, { factions: ['LG'] }), card('B', 50, { factions: ['CE'] })]
    expect(rules(list, { limited: true })).toEqual([])
    expect(rules([...list, card('C', 1)], { limited: true })).toEqual(['SK-BUILD-03'])
  })

  test('SK-SCEN-01 without settings: Standard, two players, 100 points, 3 generic tiles each', () => {
    const { scenario, seats, size, warbands } = checkOptions(undefined)
    expect([scenario, seats, size]).toEqual(['standard', 2, 100])
    for (const { tiles } of warbands) expect(tiles.length).toBe(4)
  })

  test('bad options name the field and the reason', () => {
    expect(() => skirmishGame.create({ seats: 5 }, 1)).toThrow('seats: must be a whole number from 2 to 4')
    expect(() => skirmishGame.create({ grid: 'M9' }, 1)).toThrow('grid: must be')
    expect(() => skirmishGame.create({ teams: true, seats: 3 }, 1)).toThrow('teams')
    const orc = (square: number) => ({ card: 'orc-raider', seat: 0, square })
    expect(() => skirmishGame.create({ placed: [orc(5), orc(5)] }, 1)).toThrow('placed[1].square: square 5 is taken')
    expect(() => skirmishGame.create({ placed: [orc(999)] }, 1)).toThrow('placed[0].square: there is no room')
  })

  test('ready-made warbands: three of each faction, all legal', () => {
    for (const faction of ['LG', 'CG', 'LE', 'CE']) {
      expect(WARBANDS.filter((one) => one.faction === faction).length).toBeGreaterThanOrEqual(3)
    }
    for (const { creatures, faction, id, tiles } of WARBANDS) {
      const problems = warbandProblems(
        { creatures, faction, tiles, pool: [] },
        { cards: CARDS, size: 100, seats: 2, limited: false },
      )
      expect([id, problems]).toEqual([id, []])
      expect(creatures.reduce((sum, one) => sum + cardById(one)!.cost, 0)).toBeGreaterThanOrEqual(95)
    }
  })
})

describe('ready-made warbands', () => {
  test('are asked for by name', () => {
    const { warbands } = checkOptions({ warbands: ['grave-court', 'wild-hunt'] })
    expect(warbands.map(({ faction }) => faction)).toEqual(['LE', 'CG'])
  })

  test('a name that nobody has is told with those there are', () => {
    expect(() => checkOptions({ warbands: ['grave-court', 'grave-yard'] })).toThrow(
      /warbands\[1\].*'grave-yard'.*orc-horde/,
    )
  })
})
