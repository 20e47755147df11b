import { describe, expect, it } from 'vitest'
import { battle, open, type Piece, position } from '../testing/pieces.ts'
import type { Position } from '../testing/position.ts'

const own = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], melee: '+5 (5)', ...lines })
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, melee: '+5 (5)', ...lines })
const far = foe({ at: [18, 14] })

/** The actions of a creature whose turn it is; none when its turn is over. */
const actionsOf = (p: Position, name: string): string[] =>
  p.match.state.active === p.id(name) && p.kind === 'act' ? p.asked().actions.map(({ type }) => type) : []

describe('active', () => {
  it.each([
    ['confused', true],
    ['frightened', true],
    ['entangled', true],
    ['routing', false],
    ['stunned', false],
    ['asleep', false],
    ['paralyzed', false],
  ])('SK-COND-ACTIVE-01: a %s creature threatens: %s', (is, active) => {
    const p = position({ archer: own({ ranged: '+0 (5)' }), b: foe({ is: [is] }), other: foe({ at: [9, 5] }) })
    expect(p.turn('archer').targets('ranged').length > 0).toBe(!active)
  })

  it('SK-COND-ACTIVE-01: a poisoned creature threatens', () => {
    const p = position({ archer: own({ ranged: '+0 (5)' }), b: foe() })
    p.piece('b').poison = 5
    expect(p.turn('archer').targets('ranged')).toEqual([])
  })
})

describe('Confusion', () => {
  const horror = own({
    at: [5, 5],
    abilities: [
      'Confusion aura [1] (replaces attacks; range 6; radius 2; Confusion; a new save as each of its turns ends; DC 15)',
    ],
  })

  it('SK-COND-CONFUSION-01: living creatures only', () => {
    const p = position({
      a: horror,
      orc: foe({ at: [9, 5], level: 3 }),
      golem: foe({ at: [9, 6], type: 'Construct' }),
      far,
    })
    p.turn('a').use('Confusion aura', 'orc')
    p.do('aim', { x: 10, y: 6 })
    p.do('pick', { creature: p.id('golem') })
    p.d20(11)
    expect([p.is('orc', 'confused'), p.is('golem', 'confused')]).toEqual([true, false])
    p.end()
  })

  const confused = (lines: Partial<Piece> = {}) => own({ is: ['confused'], abilities: ['Independent'], ...lines })

  it.each([
    [1, 1, 'act'],
    [5, 1, 'act'],
    [6, 0, ''],
    [15, 0, ''],
    [16, 0, 'act'],
    [20, 0, 'act'],
  ])('SK-COND-CONFUSION-02: a roll of %i: seat %i, %s', (natural, seat, kind) => {
    const p = position({ a: confused(), b: foe({ at: [12, 5] }) })
    p.d20(natural).activate('a')
    if (kind === 'act') {
      expect(p.match.state.active).toBe(p.id('a'))
      expect(p.seat).toBe(seat)
    } else expect(p.match.state.active).not.toBe(p.id('a'))
    expect(p.is('a', 'confused')).toBe(true)
    p.end()
  })

  it('SK-COND-CONFUSION-02: with several opponents chance picks one', () => {
    const p = position({ a: confused(), b: foe({ at: [12, 5] }), c: foe({ at: [12, 8], seat: 2 }) })
    p.d20(3).dice('d2 2').activate('a')
    expect(p.seat).toBe(2)
    p.end()
  })

  it('SK-COND-CONFUSION-03: out of command, attacked by its old comrades, scored by the controller', () => {
    const p = position({
      a: confused({ hp: 5, left: 5, cost: 9 }),
      mate: own({ at: [6, 5] }),
      third: own({ at: [1, 1] }),
      b: foe({ at: [12, 5] }),
    })
    p.d20(3).activate('a')
    // Its comrade is its enemy now, and it may not simply walk off.
    expect(p.targets('melee')).toEqual(['mate'])
    const begun = p.events.findLast((event) => event.type === 'activated')
    expect(begun).toMatchObject({ commanded: false })
    p.walk([4, 5])
    expect(p.kind).toBe('opportunity')
    expect(p.seat).toBe(0)
    p.d20(15).do('opportunity')
    expect(p.is('a', 'eliminated')).toBe(true)
    expect(p.scores).toEqual([0, 9])
  })

  it('SK-COND-CONFUSION-03: it used an activation of its owner, and is his again afterwards', () => {
    const p = position({
      a: confused(),
      mate: own({ at: [1, 5] }),
      third: own({ at: [1, 1] }),
      b: foe({ at: [12, 5] }),
    })
    p.d20(3).activate('a').done()
    expect(p.kind).toBe('activate')
    expect(p.targets('activate')).toEqual(['mate', 'third'])
    p.do('activate', { creature: p.id('mate') })
    p.done()
    // Two activations: the phase is over.
    expect(p.match.state.active).toBe(p.id('b'))
    expect(p.piece('a').seat).toBe(0)
  })

  it('SK-COND-CONFUSION-04: it makes no attacks of opportunity, but threatens', () => {
    const p = position({ a: confused({ at: [6, 5] }), b: foe({ at: [5, 5], ranged: '+0 (5)' }) })
    p.turn('b')
    expect(p.targets('ranged')).toEqual([])
    p.walk([4, 5])
    expect(p.kind).toBe('act')
  })

  it.each([
    [12, false],
    [11, true],
  ])('SK-COND-CONFUSION-05: a save of %i at the end of its turn', (natural, still) => {
    const p = position({ a: horror, orc: foe({ at: [9, 5], level: 3 }), far })
    p.turn('a').use('Confusion aura', 'orc')
    p.d20(2).do('aim')
    p.done().d20(6, natural).activate('orc')
    expect(p.is('orc', 'confused')).toBe(still)
    p.end()
  })
})

