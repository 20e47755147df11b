import { describe, expect, it } from 'vitest'
import { decline, face, hall, pass, push, skilled, sources, use } from '../testing/index.ts'

describe('Catch', () => {
  it('DB-SKILL-CATCH-01 rolls a failed catch again, once', () => {
    const p = hall('A..B.....', { pieces: { B: skilled('catch') }, ball: 'A', rerolls: [1, 0] })
    pass(p.activate('A', 'pass').dice('d6 5', 'd6 2'), 4, 1)
    expect(sources(p)).toEqual(['catch', 'team-re-roll'])
    p.dice('d6 4').answer('skill-re-roll', { skill: 'catch' })
    expect(p.ball()).toBe('B')
    const q = hall('A..B.....', { pieces: { B: skilled('catch') }, ball: 'A', rerolls: [1, 0] })
    pass(q.activate('A', 'pass').dice('d6 5', 'd6 2'), 4, 1)
    q.dice('d6 1', 'd8 5').answer('skill-re-roll', { skill: 'catch' })
    expect(q.ball()).toEqual([5, 1])
    q.end()
  })
})

describe('Defensive', () => {
  const map = `
    ....A....
    ....dG...
    ......x..`
  it('DB-SKILL-DEFENSIVE-01 DB-SKILL-GUARD-01 cancels Guard of those he Marks in an opposing turn', () => {
    const dice = (x: string[]) => {
      const p = hall(map, { pieces: { G: skilled('guard'), x: skilled(...x) } })
      p.activate('A', 'block', 'd')
      return p.table.match.waiting!.dice.length
    }
    expect(dice([])).toBe(2)
    expect(dice(['defensive'])).toBe(1)
  })

  it('DB-SKILL-DEFENSIVE-02 has no effect in his own turn', () => {
    const p = hall(map, { pieces: { G: skilled('guard'), x: skilled('defensive') }, active: 1 })
    p.activate('d', 'block', 'A')
    expect(p.happened('block-dice')[0]).toMatchObject({ strength: 3, against: 4 })
  })

  it('DB-SKILL-DEFENSIVE-03 leaves normal assists alone', () => {
    const p = hall('....A....\n....dG...', { pieces: { G: skilled('guard'), d: skilled('defensive') } })
    p.activate('A', 'block', 'd')
    expect(p.happened('block-dice')[0]).toMatchObject({ strength: 4, against: 3 })
  })
})

