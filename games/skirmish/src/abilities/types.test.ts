import { describe, expect, it } from 'vitest'
import { type Piece, position } from '../testing/pieces.ts'
import type { Position } from '../testing/position.ts'

const own = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], melee: '+5 (10)', ...lines })
const foe = (type: string, lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, type, ...lines })
const partner = own({ at: [7, 5] })
const last: Piece = { at: [18, 14], seat: 1 }

/** Damage of one melee attack with this natural roll, flanked or not. */
function damage(type: string, natural: number, lines: Partial<Piece> = {}, flanked = false): number {
  const p = position({ a: own(lines), b: foe(type), ...(flanked ? { partner } : {}), last })
  p.turn('a').d20(natural).melee('b')
  return 100 - p.hp('b')
}

/** Does this effect of DC 30, which nobody saves against, put the condition on a creature of the type? */
function suffers(type: string, effect: string, status: string): boolean {
  const p = position({
    a: own({ abilities: [`Breath Weapon (range 6; ${effect}; DC 30)`] }),
    b: foe(type, { at: [9, 5] }),
    last,
  })
  p.turn('a').use('Breath Weapon', 'b')
  if (p.match.waiting) p.d20(2)
  return p.is('b', status)
}

const FORMS: readonly [string, string, string][] = [
  ['Confusion', 'Confusion', 'confused'],
  ['Dominate', 'Dominate', 'dominated'],
  ['Paralysis', 'Paralysis', 'paralyzed'],
  ['Sleep', 'Sleep', 'asleep'],
  ['Stun', 'Stun', 'stunned'],
]

/** Everything this type is immune to, found out by trying. */
function immunities(type: string): string[] {
  const found = FORMS.filter(([, effect, status]) => !suffers(type, effect, status)).map(([name]) => name)
  if (damage(type, 20) === 10) found.push('Critical Hits')
  // AC 10, +5: a 4 misses unless flanking adds 2.
  if (damage(type, 4, {}, true) === 0) found.push('Flanking')
  if (damage(type, 15, { abilities: ['Sneak Attack +5', 'Invisible'] }) === 10) found.push('Sneak Attack')
  const poison = position({
    a: own({ abilities: ['Poison (5 damage whenever poisoned creature activates; DC 30)'] }),
    b: foe(type),
    last,
  })
  poison.turn('a').d20(15).melee('b')
  if (poison.match.waiting) poison.d20(2)
  if (poison.piece('b').poison === 0) found.push('Poison')
  if (!inhibited(type)) found.push('Incite')
  const drain = position({ a: own({ abilities: ['Level Drain'] }), b: foe(type), last })
  drain.turn('a').d20(15).melee('b')
  if (!drain.is('b', 'level-drained')) found.push('Level Drain')
  return found.sort()
}

function inhibited(type: string): boolean {
  const p = position({ a: own({ spells: ['leaden limbs [1]'] }), b: foe(type, { at: [9, 5] }), last })
  p.turn('a').cast('leaden limbs', 'b')
  if (p.match.waiting) p.d20(2)
  p.done()
  while (p.match.state.round === 1) p.play(p.kind === 'act' ? { type: 'end' } : p.asked().actions[0])
  return p.is('b', 'inhibited')
}

/** A first blow to half its hit points: is a morale die rolled? */
function rollsMorale(type: string): boolean {
  const p = position({ a: own(), b: foe(type, { hp: 20 }), last })
  p.turn('a').d20(15).melee('b')
  return p.match.waiting?.what === 'morale'
}

/** What heal 10 does to a creature of the type at 50 of 100 hit points, its save failed. */
function healed(type: string): number {
  const p = position({ a: own({ spells: ['mend wounds [1]'] }), b: foe(type, { left: 50 }), last })
  p.turn('a').cast('mend wounds', 'b')
  if (p.match.waiting) p.d20(2)
  return p.hp('b') - 50
}

const MINDLESS = [
  'Confusion',
  'Critical Hits',
  'Dominate',
  'Incite',
  'Paralysis',
  'Poison',
  'Sleep',
  'Sneak Attack',
  'Stun',
]

describe.each([
  ['SK-TYPE-ABERRATION-01', 'Aberration'],
  ['SK-TYPE-ANIMAL-01', 'Animal'],
  ['SK-TYPE-FEY-01', 'Fey'],
  ['SK-TYPE-GIANT-01', 'Giant'],
  ['SK-TYPE-MAGICAL-BEAST-01', 'Magical Beast'],
  ['SK-TYPE-OUTSIDER-01', 'Outsider'],
  ['SK-TYPE-HUMANOID-01', 'Humanoid'],
  ['SK-TYPE-MONSTROUS-HUMANOID-01', 'Monstrous Humanoid'],
])('%s', (id, type) => {
  it(`${id}: effects that name ${type} mean such creatures and no others`, () => {
    const gaze = own({ abilities: [`Breath Weapon (range 6; target ${type} Sleep; DC 30)`] })
    const aimed = (b: string) =>
      position({ a: gaze, b: foe(b, { at: [9, 5] }) })
        .turn('a')
        .usable('Breath Weapon')
    expect(aimed(type)).toEqual(['b'])
    expect(aimed('Undead')).toEqual([])
    expect(aimed(type === 'Humanoid' ? 'Monstrous Humanoid' : 'Humanoid')).toEqual([])
  })

  it(`${id}: living, without immunities`, () => {
    expect(immunities(type)).toEqual([])
    expect(healed(type)).toBe(10)
    expect(rollsMorale(type)).toBe(true)
  })
})

