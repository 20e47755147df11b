import { describe, expect, test } from 'vitest'
import { ASLEEP, PARALYZED, ROUTING, SHAKEN, STUNNED } from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

const field = (at: Record<string, readonly [number, number]>, terrain = {}) =>
  open(20, 14, { z: [19, 13], ...at }, terrain)
/** One attack of A at (5,5) on b at (6,5). */
const strike = (A: Piece, b: Piece, ...dice: number[]) =>
  battle(field({ A: [5, 5], b: [6, 5] }), { A, b })
    .begin('A')
    .d20(...dice)
    .melee('b')

describe('melee', () => {
  test('SK-CARD-09, SK-CARD-11, SK-MELEE-02, SK-MELEE-03 a roll that reaches the AC hits for the printed damage', () => {
    expect(strike({ melee: '+5 (15)' }, { ac: 17, hp: 40 }, 12).hp('b')).toBe(25)
    expect(strike({ melee: '+5 (15)' }, { ac: 17, hp: 40 }, 11).hp('b')).toBe(40)
    expect(strike({ melee: '+7 (10)' }, { ac: 15, hp: 30 }, 8).hp('b')).toBe(20)
  })

  test('SK-MELEE-01, SK-MELEE-09 any adjacent enemy, never an ally', () => {
    const b = battle(field({ A: [5, 5], B: [4, 5], c: [6, 6], d: [5, 4], e: [7, 5] })).begin('A')
    expect(b.letters('melee')).toBe('cd')
    const alone = battle(field({ A: [5, 5], B: [4, 5] }), { A: { ranged: '+5 (5)' } }).begin('A')
    expect([alone.letters('melee'), alone.letters('ranged')]).toEqual(['', 'z'])
  })

  test('SK-MELEE-04, SK-MELEE-05, SK-MELEE-07, SK-MELEE-08, SK-KEY-CRITICAL-HIT-01 naturals 20 and 1', () => {
    expect(strike({ melee: '+0 (10)' }, { ac: 35, hp: 60 }, 20).hp('b')).toBe(40)
    expect(strike({ melee: '+0 (10)' }, { ac: 35, hp: 60, type: 'Undead' }, 20).hp('b')).toBe(50)
    expect(strike({ melee: '+6 (10 magic + 5 fire)' }, { ac: 35, hp: 60 }, 20).hp('b')).toBe(35)
    expect(strike({ melee: '+3 (10 + 5 fire)' }, { ac: 30, hp: 60, type: 'Undead' }, 20).hp('b')).toBe(45)
    expect(strike({ melee: '+20 (10)' }, { ac: 10, hp: 60 }, 1).hp('b')).toBe(60)
    expect(strike({ melee: '+20 (10)' }, { ac: 10, hp: 60 }, 2).hp('b')).toBe(50)
  })

  test('SK-CARD-10, SK-MELEE-12, SK-KEY-DESTROYED-01 at 0 hit points it is destroyed at once, without a morale save', () => {
    const b = strike({ melee: '+20 (20)' }, { hp: 20, cost: 14 }, 10)
    expect([b.has('b'), b.piece('b').square, b.match.state.scores[0]]).toEqual([false, -1, 14])
    expect(b.waits()).toBe(null)
  })

  test('SK-MELEE-11, SK-MORALE-05, SK-MORALE-06 the save for half hit points: at half or less, once', () => {
    expect(strike({ melee: '+20 (10)' }, { hp: 25 }, 10).is('b', SHAKEN)).toBe(false)
    const half = battle(field({ A: [5, 5], b: [6, 5] }), { A: { melee: '+20 (5)' }, b: { hp: 25 } })
    half.piece('b').hp = 15
    half.begin('A').d20(10).melee('b')
    expect(half.waits()).toBe('morale')
    half.d20(20)
    half.piece('b').hp = 25
    half.begin('A').d20(10).melee('b')
    half.piece('b').hp = 5
    half.begin('A')
    expect(half.waits()).toBe(null)
    const raised = battle(field({ A: [5, 5], b: [6, 5] }), { A: { melee: '+20 (5)' }, b: { hp: 15 } })
    raised.piece('b').hp = 15
    raised.begin('A').d20(10).melee('b') // 10 of 15
    expect(raised.waits()).toBe(null)
    raised.begin('A').d20(10).melee('b') // 5 of 15
    expect(raised.waits()).toBe('morale')
  })

  test('SK-MELEE-13, SK-AB-DR-01, SK-AB-RESIST-01, SK-KEY-DAMAGE-03 double, add, then DR and Resist per part', () => {
    const hit = strike({ melee: '+9 (10 + 5 fire)' }, { hp: 40, abilities: ['DR 5', 'Resist 5 Fire'] }, 20)
    expect(hit.hp('b')).toBe(25)
    expect(hit.waits()).toBe(null)
    expect(strike({ melee: '+9 (10 + 5 fire)' }, { hp: 40, abilities: ['DR 5'] }, 10).hp('b')).toBe(30)
    expect(strike({ melee: '+9 (5)' }, { hp: 40, abilities: ['DR 5'] }, 10).hp('b')).toBe(40)
    expect(strike({ melee: '+9 (10 + 5 fire)' }, { hp: 40, abilities: ['DR 5'] }, 20).hp('b')).toBe(20)
    const poison = strike(
      { melee: '+9 (10)', abilities: ['Poison (5 damage whenever poisoned creature activates; DC 13)'] },
      { hp: 20, level: 2 },
      10,
    )
    expect(poison.waits()).toBe('Poison') // the poison first, the morale save after it
    poison.d20(5)
    expect(poison.waits()).toBe('morale')
  })

  test('SK-KEY-DAMAGE-01, SK-KEY-MAGIC-01, SK-KEY-ENERGY-01 DR stops weapon damage only', () => {
    const dr = { hp: 40, abilities: ['DR 10'] }
    expect(strike({ melee: '+9 (10)' }, dr, 10).hp('b')).toBe(40)
    expect(strike({ melee: '+9 (10 magic)' }, dr, 10).hp('b')).toBe(30)
    expect(strike({ melee: '+9 (10 fire)' }, dr, 10).hp('b')).toBe(30)
    expect(strike({ melee: '+9 (10 fire)' }, { hp: 40, abilities: ['Resist 5 Fire'] }, 10).hp('b')).toBe(35)
    expect(strike({ melee: '+9 (10 fire)' }, { hp: 40, abilities: ['Immune Fire'] }, 10).hp('b')).toBe(40)
  })

  test('SK-KEY-NEGATIVE-01, SK-TYPE-CONSTRUCT-02, SK-TYPE-UNDEAD-02 negative damage harms the living, heals the dead', () => {
    const touch = { melee: '+9 (15 negative)' }
    expect(strike(touch, { hp: 40, abilities: ['DR 10'] }, 10).hp('b')).toBe(25)
    expect(strike(touch, { hp: 40, type: 'Construct' }, 10).hp('b')).toBe(40)
    const zombie = battle(field({ A: [5, 5], b: [6, 5] }), { A: touch, b: { hp: 40, type: 'Undead' } })
    zombie.piece('b').hp = 20
    zombie.begin('A').d20(10).melee('b')
    expect(zombie.hp('b')).toBe(35)
    zombie.begin('A').d20(10).melee('b')
    expect(zombie.hp('b')).toBe(40)
  })

  test('SK-AB-VULNERABLE-01, SK-AB-IMMUNE-01 5 more for every full 10', () => {
    const weak = { hp: 80, abilities: ['Vulnerable Fire'] }
    expect(strike({ melee: '+9 (20 fire)' }, weak, 10).hp('b')).toBe(50)
    expect(strike({ melee: '+9 (5 fire)' }, weak, 10).hp('b')).toBe(75)
  })
})

