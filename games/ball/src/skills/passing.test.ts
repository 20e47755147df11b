import { describe, expect, it } from 'vitest'
import { type Drawing, hall, pass, push, skilled, sources, use } from '../testing/index.ts'

const ROW = '.........\n...Ab....\n.........'

describe('Accurate', () => {
  it('DB-SKILL-ACCURATE-01 DB-SKU-04 +1 to pass, declared after the roll', () => {
    const p = hall('A...B....', { pieces: { A: skilled('accurate') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 4'), 5, 1)
    expect(p.rollEvents('pass')[0]).toMatchObject({ modifiers: [{ source: 'short', value: -1 }], passed: false })
    p.dice('d6 5').answer('boost', { skill: 'accurate' })
    expect([p.happened('pass-result'), p.ball()]).toMatchObject([[{ result: 'accurate' }], 'B'])
  })
})

describe('Dump-off', () => {
  const MAP = '.........\n...Ab.c..\n.........\nD........'
  const blocked = (skills: string[], pieces: object = {}) => {
    const p = hall(MAP, { pieces: { b: skilled('dump-off', ...skills), ...pieces }, ball: 'b', rerolls: [0, 2] })
    return p.activate('A', 'block', 'b')
  }

  it('DB-SKILL-DUMP-OFF-01 passes quickly first, then is blocked; no Team Re-roll, no long pass', () => {
    const p = blocked([])
    use(p, 'dump-off')
    expect(p.seat).toBe(1)
    expect(p.offers('throw').every(({ to }) => Math.abs(p.spot(to as number)![0] - 5) <= 3)).toBe(true)
    p.dice('d6 5', 'd6 5').answer('throw', { to: p.square(7, 2) })
    expect(p.rollEvents('pass')[0].modifiers).toMatchObject([{ source: 'marked', value: -1 }])
    expect(p.ball()).toBe('c')
    expect(p.table.match.waiting?.what).toBe('block')
    const q = blocked([])
    use(q, 'dump-off')
    q.dice('d6 3', 'd8 5', 'd8 4', 'd8 4', 'd8 1').answer('throw', { to: q.square(7, 2) })
    expect(q.happened('re-roll')).toEqual([])
  })

  it('DB-SKILL-DUMP-OFF-01 not against a special action that is no attack', () => {
    const p = hall(MAP, { pieces: { A: skilled('hypnotic-gaze'), b: skilled('dump-off') }, ball: 'b' })
    p.activate('A', 'hypnotic-gaze', 'b').answer('gaze', { target: p.player('b').id })
    expect(p.table.match.waiting?.what).toBe('hypnotic-gaze')
  })

  it('DB-SKILL-DUMP-OFF-02 is never a Turnover', () => {
    const p = blocked([])
    use(p, 'dump-off')
    // The fumbled ball bounces onto A, who catches it.
    p.dice('d6 1', 'd8 4', 'd6 6').answer('throw', { to: p.square(7, 2) })
    expect([p.ball(), p.turnover]).toEqual(['A', ''])
  })

  it('DB-SKILL-DUMP-OFF-03 in a Blitz before the Blitzer moves', () => {
    const p = hall('A...b.c..', { pieces: { b: skilled('dump-off') }, ball: 'b' })
    p.activate('A', 'blitz', 'b')
    use(p, 'dump-off')
    p.dice('d6 4', 'd6 5').answer('throw', { to: p.square(7, 1) })
    expect([p.at('A'), p.ball()]).toEqual([[1, 1], 'c'])
    expect(p.rollEvents('pass')[0].modifiers).toEqual([])
  })

  it('DB-SKILL-DUMP-OFF-04 DB-SKU-10 only after activation traits and Foul Appearance', () => {
    const order = blocked(['foul-appearance'], { A: skilled('bone-head') })
    order.dice('d6 2')
    order.dice('d6 3')
    expect(order.rolls).toEqual(['bone-head 2', 'foul-appearance 3'])
    expect(order.offers('use')).toEqual([{ type: 'use', skill: 'dump-off' }])
    const bone = blocked([], { A: skilled('bone-head') }).dice('d6 1')
    expect([bone.asked, bone.ball()]).toEqual(['turn', 'b'])
    const foul = blocked(['foul-appearance']).dice('d6 1')
    expect([foul.asked, foul.ball()]).toEqual(['turn', 'b'])
  })
})

describe('Fumblerooskie', () => {
  it('DB-SKILL-FUMBLEROOSKIE-01 leaves the ball in a square that he walks out of', () => {
    const p = hall('A........\n.........\n........B', { pieces: { A: skilled('fumblerooskie') }, ball: 'A' })
    p.activate('A', 'move')
      .step([2, 1])
      .answer('leave-ball', { to: p.square(3, 1) })
    expect([p.ball(), p.at('A'), p.turnover, p.asked]).toEqual([[2, 1], [3, 1], '', 'move'])
    expect(p.rolls).toEqual([])
    const falls = hall('.........\n...bA....\n.........', { pieces: { A: skilled('fumblerooskie') }, ball: 'A' })
    falls
      .activate('A', 'move')
      .dice('d6 1', 'd6 1', 'd6 2')
      .answer('leave-ball', { to: falls.square(6, 2) })
    expect([falls.ball(), falls.status('A')]).toEqual([[5, 2], 'prone'])
    const passing = hall('A........', { pieces: { A: skilled('fumblerooskie') }, ball: 'A' })
    passing.activate('A', 'pass')
    expect(passing.offers('leave-ball')).toEqual([])
  })
})

describe('Leader', () => {
  const MAP = '.........\n...bA....\n.........'
  const dodge = (pieces: NonNullable<Drawing['pieces']>, rerolls = [0, 0]) =>
    hall(MAP, { pieces, rerolls }).activate('A', 'move').dice('d6 2').step([6, 2])

  it('DB-SKILL-LEADER-01 one more Team Re-roll in the game, however many Leaders', () => {
    const p = hall('.........\n...bA....\n........B', { pieces: { A: skilled('leader'), B: skilled('leader') } })
    p.activate('A', 'move').dice('d6 2').step([6, 2])
    p.dice('d6 5').answer('team-re-roll')
    expect(p.status('A')).toBe('standing')
    p.answer('stop').activate('B', 'move')
    p.player('B').ma = 1
    Object.assign(p.table.match.stack.at(-1)!, { left: 0 })
    p.table.match.decided = null
    p.dice('d6 1', 'd6 1', 'd6 2').step([8, 2])
    expect(p.status('B')).toBe('prone')
  })

  it('DB-SKILL-LEADER-02 only while a Leader is on the field, in any status', () => {
    const away = dodge({ Z: { place: 'reserves', ...skilled('leader') } }).dice('d6 1', 'd6 2')
    expect(away.status('A')).toBe('prone')
    const lying = hall('.........\n...bA....\n........L', {
      pieces: { L: { status: 'stunned', ...skilled('leader') } },
    })
    lying.activate('A', 'move').dice('d6 2').step([6, 2])
    expect(sources(lying)).toEqual(['team-re-roll'])
  })

  it('DB-SKILL-LEADER-03 lost with the last Leader, only suspended while he is knocked out', () => {
    for (const place of ['casualty', 'out', 'knocked-out'] as const) {
      const p = dodge({ Z: { place, ...skilled('leader') } }).dice('d6 1', 'd6 2')
      expect(p.status('A')).toBe('prone')
    }
  })
})

describe('Nerves of Steel', () => {
  it('DB-SKILL-NERVES-OF-STEEL-01 passes, catches and interferes as if nobody Marked him', () => {
    const p = hall('c........\nA..B.....\nd........', { pieces: { A: skilled('nerves-of-steel') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 4'), 4, 2)
    expect(p.rollEvents('pass')[0].modifiers).toMatchObject([{ source: 'marked', value: -2 }])
    p.dice('d6 4').answer('boost', { skill: 'nerves-of-steel' })
    expect(p.ball()).toBe('B')
    const q = hall('...c.....\nA..B.....', { pieces: { B: skilled('nerves-of-steel') }, ball: 'A' })
    pass(q.activate('A', 'pass').dice('d6 5', 'd6 3'), 4, 2)
    q.answer('boost', { skill: 'nerves-of-steel' })
    expect(q.ball()).toBe('B')
  })
})

describe('On the Ball', () => {
  const MAP = '.........\nA...B....\n.........\n...c.....\n.........'
  it('DB-SKILL-ON-THE-BALL-01 up to three squares by the normal rules, without Rushes', () => {
    const p = hall(MAP, { pieces: { c: { ma: 1, ...skilled('on-the-ball') } }, ball: 'A' })
    pass(p.activate('A', 'pass'), 5, 2)
    use(p, 'on-the-ball')
    expect(p.seat).toBe(1)
    p.step([5, 4], [6, 4], [6, 3])
    expect(p.offers('step')).toEqual([])
    p.answer('stop')
    expect(p.table.match.waiting?.what).toBe('pass')
    const marked = hall('.........\nA...B....\n.........\n..Dc.....\n.........', {
      pieces: { c: skilled('on-the-ball') },
      ball: 'A',
    })
    pass(marked.activate('A', 'pass'), 5, 2)
    use(marked, 'on-the-ball')
    marked.step([5, 5])
    expect(marked.table.match.waiting?.what).toBe('dodge')
  })

  it('DB-SKILL-ON-THE-BALL-01 where one of them goes down nobody else moves for this Pass', () => {
    const owners = { c: skilled('on-the-ball'), d: skilled('on-the-ball') }
    const p = hall('A...B....\n.........\n..Dc....d', { pieces: owners, ball: 'A' })
    pass(p.activate('A', 'pass'), 5, 1)
    use(p, 'on-the-ball')
    p.dice('d6 1', 'd6 1', 'd6 2').step([5, 3])
    expect([p.status('c'), p.table.match.waiting?.what]).toEqual(['prone', 'pass'])
    const safe = hall('A...B....\n.........\n..Dc....d', { pieces: owners, ball: 'A' })
    pass(safe.activate('A', 'pass'), 5, 1)
    use(safe, 'on-the-ball').answer('stop')
    expect(safe.asked).toBe('use-skill')
  })

  it('DB-SKILL-ON-THE-BALL-02 after the target is fixed, before the test', () => {
    const p = hall('A...B....\n.........\n...c.....', { pieces: { c: skilled('on-the-ball') }, ball: 'A' })
    pass(p.activate('A', 'pass'), 4, 1)
    use(p, 'on-the-ball')
    p.step([3, 2], [2, 2]).answer('stop')
    p.dice('d6 4')
    expect(p.rollEvents('pass')[0]).toMatchObject({ modifiers: [{ source: 'marked', value: -1 }], passed: false })
  })

  it('DB-SKILL-ON-THE-BALL-03 against a Dump-off: a fall of the active team is a Turnover after the pass', () => {
    const pieces = { b: skilled('dump-off'), D: skilled('on-the-ball') }
    const p = hall('.........\n...Ab.c..\n.........\n..Dd.....', { pieces, ball: 'b' })
    p.activate('A', 'block', 'b')
    use(p, 'dump-off')
    p.answer('throw', { to: p.square(7, 2) })
    use(p, 'on-the-ball')
    p.dice('d6 1', 'd6 1', 'd6 2').step([2, 4])
    p.dice('d6 6', 'd6 6')
    expect([p.ball(), p.turnover]).toEqual(['c', 'fell-over'])
    expect(p.happened('block-dice')).toEqual([])
  })

  it('DB-SKILL-ON-THE-BALL-04 a fall in the other turn is no Turnover; never against a bomb', () => {
    const p = hall('.........\nA...B....\n.........\n..Dc.....\n.........', {
      pieces: { c: skilled('on-the-ball') },
      ball: 'A',
    })
    pass(p.activate('A', 'pass'), 5, 2)
    use(p, 'on-the-ball')
    p.dice('d6 1', 'd6 1', 'd6 2').step([5, 5])
    expect([p.status('c'), p.turnover, p.table.match.waiting?.what]).toEqual(['prone', '', 'pass'])
    const bomb = hall(MAP, { pieces: { A: skilled('bombardier'), c: skilled('on-the-ball') } })
    bomb.activate('A', 'throw-bomb').answer('throw', { to: bomb.square(5, 2) })
    expect(bomb.table.match.waiting?.what).toBe('bomb')
  })
})

describe('Pass, Running Pass, Safe Pass', () => {
  it('DB-SKILL-PASS-01 rolls a failed pass again', () => {
    const p = hall('A..B.....', { pieces: { A: skilled('pass') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 1'), 4, 1)
    p.dice('d6 5', 'd6 5').answer('skill-re-roll', { skill: 'pass' })
    expect([p.ball(), p.turnover]).toEqual(['B', ''])
  })

  it('DB-SKILL-RUNNING-PASS-01 DB-FAQ-01 moves on after any pass that is no Turnover', () => {
    const p = hall('A......B.\n.........\n........C', { pieces: { A: skilled('running-pass') }, ball: 'A' })
    p.activate('A', 'pass').step([2, 1], [3, 1], [4, 1])
    pass(p.dice('d6 5', 'd6 5'), 8, 1)
    expect([p.ball(), p.asked]).toEqual(['B', 'move'])
    expect(p.rollEvents('pass')[0].modifiers).toMatchObject([{ source: 'short' }])
    p.step([4, 2], [5, 2], [6, 2])
    expect(p.at('A')).toEqual([6, 2])
  })

  it('DB-SKILL-SAFE-PASS-01 keeps the ball when he fumbles; his activation ends', () => {
    const p = hall('A..B.....', { pieces: { A: skilled('safe-pass', 'running-pass') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 1'), 4, 1)
    use(p, 'safe-pass')
    expect([p.ball(), p.turnover, p.asked]).toEqual(['A', '', 'turn'])
    const bomb = hall('A........\n.b.......', { pieces: { A: skilled('bombardier', 'safe-pass') } })
    bomb
      .activate('A', 'throw-bomb')
      .dice('d6 1')
      .answer('throw', { to: bomb.square(4, 1) })
    use(bomb, 'safe-pass')
    expect(bomb.happened('exploded')).toEqual([])
  })
})

describe('boosts of a pass', () => {
  it('a block is no pass', () => {
    const p = hall(ROW, { pieces: { A: skilled('accurate') } })
    p.activate('A', 'block', 'b').dice('block push')
    push(p, 6, 2)
    expect(p.asked).toBe('follow-up')
  })
})
