import { describe, expect, it } from 'vitest'
import { hall, push, skilled, use } from '../testing/index.ts'

const ROW = '.........\n...Ab....\n.........'

describe('Hypnotic Gaze', () => {
  const gaze = (pieces: object = {}) =>
    hall('A........\n.....bc..\n.........', { pieces: { A: skilled('hypnotic-gaze'), ...pieces } }).activate(
      'A',
      'hypnotic-gaze',
      'b',
    )

  it('DB-TRAIT-HYPNOTIC-GAZE-01 at a target named before he moves, never after it; several may in a turn', () => {
    const p = hall('A........\n.....bc..\n........D', {
      pieces: { A: skilled('hypnotic-gaze'), D: skilled('hypnotic-gaze') },
    })
    p.activate('A', 'hypnotic-gaze', 'b').step([2, 1], [3, 1], [4, 1], [5, 1])
    p.dice('d6 6').step([6, 1])
    expect(p.offers('gaze')).toEqual([{ type: 'gaze', target: p.player('b').id }])
    p.dice('d6 1').answer('gaze', { target: p.player('b').id })
    expect([p.asked, p.turnover]).toEqual(['turn', ''])
    expect(p.declarations('D')).toContain('hypnotic-gaze b')
    const none = hall('A........\n.....b...', { pieces: { A: skilled('hypnotic-gaze'), b: { status: 'prone' } } })
    expect(none.declarations('A').filter((action) => action.startsWith('hypnotic'))).toEqual([])
  })

  it('DB-TRAIT-HYPNOTIC-GAZE-02 DB-SKU-02 a test at -1 for each other marker; the target loses Tackle Zone and skills', () => {
    const p = gaze({ b: skilled('dodge') }).step([2, 1], [3, 1], [4, 1], [5, 1])
    p.dice('d6 6').step([6, 1])
    p.dice('d6 4').answer('gaze', { target: p.player('b').id })
    expect(p.rollEvents('hypnotic-gaze')[0].modifiers).toMatchObject([{ value: -1 }])
    expect(p.player('b').dazed).toBe(1)
    const blocked = hall(ROW, { pieces: { b: { dazed: true, ...skilled('dodge') } } })
    blocked.activate('A', 'block', 'b').dice('block stumble', 'd6 1', 'd6 2')
    push(blocked, 6, 2)
    blocked.answer('stay')
    expect(blocked.status('b')).toBe('prone')
    const foul = gaze({ b: skilled('foul-appearance') }).dice('d6 1')
    expect([foul.rolls, foul.asked]).toEqual([['foul-appearance 1'], 'turn'])
  })
})

describe('Plague Ridden', () => {
  const kill = (victim: { st?: number; skills?: string[] }, die = 15, recruit = true) => {
    const p = hall('.........\n...Ab....\n.........\n........C', {
      pieces: { A: { st: victim.st ?? 3, ...skilled('plague-ridden') }, b: { av: 3, ...victim } },
    })
    const rotter = {
      number: 99,
      name: 'Rotter',
      position: 'rotter-lineman',
      ma: 5,
      st: 3,
      ag: 4,
      pa: 6,
      av: 9,
      skills: ['decay', 'plague-ridden'],
      niggling: 0,
      value: 35_000,
      available: true,
    }
    if (recruit) Object.assign(p.table.match.options.teams[0], { recruit: rotter })
    p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', 'd6 5', 'd6 5')
    push(p, 6, 2)
    p.answer('stay')
    return p.dice(`d16 ${die}`)
  }

  it('DB-TRAIT-PLAGUE-RIDDEN-01 once in a game, for a death of somebody not too strong and not immune', () => {
    const p = kill({ st: 4 })
    expect(p.offers('use')).toEqual([{ type: 'use', skill: 'plague-ridden' }])
    use(p, 'plague-ridden')
    expect(p.state.teams[0].spentThisGame).toHaveLength(1)
    expect(kill({ st: 4 }, 12).asked).toBe('turn')
    expect(kill({ st: 5 }).asked).toBe('turn')
    for (const trait of ['stunty', 'decay']) expect(kill({ st: 4, ...skilled(trait) }).asked).toBe('turn')
    expect(kill({ st: 4, ...skilled('regeneration') }).dice('d6 1').asked).toBe('turn')
  })

  it('DB-TRAIT-PLAGUE-RIDDEN-02 the victim is lost to his team like a dead player', () => {
    const p = kill({ st: 4 })
    use(p, 'plague-ridden')
    expect([p.status('b'), p.player('b').casualty]).toEqual(['casualty', 4])
  })

  it('DB-TRAIT-PLAGUE-RIDDEN-03 a new Rotter joins a team that has use for him', () => {
    const p = kill({ st: 4 })
    use(p, 'plague-ridden')
    const joined = p.state.players.at(-1)!
    expect(joined).toMatchObject({ team: 0, place: 1, ma: 5, st: 3, ag: 4, pa: 6, av: 9 })
    const q = kill({ st: 4 }, 15, false)
    use(q, 'plague-ridden')
    expect(q.state.players).toHaveLength(3)
  })
})

