import { describe, expect, test } from 'vitest'
import { CONFUSED, PARALYZED, ROUTING, STUNNED } from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

const field = (at: Record<string, readonly [number, number]>, terrain = {}) =>
  open(34, 16, { z: [33, 15], ...at }, terrain)
const wall = (x: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [x, from + i] as [number, number])
const F = { follower: true }
const C = (commander: number, more: Piece = {}): Piece => ({ commander, ...more })
/** Is F under command of C here? A speed 6 creature under command may go 12 squares. */
const commanded = (
  c: [number, number],
  f: [number, number],
  terrain = {},
  pieces: Record<string, Piece> = {},
  prepare?: (b: ReturnType<typeof battle>) => void,
) => {
  const b = battle(field({ C: c, F: f }, terrain), { C: C(4), F, ...pieces })
  prepare?.(b)
  b.begin('F')
  const event = b.events.filter(({ type }) => (type as string) === 'activated').at(-1) as unknown as
    | { commanded: boolean }
    | undefined
  return event ? event.commanded : (b.match.stack.at(-1) as unknown as { commanded: boolean }).commanded
}

describe('command', () => {
  test('SK-CMD-01, SK-CMD-02, SK-CMD-03 by sight at any distance, or within 6 counted round walls', () => {
    expect(commanded([5, 5], [15, 5])).toBe(true)
    expect(commanded([0, 10], [33, 10])).toBe(true)
    expect(commanded([5, 5], [7, 5], { '#': wall(6, 4, 6) })).toBe(true)
    expect(commanded([5, 5], [15, 5], { '#': wall(6, 0, 15) })).toBe(false)
    expect(commanded([10, 10], [12, 10], { '#': wall(11, 8, 11) })).toBe(true)
    expect(commanded([10, 10], [12, 10], { '#': wall(11, 6, 13) })).toBe(false)
  })

  test('SK-CMD-04 distance runs between the nearest squares', () => {
    const large = { C: C(4, { type: 'Large Giant', effects: ['Followers: attack +1'] }), F: { ...F, melee: '+5 (5)' } }
    const near = battle(field({ C: [10, 10], F: [17, 10], a: [18, 10] }), { ...large, a: { ac: 16, hp: 40 } })
    near.begin('F').d20(10).melee('a')
    expect(near.hp('a')).toBe(35)
    const far = battle(field({ C: [10, 10], F: [18, 10], a: [19, 10] }), { ...large, a: { ac: 16, hp: 40 } })
    far.begin('F').d20(10).melee('a')
    expect(far.hp('a')).toBe(40)
  })

  test('SK-CMD-05, SK-CMD-19, SK-CMD-20 commanders command themselves unless they cannot; routing speed is full', () => {
    const alone = battle(field({ C: [5, 5] }), { C: C(4) }).begin('C')
    alone.walk([6, 5], [7, 5], [8, 5], [9, 5], [10, 5], [11, 5], [12, 5])
    expect(alone.at('C')).toEqual([12, 5])
    const router = battle(field({ F: [20, 10] }, { '#': wall(15, 0, 12) }), { F })
    router.piece('F').status |= ROUTING
    router.begin('F')
    while (router.kind === 'flee') router.play(router.offers()[0] as never)
    expect(router.at('F')[0]).toBeLessThan(15) // twelve squares of flight, though out of command
    expect(
      commanded([5, 5], [7, 5], {}, {}, (b) => {
        b.piece('C').status |= PARALYZED
      }),
    ).toBe(false)
    expect(
      commanded([5, 5], [7, 5], {}, {}, (b) => {
        b.piece('C').status |= ROUTING
      }),
    ).toBe(false)
    expect(
      commanded([5, 5], [7, 5], {}, {}, (b) => {
        b.piece('C').status |= STUNNED
      }),
    ).toBe(false)
  })

  test('SK-CMD-06, SK-KEY-ALLY-01, SK-KEY-ENEMY-01 only commanders of its own warband', () => {
    const b = battle(
      field({ F: [5, 5], c: [7, 5] }),
      { F, c: { seat: 2, commander: 4 }, z: { seat: 1 } },
      { seats: 4, teams: true },
    )
    b.begin('F')
    expect((b.match.stack.at(-1) as unknown as { commanded: boolean }).commanded).toBe(false)
    expect(b.letters('melee')).toBe('')
  })

  test('SK-CMD-07, SK-CMD-08, SK-CMD-09 full speed under command, 2 or 4 without', () => {
    const lost = battle(field({ F: [5, 5], a: [8, 5] }), { F: { ...F, speed: 8 }, a: { hp: 60 } }).begin('F')
    lost.walk([6, 5], [7, 5])
    expect(lost.letters('melee')).toBe('a')
    const away = battle(field({ F: [15, 5], a: [22, 5] }), { F }).begin('F')
    away.walk([14, 5], [13, 5], [12, 5], [11, 5])
    expect([away.at('F'), away.acting()]).not.toEqual([[10, 5], 'F'])
    const under = battle(field({ F: [15, 5], C: [14, 4] }), { F, C: C(3) }).begin('F')
    for (let x = 16; x <= 27; x++) under.step(x, 5)
    expect(under.at('F')).toEqual([27, 5])
  })

  test('SK-CMD-10, SK-CMD-11 the start of the turn counts for movement, the moment for morale and effects', () => {
    const b = battle(field({ F: [13, 4], C: [5, 5] }, { '#': wall(10, 0, 4) }), { F, C: C(3) })
    b.piece('F').square = b.square(11, 2)
    b.begin('F')
    const commandedAtStart = (b.match.stack.at(-1) as unknown as { commanded: boolean }).commanded
    b.walk([11, 3], [11, 4])
    expect((b.match.stack.at(-1) as unknown as { commanded: boolean }).commanded).toBe(commandedAtStart)
    const out = battle(field({ F: [8, 2], C: [5, 2], a: [20, 10] }, { '#': wall(10, 3, 15) }), {
      F: { ...F, hp: 20, level: 3 },
      C: C(4),
      a: { spells: ['ember dart [1]'] },
    })
    out.piece('F').square = out.square(20, 8)
    out.begin('a').d20(1, 16).cast('ember dart', 'F') // 16 + 3: with Commander 4 it would pass
    while (out.kind === 'flee') out.play(out.offers()[0] as never)
    expect(out.is('F', ROUTING)).toBe(true)
  })

  test('SK-CMD-12, SK-CMD-13, SK-CMD-15, SK-CMD-17 a rush: to a space beside the nearest enemy, then the attack', () => {
    const b = battle(field({ F: [5, 5], a: [11, 5] }), { F, a: { hp: 60 } }).begin('F')
    expect([b.letters('rush'), b.offers('step').length > 0]).toEqual(['a', true])
    b.do('rush')
    for (let x = 6; x <= 9; x++) b.step(x, 5)
    expect(b.offers('stop')).toEqual([])
    b.step(10, 5)
    b.d20(10).do('stop')
    expect([b.hp('a'), b.acting()]).not.toEqual([60, 'F'])
    const killer = battle(field({ F: [5, 5], a: [6, 5], d: [12, 5] }), { F, a: { hp: 10 } })
      .begin('F')
      .d20(15)
      .melee('a')
    expect(killer.offers('rush')).toEqual([])
  })

  test('SK-CMD-14, SK-CMD-16 a longer rush leaves no attack, and the target is fixed', () => {
    const b = battle(field({ F: [5, 5], a: [14, 5], d: [16, 9] }, { S: [[10, 5]] }), { F, a: { hp: 60 } }).begin('F')
    expect(b.offers('charge')).toEqual([])
    b.do('rush')
    for (const [x, y] of [
      [6, 5],
      [7, 5],
      [8, 5],
      [9, 6],
      [10, 6],
      [11, 6],
      [12, 6],
      [13, 6],
    ])
      b.step(x, y)
    if (b.kind === 'rush') b.do('stop')
    expect([b.hp('a'), b.acting()]).not.toEqual([50, 'F'])
    expect(b.hp('a')).toBe(60)
  })

  test('SK-CMD-18 no rush without an enemy that is seen and can be reached', () => {
    expect(
      battle(field({ F: [5, 5], a: [7, 5] }, { '#': wall(6, 2, 8) }), { F })
        .begin('F')
        .offers('rush'),
    ).toEqual([])
    expect(
      battle(field({ F: [5, 5], a: [20, 5] }), { F })
        .begin('F')
        .offers('rush'),
    ).toEqual([])
  })

  test('SK-CMD-21, SK-CMD-22 own rating on own morale; a confused commander commands nobody else', () => {
    const b = battle(field({ C: [20, 8] }), { C: C(3, { level: 5 }) })
    b.piece('C').status |= ROUTING
    b.begin('C').d20(12)
    expect(b.is('C', ROUTING)).toBe(false)
    expect(
      commanded([5, 5], [7, 5], {}, {}, (battle) => {
        battle.piece('C').status |= CONFUSED
      }),
    ).toBe(false)
  })

  test('SK-KEY-NEAREST-ENEMY-02 the nearest for a rush is the one with the shortest way', () => {
    const rubble = [
      [7, 4],
      [7, 5],
      [7, 6],
      [8, 4],
      [8, 5],
      [8, 6],
      [6, 4],
      [6, 5],
      [6, 6],
      [9, 5],
      [9, 4],
      [9, 6],
    ] as [number, number][]
    const at = { F: [5, 5], a: [10, 5], b: [5, 11] } as const
    expect(
      battle(field(at, { '~': rubble }), { F })
        .begin('F')
        .letters('rush'),
    ).toBe('b')
    expect(
      battle(field(at, { '~': rubble }), { F: { ...F, abilities: ['Flight'] } })
        .begin('F')
        .letters('rush'),
    ).toBe('a')
  })

  test('SK-AB-DIFFICULT-01, SK-AB-DIFFICULT-02, SK-AB-DIFFICULT-03 Difficult creatures out of command must rush, or stand and shoot', () => {
    const minotaur = { ...F, abilities: ['Difficult 4'], ranged: '+5 (5)' }
    expect(commanded([5, 5], [8, 5], {}, { C: C(3), F: minotaur })).toBe(false)
    expect(commanded([5, 5], [8, 5], {}, { C: C(4), F: minotaur })).toBe(true)
    const b = battle(field({ F: [5, 5], a: [10, 5] }), { F: minotaur }).begin('F')
    expect(new Set(b.offers().map(({ type }) => type))).toEqual(new Set(['ranged', 'rush', 'charge']))
    const shot = b.d20(5).ranged('a')
    expect(shot.acting()).not.toBe('F')
    const beside = battle(field({ F: [5, 5], a: [6, 5], d: [20, 5] }), { F: minotaur }).begin('F')
    expect(new Set(beside.offers().map(({ type }) => type))).toEqual(new Set(['melee']))
    const free = battle(field({ F: [5, 5] }), { F: { ...F, abilities: ['Difficult 4'] } }).begin('F')
    expect(free.offers('step').length).toBe(8)
  })

  test('SK-AB-DIFFICULT-02 beside its nearest enemy it attacks, also when both are squeezed round one corner', () => {
    const rider = { ...F, type: 'Large Humanoid (Goblinoid)', abilities: ['Difficult 2'] }
    const b = battle('........\n.F#.....\n..##....\n........\n.....b..\n........', {
      F: rider,
      b: { type: 'Large Giant' },
    })
    b.piece('b').square = b.square(2, 2) // both blocks hold the wall at (2,2)
    expect(b.begin('F').letters('melee')).toBe('b')
  })

  test('SK-AB-WILD-01, SK-AB-BEASTMASTER-01, SK-AB-BEASTMASTER-02 Wild creatures obey nobody but through a Beastmaster', () => {
    const wolf = { ...F, type: 'Animal', level: 2, abilities: ['Wild'] }
    expect(commanded([5, 5], [6, 5], {}, { C: C(8), F: wolf })).toBe(false)
    expect(commanded([5, 5], [6, 5], {}, { C: C(8, { abilities: ['Beastmaster 2'] }), F: wolf })).toBe(true)
    expect(commanded([5, 5], [6, 5], {}, { C: C(8, { abilities: ['Beastmaster 2'] }), F: { ...wolf, level: 5 } })).toBe(
      false,
    )
    expect(
      commanded(
        [5, 5],
        [6, 5],
        {},
        { C: C(1, { abilities: ['Beastmaster 2'] }), F: { ...wolf, abilities: ['Difficult 3'] } },
      ),
    ).toBe(true)
    const druid = battle(field({ C: [5, 5], D: [20, 12], F: [6, 5] }), {
      C: C(8),
      D: { abilities: ['Beastmaster 2'], follower: true },
      F: wolf,
    })
    druid.piece('D').status |= 1
    druid.piece('D').square = -1
    druid.begin('F')
    expect((druid.match.stack.at(-1) as unknown as { commanded: boolean }).commanded).toBe(false)
  })

  test('SK-AB-INDEPENDENT-01 always under command, rallies by itself', () => {
    expect(commanded([5, 5], [20, 8], { '#': wall(10, 0, 15) }, { F: { ...F, abilities: ['Independent'] } })).toBe(true)
    const b = battle(field({ F: [20, 8] }), { F: { ...F, level: 5, abilities: ['Independent'] } })
    b.piece('F').status |= ROUTING
    b.begin('F').d20(15)
    expect(b.is('F', ROUTING)).toBe(false)
  })

  test('SK-AB-RELAY-ORDERS-01 orders are passed on', () => {
    const at = { C: [2, 2], R: [14, 2], F: [16, 5] } as const
    const walls = { '#': wall(15, 0, 2).concat(wall(12, 3, 15)) }
    const pieces = {
      C: C(4, { effects: ['Followers: attack +2'] }),
      R: { ...F, abilities: ['Relay Orders'] },
      F: { ...F, melee: '+0 (10)' },
    }
    const b = battle(field({ ...at, a: [17, 5] }, walls), { ...pieces, a: { ac: 12, hp: 60 } })
    b.begin('F').d20(10).melee('a')
    expect(b.hp('a')).toBe(50)
    const cut = battle(field({ ...at, a: [17, 5] }, { '#': wall(12, 0, 15) }), { ...pieces, a: { ac: 12, hp: 60 } })
    cut.begin('F')
    expect((cut.match.stack.at(-1) as unknown as { commanded: boolean }).commanded).toBe(false)
  })

  test('SK-AB-IMPROVED-COUNTERSONG-01 nobody is put under command near it', () => {
    const bard = (abilities: string[]) => {
      const b = battle(field({ C: [5, 5], F: [6, 5], a: [10, 8] }), { C: C(4), F, a: { abilities } })
      b.begin('F')
      return (b.match.stack.at(-1) as unknown as { commanded: boolean }).commanded
    }
    expect([bard([]), bard(['Countersong']), bard(['Improved Countersong'])]).toEqual([true, true, false])
  })
})

