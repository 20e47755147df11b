import { type ScriptedTable, scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import type { CardText } from '../card/text.ts'
import { followersOf } from '../command.ts'
import { CARDS } from '../data/cards.ts'
import { skirmishGame } from '../game.ts'
import { cardsOf } from '../options/cards.ts'
import type { Creature, SkirmishMatch } from '../state.ts'
import { position } from '../testing/pieces.ts'

type Table = ScriptedTable<SkirmishMatch>

/** A pack without a commander: five common, two uncommon, one rare creature. */
const PACK = [
  'forest-wolf',
  'skeleton-warrior',
  'orc-raider',
  'elf-archer',
  'sellsword',
  'dryad',
  'halfling-burglar',
  'storm-mage',
]

/** The dice that draw a pack. */
function draw(table: Table, pack: readonly string[]): void {
  const cards = cardsOf(table.match.options)
  for (const id of pack) {
    const { rarity } = cards.find((card) => card.id === id)!
    const same = cards.filter((card) => card.rarity === rarity)
    table.dice(`d${same.length} ${same.findIndex((card) => card.id === id) + 1}`)
  }
}

function packs(pack: readonly string[], cards: readonly CardText[] = []): Table {
  const table = scriptedTable(skirmishGame, { scenario: 'out-of-the-box', seats: 2, cards })
  draw(table, pack)
  return table
}

const ofSeat = (table: Table, seat: number): Creature[] =>
  table.match.state.creatures.filter(({ owner }) => owner === seat)
const names = (table: Table, seat: number): string[] =>
  ofSeat(table, seat).map(({ card }) => cardsOf(table.match.options)[card].id)

describe('Out of the Box', () => {
  it('SK-SCEN-13: each player plays all eight creatures of a random pack, of whatever factions and cost', () => {
    const second = PACK.map((id) => (id === 'forest-wolf' ? 'orc-raider' : id))
    const table = packs(PACK)
    draw(table, second)
    expect(names(table, 0)).toEqual(PACK)
    // Copies may be drawn twice.
    expect(names(table, 1)).toEqual(second)
    const rarities = ofSeat(table, 0).map(({ card }) => CARDS[card].rarity)
    expect(rarities.join('')).toBe('CCCCCUUR')
  })

  it('SK-SCEN-17, SK-SCEN-18: the cheapest creature, neither Wild nor Difficult, becomes Commander 0 and costs 5 more', () => {
    const table = packs(PACK)
    const [wolf, skeleton, ...others] = ofSeat(table, 0)
    expect([skeleton.rating, skeleton.worth]).toEqual([0, CARDS[skeleton.card].cost + 5])
    // The wolf is cheaper, but Wild.
    expect(wolf.worth).toBeLessThan(CARDS[skeleton.card].cost)
    expect(wolf.rating).toBe(-1)
    expect(others.every(({ rating }) => rating === -1)).toBe(true)
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'commander-zero', creature: skeleton.id }))
  })

  it('SK-SCEN-17: a pack with a commander has no Commander 0', () => {
    const table = packs(PACK.map((id) => (id === 'dryad' ? 'orc-shaman' : id)))
    expect(ofSeat(table, 0).filter(({ rating }) => rating >= 0)).toHaveLength(1)
    expect(table.events.some(({ type }) => type === 'commander-zero')).toBe(false)
  })

  it('SK-SCEN-17: creatures in sight of a Commander 0 are under command and add nothing to morale', () => {
    const p = position({
      zero: { at: [2, 5], commander: 0 },
      man: { at: [9, 5], level: 1, hp: 20 },
      foe: { at: [10, 5], seat: 1, melee: '+5 (10)' },
    })
    p.turn('man')
    expect(p.events.findLast(({ type }) => type === 'activated')).toMatchObject({ commanded: true })
    expect(followersOf(p.match, p.piece('zero'))).toEqual([p.piece('man')])
    p.done().turn('foe').d20(10, 18).melee('man')
    p.flee()
    expect(p.is('man', 'routing') || p.is('man', 'eliminated')).toBe(true)
    const steady = position({
      man: { at: [9, 5], level: 1, hp: 20 },
      zero: { at: [2, 5], commander: 0 },
      foe: { at: [10, 5], seat: 1, melee: '+5 (10)' },
    })
    steady.turn('foe').d20(10, 19).melee('man')
    expect(steady.is('man', 'routing')).toBe(false)
  })

  it('SK-SCEN-18: its elimination is worth 5 points more', () => {
    const table = packs(PACK)
    draw(table, PACK)
    const points = table.match.state.creatures.filter(({ owner }) => owner === 1).map(({ worth }) => worth)
    const costs = PACK.map((id) => CARDS.find((card) => card.id === id)!.cost)
    expect(points.reduce((a, b) => a + b)).toBe(costs.reduce((a, b) => a + b) + 5)
  })

  it('SK-SCEN-19: of equally cheap ones the player chooses', () => {
    const table = packs(PACK.map((id) => (id === 'elf-archer' ? 'skeleton-warrior' : id)))
    const { actions, kind, seat } = table.asked()
    expect([kind, seat]).toEqual(['commander-zero', 0])
    expect(actions).toEqual([
      { type: 'name', creature: 1 },
      { type: 'name', creature: 3 },
    ])
    table.play(actions[1])
    expect(ofSeat(table, 0).map(({ rating }) => rating)).toEqual([-1, -1, -1, 0, -1, -1, -1, -1])
  })

  it('SK-SCEN-20: Unique does not matter, Minions do not come, nothing is summoned', () => {
    const twin: CardText = {
      name: 'Twin',
      factions: ['any'],
      rarity: 'C',
      cost: 9,
      type: 'Humanoid (Human)',
      level: 1,
      speed: 6,
      ac: 10,
      hp: 10,
      melee: '+0 (5)',
      abilities: ['Unique: Twin'],
    }
    const table = packs(['twin', 'twin', ...PACK.slice(2, 7), 'hobgoblin-warchief'], [twin])
    expect(names(table, 0).slice(0, 2)).toEqual(['twin', 'twin'])
    expect(ofSeat(table, 0)).toHaveLength(8)
    const pieces = { a: { at: [5, 5], spells: ['summon beast I [1]'] }, b: { at: [15, 12], seat: 1 } } as const
    expect(position(pieces, { scenario: 'out-of-the-box' }).turn('a').castable('summon beast I')).toEqual([])
    expect(position(pieces).turn('a').castable('summon beast I')).toEqual(['*'])
  })

  it.each([
    ['Lawful', 15],
    ['Chaotic', 15],
    ['Good', 15],
    ['Evil', 10],
  ])('SK-SCEN-14: an LG/CG card is touched by Smite %s: %i damage', (word, damage) => {
    const p = smite(word, ['LG', 'CG'])
    expect(100 - p.hp('b')).toBe(damage)
  })

  it.each(['Lawful', 'Chaotic', 'Good', 'Evil'])(
    'SK-SCEN-15: a card of all factions is not touched by Smite %s',
    (word) => {
      expect(smite(word, ['any']).hp('b')).toBe(90)
    },
  )
})

