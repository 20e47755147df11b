import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'
import type { Position } from '../testing/position.ts'

const own = (lines: Partial<Piece>): Piece => ({ at: [5, 5], ...lines })
const foe = (lines: Partial<Piece> = {}): Piece => ({ at: [18, 14], seat: 1, ...lines })

/** Its turn begins: is it under command? */
function commanded(p: Position, name: string): boolean {
  p.turn(name)
  const begun = p.events.findLast((event) => event.type === 'activated')
  return begun?.type === 'activated' && begun.commanded
}

/** Does an attack with this natural roll hit? */
function hits(p: Position, name: string, target: string, natural: number): boolean {
  const before = p.hp(target)
  p.turn(name).d20(natural).melee(target)
  return p.hp(target) < before
}

describe('Beastmaster', () => {
  const druid = own({ at: [4, 5], abilities: ['Beastmaster 2'], hp: 5 })
  const lord = own({ at: [3, 5], commander: 1 })

  it('SK-AB-BEASTMASTER-01: beasts up to its level are neither Difficult nor Wild', () => {
    const pieces = {
      wolf: own({ at: [6, 5], type: 'Animal', level: 2, abilities: ['Difficult 3'] }),
      griffon: own({ at: [6, 6], type: 'Magical Beast', level: 2, abilities: ['Wild'] }),
      bear: own({ at: [6, 7], type: 'Animal', level: 5, abilities: ['Difficult 3'] }),
      spider: own({ at: [6, 8], type: 'Vermin', level: 1, abilities: ['Difficult 3'] }),
      foe: foe(),
    }
    const p = position({ druid, lord, ...pieces })
    expect(commanded(p, 'wolf')).toBe(true)
    expect(commanded(p, 'griffon')).toBe(true)
    const hidden = foe({ abilities: ['Invisible'] })
    expect(commanded(position({ druid, lord, bear: pieces.bear, foe: hidden }), 'bear')).toBe(false)
    expect(commanded(position({ druid, lord, spider: pieces.spider, foe: hidden }), 'spider')).toBe(false)
    expect(commanded(position({ lord, wolf: pieces.wolf, foe: hidden }), 'wolf')).toBe(false)
  })

  it('SK-AB-BEASTMASTER-02: it works while its owner is stunned, and ends with the last master', () => {
    const boar = own({ at: [6, 5], type: 'Animal', level: 2, abilities: ['Wild'] })
    const p = position({
      druid: { ...druid, is: ['stunned'] },
      lord,
      boar,
      foe: foe({ at: [4, 6], melee: '+10 (5)' }),
    })
    expect(commanded(p, 'boar')).toBe(true)
    p.done().turn('foe').d20(10).melee('druid')
    expect(p.is('druid', 'eliminated')).toBe(true)
    expect(commanded(p, 'boar')).toBe(false)
  })
})

