import { describe, expect, test } from 'vitest'
import type { Faction } from '../card/card.ts'
import { skirmish } from '../skirmish.ts'
import {
  CONFUSED,
  changed,
  ENTANGLED,
  LEVEL_DRAINED,
  MISLED,
  PARALYZED,
  PHASED_OUT,
  ROUTING,
  STUNNED,
} from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

type At = Record<string, readonly [number, number]>
const field = (at: At, terrain = {}) => open(30, 20, { z: [29, 19], ...at }, terrain)
const strike = (A: Piece, b: Piece, ...dice: number[]) =>
  battle(field({ A: [10, 10], b: [11, 10] }), { A, b: { hp: 60, ...b } })
    .begin('A')
    .d20(...dice)
    .melee('b')
const run = (b: ReturnType<typeof battle>) => {
  while (b.kind === 'flee') b.play(b.offers()[0] as never)
  return b
}
const F = { follower: true }

describe('extra damage', () => {
  test('SK-AB-SMITE-01, SK-AB-SMITE-02, SK-ABIL-06, SK-ABIL-03, SK-KEY-EVIL-01, SK-KEY-GOOD-01, SK-SCEN-16 Smite is declared, marked, and for its kind', () => {
    const smite = (factions: Faction[], declare: boolean, die: number) => {
      const b = battle(
        field({ A: [10, 10], b: [11, 10] }),
        { A: { melee: '+9/+9 (10)', abilities: ['Smite Evil [1] +5'] }, b: { hp: 60 } },
        { factions },
      )
      b.begin('A').do('melee')
      if (b.kind === 'declare') b.d20(die).do(declare ? 'declare' : 'roll-attack')
      else b.d20(die)
      return b
    }
    expect(smite(['LG', 'CE'], true, 10).hp('b')).toBe(45)
    expect(smite(['LG', 'CG'], true, 10).hp('b')).toBe(50) // not offered against the good
    const missed = smite(['LG', 'LE'], true, 2)
    expect([missed.hp('b'), missed.piece('A').boxes]).toEqual([60, [0]])
    missed.d20(10).do('melee')
    expect(missed.hp('b')).toBe(50)
    expect(smite(['LG', 'CE'], false, 10).piece('A').boxes).toEqual([1])
  })

  test('SK-ABIL-06 two abilities may be declared for one attack, one after the other', () => {
    const b = battle(
      field({ A: [10, 10], b: [11, 10] }),
      {
        A: { melee: '+9 (10)', abilities: ['Smite Evil [1] +5', 'Stunning Attack [1] DC 14'] },
        b: { hp: 60, level: 1 },
      },
      { factions: ['LG', 'CE'] },
    )
    b.begin('A').do('melee').do('declare')
    expect([b.kind, b.offers('declare').length]).toEqual(['declare', 1])
    b.d20(10, 2).do('declare')
    expect([b.hp('b'), b.is('b', STUNNED), b.piece('A').boxes]).toEqual([45, true, [0, 0]])
  })

  test('SK-KEY-LAWFUL-01, SK-KEY-CHAOTIC-01 alignment follows the warband', () => {
    const against = (word: string, faction: Faction) => {
      const b = battle(
        field({ A: [10, 10], C: [10, 11], b: [11, 10] }),
        { A: { ...F, melee: '+9 (10)' }, C: { commander: 2, effects: [`Followers: Smite ${word} +5`] }, b: { hp: 60 } },
        { factions: ['LG', faction] },
      )
      return 60 - b.begin('A').d20(10).melee('b').hp('b')
    }
    expect([against('Lawful', 'LE'), against('Lawful', 'CE')]).toEqual([15, 10])
    expect([against('Chaotic', 'CG'), against('Chaotic', 'LG')]).toEqual([15, 10])
    expect([against('Good', 'CG'), against('Good', 'CE')]).toEqual([15, 10])
    expect([against('Evil', 'CE'), against('Evil', 'CG')]).toEqual([15, 10])
  })

  test('SK-KEY-DAMAGE-02, SK-KEY-DAMAGE-03 extra damage takes the base type and is not doubled', () => {
    const b = battle(field({ A: [10, 10], C: [10, 11], b: [11, 10] }), {
      A: { ...F, melee: '+9 (10 magic + 5 fire)' },
      C: { commander: 2, effects: ['Followers: Smite Human +5'] },
      b: { hp: 60, abilities: ['DR 5', 'Resist 5 Fire'] },
    })
    expect(b.begin('A').d20(10).melee('b').hp('b')).toBe(45)
    const critical = battle(field({ A: [10, 10], C: [10, 11], b: [11, 10] }), {
      A: { ...F, melee: '+9 (10)' },
      C: { commander: 2, effects: ['Followers: Smite Human +5'] },
      b: { hp: 60 },
    })
    expect(critical.begin('A').d20(20).melee('b').hp('b')).toBe(35)
    const strong = battle(field({ A: [10, 10], b: [11, 10] }), {
      A: { melee: '+9 (10)', spells: ["bull's strength [1]"] },
      b: { hp: 60 },
    })
    strong.begin('A').cast("bull's strength", 'A')
    expect(strong.begin('A').d20(20).melee('b').hp('b')).toBe(30)
  })

  test('SK-AB-MELEE-SNEAK-ATTACK-01, SK-AB-SNEAK-ATTACK-01, SK-AB-UNCANNY-DODGE-01, SK-TYPE-ELEMENTAL-01, SK-TYPE-PLANT-01 sneak attacks', () => {
    const sneak = (ability: string, b: Piece, flank: boolean, status = 0) => {
      const game = battle(field({ A: [10, 10], b: [11, 10], ...(flank ? { C: [12, 10] as const } : {}) }), {
        A: { melee: '+9 (5)', abilities: [ability] },
        b: { hp: 60, ac: 10, ...b },
      })
      game.piece('b').status |= status
      return 60 - game.begin('A').d20(10).melee('b').hp('b')
    }
    for (const ability of ['Melee Sneak Attack +5', 'Sneak Attack +5']) {
      expect([sneak(ability, {}, true), sneak(ability, {}, false), sneak(ability, {}, false, STUNNED)]).toEqual([
        10, 5, 10,
      ])
    }
    expect(sneak('Sneak Attack +5', { abilities: ['Uncanny Dodge'] }, true)).toBe(5)
    expect(sneak('Sneak Attack +5', { abilities: ['Uncanny Dodge'] }, true, STUNNED)).toBe(10)
    expect(sneak('Sneak Attack +5', { type: 'Elemental' }, true)).toBe(5)
    expect(sneak('Sneak Attack +5', { type: 'Plant' }, true)).toBe(5)
    const archer = battle(field({ A: [10, 10], b: [14, 10], C: [15, 10] }), {
      A: { ranged: '+20 (5)', abilities: ['Sneak Attack +5'] },
      b: { hp: 60 },
    })
    expect(archer.begin('A').d20(10).ranged('b').hp('b')).toBe(55)
  })

  test('SK-TYPE-ELEMENTAL-01 Elementals cannot be flanked and take no double damage', () => {
    const b = battle(field({ A: [10, 10], b: [11, 10], C: [12, 10] }), {
      A: { melee: '+0 (10)' },
      b: { type: 'Elemental', ac: 12, hp: 60 },
    })
    expect(b.begin('A').d20(11).melee('b').hp('b')).toBe(60)
    expect(strike({ melee: '+0 (10)' }, { type: 'Elemental', ac: 40 }, 20).hp('b')).toBe(50)
  })

  test('SK-AB-REND-01 the second hit on the same creature', () => {
    const rend = () =>
      battle(field({ A: [10, 10], b: [11, 10], c: [10, 11] }), {
        A: { melee: '+9/+9/+9 (10)', abilities: ['Rend +5'] },
        b: { hp: 100 },
        c: { hp: 100 },
      }).begin('A')
    const pair = rend().d20(10).melee('b').d20(10).melee('b')
    expect(pair.hp('b')).toBe(75)
    expect(pair.d20(10).melee('b').hp('b')).toBe(65)
    const apart = rend().d20(10).melee('b').d20(10).melee('c')
    expect([apart.hp('b'), apart.hp('c')]).toEqual([90, 90])
  })
})

