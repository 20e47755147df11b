import { describe, expect, it } from 'vitest'
import { decline, hall, position, push, skilled, sources, use } from '../testing/index.ts'

const ROW = '.........\n...Ab....\n.........'

describe('Block', () => {
  it('DB-SKILL-BLOCK-01 keeps him on his feet on Both Down, whether he blocks or is blocked', () => {
    const p = hall(ROW, { pieces: { A: skilled('block') } })
    p.activate('A', 'block', 'b').dice('block both-down', 'd6 1', 'd6 2')
    use(p, 'block')
    expect([p.status('A'), p.status('b'), p.turnover]).toEqual(['standing', 'prone', ''])
    const q = hall(ROW, { pieces: { A: skilled('block'), b: skilled('block') } })
    q.activate('A', 'block', 'b').dice('block both-down')
    expect(q.seat).toBe(0)
    use(q, 'block')
    expect(q.seat).toBe(1)
    use(q, 'block')
    expect([q.status('A'), q.status('b'), q.at('b')]).toEqual(['standing', 'standing', [5, 2]])
    const r = hall(ROW, { pieces: { A: skilled('block') } })
    r.activate('A', 'block', 'b').dice('block both-down', 'd6 1', 'd6 2', 'd6 1', 'd6 2')
    decline(r)
    expect([r.status('A'), r.turnover]).toEqual(['prone', 'knocked-down'])
  })
})

describe('Dauntless', () => {
  const giant = { b: { st: 5 } }
  it('DB-SKILL-DAUNTLESS-01 matches a stronger opponent if D6 and ST come out higher', () => {
    const p = hall(ROW, { pieces: { A: skilled('dauntless'), ...giant } })
    p.activate('A', 'block', 'b').dice('d6 3')
    use(p, 'dauntless')
    expect(p.happened('block-dice')[0]).toMatchObject({ strength: 5, against: 5, dice: 1 })
    const q = hall(ROW, { pieces: { A: skilled('dauntless'), ...giant } })
    q.activate('A', 'block', 'b').dice('d6 2')
    use(q, 'dauntless')
    expect(q.happened('block-dice')[0]).toMatchObject({ strength: 3, against: 5, dice: 2 })
  })

  it('DB-SKILL-DAUNTLESS-02 a new roll before each Block', () => {
    const p = hall(ROW, { pieces: { A: skilled('dauntless', 'frenzy'), ...giant } })
    p.activate('A', 'block', 'b').dice('d6 3', 'block push')
    use(p, 'dauntless')
    push(p, 6, 2)
    expect(p.asked).toBe('use-skill')
    p.dice('d6 1')
    use(p, 'dauntless')
    expect(p.rollEvents('dauntless')).toHaveLength(2)
    expect(p.happened('block-dice')[1]).toMatchObject({ strength: 3, against: 5 })
  })

  it('DB-SKILL-DAUNTLESS-03 after Horns and Multiple Block, before assists', () => {
    const p = hall(ROW, { pieces: { A: skilled('dauntless', 'horns'), b: { st: 4 } } })
    p.activate('A', 'blitz', 'b').answer('block')
    expect(p.happened('block-dice')[0]).toMatchObject({ strength: 4, against: 4 })
    const q = hall('.........\n..cAb....', { pieces: { A: skilled('dauntless', 'multiple-block') } })
    q.activate('A', 'multiple-block').answer('target', { target: q.player('b').id })
    q.answer('target', { target: q.player('c').id }).dice('d6 3')
    use(q, 'dauntless')
    expect(q.rollEvents('dauntless')[0]).toMatchObject({ target: 3, passed: true })
    expect(q.happened('block-dice')[0]).toMatchObject({ strength: 3, against: 3, assistsAgainst: 0 })
  })
})