describe('several attacks', () => {
  test('SK-MULTI-01, SK-MULTI-03, SK-ACT-05, SK-ACT-07 all attacks when standing still, one with a move', () => {
    const b = battle(field({ A: [5, 5], b: [6, 5], c: [5, 6] }), {
      A: { melee: '+12/+12 (10)' },
      b: { ac: 20, hp: 60 },
      c: { ac: 20, hp: 60 },
    })
    b.begin('A').d20(8).melee('b')
    expect(b.letters('melee')).toBe('bc')
    expect(b.offers('step').length).toBeGreaterThan(0)
    b.d20(7).melee('c')
    expect([b.hp('b'), b.hp('c')]).toEqual([50, 60])
    expect(b.acting()).not.toBe('A')
    const mover = battle(field({ A: [4, 5], b: [6, 5] }), { A: { melee: '+12/+12 (10)' }, b: { hp: 60 } }).begin('A')
    mover.step(5, 5)
    mover.d20(10).melee('b')
    expect(mover.acting()).not.toBe('A')
    const leaver = battle(field({ A: [5, 5], b: [6, 5] }), { A: { melee: '+12/+12 (20)' }, b: { hp: 20 } }).begin('A')
    leaver.d20(10).melee('b')
    leaver.walk([4, 5], [3, 5], [2, 5], [1, 5], [0, 5], [0, 6])
    expect(leaver.at('A')).toEqual([0, 6])
  })

  test('SK-MULTI-02 coming back to the same square is moving', () => {
    const b = battle(field({ A: [5, 5], b: [6, 5] }), {
      A: { melee: '+12/+12 (5)' },
      b: { hp: 60, abilities: ['Tiny Reach'] },
    }).begin('A')
    b.walk([5, 6], [5, 5])
    b.d20(10).melee('b')
    expect(b.acting()).not.toBe('A')
  })

  test('SK-ACT-06, SK-MULTI-04 different attacks in any order, each once', () => {
    const b = battle(field({ A: [5, 5], b: [6, 5] }), { A: { melee: '+8/+3 (5/15)' }, b: { hp: 60 } }).begin('A')
    expect(b.offers('melee').map(({ attack }) => attack)).toEqual([0, 1])
    b.d20(15).do('melee', { attack: 1 })
    expect(b.hp('b')).toBe(45)
    expect(b.offers('melee').map(({ attack }) => attack)).toEqual([0])
  })

  test('SK-ACT-08 all melee or all ranged', () => {
    const b = battle(field({ A: [5, 5], b: [6, 5] }), { A: { melee: '+6/+6 (5)', ranged: '+4/+4 (5)' }, b: { hp: 60 } })
    b.piece('b').status |= STUNNED
    b.begin('A')
    expect(b.letters('ranged')).toBe('b')
    b.d20(10).melee('b')
    expect([b.letters('melee'), b.letters('ranged')]).toEqual(['b', ''])
  })

  test('SK-ACT-01, SK-ACT-02, SK-ACT-03, SK-ACT-04, SK-ACT-10, SK-CARD-08 what a turn may hold', () => {
    const b = battle(field({ A: [5, 5], b: [12, 5] }), { A: { speed: 4 } }).begin('A')
    expect(new Set(b.offers().map(({ type }) => type))).toEqual(new Set(['end', 'step', 'charge']))
    b.walk([6, 5], [7, 5], [8, 5], [9, 5])
    expect(b.offers('charge')).toEqual([])
    b.walk([10, 5], [11, 5])
    expect(b.letters('melee')).toBe('') // six squares: a double move leaves no attack
    const near = battle(field({ A: [5, 5], b: [8, 5] }), { A: { speed: 4 }, b: { hp: 60 } }).begin('A')
    near.walk([6, 5], [7, 5])
    near.d20(10).melee('b')
    expect(near.acting()).not.toBe('A')
    const first = battle(field({ A: [5, 5], b: [6, 5] }), { A: { speed: 2 }, b: { hp: 60 } }).begin('A')
    first.d20(10).melee('b')
    first.step(4, 5)
    first.do('pass')
    first.step(3, 5)
    expect(first.at('A')).toEqual([3, 5])
    expect(first.acting()).not.toBe('A')
    const idle = battle(field({ A: [5, 5] }))
      .begin('A')
      .do('end')
    expect(idle.piece('A').activations).toBe(0)
  })
})

