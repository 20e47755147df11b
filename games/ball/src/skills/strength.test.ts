import { describe, expect, it } from 'vitest'
import { type Drawing, decline, face, hall, push, skilled, sources, use } from '../testing/index.ts'

/** All three squares behind b are taken. */
const CHAIN = '.....g...\n...Abc...\n.....h...'
const ROW = '.........\n...Ab....\n.........'

describe('Arm Bar', () => {
  const fall = (map: string, armour: [number, number]) => {
    const p = hall(map, { pieces: { s: skilled('arm-bar'), t: skilled('arm-bar') } })
    return p.activate('A', 'move').dice('d6 1', `d6 ${armour[0]}`, `d6 ${armour[1]}`).step([6, 2])
  }
  it('DB-SKILL-ARM-BAR-01 adds 1 against one who falls while getting away from him, even from the floor', () => {
    const p = fall('.........\n...sA....\n.........\n........t', [3, 5]).dice('d6 1', 'd6 2')
    expect([p.asked, p.seat]).toEqual(['harm-bonus', 1])
    p.answer('add-bonus', { player: p.player('s').id, skill: 'arm-bar' })
    expect(p.status('A')).toBe('stunned')
    const q = hall('.........\n...sA....\n.........', { pieces: { s: skilled('arm-bar', 'diving-tackle') } })
    q.activate('A', 'move').dice('d6 4').step([6, 2])
    q.dice('d6 3', 'd6 5')
    use(q, 'diving-tackle')
    expect(q.offers('add-bonus')).toHaveLength(1)
    const rush = hall('.........\n...sA....\n.........', { pieces: { s: skilled('arm-bar'), A: { ma: 1, ag: 1 } } })
    rush.activate('A', 'move').dice('d6 6').step([5, 1])
    rush.dice('d6 1', 'd6 3', 'd6 5').step([6, 2])
    expect(rush.status('A')).toBe('prone')
  })

  it('DB-SKILL-ARM-BAR-02 only one of several', () => {
    expect(fall('...t.....\n...sA....\n.........', [3, 4]).status('A')).toBe('prone')
  })
})

describe('Brawler', () => {
  it('DB-SKILL-BRAWLER-01 DB-SKU-12 one Both Down of a Block again, not in a Blitz; then no Team Re-roll, but Pro on another die', () => {
    const p = hall(ROW, { pieces: { A: { st: 4, ...skilled('brawler', 'pro') } }, rerolls: [1, 0] })
    p.activate('A', 'block', 'b').dice('block both-down', 'block player-down')
    p.dice('block push').answer('skill-re-roll', { skill: 'brawler', die: 0 })
    expect(p.offers('team-re-roll')).toEqual([])
    expect(p.offers('skill-re-roll')).toEqual([{ type: 'skill-re-roll', skill: 'pro', die: 1 }])
    face(p, 'push-back')
    push(p, 6, 2)
    const q = hall(ROW, { pieces: { A: { st: 4, ...skilled('brawler') } } })
    q.activate('A', 'blitz', 'b').answer('block').dice('block both-down', 'block both-down')
    expect(q.happened('skill-used')).toEqual([])
    expect(q.table.match.waiting?.what).toBe('armour')
  })
})

describe('Break Tackle', () => {
  it('DB-SKILL-BREAK-TACKLE-01 +2 with ST 5, else +1, to one Dodge of an activation', () => {
    const dodge = (st: number, die: number) => {
      const p = hall('.........\n...bA.c..\n.........', { pieces: { A: { st, ag: 4, ...skilled('break-tackle') } } })
      return p.activate('A', 'move').dice(`d6 ${die}`).step([6, 2])
    }
    const p = dodge(5, 3)
    p.answer('boost', { skill: 'break-tackle' })
    expect(p.status('A')).toBe('standing')
    p.dice('d6 2', 'd6 1', 'd6 1').step([5, 1])
    expect(p.status('A')).toBe('prone')
    expect(dodge(5, 1).dice('d6 1', 'd6 1').status('A')).toBe('prone')
    expect(dodge(4, 3).dice('d6 1', 'd6 1').status('A')).toBe('prone')
    expect(sources(dodge(4, 4))).toEqual(['break-tackle'])
  })
})