describe('on damage', () => {
  test('SK-AB-STUNNING-ATTACK-01, SK-AB-STUNNING-ATTACK-02 declared before the roll, once per turn, needs damage', () => {
    const monk = (b: Piece = {}) =>
      battle(field({ A: [10, 10], b: [11, 10] }), {
        A: { melee: '+9/+9 (5)', abilities: ['Stunning Attack [2] DC 14'] },
        b: { hp: 60, level: 1, ...b },
      }).begin('A')
    const hit = monk()
    hit.d20(10, 2).do('melee').do('declare')
    expect(hit.is('b', STUNNED)).toBe(true)
    hit.d20(10).do('melee') // no second declaration is offered
    expect([hit.hp('b'), hit.piece('A').boxes]).toEqual([50, [1]])
    const hard = monk({ abilities: ['DR 5'] })
    hard.d20(10).do('melee').do('declare')
    expect([hard.is('b', STUNNED), hard.waits()]).toEqual([false, null])
    const undead = monk({ type: 'Undead' }).d20(10).do('melee').do('declare')
    expect([undead.is('b', STUNNED), undead.waits()]).toEqual([false, null])
  })

  test('SK-COND-STUN-02, SK-COND-STUN-03 a stun ends at the start of the next turn, which is lost', () => {
    const b = battle(field({ A: [10, 10], b: [11, 10] }))
    b.piece('b').status |= STUNNED
    b.begin('b')
    expect([b.is('b', STUNNED), b.acting()]).not.toEqual([true, 'b'])
    expect(b.is('b', STUNNED)).toBe(false)
    const skipped = battle(field({ A: [10, 10], b: [11, 10] }))
    skipped.piece('b').status |= STUNNED | (1 << 10)
    skipped.begin('b')
    expect(skipped.is('b', STUNNED)).toBe(true)
    skipped.begin('b')
    expect(skipped.is('b', STUNNED)).toBe(false)
  })

  test('SK-AB-DEATH-ATTACK-01, SK-AB-DEATH-ATTACK-02 a sneak attack that may kill outright', () => {
    const assassin = (die: number, b: Piece = {}) => {
      const game = battle(field({ A: [10, 10], b: [11, 10], C: [12, 10] }), {
        A: { melee: '+9 (10)', abilities: ['Death Attack DC 15', 'Sneak Attack +5'] },
        b: { hp: 60, level: 4, cost: 13, ...b },
      }).begin('A')
      game
        .d20(10, ...(die > 0 ? [die] : []))
        .do('melee')
        .do('declare')
      return game
    }
    const dead = assassin(5)
    expect([dead.has('b'), dead.match.state.scores[0]]).toEqual([false, 13])
    expect(assassin(11).hp('b')).toBe(45)
    const skeleton = assassin(0, { type: 'Undead' })
    expect([skeleton.hp('b'), skeleton.waits()]).toEqual([50, null])
    const open = battle(field({ A: [10, 10], b: [11, 10] }), {
      A: { abilities: ['Death Attack DC 15'] },
      b: { hp: 60 },
    })
      .begin('A')
      .d20(15)
      .melee('b')
    expect(open.hp('b')).toBe(50) // no sneak attack, nothing to declare
  })

  test('SK-COND-POISON-01, SK-COND-POISON-02, SK-COND-POISON-04, SK-TYPE-DRAGON-01, SK-TYPE-UNDEAD-01 poison', () => {
    const sting = (poison: string, b: Piece, ...dice: number[]) =>
      strike({ melee: '+9 (5)', abilities: [`Poison (${poison})`] }, b, 10, ...dice)
    expect(sting('Paralysis; DC 13', { level: 2 }, 10).is('b', PARALYZED)).toBe(true)
    expect(sting('Paralysis; DC 13', { level: 2 }, 11).is('b', PARALYZED)).toBe(false)
    expect(sting('10 damage; DC 13', { level: 2 }, 11).hp('b')).toBe(50)
    expect(sting('10 damage; DC 13', { level: 2 }, 10).hp('b')).toBe(45)
    const slow = sting('5 damage whenever poisoned creature activates; DC 13', { level: 2 }, 2)
    expect([slow.hp('b'), slow.piece('b').poison, slow.piece('b').poisonedBy]).toEqual([55, 5, 0])
    slow.begin('A').d20(10, 2).melee('b')
    expect(slow.piece('b').poison).toBe(5)
    const dragon = sting('Paralysis; DC 13', { type: 'Dragon' })
    expect([dragon.waits(), dragon.is('b', PARALYZED)]).toEqual([null, false])
    const undead = sting('10 damage; DC 13', { type: 'Undead' })
    expect([undead.waits(), undead.hp('b')]).toEqual([null, 55])
  })

  test('SK-COND-PARALYSIS-01, SK-COND-PARALYSIS-02 paralyzed until a save at the end of a lost turn', () => {
    const b = strike({ melee: '+9 (5)', abilities: ['Paralysis (on melee damage; DC 14)'] }, { level: 3 }, 10, 10)
    expect(b.is('b', PARALYZED)).toBe(true)
    b.begin('b').d20(10)
    expect(b.is('b', PARALYZED)).toBe(true)
    b.begin('b').d20(12)
    expect(b.is('b', PARALYZED)).toBe(false)
    expect(
      strike({ melee: '+9 (5)', abilities: ['Paralysis (on melee damage; DC 14)'] }, { type: 'Construct' }, 10).waits(),
    ).toBe(null)
  })

  test('SK-AB-LEVEL-DRAIN-01, SK-AB-LEVEL-DRAIN-02, SK-TYPE-LIVING-CONSTRUCT-01 level drain', () => {
    const wight = { melee: '+9/+9/+9 (5)', hp: 50, abilities: ['Level Drain'] }
    const b = battle(field({ A: [10, 10], b: [11, 10] }), { A: wight, b: { hp: 100, melee: '+5 (5)' } }).begin('A')
    b.d20(10).melee('b').d20(10).melee('b').d20(10).melee('b')
    expect([b.hp('A'), b.is('b', LEVEL_DRAINED)]).toEqual([65, true])
    b.piece('A').square = b.square(10, 10)
    const attack = battle(field({ A: [10, 10], b: [11, 10] }), { A: { ac: 15, hp: 60 }, b: { melee: '+5 (5)' } })
    attack.piece('b').status |= LEVEL_DRAINED
    expect(attack.begin('b').d20(10).melee('A').hp('A')).toBe(60)
    expect(strike(wight, { type: 'Undead' }, 10).hp('A')).toBe(50)
    expect(strike(wight, { type: 'Construct (Living Construct)' }, 10).is('b', LEVEL_DRAINED)).toBe(false)
  })

  test('SK-AB-CONSTITUTION-DRAIN-01 more damage and hit points, unless saved', () => {
    const vampire = { melee: '+9 (10)', hp: 40, abilities: ['Constitution Drain 5 DC 16'] }
    const failed = strike(vampire, {}, 10, 5)
    expect([failed.hp('b'), failed.hp('A')]).toEqual([45, 45])
    const saved = strike(vampire, {}, 10, 15)
    expect([saved.hp('b'), saved.hp('A')]).toEqual([50, 40])
    expect(strike(vampire, { type: 'Undead' }, 10).waits()).toBe(null)
  })

  test('SK-AB-PUSHBACK-01 smaller creatures may be pushed a square', () => {
    const b = battle(field({ A: [10, 10], b: [12, 10] }), {
      A: { type: 'Large Giant', melee: '+9 (10)', abilities: ['Pushback'] },
      b: { hp: 60 },
    })
      .begin('A')
      .d20(10)
      .melee('b')
    expect(b.kind).toBe('shove')
    b.do('shift', { square: b.square(13, 10) })
    expect(b.at('b')).toEqual([13, 10])
    const equal = battle(field({ A: [10, 10], b: [12, 10] }), {
      A: { type: 'Large Giant', melee: '+9 (10)', abilities: ['Pushback'] },
      b: { hp: 60, type: 'Large Giant' },
    })
    expect(equal.begin('A').d20(10).melee('b').kind).not.toBe('shove')
  })

  test('Drag and Phase Step do what their cards say', () => {
    const tentacle = {
      melee: '+9 (5)',
      abilities: [
        'Melee Reach 2',
        'Drag [2] (when its melee attack deals damage, pull 1)',
        'Phase Step [1] (swift; self; phase out until the start of its next turn)',
      ],
    }
    const b = battle(field({ A: [10, 10], b: [12, 10] }), { A: tentacle, b: { hp: 60 } })
      .begin('A')
      .d20(10)
      .melee('b')
    b.do('use').do('shift', { square: b.square(11, 10) })
    expect([b.at('b'), b.piece('A').boxes[1]]).toEqual([[11, 10], 1])
    b.use('Phase Step', 'A')
    expect(b.is('A', PHASED_OUT)).toBe(true)
  })
})