describe('conditions of the defender', () => {
  test('SK-MOD-04, SK-MOD-10, SK-COND-STUN-01 stunned: AC -2, normal damage', () => {
    const stunned = (die: number) => {
      const b = battle(field({ A: [5, 5], b: [6, 5] }), { A: { melee: '+5 (10)' }, b: { ac: 17, hp: 60 } })
      b.piece('b').status |= STUNNED
      return b.begin('A').d20(die).melee('b').hp('b')
    }
    expect([stunned(10), stunned(9)]).toEqual([50, 60])
    const shot = (die: number) => {
      const b = battle(field({ A: [5, 5], b: [9, 5] }), { A: { ranged: '+3 (5)' }, b: { ac: 15, hp: 60 } })
      b.piece('b').status |= STUNNED
      return b.begin('A').d20(die).ranged('b').hp('b')
    }
    expect([shot(10), shot(9)]).toEqual([55, 60])
  })

  test('SK-MOD-05, SK-COND-HELPLESS-03, SK-COND-SLEEP-01, SK-COND-SLEEP-02 helpless: hit without a roll for double; damage wakes', () => {
    const b = battle(field({ A: [5, 5], b: [6, 5] }), { A: { melee: '+0 (10 + 5 fire)' }, b: { ac: 30, hp: 60 } })
    b.piece('b').status |= ASLEEP
    b.begin('A').melee('b')
    expect([b.hp('b'), b.is('b', ASLEEP)]).toEqual([35, false])
    expect(b.waits()).toBe(null)
  })

  test('SK-MOD-12, SK-RANGED-06 shooting the helpless: +4 and normal damage; the adjacent one is the nearest', () => {
    const shot = (die: number) => {
      const b = battle(field({ A: [5, 5], b: [6, 5], c: [11, 5] }), { A: { ranged: '+4 (5)' }, b: { ac: 18, hp: 60 } })
      b.piece('b').status |= PARALYZED
      b.begin('A')
      expect(b.letters('ranged')).toBe('b')
      return b.d20(die).ranged('b').hp('b')
    }
    expect([shot(10), shot(9), shot(1), shot(20)]).toEqual([55, 60, 60, 50])
  })

  test('SK-MOD-03, SK-MOD-07, SK-AB-INVISIBLE-02, SK-AB-BLINDSIGHT-01, SK-TYPE-OOZE-01 who cannot see whom', () => {
    const unseen = { melee: '+5 (10)', abilities: ['Invisible'] }
    expect(strike(unseen, { ac: 17, hp: 60 }, 10).hp('b')).toBe(50)
    expect(strike(unseen, { ac: 17, hp: 60, abilities: ['Blindsight'] }, 10).hp('b')).toBe(60)
    expect(strike(unseen, { ac: 17, hp: 60, type: 'Ooze' }, 10).hp('b')).toBe(60)
    const ghost = { ac: 10, hp: 60, abilities: ['Invisible'] }
    expect(strike({}, ghost, 10, 10).hp('b')).toBe(60)
    expect(strike({}, ghost, 10, 11).hp('b')).toBe(50)
    expect(strike({ abilities: ['Blindsight'] }, ghost, 10).hp('b')).toBe(50)
  })

  test('SK-MOD-01, SK-MOD-02, SK-MOD-14 charge, flanking and an unseen attacker add up against cover and stun', () => {
    const b = battle(field({ A: [2, 2], b: [6, 6], C: [7, 7] }, { '#': [[6, 5]] }), {
      A: { abilities: ['Invisible'], melee: '+0 (10)' },
      b: { ac: 10, hp: 60, abilities: ['Tiny Reach'] },
    })
    b.piece('b').status |= STUNNED
    b.begin('A')
    // It ends at (5,5): flanked with C at (7,7), a wall corner between: 10 - 2 + 4 = 12 against 0 + 6.
    b.d20(5).do('charge')
    expect([b.at('A'), b.hp('b')]).toEqual([[5, 5], 60])
    const hit = battle(field({ A: [2, 2], b: [6, 6], C: [7, 7] }, { '#': [[6, 5]] }), {
      A: { abilities: ['Invisible'], melee: '+0 (10)' },
      b: { ac: 10, hp: 60, abilities: ['Tiny Reach'] },
    })
    hit.piece('b').status |= STUNNED
    hit.begin('A').d20(6).do('charge')
    expect(hit.hp('b')).toBe(50)
  })
})

