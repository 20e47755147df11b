import { describe, expect, test } from 'vitest'
import { ASLEEP, changed, ENTANGLED, PARALYZED, ROUTING, SHAKEN, STUNNED, TURNED } from '../state.ts'
import { battle, open, type Piece } from '../testing/pieces.ts'

type At = Record<string, readonly [number, number]>
const field = (at: At, terrain = {}) => open(30, 16, at, terrain)
const wall = (x: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [x, from + i] as [number, number])
const run = (b: ReturnType<typeof battle>) => {
  while (b.kind === 'flee') b.play(b.offers()[0] as never)
  return b
}
/** b (20 hp) at half after A's hit, then a morale die. */
const shaken = (die: number, b: Piece, more: Record<string, Piece> = {}, at: At = {}) => {
  const game = battle(field({ A: [15, 8], b: [16, 8], ...at }), {
    A: { melee: '+20 (10)', abilities: ['Tiny Reach'] },
    b: { hp: 20, follower: true, ...b },
    ...more,
  })
  game.begin('A').d20(10, die).melee('b')
  return run(game)
}
const routs = (...args: Parameters<typeof shaken>) => {
  const g = shaken(...args)
  return g.is('b', ROUTING) || !g.has('b')
}

describe('saves', () => {
  const fire = (die: number, level: number, spell = 'ember dart', more: Piece = {}) =>
    battle(field({ A: [10, 8], b: [15, 8] }), { A: { spells: [`${spell} [1]`] }, b: { hp: 100, level, ...more } })
      .begin('A')
      .d20(die)
      .cast(spell, 'b')

  test('SK-CARD-07, SK-SAVE-01, SK-SAVE-04, SK-SPELL-18 level and d20 against the DC; success halves the damage', () => {
    expect(fire(8, 4).hp('b')).toBe(95)
    expect(fire(7, 4).hp('b')).toBe(90)
    expect(fire(8, 4, 'ember dart', { ac: 30 }).hp('b')).toBe(95)
    expect(
      fire(7, 4).events.find((event) => event.type === 'roll' && event.rules?.includes('SK-SAVE-01')),
    ).toMatchObject({
      passed: false,
    })
  })

  test('SK-SAVE-02, SK-SAVE-03 naturals', () => {
    expect(fire(20, -20).hp('b')).toBe(95)
    expect(fire(1, 40).hp('b')).toBe(90)
  })

  test('SK-SAVE-05, SK-COND-PARALYSIS-01 a success avoids other effects entirely', () => {
    expect(fire(11, 4, 'hold foe').is('b', PARALYZED)).toBe(false)
    expect(fire(10, 4, 'hold foe').is('b', PARALYZED)).toBe(true)
  })

  test('SK-SAVE-06, SK-SAVE-07, SK-KEY-DC-01 a rider is cancelled, and every creature saves for itself', () => {
    const b = battle(field({ A: [10, 8], b: [12, 8], c: [13, 8] }), {
      A: { spells: ['sonic clap [1]'] },
      b: { hp: 100, level: 3 },
      c: { hp: 100, level: 3 },
    }).begin('A')
    b.cast('sonic clap')
    b.do('aim', { x: 11, y: 8, facing: 2 })
    b.d20(11).do('pick', { creature: b.id('b') })
    b.d20(10)
    expect([b.hp('b'), b.is('b', STUNNED), b.hp('c'), b.is('c', STUNNED)]).toEqual([95, false, 90, true])
  })

  test('SK-SAVE-08 the Commander rating is for morale only', () => {
    expect(fire(8, 3, 'ember dart', { commander: 5 }).hp('b')).toBe(90) // 11 against 12
  })

  test('SK-SAVE-09, SK-MORALE-03 no choice is offered', () => {
    const b = battle(field({ A: [15, 8], b: [16, 8] }), { A: { melee: '+20 (10)' }, b: { hp: 20 } })
      .begin('A')
      .d20(10)
      .melee('b')
    expect([b.waits(), b.offers()]).toEqual(['morale', []])
    const c = battle(field({ A: [10, 8], b: [15, 8] }), { A: { spells: ['ember dart [1]'] } })
      .begin('A')
      .cast('ember dart', 'b')
    expect([c.waits(), c.offers()]).toEqual(['ember dart', []])
  })
})

