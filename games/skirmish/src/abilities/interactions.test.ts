import { describe, expect, it } from 'vitest'
import { initiativeRating } from '../command.ts'
import { type Piece, position } from '../testing/pieces.ts'

const own = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], melee: '+5 (10)', ...lines })
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, melee: '+5 (10)', ...lines })
const last: Piece = { at: [18, 14], seat: 1 }
const guard: Piece = { at: [1, 14] }

describe('deaths that meet', () => {
  it('SK-AB-DEATH-BURST-01: bursts set off bursts, and every owner scores for his own', () => {
    const bomb = (x: number, seat: number, cost: number): Piece => ({
      at: [x, 5],
      seat,
      hp: 5,
      cost,
      abilities: ['Death Burst (15 fire; DC 30)'],
    })
    const p = position({
      a: own(),
      guard,
      b: bomb(6, 1, 8),
      c: bomb(7, 0, 9),
      d: foe({ at: [8, 5], hp: 15, cost: 11 }),
      last,
    })
    p.turn('a').d20(10, 2, 2, 2, 2)
    p.melee('b')
    // The burst of b hurts a and destroys c, whose burst destroys d.
    while (p.kind === 'resolve-first') p.play(p.asked().actions[0])
    expect(['b', 'c', 'd'].map((name) => p.is(name, 'eliminated'))).toEqual([true, true, true])
    expect(p.scores).toEqual([8 + 11, 9])
    expect(p.hp('a')).toBe(85)
  })

  it('SK-AB-DEATH-BURST-01: a gaze that destroys outright sets off no burst', () => {
    const p = position({
      a: own({ abilities: ['Gaze Attack (range 6; destroyed; DC 14)'] }),
      b: foe({ cost: 9, abilities: ['Death Burst (15 fire; DC 30)'] }),
      last,
    })
    p.turn('a').d20(2).use('Gaze Attack', 'b')
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(p.scores).toEqual([9, 0])
    expect(p.hp('a')).toBe(100)
    p.end()
  })

  it('SK-AB-CLEAVE-01, SK-AB-DEATH-BURST-01: a cleaver destroyed by the burst of its victim does not cleave', () => {
    const p = position({
      a: own({ hp: 10, abilities: ['Cleave'] }),
      guard,
      b: foe({ hp: 5, abilities: ['Death Burst (15 fire; DC 30)'] }),
      c: foe({ at: [4, 5] }),
    })
    p.turn('a').d20(10, 2).melee('b')
    expect(p.is('a', 'eliminated')).toBe(true)
    expect(p.hp('c')).toBe(100)
    p.end()
  })

  it('SK-AB-DEATH-STRIKE-01, SK-AB-CLEAVE-01: a death strike that destroys may be followed by its own Cleave', () => {
    const p = position({
      a: own({ hp: 5 }),
      mate: own({ at: [7, 5], hp: 5 }),
      guard,
      b: foe({ hp: 5, abilities: ['Death Strike', 'Cleave'] }),
      last,
    })
    p.turn('a').d20(10).melee('b')
    p.d20(10).do('attack', { target: p.id('a') })
    expect(p.kind).toBe('cleave')
    p.d20(10).do('attack', { target: p.id('mate') })
    expect(['a', 'mate', 'b'].map((name) => p.is(name, 'eliminated'))).toEqual([true, true, true])
    p.end()
  })

  it('SK-AB-WHIRLWIND-ATTACK-01: a whirler that is driven off by a burst strikes nobody else', () => {
    const p = position({
      a: own({ hp: 30, abilities: ['Whirlwind Attack'] }),
      guard,
      b: foe({ hp: 5, abilities: ['Death Burst (15 fire; DC 30)'] }),
      c: foe({ at: [5, 4] }),
    })
    p.turn('a').use('Whirlwind Attack')
    // Attack, save against the burst, the neighbour's save, morale at half.
    p.d20(10, 2, 2, 2).do('attack', { target: p.id('b') })
    while (p.kind === 'opportunity') p.do('pass')
    p.flee()
    while (p.kind === 'opportunity') p.do('pass')
    p.flee()
    expect(p.is('a', 'routing') || p.is('a', 'eliminated')).toBe(true)
    expect(p.rolls('attack')).toHaveLength(1)
  })
})