describe('flanking', () => {
  const flanked = (attacker: [number, number], partner: [number, number], extra: Record<string, Piece> = {}) =>
    battle(field({ A: attacker, B: partner, c: [5, 5] }), { A: { melee: '+0 (10)' }, c: { ac: 12, hp: 60 }, ...extra })
  const bonus = (b: ReturnType<typeof flanked>) => b.begin('A').d20(10).melee('c').hp('c') === 50

  test('SK-FLANK-01, SK-FLANK-02 opposite sides and corners', () => {
    for (const [a, p] of [
      [
        [4, 5],
        [6, 5],
      ],
      [
        [5, 4],
        [5, 6],
      ],
      [
        [4, 4],
        [6, 6],
      ],
    ] as [number, number][][]) {
      expect([a, p, bonus(flanked(a, p))]).toEqual([a, p, true])
      expect([p, a, bonus(flanked(p, a))]).toEqual([p, a, true])
    }
    for (const [a, p] of [
      [
        [4, 5],
        [6, 4],
      ],
      [
        [4, 5],
        [6, 6],
      ],
      [
        [4, 4],
        [5, 6],
      ],
    ] as [number, number][][]) {
      expect([a, p, bonus(flanked(a, p))]).toEqual([a, p, false])
    }
  })

  test('SK-FLANK-03, SK-THREAT-02 the partner must threaten', () => {
    const b = flanked([6, 5], [4, 5])
    b.piece('B').status |= STUNNED
    expect(bonus(b)).toBe(false)
  })

  test('SK-FLANK-04, SK-FLANK-06 big defenders: the whole space counts, and the bonus once', () => {
    const ogre = (p: Record<string, [number, number]>, attacker: [number, number] = [4, 5]) =>
      battle(field({ A: attacker, c: [5, 5], ...p }), {
        A: { melee: '+0 (10)' },
        c: { type: 'Large Giant', ac: 12, hp: 60 },
      })
    for (const partner of [
      [7, 5],
      [7, 6],
    ] as [number, number][])
      expect(bonus(ogre({ B: partner }) as never)).toBe(true)
    for (const partner of [
      [7, 7],
      [6, 7],
    ] as [number, number][])
      expect(bonus(ogre({ B: partner }) as never)).toBe(false)
    expect(bonus(ogre({ B: [7, 7] }, [4, 4]) as never)).toBe(true)
    expect(
      ogre({ B: [7, 5], D: [7, 6] })
        .begin('A')
        .d20(9)
        .melee('c')
        .hp('c'),
    ).toBe(60)
  })

  test('SK-FLANK-05 big flankers use any of their squares', () => {
    const large = { B: { type: 'Large Giant' } }
    expect(bonus(flanked([6, 5], [3, 4], large))).toBe(true)
    expect(bonus(flanked([6, 5], [3, 3], large))).toBe(true)
  })

  test('SK-FLANK-07 any enemy of the defender will do', () => {
    const b = battle(field({ A: [4, 5], c: [5, 5], d: [6, 5] }), {
      A: { melee: '+0 (10)' },
      c: { ac: 12, hp: 60 },
      d: { seat: 2 },
    })
    expect(b.begin('A').d20(10).melee('c').hp('c')).toBe(50)
  })

  test('SK-FLANK-08 melee only, and reach from a distance takes no part', () => {
    const archer = battle(field({ A: [3, 5], B: [6, 5], c: [5, 5] }), {
      A: { ranged: '+4 (10)' },
      c: { ac: 18, hp: 60 },
    })
    expect(archer.begin('A').d20(16).ranged('c').hp('c')).toBe(60) // 18 + 4 in melee = 22 against 20
    const reach = battle(field({ A: [3, 5], B: [6, 5], c: [5, 5] }), {
      A: { melee: '+0 (10)', abilities: ['Melee Reach 2'] },
      c: { ac: 12, hp: 60 },
    })
    expect(reach.begin('A').d20(11).melee('c').hp('c')).toBe(60)
    const giver = battle(field({ A: [6, 5], B: [3, 5], c: [5, 5] }), {
      A: { melee: '+0 (10)' },
      B: { abilities: ['Melee Reach 2'] },
      c: { ac: 12, hp: 60 },
    })
    expect(giver.begin('A').d20(11).melee('c').hp('c')).toBe(60)
  })
})

