import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [9, 5], seat: 1, level: 3, ...lines })

describe('Breath Weapon', () => {
  const drake: Piece = {
    at: [5, 5],
    melee: '+5/+5 (10)',
    abilities: ['Breath Weapon [2] (cone; 20 fire damage; DC 15)', 'Independent'],
  }
  const three = { b: foe({ at: [8, 5] }), c: foe({ at: [9, 5] }), d: foe({ at: [9, 6], seat: 0 }) }

  it('SK-AB-BREATH-WEAPON-01: everybody inside saves for himself, no attack roll, one box', () => {
    const p = position({ a: drake, ...three })
    p.turn('a').use('Breath Weapon')
    p.d20(11, 12, 11).do('aim', { x: 6, y: 6, facing: p.offers('aim')[0].facing })
    // The acting player's own creature first, then the enemies in the order that their player names.
    p.do('pick', { creature: p.id('b') })
    expect([p.hp('d'), p.hp('b'), p.hp('c')]).toEqual([80, 90, 80])
    expect(p.rolls('attack')).toEqual([])
    // It replaced the attacks; a move is still possible.
    expect(p.offers('melee')).toEqual([])
    expect(p.usable('Breath Weapon')).toEqual([])
    expect(p.goes('step', 4, 5)).toBe(true)
    expect(p.piece('a').boxes[0]).toBe(1)
    p.end()
  })

  it('SK-AB-BREATH-WEAPON-01: after two uses it is gone', () => {
    const p = position({
      a: { ...drake, abilities: ['Breath Weapon [1] (cone; 20 fire damage; DC 15)'] },
      b: foe({ at: [8, 5] }),
    })
    p.turn('a').use('Breath Weapon')
    p.d20(2).do('aim')
    p.turn('a')
    expect(p.usable('Breath Weapon')).toEqual([])
    p.end()
  })
})

describe('Gaze Attack', () => {
  const gorgon: Piece = { at: [5, 5], abilities: ['Gaze Attack (range 6; Paralysis; DC 15)'], ranged: '+0 (5)' }

  it('SK-AB-GAZE-ATTACK-01: the nearest enemy or ally in range saves or suffers, instead of attacks', () => {
    const p = position({ a: gorgon, near: foe(), far: foe({ at: [5, 10] }), ally: { at: [2, 5] } })
    expect(p.turn('a').usable('Gaze Attack')).toEqual(['near', 'ally'])
    p.d20(11).use('Gaze Attack', 'near')
    expect(p.is('near', 'paralyzed')).toBe(true)
    expect(p.offers('ranged')).toEqual([])
    p.end()
    const saved = position({ a: gorgon, near: foe() })
    saved.turn('a').d20(12).use('Gaze Attack', 'near')
    expect(saved.is('near', 'paralyzed')).toBe(false)
    const distant = position({ a: gorgon, b: foe({ at: [12, 5] }) })
    expect(distant.turn('a').usable('Gaze Attack')).toEqual([])
  })

  it('SK-KEY-ATTACK-02: a Gaze Attack is no attack: no attack roll, AC and cover do not matter', () => {
    const map = Array.from({ length: 12 }, (_, y) => (y === 5 ? '.......S........' : '................'))
    const p = position({ a: gorgon, b: foe({ ac: 30, at: [8, 5] }) }, { map })
    p.turn('a').d20(11).use('Gaze Attack', 'b')
    expect(p.is('b', 'paralyzed')).toBe(true)
    expect(p.rolls('attack')).toEqual([])
    p.end()
  })

  const archer = (lines: Partial<Piece> = {}) => foe({ ranged: '+0 (5)', spells: ['ember dart [1]'], ...lines })

  it('SK-AB-GAZE-ATTACK-02: whoever shoots at it from its range saves afterwards', () => {
    const p = position({ a: gorgon, b: archer({ at: [10, 5] }) })
    // The turn of the paralyzed shooter is over, with a second save at its end.
    p.turn('b').d20(15, 11, 2).ranged('a')
    expect(p.hp('a')).toBe(95)
    expect(p.is('b', 'paralyzed')).toBe(true)
    p.end()
    const saves = position({ a: gorgon, b: archer({ at: [10, 5] }) })
    saves.turn('b').d20(2, 12).ranged('a')
    expect(saves.is('b', 'paralyzed')).toBe(false)
    saves.end()
    const far = position({ a: gorgon, b: archer({ at: [12, 5] }) })
    far.turn('b').d20(15).ranged('a')
    expect(far.is('b', 'paralyzed')).toBe(false)
    far.end()
  })

  it('SK-AB-GAZE-ATTACK-02: ranged spells at it too, melee not; a stunned gazer still gazes, an unseen one does not', () => {
    const spell = position({ a: gorgon, b: archer() })
    spell.turn('b').d20(2, 2, 2).cast('ember dart', 'a')
    expect(spell.is('b', 'paralyzed')).toBe(true)
    spell.end()
    const melee = position({ a: gorgon, b: archer({ at: [6, 5] }) })
    melee.turn('b').d20(15).melee('a')
    expect(melee.is('b', 'paralyzed')).toBe(false)
    melee.end()
    const stunned = position({ a: { ...gorgon, is: ['stunned'] }, b: archer() })
    stunned.turn('b').d20(15, 2).ranged('a')
    expect(stunned.is('b', 'paralyzed')).toBe(true)
  })

  it('SK-AB-GAZE-ATTACK-02: an ally that casts on the gazer from a distance saves as well', () => {
    const p = position({ a: gorgon, b: { at: [8, 5], level: 3, spells: ['battle cry [1]'] }, c: foe({ at: [15, 15] }) })
    p.turn('b').d20(2, 2).cast('battle cry', 'a')
    expect(p.is('b', 'paralyzed')).toBe(true)
    p.end()
  })

  it('SK-AB-GAZE-ATTACK-03, SK-KEY-LINE-OF-EFFECT-01: force stops shots and spells, not gazes', () => {
    const map = Array.from({ length: 12 }, (_, y) => (y > 2 && y < 9 ? '.......=........' : '................'))
    const p = position({ a: { ...gorgon, spells: ['ember dart [1]'] }, b: foe() }, { map })
    p.turn('a')
    expect(p.targets('ranged')).toEqual([])
    expect(p.castable('ember dart')).toEqual([])
    expect(p.usable('Gaze Attack')).toEqual(['b'])
  })

  it('SK-AB-GAZE-ATTACK-03: an invisible creature cannot gaze', () => {
    const p = position({ a: { ...gorgon, is: ['veiled'] }, b: foe() })
    expect(p.turn('a').usable('Gaze Attack')).toEqual([])
  })
})