describe('types with traits', () => {
  it('SK-TYPE-ELF-01: elves do not sleep', () => {
    expect(immunities('Humanoid (Elf)')).toEqual(['Sleep'])
    const p = position({
      a: own({ spells: ['slumber [1]'] }),
      elf: foe('Humanoid (Elf)', { at: [9, 5] }),
      man: foe('Humanoid (Human)', { at: [9, 6] }),
    })
    p.turn('a').cast('slumber', 'elf')
    p.d20(1).do('aim', { x: 10, y: 6 })
    if (p.kind === 'resolve-first') p.do('pick', { creature: p.id('elf') })
    expect([p.is('elf', 'asleep'), p.is('man', 'asleep')]).toEqual([false, true])
    p.end()
  })

  it('SK-TYPE-DRAGON-01: Paralysis and Sleep', () => {
    expect(immunities('Dragon')).toEqual(['Paralysis', 'Sleep'])
    const sting = position({ a: own({ abilities: ['Poison (Paralysis; DC 13)'] }), drake: foe('Dragon') })
    sting.turn('a').d20(15).melee('drake')
    expect(sting.is('drake', 'paralyzed')).toBe(false)
    sting.end()
  })

  it('SK-TYPE-ELEMENTAL-01: critical hits, flanking, Paralysis, Poison, Sleep, sneak attacks, Stun', () => {
    expect(immunities('Elemental')).toEqual([
      'Critical Hits',
      'Flanking',
      'Paralysis',
      'Poison',
      'Sleep',
      'Sneak Attack',
      'Stun',
    ])
    expect(rollsMorale('Elemental')).toBe(true)
    expect(healed('Elemental')).toBe(10)
  })

  it('SK-TYPE-CONSTRUCT-01: nonliving, Fearless, mindless', () => {
    // Level Drain works on the living only.
    expect(immunities('Construct')).toEqual([...MINDLESS, 'Level Drain'].sort())
    expect(rollsMorale('Construct')).toBe(false)
  })

  it('SK-TYPE-CONSTRUCT-02: neither healing nor negative damage touches it', () => {
    expect(healed('Construct')).toBe(0)
    const p = position({ a: own({ spells: ['grave touch [1]'] }), b: foe('Construct', { left: 50 }) })
    p.turn('a').cast('grave touch', 'b')
    expect(p.hp('b')).toBe(50)
    p.end()
  })

  it('SK-TYPE-LIVING-CONSTRUCT-01: fewer immunities, healed, not Fearless', () => {
    const type = 'Construct (Living Construct)'
    expect(immunities(type)).toEqual(['Level Drain', 'Paralysis', 'Poison', 'Sleep'])
    expect(healed(type)).toBe(10)
    expect(rollsMorale(type)).toBe(true)
  })

  it('SK-TYPE-OOZE-01: Fearless, mindless, not flanked; Blindsight', () => {
    expect(immunities('Ooze')).toEqual([...MINDLESS, 'Flanking'].sort())
    expect(rollsMorale('Ooze')).toBe(false)
    // An invisible attacker gets no +2 against it.
    expect(damage('Ooze', 4, { abilities: ['Invisible'] })).toBe(0)
    expect(damage('Animal', 4, { abilities: ['Invisible'] })).toBe(10)
    const gaze = position({
      a: own({ abilities: ['Gaze Attack (range 6; skips next turn; DC 30)'] }),
      b: foe('Ooze', { at: [9, 5] }),
    })
    gaze.turn('a').use('Gaze Attack', 'b')
    expect(gaze.is('b', 'skips-turn')).toBe(false)
    gaze.end()
  })

  it('SK-TYPE-PLANT-01: mindless, but living and not Fearless', () => {
    expect(immunities('Plant')).toEqual(MINDLESS)
    expect(rollsMorale('Plant')).toBe(true)
    expect(healed('Plant')).toBe(10)
    expect(damage('Plant', 4, {}, true)).toBe(10)
  })

  it('SK-TYPE-UNDEAD-01: nonliving, Fearless, mindless', () => {
    expect(immunities('Undead')).toEqual([...MINDLESS, 'Level Drain'].sort())
    expect(rollsMorale('Undead')).toBe(false)
  })

  it('SK-TYPE-UNDEAD-02: healing harms it, with a save for half; negative damage heals it', () => {
    expect(healed('Undead')).toBe(-10)
    const saved = position({
      a: own({ spells: ['greater mend wounds [1]'] }),
      b: foe('Undead', { left: 50, level: 3 }),
    })
    // A spell of level 3: DC 15.
    saved.turn('a').d20(12).cast('greater mend wounds', 'b')
    expect(saved.hp('b')).toBe(40)
    const grave = (left: number) => {
      const p = position({ a: own({ spells: ['grave touch [1]'] }), b: foe('Undead', { left }) })
      p.turn('a').cast('grave touch', 'b')
      p.end()
      return p.hp('b')
    }
    expect([grave(50), grave(95)]).toEqual([65, 100])
  })

  it('SK-TYPE-VERMIN-01: Confusion, Dominate, Incite, Sleep', () => {
    expect(immunities('Vermin')).toEqual(['Confusion', 'Dominate', 'Incite', 'Sleep'])
  })

  it('SK-KEY-LIVING-01: all live but Constructs and Undead', () => {
    const holds = (type: string): Position =>
      position({ a: own({ spells: ['hold foe [1]'] }), b: foe(type, { at: [9, 5] }) }).turn('a')
    for (const type of ['Plant', 'Ooze', 'Elemental', 'Vermin', 'Construct (Living Construct)']) {
      expect(holds(type).castable('hold foe')).toEqual(['b'])
    }
    for (const type of ['Construct', 'Undead']) expect(holds(type).castable('hold foe')).toEqual([])
  })
})