describe('control', () => {
  it('SK-KEY-DOMINATE-01: a dominated commander commands nobody and adds nothing to initiative', () => {
    const p = position({
      mage: own({ at: [5, 5], spells: ['dominating gaze [1]'] }),
      lord: foe({ at: [9, 5], commander: 5 }),
      orc: foe({ at: [11, 5] }),
    })
    p.turn('mage').d20(2).cast('dominating gaze', 'lord')
    expect(p.piece('lord').seat).toBe(0)
    // It is the second of its new master's creatures in this phase; their others are its allies now.
    p.done()
    expect([p.match.state.active, p.seat]).toEqual([p.id('lord'), 0])
    expect(p.targets('rush').concat(p.targets('charge'))).not.toContain('mage')
    p.d20(2).done()
    expect(p.match.state.active).toBe(p.id('orc'))
    expect(p.events.findLast((event) => event.type === 'activated')).toMatchObject({ commanded: false })
    expect([initiativeRating(p.match, 0), initiativeRating(p.match, 1)]).toEqual([0, 0])
  })

  it('SK-KEY-DOMINATE-01: points for it stay with the opponents of its owner', () => {
    const p = position({
      mage: own({ at: [5, 5], spells: ['dominating gaze [1]'] }),
      orc: foe({ at: [9, 5], hp: 5, cost: 13 }),
      mate: foe({ at: [10, 5] }),
    })
    p.turn('mage').d20(2).cast('dominating gaze', 'orc')
    p.done()
    p.d20(2).done()
    p.turn('mate').d20(10).melee('orc')
    expect(p.is('orc', 'eliminated')).toBe(true)
    expect(p.scores).toEqual([13, 0])
  })

  it('SK-COND-CONFUSION-03: under control it casts for its controller', () => {
    const p = position({
      a: own({ is: ['confused'], spells: ['bless [1]'] }),
      mate: own({ at: [9, 9] }),
      b: foe({ at: [12, 5], melee: '+0 (5)' }),
      c: own({ at: [12, 6], ac: 11 }),
    })
    p.d20(3).activate('a').cast('bless')
    expect(p.match.state.creatures.filter(({ lasting }) => lasting.length > 0).map(({ id }) => p.nameOf(id))).toContain(
      'b',
    )
    expect(p.piece('mate').lasting).toEqual([])
  })
})

describe('commanders', () => {
  it.each([
    [[], true],
    [['confused'], false],
    [['stunned'], false],
  ])('SK-CMD-20, SK-CMD-22: the effect of a commander that is %s works: %s', (is, works) => {
    const p = position({
      lord: own({ at: [3, 5], commander: 4, is, effects: ['Followers: attack +1'] }),
      a: own({ melee: '+0 (5)' }),
      b: foe({ ac: 11 }),
    })
    p.turn('a').d20(10).melee('b')
    expect(p.hp('b') < 100).toBe(works)
  })
})

describe('sight and answers', () => {
  it('SK-AB-GAZE-ATTACK-02, SK-AB-ARROW-CATCHING-SHIELD-01: whoever aims at a gazer meets its gaze, though a shield takes the shot', () => {
    const p = position({
      archer: own({ ranged: '+5 (5)', level: 1 }),
      gorgon: foe({ at: [9, 5], abilities: ['Gaze Attack (range 6; Stun; DC 15)'] }),
      warden: foe({ at: [10, 5], abilities: ['Arrow Catching Shield'] }),
    })
    p.turn('archer').d20(10, 2).ranged('gorgon')
    expect([p.hp('gorgon'), p.hp('warden')]).toEqual([100, 95])
    expect(p.is('archer', 'stunned')).toBe(true)
    p.end()
  })

  it('SK-AB-INVISIBLE-03: invisibility by a spell ends with an attack of opportunity, after its bonus', () => {
    const p = position({ a: own({ is: ['veiled'], melee: '+0 (5)' }), b: foe({ ac: 12 }) })
    p.turn('b').walk([7, 5])
    p.d20(10).do('opportunity')
    expect(p.hp('b')).toBe(95)
    expect(p.is('a', 'veiled')).toBe(false)
  })

  it('SK-AB-UNCANNY-DODGE-01, SK-AB-DEATH-ATTACK-01: no Death Attack on a flanked creature that dodges', () => {
    const p = position({
      a: own({ abilities: ['Death Attack DC 30'] }),
      c: own({ at: [7, 5] }),
      b: foe({ abilities: ['Uncanny Dodge'] }),
    })
    p.turn('a').d20(10).melee('b')
    expect(p.is('b', 'eliminated')).toBe(false)
    p.end()
  })
})