describe('death', () => {
  test('SK-AB-CLEAVE-01 another attack after a kill, once per turn', () => {
    const b = battle(field({ A: [10, 10], b: [11, 10], c: [10, 11], d: [9, 10] }), {
      A: { melee: '+9 (10)', abilities: ['Cleave'] },
      b: { hp: 10 },
      c: { hp: 10 },
      d: { hp: 10 },
    }).begin('A')
    b.d20(10).melee('b')
    expect(b.kind).toBe('cleave')
    b.d20(10).do('attack', { target: b.id('c') })
    expect([b.has('b'), b.has('c'), b.has('d'), b.kind]).toEqual([false, false, true, 'act'])
  })

  test('SK-AB-FEED-01, SK-TYPE-HUMANOID-01, SK-TYPE-MONSTROUS-HUMANOID-01 feeding on Humanoids', () => {
    const feed = (type: string) =>
      strike({ melee: '+9 (10)', hp: 50, abilities: ['Feed 5'] }, { hp: 10, type }, 10).hp('A')
    expect([feed('Humanoid (Orc)'), feed('Animal'), feed('Monstrous Humanoid')]).toEqual([55, 50, 50])
  })

  test('SK-AB-DEATH-BURST-01, SK-SCEN-04 a burst of all adjacent, or of a radius; friends too', () => {
    const b = battle(field({ A: [10, 10], b: [11, 10], c: [12, 10] }), {
      A: { melee: '+9 (10)', hp: 60, level: 1 },
      b: { hp: 10, abilities: ['Death Burst (10 electricity; DC 13)'] },
      c: { hp: 60, level: 1 },
    }).begin('A')
    b.d20(10, 2, 2).melee('b')
    expect([b.hp('A'), b.hp('c')]).toEqual([50, 50])
    const radius = battle(field({ A: [10, 10], b: [11, 10], c: [12, 11], d: [15, 10] }), {
      A: { melee: '+9 (10)', hp: 60, level: 1 },
      b: { hp: 10, abilities: ['Death Burst (radius 2; 15 fire; DC 14)'] },
      c: { hp: 15, level: 1, cost: 12 },
      d: { hp: 60 },
    }).begin('A')
    radius.d20(10).melee('b')
    expect([radius.kind, radius.seat]).toEqual(['aim', 1])
    radius.d20(2, 2).do('aim', { x: 11, y: 10 })
    expect([radius.hp('A'), radius.hp('d')]).toEqual([45, 60])
  })

  test('SK-AB-DEATH-STRIKE-01 a last blow, and destroyed all the same', () => {
    const b = strike({ melee: '+9 (10)', hp: 60 }, { hp: 10, melee: '+9 (10)', abilities: ['Death Strike'] }, 10)
    expect([b.kind, b.seat]).toEqual(['death-strike', 1])
    b.d20(10).do('attack')
    expect([b.hp('A'), b.has('b')]).toEqual([50, false])
  })

  test('SK-AB-COWARDLY-01 alone after a loss it runs', () => {
    const kobold = (other: At, prepare?: (b: ReturnType<typeof battle>) => void) => {
      const b = battle(open(30, 20, { A: [10, 10], b: [11, 10], k: [25, 5], ...other }), {
        A: { melee: '+9 (10)' },
        b: { hp: 10, ...F },
        k: { ...F, abilities: ['Cowardly'] },
        m: F,
      })
      prepare?.(b)
      b.begin('A').d20(10).melee('b')
      run(b)
      return b.is('k', ROUTING) || !b.has('k')
    }
    expect(kobold({})).toBe(true)
    expect(kobold({ m: [25, 11] })).toBe(false)
    expect(
      kobold({ m: [25, 11] }, (b) => {
        b.piece('m').status |= STUNNED
      }),
    ).toBe(true)
  })

  test('SK-AB-REQUIRES-02 creatures that require one that is eliminated go with it', () => {
    const b = battle(field({ A: [10, 10], b: [11, 10], c: [15, 15], d: [16, 16] }), {
      A: { melee: '+9 (50)' },
      b: { hp: 10, type: 'Outsider', cost: 40 },
      c: { abilities: ['Requires Outsider'], cost: 4 },
      d: { abilities: ['Requires Outsider'], cost: 4 },
    })
    expect([b.piece('c').bond, b.piece('d').bond]).toEqual([b.id('b'), b.id('b')])
    b.begin('A').d20(10).melee('b')
    expect([b.has('c'), b.has('d'), b.match.state.scores[0]]).toEqual([false, false, 48])
  })
})

