import { describe, expect, it } from 'vitest'
import { decline, hall, pass, push, skilled, sources, use } from '../testing/index.ts'

const ROW = '.........\n...Ab....\n.........'

describe('Big Hand', () => {
  it('DB-SKILL-BIG-HAND-01 picks up as if nobody Marked him', () => {
    const pick = (skills: string[], die: number) => {
      const p = hall('.c.......\nA........\n.d.......', { pieces: { A: skilled(...skills) }, ball: [2, 2] })
      return p.activate('A', 'move').dice('d6 6', `d6 ${die}`).step([2, 2])
    }
    const p = pick(['big-hand'], 3)
    p.answer('boost', { skill: 'big-hand' })
    expect(p.ball()).toBe('A')
    const q = pick([], 4).dice('d8 5')
    expect(q.turnover).toBe('failed-pick-up')
  })
})

describe('Claws', () => {
  const claws = (a: string[], b: object, armour: [number, number]) => {
    const p = hall(ROW, { pieces: { A: skilled(...a), b } })
    p.activate('A', 'block', 'b').dice('block pow', `d6 ${armour[0]}`, `d6 ${armour[1]}`)
    push(p, 6, 2)
    return p.answer('stay')
  }

  it('DB-SKILL-CLAWS-01 an unmodified 8 breaks any armour', () => {
    const p = claws(['claws'], { av: 11 }, [3, 5]).dice('d6 1', 'd6 2')
    expect(p.status('b')).toBe('stunned')
    expect(claws(['claws'], { av: 11 }, [3, 4]).status('b')).toBe('prone')
    expect(claws([], { av: 11 }, [3, 5]).status('b')).toBe('prone')
  })

  it('DB-SKILL-CLAWS-02 Mighty Blow does not help to the 8, and stays free for the Injury roll', () => {
    const p = claws(['claws', 'mighty-blow'], { av: 10 }, [3, 4])
    expect(p.status('b')).toBe('prone')
    const q = claws(['claws', 'mighty-blow'], { av: 10 }, [3, 5]).dice('d6 3', 'd6 4')
    q.answer('add-bonus', { player: q.player('A').id, skill: 'mighty-blow' })
    expect(q.status('b')).toBe('knocked-out')
  })

  it('DB-SKILL-CLAWS-03 not when he goes down himself, nor as the target of the Block', () => {
    const p = hall(ROW, { pieces: { A: skilled('claws'), b: { av: 9 } } })
    p.activate('A', 'block', 'b').dice('block both-down', 'd6 3', 'd6 5', 'd6 1', 'd6 2')
    expect(p.status('b')).toBe('prone')
    const q = hall(ROW, { pieces: { A: { av: 9 }, b: skilled('claws') } })
    q.activate('A', 'block', 'b').dice('block player-down', 'd6 3', 'd6 5')
    expect(q.status('A')).toBe('prone')
  })

  it('DB-SKILL-IRON-HARD-SKIN-01 Iron Hard Skin is proof against them, in any status', () => {
    expect(claws(['claws'], { av: 10, ...skilled('iron-hard-skin') }, [3, 5]).status('b')).toBe('prone')
    const p = claws(['claws'], { av: 10, ...skilled('iron-hard-skin') }, [5, 5]).dice('d6 1', 'd6 2')
    expect(p.status('b')).toBe('stunned')
  })
})