describe('Entangle', () => {
  /** A creature of level 2 in roots of DC 14. */
  const rooted = (lines: Partial<Piece> = {}): Position => {
    const p = position({
      web: foe({ at: [10, 5], abilities: ['Web [2] (replaces attacks; range 6; Entangle; DC 14)'] }),
      a: own({ level: 2, abilities: ['Independent'], ...lines }),
      b: foe({ at: [6, 6] }),
    })
    p.turn('web').use('Web', p.usable('Web').includes('a') ? 'a' : '')
    p.done()
    return p
  }

  it('SK-COND-ENTANGLE-01: there is no save when it is applied', () => {
    const p = rooted({ level: 10 })
    expect(p.is('a', 'entangled')).toBe(true)
    p.end()
  })

  it('SK-COND-ENTANGLE-02: trying to move it saves: failed, it does not move this turn but may attack', () => {
    const p = rooted()
    p.turn('a').d20(11).walk([4, 5])
    expect(p.at('a')).toEqual([5, 5])
    expect(p.offers('step')).toEqual([])
    expect(p.targets('melee')).toEqual(['b'])
    p.end()
  })

  it('SK-COND-ENTANGLE-02: a success frees it and it moves', () => {
    const p = rooted()
    p.turn('a').d20(12).walk([5, 4])
    while (p.kind === 'opportunity') p.do('pass')
    expect(p.at('a')).toEqual([5, 4])
    expect(p.is('a', 'entangled')).toBe(false)
    p.end()
  })

  it('SK-COND-ENTANGLE-02: a routing creature that fails stays in place, routing', () => {
    const p = rooted({ hp: 10 })
    p.turn('b').d20(10, 2, 2).melee('a')
    expect(p.at('a')).toEqual([5, 5])
    expect(p.is('a', 'routing')).toBe(true)
    p.end()
  })

  it.each([
    [12, false],
    [11, true],
  ])('SK-COND-ENTANGLE-03: a save of %i at the end of its turn', (natural, still) => {
    const p = rooted()
    p.turn('a').d20(natural).done()
    expect(p.is('a', 'entangled')).toBe(still)
    p.end()
    if (!still) {
      p.turn('a').walk([5, 4])
      while (p.kind === 'opportunity') p.do('pass')
      expect(p.at('a')).toEqual([5, 4])
      p.end()
    }
  })
})