describe('defence', () => {
  test('SK-AB-CONCEAL-01, SK-AB-CONCEAL-02, SK-AB-CONCEAL-03, SK-AB-BLIND-FIGHT-01 a second die', () => {
    const conceal = { abilities: ['Conceal 6'] }
    expect([strike({}, conceal, 15, 5).hp('b'), strike({}, conceal, 15, 6).hp('b')]).toEqual([60, 50])
    expect(strike({}, { abilities: ['Conceal 11'] }, 20, 3).hp('b')).toBe(60)
    expect([
      strike({}, { abilities: ['Conceal 6', 'Invisible'] }, 15, 10).hp('b'),
      strike({}, { abilities: ['Conceal 6', 'Invisible'] }, 15, 11).hp('b'),
    ]).toEqual([60, 50])
    const blind = { abilities: ['Blind-Fight'] }
    expect([
      strike(blind, { abilities: ['Conceal 11'] }, 15, 4, 12).hp('b'),
      strike(blind, { abilities: ['Conceal 11'] }, 15, 4, 9).hp('b'),
    ]).toEqual([50, 60])
  })

  test('SK-AB-BLIND-FIGHT-02 no bonus for unseen attackers, no gaze', () => {
    expect(
      strike({ abilities: ['Invisible'], melee: '+5 (10)' }, { ac: 16, abilities: ['Blind-Fight'] }, 10).hp('b'),
    ).toBe(60)
    const gorgon = battle(field({ A: [10, 10], b: [14, 10] }), {
      A: { abilities: ['Gaze Attack (range 6; Paralysis; DC 15)'] },
      b: { abilities: ['Blind-Fight'] },
    })
      .begin('A')
      .use('Gaze Attack', 'b')
    expect([gorgon.waits(), gorgon.is('b', PARALYZED)]).toEqual([null, false])
  })

  test('SK-AB-PHALANX-FIGHTING-01 +2 AC beside another of the phalanx', () => {
    const phalanx = (at: At) =>
      battle(field({ A: [10, 10], b: [11, 10], ...at }), {
        A: { melee: '+0 (10)' },
        b: { ac: 10, hp: 60, abilities: ['Phalanx Fighting'] },
        c: { abilities: ['Phalanx Fighting'] },
        d: { abilities: ['Phalanx Fighting'] },
      })
        .begin('A')
        .d20(11)
        .melee('b')
        .hp('b')
    expect([phalanx({}), phalanx({ c: [11, 11] }), phalanx({ c: [11, 12] })]).toEqual([50, 60, 50])
    const three = battle(field({ A: [10, 10], b: [11, 10], c: [11, 11], d: [11, 9] }), {
      A: { melee: '+0 (10)' },
      b: { ac: 10, hp: 60, abilities: ['Phalanx Fighting'] },
      c: { abilities: ['Phalanx Fighting'] },
      d: { abilities: ['Phalanx Fighting'] },
    })
    expect(three.begin('A').d20(12).melee('b').hp('b')).toBe(50)
  })

  test('SK-AB-STENCH-01, SK-ABIL-05 -2 on attack, save and AC beside it, once', () => {
    const stench = (at: At, A: Piece = {}) =>
      battle(field({ A: [10, 10], b: [11, 10], ...at }), {
        A: { melee: '+0 (10)', ...A },
        b: { ac: 10, hp: 60, type: 'Undead' },
        c: { type: 'Undead', abilities: ['Stench'] },
        d: { type: 'Undead', abilities: ['Stench'] },
      })
        .begin('A')
        .d20(11)
        .melee('b')
        .hp('b')
    expect([
      stench({}),
      stench({ c: [10, 11] }),
      stench({ c: [10, 12] }),
      stench({ c: [10, 11] }, { type: 'Undead' }),
    ]).toEqual([50, 60, 50, 50])
    const two = battle(field({ A: [10, 10], b: [11, 10], c: [10, 11], d: [9, 9] }), {
      A: { melee: '+0 (10)' },
      b: { ac: 10, hp: 60, type: 'Undead' },
      c: { type: 'Undead', abilities: ['Stench'] },
      d: { type: 'Undead', abilities: ['Stench'] },
    })
    expect(two.begin('A').d20(12).melee('b').hp('b')).toBe(50)
  })

  test('SK-AB-SPELL-RESISTANCE-01, SK-AB-SPELL-RESISTANCE-02, SK-AB-SPELL-RESISTANCE-03, SK-AB-SPELL-RESISTANCE-ALL-01 spell resistance', () => {
    const cast = (spell: string, b: Piece, target = 'b') =>
      battle(field({ A: [10, 10], b: [11, 10] }), { A: { spells: [`${spell} [1]`] }, b: { hp: 60, level: 5, ...b } })
        .begin('A')
        .cast(spell, target)
    const resist = { abilities: ['Spell Resistance'] }
    expect(cast('thunder word', resist).d20(10).do('use').hp('b')).toBe(60)
    expect(cast('thunder word', resist).d20(11, 5).do('use').hp('b')).toBe(45)
    const waived = cast('mend wounds', resist)
    waived.piece('b').hp = 40
    expect(waived.do('decline').hp('b')).toBe(50)
    const proof = cast('thunder word', { abilities: ['Spell Resistance All'] })
    expect([proof.hp('b'), proof.waits(), proof.kind]).toEqual([60, null, 'act'])
    const flame = battle(field({ A: [10, 10], b: [13, 10] }), {
      A: { spells: ['blast of flame [1]'] },
      b: { hp: 60, level: 5, abilities: ['Spell Resistance All'] },
    }).begin('A')
    flame.cast('blast of flame').do('aim', { x: 11, y: 10, facing: 2 }).d20(11)
    expect(flame.hp('b')).toBe(45)
    const strong = battle(field({ A: [10, 10], b: [11, 10] }), {
      A: { melee: '+9 (10)', spells: ["bull's strength [1]"] },
      b: { hp: 60, ...resist },
    })
    strong.begin('A').cast("bull's strength", 'A')
    expect(strong.begin('A').d20(10).melee('b').hp('b')).toBe(45)
  })

  test('SK-AB-INCORPOREAL-01, SK-AB-INCORPOREAL-02 half of all damage misses, but not from its kind', () => {
    const wraith = { abilities: ['Incorporeal'] }
    expect([strike({}, wraith, 15, 11).hp('b'), strike({}, wraith, 15, 10).hp('b')]).toEqual([60, 50])
    expect(strike(wraith, wraith, 15).hp('b')).toBe(50)
    const fire = (...dice: number[]) =>
      battle(field({ A: [10, 10], b: [14, 10] }), { A: { spells: ['ember dart [1]'] }, b: { hp: 60, ...wraith } })
        .begin('A')
        .d20(...dice)
        .cast('ember dart', 'b')
        .hp('b')
    expect([fire(11), fire(10, 1), fire(10, 18)]).toEqual([60, 50, 55])
  })

  test('SK-AB-INCORPOREAL-03, SK-AB-INCORPOREAL-04, SK-AB-INCORPOREAL-05 through walls and solid enemies', () => {
    const b = battle(
      field(
        { A: [5, 5], b: [9, 5] },
        {
          '#': [
            [6, 5],
            [7, 5],
          ],
        },
      ),
      { A: { abilities: ['Incorporeal'], ranged: '+5 (5)', speed: 3 } },
    ).begin('A')
    expect(b.letters('ranged')).not.toContain('b')
    b.walk([6, 5], [7, 5])
    expect(b.offers('end')).toEqual([])
    b.step(8, 5)
    expect(b.at('A')).toEqual([8, 5])
    const map = '########\nA.b....#\n########\n......z.'
    const through = battle(map, { A: { abilities: ['Incorporeal'] } }).begin('A')
    through.step(1, 1)
    expect(through.goes('step', 2, 1)).toBe(true)
    const blocked = battle(map, { A: { abilities: ['Incorporeal'] }, b: { abilities: ['Incorporeal'] } })
      .begin('A')
      .step(1, 1)
    expect(blocked.goes('step', 2, 1)).toBe(false)
    const wall = battle(
      field(
        { A: [5, 5], b: [5, 4] },
        {
          '#': [
            [6, 5],
            [7, 5],
          ],
        },
      ),
      { A: { abilities: ['Incorporeal'], hp: 60 } },
    )
      .begin('A')
      .step(6, 5)
    expect(wall.kind).toBe('opportunity')
    wall.do('pass').step(7, 5)
    expect(wall.at('A')).toEqual([7, 5])
  })
})

