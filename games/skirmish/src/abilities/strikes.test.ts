import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'

const attacker = (lines: Partial<Piece>): Piece => ({ at: [5, 5], melee: '+5 (10)', ...lines })
const target = (lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, ...lines })
/** An ally of the attacker on the far side of the target. */
const partner: Piece = { at: [7, 5] }

describe('Smite', () => {
  it.each([
    ['Smite Evil +5', 'CE', 'Animal', 15],
    ['Smite Evil +5', 'CG', 'Animal', 10],
    ['Smite Orc +5', 'CG', 'Humanoid (Orc)', 15],
    ['Smite Undead +5', 'CE', 'Humanoid (Orc)', 10],
    ['Smite +5', 'LG', 'Animal', 15],
  ] as const)('SK-AB-SMITE-01: %s against a %s %s: %i damage', (smite, faction, type, damage) => {
    const p = position({ a: attacker({ abilities: [smite] }), b: target({ type }) }, { factions: ['LG', faction] })
    p.turn('a').d20(15).melee('b')
    expect(p.hp('b')).toBe(100 - damage)
    p.end()
  })

  it('SK-AB-SMITE-01: only melee damage is increased', () => {
    const p = position({
      a: attacker({ ranged: '+5 (10)', abilities: ['Smite Evil +5'] }),
      b: target({ at: [9, 5] }),
    })
    p.turn('a').d20(15).ranged('b')
    expect(p.hp('b')).toBe(90)
    p.end()
  })

  it('SK-AB-SMITE-02: a limited Smite is declared before the roll and used up by a miss', () => {
    const p = position({ a: attacker({ melee: '+5/+5 (10)', abilities: ['Smite Evil [1] +5'] }), b: target() })
    p.turn('a').melee('b')
    expect(p.kind).toBe('declare')
    p.d20(2).do('declare')
    expect(p.hp('b')).toBe(100)
    p.d20(15).melee('b', 1)
    expect(p.hp('b')).toBe(90)
    p.end()
  })

  it('SK-AB-SMITE-02: not declared, it is kept and adds nothing', () => {
    const p = position({ a: attacker({ melee: '+5/+5 (10)', abilities: ['Smite Evil [1] +5'] }), b: target() })
    p.turn('a').melee('b')
    p.d20(15).do('roll-attack')
    expect(p.hp('b')).toBe(90)
    p.melee('b', 1)
    p.d20(15).do('declare')
    expect(p.hp('b')).toBe(75)
    p.end()
  })
})

describe.each(['Sneak Attack', 'Melee Sneak Attack'])('%s', (name) => {
  const id = name === 'Sneak Attack' ? 'SK-AB-SNEAK-ATTACK-01' : 'SK-AB-MELEE-SNEAK-ATTACK-01'
  const rogue = attacker({ melee: '+5 (5)', abilities: [`${name} +5`] })

  it(`${id}: +5 damage when flanking, none otherwise`, () => {
    const flanking = position({ a: rogue, b: target(), c: partner })
    flanking.turn('a').d20(15).melee('b')
    expect(flanking.hp('b')).toBe(90)
    const alone = position({ a: rogue, b: target() })
    alone.turn('a').d20(15).melee('b')
    expect(alone.hp('b')).toBe(95)
  })

  it(`${id}: against stunned, helpless and unseeing defenders`, () => {
    const stunned = position({ a: rogue, b: target({ is: ['stunned'] }) })
    stunned.turn('a').d20(15).melee('b')
    expect(stunned.hp('b')).toBe(90)
    const asleep = position({ a: rogue, b: target({ is: ['asleep'] }) })
    asleep.turn('a').melee('b')
    // Doubled base damage, the extra damage once.
    expect(asleep.hp('b')).toBe(85)
    const unseen = position({ a: { ...rogue, abilities: [`${name} +5`, 'Invisible'] }, b: target() })
    unseen.turn('a').d20(15).melee('b')
    expect(unseen.hp('b')).toBe(90)
  })

  it(`${id}: nothing extra at range`, () => {
    const p = position({ a: { ...rogue, ranged: '+5 (5)' }, b: target({ at: [9, 5], is: ['stunned'] }) })
    p.turn('a').d20(15).ranged('b')
    expect(p.hp('b')).toBe(95)
  })
})

