import { describe, expect, it } from 'vitest'
import { hall, pass, position, push, skilled, sources, use } from '../testing/index.ts'

/** What the rulings say about skills that meet each other or a special case. */

const ROW = '.........\n...Ab....\n.........'

describe('re-rolls of skills', () => {
  it('DB-SKILL-CATCH-01 not for the test to interfere, not for a bomb', () => {
    const p = hall('A..c..B..', { pieces: { c: skilled('catch') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 6'), 7, 1)
    p.dice('d6 2', 'd6 6').answer('interfere', { player: p.player('c').id })
    expect(p.ball()).toBe('B')
    const bomb = hall('A..b.....', { pieces: { A: skilled('bombardier'), b: skilled('catch') } })
    bomb
      .activate('A', 'throw-bomb')
      .dice('d6 6', 'd6 2')
      .answer('throw', { to: bomb.square(4, 1) })
    expect(bomb.happened('exploded')).toHaveLength(1)
  })

  it('DB-SKILL-DODGE-01 not for a jump', () => {
    const p = hall('...Ab....', { pieces: { A: { ag: 4, ...skilled('dodge') }, b: { status: 'prone' } } })
    p.activate('A', 'move')
      .dice('d6 3', 'd6 1', 'd6 1')
      .answer('jump', { over: p.square(5, 1), to: p.square(6, 1) })
    expect(p.status('A')).toBe('prone')
  })

  it('DB-TRAIT-LONER-01 no die for a re-roll by a skill', () => {
    const p = hall('.........\n...bA....\n.........', { pieces: { A: skilled('loner-4', 'dodge') } })
    p.activate('A', 'move').dice('d6 2').step([6, 2])
    p.dice('d6 4').answer('skill-re-roll', { skill: 'dodge' })
    expect(p.rolls).toEqual(['dodge 2', 'dodge 4'])
  })

  it('DB-SKU-12 a die is rolled again once, by whatever', () => {
    const p = hall('.........\n...bA....\n.........', { pieces: { A: skilled('dodge', 'pro') }, rerolls: [1, 0] })
    p.activate('A', 'move').dice('d6 2').step([6, 2])
    expect(sources(p).sort()).toEqual(['dodge', 'pro', 'team-re-roll'])
    p.dice('d6 1', 'd6 1', 'd6 1').answer('team-re-roll')
    expect(p.status('A')).toBe('prone')
  })
})

describe('Blocks', () => {
  it('DB-SKILL-JUMP-UP-02 a Stab from the floor', () => {
    const p = hall(ROW, { pieces: { A: { status: 'prone', ...skilled('jump-up', 'stab') } } })
    p.activate('A', 'jump-up', 'b').dice('d6 5')
    expect(p.offers().map(({ type }) => type)).toEqual(['block', 'stab'])
    p.dice('d6 1', 'd6 2').answer('stab', { target: p.player('b').id })
    expect([p.status('A'), p.rollEvents('armour').length]).toEqual(['standing', 1])
  })

  it('DB-SKILL-SIDE-STEP-01 on Pow too: he goes down in the square that he chose', () => {
    const p = hall(ROW, { pieces: { b: skilled('side-step') } })
    p.activate('A', 'block', 'b').dice('block pow')
    use(p, 'side-step')
    p.answer('side-step', { to: p.square(4, 1) }).dice('d6 1', 'd6 2')
    p.answer('stay')
    expect([p.at('b'), p.status('b')]).toEqual([[4, 1], 'prone'])
  })

  it('DB-SKILL-SIDE-STEP-01 into the End Zone where he scores', () => {
    const p = position(
      `
      ########
      #..<...#
      #.Ab...#
      ########`,
      { pieces: { b: skilled('side-step') }, ball: 'b' },
    )
    p.activate('A', 'block', 'b').dice('block push')
    use(p, 'side-step')
    p.answer('side-step', { to: p.square(3, 1) })
    if (!p.isOver) p.answer('stay')
    expect([p.isOver, p.state.winner]).toEqual([true, 1])
  })

  it('DB-SKILL-STAND-FIRM-01 no die at a wall', () => {
    const p = position(
      `
      #####
      #.Ab#
      #####`,
      { pieces: { b: skilled('stand-firm') } },
    )
    p.activate('A', 'block', 'b').dice('block push')
    use(p, 'stand-firm')
    expect(p.rolls).toEqual(['block 3'])
  })

  it('DB-SKILL-MULTIPLE-BLOCK-03 two bad results put him down once', () => {
    const p = hall('....D....\n..cAb....\n..E......', { pieces: { A: { st: 4, ...skilled('multiple-block') } } })
    p.activate('A', 'multiple-block').answer('target', { target: p.player('b').id })
    p.answer('target', { target: p.player('c').id })
    p.dice('block player-down', 'block player-down').answer('target', { target: p.player('c').id })
    p.dice('d6 1', 'd6 2')
    expect([p.status('A'), p.rollEvents('armour').length, p.turnover]).toEqual(['prone', 1, 'knocked-down'])
  })

  it('DB-SKILL-MULTIPLE-BLOCK-03 Both Down by Wrestle and a push: Prone, without Armour roll', () => {
    const pieces = { A: { st: 4, ...skilled('multiple-block') }, b: skilled('wrestle') }
    const p = hall('....D....\n..cAb....\n..E......', { pieces })
    p.activate('A', 'multiple-block').answer('target', { target: p.player('b').id })
    p.answer('target', { target: p.player('c').id })
    p.dice('block both-down', 'block push').answer('target', { target: p.player('b').id })
    use(p, 'wrestle')
    push(p, 2, 2)
    expect([p.status('A'), p.status('b'), p.at('c'), p.turnover]).toEqual(['prone', 'prone', [2, 2], ''])
  })

  it('DB-TRAIT-TAKE-ROOT-02 even Juggernaut does not move a rooted player', () => {
    const p = hall(ROW, { pieces: { A: skilled('juggernaut') } })
    p.player('b').rooted = 1
    p.activate('A', 'blitz', 'b').answer('block').dice('block push')
    expect(p.at('b')).toEqual([5, 2])
  })

  it('DB-SKILL-FEND-01 who has lost his Tackle Zone cannot Fend', () => {
    const p = hall(ROW, { pieces: { b: { dazed: true, ...skilled('fend') } } })
    p.activate('A', 'block', 'b').dice('block push')
    push(p, 6, 2)
    expect(p.asked).toBe('follow-up')
  })
})

describe('injuries', () => {
  it('DB-SKILL-THICK-SKULL-01 with Mighty Blow a 7 is still only Stunned', () => {
    const p = hall(ROW, { pieces: { A: skilled('mighty-blow'), b: { av: 3, ...skilled('thick-skull') } } })
    p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', 'd6 3', 'd6 4')
    push(p, 6, 2)
    p.answer('stay')
    expect(p.status('b')).toBe('stunned')
  })

  it('DB-TRAIT-REGENERATION-01 also after an automatic Badly Hurt', () => {
    const p = hall(ROW, { pieces: { b: { av: 3, ...skilled('stunty', 'regeneration') } } })
    p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', 'd6 4', 'd6 5', 'd6 4')
    push(p, 6, 2)
    p.answer('stay')
    expect(p.status('b')).toBe('reserves')
  })

  it('DB-SKILL-SAFE-PAIR-OF-HANDS-01 also for a carrier who was knocked out', () => {
    const p = hall(ROW, { pieces: { b: { av: 3, ...skilled('safe-pair-of-hands') } }, ball: 'b' })
    p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', 'd6 4', 'd6 4')
    push(p, 6, 2)
    p.answer('stay')
    use(p, 'safe-pair-of-hands')
    p.answer('place', { to: p.square(7, 3) })
    expect([p.status('b'), p.ball()]).toEqual(['knocked-out', [7, 3]])
  })
})

describe('team-mates and others', () => {
  it('DB-TRAIT-ALWAYS-HUNGRY-01 a kick does not make him hungry', () => {
    const pieces = { A: skilled('kick-team-mate', 'always-hungry'), G: { st: 2, ...skilled('right-stuff') } }
    const p = hall('.........\n...AG....\n.........', { pieces })
    p.activate('A', 'kick-team-mate').answer('kick', { target: p.player('G').id })
    expect(p.asked).toBe('throw-target')
  })

  it('DB-TRAIT-PICK-ME-UP-01 one die, however many helpers are near', () => {
    const pieces = { c: skilled('pick-me-up'), d: skilled('pick-me-up'), e: { status: 'prone' as const } }
    const p = hall('A........\n...c.d...\n....e....', { pieces })
    p.answer('end-turn').dice('d6 4')
    use(p, 'pick-me-up')
    expect([p.rollEvents('pick-me-up').length, p.asked, p.state.active]).toEqual([1, 'turn', 1])
  })

  it('DB-TRAIT-NO-HANDS-01 a bomb goes off in the square of one who cannot catch', () => {
    const p = hall('A..b.....', { pieces: { A: skilled('bombardier'), b: skilled('no-hands') } })
    p.activate('A', 'throw-bomb')
      .dice('d6 6', 'd6 1', 'd6 1')
      .answer('throw', { to: p.square(4, 1) })
    expect([p.rollEvents('catch-bomb'), p.status('b')]).toEqual([[], 'prone'])
  })

  it('DB-TRAIT-BOMBARDIER-03 Accurate, Pass and Running Pass work for a bomb', () => {
    const p = hall('A........\n.........\n........C', {
      pieces: { A: skilled('bombardier', 'accurate', 'pass', 'running-pass') },
    })
    p.activate('A', 'throw-bomb')
      .dice('d6 3')
      .answer('throw', { to: p.square(4, 1) })
    expect(sources(p).sort()).toEqual(['accurate', 'pass'])
    p.answer('boost', { skill: 'accurate' })
    expect([p.asked, p.happened('exploded').length]).toEqual(['move', 1])
  })

  it('DB-SKILL-SHADOWING-04 pushes are not shadowed', () => {
    const p = hall('....s....\n...bA....\n.........', { pieces: { s: skilled('shadowing') }, active: 1 })
    p.activate('b', 'block', 'A').dice('block push', 'block push')
    if (p.asked === 'block-dice') p.answer('face', { face: 'push-back' })
    push(p, 6, 2)
    expect(p.asked).toBe('follow-up')
    p.answer('stay')
    expect(p.happened('skill-used')).toEqual([])
  })
})
