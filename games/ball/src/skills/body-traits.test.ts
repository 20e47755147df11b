import { describe, expect, it } from 'vitest'
import { hall, pass, push, skilled } from '../testing/index.ts'

const ROW = '.........\n...Ab....\n.........'

describe('Decay, Drunkard, Loner', () => {
  it('DB-TRAIT-DECAY-01 DB-SKU-03 +1 to Casualty rolls, though he lies down', () => {
    const casualty = (skills: string[], die: number) => {
      const p = hall(ROW, { pieces: { b: { av: 3, ...skilled(...skills) } } })
      p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', 'd6 5', 'd6 5', `d16 ${die}`)
      push(p, 6, 2)
      if (!skills.includes('decay') && die === 14) p.dice('d6 1')
      return p.answer('stay').player('b').casualty
    }
    expect(casualty(['decay'], 14)).toBe(4)
    expect(casualty([], 14)).toBe(3)
    expect(casualty(['decay'], 16)).toBe(4)
  })

  it('DB-TRAIT-DRUNKARD-01 -1 when he Rushes', () => {
    const rush = (die: number) => {
      const p = hall('A........', { pieces: { A: { ma: 1, ...skilled('drunkard') } } })
      p.activate('A', 'move').step([2, 1])
      return p.dice(`d6 ${die}`, ...(die < 3 ? ['d6 1', 'd6 1'] : [])).step([3, 1])
    }
    expect(rush(2).status('A')).toBe('prone')
    expect(rush(3).status('A')).toBe('standing')
  })

  it('DB-TRAIT-LONER-01 DB-TEAM-21 a Team Re-roll only on his number, else it is lost', () => {
    const dodge = (loner: string, die: number) => {
      const p = hall('.........\n...bA....\n.........', { pieces: { A: skilled(loner) }, rerolls: [1, 0] })
      p.activate('A', 'move').dice('d6 2').step([6, 2])
      return p.dice(`d6 ${die}`).answer('team-re-roll')
    }
    const three = dodge('loner-3', 3).dice('d6 5')
    expect([three.status('A'), three.state.teams[0].rerolls]).toEqual(['standing', 0])
    expect(three.rollEvents().map(({ values }) => values[0])).toEqual([2, 3, 5])
    const four = dodge('loner-4', 3).dice('d6 1', 'd6 1')
    expect([four.status('A'), four.state.teams[0].rerolls]).toEqual(['prone', 0])
    expect(four.rollEvents('dodge')).toHaveLength(1)
  })
})

describe('Pogo Stick', () => {
  it('DB-TRAIT-POGO-STICK-01 jumps over any one square', () => {
    const p = hall('....Ab...', { pieces: { A: skilled('pogo-stick') } })
    p.activate('A', 'move')
      .dice('d6 3')
      .answer('jump', { over: p.square(6, 1), to: p.square(7, 1) })
    p.answer('boost', { skill: 'pogo-stick' })
    expect([p.at('A'), p.rolls]).toEqual([[7, 1], ['jump 3']])
  })

  it('DB-TRAIT-POGO-STICK-02 DB-SKILL-PREHENSILE-TAIL-01 DB-SKILL-DIVING-TACKLE-01 opponents who Mark him do not matter, nor do their tails and tackles', () => {
    const jump = (tail: string[], die: number) => {
      const p = hall('...e.....\n...fAb.c.\n......d..', { pieces: { A: skilled('pogo-stick'), f: skilled(...tail) } })
      p.activate('A', 'move')
        .dice(`d6 ${die}`)
        .answer('jump', { over: p.square(6, 2), to: p.square(7, 2) })
      return p.offers('boost').length
    }
    expect(jump([], 3)).toBe(1)
    expect(jump(['prehensile-tail'], 3)).toBe(1)
    const p = hall('...e.....\n...fAb.c.\n......d..', {
      pieces: { A: skilled('pogo-stick'), f: skilled('diving-tackle') },
    })
    p.activate('A', 'move')
      .dice('d6 3')
      .answer('jump', { over: p.square(6, 2), to: p.square(7, 2) })
      .answer('boost', { skill: 'pogo-stick' })
    expect([p.at('A'), p.asked, p.seat]).toEqual([[7, 2], 'move', 0])
  })
})

describe('Stunty and Titchy', () => {
  it('DB-TRAIT-STUNTY-01 opponents around the square he enters do not matter, unless he is a Bombardier', () => {
    const run = (skills: string[], die: number) => {
      const p = hall('...b.....\neA.c.....\n...d.....', { pieces: { A: skilled(...skills) } })
      p.activate('A', 'move').dice(`d6 ${die}`)
      if (die < 6 && skills.includes('bombardier')) p.dice('d6 1', 'd6 1')
      return p.step([3, 2]).status('A')
    }
    expect(run(['stunty'], 3)).toBe('standing')
    expect(run(['stunty', 'bombardier'], 5)).toBe('prone')
    expect(run(['stunty', 'bombardier'], 6)).toBe('standing')
  })

  it('DB-TRAIT-STUNTY-02 his passes are easier to stop', () => {
    const p = hall('A..c..B..', { pieces: { A: skilled('stunty') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 6'), 7, 1)
    p.dice('d6 5', 'd6 4').answer('interfere', { player: p.player('c').id })
    expect(p.rollEvents('interfere')[0]).toMatchObject({
      modifiers: [{ value: -3 }, { source: 'stunty', value: 1 }],
      passed: true,
    })
  })

  it('DB-TRAIT-TITCHY-01 +1 to his own Dodges', () => {
    const run = (die: number) => {
      const p = hall('.........\n...bA....\n.........', { pieces: { A: skilled('titchy') } })
      return p
        .activate('A', 'move')
        .dice(`d6 ${die}`, ...(die === 1 ? ['d6 1', 'd6 1'] : []))
        .step([6, 2])
        .status('A')
    }
    expect([run(2), run(1)]).toEqual(['standing', 'prone'])
  })

  it('DB-TRAIT-TITCHY-02 does not hinder those who Dodge towards him', () => {
    const p = hall('......t..\n...bA....\n......c..', { pieces: { t: skilled('titchy') } })
    p.activate('A', 'move').dice('d6 4').step([6, 2])
    expect(p.rollEvents('dodge')[0]).toMatchObject({ modifiers: [{ value: -1 }], passed: true })
    const away = hall('.........\n...tA....\n.........', { pieces: { t: skilled('titchy') } })
    away.activate('A', 'move').step([6, 2])
    expect(away.table.match.waiting?.what).toBe('dodge')
  })
})

describe('who may use a skill', () => {
  it('DB-SKU-02 a Prone player uses none', () => {
    const p = hall('.........\n...Ab....\n....c....', {
      pieces: { c: { status: 'prone', ...skilled('tackle', 'guard') } },
    })
    p.activate('A', 'block', 'b')
    expect(p.happened('block-dice')[0]).toMatchObject({ against: 3 })
  })
})