describe('Grab', () => {
  it('DB-SKILL-GRAB-01 his target cannot Side Step, others in the chain can', () => {
    const p = hall(ROW, { pieces: { A: skilled('grab'), b: skilled('side-step') } })
    p.activate('A', 'blitz', 'b').answer('block').dice('block push')
    expect([p.asked, p.targets('push')]).toEqual([
      'push-square',
      [
        [6, 2],
        [6, 1],
        [6, 3],
      ],
    ])
    const chain = hall(CHAIN, { pieces: { A: skilled('grab'), c: skilled('side-step') } })
    chain.activate('A', 'block', 'b').dice('block push')
    decline(chain)
    push(chain, 6, 2)
    expect(chain.offers('use')).toEqual([{ type: 'use', skill: 'side-step' }])
  })

  it('DB-SKILL-GRAB-02 any free square around the target in a Block of his own', () => {
    const p = hall(ROW, { pieces: { A: skilled('grab') } })
    p.activate('A', 'block', 'b').dice('block push')
    use(p, 'grab')
    expect(p.targets('push')).toHaveLength(7)
    push(p, 4, 3)
    expect(p.at('b')).toEqual([4, 3])
  })
})

describe('Guard', () => {
  it('DB-SKILL-GUARD-01 assists although others Mark him, in a Foul too', () => {
    const p = hall('....Cx...\n...Ab....\n.........', { pieces: { C: skilled('guard') } })
    p.activate('A', 'block', 'b')
    expect(p.happened('block-dice')[0]).toMatchObject({ strength: 4 })
    const plain = hall('....Cx...\n...Ab....\n.........')
    plain.activate('A', 'block', 'b')
    expect(plain.happened('block-dice')[0]).toMatchObject({ strength: 3 })
    const foul = hall('....Cx...\n...Ab....\n.........', { pieces: { C: skilled('guard'), b: { status: 'prone' } } })
    foul.activate('A', 'foul', 'b').dice('d6 1', 'd6 2').answer('foul')
    expect(foul.rollEvents('armour')[0].modifiers).toMatchObject([{ source: 'assists', value: 1 }])
  })
})

describe('Juggernaut', () => {
  it('DB-SKILL-JUGGERNAUT-01 turns Both Down into a push in a Blitz', () => {
    const p = hall(ROW, { pieces: { A: skilled('juggernaut') } })
    p.activate('A', 'blitz', 'b').answer('block').dice('block both-down')
    use(p, 'juggernaut')
    push(p, 6, 2)
    expect([p.status('A'), p.status('b'), p.at('b')]).toEqual(['standing', 'standing', [6, 2]])
    const q = hall(ROW, { pieces: { A: skilled('juggernaut') } })
    q.activate('A', 'block', 'b').dice('block both-down', 'd6 1', 'd6 1', 'd6 1', 'd6 1')
    expect(q.status('A')).toBe('prone')
  })

  it('DB-SKILL-JUGGERNAUT-02 no Stand Firm and no Wrestle against his Blitz', () => {
    const p = hall(ROW, { pieces: { A: skilled('juggernaut'), b: skilled('stand-firm', 'wrestle') } })
    p.activate('A', 'blitz', 'b').answer('block').dice('block push')
    push(p, 6, 2)
    expect(p.at('b')).toEqual([6, 2])
    const q = hall(ROW, { pieces: { A: skilled('juggernaut'), b: skilled('wrestle') } })
    q.activate('A', 'blitz', 'b').answer('block').dice('block both-down', 'd6 1', 'd6 1', 'd6 1', 'd6 1')
    decline(q)
    expect(q.rollEvents('armour')).toHaveLength(2)
  })
})