describe('Dirty Player', () => {
  const foul = (av: number) => {
    const p = hall('A.b......', { pieces: { A: skilled('dirty-player'), b: { status: 'prone', av } } })
    return p.activate('A', 'foul', 'b').step([2, 1])
  }
  it('DB-SKILL-DIRTY-PLAYER-01 adds 1 to the Armour or the Injury roll, not to both', () => {
    const p = foul(9).dice('d6 3', 'd6 5').answer('foul')
    expect(p.asked).toBe('harm-bonus')
    p.dice('d6 3', 'd6 4').answer('add-bonus', { player: p.player('A').id, skill: 'dirty-player' })
    expect(p.status('b')).toBe('stunned')
    const q = foul(8).dice('d6 3', 'd6 5', 'd6 3', 'd6 4').answer('foul')
    q.answer('add-bonus', { player: q.player('A').id, skill: 'dirty-player' })
    expect(q.status('b')).toBe('knocked-out')
  })
})

describe('Fend', () => {
  it('DB-SKILL-FEND-01 keeps the blocker from following up, Frenzy included', () => {
    const p = hall(ROW, { pieces: { b: skilled('fend') } })
    p.activate('A', 'block', 'b').dice('block pow')
    push(p, 6, 2)
    p.dice('d6 1', 'd6 2')
    use(p, 'fend')
    expect([p.at('A'), p.at('b'), p.status('b')]).toEqual([[4, 2], [6, 2], 'prone'])
    expect(p.happened('followed-up')).toEqual([])
    const q = hall(ROW, { pieces: { A: skilled('frenzy'), b: skilled('fend') } })
    q.activate('A', 'block', 'b').dice('block push')
    push(q, 6, 2)
    use(q, 'fend')
    expect(q.at('A')).toEqual([4, 2])
    expect(q.happened('block-dice')).toHaveLength(1)
  })

  it('DB-SKILL-FEND-02 a Blitzer may walk on', () => {
    const p = hall(ROW, { pieces: { b: skilled('fend') } })
    p.activate('A', 'blitz', 'b').answer('block').dice('block push')
    push(p, 6, 2)
    use(p, 'fend')
    p.step([5, 2])
    expect(p.at('A')).toEqual([5, 2])
  })

  it('DB-SKILL-FEND-03 not in a chain push, not against Juggernaut in a Blitz', () => {
    const chain = position(
      `
      ########
      #.Abc..#
      ########`,
      { pieces: { c: skilled('fend') } },
    )
    chain.activate('A', 'block', 'b').dice('block push', 'd6 3')
    expect(chain.happened('skill-used')).toEqual([])
    const blitz = hall(ROW, { pieces: { A: skilled('juggernaut'), b: skilled('fend') } })
    blitz.activate('A', 'blitz', 'b').answer('block').dice('block push')
    push(blitz, 6, 2)
    expect(blitz.asked).toBe('follow-up')
    const block = hall(ROW, { pieces: { A: skilled('juggernaut'), b: skilled('fend') } })
    block.activate('A', 'block', 'b').dice('block push')
    push(block, 6, 2)
    expect(block.asked).toBe('use-skill')
  })
})