describe('Countersong', () => {
  const orc = foe({ at: [6, 5], melee: '+0 (5)' })
  const warlord = (x: number, lines: Partial<Piece> = {}): Piece =>
    foe({ at: [x, 5], commander: 3, effects: ['Followers: attack +1', 'Enemies: attack -1'], ...lines })
  const victim = own({ at: [6, 6], ac: 11, melee: '+0 (5)' })
  const bard = own({ at: [2, 5], abilities: ['Countersong'] })

  it("SK-AB-COUNTERSONG-01: enemies within 6 squares lose their commanders' effects", () => {
    expect(hits(position({ victim, orc, lord: warlord(10) }), 'orc', 'victim', 10)).toBe(true)
    expect(hits(position({ bard, victim, orc, lord: warlord(10) }), 'orc', 'victim', 10)).toBe(false)
    // 7 squares away it does not matter.
    expect(hits(position({ far: { ...bard, at: [0, 8] }, victim, orc, lord: warlord(10) }), 'orc', 'victim', 10)).toBe(
      true,
    )
  })

  it('SK-AB-COUNTERSONG-01: its own side keeps the effects of its commanders', () => {
    const lord = own({ at: [3, 5], commander: 3, effects: ['Followers: attack +1'] })
    expect(hits(position({ bard, lord, victim, orc: { ...orc, ac: 11 } }), 'victim', 'orc', 10)).toBe(true)
  })

  it('SK-AB-COUNTERSONG-02: effects of enemy commanders within 6 squares do not work, hostile ones included', () => {
    const near = { orc: foe({ at: [11, 5] }), lord: warlord(7), victim: own({ at: [11, 6], ac: 11 }) }
    expect(hits(position(near), 'orc', 'victim', 10)).toBe(true)
    expect(hits(position({ bard, ...near }), 'orc', 'victim', 10)).toBe(false)
    const hostile = { ...near, orc: foe({ at: [11, 5], ac: 10 }) }
    expect(hits(position(hostile), 'victim', 'orc', 10)).toBe(false)
    expect(hits(position({ bard, ...hostile }), 'victim', 'orc', 10)).toBe(true)
  })

  it('SK-AB-IMPROVED-COUNTERSONG-01: enemies within 6 squares cannot be put under command', () => {
    const singer = own({ at: [2, 5], abilities: ['Improved Countersong'] })
    const at = (x: number) => ({ orc: foe({ at: [x, 5] }), lord: warlord(x + 1) })
    expect(commanded(position({ singer, ...at(8) }), 'orc')).toBe(false)
    expect(commanded(position({ singer, ...at(9) }), 'orc')).toBe(true)
    expect(commanded(position({ bard, ...at(8) }), 'orc')).toBe(true)
  })

  it('SK-AB-IMPROVED-COUNTERSONG-01: enemy commanders within 6 squares command nobody; they and Independent ones stay', () => {
    const singer = own({ at: [2, 5], abilities: ['Improved Countersong'] })
    const p = position({ singer, lord: warlord(7), orc: foe({ at: [12, 5] }) })
    expect(commanded(p, 'orc')).toBe(false)
    expect(commanded(p, 'lord')).toBe(true)
    expect(commanded(position({ singer, rogue: foe({ at: [5, 5], abilities: ['Independent'] }) }), 'rogue')).toBe(true)
    // As Countersong: the effects are gone as well.
    const effect = position({ singer, victim, orc, lord: warlord(10) })
    expect(hits(effect, 'orc', 'victim', 10)).toBe(false)
  })
})

describe('Difficult', () => {
  const minotaur = own({ at: [5, 5], abilities: ['Difficult 4'], ranged: '+0 (5)' })
  const lord = (commander: number): Piece => own({ at: [4, 4], commander, effects: ['Followers: attack +1'] })

  it('SK-AB-DIFFICULT-01: only a commander of that rating commands it and gives it effects', () => {
    const enemy = foe({ at: [6, 5], ac: 11 })
    expect(commanded(position({ minotaur, lord: lord(3), enemy }), 'minotaur')).toBe(false)
    expect(commanded(position({ minotaur, lord: lord(4), enemy }), 'minotaur')).toBe(true)
    expect(hits(position({ minotaur, lord: lord(3), enemy }), 'minotaur', 'enemy', 10)).toBe(false)
    expect(hits(position({ minotaur, lord: lord(4), enemy }), 'minotaur', 'enemy', 10)).toBe(true)
  })

  it('SK-AB-DIFFICULT-02: out of command it must rush the nearest enemy that it sees and reaches', () => {
    const brute = own({ abilities: ['Difficult 4'] })
    const p = position({ brute, near: foe({ at: [9, 5] }), far: foe({ at: [5, 12] }) })
    p.turn('brute')
    expect(new Set(p.asked().actions.map(({ type }) => type))).toEqual(new Set(['rush', 'charge']))
    expect(p.targets('rush')).toEqual(['near'])
  })

  it('SK-AB-DIFFICULT-02: beside its nearest enemy it attacks that one', () => {
    const brute = own({ abilities: ['Difficult 4', 'Melee Reach 2'] })
    const p = position({ brute, near: foe({ at: [6, 5] }), far: foe({ at: [5, 7] }) })
    p.turn('brute')
    expect(p.asked().actions.map(({ type }) => type)).toEqual(['melee'])
    expect(p.targets('melee')).toEqual(['near'])
  })

  it('SK-AB-DIFFICULT-02: with no enemy to see or to reach it moves 2 squares as it likes', () => {
    const brute = own({ abilities: ['Difficult 4'] })
    const p = position({ brute, unseen: foe({ at: [9, 5], abilities: ['Invisible'] }) })
    p.turn('brute')
    expect(p.offers('rush')).toEqual([])
    expect(p.offers('end')).toHaveLength(1)
    p.walk([4, 5], [3, 5])
    p.walk([2, 5], [1, 5])
    expect(p.match.state.active === p.id('brute') ? p.offers('step') : []).toEqual([])
  })

  it('SK-AB-DIFFICULT-03: instead it may stand and shoot, not move and shoot', () => {
    const p = position({ minotaur, near: foe({ at: [9, 5] }) })
    p.turn('minotaur')
    expect(p.targets('ranged')).toEqual(['near'])
    expect(p.offers('step')).toEqual([])
    p.d20(10).ranged('near')
    expect(p.hp('near')).toBe(95)
    expect(p.match.state.active === p.id('minotaur') ? p.offers('step') : []).toEqual([])
  })
})