describe('melee cover and adjacency', () => {
  test('SK-COVER-01, SK-COVER-03, SK-MOD-06 cover at the corner of a wall, both ways', () => {
    const corner = (who: 'A' | 'b', die: number) => {
      const b = battle(field({ A: [5, 5], b: [6, 6] }, { '#': [[6, 5]] }), {
        A: { ac: 14, hp: 60 },
        b: { ac: 14, hp: 60 },
      })
      b.begin(who)
        .d20(die)
        .melee(who === 'A' ? 'b' : 'A')
      return b.hp(who === 'A' ? 'b' : 'A')
    }
    expect([corner('A', 12), corner('A', 13), corner('b', 12), corner('b', 13)]).toEqual([60, 50, 60, 50])
    const plain = battle(field({ A: [5, 5], b: [6, 5] }, { '#': [[6, 4]] }), { b: { ac: 14, hp: 60 } })
    expect(plain.begin('A').d20(9).melee('b').hp('b')).toBe(50)
  })

  test('SK-COVER-04 creatures and statues give no melee cover', () => {
    const b = battle(field({ A: [5, 5], b: [6, 6], c: [6, 5] }, { S: [[5, 6]] }), {
      A: { melee: '+0 (10)' },
      b: { hp: 60 },
    })
    expect(b.begin('A').d20(15).melee('b').hp('b')).toBe(50)
  })

  test('SK-COVER-05 big creatures have cover only if every contact has it', () => {
    const at = (x: number, y: number) => {
      const b = battle(field({ A: [x, y], b: [6, 6] }, { '#': [[6, 5]] }), {
        A: { type: 'Large Giant', melee: '+0 (10)' },
        b: { hp: 60 },
      })
      return b.begin('A').d20(15).melee('b').hp('b')
    }
    expect([at(4, 4), at(4, 5)]).toEqual([60, 50])
  })

  test('SK-KEY-ADJACENT-01, SK-KEY-ADJACENT-02, SK-LOS-03 adjacency, and walls on both sides of a diagonal', () => {
    expect(
      battle(field({ A: [5, 5], b: [6, 6] }))
        .begin('A')
        .letters('melee'),
    ).toBe('b')
    expect(
      battle(field({ A: [5, 5], b: [7, 5] }))
        .begin('A')
        .letters('melee'),
    ).toBe('')
    expect(
      battle(field({ A: [5, 5], b: [7, 7] }), { A: { type: 'Large Giant' } })
        .begin('A')
        .letters('melee'),
    ).toBe('b')
    const walls = {
      '#': [
        [6, 5],
        [5, 6],
      ],
    }
    const b = battle(field({ A: [5, 5], b: [6, 6] }, walls), { A: { ranged: '+5 (5)' } }).begin('A')
    expect([b.letters('melee'), b.letters('ranged')]).toEqual(['', ''])
  })

  test('SK-KEY-IN-A-SQUARE-01 a Huge creature is in each of its nine squares', () => {
    const b = battle(field({ A: [5, 5], b: [8, 7] }), {
      A: { type: 'Huge Giant', melee: '+0 (10)' },
      b: { ac: 12, hp: 60 },
    })
    b.match.state.terrain = [...b.match.state.terrain].map((c, i) => (i === b.square(5, 5) ? 'o' : c)).join('')
    b.begin('A').d20(10).melee('b') // the sacred circle under another of its squares counts
    expect(b.hp('b')).toBe(50)
  })
})