describe('morale', () => {
  test('SK-MORALE-01, SK-MORALE-04 d20 + level + Commander rating against 20', () => {
    const chief = { c: { commander: 4 } }
    const at: At = { c: [20, 8] }
    expect([routs(13, {}, chief, at), routs(12, {}, chief, at)]).toEqual([false, true])
    expect([routs(17, {}), routs(16, {})]).toEqual([false, true])
  })

  test('SK-MORALE-02 naturals', () => {
    expect(routs(1, { level: 12 }, { c: { commander: 8 } }, { c: [20, 8] })).toBe(true)
    expect(routs(20, { level: 1 })).toBe(false)
  })

  test('SK-MORALE-07, SK-MORALE-08 the highest rating once; a commander that cannot command still counts for itself', () => {
    const two = { c: { commander: 2 }, d: { commander: 5 } }
    const at: At = { c: [20, 8], d: [20, 10] }
    expect([routs(12, {}, two, at), routs(11, {}, two, at)]).toEqual([false, true])
    const stunned = battle(field({ A: [15, 8], b: [16, 8], d: [20, 8] }), {
      A: { melee: '+20 (10)' },
      b: { hp: 20, level: 4, commander: 3 },
      d: { commander: 5 },
    })
    stunned.piece('b').status |= STUNNED
    stunned.begin('A').d20(10, 11).melee('b')
    expect(stunned.is('b', ROUTING)).toBe(false)
  })

  test('SK-MORALE-09 other triggers are independent of the half hit points save', () => {
    const b = battle(field({ A: [10, 8], b: [15, 8] }), {
      A: { abilities: ['Turn Undead 6'] },
      b: { type: 'Undead', level: 1 },
    })
    b.piece('b').status |= SHAKEN
    b.begin('A').use('Turn Undead', 'b')
    expect(b.waits()).toBe('morale')
  })

  test('SK-TYPE-UNDEAD-03 only who was turned runs as turned', () => {
    const b = battle(field({ A: [10, 8], b: [15, 8] }), {
      A: { abilities: ['Turn Undead 6'] },
      b: { type: 'Undead', level: 1 },
    })
    b.begin('A').use('Turn Undead', 'b').d20(1)
    expect([b.is('b', ROUTING), b.is('b', TURNED)]).toEqual([true, true])
    const hurt = shaken(1, {})
    expect([hurt.is('b', ROUTING), hurt.is('b', TURNED)]).toEqual([true, false])
  })

  test('SK-MORALE-10, SK-COND-HELPLESS-02, SK-ROUT-20 the helpless save too; failing, they stay until they can run', () => {
    const b = battle(field({ A: [15, 8], b: [16, 8] }), {
      A: { melee: '+20 (10)', abilities: ['Tiny Reach'] },
      b: { hp: 30, follower: true },
    })
    b.piece('b').status |= PARALYZED
    b.piece('b').dcs = changed(b.piece('b').dcs, 1, 30)
    b.begin('A').d20(2).melee('b')
    expect([b.is('b', ROUTING), b.at('b')]).toEqual([true, [16, 8]])
    b.piece('b').status &= ~PARALYZED
    run(b.begin('b'))
    expect(b.at('b')).not.toEqual([16, 8])
    const sleeper = battle(field({ A: [15, 8], b: [16, 8] }), {
      A: { melee: '+20 (5)' },
      b: { hp: 20, follower: true },
    })
    sleeper.piece('b').status |= ASLEEP
    sleeper.begin('A').d20(2).melee('b') // woken by the blow, it routs and runs
    expect(run(sleeper).is('b', ROUTING)).toBe(true)
  })

  test('SK-AB-MORALE-SAVE-01, SK-AB-SAVE-PLUS-01, SK-AB-SAVE-EQUALS-01 abilities', () => {
    expect([
      routs(15, { level: 1, abilities: ['Morale Save +4'] }),
      routs(14, { level: 1, abilities: ['Morale Save +4'] }),
    ]).toEqual([false, true])
    expect([routs(15, { level: 2, abilities: ['Save +3'] }), routs(14, { level: 2, abilities: ['Save +3'] })]).toEqual([
      false,
      true,
    ])
    expect([routs(11, { abilities: ['Save = 9'] }), routs(10, { abilities: ['Save = 9'] })]).toEqual([false, true])
  })

  test('SK-AB-FEARLESS-01, SK-TYPE-UNDEAD-01, SK-TYPE-CONSTRUCT-01, SK-TYPE-PLANT-01 Fearless creatures roll nothing', () => {
    for (const piece of [{ abilities: ['Fearless'] }, { type: 'Undead' }, { type: 'Construct' }, { type: 'Ooze' }]) {
      const b = battle(field({ A: [15, 8], b: [16, 8] }), { A: { melee: '+20 (10)' }, b: { hp: 20, ...piece } })
        .begin('A')
        .d20(10)
        .melee('b')
      expect([b.waits(), b.is('b', ROUTING)]).toEqual([null, false])
    }
    for (const piece of [
      { type: 'Plant' },
      { type: 'Construct (Living Construct)', abilities: ['Living Construct'] },
    ]) {
      const b = battle(field({ A: [15, 8], b: [16, 8] }), { A: { melee: '+20 (10)' }, b: { hp: 20, ...piece } })
        .begin('A')
        .d20(10)
        .melee('b')
      expect(b.waits()).toBe('morale')
    }
  })

  test('SK-AB-TYRANNICAL-MORALE-01, SK-AB-TYRANNICAL-MORALE-02 a bonus that kills those who fail', () => {
    const tyrant = (die: number, use: boolean) => {
      const b = battle(field({ A: [15, 8], b: [16, 8], c: [20, 8] }), {
        A: { melee: '+20 (10)' },
        b: { hp: 20, level: 1, follower: true, cost: 7 },
        c: { commander: 4, effects: ['Tyrannical Morale +4'] },
      })
      b.begin('A').d20(10).melee('b')
      expect([b.kind, b.seat]).toEqual(['tyrannical-morale', 1])
      return run(b.do(use ? 'use' : 'decline').d20(die))
    }
    expect(tyrant(11, true).has('b')).toBe(true)
    const dead = tyrant(10, true)
    expect([dead.has('b'), dead.match.state.scores[0]]).toEqual([false, 7])
    expect(tyrant(11, false).is('b', ROUTING)).toBe(true)
  })
})