describe('Difficult casters', () => {
  it('SK-AB-DIFFICULT-03: instead of rushing a ranged spell or ability, no touch and nothing for itself', () => {
    const p = position({
      harpy: own({
        abilities: ['Difficult 4', 'Breath Weapon (range 6; 5 fire; DC 15)', 'Web (touch; +5 hp)'],
        spells: ['ember dart [1]', 'mend wounds [1]'],
      }),
      near: foe({ at: [9, 5] }),
    })
    p.turn('harpy')
    expect(p.castable('ember dart')).toEqual(['near'])
    expect(p.castable('mend wounds')).toEqual([])
    expect(p.usable('Breath Weapon')).toEqual(['near'])
    expect(p.usable('Web')).toEqual([])
    p.d20(2).cast('ember dart', 'near')
    expect(p.match.state.active === p.id('harpy') ? p.offers('step') : []).toEqual([])
  })
})

describe('Dual Activation', () => {
  const hydra = own({ abilities: ['Dual Activation', 'Independent'] })

  it('SK-AB-DUAL-ACTIVATION-01: two turns a round, in one phase or in two', () => {
    const three = { hydra, b: own({ at: [1, 1] }), c: own({ at: [2, 1] }), foe: foe() }
    const turns = (p: Position) => p.events.filter((event) => event.type === 'activated' && event.creature === 0).length
    const once = position(three)
    once.turn('hydra').done()
    expect(once.kind).toBe('activate')
    once.do('activate', { creature: once.id('hydra') })
    once.done()
    expect(turns(once)).toBe(2)
    // That was the whole phase: the enemy is next, and the hydra is not offered again.
    expect(once.match.state.active).toBe(once.id('foe'))
    once.done()
    expect(once.targets('activate')).toEqual(['b', 'c'])
    const apart = position(three)
    apart.turn('hydra').done()
    apart.do('activate', { creature: apart.id('b') })
    apart.done()
    apart.done()
    expect(apart.targets('activate')).toEqual(['hydra', 'c'])
  })

  it('SK-AB-DUAL-ACTIVATION-01: poison hurts at both activations, an enemy may react in each turn', () => {
    const p = position({ hydra, foe: foe({ at: [6, 5], melee: '+0 (5)' }) })
    p.piece('hydra').poison = 5
    p.turn('hydra')
    expect(p.hp('hydra')).toBe(95)
    p.walk([5, 6])
    p.d20(15).do('opportunity')
    p.done().turn('hydra')
    expect(p.hp('hydra')).toBe(85)
    p.walk([5, 5])
    expect(p.kind).toBe('opportunity')
  })
})

describe('Independent', () => {
  const rogue = own({ at: [10, 5], level: 5, speed: 1, abilities: ['Independent'], is: ['routing'] })

  it('SK-AB-INDEPENDENT-01: always under command', () => {
    expect(commanded(position({ rogue: { ...rogue, is: [] }, foe: foe() }), 'rogue')).toBe(true)
    expect(commanded(position({ rogue: { ...rogue, is: [], abilities: [] }, foe: foe() }), 'rogue')).toBe(false)
  })

  it.each([
    [15, null, true],
    [14, null, false],
    [12, 3, true],
    [11, 3, false],
  ])('SK-AB-INDEPENDENT-01: rallies on %i with commander %s: %s', (natural, commander, steady) => {
    const lord = commander === null ? {} : { lord: own({ at: [12, 5], commander }) }
    const p = position({ rogue, ...lord, foe: foe() })
    p.d20(natural).activate('rogue')
    expect(p.is('rogue', 'routing')).toBe(!steady)
    p.end()
  })
})