describe('Ranged Sneak Attack', () => {
  const slinger = attacker({ ranged: '+5 (5)', abilities: ['Ranged Sneak Attack +5', 'Invisible'] })

  it.each([
    [11, 10],
    [12, 5],
  ])('SK-AB-RANGED-SNEAK-ATTACK-01: unseen, a target in column %i takes %i', (column, damage) => {
    const p = position({ a: slinger, b: target({ at: [column, 5] }) })
    p.turn('a').d20(15).ranged('b')
    expect(p.hp('b')).toBe(100 - damage)
  })

  it('SK-AB-RANGED-SNEAK-ATTACK-01: stunned or helpless targets take it, an ally opposite changes nothing', () => {
    const seen: Piece = { ...slinger, abilities: ['Ranged Sneak Attack +5', 'Precise Shot'] }
    for (const is of ['stunned', 'paralyzed']) {
      const p = position({ a: seen, b: target({ at: [9, 5], is: [is] }) })
      p.turn('a').d20(15).ranged('b')
      expect(p.hp('b')).toBe(90)
    }
    const opposite = position({ a: seen, b: target({ at: [9, 5] }), c: { at: [10, 5] } })
    opposite.turn('a').d20(15).ranged('b')
    expect(opposite.hp('b')).toBe(95)
  })

  it('SK-AB-RANGED-SNEAK-ATTACK-01: no extra damage in melee', () => {
    const p = position({ a: slinger, b: target({ is: ['stunned'] }) })
    p.turn('a').d20(15).melee('b')
    expect(p.hp('b')).toBe(90)
  })
})

describe('charges', () => {
  const minotaur = attacker({ at: [2, 5], melee: '+5 (15)', abilities: ['Powerful Charge +10'] })

  it('SK-AB-POWERFUL-CHARGE-01: 25 on a charge, 40 on a critical hit, 15 without a charge', () => {
    const charging = position({ a: minotaur, b: target() })
    charging.turn('a').d20(10).charge('b')
    expect(charging.hp('b')).toBe(75)
    const critical = position({ a: minotaur, b: target() })
    critical.turn('a').d20(20).charge('b')
    expect(critical.hp('b')).toBe(60)
    const standing = position({ a: { ...minotaur, at: [5, 5] }, b: target() })
    standing.turn('a').d20(10).melee('b')
    expect(standing.hp('b')).toBe(85)
  })

  const griffon = attacker({ at: [2, 5], melee: '+7/+7 (10)', abilities: ['Pounce'] })

  it('SK-AB-POUNCE-01: all melee attacks on a charge, each at +2', () => {
    const p = position({ a: griffon, b: target({ ac: 16 }) })
    p.turn('a').d20(7, 7).charge('b')
    expect(p.hp('b')).toBe(80)
    p.end()
    const misses = position({ a: griffon, b: target({ ac: 16 }) })
    misses.turn('a').d20(6, 6).charge('b')
    expect(misses.hp('b')).toBe(100)
    misses.end()
  })

  it('SK-AB-POUNCE-01: without Pounce a charge is one attack', () => {
    const p = position({ a: { ...griffon, abilities: [] }, b: target({ ac: 16 }) })
    p.turn('a').d20(7).charge('b')
    expect(p.hp('b')).toBe(90)
    p.end()
  })

  it('SK-AB-POUNCE-01: the second attack is lost when the first destroys the target', () => {
    const p = position({ a: griffon, b: target({ ac: 16, left: 10 }), c: target({ at: [7, 6] }) })
    p.turn('a').d20(7).charge('b')
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.hp('c')).toBe(100)
    p.end()
  })

  const hunter = attacker({
    at: [2, 5],
    melee: '+0 (5)',
    ranged: '+5 (10) range 6',
    abilities: ['Hurling Charge', 'Independent'],
  })

  it('SK-AB-HURLING-CHARGE-01: a throw on the way, then the melee attack at +2', () => {
    const p = position({ a: hunter, b: target({ at: [9, 5], ac: 12 }) })
    p.turn('a').do('charge', { square: p.square(8, 5) })
    // 7 squares away: out of range at the start, so the first throw is offered after one step.
    expect(p.kind).toBe('hurl')
    expect(p.at('a')).toEqual([3, 5])
    p.d20(7).do('hurl')
    expect(p.hp('b')).toBe(90)
    p.d20(10)
    expect(p.hp('b')).toBe(85)
    expect(p.at('a')).toEqual([8, 5])
    p.end()
  })

  it('SK-AB-HURLING-CHARGE-01: others do not throw in a charge', () => {
    const p = position({ a: { ...hunter, abilities: ['Independent'] }, b: target({ at: [8, 5] }) })
    p.turn('a').d20(15).charge('b')
    expect(p.hp('b')).toBe(95)
    p.end()
  })

  it('SK-AB-HURLING-CHARGE-02: a target that runs is not attacked, the charger runs to the end space', () => {
    const p = position({ a: hunter, b: target({ at: [8, 5], hp: 20 }), c: target({ at: [18, 15] }) })
    p.turn('a').do('charge', { square: p.square(7, 5) })
    p.d20(15, 2).do('hurl')
    p.flee()
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.at('a')).toEqual([7, 5])
    expect(p.match.state.active).not.toBe(p.id('a'))
    p.end()
  })
})