describe('Turn Undead', () => {
  const priest: Piece = { at: [5, 5], melee: '+0 (5)', abilities: ['Turn Undead 4'] }
  const skeleton = (lines: Partial<Piece> = {}): Piece => foe({ type: 'Undead', level: 1, ...lines })

  it('SK-AB-TURN-UNDEAD-01: the nearest Undead of fitting level, friend or foe, within 12 squares and in sight', () => {
    const p = position({
      a: priest,
      wight: skeleton({ at: [8, 5], level: 6 }),
      bones: skeleton({ at: [10, 5] }),
      far: skeleton({ at: [5, 11] }),
      living: foe({ at: [6, 7] }),
    })
    expect(p.turn('a').usable('Turn Undead')).toEqual(['bones'])
    const ally = position({ a: priest, own: skeleton({ seat: 0, at: [5, 8] }), bones: skeleton({ at: [10, 5] }) })
    expect(ally.turn('a').usable('Turn Undead')).toEqual(['own'])
    const edge = position({ a: { ...priest, at: [1, 5] }, b: skeleton({ at: [13, 5] }) })
    expect(edge.turn('a').usable('Turn Undead')).toEqual(['b'])
    const beyond = position({ a: { ...priest, at: [1, 5] }, b: skeleton({ at: [14, 5] }) })
    expect(beyond.turn('a').usable('Turn Undead')).toEqual([])
    const map = Array.from({ length: 12 }, (_, y) => (y > 2 && y < 9 ? '.......#........' : '................'))
    const hidden = position({ a: priest, b: skeleton() }, { map })
    expect(hidden.turn('a').usable('Turn Undead')).toEqual([])
  })

  it('SK-AB-TURN-UNDEAD-01: it replaces attacks', () => {
    const p = position({ a: priest, b: skeleton({ at: [6, 5] }) })
    p.turn('a').d20(20).use('Turn Undead', 'b')
    expect(p.offers('melee')).toEqual([])
  })

  it.each([
    [15, false],
    [14, true],
  ])('SK-AB-TURN-UNDEAD-02: a level 1 skeleton under Commander 4 that rolls %i: routs %s', (natural, routs) => {
    const p = position({ a: priest, b: skeleton(), lich: skeleton({ at: [10, 5], level: 9, commander: 4 }) })
    p.turn('a').d20(natural).use('Turn Undead', 'b')
    p.flee()
    expect(p.is('b', 'routing') || p.is('b', 'eliminated')).toBe(routs)
    p.end()
  })

  it('SK-TYPE-UNDEAD-03: Fearless does not help against turning', () => {
    const p = position({ a: priest, b: skeleton({ speed: 1 }) })
    p.turn('a').d20(10).use('Turn Undead', 'b')
    p.flee()
    expect(p.is('b', 'routing')).toBe(true)
    p.end()
  })

  it('SK-AB-TURN-UNDEAD-03, SK-TYPE-UNDEAD-03: in sight of its commander it rolls to rally; out of command it runs', () => {
    const pieces = {
      a: priest,
      b: skeleton({ at: [8, 5], speed: 1 }),
      lich: skeleton({ at: [10, 5], level: 9, commander: 4 }),
    }
    const rallies = position(pieces)
    rallies.turn('a').d20(14).use('Turn Undead', 'b')
    rallies.flee().d20(14).activate('b').flee()
    expect(rallies.is('b', 'routing')).toBe(true)
    rallies.end()
    rallies.d20(15).activate('b').flee()
    expect(rallies.is('b', 'routing')).toBe(false)
    rallies.end()
    const map = Array.from({ length: 16 }, (_, y) => (y === 7 ? '####################' : '....................'))
    const alone = position({ ...pieces, lich: skeleton({ at: [9, 15], level: 9, commander: 4 }) }, { map })
    alone.turn('a').d20(14).use('Turn Undead', 'b')
    alone.flee()
    const [x] = alone.at('b')
    alone.activate('b').flee()
    expect(alone.is('b', 'routing')).toBe(true)
    expect(alone.at('b')[0]).toBe(x + 2)
    expect(alone.rolls('morale')).toHaveLength(1)
    alone.end()
  })
})