describe('Not Subject to Commander Effect', () => {
  const golem = own({ at: [5, 5], melee: '+0 (5)', abilities: ['Not Subject to Commander Effect'] })
  const foeAt = foe({ at: [6, 5], ac: 11 })
  const lord = own({ at: [4, 5], commander: 3, effects: ['Followers: attack +1'] })

  it('SK-AB-NOT-SUBJECT-TO-COMMANDER-EFFECT-01: no benefit from its own commanders, yet under command', () => {
    expect(hits(position({ golem: { ...golem, abilities: [] }, lord, foeAt }), 'golem', 'foeAt', 10)).toBe(true)
    const p = position({ golem, lord, foeAt })
    expect(commanded(p, 'golem')).toBe(true)
    expect(hits(p, 'golem', 'foeAt', 10)).toBe(false)
  })

  it('SK-AB-NOT-SUBJECT-TO-COMMANDER-EFFECT-01: hostile effects do not touch it', () => {
    const witch = foe({ at: [7, 5], commander: 3, effects: ['Enemies: attack -1'] })
    const enemy = foe({ at: [6, 5], ac: 10 })
    expect(hits(position({ golem: { ...golem, abilities: [] }, enemy, witch }), 'golem', 'enemy', 10)).toBe(false)
    expect(hits(position({ golem, enemy, witch }), 'golem', 'enemy', 10)).toBe(true)
  })
})

describe('Relay Orders', () => {
  /** A wall between north and south, open in the four columns at the east. */
  const map = Array.from({ length: 16 }, (_, y) => (y === 7 ? '###############.....' : '....................'))
  const pieces = {
    lord: own({ at: [1, 5], commander: 4, effects: ['Followers: attack +1'] }),
    drummer: own({ at: [13, 5], abilities: ['Relay Orders'] }),
    footman: own({ at: [15, 9], level: 1, hp: 20 }),
    foe: foe({ at: [15, 10], ac: 11, melee: '+5 (10)' }),
  }

  it('SK-AB-RELAY-ORDERS-01: creatures near the relay are under its commander and get the effect', () => {
    expect(commanded(position(pieces, { map }), 'footman')).toBe(true)
    expect(hits(position(pieces, { map }), 'footman', 'foe', 10)).toBe(true)
    // Morale with the rating of 4: 15 + 1 + 4.
    const morale = position(pieces, { map })
    morale.turn('foe').d20(10, 15).melee('footman')
    expect(morale.is('footman', 'routing')).toBe(false)
  })

  it('SK-AB-RELAY-ORDERS-01: a relay out of command, or gone quiet, is no commander', () => {
    const { lord: _, ...quiet } = pieces
    const alone = position(quiet, { map })
    expect(commanded(alone, 'footman')).toBe(false)
    expect(
      commanded(position({ ...pieces, drummer: { ...pieces.drummer, is: ['stunned'] } }, { map }), 'footman'),
    ).toBe(false)
    expect(commanded(position({ ...pieces, drummer: { ...pieces.drummer, abilities: [] } }, { map }), 'footman')).toBe(
      false,
    )
  })

  it('SK-AB-RELAY-ORDERS-01: two relays cannot keep each other under command', () => {
    const two = position(
      {
        a: own({ at: [5, 5], abilities: ['Relay Orders'] }),
        b: own({ at: [6, 5], abilities: ['Relay Orders'] }),
        foe: foe(),
      },
      { map },
    )
    expect(commanded(two, 'a')).toBe(false)
  })
})