describe('Mighty Blow', () => {
  const pow = (armour: [number, number], more: string[]) => {
    const p = hall(ROW, { pieces: { A: skilled('mighty-blow') } })
    p.activate('A', 'block', 'b').dice('block pow', `d6 ${armour[0]}`, `d6 ${armour[1]}`, ...more)
    push(p, 6, 2)
    return p.answer('stay')
  }
  it('DB-SKILL-MIGHTY-BLOW-01 adds 1 to the Armour or the Injury roll', () => {
    const p = pow([3, 5], [])
    p.dice('d6 3', 'd6 4').answer('add-bonus', { player: p.player('A').id, skill: 'mighty-blow' })
    expect(p.status('b')).toBe('stunned')
    const q = pow([3, 6], ['d6 4', 'd6 5'])
    q.dice('d16 3').answer('add-bonus', { player: q.player('A').id, skill: 'mighty-blow' })
    expect(q.status('b')).toBe('casualty')
  })

  it('DB-SKILL-MIGHTY-BLOW-02 DB-FAQ-02 not when he goes down himself, nor as the target, nor with a Foul', () => {
    const p = hall(ROW, { pieces: { A: skilled('mighty-blow') } })
    p.activate('A', 'block', 'b').dice('block both-down', 'd6 3', 'd6 5', 'd6 1', 'd6 1')
    expect(p.status('b')).toBe('prone')
    const q = hall(ROW, { pieces: { b: skilled('mighty-blow') } })
    q.activate('A', 'block', 'b').dice('block player-down', 'd6 3', 'd6 5')
    expect(q.status('A')).toBe('prone')
    const foul = hall('A.b......', { pieces: { A: skilled('mighty-blow'), b: { status: 'prone' } } })
    foul.activate('A', 'foul', 'b').step([2, 1])
    foul.dice('d6 3', 'd6 5').answer('foul')
    expect(foul.status('b')).toBe('prone')
  })
})

describe('Multiple Block', () => {
  const two = (map: string, pieces: NonNullable<Drawing['pieces']>) => {
    const p = hall(map, { pieces })
    p.activate('A', 'multiple-block').answer('target', { target: p.player('b').id })
    return p.answer('target', { target: p.player('c').id })
  }
  const BETWEEN = '.........\n..cAb....\n.........'

  it('DB-SKILL-MULTIPLE-BLOCK-01 two Blocks against two who Mark him, not in a Blitz', () => {
    const p = two(BETWEEN, { A: { st: 5, ...skilled('multiple-block') } })
    p.dice('block push', 'block push')
    expect(p.happened('block-dice')).toMatchObject([
      { strength: 3, against: 3, assistsAgainst: 0, dice: 1 },
      { strength: 3, against: 3, assistsAgainst: 0, dice: 1 },
    ])
    // A third opponent who Marks the blocker still helps.
    const helped = two('.........\n..cAb....\n...d.....', { A: { st: 5, ...skilled('multiple-block') } })
    expect(helped.happened('block-dice')[0]).toMatchObject({ against: 4, assistsAgainst: 1 })
    const alone = hall(ROW, { pieces: { A: skilled('multiple-block') } })
    expect(alone.declarations('A')).not.toContain('multiple-block')
    const blitz = hall(BETWEEN, { pieces: { A: skilled('multiple-block') } })
    blitz.activate('A', 'blitz', 'b')
    expect(blitz.offers('multiple-block')).toEqual([])
  })

  it('DB-SKILL-MULTIPLE-BLOCK-02 with 2 ST less, never below 1', () => {
    const p = two('....D....\n..cAb....\n..E......', { A: { st: 4, ...skilled('multiple-block') } })
    expect(p.happened('block-dice')[0]).toMatchObject({ strength: 3, assists: 1, against: 3, dice: 1 })
    const q = two(BETWEEN, { A: { st: 4, ...skilled('multiple-block') } })
    expect(q.happened('block-dice')[0]).toMatchObject({ strength: 2, against: 3, dice: 2, chooser: 1 })
    const weak = two(BETWEEN, { A: { st: 2, ...skilled('multiple-block') } })
    expect(weak.happened('block-dice')[0]).toMatchObject({ strength: 1 })
  })

  it('DB-SKILL-MULTIPLE-BLOCK-03 both are rolled before either is applied, and both are applied', () => {
    const p = two('....D....\n..cAb....\n..E......', { A: { st: 4, ...skilled('multiple-block') } })
    p.dice('block player-down')
    expect(p.status('A')).toBe('standing')
    p.dice('block pow')
    expect(p.asked).toBe('first-target')
    p.answer('target', { target: p.player('b').id })
    expect(p.status('A')).toBe('standing')
    p.dice('d6 1', 'd6 2', 'd6 1', 'd6 3')
    push(p, 2, 2)
    expect([p.status('c'), p.status('A'), p.turnover]).toEqual(['prone', 'prone', 'knocked-down'])
    expect(p.rollEvents('armour').map(({ piece }) => piece)).toEqual([p.player('c').id, p.player('A').id])
  })

  it('DB-SKILL-MULTIPLE-BLOCK-03 no target is put where the other stood, neither by Grab nor by Side Step', () => {
    const sides = '.........\n...Ab....\n....c....'
    const grabbed = two(sides, { A: { st: 5, ...skilled('multiple-block', 'grab') } })
    grabbed.dice('block push', 'block push').answer('target', { target: grabbed.player('b').id })
    use(grabbed, 'grab')
    grabbed.answer('push', { to: grabbed.square(6, 1) })
    use(grabbed, 'grab')
    const squares = grabbed.offers('push').map(({ to }) => to)
    expect(squares).toContain(grabbed.square(6, 2))
    expect(squares).not.toContain(grabbed.square(5, 2))
    const stepped = two(sides, { A: { st: 5, ...skilled('multiple-block') }, c: skilled('side-step') })
    stepped.dice('block push', 'block push').answer('target', { target: stepped.player('b').id })
    push(stepped, 6, 2)
    use(stepped, 'side-step')
    const steps = stepped.offers('side-step').map(({ to }) => to)
    expect(steps).toContain(stepped.square(4, 3))
    expect(steps).not.toContain(stepped.square(5, 2))
  })

  it('DB-SKILL-MULTIPLE-BLOCK-04 no follow-up and no Frenzy', () => {
    const p = two('....D....\n..cAb....\n..E......', { A: { st: 4, ...skilled('multiple-block', 'frenzy') } })
    p.dice('block push', 'block push').answer('target', { target: p.player('b').id })
    push(p, 6, 2)
    push(p, 2, 2)
    expect(p.at('A')).toEqual([4, 2])
    expect(p.happened('block-dice')).toHaveLength(2)
  })
})