describe('Frightened', () => {
  it('SK-COND-FRIGHTENED-01: -4 on attack rolls, saves and AC, without a rout', () => {
    const scared = own({ melee: '+6 (5)', ac: 16, level: 3, is: ['frightened'] })
    const strike = (natural: number) => {
      const p = position({ a: scared, b: foe({ ac: 12 }) })
      p.turn('a').d20(natural).melee('b')
      return p.hp('b') < 100
    }
    expect([strike(9), strike(10)]).toEqual([false, true])
    const struck = (natural: number) => {
      const p = position({ a: scared, b: foe({ melee: '+0 (5)' }) })
      p.turn('b').d20(natural).melee('a')
      return p.hp('a') < 100
    }
    expect([struck(11), struck(12)]).toEqual([false, true])
    const saved = (natural: number) => {
      const p = position({ a: scared, b: foe({ spells: ['thunder word [1]'] }) })
      p.turn('b').d20(natural).cast('thunder word', 'a')
      return p.hp('a') === 95
    }
    expect([saved(13), saved(14)]).toEqual([false, true])
  })

  it('SK-COND-FRIGHTENED-01: Fearless creatures cannot be frightened', () => {
    const p = position({
      a: own({ abilities: ['Wail [1] (replaces attacks; self; radius 4; living enemies frightened; DC 30)'] }),
      brave: foe({ abilities: ['Fearless'] }),
      other: foe({ at: [5, 6] }),
    })
    p.turn('a').use('Wail', 'a')
    p.d20(2).do('aim')
    if (p.kind === 'resolve-first') p.do('pick', { creature: p.id('brave') })
    expect([p.is('brave', 'frightened'), p.is('other', 'frightened')]).toEqual([false, true])
    p.end()
  })
})

describe('helpless', () => {
  it('SK-COND-HELPLESS-01: it commands nobody, threatens nobody, gives no flanking and reacts to nothing', () => {
    const sleeper = foe({ at: [6, 5], commander: 5, is: ['asleep'] })
    const map = Array.from({ length: 16 }, () => '....................')
    const command = position({ a: own({ at: [1, 1] }), sleeper, follower: foe({ at: [8, 5] }) }, { map })
    command.turn('follower')
    expect(command.events.findLast((event) => event.type === 'activated')).toMatchObject({ commanded: false })
    const shoots = position({ a: own({ ranged: '+0 (5)' }), sleeper })
    expect(shoots.turn('a').targets('ranged')).toEqual(['sleeper'])
    const leaves = position({ a: own(), sleeper })
    leaves.turn('a').walk([4, 5])
    expect(leaves.kind).toBe('act')
    const flank = position({ a: own({ at: [5, 5], ac: 12 }), sleeper, b: foe({ at: [4, 5], melee: '+0 (5)' }) })
    flank.turn('b').d20(11).melee('a')
    expect(flank.hp('a')).toBe(100)
    // Its own turn is lost.
    const turn = position({ a: own({ at: [1, 1] }), sleeper })
    turn.activate('sleeper')
    expect(actionsOf(turn, 'sleeper')).toEqual([])
  })

  it('SK-COND-HELPLESS-02: it saves normally, and a failed morale save makes it rout on the spot', () => {
    const p = position({
      a: own({ abilities: ['Breath Weapon [2] (cone; 20 fire damage; DC 15)'] }),
      b: foe({ level: 3, hp: 40, is: ['paralyzed'] }),
      far,
    })
    p.turn('a').use('Breath Weapon')
    p.d20(12).do('aim')
    expect(p.hp('b')).toBe(30)
    p.end()
    p.done().turn('a').use('Breath Weapon')
    p.d20(11, 2).do('aim')
    expect(p.is('b', 'routing')).toBe(true)
    expect(p.at('b')).toEqual([6, 5])
    p.end()
  })

  it('SK-COND-HELPLESS-03: melee hits without a roll for double damage, shots roll at +4 for normal damage', () => {
    const melee = position({ a: own({ melee: '+0 (10)' }), b: foe({ ac: 30, is: ['paralyzed'] }) })
    melee.turn('a').melee('b')
    expect(melee.hp('b')).toBe(80)
    melee.end()
    const shot = (natural: number) => {
      const p = position({ a: own({ ranged: '+2 (5)' }), b: foe({ at: [9, 5], ac: 13, is: ['asleep'] }) })
      p.turn('a').d20(natural).ranged('b')
      return 100 - p.hp('b')
    }
    expect([shot(6), shot(7)]).toEqual([0, 5])
  })
})