describe('Slow Effect', () => {
  const golem = foe({ at: [6, 5], abilities: ['Slow Effect DC 15'] })
  const fighter: Piece = { at: [5, 5], level: 3, melee: '+8/+3 (5)', abilities: ['Independent'] }

  it('SK-AB-SLOW-EFFECT-01: an adjacent enemy that fails its save makes one attack at most', () => {
    const p = position({ a: fighter, b: golem })
    p.d20(11).turn('a').d20(10).melee('b', 0)
    expect(p.match.state.active === p.id('a') ? p.offers('melee') : []).toEqual([])
    p.end()
    const saved = position({ a: fighter, b: golem })
    saved.d20(12).turn('a').d20(10).melee('b', 0)
    expect(saved.offers('melee')).toHaveLength(1)
  })

  it('SK-AB-SLOW-EFFECT-01: moving away does not help; one that starts elsewhere is free', () => {
    const away = position({ a: { ...fighter, abilities: ['Sidestep'] }, b: golem, c: foe({ at: [3, 5] }) })
    away.d20(11).turn('a')
    away.do('sidestep', { square: away.square(4, 5) })
    away.d20(10).melee('c', 0)
    expect(away.match.state.active === away.id('a') ? away.offers('melee') : []).toEqual([])
    away.end()
    const elsewhere = position({ a: fighter, b: { ...golem, at: [7, 5] } })
    elsewhere.turn('a')
    elsewhere.end()
  })
})