describe('Frenzy', () => {
  it('DB-SKILL-FRENZY-01 must follow up', () => {
    const p = hall(ROW, { pieces: { A: skilled('frenzy') } })
    p.activate('A', 'block', 'b').dice('block push')
    push(p, 6, 2)
    expect(p.at('A')).toEqual([5, 2])
    expect(p.table.match.waiting?.what).toBe('block')
  })

  it('DB-SKILL-FRENZY-02 blocks a second time while the target stands, never a third', () => {
    const p = hall('.........\n...Ab....\n.........\n.........', { pieces: { A: skilled('frenzy') } })
    p.activate('A', 'block', 'b').dice('block push')
    push(p, 6, 2)
    p.dice('block push')
    push(p, 7, 2)
    expect([p.at('A'), p.at('b')]).toEqual([
      [6, 2],
      [7, 2],
    ])
    expect(p.happened('block-dice')).toHaveLength(2)
    const q = hall(ROW, { pieces: { A: skilled('frenzy', 'block'), b: skilled('block') } })
    q.activate('A', 'block', 'b').dice('block both-down')
    use(q, 'block')
    use(q, 'block')
    expect(q.happened('block-dice')).toHaveLength(1)
  })

  it('DB-SKILL-FRENZY-03 in a Blitz the second Block costs a square or a Rush', () => {
    const blitz = (ma: number) => {
      const p = hall('.........\n...Ab....\n.........\n.........', { pieces: { A: { ma, ...skilled('frenzy') } } })
      p.activate('A', 'blitz', 'b').answer('block').dice('block push')
      return push(p, 6, 2)
    }
    const fell = blitz(1).dice('d6 1', 'd6 1', 'd6 2')
    expect([fell.status('A'), fell.turnover]).toEqual(['prone', 'fell-over'])
    const rushed = blitz(1).dice('d6 2', 'block push')
    expect(rushed.happened('block-dice')).toHaveLength(2)
    const paid = blitz(2).dice('block push')
    expect(paid.rollEvents('rush')).toEqual([])
    // Three squares to the target, no Movement left, both Rushes used: one for the last step, one for the Block.
    const far = hall('.........\nA...b....\n.........', { pieces: { A: { ma: 2, ...skilled('frenzy') } } })
    far.activate('A', 'blitz', 'b').step([2, 2], [3, 2])
    far.dice('d6 3').step([4, 2])
    far.dice('d6 3', 'block push').answer('block')
    push(far, 6, 2)
    expect(far.happened('block-dice')).toHaveLength(1)
    expect(far.turnover).toBe('')
  })

  it('DB-SKILL-FRENZY-04 a touchdown by the first push ends it', () => {
    const p = position(
      `
      #######
      #.Ab<.#
      #######`,
      { pieces: { A: skilled('frenzy') }, ball: 'b' },
    )
    p.activate('A', 'block', 'b').dice('block push')
    expect(p.isOver).toBe(true)
    expect(p.state.winner).toBe(1)
    expect(p.happened('block-dice')).toHaveLength(1)
  })
})

describe('Pro', () => {
  const dodging = (skills: string[]) =>
    hall('.........\n...bA....\n.........', { pieces: { A: skilled(...skills) }, rerolls: [2, 0] }).activate(
      'A',
      'move',
    )

  it('DB-SKILL-PRO-01 rolls one die again on 3+, once in an activation', () => {
    const p = dodging(['pro']).dice('d6 2').step([6, 2])
    p.dice('d6 3', 'd6 4').answer('skill-re-roll', { skill: 'pro' })
    expect([p.status('A'), p.at('A')]).toEqual(['standing', [6, 2]])
    const q = dodging(['pro']).dice('d6 2').step([6, 2])
    q.dice('d6 2', 'd6 1', 'd6 1').answer('skill-re-roll', { skill: 'pro' })
    expect(q.status('A')).toBe('prone')
    const twice = hall('.........\n...bA.c..\n.........', { pieces: { A: skilled('pro') } }).activate('A', 'move')
    twice.dice('d6 2').step([6, 1])
    twice.dice('d6 3', 'd6 6').answer('skill-re-roll', { skill: 'pro' })
    twice.dice('d6 2', 'd6 1', 'd6 1').step([5, 1])
    expect(twice.status('A')).toBe('prone')
  })

  it('DB-SKILL-PRO-02 one die of a pool, none of an Armour roll', () => {
    const p = hall(ROW, { pieces: { A: { st: 4, ...skilled('pro') } } })
    p.activate('A', 'block', 'b').dice('block player-down', 'block both-down')
    p.dice('d6 3', 'block pow').answer('skill-re-roll', { skill: 'pro', die: 0 })
    expect(p.offers('face').map(({ face }) => face)).toEqual(['pow', 'both-down'])
    const q = hall(ROW, { pieces: { A: skilled('pro') } })
    q.activate('A', 'block', 'b').dice('block player-down')
    q.dice('d6 5', 'd6 5', 'd6 1', 'd6 2').answer('face', { face: 'player-down' })
    expect(q.rolls.filter((roll) => roll.startsWith('armour'))).toHaveLength(1)
    expect(q.status('A')).toBe('stunned')
  })

  it('DB-SKILL-PRO-02 not to stand up, and not in the activation of another', () => {
    const slow = hall(ROW, { pieces: { A: { ma: 2, status: 'prone', ...skilled('pro') } } })
    slow.activate('A', 'move').dice('d6 3')
    expect([slow.status('A'), slow.happened('activation-ended').length]).toEqual(['prone', 1])
    const caught = hall('A..B.....', { pieces: { B: skilled('pro') }, ball: 'A' })
    caught.activate('A', 'pass').answer('pass')
    caught.dice('d6 6', 'd6 2', 'd8 4').answer('throw', { to: caught.square(4, 1) })
    expect(caught.turnover).toBe('pass-not-caught')
  })

  it('DB-SKILL-PRO-03 DB-SKU-12 no other re-roll for that die, whether Pro worked or not', () => {
    const p = hall('A*.......'.replace('*', '.'), {
      pieces: { A: skilled('pro', 'sure-hands') },
      ball: [2, 1],
      rerolls: [1, 0],
    })
    p.activate('A', 'move').dice('d6 1').step([2, 1])
    expect(sources(p).sort()).toEqual(['pro', 'sure-hands', 'team-re-roll'])
    p.dice('d6 1', 'd8 5').answer('skill-re-roll', { skill: 'pro' })
    expect([p.turnover, p.state.teams[0].rerolls]).toEqual(['failed-pick-up', 1])
  })
})