describe('Regeneration', () => {
  const hurt = (die: number) => {
    const p = hall(ROW, { pieces: { b: { av: 3, ...skilled('regeneration') } } })
    p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', 'd6 5', 'd6 5', 'd16 16', `d6 ${die}`)
    push(p, 6, 2)
    return p.answer('stay')
  }
  it('DB-TRAIT-REGENERATION-01 DB-SKU-18 4+ undoes a Casualty; nothing rolls the die again', () => {
    const healed = hurt(4)
    expect([healed.status('b'), healed.player('b').casualty]).toEqual(['reserves', -1])
    const dead = hurt(3)
    expect([dead.status('b'), dead.player('b').casualty]).toEqual(['casualty', 4])
  })
})

describe('Stab and Projectile Vomit', () => {
  it('DB-TRAIT-STAB-01 instead of a Block, against one who stands', () => {
    const p = hall('.........\n...Ab....\n....c....', { pieces: { A: skilled('stab'), c: { status: 'prone' } } })
    expect(p.declarations('A').filter((action) => action.startsWith('stab'))).toEqual(['stab b'])
  })

  it('DB-TRAIT-STAB-01 instead of the second Block of Frenzy', () => {
    const frenzied = (action: string) => {
      const p = hall(`${ROW}\n........C`, { pieces: { A: skilled('stab', 'frenzy') } })
      p.activate('A', action, 'b')
      if (action === 'blitz') p.answer('block')
      p.dice('block push')
      return push(p, 6, 2)
    }
    const p = frenzied('block')
    const target = p.player('b').id
    expect(p.offers()).toEqual([
      { type: 'block', target },
      { type: 'stab', target },
    ])
    p.dice('d6 4', 'd6 5', 'd6 1', 'd6 2').answer('stab', { target })
    expect([p.status('b'), p.asked]).toEqual(['stunned', 'turn'])
    expect(p.happened('block-dice')).toHaveLength(1)
    const blitz = frenzied('blitz')
    blitz.dice('d6 1', 'd6 2').answer('stab', { target })
    expect([blitz.status('b'), blitz.asked]).toEqual(['standing', 'turn'])
    const block = frenzied('block').answer('block', { target })
    expect(block.table.match.waiting?.what).toBe('block')
  })

  it('DB-TRAIT-STAB-01 instead of both Blocks of Multiple Block', () => {
    const p = hall('.........\n..cAb....\n...d.....', { pieces: { A: skilled('stab', 'multiple-block') } })
    const [b, c, d] = ['b', 'c', 'd'].map((letter) => p.player(letter).id)
    p.activate('A', 'multiple-block').answer('stab', { target: b })
    expect(p.offers()).toEqual([
      { type: 'stab', target: c },
      { type: 'stab', target: d },
    ])
    p.dice('d6 4', 'd6 5', 'd6 1', 'd6 2', 'd6 1', 'd6 2').answer('stab', { target: c })
    expect([p.status('b'), p.status('c'), p.asked, p.rolls]).toEqual([
      'stunned',
      'standing',
      'turn',
      ['armour 4+5', 'injury 1+2', 'armour 1+2'],
    ])
    const q = hall('.........\n..cAb....', { pieces: { A: skilled('stab', 'multiple-block') } })
    q.activate('A', 'multiple-block').answer('target', { target: q.player('b').id })
    expect(q.offers()).toEqual([{ type: 'target', target: q.player('c').id }])
  })

  it('DB-TRAIT-STAB-02 a plain Armour roll; where it breaks he goes Prone and is hurt', () => {
    const stab = (armour: [number, number], more: string[] = []) => {
      const p = hall(ROW, { pieces: { A: skilled('stab', 'mighty-blow', 'claws') } })
      return p.activate('A', 'stab', 'b').dice(`d6 ${armour[0]}`, `d6 ${armour[1]}`, ...more)
    }
    expect(stab([3, 5]).status('b')).toBe('standing')
    const hit = stab([4, 5], ['d6 5', 'd6 5', 'd16 1'])
    expect([hit.status('b'), hit.player('A').casualties]).toEqual(['casualty', 0])
    expect(hit.happened('placed-prone')).toHaveLength(1)
  })

  it('DB-TRAIT-STAB-03 ends a Blitz', () => {
    const p = hall('A..b.....\n.........\n........C', { pieces: { A: { ma: 7, ...skilled('stab') } } })
    p.activate('A', 'blitz', 'b').step([2, 1], [3, 1])
    p.dice('d6 1', 'd6 2').answer('stab', { target: p.player('b').id })
    expect(p.asked).toBe('turn')
  })

  it('DB-TRAIT-PROJECTILE-VOMIT-01 instead of a Block, in a Blitz too, with no second attack by Frenzy', () => {
    const p = hall('A..b.....\n.........\n........C', {
      pieces: { A: skilled('projectile-vomit', 'frenzy'), C: skilled('projectile-vomit') },
    })
    p.activate('A', 'blitz', 'b').step([2, 1], [3, 1])
    p.dice('d6 2', 'd6 1', 'd6 2').answer('projectile-vomit', { target: p.player('b').id })
    expect(p.asked).toBe('move')
    expect(p.happened('block-dice')).toEqual([])
    expect(p.table.match.stack.at(-1)).toMatchObject({ left: 3, acted: 1 })
  })

  it('DB-TRAIT-PROJECTILE-VOMIT-02 2+ hits the target, a 1 himself', () => {
    const hit = (die: number) => {
      const p = hall(ROW, { pieces: { A: skilled('projectile-vomit') } })
      p.activate('A', 'projectile-vomit', 'b').dice(`d6 ${die}`, 'd6 1', 'd6 2')
      return p.rollEvents('armour')[0].piece === p.player('b').id
    }
    expect([hit(2), hit(1)]).toEqual([true, false])
  })

  it('DB-TRAIT-PROJECTILE-VOMIT-03 nothing changes its rolls', () => {
    const vomit = (armour: [number, number], more: string[] = []) => {
      const p = hall(ROW, { pieces: { A: skilled('projectile-vomit', 'mighty-blow') } })
      return p.activate('A', 'projectile-vomit', 'b').dice('d6 2', `d6 ${armour[0]}`, `d6 ${armour[1]}`, ...more)
    }
    expect(vomit([3, 5]).status('b')).toBe('standing')
    expect(vomit([4, 5], ['d6 4', 'd6 4']).status('b')).toBe('knocked-out')
    const self = hall(ROW, { pieces: { A: skilled('projectile-vomit') }, ball: 'A' })
    self.activate('A', 'projectile-vomit', 'b').dice('d6 1', 'd6 4', 'd6 5', 'd6 1', 'd6 2', 'd8 2')
    expect(self.turnover).toBe('placed-prone')
  })
})