describe('Rend', () => {
  const troll = attacker({ melee: '+7/+7/+7 (10)', abilities: ['Rend +5'] })

  it('SK-AB-REND-01: the second hit on one creature deals more, the third does not', () => {
    const p = position({ a: troll, b: target() })
    p.turn('a').d20(10).melee('b')
    expect(p.hp('b')).toBe(90)
    p.d20(10).melee('b', 1)
    expect(p.hp('b')).toBe(75)
    p.d20(10).melee('b', 2)
    expect(p.hp('b')).toBe(65)
  })

  it('SK-AB-REND-01: hits on two creatures are no pair', () => {
    const p = position({ a: troll, b: target(), c: target({ at: [4, 5] }) })
    p.turn('a').d20(10).melee('b')
    p.d20(10).melee('c', 1)
    expect([p.hp('b'), p.hp('c')]).toEqual([90, 90])
  })

  it('SK-AB-REND-01: hits of different turns are no pair', () => {
    const p = position({ a: troll, b: target() })
    p.turn('a').d20(10).melee('b')
    p.done().turn('a').d20(10).melee('b')
    expect(p.hp('b')).toBe(80)
  })
})

describe('Stunning Attack', () => {
  const monk = attacker({ melee: '+6/+6 (5)', abilities: ['Stunning Attack [2] DC 14'] })

  it('SK-AB-STUNNING-ATTACK-01: a declared hit that deals damage stuns on a failed save', () => {
    const p = position({ a: monk, b: target({ level: 3 }) })
    p.turn('a').melee('b')
    p.d20(10, 10).do('declare')
    expect(p.is('b', 'stunned')).toBe(true)
    const saved = position({ a: monk, b: target({ level: 3 }) })
    saved.turn('a').melee('b')
    saved.d20(10, 11).do('declare')
    expect(saved.is('b', 'stunned')).toBe(false)
    p.end()
    saved.end()
  })

  it('SK-AB-STUNNING-ATTACK-01: no save when DR takes all damage, when it misses or is not declared', () => {
    const p = position({ a: monk, b: target({ abilities: ['DR 5'] }) })
    p.turn('a').melee('b')
    p.d20(10).do('declare')
    expect(p.is('b', 'stunned')).toBe(false)
    const missed = position({ a: monk, b: target() })
    missed.turn('a').melee('b')
    missed.d20(2).do('declare')
    expect(missed.is('b', 'stunned')).toBe(false)
    const plain = position({ a: monk, b: target() })
    plain.turn('a').melee('b')
    plain.d20(10).do('roll-attack')
    expect(plain.is('b', 'stunned')).toBe(false)
    for (const one of [p, missed, plain]) one.end()
  })

  it('SK-AB-STUNNING-ATTACK-02: one per turn, though two boxes are left', () => {
    const p = position({ a: monk, b: target() })
    p.turn('a').melee('b')
    p.d20(2).do('declare')
    p.d20(2).melee('b', 1)
    p.end()
    p.turn('a').melee('b')
    expect(p.offers('declare')).toHaveLength(1)
    p.d20(2).do('declare')
    // Both boxes are marked now.
    p.done().turn('a').d20(2).melee('b')
    p.end()
  })
})