describe('turns and movement', () => {
  test('SK-AB-SPRING-ATTACK-01, SK-CARD-17 move, attack, move within its speed', () => {
    const b = battle(field({ A: [8, 10], b: [11, 10] }), { A: { abilities: ['Spring Attack'] }, b: { hp: 60 } }).begin(
      'A',
    )
    b.walk([9, 10], [10, 10]).d20(10).melee('b')
    b.step(9, 9)
    expect(b.kind).toBe('opportunity')
    b.do('pass').walk([8, 9], [7, 9], [6, 9])
    expect([b.at('A'), b.acting()]).not.toEqual([[6, 9], 'A'])
  })

  test('SK-AB-SIDESTEP-01 one careful step and all attacks', () => {
    const monk = (terrain = {}) =>
      battle(field({ A: [10, 10], b: [11, 11], c: [12, 11] }, terrain), {
        A: { melee: '+6/+6 (5)', abilities: ['Sidestep'] },
        b: { hp: 60 },
        c: { hp: 60 },
      }).begin('A')
    const before = monk()
    before.do('sidestep', { square: before.square(11, 10) })
    expect(before.kind).toBe('act')
    before.d20(10).melee('b').d20(10).melee('c')
    expect([before.hp('b'), before.hp('c'), before.acting()]).not.toEqual([55, 55, 'A'])
    const after = monk().d20(10).melee('b').d20(10).melee('b')
    expect(after.offers('sidestep').length).toBeGreaterThan(0)
    after.do('sidestep')
    expect([after.letters('melee'), after.acting()]).not.toEqual(['b', 'A'])
    const rubble = monk({ '~': [[11, 10]] })
    expect(rubble.goes('sidestep', 11, 10)).toBe(false)
    expect(rubble.step(11, 10).kind).toBe('opportunity')
  })

  test('SK-AB-WHIRLWIND-ATTACK-01 one attack on everyone it threatens', () => {
    const at: At = { A: [10, 10], b: [11, 10], c: [9, 10], d: [10, 9], e: [10, 11] }
    const dancer = (terrain = {}) =>
      battle(field(at, terrain), {
        A: { melee: '+9/+9 (5)', abilities: ['Whirlwind Attack'] },
        b: { hp: 60 },
        c: { hp: 60 },
        d: { hp: 60 },
        e: { hp: 60 },
      }).begin('A')
    const b = dancer().use('Whirlwind Attack').d20(10, 10, 10, 10)
    while (b.kind === 'choose-attack') b.do('attack')
    expect(['b', 'c', 'd', 'e'].map((one) => b.hp(one))).toEqual([55, 55, 55, 55])
    const slow = battle(field({ A: [10, 10], b: [12, 11] }, { '~': [[11, 10]] }), {
      A: { abilities: ['Whirlwind Attack'] },
    })
      .begin('A')
      .step(11, 10)
    expect(slow.usable('Whirlwind Attack').sort().join('')).toBe('')
  })

  test('SK-AB-LEAP-01 an attack with its own numbers, with a move', () => {
    const b = battle(field({ A: [8, 10], b: [11, 10] }), {
      A: { melee: '+0 (5)', abilities: ['Leap [2] +9 (15)'] },
      b: { ac: 19, hp: 60 },
    }).begin('A')
    b.walk([9, 10], [10, 10]).d20(10).use('Leap', 'b')
    expect([b.hp('b'), b.piece('A').boxes, b.acting()]).not.toEqual([60, [2], 'A'])
    expect(b.hp('b')).toBe(45)
  })

  test('SK-AB-BREATH-WEAPON-01, SK-AB-SIMULTANEOUS-ATTACK-01 breath replaces attacks, unless both come at once', () => {
    const drake = (abilities: string[]) =>
      battle(field({ A: [10, 10], b: [11, 10] }), {
        A: { melee: '+9/+9 (5)', abilities: ['Breath Weapon [2] (cone; 20 fire damage; DC 15)', ...abilities] },
        b: { hp: 100, level: 1 },
      }).begin('A')
    const plain = drake([])
    plain.use('Breath Weapon').do('aim').d20(1)
    expect([plain.hp('b'), plain.letters('melee'), plain.piece('A').boxes]).toEqual([80, '', [1]])
    const both = drake(['Simultaneous Attack (all melee attacks and Breath Weapon)'])
    both.use('Breath Weapon').do('aim').d20(1)
    both.d20(10).melee('b').d20(10).melee('b')
    expect(both.hp('b')).toBe(70)
    const order = drake(['Simultaneous Attack (all melee attacks and Breath Weapon)']).d20(10).melee('b')
    expect(order.usable('Breath Weapon').sort().join('')).toBe('*')
  })

  test('SK-AB-GAZE-ATTACK-01, SK-AB-GAZE-ATTACK-02, SK-KEY-ATTACK-02 gazes, and answers to those who aim at the gazer', () => {
    const gorgon = { abilities: ['Gaze Attack (range 6; Paralysis; DC 15)'], hp: 60 }
    const b = battle(field({ A: [10, 10], b: [14, 10] }, { S: [[12, 10]] }), { A: gorgon, b: { ac: 30, level: 3 } })
      .begin('A')
      .d20(11)
      .use('Gaze Attack', 'b')
    expect(b.is('b', PARALYZED)).toBe(true)
    const archer = battle(field({ A: [10, 10], b: [15, 10] }), { A: { ranged: '+9 (5)', level: 3 }, b: gorgon })
      .begin('A')
      .d20(15, 11)
      .ranged('b')
    expect(archer.is('A', PARALYZED)).toBe(true)
    const far = battle(field({ A: [8, 10], b: [15, 10] }), { A: { ranged: '+9 (5)' }, b: gorgon })
      .begin('A')
      .d20(15)
      .ranged('b')
    expect(far.waits()).toBe(null)
  })

  test('SK-AB-TURN-UNDEAD-01, SK-AB-TURN-UNDEAD-02, SK-AB-TURN-UNDEAD-03, SK-TYPE-UNDEAD-03 turning', () => {
    const priest = { abilities: ['Turn Undead 4'] }
    const at: At = { A: [10, 10], b: [13, 10], c: [15, 10] }
    const b = battle(field(at), {
      A: priest,
      b: { type: 'Undead', level: 6 },
      c: { ...F, type: 'Undead', level: 1 },
      z: F,
    }).begin('A')
    expect(b.usable('Turn Undead').sort().join('')).toBe('c')
    const chief = (die: number) =>
      run(
        battle(field(at), {
          A: priest,
          b: { type: 'Undead', level: 6, commander: 4 },
          c: { ...F, type: 'Undead', level: 1 },
          z: F,
        })
          .begin('A')
          .d20(die)
          .use('Turn Undead', 'c'),
      ).is('c', ROUTING)
    expect([chief(15), chief(14)]).toEqual([false, true])
    const alone = battle(open(30, 20, { A: [10, 10], c: [15, 10] }), {
      A: priest,
      c: { ...F, type: 'Undead', level: 1 },
    })
      .begin('A')
      .d20(10)
      .use('Turn Undead', 'c')
    run(alone)
    expect(alone.is('c', ROUTING)).toBe(true)
    const before = alone.at('c')
    run(alone.begin('c'))
    expect(alone.has('c') ? alone.at('c') : 'gone').not.toEqual(before)
  })

  test('SK-AB-SLOW-EFFECT-01 beside it, a save or one attack', () => {
    const fighter = (...dice: number[]) =>
      battle(field({ A: [10, 10], b: [11, 10] }), {
        A: { melee: '+8/+3 (5)' },
        b: { hp: 100, abilities: ['Slow Effect DC 15'] },
      })
        .begin('A')
        .d20(...dice)
    const slowed = fighter(5).d20(15).melee('b')
    expect(slowed.letters('melee')).toBe('')
    expect(fighter(15).d20(15).melee('b').letters('melee')).toBe('b')
  })

  test('SK-AB-TRAMPLE-01, SK-AB-TRAMPLE-02, SK-AB-TRAMPLE-03 over smaller enemies', () => {
    const beast = (hp: number) =>
      battle(field({ A: [5, 8], b: [8, 9] }), {
        A: { type: 'Large Giant', hp: 100, abilities: ['Trample 15 DC 15'] },
        b: { hp, level: 1 },
      }).begin('A')
    const killed = beast(15)
    killed.step(6, 8).d20(2).step(7, 8)
    expect(killed.has('b')).toBe(false)
    killed.walk([8, 8], [9, 8])
    expect(killed.at('A')).toEqual([9, 8])
    const alive = beast(60)
    alive.step(6, 8).d20(2).step(7, 8)
    expect([alive.hp('b'), alive.offers('end')]).toEqual([45, []])
    alive.step(8, 8)
    expect(alive.kind).toBe('opportunity')
    const saved = beast(60).step(6, 8)
    saved.d20(20).step(7, 8)
    expect(saved.hp('b')).toBe(60)
    const equal = battle(field({ A: [5, 8], b: [8, 8] }), {
      A: { type: 'Large Giant', abilities: ['Trample 15 DC 15'] },
      b: { type: 'Large Giant' },
    })
      .begin('A')
      .step(6, 8)
    expect(equal.goes('step', 7, 8)).toBe(false)
  })

  test('SK-AB-BURROW-01, SK-AB-BURROW-02, SK-AB-BURROW-03 underground', () => {
    const worm = { speed: 4, abilities: ['Burrow 6'] }
    const b = battle(
      field(
        { A: [5, 5], c: [5, 6] },
        {
          '#': [
            [6, 5],
            [7, 5],
          ],
        },
      ),
      { A: worm },
    ).begin('A')
    b.do('burrow').walk([6, 5], [7, 5])
    expect(b.offers('end')).toEqual([])
    b.walk([8, 5], [9, 5], [10, 5], [11, 5])
    expect([b.at('A'), b.kind]).toEqual([[11, 5], 'act'])
    const lost = battle(field({ A: [5, 5], b: [17, 5] }), { A: { ...worm, ...F } }).begin('A')
    expect(lost.offers('rush').map(({ underground }) => underground)).toEqual([true])
    const flees = battle(field({ A: [10, 10] }), { A: { ...worm, ...F } })
    flees.piece('A').status |= ROUTING
    flees.begin('A')
    expect(flees.kind).toBe('flee-underground')
  })

  test('SK-AB-DUAL-ACTIVATION-01, SK-ROUND-03 two turns each round', () => {
    const b = battle(open(20, 12, { A: [5, 5], b: [15, 5] }), { A: { abilities: ['Dual Activation'] } })
    b.match.stack = [{ ...skirmish.begin({}), proc: skirmish.name, step: 'round' }]
    b.match.waiting = null
    b.game.advance(b.match)
    b.d20(15, 5).do('first', { seat: 0 })
    expect(b.acting()).toBe('A')
    b.do('end')
    expect(b.acting()).toBe('A')
    b.do('end')
    expect(b.acting()).toBe('b')
  })

  test('SK-AB-PSIONICS-01, SK-AB-SORCERER-SPELLS-01, SK-AB-SORCERER-SPELLS-02 pools and boxes by level', () => {
    const adept = battle(field({ A: [10, 10], b: [14, 10] }), {
      A: { abilities: ['Psionics 7pp'], spells: ['mind lance (2pp)', 'force shove (1pp)', 'mind wheel (5pp)'] },
      b: { hp: 200, level: 30 },
    })
    adept.piece('A').pool = 7
    for (let i = 0; i < 3; i++) adept.begin('A').d20(15).cast('mind lance', 'b')
    adept.begin('A')
    expect([
      adept.piece('A').pool,
      adept.castable('mind lance').sort().join(''),
      adept.castable('force shove').sort().join(''),
    ]).toEqual([1, '', 'b'])
    const sorcerer = battle(field({ A: [10, 10], b: [14, 10] }), {
      A: {
        abilities: ['Sorcerer Spells 1st 2, 2nd 1'],
        spells: ['ember dart (1st)', 'slumber (1st)', 'acid lash (2nd)', 'fire orb (3rd)'],
      },
      b: { hp: 200, level: 30 },
    })
    sorcerer.begin('A').d20(10).cast('ember dart', 'b')
    sorcerer.begin('A').d20(10).cast('ember dart', 'b')
    sorcerer.begin('A')
    expect([sorcerer.castable('ember dart').sort().join(''), sorcerer.castable('fire orb').sort().join('')]).toEqual([
      'b',
      '',
    ])
    sorcerer.d20(10).cast('ember dart', 'b')
    sorcerer.begin('A')
    expect([sorcerer.castable('ember dart').sort().join(''), sorcerer.castable('acid lash').sort().join('')]).toEqual([
      '',
      '',
    ])
  })

  test('SK-AB-MELEE-REACH-01, SK-AB-MELEE-REACH-02 reach: attacks farther, threatens no farther', () => {
    const b = battle(field({ A: [5, 5], b: [7, 6], c: [7, 7] }), { A: { abilities: ['Melee Reach 2'] } }).begin('A')
    expect(b.letters('melee')).toBe('b')
    const cover = (die: number) =>
      battle(field({ A: [5, 5], b: [7, 5], C: [6, 5] }), {
        A: { melee: '+0 (10)', abilities: ['Melee Reach 2'] },
        b: { ac: 10, hp: 60 },
      })
        .begin('A')
        .d20(die)
        .melee('b')
        .hp('b')
    expect([cover(13), cover(14)]).toEqual([60, 50])
    const leaves = battle(field({ A: [7, 5], b: [5, 5] }), { b: { abilities: ['Melee Reach 2'] } })
      .begin('A')
      .step(8, 5)
    expect(leaves.at('A')).toEqual([8, 5])
    const charge = battle(field({ A: [5, 5], b: [11, 5] }), { A: { abilities: ['Melee Reach 2'] } }).begin('A')
    expect(charge.squares('charge').every(([x]) => x === 10)).toBe(true)
  })

  test('SK-COND-CONFUSION-02, SK-COND-CONFUSION-03, SK-COND-CONFUSION-05 confusion', () => {
    const confused = (...dice: number[]) => {
      const b = battle(field({ A: [10, 10], b: [11, 10], c: [13, 13] }), { b: { cost: 12 } })
      b.piece('b').status |= CONFUSED
      b.piece('b').dcs = changed(b.piece('b').dcs, 3, 15)
      return b.begin('b').d20(...dice)
    }
    const mine = confused(5)
    expect([mine.seat, mine.is('b', MISLED), mine.letters('melee')]).toEqual([0, true, ''])
    expect((mine.match.stack.at(-1) as unknown as { commanded: boolean }).commanded).toBe(false)
    const still = confused(6, 5)
    expect([still.is('b', CONFUSED), still.acting()]).not.toEqual([true, 'b'])
    const own = confused(16)
    expect([own.seat, own.letters('melee')]).toEqual([1, 'A'])
    own.do('end').d20(12)
    expect(own.is('b', CONFUSED)).toBe(false)
    const walks = confused(5)
    walks.piece('c').square = walks.square(12, 11)
    walks.step(11, 9)
    expect([walks.kind, walks.seat, walks.letters('opportunity')]).toEqual(['opportunity', 1, 'c'])
  })

  test('SK-COND-ENTANGLE-03, SK-COND-ACTIVE-01, SK-COND-WOUNDED-01 other conditions', () => {
    const b = battle(field({ A: [10, 10], b: [11, 10] }), { b: { level: 2 } })
    b.piece('b').status |= ENTANGLED
    b.piece('b').dcs = changed(b.piece('b').dcs, 4, 14)
    b.begin('b').do('end').d20(12)
    expect(b.is('b', ENTANGLED)).toBe(false)
    const active = battle(field({ A: [10, 10], b: [11, 10] }), { A: { ranged: '+5 (5)' } })
    active.piece('b').status |= ENTANGLED | CONFUSED
    expect(active.begin('A').letters('ranged')).toBe('') // still threatened
    expect(battle(field({ A: [1, 1] })).hp('A')).toBe(20)
  })

  test('SK-COND-SLEEP-02 waking a sleeper instead of attacking', () => {
    const b = battle(field({ A: [10, 10], D: [11, 10], b: [10, 11] }))
    b.piece('D').status |= 1 << 4
    b.begin('A')
    expect(b.letters('wake')).toBe('D')
    b.do('wake')
    expect([b.is('D', 1 << 4), b.letters('melee')]).toEqual([false, ''])
  })

  test('SK-COND-STUN-04, SK-COND-HELPLESS-01 stunned and helpless commanders', () => {
    const b = battle(field({ C: [10, 10], F: [12, 10], a: [13, 10] }), {
      C: { commander: 4, effects: ['Followers: attack +4'] },
      F: { ...F, melee: '+0 (10)' },
      a: { ac: 14, hp: 60 },
    })
    b.piece('C').status |= STUNNED
    b.begin('F')
    expect((b.match.stack.at(-1) as unknown as { commanded: boolean }).commanded).toBe(false)
    expect(b.d20(10).melee('a').hp('a')).toBe(60)
  })
})