describe('Diving Catch', () => {
  it('DB-SKILL-DIVING-CATCH-01 goes for a scattered pass next to him', () => {
    const p = hall('A........\n.........\n.....C...', { pieces: { C: skilled('diving-catch') }, ball: 'A' })
    // Inaccurate: scatters from (4,2) three times to (5,2), next to C at (6,3).
    pass(p.activate('A', 'pass').dice('d6 2', 'd8 5', 'd8 4', 'd8 5'), 4, 2)
    expect(p.asked).toBe('use-skill')
    p.dice('d6 4')
    use(p, 'diving-catch')
    expect(p.rollEvents('catch')[0]).toMatchObject({ target: 3, modifiers: [{ value: -1 }] })
    expect([p.ball(), p.at('C')]).toEqual(['C', [6, 3]])
  })

  it('DB-SKILL-DIVING-CATCH-02 DB-SKILL-DIVING-CATCH-03 where he fails another may try; then the ball bounces from its square', () => {
    const pieces = { C: skilled('diving-catch'), D: skilled('diving-catch') }
    const p = hall('A........\n.....D...\n.....C...', { pieces, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 2', 'd8 5', 'd8 4', 'd8 5'), 4, 2)
    const landing = p.ball()
    expect([p.asked, p.seat]).toEqual(['diving-catch', 0])
    p.answer('next', { player: p.player('D').id }).dice('d6 2')
    use(p, 'diving-catch')
    p.dice('d6 2', 'd8 1')
    use(p, 'diving-catch')
    expect(p.rollEvents('catch').map(({ piece }) => piece)).toEqual([p.player('D').id, p.player('C').id])
    const bounced = p.happened('ball-moved').at(-1) as { from: number }
    expect(p.spot(bounced.from)).toEqual(landing)
  })

  it('DB-SKILL-DIVING-CATCH-04 not for a bounce', () => {
    const p = hall('A..B.....\n....C....', { pieces: { C: skilled('diving-catch') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 5', 'd6 2', 'd8 5'), 4, 1)
    expect(p.ball()).toEqual([5, 1])
    expect(p.rollEvents('catch')).toHaveLength(1)
  })

  it('DB-SKILL-DIVING-CATCH-05 may add 1 to catch an accurate pass at him', () => {
    const p = hall('A..B.....', { pieces: { B: { ag: 4, ...skilled('diving-catch') } }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 5', 'd6 3'), 4, 1)
    expect(sources(p)).toEqual(['diving-catch'])
    p.answer('boost', { skill: 'diving-catch' })
    expect(p.ball()).toBe('B')
  })
})

describe('Diving Tackle', () => {
  const dodging = (extra = {}, options = {}) => {
    const pieces = { t: skilled('diving-tackle'), ...extra }
    const p = hall('.........\n...tA....\n.........', { pieces, ...options })
    return p.activate('A', 'move')
  }

  it('DB-SKILL-DIVING-TACKLE-01 takes 2 from a passed test', () => {
    const p = dodging().dice('d6 4').step([6, 2])
    expect(p.asked).toBe('use-skill')
    expect(p.seat).toBe(1)
    p.dice('d6 1', 'd6 1')
    use(p, 'diving-tackle')
    expect([p.status('A'), p.at('A'), p.turnover]).toEqual(['prone', [6, 2], 'fell-over'])
  })

  it('DB-SKILL-DIVING-TACKLE-02 leaves the tackler Prone in the vacated square, even for nothing', () => {
    const p = dodging().dice('d6 5').step([6, 2])
    use(p, 'diving-tackle')
    expect([p.status('A'), p.at('A')]).toEqual(['standing', [6, 2]])
    expect([p.status('t'), p.at('t')]).toEqual(['prone', [5, 2]])
    expect(p.rollEvents('armour')).toEqual([])
  })

  it('DB-SKILL-DIVING-TACKLE-03 only one of several', () => {
    const p = hall('...s.....\n...tA....', { pieces: { s: skilled('diving-tackle'), t: skilled('diving-tackle') } })
    p.activate('A', 'move').dice('d6 5').step([6, 2])
    use(p, 'diving-tackle')
    expect(p.asked).toBe('move')
    expect([p.status('s'), p.status('t')].sort()).toEqual(['prone', 'standing'])
  })

  it('DB-SKILL-DIVING-TACKLE-04 the mover may still roll again, with the -2; a natural 6 always passes', () => {
    const p = dodging({ A: skilled('dodge') })
      .dice('d6 3')
      .step([6, 2])
    use(p, 'diving-tackle')
    expect(sources(p)).toEqual(['dodge'])
    p.dice('d6 5').answer('skill-re-roll', { skill: 'dodge' })
    expect(p.status('A')).toBe('standing')
    const q = dodging({ A: { ag: 6 } })
      .dice('d6 6')
      .step([6, 2])
    use(q, 'diving-tackle')
    expect(q.status('A')).toBe('standing')
    const r = dodging({ A: { st: 5, ...skilled('break-tackle') } })
      .dice('d6 3')
      .step([6, 2])
    use(r, 'diving-tackle')
    expect(sources(r)).toEqual(['break-tackle'])
    r.answer('boost', { skill: 'break-tackle' })
    expect(r.status('A')).toBe('standing')
  })

  it('DB-SKILL-DIVING-TACKLE-05 with the ball: it bounces, no Turnover for the active team', () => {
    const p = dodging({}, { ball: 't' }).dice('d6 5').step([6, 2])
    p.dice('d8 1')
    use(p, 'diving-tackle')
    expect(p.ball()).toEqual([4, 1])
    expect([p.turnover, p.asked]).toEqual(['', 'move'])
  })
})

describe('Dodge', () => {
  it('DB-SKILL-DODGE-01 rolls one failed Dodge a turn again', () => {
    const p = hall('.........\n...bA....\n.....c...', { pieces: { A: skilled('dodge') } })
    p.activate('A', 'move').dice('d6 2').step([6, 1])
    expect(sources(p)).toEqual(['dodge'])
    p.dice('d6 4').answer('skill-re-roll', { skill: 'dodge' })
    expect(p.at('A')).toEqual([6, 1])
    const q = hall('.........\n...bA.c..\n.........', { pieces: { A: skilled('dodge') } })
    q.activate('A', 'move').dice('d6 2').step([6, 1])
    q.dice('d6 5').answer('skill-re-roll', { skill: 'dodge' })
    q.dice('d6 2', 'd6 1', 'd6 1').step([5, 1])
    expect(q.status('A')).toBe('prone')
  })

  it('DB-SKILL-DODGE-01 only in his own activation', () => {
    const pieces = { c: skilled('on-the-ball', 'dodge') }
    const p = hall('A...B....\n.........\n..Dc.....', { pieces, ball: 'A' })
    p.activate('A', 'pass')
      .answer('pass')
      .answer('throw', { to: p.square(5, 1) })
    use(p, 'on-the-ball')
    p.dice('d6 1', 'd6 1', 'd6 2').step([5, 3])
    expect(p.status('c')).toBe('prone')
  })

  it('DB-SKILL-DODGE-02 DB-SKU-07 turns Stumble into a push, as often as he likes and only if he likes', () => {
    const p = hall('...Ab....', { pieces: { b: skilled('dodge') } })
    p.activate('A', 'block', 'b').dice('block stumble')
    use(p, 'dodge')
    push(p, 6, 1)
    expect([p.status('b'), p.at('b'), p.asked]).toEqual(['standing', [6, 1], 'follow-up'])
    const q = hall('...Ab....', { pieces: { b: skilled('dodge') } })
    q.activate('A', 'block', 'b').dice('block stumble')
    decline(q)
    q.dice('d6 1', 'd6 1')
    push(q, 6, 1)
    q.answer('stay')
    expect(q.status('b')).toBe('prone')
  })
})

describe('Jump Up', () => {
  it('DB-SKILL-JUMP-UP-01 stands up for nothing, even when slow', () => {
    const p = hall('A........', { pieces: { A: { status: 'prone', ...skilled('jump-up') } } })
    p.activate('A', 'move').step([2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [7, 1])
    expect(p.at('A')).toEqual([7, 1])
    expect(p.rolls).toEqual([])
    const slow = hall('A........', { pieces: { A: { ma: 2, status: 'prone', ...skilled('jump-up') } } })
    slow.activate('A', 'move').step([2, 1], [3, 1])
    expect(slow.rolls).toEqual([])
  })

  it('DB-SKILL-JUMP-UP-02 blocks from the floor with a test at +1', () => {
    const p = hall('...Ab....', { pieces: { A: { ag: 4, status: 'prone', ...skilled('jump-up') } } })
    p.activate('A', 'jump-up', 'b').dice('d6 3', 'block push')
    push(p, 6, 1)
    expect([p.status('A'), p.at('b')]).toEqual(['standing', [6, 1]])
  })

  it('DB-SKILL-JUMP-UP-03 a failed test ends his activation without Turnover', () => {
    const p = hall('...Ab....', { pieces: { A: { ag: 4, status: 'prone', ...skilled('jump-up') } } })
    p.activate('A', 'jump-up', 'b').dice('d6 2')
    expect([p.status('A'), p.turnover]).toEqual(['prone', ''])
    expect(p.happened('activation-ended')).toHaveLength(1)
    expect(p.happened('block-dice')).toEqual([])
  })
})

describe('Leap', () => {
  it('DB-SKILL-LEAP-01 jumps over any one square: two squares, one test, no Dodge', () => {
    const p = hall('....Ab...', { pieces: { A: { ag: 3, ...skilled('leap') } } })
    p.activate('A', 'move')
    p.dice('d6 4').answer('jump', { over: p.square(6, 1), to: p.square(7, 1) })
    expect(p.at('A')).toEqual([7, 1])
    expect(p.rolls).toEqual(['jump 4'])
    expect(p.offers('jump')).toEqual([])
    p.dice('d6 6').step([8, 1])
    expect(p.table.match.stack.at(-1)).toMatchObject({ left: 3 })
  })

  it('DB-SKILL-LEAP-02 makes the penalty smaller by 1, down to -1', () => {
    const p = hall('....A.c..\n.....d...\n....e.f..'.replace('....e.f..', '......e..'), {
      pieces: { A: skilled('leap') },
    })
    // Lands at (7,2), Marked by c (7,1), d (6,2) and e (7,3).
    p.activate('A', 'move')
      .dice('d6 5')
      .answer('jump', { over: p.square(6, 1), to: p.square(7, 2) })
    expect(p.rollEvents('jump')[0]).toMatchObject({ modifiers: [{ value: -3 }], passed: false })
    expect(sources(p)).toEqual(['leap'])
    p.answer('boost', { skill: 'leap' })
    expect(p.status('A')).toBe('standing')
    const q = hall('....Ab...', { pieces: { A: skilled('leap') } })
    q.activate('A', 'move')
      .dice('d6 3', 'd6 1', 'd6 1')
      .answer('jump', { over: q.square(6, 1), to: q.square(7, 1) })
    expect(q.status('A')).toBe('prone')
  })
})

describe('Safe Pair of Hands', () => {
  it('DB-SKILL-SAFE-PAIR-OF-HANDS-01 puts the ball down where his coach wants it', () => {
    const p = hall('...Ab....', { pieces: { b: skilled('safe-pair-of-hands') }, ball: 'b' })
    p.activate('A', 'block', 'b').dice('block pow')
    p.dice('d6 1', 'd6 2')
    push(p, 6, 1)
    p.answer('stay')
    expect(p.seat).toBe(1)
    use(p, 'safe-pair-of-hands')
    p.answer('place', { to: p.square(7, 1) })
    expect([p.status('b'), p.ball()]).toEqual(['prone', [7, 1]])
  })

  it('DB-SKILL-SAFE-PAIR-OF-HANDS-02 not when he Falls Over', () => {
    const p = hall('A........', { pieces: { A: { ma: 1, ...skilled('safe-pair-of-hands') } }, ball: 'A' })
    p.activate('A', 'move').step([2, 1])
    p.dice('d6 1', 'd6 1', 'd6 2', 'd8 5').step([3, 1])
    expect([p.status('A'), p.ball(), p.turnover]).toEqual(['prone', [4, 1], 'fell-over'])
  })
})

describe('Side Step', () => {
  it('DB-SKILL-SIDE-STEP-01 DB-SKU-01 chooses his own square, in the other team turn', () => {
    const p = hall('.........\n...Ab....\n.........', { pieces: { b: skilled('side-step') } })
    p.activate('A', 'block', 'b').dice('block push')
    expect(p.seat).toBe(1)
    use(p, 'side-step')
    expect(p.targets('side-step')).toHaveLength(7)
    p.answer('side-step', { to: p.square(4, 3) })
    expect(p.at('b')).toEqual([4, 3])
  })
})

describe('Sneaky Git', () => {
  const foul = (skills: string[]) => {
    const p = hall('A.b......', { pieces: { A: skilled(...skills), b: { status: 'prone' } } })
    return p.activate('A', 'foul', 'b').step([2, 1])
  }

  it('DB-SKILL-SNEAKY-GIT-01 a double on the Armour roll is not seen, one on the Injury roll is', () => {
    const p = foul(['sneaky-git']).dice('d6 4', 'd6 4').answer('foul')
    expect(p.happened('sent-off')).toEqual([])
    const plain = foul([]).dice('d6 4', 'd6 4').answer('foul')
    expect(plain.happened('sent-off')).toHaveLength(1)
    const q = foul(['sneaky-git']).dice('d6 5', 'd6 5', 'd6 3', 'd6 3').answer('foul')
    expect(q.happened('sent-off')).toHaveLength(1)
  })

  it('DB-SKILL-SNEAKY-GIT-02 may move on after the Foul', () => {
    const p = foul(['sneaky-git']).dice('d6 3', 'd6 5').answer('foul')
    p.step([2, 1].map((v, i) => (i === 0 ? v - 1 : v)) as [number, number])
    expect([p.at('A'), p.asked]).toEqual([[1, 1], 'move'])
  })
})

describe('who cannot leave his square', () => {
  it('DB-TRAIT-TAKE-ROOT-02 neither dives nor shadows', () => {
    const p = hall('...s.....\n...tA....\n.........', {
      pieces: { s: skilled('shadowing'), t: skilled('diving-tackle') },
    })
    p.player('s').rooted = 1
    p.player('t').rooted = 1
    p.activate('A', 'move').dice('d6 5').step([6, 2])
    expect(p.asked).toBe('move')
  })
})

describe('Sprint and Sure Feet', () => {
  it('DB-SKILL-SPRINT-01 for one who has to stand up first, too', () => {
    const p = hall('A........', { pieces: { A: { ma: 3, status: 'prone', ...skilled('sprint') } } })
    p.activate('A', 'move').dice('d6 2', 'd6 2', 'd6 2').step([2, 1], [3, 1], [4, 1])
    expect([p.at('A'), p.offers('step')]).toEqual([[4, 1], []])
  })

  it('DB-SKILL-SPRINT-01 three Rushes', () => {
    const p = hall('A........', { pieces: { A: { ma: 3, ...skilled('sprint') } } })
    p.activate('A', 'move').step([2, 1], [3, 1], [4, 1])
    p.dice('d6 2', 'd6 3', 'd6 2').step([5, 1], [6, 1], [7, 1])
    expect(p.at('A')).toEqual([7, 1])
    expect(p.offers('step')).toEqual([])
  })

  it('DB-SKILL-SURE-FEET-01 one Rush a turn may be rolled again', () => {
    const p = hall('A........', { pieces: { A: { ma: 1, ...skilled('sure-feet') } } })
    p.activate('A', 'move').step([2, 1])
    p.dice('d6 1').step([3, 1])
    p.dice('d6 4').answer('skill-re-roll', { skill: 'sure-feet' })
    expect(p.at('A')).toEqual([3, 1])
    p.dice('d6 1', 'd6 1', 'd6 2').step([4, 1])
    expect(p.status('A')).toBe('prone')
  })
})

describe('faces', () => {
  it('the coach who may choose chooses', () => {
    const p = hall('...Ab....', { pieces: { A: { st: 4 } } })
    p.activate('A', 'block', 'b').dice('block push', 'block player-down')
    face(p, 'push-back')
    expect(p.status('A')).toBe('standing')
  })
})