describe('Disturbing Presence', () => {
  it('DB-SKILL-DISTURBING-PRESENCE-01 DB-SKU-11 -1 for each within three squares, walls or not', () => {
    const pieces = { c: skilled('disturbing-presence'), d: skilled('disturbing-presence') }
    const p = hall('.........\nA...B....\n.........\n.........\n..cd.....', { pieces, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 5', 'd8 5', 'd8 4', 'd8 5', 'd8 5'), 5, 2)
    // c and d are three rows away; d three columns.
    expect(p.rollEvents('pass')[0].modifiers.filter(({ source }) => source === 'disturbing-presence')).toHaveLength(2)
    expect(p.rollEvents('pass')[0]).toMatchObject({ target: 4, passed: false })
    const far = hall('A.B..c...', { pieces: { c: skilled('disturbing-presence') }, ball: 'A' })
    pass(far.activate('A', 'pass').dice('d6 4', 'd6 4'), 3, 1)
    expect(far.rollEvents('pass')[0].modifiers).toEqual([])
    expect(far.rollEvents('catch')[0].modifiers).toMatchObject([{ source: 'disturbing-presence', value: -1 }])
  })

  it('DB-SKILL-DISTURBING-PRESENCE-02 in any status', () => {
    const p = hall('A.Bc.....', { pieces: { c: { status: 'stunned', ...skilled('disturbing-presence') } }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 6', 'd6 4'), 3, 1)
    expect(p.rollEvents('catch')[0].modifiers).toMatchObject([{ source: 'disturbing-presence', value: -1 }])
  })
})

describe('Extra Arms', () => {
  it('DB-SKILL-EXTRA-ARMS-01 +1 to pick up, to catch and to interfere', () => {
    const p = hall('A........', { pieces: { A: { ag: 4, ...skilled('extra-arms') } }, ball: [2, 1] })
    p.activate('A', 'move').dice('d6 3').step([2, 1]).answer('boost', { skill: 'extra-arms' })
    expect(p.ball()).toBe('A')
    const q = hall('A.B......', { pieces: { B: { ag: 4, ...skilled('extra-arms') } }, ball: 'A' })
    pass(q.activate('A', 'pass').dice('d6 5', 'd6 3'), 3, 1).answer('boost', { skill: 'extra-arms' })
    expect(q.ball()).toBe('B')
    const r = hall('A..c..B..', { pieces: { c: { ag: 3, ...skilled('extra-arms') } }, ball: 'A' })
    pass(r.activate('A', 'pass').dice('d6 5'), 7, 1)
    r.dice('d6 5').answer('interfere', { player: r.player('c').id })
    expect(r.rollEvents('interfere')[0]).toMatchObject({ modifiers: [{ value: -3 }], passed: false })
    expect(sources(r)).toEqual(['extra-arms'])
  })
})

describe('Foul Appearance', () => {
  it('DB-SKILL-FOUL-APPEARANCE-01 DB-SKU-18 a 1 loses the Block, unless the team rolls again', () => {
    const p = hall(ROW, { pieces: { b: skilled('foul-appearance') } })
    p.activate('A', 'block', 'b').dice('d6 1')
    expect([p.turnover, p.happened('block-dice'), p.happened('activation-ended').length]).toEqual(['', [], 1])
    const q = hall(ROW, { pieces: { b: skilled('foul-appearance') } })
    q.activate('A', 'block', 'b').dice('d6 2')
    expect(q.happened('block-dice')).toHaveLength(1)
    const r = hall(ROW, { pieces: { b: skilled('foul-appearance') }, rerolls: [1, 0] })
    r.activate('A', 'block', 'b').dice('d6 1')
    r.dice('d6 4').answer('team-re-roll')
    expect(r.happened('block-dice')).toHaveLength(1)
    const foul = hall('A.b......', { pieces: { b: { status: 'prone', ...skilled('foul-appearance') } } })
    foul.activate('A', 'foul', 'b')
    expect(foul.rolls).toEqual([])
  })

  it('DB-SKILL-FOUL-APPEARANCE-02 in any status', () => {
    const p = hall(ROW, { pieces: { b: { dazed: true, ...skilled('foul-appearance') } } })
    p.activate('A', 'block', 'b').dice('d6 1')
    expect(p.happened('block-dice')).toEqual([])
  })

  it('DB-SKILL-FOUL-APPEARANCE-03 in a Blitz before any movement; a 1 loses the whole of it', () => {
    const pieces = { A: { status: 'prone' as const }, b: skilled('foul-appearance') }
    const p = hall('A...b....\n.........\n........C', { pieces })
    p.activate('A', 'blitz', 'b').dice('d6 1')
    expect([p.status('A'), p.at('A')]).toEqual(['prone', [1, 1]])
    expect(p.declarations('C').filter((action) => action.startsWith('blitz'))).toEqual([])
  })

  it('DB-SKILL-FOUL-APPEARANCE-04 a new die for the second Block of Frenzy, one for each target of Multiple Block', () => {
    const p = hall('.........\n...Ab....\n.........', {
      pieces: { A: skilled('frenzy'), b: skilled('foul-appearance') },
    })
    p.activate('A', 'blitz', 'b').dice('d6 3').answer('block').dice('block push')
    push(p, 6, 2)
    p.dice('d6 1')
    expect(p.happened('block-dice')).toHaveLength(1)
    expect(p.asked).toBe('move')
    const pieces = {
      A: { st: 5, ...skilled('multiple-block') },
      b: skilled('foul-appearance'),
      c: skilled('foul-appearance'),
    }
    const q = hall('.........\n..cAb....\n.........', { pieces })
    q.activate('A', 'multiple-block').answer('target', { target: q.player('b').id })
    q.dice('d6 1', 'd6 4').answer('target', { target: q.player('c').id })
    expect(q.happened('block-dice')).toMatchObject([{ target: q.player('c').id, strength: 3 }])
  })
})

describe('Horns', () => {
  it('DB-SKILL-HORNS-01 +1 ST in the Block of a Blitz only', () => {
    const p = hall(ROW, { pieces: { A: skilled('horns') } })
    p.activate('A', 'blitz', 'b').answer('block')
    expect(p.happened('block-dice')[0]).toMatchObject({ strength: 4, dice: 2 })
    const q = hall(ROW, { pieces: { A: skilled('horns') } })
    q.activate('A', 'block', 'b')
    expect(q.happened('block-dice')[0]).toMatchObject({ strength: 3, dice: 1 })
  })
})

describe('Monstrous Mouth', () => {
  it('DB-SKILL-MONSTROUS-MOUTH-01 rolls a failed catch again, once with Catch too', () => {
    const p = hall('A.B......', { pieces: { B: skilled('monstrous-mouth', 'catch') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 5', 'd6 2'), 3, 1)
    expect(sources(p).sort()).toEqual(['catch', 'monstrous-mouth'])
    p.dice('d6 1', 'd8 5').answer('skill-re-roll', { skill: 'monstrous-mouth' })
    expect(p.ball()).toEqual([4, 1])
  })

  it('DB-SKILL-MONSTROUS-MOUTH-02 the ball cannot be stripped from him', () => {
    const p = hall(ROW, { pieces: { A: skilled('strip-ball'), b: skilled('monstrous-mouth') }, ball: 'b' })
    p.activate('A', 'block', 'b').dice('block push')
    push(p, 6, 2)
    p.answer('stay')
    expect(p.ball()).toBe('b')
  })
})

describe('Prehensile Tail', () => {
  const leave = (map: string, die: number) => {
    const p = hall(map, { pieces: { s: skilled('prehensile-tail'), t: skilled('prehensile-tail') } })
    p.activate('A', 'move').dice(`d6 ${die}`)
    return p.step([6, 2])
  }
  it('DB-SKILL-PREHENSILE-TAIL-01 -1 to get away from him', () => {
    expect(leave('.........\n...sA....\n.........\n........t', 4).status('A')).toBe('standing')
    const p = leave('.........\n...sA....\n.........\n........t', 3).dice('d6 1', 'd6 1')
    expect(p.status('A')).toBe('prone')
  })

  it('DB-SKILL-PREHENSILE-TAIL-02 only one tail counts', () => {
    const p = leave('...t.....\n...sA....\n.........', 4)
    expect(p.status('A')).toBe('standing')
    expect(p.rollEvents('dodge')[0].modifiers).toMatchObject([{ value: -1 }])
  })
})

describe('Tentacles', () => {
  const leave = (st: number, options = {}) =>
    hall('.........\n...tA....\n.........', {
      pieces: { t: { st, ...skilled('tentacles') }, A: { ag: 2 } },
      ...options,
    })

  it('DB-SKILL-TENTACLES-01 D6 and the difference of ST must come to 6; 6 always holds, 1 never', () => {
    const held = (st: number, die: number) => {
      const p = leave(st).activate('A', 'move').step([6, 2])
      p.dice(`d6 ${die}`)
      use(p, 'tentacles')
      if (p.table.match.waiting) p.dice('d6 6')
      return p.at('A')!.join() === '5,2'
    }
    expect(held(5, 4)).toBe(true)
    expect(held(5, 3)).toBe(false)
    expect(held(3, 6)).toBe(true)
    expect(held(8, 1)).toBe(false)
  })

  it('DB-SKILL-TENTACLES-02 who is held stays, his action is over, no Turnover', () => {
    const p = hall('.........\n...tA...B\n.........', { pieces: { t: { st: 8, ...skilled('tentacles') } }, ball: 'A' })
    p.activate('A', 'pass').step([6, 2])
    p.dice('d6 3')
    use(p, 'tentacles')
    expect([p.at('A'), p.ball(), p.status('A'), p.turnover]).toEqual([[5, 2], 'A', 'standing', ''])
    expect(p.asked).toBe('turn')
    expect(p.declarations('B')).not.toContain('pass')
  })

  it('DB-SKILL-TENTACLES-03 one try at each step', () => {
    const pieces = { s: skilled('tentacles'), t: skilled('tentacles') }
    const p = hall('...s.....\n...tA....\n.........', { pieces })
    p.activate('A', 'move').step([6, 2])
    p.dice('d6 1', 'd6 5')
    use(p, 'tentacles')
    expect(p.at('A')).toEqual([6, 2])
    expect(p.rollEvents('tentacles')).toHaveLength(1)
  })

  it('DB-SKILL-TENTACLES-04 after the Rush, before the Dodge; a follow-up can be held too', () => {
    const rushing = (die: number) => {
      const p = hall('.........\n..BtA....\n.........', {
        pieces: { t: { st: 8, ...skilled('tentacles') }, A: { ma: 1 } },
      })
      p.activate('A', 'move').dice(`d6 6`)
      // The first square is a step beside t, the second a Rush.
      p.step([5, 1])
      return decline(p).dice(`d6 ${die}`).step([6, 2])
    }
    const held = rushing(3).dice('d6 3')
    use(held, 'tentacles')
    expect(held.at('A')).toEqual([5, 1])
    expect(held.rollEvents('dodge')).toHaveLength(1)
    const fell = rushing(1).dice('d6 1', 'd6 1')
    expect(fell.rollEvents('tentacles')).toEqual([])
    const p = hall('..t......\n...Ab....\n.........', { pieces: { t: { st: 8, ...skilled('tentacles') } } })
    p.activate('A', 'block', 'b').dice('block push', 'block push')
    push(p, 6, 2)
    p.answer('follow-up')
    p.dice('d6 3')
    use(p, 'tentacles')
    expect([p.at('A'), p.at('b')]).toEqual([
      [4, 2],
      [6, 2],
    ])
  })
})

describe('Two Heads and Very Long Legs', () => {
  it('DB-SKILL-TWO-HEADS-01 DB-SKU-04 +1 to Dodge, declared after the roll; not to jump', () => {
    const p = hall('.........\n...bA....\n.........', { pieces: { A: { ag: 4, ...skilled('two-heads') } } })
    p.activate('A', 'move').dice('d6 3').step([6, 2])
    p.answer('boost', { skill: 'two-heads' })
    expect(p.at('A')).toEqual([6, 2])
    const q = hall('...Ab....', { pieces: { A: { ag: 4, ...skilled('two-heads') }, b: { status: 'prone' } } })
    q.activate('A', 'move')
      .dice('d6 3', 'd6 1', 'd6 1')
      .answer('jump', { over: q.square(5, 1), to: q.square(6, 1) })
    expect(q.status('A')).toBe('prone')
  })

  it('DB-SKU-05 bonuses add up: Two Heads and Titchy', () => {
    const p = hall('.........\n...bA....\n.........', { pieces: { A: { ag: 4, ...skilled('two-heads', 'titchy') } } })
    p.activate('A', 'move').dice('d6 2').step([6, 2])
    p.answer('boost', { skill: 'two-heads' })
    expect(p.status('A')).toBe('standing')
  })

  it('DB-SKILL-VERY-LONG-LEGS-01 makes the penalty of a jump smaller, together with Leap twice', () => {
    const jump = (skills: string[], markers: string) => {
      const p = hall(`....A....\n....${markers[0]}....\n...${markers[1]}.${markers[2]}...`, {
        pieces: { A: skilled(...skills), b: { status: 'prone' } },
      })
      return p.activate('A', 'move')
    }
    const p = jump(['very-long-legs'], 'bcd').dice('d6 4').answer('jump', { over: 27, to: 38 })
    expect(p.rollEvents('jump')[0].modifiers).toMatchObject([{ value: -2 }])
    p.answer('boost', { skill: 'very-long-legs' })
    expect(p.at('A')).toEqual([5, 3])
    const q = hall('....A....\n...eb....\n...c.d...', {
      pieces: { A: skilled('leap', 'very-long-legs'), b: { status: 'prone' } },
    })
    q.activate('A', 'move').dice('d6 4').answer('jump', { over: 27, to: 38 })
    expect(q.rollEvents('jump')[0].modifiers).toMatchObject([{ value: -3 }])
    q.answer('boost', { skill: 'leap' }).answer('boost', { skill: 'very-long-legs' })
    expect(q.status('A')).toBe('standing')
  })

  it('DB-SKILL-VERY-LONG-LEGS-02 +2 to interfere', () => {
    const p = hall('A..c..B..', { pieces: { c: skilled('very-long-legs') }, ball: 'A' })
    pass(p.activate('A', 'pass').dice('d6 5'), 7, 1)
    p.dice('d6 4').answer('interfere', { player: p.player('c').id })
    p.dice('d6 4').answer('boost', { skill: 'very-long-legs' })
    expect(p.happened('deflected')).toHaveLength(1)
  })
})