function smite(word: string, factions: readonly string[]) {
  const p = position(
    { a: { at: [5, 5], melee: '+5 (10)', abilities: [`Smite ${word} +5`] }, b: { at: [6, 5], seat: 1, factions } },
    { scenario: 'out-of-the-box', factions: [null, null] },
  )
  p.turn('a').d20(15).melee('b')
  return p
}

describe('Limited', () => {
  const limited = (creatures: string[]) => {
    const warband = { faction: null, creatures, tiles: ['A1', 'G03', 'G04', 'G09'], pool: ['orc-warlord'] }
    return scriptedTable(skirmishGame, {
      scenario: 'limited',
      warbands: [warband, { ...warband, tiles: ['A4', 'G07', 'G12', 'G13'] }],
    })
  }

  it('SK-SCEN-23: without a commander in the warband its player may make one, or do without', () => {
    const table = limited(['forest-wolf', 'skeleton-warrior', 'elf-archer'])
    expect(table.asked().kind).toBe('commander-zero')
    expect(table.asked().actions).toEqual([{ type: 'name', creature: 1 }, { type: 'decline' }])
    table.play({ type: 'name', creature: 1 } as never)
    expect(ofSeat(table, 0)[1].rating).toBe(0)
    table.play({ type: 'decline' })
    expect(ofSeat(table, 1).every(({ rating }) => rating === -1)).toBe(true)
  })

  it('SK-SCEN-23: with a commander there is no question', () => {
    const table = limited(['orc-shaman', 'skeleton-warrior', 'elf-archer'])
    expect(table.match.waiting?.what).toBe('terrain-initiative')
  })
})