describe('Trample', () => {
  const beast: Piece = {
    at: [2, 5],
    type: 'Large Animal',
    melee: '+5 (5)',
    speed: 8,
    abilities: ['Trample 15 DC 15', 'Independent'],
  }
  const orc = (lines: Partial<Piece> = {}): Piece => foe({ at: [5, 5], ...lines })

  it.each([
    [11, 85],
    [12, 100],
  ])('SK-AB-TRAMPLE-01: crossing a smaller enemy; its save of %i leaves it %i hp', (natural, hp) => {
    const p = position({ a: beast, b: orc() })
    p.turn('a').walk([3, 5])
    p.d20(natural).walk([4, 5])
    expect(p.hp('b')).toBe(hp)
    p.end()
  })

  it('SK-AB-TRAMPLE-01: DR counts; nobody of its own size or bigger; one enemy per turn', () => {
    const tough = position({ a: beast, b: orc({ abilities: ['DR 5'] }) })
    tough.turn('a').walk([3, 5]).d20(11).walk([4, 5])
    expect(tough.hp('b')).toBe(90)
    const large = position({ a: beast, b: orc({ type: 'Large Giant' }) })
    large.turn('a').walk([3, 5])
    expect(large.goes('step', 4, 5)).toBe(false)
    const two = position({ a: { ...beast, speed: 10 }, b: orc(), c: orc({ at: [8, 5] }) })
    two.turn('a').walk([3, 5]).d20(12)
    for (let x = 4; x <= 6; x++) {
      two.walk([x, 5])
      while (two.kind === 'opportunity') two.do('pass')
    }
    expect(two.goes('step', 7, 5)).toBe(false)
    two.end()
  })

  it('SK-AB-TRAMPLE-01: it moves through the space of one enemy, not of two side by side', () => {
    const p = position({ a: beast, b: orc(), c: orc({ at: [5, 6] }) })
    p.turn('a').walk([3, 5])
    expect(p.goes('step', 4, 5)).toBe(false)
    // With the second one out of the way it may.
    const one = position({ a: beast, b: orc(), c: orc({ at: [5, 7] }) })
    expect(one.turn('a').walk([3, 5]).goes('step', 4, 5)).toBe(true)
  })

  it('SK-AB-TRAMPLE-01: a helpless enemy is trampled if its player wants it', () => {
    const asleep = { a: beast, b: orc({ is: ['asleep'] }) }
    const p = position(asleep)
    p.turn('a').walk([3, 5], [4, 5])
    expect(p.kind).toBe('trample')
    p.d20(11).do('use')
    expect(p.hp('b')).toBe(85)
    const passes = position(asleep)
    passes.turn('a').walk([3, 5], [4, 5])
    passes.do('decline')
    passes.walk([5, 5], [6, 5])
    expect(passes.hp('b')).toBe(100)
  })

  it('SK-AB-TRAMPLE-01: neither a bigger sleeper nor a second one is trampled', () => {
    const big = position({ a: beast, b: orc({ type: 'Large Giant', is: ['asleep'] }) })
    big.turn('a').walk([3, 5], [4, 5])
    expect(big.kind).toBe('act')
    const two = position({
      a: { ...beast, speed: 10 },
      b: orc({ is: ['asleep'] }),
      c: orc({ at: [8, 5], is: ['asleep'] }),
    })
    two.turn('a').walk([3, 5], [4, 5])
    two.d20(12).do('use')
    two.walk([5, 5], [6, 5], [7, 5], [8, 5], [9, 5])
    expect(two.hp('c')).toBe(100)
    two.end()
  })

  it.each([
    [11, [], 100],
    [10, [11], 85],
  ])('SK-AB-INCORPOREAL-01: trampled, a wraith takes no damage on %i', (natural, save, hp) => {
    const p = position({ a: beast, b: orc({ abilities: ['Incorporeal'] }) })
    p.turn('a').walk([3, 5])
    p.d20(natural, ...save).walk([4, 5])
    expect(p.hp('b')).toBe(hp)
    p.end()
  })

  it('SK-AB-TRAMPLE-02: it provokes, keeps its attack, and works out of command', () => {
    const p = position({ a: beast, b: orc(), c: orc({ at: [8, 6] }) })
    p.turn('a').walk([3, 5]).d20(12).walk([4, 5])
    p.walk([5, 5])
    expect(p.kind).toBe('opportunity')
    expect(p.targets('opportunity')).toEqual(['b'])
    p.d20(2).do('opportunity')
    p.walk([6, 5])
    while (p.kind === 'opportunity') p.do('pass')
    expect(p.targets('melee')).toContain('c')
    p.d20(10).melee('c')
    expect(p.hp('c')).toBe(95)
    p.end()
    const lost = position({ a: { ...beast, at: [3, 5], abilities: ['Trample 15 DC 15'] }, b: orc() })
    lost.turn('a').d20(11).walk([4, 5])
    for (const x of [5, 6]) {
      lost.do('step', { square: lost.square(x, 5) })
      while (lost.kind === 'opportunity') lost.do('pass')
    }
    expect(lost.hp('b')).toBe(85)
    expect(lost.at('a')).toEqual([6, 5])
  })

  it('SK-AB-TRAMPLE-02: it works in a rush', () => {
    const map = ['################', '................', '................', '################']
    // The one in the way is unseen, so the nearest enemy to rush is the one behind it.
    const p = position(
      {
        a: { ...beast, at: [1, 1], abilities: ['Trample 15 DC 15'] },
        b: orc({ at: [5, 1], abilities: ['Invisible'] }),
        c: orc({ at: [10, 1] }),
      },
      { map },
    )
    p.turn('a')
      .d20(11)
      .do('rush', { target: p.id('c') })
    while (!p.match.waiting && p.kind !== 'act' && p.kind !== 'activate') p.play(p.asked().actions.at(-1)!)
    expect(p.hp('b')).toBe(85)
  })

  it('SK-AB-TRAMPLE-03: a destroyed victim makes no attack of opportunity, a survivor does', () => {
    const dead = position({ a: beast, b: orc({ hp: 15 }), c: orc({ at: [18, 15] }) })
    dead.turn('a').walk([3, 5]).d20(11).walk([4, 5])
    expect(dead.is('b', 'eliminated')).toBe(true)
    dead.walk([5, 5])
    expect(dead.kind).toBe('act')
    const alive = position({ a: beast, b: orc({ hp: 40 }), c: orc({ at: [18, 15] }) })
    alive.turn('a').walk([3, 5]).d20(11).walk([4, 5])
    expect(alive.hp('b')).toBe(25)
    alive.walk([5, 5])
    expect(alive.kind).toBe('opportunity')
  })
})