describe('threat', () => {
  const archer = (at: Record<string, readonly [number, number]>, terrain = {}, pieces: Record<string, Piece> = {}) =>
    battle(field({ A: [5, 5], ...at }, terrain), {
      A: { ranged: '+5 (5)', spells: ['ember dart [1]', 'mend wounds [1]'] },
      ...pieces,
    })

  test('SK-THREAT-01, SK-THREAT-03, SK-THREAT-04, SK-SPELL-05 an active neighbour stops shots and spells but touch', () => {
    const b = archer({ b: [6, 6] }).begin('A')
    expect([
      b.letters('ranged'),
      b.castable('ember dart').sort().join(''),
      b.castable('mend wounds').sort().join(''),
    ]).toEqual(['', '', 'Ab'])
    const c = archer({ b: [7, 7] }).begin('A')
    expect([c.letters('ranged'), c.castable('ember dart').sort().join('')]).toEqual(['b', 'b'])
  })

  test('SK-THREAT-02, SK-COND-HELPLESS-01, SK-ROUT-09 stunned, helpless and routing creatures threaten nobody', () => {
    for (const status of [STUNNED, ASLEEP, PARALYZED, ROUTING]) {
      const b = archer({ b: [6, 6] })
      b.piece('b').status |= status
      expect(b.begin('A').letters('ranged')).toBe('b')
      expect(b.step(4, 4).at('A')).toEqual([4, 4])
    }
  })

  test('SK-THREAT-05, SK-ABIL-02 special abilities may be used under threat', () => {
    const b = battle(field({ A: [5, 5], b: [6, 5] }), {
      A: {
        abilities: ['Breath Weapon [2] (cone; 20 fire damage; DC 15)', 'Gaze Attack (range 6; Paralysis; DC 15)'],
        spells: ['hold foe [1]'],
      },
    }).begin('A')
    expect([
      b.usable('Breath Weapon').sort().join(''),
      b.usable('Gaze Attack').sort().join(''),
      b.castable('hold foe').sort().join(''),
    ]).toEqual(['*', 'b', ''])
  })

  test('SK-THREAT-06, SK-SPELL-06, SK-AB-INVISIBLE-03 cover or not being seen lifts it', () => {
    const covered = archer({ b: [6, 6] }, { '#': [[6, 5]] }).begin('A')
    expect([covered.letters('ranged'), covered.castable('ember dart').sort().join('')]).toEqual(['b', 'b'])
    expect(covered.step(4, 4).at('A')).toEqual([4, 4])
    const unseen = archer({ b: [6, 6] }, {}, { A: { ranged: '+5 (5)', abilities: ['Invisible'] } }).begin('A')
    expect(unseen.letters('ranged')).toBe('b')
    expect(unseen.step(4, 4).at('A')).toEqual([4, 4])
  })

  test('SK-THREAT-07 one threatening enemy is enough', () => {
    const b = archer({ b: [6, 6], c: [4, 5] }, { '#': [[6, 5]] }).begin('A')
    expect(b.letters('ranged')).toBe('')
  })
})