describe('Pile Driver', () => {
  const down = (skills: string[], options: object = {}) => {
    const p = hall('.........\n...Ab....\n.........\n........D', { pieces: { A: skilled(...skills) }, ...options })
    p.activate('A', 'block', 'b').dice('block pow', 'd6 1', 'd6 2')
    push(p, 6, 2)
    return p.answer('follow-up')
  }

  it('DB-SKILL-PILE-DRIVER-01 Fouls at once whom he has knocked down beside him', () => {
    const p = down(['pile-driver'])
    p.dice('d6 4', 'd6 6', 'd6 2', 'd6 3')
    use(p, 'pile-driver')
    expect(p.status('b')).toBe('stunned')
    const away = hall(ROW, { pieces: { A: skilled('pile-driver') } })
    away.activate('A', 'block', 'b').dice('block pow', 'd6 1', 'd6 2')
    push(away, 6, 2)
    away.answer('stay')
    expect(away.happened('activation-ended')).toHaveLength(1)
  })

  it('DB-SKILL-PILE-DRIVER-02 lies down after it; with the ball that is a Turnover', () => {
    const p = down(['pile-driver']).dice('d6 1', 'd6 3')
    use(p, 'pile-driver')
    expect([p.status('A'), p.at('A'), p.turnover]).toEqual(['prone', [5, 2], ''])
    const q = down(['pile-driver'], { ball: 'A' }).dice('d6 1', 'd6 3', 'd8 2')
    use(q, 'pile-driver')
    expect([q.turnover, q.ball()]).toEqual(['placed-prone', [5, 1]])
  })

  it("DB-SKILL-PILE-DRIVER-03 a Foul like any other, and the team's Foul of the turn", () => {
    const p = down(['pile-driver']).dice('d6 3', 'd6 3')
    use(p, 'pile-driver')
    expect(p.happened('sent-off')).toHaveLength(1)
    const sneaky = down(['pile-driver', 'sneaky-git']).dice('d6 3', 'd6 3')
    use(sneaky, 'pile-driver')
    expect(sneaky.happened('sent-off')).toEqual([])
    expect(sneaky.declarations('D')).not.toContain('foul b')
    const after = hall(ROW, { pieces: { A: skilled('pile-driver') } })
    after.state.teams[0].foulUsed = 1
    after.activate('A', 'block', 'b').dice('block pow', 'd6 1', 'd6 2')
    push(after, 6, 2)
    after.answer('follow-up')
    expect(after.offers('use')).toEqual([])
  })
})