describe('Tyrannical Morale', () => {
  const pieces = {
    tyrant: own({ at: [3, 5], commander: 4, effects: ['Tyrannical Morale +4'] }),
    follower: own({ at: [5, 5], level: 1, hp: 20, cost: 7 }),
    foe: foe({ at: [6, 5], melee: '+5 (10)' }),
  }
  const struck = (natural: number, choice: string, lines: Partial<Piece> = {}) => {
    const p = position({ ...pieces, tyrant: { ...pieces.tyrant, ...lines } })
    p.turn('foe').d20(10).melee('follower')
    if (choice !== '') {
      expect(p.kind).toBe('tyrannical-morale')
      p.d20(natural).do(choice)
    } else p.d20(natural)
    p.flee()
    p.end()
    return p
  }

  it('SK-AB-TYRANNICAL-MORALE-01: +4 on the save; a failure destroys', () => {
    const holds = struck(11, 'use')
    expect(holds.is('follower', 'eliminated') || holds.is('follower', 'routing')).toBe(false)
    expect(struck(10, 'use').is('follower', 'eliminated')).toBe(true)
  })

  it('SK-AB-TYRANNICAL-MORALE-01: not chosen, a failure is a rout; beyond 6 squares it is not offered', () => {
    const runs = struck(14, 'decline')
    expect(runs.events.some((event) => event.type === 'routed')).toBe(true)
    struck(15, '', { at: [5, 12] })
  })

  it('SK-AB-TYRANNICAL-MORALE-01: a rally save may be helped too', () => {
    const p = position({ ...pieces, follower: { ...pieces.follower, is: ['routing'] } })
    p.piece('follower').routedBy = 1
    p.activate('follower')
    expect(p.kind).toBe('tyrannical-morale')
    p.d20(10).do('use')
    expect(p.is('follower', 'eliminated')).toBe(true)
    // SK-AB-TYRANNICAL-MORALE-02: the one who caused the rout scores.
    expect(p.scores).toEqual([0, 7])
  })

  it('SK-AB-TYRANNICAL-MORALE-02: the opponent who caused the save gets the points', () => {
    expect(struck(10, 'use').scores).toEqual([0, 7])
  })
})

describe('Wild', () => {
  const wolf = own({ at: [5, 5], speed: 9, melee: '+0 (5)', abilities: ['Wild'] })
  const lord = own({ at: [4, 5], commander: 8, effects: ['Followers: attack +1'] })

  it('SK-AB-WILD-01: always out of command: speed 2 or a rush', () => {
    const p = position({ wolf, lord, foe: foe({ at: [15, 5] }) })
    expect(commanded(p, 'wolf')).toBe(false)
    expect(p.targets('rush')).toEqual(['foe'])
    p.walk([5, 6], [5, 7], [5, 8], [5, 9])
    expect(p.match.state.active === p.id('wolf') ? p.offers('step') : []).toEqual([])
  })

  it('SK-AB-WILD-01: no Commander Effect, no rally', () => {
    expect(hits(position({ wolf, lord, foe: foe({ at: [6, 5], ac: 11 }) }), 'wolf', 'foe', 10)).toBe(false)
    const routing = position({ wolf: { ...wolf, at: [15, 5], speed: 1, is: ['routing'] }, lord, foe: foe() })
    routing.activate('wolf').flee()
    expect(routing.is('wolf', 'routing')).toBe(true)
    expect(routing.rolls('morale')).toEqual([])
    routing.end()
  })
})

describe('given abilities', () => {
  const lord = (effect: string) => own({ at: [4, 5], commander: 3, effects: [effect] })

  it('SK-KEY-GAINS-01: followers have what a Commander Effect gives them, while it works', () => {
    const strike = (lines: Partial<Piece>, effect: string) => {
      const p = position({ lord: { ...lord(effect), ...lines }, a: own({ melee: '+5 (10)' }), b: foe({ at: [6, 5] }) })
      p.turn('a').d20(10).melee('b')
      return 100 - p.hp('b')
    }
    expect(strike({}, 'Followers: Smite +5')).toBe(15)
    expect(strike({}, 'Followers: Orcs gain Smite +5')).toBe(10)
    expect(strike({ at: [5, 13] }, 'Followers: Smite +5')).toBe(10)
    expect(strike({ is: ['stunned'] }, 'Followers: Smite +5')).toBe(10)
    const dodges = position({ lord: lord('Followers: Mobility'), a: own({}), b: foe({ at: [6, 5], melee: '+0 (5)' }) })
    dodges.turn('a').walk([5, 6])
    dodges.d20(13).do('opportunity')
    expect(dodges.hp('a')).toBe(100)
  })

  it('SK-ABIL-01: what cannot be given is refused with the words that are wrong', () => {
    for (const effect of ['Followers: Feed 5', 'Followers: Wild', 'Followers: Smite Evil [2] +5']) {
      expect(() => position({ lord: lord(effect), b: foe() })).toThrow(effect.slice('Followers: '.length))
    }
  })
})