describe('damage that meets', () => {
  it('SK-COND-HELPLESS-03, SK-TYPE-UNDEAD-01: immunity to critical hits does not help the helpless', () => {
    const p = position({ a: own(), b: foe({ type: 'Undead', is: ['paralyzed'] }) })
    p.turn('a').melee('b')
    expect(p.hp('b')).toBe(80)
    p.end()
  })

  it('SK-AB-POWERFUL-CHARGE-01, SK-AB-POUNCE-01, SK-AB-REND-01: every attack of a pounce gets the charge damage, the second rends', () => {
    const p = position({
      a: own({ at: [2, 5], melee: '+5/+5 (10)', abilities: ['Pounce', 'Powerful Charge +5', 'Rend +5'] }),
      b: foe(),
    })
    p.turn('a').d20(10, 10).charge('b')
    expect(p.hp('b')).toBe(100 - 15 - 20)
    p.end()
  })

  it('SK-AB-INCORPOREAL-01, SK-AB-CONCEAL-01: a hit must pass both dice', () => {
    const hit = (...dice: number[]) => {
      const p = position({ a: own(), b: foe({ abilities: ['Incorporeal', 'Conceal 6'] }) })
      p.turn('a')
        .d20(...dice)
        .melee('b')
      p.end()
      return p.hp('b') < 100
    }
    expect([hit(10, 5), hit(10, 6, 11), hit(10, 6, 10)]).toEqual([false, false, true])
  })

  it('SK-AB-SPELL-RESISTANCE-01, SK-AB-INCORPOREAL-01: resistance first, then the ghostly die, then the save', () => {
    const p = position({
      a: own({ spells: ['ember dart [1]'] }),
      b: foe({ at: [9, 5], abilities: ['Spell Resistance', 'Incorporeal'] }),
    })
    p.turn('a').cast('ember dart', 'b')
    p.d20(11, 10, 19).do('use')
    expect(p.rolls('spell-resistance')).toHaveLength(1)
    expect(p.rolls('incorporeal')).toHaveLength(1)
    expect(p.hp('b')).toBe(95)
    p.end()
  })

  it('SK-AB-LEVEL-DRAIN-01, SK-COND-STUN-01: what follows from a hit comes in turn, morale last', () => {
    const p = position({
      a: own({
        hp: 50,
        abilities: ['Level Drain', 'Stunning Attack [1] DC 30', 'Pushback'],
        type: 'Large Giant',
        at: [4, 5],
      }),
      b: foe({ hp: 20 }),
      last,
    })
    p.turn('a').melee('b')
    p.d20(10, 2).do('declare')
    expect(p.is('b', 'level-drained')).toBe(true)
    expect(p.kind).toBe('shove')
    p.do('shift', { square: p.square(7, 5) })
    expect(p.match.waiting?.what).toBe('morale')
    p.d20(2)
    // Stunned it cannot run.
    expect([p.is('b', 'stunned'), p.is('b', 'routing')]).toEqual([true, true])
    expect(p.at('b')).toEqual([7, 5])
  })
})

describe('bonds', () => {
  it('SK-KEY-SUMMON-06, SK-AB-REQUIRES-02: a summoner that goes with its companion takes its summoned creature along', () => {
    const p = position({
      a: own(),
      fiend: foe({ type: 'Outsider', hp: 5, cost: 30 }),
      shaman: foe({ at: [15, 12], cost: 6, abilities: ['Requires Outsider'], spells: ['summon beast I [1]'] }),
      last,
    })
    p.turn('shaman').cast('summon beast I')
    p.do('summon', { card: 'forest-wolf' })
    p.do('shift')
    p.done().turn('a').d20(10).melee('fiend')
    expect(p.match.state.creatures.map(({ status }) => (status & 1) !== 0)).toEqual([false, true, true, false, true])
    expect(p.scores).toEqual([36, 0])
  })
})

describe('stopped on the way', () => {
  it('SK-MOVE-17: a creature paralyzed inside an ally goes to the nearest free space that its player picks', () => {
    const map = ['............', '######.#####']
    const p = position(
      {
        a: own({ at: [5, 0], abilities: ['Independent'] }),
        ally: own({ at: [6, 0] }),
        ghoul: foe({ at: [6, 1], melee: '+5 (5)', abilities: ['Paralysis (on melee damage; DC 30)'] }),
      },
      { map },
    )
    p.turn('a').walk([6, 0])
    p.do('step', { square: p.square(7, 0) })
    p.d20(15, 2).do('opportunity')
    expect(p.kind).toBe('settle')
    expect(p.seat).toBe(0)
    expect(p.squares('settle')).toEqual([
      [5, 0],
      [7, 0],
    ])
    p.d20(2).do('settle', { square: p.square(7, 0) })
    // The shift provokes nobody.
    expect(p.at('a')).toEqual([7, 0])
    p.end()
  })

  it.each([
    [3, true, [-1, -1]],
    [4, false, [1, 0]],
  ])('SK-ROUT-05, SK-ROUT-06: an ally on the exit, %i squares away: gone %s', (column, gone, at) => {
    const p = position(
      {
        a: own({ at: [column, 0], speed: 2, hp: 10 }),
        ally: own({ at: [0, 0] }),
        foe: foe({ at: [column + 1, 0], melee: '+5 (5)' }),
      },
      { map: ['............'] },
    )
    p.turn('foe').d20(10, 2).melee('a')
    p.flee()
    expect(p.is('a', 'eliminated')).toBe(gone)
    if (!gone) expect(p.at('a')).toEqual(at)
    expect(p.hp('ally')).toBe(100)
  })
})