describe('Stand Firm', () => {
  it('DB-SKILL-STAND-FIRM-01 is not pushed by a Block', () => {
    const p = hall(ROW, { pieces: { b: skilled('stand-firm') } })
    p.activate('A', 'block', 'b').dice('block push')
    use(p, 'stand-firm')
    expect([p.at('b'), p.at('A')]).toEqual([
      [5, 2],
      [4, 2],
    ])
    const q = hall(ROW, { pieces: { b: skilled('stand-firm') } })
    q.activate('A', 'block', 'b').dice('block pow', 'd6 1', 'd6 2')
    use(q, 'stand-firm')
    expect([q.at('b'), q.status('b')]).toEqual([[5, 2], 'prone'])
  })

  it('DB-SKILL-STAND-FIRM-02 nor by a chain: then nobody in it moves', () => {
    const p = hall(CHAIN, { pieces: { c: skilled('stand-firm') } })
    p.activate('A', 'block', 'b').dice('block push')
    push(p, 6, 2)
    use(p, 'stand-firm')
    expect([p.at('b'), p.at('c'), p.at('A')]).toEqual([
      [5, 2],
      [6, 2],
      [4, 2],
    ])
  })

  it('DB-SKILL-STAND-FIRM-03 does not stop the second Block of Frenzy', () => {
    const p = hall(ROW, { pieces: { A: skilled('frenzy'), b: skilled('stand-firm') } })
    p.activate('A', 'block', 'b').dice('block push')
    use(p, 'stand-firm')
    p.dice('block push')
    expect(p.happened('block-dice')).toHaveLength(2)
  })
})

describe('Strong Arm', () => {
  const throwing = (skills: string[], type: 'throw-team-mate' | 'kick-team-mate') => {
    const p = hall('A........\nG........', {
      pieces: { A: { st: 5, pa: 5, ...skilled(...skills) }, G: { st: 2, ...skilled('right-stuff') } },
    })
    p.activate('A', type)
    p.answer(type === 'kick-team-mate' ? 'kick' : type, { target: p.player('G').id })
    return p.dice('d6 4').answer('throw', { to: p.square(4, 1) })
  }
  it('DB-SKILL-STRONG-ARM-01 +1 to throw a team-mate, not to kick him', () => {
    const p = throwing(['strong-arm', 'throw-team-mate'], 'throw-team-mate')
    p.answer('boost', { skill: 'strong-arm' })
    expect(p.happened('pass-result')).toMatchObject([{ result: 'superb' }])
    const q = throwing(['strong-arm', 'kick-team-mate'], 'kick-team-mate')
    expect(q.happened('pass-result')).toMatchObject([{ result: 'successful' }])
  })
})

describe('Thick Skull', () => {
  const injury = (skills: string[], total: [number, number], more: string[] = []) => {
    const p = hall(ROW, { pieces: { b: { av: 3, ...skilled(...skills) } } })
    p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', `d6 ${total[0]}`, `d6 ${total[1]}`, ...more)
    push(p, 6, 2)
    return p.answer('stay').status('b')
  }
  it('DB-SKILL-THICK-SKULL-01 an 8 is only Stunned', () => {
    expect(injury([], [4, 4])).toBe('knocked-out')
    expect(injury(['thick-skull'], [4, 4])).toBe('stunned')
    expect(injury(['thick-skull'], [4, 5])).toBe('knocked-out')
    expect(injury(['thick-skull'], [5, 5], ['d16 1'])).toBe('casualty')
  })

  it('DB-SKILL-THICK-SKULL-02 DB-TRAIT-STUNTY-03 with Stunty a 7 is Stunned and an 8 a KO', () => {
    expect(injury(['thick-skull', 'stunty'], [3, 4])).toBe('stunned')
    expect(injury(['thick-skull', 'stunty'], [4, 4])).toBe('knocked-out')
    expect(injury(['thick-skull', 'stunty'], [4, 5])).toBe('casualty')
    expect(injury(['stunty'], [3, 3])).toBe('stunned')
    expect(injury(['stunty'], [3, 4])).toBe('knocked-out')
    expect(injury(['stunty'], [4, 4])).toBe('knocked-out')
    expect(injury(['stunty'], [4, 5])).toBe('casualty')
    expect(injury(['stunty'], [5, 5], ['d16 1'])).toBe('casualty')
  })
})
