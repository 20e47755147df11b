import { describe, expect, test } from 'vitest'
import {
  ASLEEP,
  CONFUSED,
  DOMINATED,
  ENTANGLED,
  FRIGHTENED,
  INCITED_NEXT,
  INHIBITED_NEXT,
  PARALYZED,
  PHASED_OUT,
  SKIPS_TURN,
  STUNNED,
  VEILED,
} from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

type At = Record<string, readonly [number, number]>
const field = (at: At, terrain = {}) => open(30, 20, { z: [29, 19], ...at }, terrain)
const caster = (spells: string[], at: At, pieces: Record<string, Piece> = {}, terrain = {}, more: Piece = {}) =>
  battle(field({ A: [10, 10], ...at }, terrain), {
    A: { spells: spells.map((one) => (/[[(]/.test(one) ? one : `${one} [1]`)), ...more },
    ...pieces,
  }).begin('A')

describe('casting', () => {
  test('SK-SPELL-01, SK-SPELL-02, SK-ACT-09 a spell instead of attacks, with a move before or after', () => {
    const before = caster(['ember dart'], { b: [20, 10] }, { b: { hp: 40 } })
    before.walk([9, 10], [8, 10], [7, 10], [6, 10], [5, 10], [4, 10])
    expect(before.castable('ember dart').sort().join('')).toBe('b')
    before.step(3, 10)
    expect(before.castable('ember dart').sort().join('')).toBe('')
    const after = caster(
      ['ember dart [2]'],
      { b: [11, 11] },
      { b: { hp: 40, abilities: ['Tiny Reach'] } },
      { '#': [[11, 10]] },
      { melee: '+5/+5 (5)' },
    )
    after.d20(5).cast('ember dart', 'b')
    expect([
      after.letters('melee'),
      after.castable('ember dart').sort().join(''),
      after.offers('step').length > 0,
    ]).toEqual(['', '', true])
    const turn = caster(
      [],
      { b: [20, 10] },
      { b: { type: 'Undead', level: 1 } },
      {},
      { abilities: ['Turn Undead 3'], speed: 2 },
    )
    turn.walk([11, 10], [12, 10])
    expect(turn.usable('Turn Undead').sort().join('')).toBe('b')
    turn.step(13, 10)
    expect(turn.usable('Turn Undead').sort().join('')).toBe('')
  })

  test('SK-SPELL-03, SK-KEY-SIGHT-01, SK-KEY-NEAREST-ALLY-01 the nearest enemy or the nearest ally in sight', () => {
    const b = caster(['ember dart'], { b: [13, 10], c: [15, 10], D: [10, 12], G: [10, 14] })
    expect(b.castable('ember dart').sort().join('')).toBe('Db')
    const far = caster(['ember dart'], { b: [29, 10], D: [2, 2] }, {}, { '#': [[9, 9]] })
    expect(far.castable('ember dart').sort().join('')).toContain('b')
    const wall = caster(
      ['ember dart'],
      { b: [20, 10], D: [10, 13], G: [6, 10] },
      {},
      {
        '#': [
          [9, 12],
          [10, 12],
          [11, 12],
        ],
      },
    )
    expect(wall.castable('ember dart').sort().join('')).toBe('Gb')
  })

  test('SK-SPELL-04, SK-KEY-TOUCH-01 touch: itself, whoever is adjacent, and what it could strike', () => {
    const b = caster(['grave touch'], { b: [11, 10], c: [10, 9], D: [9, 10], e: [13, 10] })
    expect(b.castable('grave touch').sort().join('')).toBe('ADbc')
    const reach = caster(
      ['grave touch'],
      { b: [11, 10], c: [12, 11], d: [12, 12] },
      {},
      {},
      { abilities: ['Melee Reach 2'] },
    )
    expect(reach.castable('grave touch').sort().join('')).toBe('Abc')
  })

  test('SK-SPELL-08, SK-CARD-18, SK-KEY-RANGE-6-01 boxes are used up whatever the result; range 6', () => {
    const b = caster(['ember dart [2]'], { b: [20, 10] }, { b: { hp: 40, level: 20 } })
    b.d20(10).cast('ember dart', 'b')
    expect(b.piece('A').boxes).toEqual([1])
    b.begin('A').d20(10).cast('ember dart', 'b')
    expect(b.begin('A').castable('ember dart').sort().join('')).toBe('')
    const near = caster(['gale push'], { b: [17, 10], D: [10, 14] })
    expect(near.castable('gale push').sort().join('')).toBe('D')
  })

  test('SK-SPELL-12 the nearest must be of the right kind', () => {
    const b = caster(['hold foe'], { b: [12, 10], c: [10, 14] }, { b: { type: 'Undead' } })
    expect(b.castable('hold foe').sort().join('')).toBe('')
    b.walk([10, 11], [10, 12])
    expect(b.castable('hold foe').sort().join('')).toBe('c')
  })

  test('SK-SPELL-11, SK-SPELL-21, SK-KEY-YOUR-WARBAND-01, SK-KEY-ATTACK-01 bless: the whole warband, no save, for the skirmish', () => {
    const b = caster(
      ['bless'],
      { D: [2, 2], c: [3, 2] },
      { D: { melee: '+0 (10)', ranged: '+0 (10)' }, c: { ac: 11, hp: 60 } },
      {
        '#': [
          [5, 0],
          [5, 1],
          [5, 2],
          [5, 3],
          [5, 4],
        ],
      },
    )
    b.cast('bless')
    expect(b.waits()).toBe(null)
    b.piece('A').status |= 1
    b.piece('A').square = -1
    b.begin('D').d20(10).melee('c')
    expect(b.hp('c')).toBe(50)
    expect(b.piece('z').lasting).toEqual([])
  })

  test('SK-SPELL-13, SK-SPELL-17, SK-KEY-HIT-POINTS-01, SK-KEY-HIT-POINTS-02 extra hit points once, and they do not heal back', () => {
    const b = caster(["bear's endurance [3]", 'mend wounds [2]'], { D: [11, 10] }, { D: { hp: 20 } })
    b.piece('D').hp = 15
    b.cast("bear's endurance", 'D')
    expect(b.hp('D')).toBe(25)
    b.begin('A').cast("bear's endurance", 'D')
    expect(b.hp('D')).toBe(25)
    b.piece('D').hp = 15
    b.begin('A').cast('mend wounds', 'D')
    expect(b.hp('D')).toBe(20)
    const heal = caster(['mend wounds [2]'], { D: [11, 10] }, { D: { hp: 40 } })
    heal.piece('D').hp = 5
    heal.cast('mend wounds', 'D')
    heal.begin('A').cast('mend wounds', 'D')
    expect(heal.hp('D')).toBe(25)
  })

  test('SK-SPELL-14, SK-SPELL-15, SK-SPELL-16, SK-KEY-STACKING-01, SK-KEY-GAINS-01 what adds up', () => {
    const b = caster(
      ['magic weapon [2]', 'bless', "bull's strength [2]", 'ward of stone', 'mass ward of stone'],
      {},
      {},
      {},
      { melee: '+0 (10)' },
    )
    b.cast('magic weapon', 'A')
    b.begin('A').cast('magic weapon', 'A')
    expect(b.piece('A').changes[0]).toBe(1)
    b.begin('A').cast('bless')
    expect(b.piece('A').changes[0]).toBe(2)
    b.begin('A').cast("bull's strength", 'A')
    b.begin('A').cast("bull's strength", 'A')
    expect(b.piece('A').changes[6]).toBe(5)
    b.begin('A').cast('ward of stone', 'A')
    b.begin('A').cast('mass ward of stone')
    expect(b.piece('A').changes[3]).toBe(2)
  })

  test('SK-SPELL-19, SK-SPELL-20 DR does not help against spells; a save halves', () => {
    const b = caster(['thunder word [2]'], { b: [11, 10] }, { b: { hp: 60, level: 3, abilities: ['DR 10'] } })
    b.d20(9).cast('thunder word', 'b')
    expect(b.hp('b')).toBe(45)
    b.begin('A').d20(10).cast('thunder word', 'b')
    expect(b.hp('b')).toBe(40)
  })

  test('SK-SPELL-10, SK-LOS-07, SK-KEY-RADIUS-01, SK-KEY-RADIUS-02, SK-KEY-RADIUS-03 areas: templates, placing, and walls', () => {
    const walls = Array.from({ length: 10 }, (_, i) => [11, 5 + i] as [number, number])
    const b = battle(open(30, 20, { A: [2, 10], b: [9, 9], c: [12, 9], d: [6, 10] }, { '#': walls }), {
      A: { spells: ['fire orb [1]'] },
      b: { hp: 90, level: 1 },
      c: { hp: 90 },
      d: { hp: 90, level: 1, abilities: ['Invisible'] },
    }).begin('A')
    b.cast('fire orb', 'b')
    expect(b.offers('aim').map(({ x, y }) => [x, y])).toEqual([
      [9, 9],
      [10, 9],
      [9, 10],
      [10, 10],
    ])
    b.do('aim', { x: 10, y: 10 })
      .d20(1)
      .do('pick', { creature: b.id('b') })
      .d20(1)
    expect([b.hp('b'), b.hp('c'), b.hp('d')]).toEqual([65, 90, 65])
    const large = caster(['sun flare'], { b: [14, 10] }, { b: { type: 'Large Giant', hp: 90, level: 1 } })
    large.d20(1).cast('sun flare', 'b')
    expect(large.hp('b')).toBe(70)
    const huge = caster(['sun flare'], { b: [14, 10] }, { b: { type: 'Huge Giant', hp: 90 } })
    huge.cast('sun flare', 'b')
    expect(huge.offers('aim').map(({ x, y }) => [x, y])).toEqual([
      [15, 11],
      [16, 11],
      [15, 12],
      [16, 12],
    ])
  })

  test('SK-KEY-CONE-01, SK-KEY-CONE-02, SK-KEY-CONE-03, SK-LOS-08, SK-MELEE-10 cones', () => {
    const b = caster(['cone of winter'], { b: [14, 10] }, { b: { hp: 90, level: 1 } })
    b.cast('cone of winter')
    const origins = new Set(b.offers('aim').map(({ x, y }) => `${x},${y}`))
    expect(origins.size).toBe(4)
    expect(b.offers('aim').some(({ x, y, facing }) => x === 11 && y === 10 && facing === 2)).toBe(true)
    expect(b.offers('aim').some(({ facing }) => facing === 6)).toBe(false)
    b.do('aim', { x: 11, y: 10, facing: 2 }).d20(1)
    expect([b.hp('b'), b.hp('A')]).toEqual([55, 20])
    const both = caster(
      ['cone of winter'],
      { b: [14, 10], D: [13, 11] },
      { b: { hp: 90, level: 1 }, D: { hp: 90, level: 1 } },
    )
    both.cast('cone of winter').do('aim', { x: 11, y: 10, facing: 2 }).d20(1, 1)
    expect([both.hp('b'), both.hp('D')]).toEqual([55, 55])
    const edge = caster(['cone of winter'], { b: [16, 9] }, { b: { type: 'Large Giant', hp: 90, level: 1 } })
    edge.cast('cone of winter').do('aim', { x: 11, y: 10, facing: 2 }).d20(1)
    expect(edge.hp('b')).toBe(55)
  })

  test('SK-KEY-LINE-01, SK-KEY-LINE-02 lines touch squares up to 12 away', () => {
    const b = caster(
      ['storm bolt'],
      { b: [14, 11], c: [21, 13], d: [22, 13], G: [17, 12] },
      { b: { hp: 90, level: 1 }, c: { hp: 90, level: 1 }, d: { hp: 90 }, G: { hp: 90, level: 1 } },
    )
    b.cast('storm bolt').do('aim', { x: 11, y: 10, toX: 14, toY: 11 })
    b.d20(1, 1)
      .do('pick', { creature: b.id('b') })
      .d20(1)
    expect([b.hp('b'), b.hp('c'), b.hp('d'), b.hp('G')]).toEqual([65, 65, 90, 65])
    const flat = caster(
      ['storm bolt'],
      { b: [14, 10], c: [16, 9] },
      { b: { hp: 90, level: 1 }, c: { hp: 90, level: 1 } },
    )
    flat.cast('storm bolt').do('aim', { x: 11, y: 10, toX: 14, toY: 10 }).d20(1).do('pick').d20(1)
    expect([flat.hp('b'), flat.hp('c')]).toEqual([65, 65])
  })

  test('SK-KEY-LINE-01 a line through a corner that two nearest creatures share is one choice', () => {
    const b = caster(['storm bolt'], { b: [14, 10], c: [14, 11] })
    b.cast('storm bolt')
    const aims = b.offers('aim').map((aim) => JSON.stringify(aim))
    expect(aims.length).toBeGreaterThan(0)
    expect(new Set(aims).size).toBe(aims.length)
  })

  test('SK-KEY-SIMULTANEOUS-01, SK-KEY-SIMULTANEOUS-02 the acting player first, each orders his own', () => {
    const b = caster(
      ['fire orb'],
      { b: [15, 10], c: [16, 11], D: [14, 11] },
      { b: { hp: 90 }, c: { hp: 90 }, D: { hp: 90 } },
    )
    b.cast('fire orb', 'b').do('aim', { x: 15, y: 10 })
    expect(b.waits()).toBe('fire orb') // D of the acting player is alone: it saves first
    b.d20(20)
    expect([b.kind, b.seat, b.letters('pick')]).toEqual(['resolve-first', 1, 'bc'])
  })
})

describe('keywords', () => {
  test('SK-KEY-SELF-01, SK-KEY-SWIFT-01 swift: own turn, once, not instead of attacks', () => {
    const b = caster(['burst of speed [2]'], { b: [20, 10] }, {}, {}, { speed: 6 })
    b.walk([11, 10], [12, 10], [13, 10])
    expect(b.castable('burst of speed').sort().join('')).toBe('A')
    b.cast('burst of speed', 'A')
    expect([b.piece('A').changes[7], b.castable('burst of speed').sort().join('')]).toEqual([4, ''])
    b.walk([14, 10], [15, 10], [16, 10], [17, 10], [18, 10], [19, 10])
    expect(b.letters('melee')).toBe('b') // nine of ten squares
    b.step(18, 9)
    if (b.kind === 'opportunity') b.do('pass')
    b.do('end')
    expect(b.piece('A').changes[7]).toBe(0)
  })

  test('SK-KEY-IMMEDIATE-01 an immediate action interrupts an attack, once per turn', () => {
    const b = battle(field({ A: [10, 10], b: [14, 10] }), {
      A: { ranged: '+5/+5 (5)' },
      b: { ac: 15, hp: 60, spells: ['shielding word [2]'] },
    }).begin('A')
    b.do('ranged')
    expect([b.kind, b.seat]).toEqual(['react', 1])
    b.d20(13).do('react') // 18 against 19
    expect(b.hp('b')).toBe(60)
    b.d20(10).do('ranged')
    expect(b.hp('b')).toBe(55)
  })

  test('SK-KEY-REROLL-01 a roll made again: the second result stands; set-up dice are not offered', () => {
    const b = battle(field({ A: [10, 10], D: [10, 12], b: [11, 10] }), {
      A: {},
      D: { spells: ["fortune's favor [1]"] },
      b: { hp: 60 },
    }).begin('A')
    b.d20(15).melee('b')
    expect([b.kind, b.letters('reroll')]).toEqual(['reroll', 'D'])
    b.d20(3).do('reroll')
    expect(b.hp('b')).toBe(60)
    const kept = battle(field({ A: [10, 10], D: [10, 12], b: [11, 10] }), {
      A: {},
      D: { spells: ["fortune's favor [1]"] },
      b: { hp: 60 },
    }).begin('A')
    expect(kept.d20(15).melee('b').do('decline').hp('b')).toBe(50)
  })

  test('SK-KEY-HEAL-01, SK-KEY-HEAL-02, SK-TYPE-UNDEAD-02, SK-TYPE-CONSTRUCT-02, SK-TYPE-LIVING-CONSTRUCT-01 healing', () => {
    const heal = (piece: Piece, ...dice: number[]) => {
      const b = caster(['greater mend wounds'], { D: [11, 10] }, { D: { hp: 60, ...piece } })
      b.piece('D').hp = 40
      return b
        .d20(...dice)
        .cast('greater mend wounds', 'D')
        .hp('D')
    }
    expect(heal({})).toBe(60)
    expect(heal({ type: 'Construct' })).toBe(40)
    expect(heal({ type: 'Construct (Living Construct)' })).toBe(60)
    expect(heal({ type: 'Undead', level: 3 }, 11)).toBe(15) // DC 12 + 3: 14 fails
    expect(heal({ type: 'Undead', level: 3 }, 12)).toBe(30) // half of 25 is 10
    // What is lifeless is spared by healing alone.
    const hurt = caster(['ember dart'], { b: [13, 10] }, { b: { type: 'Construct', hp: 60, level: 1 } })
    expect(hurt.d20(1).cast('ember dart', 'b').hp('b')).toBe(50)
  })

  test('SK-KEY-PUSH-01, SK-KEY-PUSH-02 pushed farther with every square, never into anything', () => {
    const b = caster(['gale push'], { b: [12, 10] }, { b: { level: 1 } }, { '#': [[13, 9]], S: [[13, 11]] })
    b.d20(1).cast('gale push', 'b')
    expect(b.squares('shift')).toEqual([[13, 10]])
    b.do('shift')
    expect(b.squares('shift').every(([x]) => x === 14)).toBe(true)
    const wall = caster(
      ['gale push'],
      { b: [12, 10] },
      { b: { level: 1 } },
      {
        '#': [
          [13, 9],
          [13, 10],
          [13, 11],
        ],
      },
    )
    wall.d20(1).cast('gale push', 'b')
    expect([wall.at('b'), wall.kind]).toEqual([[12, 10], 'act'])
    const saved = caster(['gale push'], { b: [12, 10] }, { b: { level: 1 } })
      .d20(15)
      .cast('gale push', 'b')
    expect(saved.at('b')).toEqual([12, 10])
  })

  test('SK-KEY-PULL-01 pulled nearer with every square', () => {
    const b = caster(['siren pull'], { b: [14, 10] }, { b: { level: 1 } })
      .d20(1)
      .cast('siren pull', 'b')
    expect(b.goes('shift', 13, 10)).toBe(true)
    expect(b.goes('shift', 14, 11)).toBe(false)
    b.do('shift', { square: b.square(13, 10) }).do('shift', { square: b.square(12, 10) })
    expect(b.at('b')).toEqual([12, 10])
  })

  test('SK-KEY-SLIDE-01 slid in any direction, not onto creatures or statues', () => {
    const b = caster(['swirl'], { b: [14, 10], c: [15, 10] }, { b: { level: 1 } }, { S: [[14, 9]] })
      .d20(1)
      .cast('swirl', 'b')
    expect(b.squares('shift').length).toBe(6)
    b.do('shift', { square: b.square(13, 9) })
    expect(b.goes('shift', 14, 10)).toBe(true)
  })

  test('SK-KEY-SWITCH-POSITION-01, SK-KEY-SWITCH-POSITION-03, SK-KEY-ANY-01 two creatures change places unless one resists', () => {
    const b = caster(['trading places'], { b: [13, 13], c: [13, 10], D: [10, 14] })
    expect(b.castable('trading places').sort().join('')).toBe('ADbc')
    b.cast('trading places', 'b').do('pick', { creature: b.id('D') })
    expect([b.at('b'), b.at('D'), b.kind]).toEqual([[10, 14], [13, 13], 'act'])
    const resists = caster(['trading places'], { b: [13, 13], c: [13, 10] }, { b: { abilities: ['Spell Resistance'] } })
    resists
      .cast('trading places', 'b')
      .do('pick', { creature: resists.id('c') })
      .d20(10)
      .do('use')
    expect([resists.at('b'), resists.at('c')]).toEqual([
      [13, 13],
      [13, 10],
    ])
    const enemies = caster(['swap of chaos'], { b: [13, 13], c: [24, 10], D: [10, 14] })
    expect(enemies.castable('swap of chaos').sort().join('')).toContain('bc')
    expect(enemies.castable('swap of chaos').sort().join('')).not.toContain('D')
  })

  test('SK-KEY-SWITCH-POSITION-02 unequal sizes need room', () => {
    const b = caster(
      ['trading places'],
      { b: [13, 13], C: [6, 10] },
      { b: { type: 'Large Giant' } },
      {
        '#': [
          [5, 9],
          [6, 9],
          [7, 9],
          [5, 11],
          [6, 11],
          [7, 11],
          [5, 10],
        ],
      },
    )
    b.cast('trading places', 'b')
    expect(b.letters('pick')).not.toContain('C')
    const free = caster(['trading places'], { b: [13, 13], C: [8, 8] }, { b: { type: 'Large Giant' } })
    free.cast('trading places', 'b').do('pick', { creature: free.id('C') })
    expect(free.kind).toBe('switch-places')
    free.do('swap')
    const [x, y] = free.at('b')
    expect([x <= 8 && x >= 7, y <= 8 && y >= 7]).toEqual([true, true])
  })

  test('SK-KEY-PHASE-OUT-01, SK-KEY-PHASE-OUT-02 phased out: off the grid, counted as eliminated, back next turn', () => {
    const b = caster(['mist form'], { b: [14, 10] }, { b: {} }, {}, { cost: 30 })
    b.cast('mist form', 'A')
    expect([b.is('A', PHASED_OUT), b.match.state.scores[1]]).toEqual([true, 30])
    b.piece('b').square = b.square(10, 10)
    b.begin('A')
    expect(b.kind).toBe('settle')
    b.do('settle')
    expect([b.is('A', PHASED_OUT), b.match.state.scores[1]]).toEqual([false, 0])
    const last = battle(open(20, 12, { A: [10, 10], b: [14, 10] }), { A: { spells: ['mist form [1]'] } })
      .begin('A')
      .cast('mist form', 'A')
    expect(last.match.state.winners).toEqual([1])
  })

  test('SK-KEY-SKIPS-NEXT-TURN-01 a skipped turn: activated, nothing done, still active', () => {
    const b = caster(['time snare'], { b: [14, 10] }, { b: { level: 1 } })
      .d20(2)
      .cast('time snare', 'b')
    expect(b.is('b', SKIPS_TURN)).toBe(true)
    b.begin('b')
    expect([b.is('b', SKIPS_TURN), b.acting()]).not.toEqual([true, 'b'])
    b.piece('A').square = b.square(14, 11)
    b.piece('b').status |= SKIPS_TURN
    b.begin('A').step(13, 12)
    expect(b.letters('opportunity')).toBe('b')
  })

  test('SK-KEY-SAVE-END-OF-TURN-01, SK-COND-FRIGHTENED-01, SK-KEY-REMOVE-01 frightened until a save; removed by courage', () => {
    const b = caster(
      ['dread whisper', 'courage'],
      { b: [14, 10] },
      { b: { level: 3, ac: 16, hp: 60, melee: '+6 (10)' } },
    )
    b.d20(9).cast('dread whisper', 'b')
    expect(b.is('b', FRIGHTENED)).toBe(true)
    b.piece('A').square = b.square(13, 10)
    b.begin('A').d20(7).melee('b') // 12 against 16 - 4
    expect(b.hp('b')).toBe(50)
    b.begin('b').do('end').d20(13) // 13 + 3 - 4 = 12 against 13
    expect(b.is('b', FRIGHTENED)).toBe(true)
    b.begin('b').do('end').d20(14)
    expect(b.is('b', FRIGHTENED)).toBe(false)
    const brave = caster(['dread whisper'], { b: [14, 10] }, { b: { level: 3, abilities: ['Fearless'] } }).cast(
      'dread whisper',
      'b',
    )
    expect([brave.waits(), brave.is('b', FRIGHTENED)]).toEqual([null, false])
    const friend = caster(['courage'], { D: [11, 10] })
    friend.piece('D').status |= FRIGHTENED
    friend.cast('courage', 'D')
    expect([friend.is('D', FRIGHTENED), friend.piece('D').changes[5]]).toEqual([false, 4])
  })

  test('SK-KEY-ANY-WARBAND-01 one warband of one choice', () => {
    const b = battle(field({ A: [10, 10], b: [20, 10], c: [20, 12] }), {
      A: { spells: ['wave of despair [1]'] },
      c: { seat: 2 },
    }).begin('A')
    b.cast('wave of despair', 1)
    expect([b.piece('b').changes[4], b.piece('c').changes[4], b.piece('A').changes[4]]).toEqual([-2, 0, 0])
  })

  test('SK-KEY-DOMINATE-01 the caster controls it until it saves', () => {
    const b = caster(['dominating gaze'], { b: [14, 10] }, { b: { level: 3 } })
      .d20(10)
      .cast('dominating gaze', 'b')
    expect([b.is('b', DOMINATED), b.piece('b').seat, b.piece('b').owner]).toEqual([true, 0, 1])
    b.begin('b').do('end').d20(13)
    expect([b.is('b', DOMINATED), b.piece('b').seat]).toEqual([false, 1])
  })

  test('SK-COND-INCITE-01, SK-COND-INHIBIT-01, SK-COND-INHIBIT-02 who must act first or last next round', () => {
    const b = caster(['leaden limbs'], { b: [14, 10] }, { b: { level: 1 } })
      .d20(2)
      .cast('leaden limbs', 'b')
    expect(b.is('b', INHIBITED_NEXT)).toBe(true)
    const undead = caster(['leaden limbs'], { b: [14, 10] }, { b: { type: 'Undead' } }).cast('leaden limbs', 'b')
    expect([undead.waits(), undead.is('b', INHIBITED_NEXT)]).toEqual([null, false])
    const cry = caster(['battle cry'], { D: [11, 12] }).cast('battle cry', 'D')
    expect([cry.is('D', INCITED_NEXT), cry.piece('D').changes[1]]).toEqual([true, 1])
  })

  test('SK-COND-CONFUSION-01, SK-COND-ENTANGLE-01, SK-AB-FLIGHT-02, SK-TYPE-ELF-01 areas spare those who are immune', () => {
    const b = caster(['babble of madness'], { b: [14, 10], c: [15, 11] }, { b: { level: 3 }, c: { type: 'Construct' } })
    b.cast('babble of madness', 'b')
      .do('aim', { x: 15, y: 11 })
      .do('pick', { creature: b.id('c') })
      .d20(11)
    expect([b.is('b', CONFUSED), b.is('c', CONFUSED)]).toEqual([true, false])
    const roots = caster(
      ['grasping roots'],
      { b: [14, 10], c: [15, 11] },
      { b: { level: 10 }, c: { abilities: ['Flight'] } },
    )
    roots.cast('grasping roots', 'b').do('aim', { x: 15, y: 11 }).do('pick')
    expect([roots.is('b', ENTANGLED), roots.is('c', ENTANGLED), roots.waits()]).toEqual([true, false, null])
    const slumber = caster(
      ['slumber'],
      { b: [14, 10], c: [15, 11] },
      { b: { level: 1 }, c: { level: 1, type: 'Humanoid (Elf)' } },
    )
    slumber
      .cast('slumber', 'b')
      .do('aim', { x: 15, y: 11 })
      .do('pick', { creature: slumber.id('c') })
      .d20(1)
    expect([slumber.is('b', ASLEEP), slumber.is('c', ASLEEP)]).toEqual([true, false])
  })

  test('wall of force blocks movement and line of effect for a while', () => {
    const b = caster(['wall of force'], { b: [20, 10] }, {}, {}, { ranged: '+5 (5)' })
    b.cast('wall of force').do('wall', { from: b.square(13, 9), to: b.square(13, 12) })
    expect([...b.match.state.terrain].filter((code) => code === '=').length).toBe(4)
    b.do('end')
    expect(b.begin('A').letters('ranged')).toBe('')
    b.do('end')
    expect(b.match.state.terrain).not.toContain('=')
    const gone = caster(['wall of force'], { b: [20, 10] }, { b: { ranged: '+20 (50)' } })
    gone.cast('wall of force').do('wall', { from: gone.square(6, 9), to: gone.square(6, 12) })
    gone.begin('b').d20(10).ranged('A')
    expect([gone.has('A'), gone.match.state.terrain.includes('=')]).toEqual([false, false])
  })

  test('other spells of the list do what their line says', () => {
    const veil = caster(['veil of shadows'], { b: [14, 10] }).cast('veil of shadows', 'A')
    expect(veil.is('A', VEILED)).toBe(true)
    expect(veil.begin('b').offers('charge')).toEqual([])
    const orb = caster(['dazzling orb'], { b: [14, 10] }, { b: { level: 1 } })
      .d20(2)
      .cast('dazzling orb', 'b')
    expect(orb.piece('b').changes[0]).toBe(-2)
    orb.begin('b').do('end')
    expect(orb.piece('b').changes[0]).toBe(0)
    const clear = caster(['clear affliction'], { D: [11, 10] })
    clear.piece('D').status |= PARALYZED | STUNNED
    clear.piece('D').poison = 5
    clear.cast('clear affliction', 'D')
    expect([clear.piece('D').poison, clear.is('D', PARALYZED | STUNNED)]).toEqual([0, false])
    const banish = caster(['banish step'], { b: [14, 10] }, { b: { type: 'Outsider', level: 1 } })
      .d20(2)
      .cast('banish step', 'b')
    expect(banish.is('b', PHASED_OUT)).toBe(true)
    const ward = caster(['dread ward'], { b: [14, 10] }, { b: { ranged: '+0 (5)' } }, {}, { ac: 10, hp: 40 }).cast(
      'dread ward',
      'A',
    )
    expect(ward.begin('b').d20(11).ranged('A').hp('A')).toBe(40)
    const rune = caster(['rune of striking'], { b: [11, 10] }, { b: { ac: 16, hp: 60, abilities: ['DR 5'] } }).cast(
      'rune of striking',
      'A',
    )
    expect(rune.begin('A').d20(10).melee('b').hp('b')).toBe(50)
  })
})

describe('summoning', () => {
  const shaman = () => caster(['summon beast I'], { b: [20, 10] }, { b: { ranged: '+20 (50)' } })

  test('SK-KEY-SUMMON-01, SK-KEY-SUMMON-02, SK-KEY-SUMMON-03, SK-KEY-SUMMON-05 fitting creatures within 6, worth nothing, not yet activated', () => {
    const b = shaman().cast('summon beast I')
    expect(
      b
        .offers('summon')
        .every(({ card }) => ['forest-wolf', 'giant-spider', 'war-hound', 'great-eagle'].includes(String(card))),
    ).toBe(true)
    b.do('summon', { card: 'forest-wolf' })
    expect([b.goes('shift', 16, 10), b.goes('shift', 17, 10), b.goes('shift', 10, 10)]).toEqual([true, false, false])
    b.do('shift', { square: b.square(16, 10) })
    const wolf = b.match.state.creatures.at(-1)!
    expect([wolf.worth, wolf.activations, wolf.seat]).toEqual([0, 0, 0])
  })

  test("SK-KEY-SUMMON-04, SK-KEY-SUMMON-06, SK-AB-SCOUT-02 it is of the summoner's side and goes with it", () => {
    const b = shaman().cast('summon beast I').do('summon', { card: 'giant-spider' })
    b.do('shift', { square: b.square(12, 10) })
    const spider = b.match.state.creatures.at(-1)!
    expect([spider.owner, spider.bond]).toEqual([0, b.id('A')])
    b.piece('A').hp = 10
    spider.square = b.square(2, 2)
    b.begin('b').d20(10).ranged('A')
    expect([b.has('A'), (spider.status & 1) === 1]).toEqual([false, true])
    expect(b.match.state.scores[1]).toBe(10)
  })
})