describe('Shadowing', () => {
  const leaving = (a: object, s: object, map = '.........\n...sA....\n.........') =>
    hall(map, { pieces: { A: a, s: { ...s, ...skilled('shadowing') } } }).activate('A', 'move')

  it('DB-SKILL-SHADOWING-01 D6 and the difference of MA must come to 6; 6 always works, 1 never', () => {
    const follows = (shadow: number, mover: number, die: number) => {
      const p = leaving({ ma: mover, ag: 1 }, { ma: shadow }).dice('d6 6').step([6, 2])
      p.dice(`d6 ${die}`)
      use(p, 'shadowing')
      return p.at('s')!.join() === '5,2'
    }
    expect(follows(7, 6, 5)).toBe(true)
    expect(follows(7, 6, 4)).toBe(false)
    expect(follows(9, 4, 1)).toBe(false)
    expect(follows(4, 9, 6)).toBe(true)
  })

  it('DB-SKILL-SHADOWING-02 follows without a Dodge of his own', () => {
    const p = leaving({ ma: 6 }, { ma: 7 }, '..B......\n...sA....\n..C......').dice('d6 5').step([6, 2])
    p.dice('d6 5')
    use(p, 'shadowing')
    expect(p.at('s')).toEqual([5, 2])
    expect(p.rolls).toEqual(['dodge 5', 'shadowing 5'])
  })

  it('DB-SKILL-SHADOWING-03 at every step; only one of several', () => {
    const p = leaving({ ma: 6 }, { ma: 9 }).dice('d6 5').step([6, 2])
    p.dice('d6 3')
    use(p, 'shadowing')
    p.dice('d6 5').step([7, 2])
    p.dice('d6 3')
    use(p, 'shadowing')
    p.dice('d6 5').step([8, 2])
    p.dice('d6 3')
    use(p, 'shadowing')
    expect(p.at('s')).toEqual([7, 2])
    expect(p.rollEvents('shadowing')).toHaveLength(3)
    const two = hall('...t.....\n...sA....\n.........', {
      pieces: { s: skilled('shadowing'), t: skilled('shadowing') },
    })
    two.activate('A', 'move').dice('d6 5').step([6, 2])
    two.dice('d6 1')
    use(two, 'shadowing')
    expect(two.asked).toBe('move')
  })

  it('DB-SKILL-SHADOWING-04 after the Dodge and the pick-up; not where a tackler lies; after a follow-up too', () => {
    const p = hall('.........\n...sA....\n.........', {
      pieces: { s: { ma: 7, ...skilled('shadowing') } },
      ball: [6, 2],
    })
    p.activate('A', 'move').dice('d6 4', 'd6 3').step([6, 2])
    p.dice('d6 5')
    use(p, 'shadowing')
    expect(p.rolls).toEqual(['dodge 4', 'pick-up 3', 'shadowing 5'])
    const dived = hall('...t.....\n...sA....\n.........', {
      pieces: { s: skilled('shadowing'), t: skilled('diving-tackle') },
    })
    dived.activate('A', 'move').dice('d6 6').step([6, 2])
    use(dived, 'diving-tackle')
    expect(dived.asked).toBe('move')
    const followed = hall('...s.....\n...Ab....\n.........', { pieces: { s: { ma: 9, ...skilled('shadowing') } } })
    followed.activate('A', 'block', 'b').dice('block push', 'block push')
    push(followed, 6, 2)
    followed.answer('follow-up')
    followed.dice('d6 3')
    use(followed, 'shadowing')
    expect([followed.at('A'), followed.at('s')]).toEqual([
      [5, 2],
      [4, 2],
    ])
  })
})