describe('Death Attack', () => {
  const assassin = attacker({ melee: '+5 (10)', abilities: ['Death Attack DC 14', 'Sneak Attack +5'] })

  it('SK-AB-DEATH-ATTACK-01: a declared sneak attack destroys on a failed save', () => {
    const p = position({ a: assassin, b: target({ level: 4, cost: 21 }), c: partner, d: target({ at: [15, 15] }) })
    p.turn('a').melee('b')
    p.d20(15, 5).do('declare')
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.scores[0]).toBe(21)
    p.end()
  })

  it('SK-AB-DEATH-ATTACK-01: a save leaves the damage with the sneak attack bonus', () => {
    const p = position({ a: assassin, b: target({ level: 4 }), c: partner })
    p.turn('a').melee('b')
    p.d20(15, 10).do('declare')
    expect(p.hp('b')).toBe(85)
    p.end()
  })

  it('SK-AB-DEATH-ATTACK-01: it cannot be declared for an attack that is no sneak attack', () => {
    const p = position({ a: assassin, b: target() })
    p.turn('a').d20(15).melee('b')
    expect(p.hp('b')).toBe(90)
    p.end()
  })

  it('SK-AB-DEATH-ATTACK-02: creatures immune to Sneak Attack take plain damage and make no save', () => {
    const p = position({ a: assassin, b: target({ type: 'Undead', abilities: ['DR 5'] }), c: partner })
    p.turn('a').melee('b')
    p.d20(15).do('declare')
    expect(p.hp('b')).toBe(95)
    p.end()
  })
})

describe('Melee Reach', () => {
  const tentacle = attacker({ melee: '+0 (5)', abilities: ['Melee Reach 2'] })

  it('SK-AB-MELEE-REACH-01: reaches 2 squares, diagonals counted', () => {
    const p = position({ a: tentacle, near: target({ at: [7, 6] }), far: target({ at: [7, 7] }) })
    expect(p.turn('a').targets('melee')).toEqual(['near'])
  })

  it('SK-AB-MELEE-REACH-01: without it only neighbours are attacked', () => {
    const p = position({ a: attacker({}), near: target({ at: [7, 6] }), next: target() })
    expect(p.turn('a').targets('melee')).toEqual(['next'])
  })

  it('SK-AB-MELEE-REACH-01: a creature between gives cover', () => {
    const pieces = { a: tentacle, b: target({ at: [7, 5] }), c: { at: [6, 5] } as Piece }
    const p = position(pieces)
    p.turn('a').d20(13).melee('b')
    expect(p.hp('b')).toBe(100)
    const hits = position(pieces)
    hits.turn('a').d20(14).melee('b')
    expect(hits.hp('b')).toBe(95)
  })

  it('SK-AB-MELEE-REACH-01: a wall between blocks sight and so the attack', () => {
    const map = Array.from({ length: 12 }, (_, y) => (y > 2 && y < 9 ? '......#.........' : '................'))
    const p = position({ a: tentacle, b: target({ at: [7, 5] }) }, { map })
    expect(p.turn('a').targets('melee')).toEqual([])
  })

  it('SK-AB-MELEE-REACH-02: threatens only its neighbours: no attack on one that leaves a square 2 away', () => {
    const p = position({ a: tentacle, b: target({ at: [7, 5] }) })
    p.turn('b').walk([8, 5])
    expect(p.kind).toBe('act')
    expect(p.at('b')).toEqual([8, 5])
    const shooter = position({ a: tentacle, b: target({ at: [7, 5], ranged: '+0 (5)' }) })
    expect(shooter.turn('b').targets('ranged')).toEqual(['a'])
  })

  it('SK-AB-MELEE-REACH-02: a charge ends beside the target', () => {
    const p = position({ a: { ...tentacle, at: [1, 5] }, b: target() })
    p.turn('a')
    expect(p.squares('charge').map(([x]) => x)).toEqual([5, 5, 5])
  })

  it('SK-AB-MELEE-REACH-02: at a distance it neither flanks nor gives flanking', () => {
    const distant = position({ a: tentacle, b: target({ at: [7, 5] }), c: { at: [8, 5] } })
    distant.turn('a').d20(9).melee('b')
    expect(distant.hp('b')).toBe(100)
    const given = position({ a: tentacle, b: target({ at: [7, 5] }), c: { at: [8, 5] } })
    given.turn('c').d20(9).melee('b')
    expect(given.hp('b')).toBe(100)
    const near = position({ a: tentacle, b: target(), c: partner })
    near.turn('a').d20(8).melee('b')
    expect(near.hp('b')).toBe(95)
  })
})