describe('rout', () => {
  test('SK-ROUT-01, SK-KEY-DOUBLE-SPEED-01 at once, at double speed, though it has acted', () => {
    const b = battle(field({ A: [5, 2], b: [6, 2] }), {
      A: { melee: '+20 (10)', abilities: ['Tiny Reach'] },
      b: { hp: 20, level: 1, follower: true, speed: 3 },
    })
    b.piece('b').activations = 0
    b.begin('A').d20(10, 2).melee('b')
    run(b)
    const [x, y] = b.at('b')
    expect(Math.max(x - 6, y - 2) + Math.floor(Math.min(x - 6, y - 2) / 2)).toBe(6)
    expect(b.piece('b').activations).toBe(0)
  })

  test('SK-ROUT-02, SK-ROUT-03 the quickest way, through threatened squares if it leads there', () => {
    const map = open(
      14,
      5,
      { A: [6, 2], b: [7, 2], C: [9, 2], z: [0, 4] },
      { '#': [...wall(8, 0, 1), ...wall(8, 3, 4)] },
    )
    const b = battle(
      map,
      { A: { melee: '+20 (10)' }, b: { hp: 20, level: 1, follower: true }, C: { abilities: [] } },
      { exits: [[0], [13]] },
    )
    b.begin('A').d20(10, 2).melee('b')
    run(b)
    // The only door is held by C: it goes as near as it can.
    expect(b.at('b')).toEqual([8, 2])
    const past = battle(
      open(14, 5, { A: [6, 2], b: [7, 2], C: [9, 3], z: [0, 4] }),
      { A: { melee: '+20 (10)' }, b: { hp: 20, level: 1, follower: true } },
      { exits: [[0], [41]] },
    )
    past.begin('A').d20(10, 2).melee('b')
    run(past)
    expect([past.kind, past.letters('opportunity')]).toEqual(['opportunity', 'C'])
  })

  test('SK-ROUT-04 with every way blocked it gets as near to the exit as it can', () => {
    const corridor = { '#': [...wall(8, 0, 1), ...wall(8, 3, 4), ...wall(9, 0, 1), ...wall(9, 3, 4)] }
    const b = battle(
      open(14, 5, { A: [3, 2], b: [4, 2], C: [9, 2] }, corridor),
      { A: { melee: '+20 (10)', abilities: ['Tiny Reach'] }, b: { hp: 20, level: 1, follower: true } },
      { exits: [[0], [13]] },
    )
    b.begin('A').d20(10, 2).melee('b')
    expect(run(b).at('b')).toEqual([8, 2])
  })

  test('SK-ROUT-05 it does not end on an ally', () => {
    const b = battle(
      field({ A: [15, 8], b: [16, 8], c: [18, 8] }),
      { A: { melee: '+20 (10)', abilities: ['Tiny Reach'] }, b: { hp: 20, level: 1, follower: true, speed: 1 } },
      { exits: [[0], [8 * 30 + 29]] },
    )
    b.begin('A').d20(10, 2).melee('b')
    run(b)
    expect(b.at('b')).not.toEqual([18, 8])
    expect(b.at('b')[0]).toBeGreaterThan(16)
  })

  test('SK-ROUT-06, SK-ROUT-07, SK-SETUP-25, SK-KEY-ELIMINATED-01, SK-SCEN-02 leaving costs a square and scores for the causer', () => {
    const leave = (speed: number, exit: number) => {
      const b = battle(
        open(12, 3, { A: [5, 1], b: [6, 1], z: [0, 2] }),
        {
          A: { melee: '+20 (10)', abilities: ['Tiny Reach'] },
          b: { hp: 20, level: 1, follower: true, speed, cost: 14 },
        },
        { exits: [[0], [exit]] },
      )
      b.begin('A').d20(10, 2).melee('b')
      return run(b)
    }
    const gone = leave(3, 12 + 11) // five squares to the exit, six of movement
    expect([gone.has('b'), gone.match.state.scores[0]]).toEqual([false, 14])
    const stays = leave(2, 12 + 10) // four squares, four of movement
    expect([stays.has('b'), stays.at('b')]).toEqual([true, [10, 1]])
    const foreign = leave(6, 0) // an exit of its own is needed: the far one
    expect(foreign.match.state.exits[1]).toEqual([0])
  })

  test('SK-ROUT-08 a big creature is off as soon as one of its squares leaves', () => {
    const b = battle(
      open(14, 4, { A: [8, 1], b: [10, 1], z: [0, 3] }),
      {
        A: { melee: '+20 (10)', type: 'Large Giant', abilities: ['Tiny Reach'] },
        b: { hp: 20, level: 1, follower: true, type: 'Large Giant', speed: 2 },
      },
      { exits: [[0], [13, 27]] },
    )
    b.begin('A').d20(10, 2).melee('b')
    expect(run(b).has('b')).toBe(false)
  })

  test('SK-ROUT-09 what routing creatures cannot do', () => {
    const b = battle(field({ A: [5, 5], b: [6, 5], C: [4, 5] }), { A: { ranged: '+5 (5)' }, C: { melee: '+0 (10)' } })
    b.piece('b').status |= ROUTING
    expect(b.begin('A').letters('ranged')).toBe('b')
  })

  test('SK-ROUT-10 no further morale saves, but other saves', () => {
    const b = battle(field({ A: [10, 8], b: [15, 8] }), { A: { spells: ['ember dart [1]'] }, b: { hp: 20, level: 3 } })
    b.piece('b').status |= ROUTING
    b.piece('b').hp = 15
    b.begin('A').cast('ember dart', 'b')
    expect(b.waits()).toBe('ember dart')
    b.d20(2)
    expect([b.hp('b'), b.acting()]).toEqual([5, 'A'])
  })

  test('SK-ROUT-11, SK-ROUT-18 a routing creature out of command just runs', () => {
    const b = battle(field({ A: [14, 8], b: [15, 8] }), { A: { abilities: ['Tiny Reach'] }, b: { follower: true } })
    b.piece('b').status |= ROUTING
    b.begin('b')
    expect(b.waits()).toBe(null)
    expect(['flee', 'act', 'activate']).toContain(b.kind)
    run(b)
    expect(b.at('b')).not.toEqual([15, 8])
  })

  test('SK-ROUT-12 a routing commander gives nothing', () => {
    const b = battle(field({ A: [15, 8], b: [16, 8], c: [17, 8] }), {
      A: { melee: '+20 (10)', abilities: ['Tiny Reach'] },
      b: { hp: 20, follower: true },
      c: { commander: 4 },
    })
    b.piece('c').status |= ROUTING
    b.begin('A').d20(10, 16).melee('b')
    expect(run(b).is('b', ROUTING)).toBe(true)
  })

  test('SK-ROUT-14, SK-ROUT-15, SK-ROUT-16, SK-ROUT-17, SK-ROUT-19 rallying', () => {
    const rally = (die: number, b: Piece = { follower: true }) => {
      const game = battle(field({ b: [15, 8], c: [17, 8], A: [2, 2] }), { b, c: { commander: 4 } })
      game.piece('b').status |= ROUTING
      return game.begin('b').d20(die)
    }
    const steady = rally(13)
    expect([steady.is('b', ROUTING), steady.at('b'), steady.acting()]).toEqual([false, [15, 8], 'c'])
    const runs = run(rally(5))
    expect(runs.is('b', ROUTING) || !runs.has('b')).toBe(true)
    expect(runs.at('b')).not.toEqual([15, 8])
    const chief = battle(field({ b: [15, 8], c: [17, 8], A: [2, 2] }), {
      b: { commander: 2, level: 4 },
      c: { commander: 5 },
    })
    chief.piece('b').status |= ROUTING
    expect(chief.begin('b').d20(11).is('b', ROUTING)).toBe(false)
  })

  test('SK-ROUT-20 entangled routers save before they run', () => {
    const b = battle(field({ A: [15, 8], b: [16, 8] }), {
      A: { melee: '+20 (10)' },
      b: { hp: 20, level: 1, follower: true },
    })
    b.piece('b').status |= ENTANGLED
    b.piece('b').dcs = changed(b.piece('b').dcs, 4, 18)
    b.begin('A').d20(10, 2, 3).melee('b')
    expect([b.is('b', ROUTING), b.at('b')]).toEqual([true, [16, 8]])
  })

  test('SK-ROUT-22, SK-COND-POISON-03 poison at the start of its turn may rout it; then the turn is over', () => {
    const b = battle(field({ b: [15, 8], A: [2, 2] }), { b: { hp: 20, follower: true, level: 1 } })
    b.piece('b').hp = 15
    b.piece('b').poison = 5
    b.piece('b').poisonedBy = 0
    b.begin('b').d20(2)
    run(b)
    expect([b.hp('b'), b.is('b', ROUTING), b.acting()]).not.toEqual([10, true, 'b'])
    expect(b.is('b', ROUTING)).toBe(true)
    const weak = battle(field({ b: [15, 8], A: [2, 2] }), { b: { hp: 10, cost: 9 } })
    weak.piece('b').status |= SHAKEN
    weak.piece('b').poison = 5
    weak.piece('b').poisonedBy = 0
    weak.begin('b')
    expect(weak.hp('b')).toBe(5)
    weak.begin('b')
    expect([weak.has('b'), weak.match.state.scores[0]]).toEqual([false, 9])
  })
})