describe('Strip Ball', () => {
  const strip = (extra: object = {}, map = ROW) =>
    hall(map, { pieces: { A: skilled('strip-ball'), ...extra }, ball: 'b' })

  it('DB-SKILL-STRIP-BALL-01 the carrier drops the ball where he is pushed to', () => {
    const p = strip().activate('A', 'block', 'b').dice('block push')
    push(p, 6, 2)
    p.answer('stay')
    p.dice('d8 5')
    use(p, 'strip-ball')
    expect([p.at('b'), p.ball(), p.status('b'), p.turnover]).toEqual([[6, 2], [7, 2], 'standing', ''])
  })

  it('DB-SKILL-STRIP-BALL-03 before a touchdown is looked for', () => {
    const p = position(
      `
      ########
      #.Ab<<.#
      ########`,
      { pieces: { A: skilled('strip-ball') }, ball: 'b' },
    )
    p.activate('A', 'block', 'b').dice('block push').answer('stay')
    p.dice('d8 5')
    use(p, 'strip-ball')
    expect(p.isOver).toBe(false)
    expect(p.ball()).toEqual([5, 1])
  })

  it('DB-SKILL-STRIP-BALL-02 on every Push Back, also from one who stands firm or is rooted', () => {
    const dodged = strip({ b: skilled('dodge') })
      .activate('A', 'block', 'b')
      .dice('block stumble')
    use(dodged, 'dodge')
    push(dodged, 6, 2)
    dodged.answer('stay')
    expect(dodged.offers('use')).toEqual([{ type: 'use', skill: 'strip-ball' }])
    const jugger = strip({ A: skilled('strip-ball', 'juggernaut') })
      .activate('A', 'blitz', 'b')
      .answer('block')
    jugger.dice('block both-down')
    use(jugger, 'juggernaut')
    push(jugger, 6, 2)
    jugger.answer('stay')
    expect(jugger.offers('use')).toEqual([{ type: 'use', skill: 'strip-ball' }])
    const firm = strip({ b: skilled('stand-firm') })
      .activate('A', 'block', 'b')
      .dice('block push')
    use(firm, 'stand-firm')
    firm.dice('d8 5')
    use(firm, 'strip-ball')
    expect([firm.at('b'), firm.status('b'), firm.ball()]).toEqual([[5, 2], 'standing', [6, 2]])
    const rooted = strip()
    rooted.player('b').rooted = 1
    rooted.activate('A', 'block', 'b').dice('block push')
    expect(rooted.offers('use')).toEqual([{ type: 'use', skill: 'strip-ball' }])
  })
})