describe('Leap', () => {
  const werewolf = attacker({ melee: '+0/+0 (5)', abilities: ['Leap [2] +9 (15)', 'Independent'] })

  it('SK-AB-LEAP-01: one attack with the printed bonus and damage instead of its attacks', () => {
    const p = position({ a: werewolf, b: target({ ac: 19 }) })
    p.turn('a').d20(10).use('Leap', 'b')
    expect(p.hp('b')).toBe(85)
    expect(p.offers('melee')).toEqual([])
    expect(p.offers('use')).toEqual([])
    // After it, it may still move.
    expect(p.goes('step', 4, 5)).toBe(true)
    p.end()
  })

  it('SK-AB-LEAP-01: after a move, and only while boxes are left', () => {
    const p = position({ a: { ...werewolf, at: [3, 5] }, b: target({ ac: 19 }) })
    p.turn('a').walk([4, 5], [5, 5]).d20(9).use('Leap', 'b')
    expect(p.hp('b')).toBe(100)
    p.turn('a').d20(10).use('Leap', 'b')
    p.done().turn('a')
    expect(p.usable('Leap')).toEqual([])
  })
})

describe('Whirlwind Attack', () => {
  const dancer = attacker({ melee: '+9/+9 (5)', abilities: ['Whirlwind Attack', 'Independent'] })
  const four = {
    b: target(),
    c: target({ at: [4, 5] }),
    d: target({ at: [5, 4] }),
    e: target({ at: [5, 6] }),
  }

  it('SK-AB-WHIRLWIND-ATTACK-01: one attack against every enemy it threatens', () => {
    const p = position({ a: dancer, ...four })
    p.turn('a').d20(5, 5, 5, 1).use('Whirlwind Attack')
    for (const name of ['c', 'b', 'd']) p.do('attack', { target: p.id(name) })
    expect(['b', 'c', 'd', 'e'].map((name) => p.hp(name))).toEqual([95, 95, 95, 100])
    expect(p.rolls('attack')).toHaveLength(4)
    expect(p.offers('melee')).toEqual([])
    p.end()
  })

  it('SK-AB-WHIRLWIND-ATTACK-01: after a step of 1 square, not after 2, not after a slow one', () => {
    const map = Array.from({ length: 12 }, () => '................')
    map[5] = '.....~..........'
    const slow = position({ a: { ...dancer, at: [4, 6] }, b: target({ at: [6, 5] }) }, { map })
    expect(slow.turn('a').walk([5, 6]).usable('Whirlwind Attack')).toEqual(['*'])
    const rubble = position({ a: { ...dancer, at: [4, 5] }, b: target({ at: [6, 5] }) }, { map })
    expect(rubble.turn('a').walk([5, 5]).usable('Whirlwind Attack')).toEqual([])
    const two = position({ a: { ...dancer, at: [3, 7] }, b: target({ at: [6, 7] }) }, { map })
    expect(two.turn('a').walk([4, 7], [5, 7]).usable('Whirlwind Attack')).toEqual([])
  })

  it('SK-AB-WHIRLWIND-ATTACK-01: afterwards at most one step, which provokes', () => {
    const p = position({ a: dancer, b: target() })
    p.turn('a').d20(5).use('Whirlwind Attack')
    p.do('step', { square: p.square(4, 5) })
    expect(p.kind).toBe('opportunity')
    p.do('pass')
    expect(p.at('a')).toEqual([4, 5])
    expect(p.match.state.active).not.toBe(p.id('a'))
  })
})