describe('Commander Effects', () => {
  /** F (+0 for 10) strikes a (AC 12) with a 10: does it hit? */
  const bonus = (at: Record<string, readonly [number, number]>, pieces: Record<string, Piece>, die = 10) => {
    const b = battle(field(at), { F: { ...F, melee: '+0 (10)' }, a: { ac: 12, hp: 60 }, ...pieces })
    return b.begin('F').d20(die).melee('a').hp('a') === 50
  }
  const lead = (...effects: string[]) => C(4, { effects })

  test('SK-CEFF-01, SK-CEFF-09 followers within 6, counted now and round walls', () => {
    expect(bonus({ C: [4, 5], F: [10, 5], a: [11, 5] }, { C: lead('Followers: attack +2') })).toBe(true)
    expect(bonus({ C: [3, 5], F: [10, 5], a: [11, 5] }, { C: lead('Followers: attack +2') })).toBe(false)
    const step = battle(field({ C: [3, 5], F: [10, 5], a: [10, 4] }), {
      F: { ...F, melee: '+0 (10)' },
      C: lead('Followers: attack +2'),
      a: { ac: 12, hp: 60, abilities: ['Tiny Reach'] },
    }).begin('F')
    step.step(9, 5)
    expect(step.d20(10).melee('a').hp('a')).toBe(50)
  })

  test('SK-CEFF-02, SK-KEY-FOLLOWER-01 commanders do not benefit', () => {
    expect(
      bonus(
        { C: [9, 5], F: [10, 5], a: [11, 5] },
        { C: lead('Followers: attack +2'), F: { commander: 0, melee: '+0 (10)' } },
      ),
    ).toBe(false)
  })

  test('SK-CEFF-03, SK-CEFF-04, SK-CEFF-07 different statistics add, the same does not; other sources add', () => {
    const at = { C: [9, 5], D: [9, 6], F: [10, 5], a: [11, 5] } as const
    expect(bonus(at, { C: lead('Followers: attack +1'), D: lead('Followers: attack +2') })).toBe(true)
    expect(bonus(at, { C: lead('Followers: attack +1'), D: lead('Followers: attack +2') }, 9)).toBe(false)
    const both = battle(field({ ...at }), {
      C: lead('Followers: attack +1'),
      D: lead('Followers: AC +2'),
      F: { ...F, ac: 10, hp: 60 },
      a: { melee: '+0 (10)' },
    })
    expect(both.begin('a').d20(11).melee('F').hp('F')).toBe(60)
    const b = battle(field({ C: [9, 5], F: [10, 5], a: [11, 5], G: [12, 5] }), {
      C: C(4, { effects: ['Followers: attack +1'], spells: ['bless [1]'] }),
      F: { ...F, melee: '+5 (10)' },
      a: { ac: 19, hp: 60, abilities: ['Tiny Reach'] },
      G: F,
    })
    b.begin('C').cast('bless')
    b.begin('F').d20(10).melee('a') // 5 + 1 + 1 + 2 flanking
    expect(b.hp('a')).toBe(50)
  })

  test('SK-CEFF-05, SK-CEFF-06, SK-CEFF-08 hostile effects reach everyone; the worst counts; bonus and penalty meet', () => {
    const hostile = (x: number, effects: string[], mine: Piece = {}) => {
      const b = battle(field({ A: [10, 5], c: [x, 5], b: [12, 9] }), {
        A: { commander: 2, level: 3, hp: 60, ...mine },
        c: C(3, { effects }),
        b: { spells: ['ember dart [1]'], ...C(1, { effects: ['Enemies: save -1'] }) },
      })
      b.piece('b').rating = x === 16 ? 1 : -1
      return b
    }
    const saves = (b: ReturnType<typeof battle>, die: number) => b.begin('b').d20(die).cast('ember dart', 'A').hp('A')
    expect(saves(hostile(16, ['Enemies: save -2']), 10)).toBe(50) // 10 + 3 - 2 = 11 against 12
    expect(saves(hostile(16, ['Enemies: save -2']), 11)).toBe(55)
    expect(saves(hostile(17, ['Enemies: save -2']), 9)).toBe(55)
    expect(saves(hostile(16, ['Enemies: save -2'], { abilities: ['Difficult 8'] }), 10)).toBe(50)
    const both = battle(field({ F: [10, 5], D: [9, 5], c: [14, 5], b: [12, 9] }), {
      F: { ...F, level: 3, hp: 60 },
      D: lead('Followers: save +2'),
      c: lead('Enemies: save -1'),
      b: { spells: ['ember dart [1]'], follower: true },
    })
    expect(both.begin('b').d20(8).cast('ember dart', 'F').hp('F')).toBe(55) // 8 + 3 + 1
  })

  test('SK-AB-NOT-SUBJECT-TO-COMMANDER-EFFECT-01 neither friendly nor hostile effects', () => {
    const golem = { ...F, melee: '+0 (10)', abilities: ['Not Subject to Commander Effect'] }
    expect(bonus({ C: [9, 5], F: [10, 5], a: [11, 5] }, { C: lead('Followers: attack +2'), F: golem })).toBe(false)
    expect(bonus({ c: [12, 6], F: [10, 5], a: [11, 5] }, { c: lead('Enemies: attack -2'), F: golem }, 12)).toBe(true)
    expect(bonus({ c: [12, 6], F: [10, 5], a: [11, 5] }, { c: lead('Enemies: attack -2') }, 12)).toBe(false)
  })

  test('SK-AB-COUNTERSONG-01, SK-AB-COUNTERSONG-02 a song silences effects within 6', () => {
    const at = { C: [4, 5], F: [10, 5], a: [11, 5] } as const
    const bard = { abilities: ['Countersong', 'Tiny Reach'] }
    expect(bonus({ ...at, d: [14, 8] }, { C: lead('Followers: attack +2'), d: bard })).toBe(false) // the follower is near
    expect(bonus({ ...at, d: [1, 9] }, { C: lead('Followers: attack +2'), d: bard })).toBe(false) // the commander is near
    expect(bonus({ ...at, D: [9, 6] }, { C: lead('Followers: attack +2'), D: { ...F, ...bard } })).toBe(true) // one's own song
  })

  test('effects that name a kind work on that kind only', () => {
    expect(bonus({ C: [9, 5], F: [10, 5], a: [11, 5] }, { C: lead('Followers: Undead gain attack +2') })).toBe(false)
    expect(bonus({ C: [9, 5], F: [10, 5], a: [11, 5] }, { C: lead('Followers: Humans gain attack +2') })).toBe(true)
  })
})