describe('Sure Hands', () => {
  it('DB-SKILL-SURE-HANDS-01 DB-SKU-06 rolls every failed pick-up again', () => {
    const p = hall('A........', { pieces: { A: skilled('sure-hands') }, ball: [2, 1] })
    p.activate('A', 'move').dice('d6 1').step([2, 1])
    p.dice('d6 3').answer('skill-re-roll', { skill: 'sure-hands' })
    expect([p.ball(), p.turnover, p.asked]).toEqual(['A', '', 'move'])
    p.state.ballHolder = -1
    p.state.ballSquare = p.square(3, 1)
    p.dice('d6 2').step([3, 1])
    expect(sources(p)).toEqual(['sure-hands'])
  })

  it('DB-SKILL-SURE-HANDS-02 the ball cannot be stripped from him while he has his Tackle Zone', () => {
    const carrier = (dazed: boolean) => {
      const p = hall(ROW, { pieces: { A: skilled('strip-ball'), b: { dazed, ...skilled('sure-hands') } }, ball: 'b' })
      p.activate('A', 'block', 'b').dice('block push')
      push(p, 6, 2)
      return p.answer('stay')
    }
    expect(carrier(false).ball()).toBe('b')
    expect(carrier(true).offers('use')).toEqual([{ type: 'use', skill: 'strip-ball' }])
  })
})

describe('Tackle', () => {
  it('DB-SKILL-TACKLE-01 no Dodge skill for one who leaves his Tackle Zone', () => {
    const p = hall('.........\n...bA....\n.........', {
      pieces: { A: skilled('dodge'), b: skilled('tackle') },
      rerolls: [1, 0],
    })
    p.activate('A', 'move').dice('d6 2').step([6, 2])
    expect(sources(p)).toEqual(['team-re-roll'])
  })

  it('DB-SKILL-TACKLE-02 no Dodge against his Stumble; a helper with Tackle does not matter', () => {
    const p = hall(ROW, { pieces: { A: skilled('tackle'), b: skilled('dodge') } })
    p.activate('A', 'block', 'b').dice('block stumble', 'd6 1', 'd6 2')
    push(p, 6, 2)
    p.answer('stay')
    expect(p.status('b')).toBe('prone')
    const helper = hall('....C....\n...Ab....\n.........', { pieces: { C: skilled('tackle'), b: skilled('dodge') } })
    helper.activate('A', 'block', 'b').dice('block stumble', 'block stumble')
    expect(helper.offers('use')).toEqual([{ type: 'use', skill: 'dodge' }])
  })
})

describe('Wrestle', () => {
  it('DB-SKILL-WRESTLE-01 DB-SKILL-WRESTLE-02 both go Prone unhurt, whatever Block says', () => {
    const p = hall(ROW, { pieces: { A: skilled('block'), b: skilled('wrestle') } })
    p.activate('A', 'block', 'b').dice('block both-down')
    use(p, 'block')
    use(p, 'wrestle')
    expect([p.status('A'), p.status('b')]).toEqual(['prone', 'prone'])
    expect(p.rollEvents('armour')).toEqual([])
  })

  it('DB-SKILL-WRESTLE-03 a Turnover only if the blocker had the ball', () => {
    const wrestle = (ball?: string) => {
      const p = hall(ROW, { pieces: { b: skilled('wrestle') }, ...(ball ? { ball } : {}) })
      p.activate('A', 'block', 'b').dice('block both-down')
      if (ball) p.dice('d8 2')
      return use(p, 'wrestle')
    }
    expect(wrestle().turnover).toBe('')
    expect(wrestle('A').turnover).toBe('placed-prone')
    const target = wrestle('b')
    expect([target.turnover, target.ball()]).toEqual(['', [5, 1]])
  })

  it('DB-SKU-09 the active coach is asked first', () => {
    const p = hall(ROW, { pieces: { A: skilled('wrestle'), b: skilled('wrestle') } })
    p.activate('A', 'block', 'b').dice('block both-down')
    expect(p.seat).toBe(0)
    decline(p)
    expect([p.seat, p.asked]).toEqual([1, 'use-skill'])
  })
})