describe('Incite and Inhibit', () => {
  const pieces = {
    a: own({ spells: ['battle cry [1]'] }),
    b: own({ at: [6, 5] }),
    c: own({ at: [1, 1] }),
    d: own({ at: [1, 3] }),
    foe: foe({ at: [10, 5], spells: ['leaden limbs [1]'] }),
  }

  it('SK-COND-INCITE-01: an incited creature is the first of its warband in the next round', () => {
    const p = position(pieces)
    p.turn('a').cast('battle cry', 'b')
    p.done()
    expect(p.targets('activate')).toEqual(['b', 'c', 'd'])
    while (p.match.state.round === 1) p.play(p.kind === 'act' ? { type: 'end' } : p.asked().actions[0])
    p.do('first', { seat: 0 })
    // Nobody else may be activated, so its turn has begun; afterwards all others are offered.
    expect(p.match.state.active).toBe(p.id('b'))
    p.done()
    expect(p.targets('activate')).toEqual(['a', 'c', 'd'])
  })

  it('SK-COND-INHIBIT-01: an inhibited creature is the last of its warband in the next round', () => {
    const p = position(pieces)
    p.turn('foe').d20(2).cast('leaden limbs', 'b')
    p.done()
    while (p.match.state.round === 1) p.play(p.kind === 'act' ? { type: 'end' } : p.asked().actions[0])
    const order: number[] = []
    while (p.match.state.round === 2) {
      if (p.kind === 'activate') expect(p.targets('activate')).not.toContain('b')
      const before = p.events.length
      p.play(p.kind === 'act' ? { type: 'end' } : p.asked().actions[0])
      for (const event of p.events.slice(before)) {
        if (event.type === 'activated' && event.creature < 4) order.push(event.creature)
      }
    }
    expect(order.slice(0, 4).at(-1)).toBe(p.id('b'))
  })

  it('SK-COND-INCITE-01, SK-COND-INHIBIT-01: other spells leave the order alone', () => {
    const p = position({ ...pieces, foe: foe({ at: [10, 5], spells: ['ember dart [1]'] }) })
    p.turn('foe').d20(2).cast('ember dart', 'b')
    p.done()
    while (p.match.state.round === 1) p.play(p.kind === 'act' ? { type: 'end' } : p.asked().actions[0])
    p.do('first', { seat: 0 })
    expect(p.targets('activate')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('SK-COND-INHIBIT-02: Immune Incite is immunity to Inhibit too', () => {
    const p = position({ ...pieces, b: own({ at: [6, 5], type: 'Undead' }) })
    p.turn('foe').cast('leaden limbs', 'b')
    p.done()
    p.end()
    while (p.match.state.round === 1 || p.kind !== 'activate')
      p.play(p.kind === 'act' ? { type: 'end' } : p.asked().actions[0])
    expect(p.targets('activate')).toContain('b')
  })
})

describe('Paralysis', () => {
  const ghoul = foe({ at: [10, 5], spells: ['hold foe [1]'] })

  it('SK-COND-PARALYSIS-01: a failed save means helpless', () => {
    const p = position({ a: own({ level: 3 }), ghoul, b: foe({ at: [6, 5] }) })
    p.turn('ghoul').d20(11).cast('hold foe', 'a')
    expect(p.is('a', 'paralyzed')).toBe(true)
    p.done().turn('b').melee('a')
    expect(p.hp('a')).toBe(90)
    p.end()
    const saved = position({ a: own({ level: 3 }), ghoul })
    saved.turn('ghoul').d20(12).cast('hold foe', 'a')
    expect(saved.is('a', 'paralyzed')).toBe(false)
  })

  it('SK-COND-PARALYSIS-02: after its lost turn it saves again, and acts in its next turn', () => {
    const p = position({ a: own({ level: 3 }), ghoul, mate: own({ at: [1, 1] }), third: own({ at: [1, 3] }) })
    p.turn('ghoul').d20(2).cast('hold foe', 'a')
    p.done().d20(11).activate('a')
    expect(p.is('a', 'paralyzed')).toBe(true)
    p.d20(12).activate('a')
    expect(p.is('a', 'paralyzed')).toBe(false)
    expect(actionsOf(p, 'a')).toEqual([])
    p.turn('a')
    expect(actionsOf(p, 'a')).toContain('end')
    p.end()
  })
})

describe('Poison', () => {
  const strike = (poison: string, b: Partial<Piece>, ...dice: number[]): Position => {
    const p = position({ a: own({ abilities: [poison] }), b: foe({ level: 2, ...b }), far })
    p.turn('a')
      .d20(...dice)
      .melee('b')
    return p
  }

  it('SK-COND-POISON-01: a hit poisons on a failed save, DR or not', () => {
    expect(strike('Poison (Paralysis; DC 13)', { abilities: ['DR 10'] }, 10, 10).is('b', 'paralyzed')).toBe(true)
    expect(strike('Poison (Paralysis; DC 13)', {}, 2).is('b', 'paralyzed')).toBe(false)
    expect(strike('Poison (Paralysis; DC 13)', {}, 10, 10).is('b', 'paralyzed')).toBe(true)
    expect(strike('Poison (Paralysis; DC 13)', {}, 10, 11).is('b', 'paralyzed')).toBe(false)
    const immune = strike('Poison (Paralysis; DC 13)', { abilities: ['Immune Poison'] }, 10)
    expect(immune.is('b', 'paralyzed')).toBe(false)
    immune.end()
  })

  it('SK-COND-POISON-02: a save halves immediate damage', () => {
    expect(strike('Poison (10 damage; DC 13)', {}, 10, 11).hp('b')).toBe(90)
    expect(strike('Poison (10 damage; DC 13)', {}, 10, 10).hp('b')).toBe(85)
  })

  const slow = 'Poison (5 damage whenever poisoned creature activates; DC 13)'

  it('SK-COND-POISON-03: 5 damage at each activation before it acts', () => {
    const bitten = strike(slow, { hp: 15, melee: '+0 (5)' }, 10, 2)
    expect(bitten.hp('b')).toBe(10)
    bitten.done().d20(19).activate('b')
    expect(bitten.hp('b')).toBe(5)
    expect(actionsOf(bitten, 'b')).toContain('melee')
    bitten.done().activate('b')
    expect(bitten.is('b', 'eliminated')).toBe(true)
  })

  it('SK-COND-POISON-03: nothing reduces the poison', () => {
    const p = strike(slow, { hp: 100, abilities: ['DR 5'] }, 10, 2)
    p.done().activate('b')
    expect(p.hp('b')).toBe(95)
  })

  it("SK-COND-POISON-04: equal poisons do not add up; the poisoner's player scores", () => {
    const p = position({
      a: own({ melee: '+5/+5 (5)', abilities: [slow] }),
      b: foe({ level: 2, hp: 20, cost: 11 }),
      far,
    })
    p.turn('a').d20(10, 2).melee('b', 0)
    p.d20(10, 2, 19).melee('b', 1)
    expect(p.hp('b')).toBe(10)
    p.activate('b')
    expect(p.hp('b')).toBe(5)
    p.done().activate('b')
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.scores).toEqual([11, 0])
  })
})

describe('Sleep', () => {
  const sleeper = (lines: Partial<Piece> = {}): Piece => foe({ ac: 18, is: ['asleep'], ...lines })

  it('SK-COND-SLEEP-01: helpless until woken', () => {
    const p = position({ a: own({ at: [1, 1] }), b: sleeper() })
    p.activate('b')
    expect(actionsOf(p, 'b')).toEqual([])
    p.activate('b')
    expect(p.is('b', 'asleep')).toBe(true)
    const struck = position({ a: own(), b: sleeper() })
    struck.turn('a').melee('b')
    expect(struck.hp('b')).toBe(90)
    struck.end()
  })

  it('SK-COND-SLEEP-02: damage wakes it', () => {
    const p = position({ a: own({ melee: '+5/+5 (5)' }), b: sleeper() })
    p.turn('a').melee('b', 0)
    expect(p.is('b', 'asleep')).toBe(false)
    // The second attack is rolled.
    p.d20(2).melee('b', 1)
    expect(p.hp('b')).toBe(90)
    p.end()
  })

  it('SK-COND-SLEEP-02: a neighbour, friend or foe, wakes one sleeper instead of attacking', () => {
    const p = position({
      a: own({ melee: '+5/+5 (5)' }),
      b: sleeper(),
      c: sleeper({ at: [5, 6] }),
      d: foe({ at: [7, 5] }),
    })
    p.turn('a')
    expect(p.targets('wake')).toEqual(['b', 'c'])
    p.do('wake', { target: p.id('b') })
    expect([p.is('b', 'asleep'), p.is('c', 'asleep')]).toEqual([false, true])
    expect(actionsOf(p, 'a')).not.toContain('melee')
    expect(actionsOf(p, 'a')).not.toContain('wake')
    const friend = position({ a: own({ at: [1, 1] }), b: sleeper(), d: foe({ at: [7, 5] }) })
    friend.turn('d').do('wake', { target: friend.id('b') })
    expect(friend.is('b', 'asleep')).toBe(false)
  })

  it('SK-COND-SLEEP-02: damage that is reduced to nothing wakes nobody', () => {
    const p = position({ a: own(), b: sleeper({ abilities: ['DR 10'] }) })
    p.turn('a').melee('b')
    expect(p.is('b', 'asleep')).toBe(true)
  })
})

describe('Stun', () => {
  it('SK-COND-STUN-01: inactive, -2 AC, but not helpless: attacks roll for normal damage', () => {
    const struck = (natural: number) => {
      const p = position({ a: own({ melee: '+0 (5)' }), b: foe({ ac: 15, is: ['stunned'] }) })
      p.turn('a').d20(natural).melee('b')
      return 100 - p.hp('b')
    }
    expect([struck(12), struck(13)]).toEqual([0, 5])
    const leaves = position({ a: own(), b: foe({ is: ['stunned'] }) })
    leaves.turn('a').walk([4, 5])
    expect(leaves.kind).toBe('act')
  })

  it('SK-COND-STUN-02: it ends at the start of its next turn, which is lost', () => {
    const p = position({ a: own({ ranged: '+0 (5)' }), b: foe({ is: ['stunned'] }) })
    p.activate('b')
    expect(p.is('b', 'stunned')).toBe(false)
    expect(actionsOf(p, 'b')).toEqual([])
    // Active again: it threatens.
    expect(p.turn('a').targets('ranged')).toEqual([])
    p.done().turn('b')
    expect(actionsOf(p, 'b')).toContain('melee')
  })

  it('SK-COND-STUN-03: a turn lost for another reason does not end it', () => {
    const p = position({ a: own({ at: [1, 1] }), b: foe({ is: ['stunned', 'skips-turn'] }) })
    p.activate('b')
    expect(p.is('b', 'stunned')).toBe(true)
    p.activate('b')
    expect(p.is('b', 'stunned')).toBe(false)
    p.turn('b')
    expect(actionsOf(p, 'b')).toContain('end')
    const asleep = position({ a: own({ at: [1, 1] }), b: foe({ is: ['stunned', 'asleep'] }) })
    asleep.activate('b')
    expect(asleep.is('b', 'stunned')).toBe(true)
  })

  it('SK-COND-STUN-04: a stunned commander commands nobody and gives no effect, but steadies itself', () => {
    const lord = foe({ at: [8, 5], commander: 4, level: 5, hp: 20, is: ['stunned'], effects: ['Followers: attack +1'] })
    const p = position({ a: own({ at: [9, 5], melee: '+5 (10)' }), lord, b: foe({ at: [9, 6], melee: '+0 (5)' }) })
    p.turn('b')
    expect(p.events.findLast((event) => event.type === 'activated')).toMatchObject({ commanded: false })
    p.d20(9).melee('a')
    expect(p.hp('a')).toBe(100)
    p.turn('a').d20(10, 11).melee('lord')
    expect(p.is('lord', 'routing')).toBe(false)
    const fails = position({ a: own({ at: [9, 5], melee: '+5 (10)' }), lord, b: foe({ at: [1, 1] }) })
    fails.turn('a').d20(10, 10).melee('lord')
    expect(fails.is('lord', 'routing')).toBe(true)
  })

  it('SK-COND-STUN-04: it adds nothing to the initiative', () => {
    const winner = (is: readonly string[]) => {
      const b = battle(open(20, 16, { A: [5, 5], b: [8, 5] }), { b: { commander: 4, is } })
      return b.d20(10, 9).seat
    }
    expect([winner([]), winner(['stunned'])]).toEqual([1, 0])
  })
})

describe('wounded', () => {
  it('SK-COND-WOUNDED-01: below its starting hit points; healed to them it is not', () => {
    const p = position({
      a: own({
        abilities: ['Breath Weapon (touch; target wounded creature gains +5 hp)'],
        spells: ['mend wounds [1]'],
      }),
      b: own({ at: [5, 6], hp: 20, left: 15 }),
      c: own({ at: [5, 4], hp: 20 }),
      far,
    })
    p.turn('a')
    expect(p.usable('Breath Weapon')).toEqual(['b'])
    p.cast('mend wounds', 'b')
    expect(p.hp('b')).toBe(20)
    p.done().turn('a')
    expect(p.usable('Breath Weapon')).toEqual([])
  })
})