describe('alignment', () => {
  it.each([
    ['SK-KEY-CHAOTIC-01', 'Chaotic', { LG: 10, CG: 15, LE: 10, CE: 15 }],
    ['SK-KEY-LAWFUL-01', 'Lawful', { LG: 15, CG: 10, LE: 15, CE: 10 }],
    ['SK-KEY-GOOD-01', 'Good', { LG: 15, CG: 15, LE: 10, CE: 10 }],
    ['SK-KEY-EVIL-01', 'Evil', { LG: 10, CG: 10, LE: 15, CE: 15 }],
  ])('%s: the faction of the warband makes a creature %s, whatever its card says', (_, word, expected) => {
    const found = Object.keys(expected).map((faction) => {
      const wolf = foe('Animal', { factions: ['CG', 'CE'] })
      const p = position({ a: own({ abilities: [`Smite ${word} +5`] }), wolf }, { factions: ['LG', faction as 'LG'] })
      p.turn('a').d20(15).melee('wolf')
      return 100 - p.hp('wolf')
    })
    expect(found).toEqual(Object.values(expected))
  })
})

describe('use of abilities', () => {
  it('SK-ABIL-03: an ability that does not replace attacks leaves them', () => {
    const p = position({
      a: own({
        at: [2, 5],
        type: 'Large Animal',
        melee: '+5 (5)',
        abilities: ['Trample 15 DC 15', 'Smite +5', 'Independent'],
      }),
      b: foe('Humanoid', { at: [5, 5] }),
      c: foe('Humanoid', { at: [8, 6] }),
    })
    p.turn('a').walk([3, 5]).d20(20).walk([4, 5])
    p.walk([5, 5])
    while (p.kind === 'opportunity') p.do('pass')
    p.walk([6, 5])
    while (p.kind === 'opportunity') p.do('pass')
    p.d20(10).melee('c')
    expect(p.hp('c')).toBe(90)
  })

  it('SK-ABIL-05: different abilities add up, one does not add to itself', () => {
    const hit = (is: string[], ghasts: Record<string, Piece>, natural: number) => {
      const p = position({ a: own({ is, melee: '+0 (5)' }), b: foe('Undead', { abilities: ['Stench'] }), ...ghasts })
      p.turn('a').d20(natural).melee('b')
      return p.hp('b') < 100
    }
    const second = { c: foe('Undead', { at: [6, 6], abilities: ['Stench'] }) }
    expect([hit([], second, 11), hit([], second, 12)]).toEqual([false, true])
    expect([hit(['frightened'], {}, 15), hit(['frightened'], {}, 16)]).toEqual([false, true])
  })

  it('SK-ABIL-06: a limited ability is declared before the roll; a miss uses it up', () => {
    const p = position({ a: own({ melee: '+5/+5/+5 (10)', abilities: ['Smite Evil [2] +5'] }), b: foe('Animal') })
    p.turn('a').melee('b')
    expect(p.match.waiting).toBeNull()
    p.d20(3).do('declare')
    expect(p.piece('a').boxes[0]).toBe(1)
    p.melee('b', 1)
    p.d20(15).do('roll-attack')
    // After the hit there is no second question.
    expect(p.kind).toBe('act')
    expect(p.hp('b')).toBe(90)
  })
})
