import { describe, expect, it } from 'vitest'
import { position } from '../../testing/position.ts'
import { hall, pass, push, skilled, use } from './help.ts'

const ROW = '.........\n...Ab....\n.........'
const THROWER = { st: 5, pa: 4, skills: ['throw-team-mate'] }
const GOBLIN = { st: 2, skills: ['right-stuff'] }

describe('Always Hungry', () => {
  const hungry = (options: object = {}) => {
    const pieces = {
      A: { ...THROWER, ...skilled('throw-team-mate', 'always-hungry') },
      G: { ...GOBLIN, ...skilled('right-stuff', 'regeneration') },
    }
    const p = hall('.........\n...AG....\n.........\n........C', { pieces, ...options })
    p.activate('A', 'throw-team-mate')
    return p
  }
  const toss = (p: ReturnType<typeof hungry>) => p.answer('throw-team-mate', { target: p.player('G').id })

  it('DB-TRAIT-ALWAYS-HUNGRY-01 a 1 before the throw, and a second die decides', () => {
    const p = hungry()
    p.step([4, 1], [4, 2])
    p.dice('d6 2')
    toss(p)
    expect(p.asked).toBe('throw-target')
    const q = hungry()
    q.dice('d6 1')
    toss(q)
    expect(q.table.match.waiting?.what).toBe('squirm-free')
  })

  it('DB-TRAIT-ALWAYS-HUNGRY-02 eaten for good, no Regeneration; a Turnover only with the ball', () => {
    const p = hungry()
    p.dice('d6 1', 'd6 1')
    toss(p)
    expect([p.status('G'), p.player('G').casualty, p.turnover]).toEqual(['casualty', 4, ''])
    expect(p.rollEvents('regeneration')).toEqual([])
    expect(p.declarations('C')).not.toContain('pass')
    const q = hungry({ ball: 'G' })
    q.dice('d6 1', 'd6 1', 'd8 5')
    toss(q)
    expect([q.turnover, q.ball()]).toEqual(['carrier-eaten', [6, 2]])
  })

  it('DB-TRAIT-ALWAYS-HUNGRY-03 squirms free: the throw is a fumble', () => {
    const p = hungry()
    p.dice('d6 1', 'd6 4', 'd8 2', 'd6 5')
    toss(p)
    expect(p.at('G')).toEqual([4, 1])
    expect(p.rollEvents('land')[0].modifiers).toMatchObject([{ value: -1 }])
  })
})

describe('Animal Savagery', () => {
  const savage = (action: [string, string?], die: number, extra: object = {}, skills: string[] = []) => {
    const pieces = { A: skilled('animal-savagery', ...skills) }
    const p = hall('.........\n..CAb....\n.........\n........D', { pieces, ...extra })
    p.activate('A', ...action).dice(`d6 ${die}`)
    return p
  }

  it('DB-TRAIT-ANIMAL-SAVAGERY-01 4+ with +2 for an attack, even lying down', () => {
    expect(savage(['blitz', 'b'], 2).asked).toBe('move')
    expect(savage(['move'], 3).asked).toBe('lash-out')
    expect(savage(['move'], 4).asked).toBe('move')
    const lying = hall('A........', { pieces: { A: { status: 'prone', ...skilled('animal-savagery') } } })
    lying.activate('A', 'move')
    expect(lying.table.match.waiting?.what).toBe('animal-savagery')
  })

  it('DB-TRAIT-ANIMAL-SAVAGERY-02 strikes down a team-mate beside him, then acts', () => {
    const p = savage(['blitz', 'b'], 1)
    p.dice('d6 1', 'd6 2').answer('lash-out', { target: p.player('C').id })
    expect([p.status('C'), p.asked]).toEqual(['prone', 'move'])
    expect(p.offers('block')).toHaveLength(1)
  })

  it('DB-TRAIT-ANIMAL-SAVAGERY-03 a Turnover only if the team-mate had the ball', () => {
    const p = savage(['move'], 1)
    p.dice('d6 1', 'd6 2').answer('lash-out', { target: p.player('C').id })
    expect(p.turnover).toBe('')
    const q = savage(['move'], 1, { ball: 'C' })
    q.dice('d6 1', 'd6 2', 'd8 2').answer('lash-out', { target: q.player('C').id })
    expect([q.turnover, q.ball()]).toEqual(['knocked-down', [3, 1]])
  })

  it('DB-TRAIT-ANIMAL-SAVAGERY-04 the other coach may use his Mighty Blow and Claws', () => {
    const p = savage(['move'], 1, {}, ['mighty-blow'])
    p.dice('d6 3', 'd6 5').answer('lash-out', { target: p.player('C').id })
    expect([p.asked, p.seat]).toEqual(['harm-bonus', 1])
    p.dice('d6 1', 'd6 2').answer('add-bonus', { player: p.player('A').id, skill: 'mighty-blow' })
    expect(p.status('C')).toBe('stunned')
    expect(p.state.teams[0].casualties).toBe(0)
  })

  it('DB-TRAIT-ANIMAL-SAVAGERY-05 nobody to hit: his activation is over, his Tackle Zone gone, the Blitz used', () => {
    const p = hall('.........\n...Ab....\n.........\n........D', { pieces: { A: skilled('animal-savagery') } })
    p.activate('A', 'blitz', 'b').dice('d6 1')
    expect([p.asked, p.player('A').dazed]).toEqual(['turn', 1])
    expect(p.declarations('D').some((action) => action.startsWith('blitz'))).toBe(false)
  })
})

describe('Animosity', () => {
  it('DB-TRAIT-ANIMOSITY-01 refuses a team-mate on a 1, for a Hand-off and a pass at him', () => {
    const p = hall('AB.......\n.........\n........C', { pieces: { A: skilled('animosity') }, ball: 'A' })
    p.activate('A', 'hand-off')
      .dice('d6 1')
      .answer('hand-off', { target: p.player('B').id })
    expect([p.ball(), p.turnover, p.asked]).toEqual(['A', '', 'turn'])
    expect(p.declarations('C')).not.toContain('hand-off')
    const q = hall('A...B....', { pieces: { A: skilled('animosity') }, ball: 'A' })
    pass(q.activate('A', 'pass').dice('d6 1'), 5, 1)
    expect([q.ball(), q.turnover]).toEqual(['A', ''])
    const empty = hall('A...B....', { pieces: { A: skilled('animosity') }, ball: 'A' })
    pass(empty.activate('A', 'pass'), 4, 1)
    expect(empty.table.match.waiting?.what).toBe('pass')
  })
})

describe('Bone Head, Really Stupid, Unchannelled Fury', () => {
  const MAP = '.........\n...Ab....\n.........\n........C'
  it('DB-TRAIT-BONE-HEAD-01 a 1 ends his activation and takes his Tackle Zone', () => {
    const p = hall(MAP, { pieces: { A: skilled('bone-head') } })
    p.activate('A', 'move').dice('d6 1')
    expect([p.asked, p.turnover, p.player('A').dazed]).toEqual(['turn', '', 1])
    p.answer('end-turn').activate('b', 'move').step([6, 2])
    expect(p.rolls).toEqual(['bone-head 1'])
    const q = hall(MAP, { pieces: { A: skilled('bone-head') } })
    q.activate('A', 'move').dice('d6 2')
    expect(q.asked).toBe('move')
  })

  it('DB-TRAIT-BONE-HEAD-02 what he declared is used up', () => {
    const p = hall(MAP, { pieces: { A: skilled('bone-head') } })
    p.activate('A', 'blitz', 'b').dice('d6 1')
    expect(p.declarations('C').some((action) => action.startsWith('blitz'))).toBe(false)
  })

  it('DB-SKU-18 DB-SKU-19 the die may be rolled again by the team; his Tackle Zone is back before it', () => {
    const p = hall(MAP, { pieces: { A: { dazed: true, ...skilled('bone-head', 'pro') } }, rerolls: [1, 0] })
    p.activate('A', 'move').dice('d6 1')
    expect(p.player('A').dazed).toBe(0)
    expect(p.offers().map(({ type }) => type)).toEqual(['skill-re-roll', 'team-re-roll', 'accept'])
    p.dice('d6 4').answer('team-re-roll')
    expect(p.asked).toBe('move')
  })

  it('DB-TRAIT-REALLY-STUPID-01 4+, with +2 beside a brighter team-mate who stands', () => {
    const alone = hall(MAP, { pieces: { A: skilled('really-stupid') } })
    alone.activate('A', 'move').dice('d6 3')
    expect([alone.asked, alone.player('A').dazed]).toEqual(['turn', 1])
    const helped = hall('.........\n..DAb....\n.........', { pieces: { A: skilled('really-stupid') } })
    helped.activate('A', 'move').dice('d6 2')
    expect(helped.asked).toBe('move')
    const stupid = hall('.........\n..DAb....\n.........', {
      pieces: { A: skilled('really-stupid'), D: skilled('really-stupid') },
    })
    stupid.activate('A', 'move').dice('d6 3')
    expect(stupid.asked).toBe('turn')
    const lying = hall('.........\n..DAb....\n.........', {
      pieces: { A: skilled('really-stupid'), D: { status: 'prone' } },
    })
    lying.activate('A', 'move').dice('d6 3')
    expect(lying.asked).toBe('turn')
  })

  it('DB-TRAIT-REALLY-STUPID-02 what he declared is used up', () => {
    const pieces = { A: { ...THROWER, ...skilled('throw-team-mate', 'really-stupid') } }
    const p = hall(MAP, { pieces })
    p.activate('A', 'throw-team-mate').dice('d6 1')
    expect(p.declarations('C')).not.toContain('pass')
  })

  it('DB-TRAIT-UNCHANNELLED-FURY-01 4+, with +2 for an attack; he keeps his Tackle Zone', () => {
    const p = hall(MAP, { pieces: { A: skilled('unchannelled-fury') } })
    p.activate('A', 'block', 'b').dice('d6 2')
    expect(p.happened('block-dice')).toHaveLength(1)
    const q = hall(MAP, { pieces: { A: skilled('unchannelled-fury') } })
    q.activate('A', 'move').dice('d6 3')
    expect([q.asked, q.player('A').dazed]).toEqual(['turn', 0])
  })

  it('DB-TRAIT-UNCHANNELLED-FURY-02 what he declared is used up', () => {
    const p = hall(MAP, { pieces: { A: skilled('unchannelled-fury') } })
    p.activate('A', 'blitz', 'b').dice('d6 1')
    expect(p.asked).toBe('turn')
    expect(p.declarations('C').some((action) => action.startsWith('blitz'))).toBe(false)
  })
})

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

describe('Hypnotic Gaze', () => {
  const gaze = (pieces: object = {}) =>
    hall('A........\n.....bc..\n.........', { pieces: { A: skilled('hypnotic-gaze'), ...pieces } }).activate(
      'A',
      'hypnotic-gaze',
    )

  it('DB-TRAIT-HYPNOTIC-GAZE-01 moves before it, never after; several may in a turn', () => {
    const p = hall('A........\n.....b...\n........D', {
      pieces: { A: skilled('hypnotic-gaze'), D: skilled('hypnotic-gaze') },
    })
    p.activate('A', 'hypnotic-gaze').step([2, 1], [3, 1], [4, 1], [5, 1])
    p.dice('d6 1').answer('gaze', { target: p.player('b').id })
    expect([p.asked, p.turnover]).toEqual(['turn', ''])
    expect(p.declarations('D')).toContain('hypnotic-gaze')
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
    const foul = gaze({ b: skilled('foul-appearance') }).step([2, 1], [3, 1], [4, 1], [5, 1])
    foul.dice('d6 1').answer('gaze', { target: foul.player('b').id })
    expect(foul.rolls).toEqual(['foul-appearance 1'])
  })
})

describe('Kick Team-mate', () => {
  const kick = (options: object = {}, goblin: object = {}) => {
    const pieces = { A: { st: 3, pa: 4, ...skilled('kick-team-mate', 'mighty-blow') }, G: { ...GOBLIN, ...goblin } }
    const p = hall('.........\n...AG....\n.........\n......B.C', { pieces, ...options })
    return p.activate('A', 'kick-team-mate')
  }

  it('DB-TRAIT-KICK-TEAM-MATE-01 once a turn, beside a Pass, a Standing team-mate with Right Stuff', () => {
    const p = kick()
    p.answer('kick', { target: p.player('G').id })
    p.dice('d6 4', 'd8 5', 'd8 4', 'd8 5', 'd6 6').answer('throw', { to: p.square(7, 2) })
    expect(p.at('G')).toEqual([8, 2])
    expect(p.declarations('C')).toContain('pass')
    const prone = kick({}, { status: 'prone' })
    expect(prone.offers('kick')).toEqual([])
    const two = hall('A.B......', { pieces: { A: skilled('kick-team-mate'), B: skilled('kick-team-mate') } })
    two.activate('A', 'kick-team-mate').answer('stop')
    expect(two.declarations('B')).not.toContain('kick-team-mate')
  })

  const fumble = (goblin: object, dice: string[], options: object = {}) => {
    const p = kick(options, goblin)
    p.answer('kick', { target: p.player('G').id })
    return p.dice('d6 1', ...dice).answer('throw', { to: p.square(7, 2) })
  }

  it('DB-TRAIT-KICK-TEAM-MATE-02 a fumble hurts the kicked player, at least a KO; Mighty Blow may count', () => {
    const p = fumble(skilled('right-stuff', 'stunty'), ['d6 2', 'd6 3'])
    expect(p.status('G')).toBe('knocked-out')
    const q = fumble(skilled('right-stuff'), ['d6 4', 'd6 5'])
    expect([q.asked, q.seat]).toEqual(['harm-bonus', 1])
    q.dice('d16 1').answer('add-bonus', { player: q.player('A').id, skill: 'mighty-blow' })
    expect(q.status('G')).toBe('casualty')
  })

  it('DB-TRAIT-KICK-TEAM-MATE-03 with the ball it is a Turnover and the ball bounces', () => {
    const p = fumble({}, ['d6 2', 'd6 3', 'd8 5'], { ball: 'G' })
    expect([p.turnover, p.ball()]).toEqual(['fumbled-kick', [6, 2]])
    expect(fumble({}, ['d6 2', 'd6 3']).turnover).toBe('')
  })
})

describe('No Hands', () => {
  it('DB-TRAIT-NO-HANDS-01 neither catches nor interferes: the ball bounces on', () => {
    const p = hall('AB.......\n.........\n........C', { pieces: { B: skilled('no-hands') }, ball: 'A' })
    p.activate('A', 'hand-off')
      .dice('d8 5')
      .answer('hand-off', { target: p.player('B').id })
    expect([p.ball(), p.rollEvents('catch')]).toEqual([[3, 1], []])
    const q = hall('A..c..B..', { pieces: { c: skilled('no-hands') }, ball: 'A' })
    pass(q.activate('A', 'pass').dice('d6 6', 'd6 6'), 7, 1)
    expect(q.ball()).toBe('B')
  })

  it('DB-TRAIT-NO-HANDS-02 walking onto the ball: it bounces, Turnover', () => {
    const p = hall('A..B.....', { pieces: { A: skilled('no-hands') }, ball: [2, 1] })
    p.activate('A', 'move').dice('d8 5').step([2, 1])
    expect([p.turnover, p.ball(), p.rollEvents('pick-up')]).toEqual(['failed-pick-up', [3, 1], []])
  })

  it('DB-TRAIT-NO-HANDS-03 opens the right chest and does not get the ball', () => {
    const p = position(
      `
      #######
      #A.$..#
      #....B#
      #######`,
      { pieces: { A: skilled('no-hands') } },
    )
    p.activate('A', 'move').step([2, 1])
    p.dice('d8 5').answer('open', { square: p.square(3, 1) })
    expect([p.ball(), p.turnover, p.asked]).toEqual([[4, 1], '', 'turn'])
  })
})

describe('Pick-Me-Up', () => {
  it('DB-TRAIT-PICK-ME-UP-01 after an opposing turn, 5+ for each Prone team-mate within three squares', () => {
    const pieces = {
      c: skilled('pick-me-up'),
      d: { status: 'prone' as const },
      e: { status: 'prone' as const },
      f: { status: 'stunned' as const },
      g: { status: 'prone' as const },
    }
    const p = hall('A........\n..c..d..g\n...e.f...', { pieces })
    p.answer('end-turn')
    expect(p.seat).toBe(1)
    p.dice('d6 5', 'd6 4')
    use(p, 'pick-me-up')
    expect(p.rollEvents('pick-me-up').map(({ piece }) => piece)).toEqual([p.player('d').id, p.player('e').id])
    expect(['d', 'e', 'f', 'g'].map((letter) => p.status(letter))).toEqual(['standing', 'prone', 'stunned', 'prone'])
    const own = hall('A..C.....\n.........', { pieces: { A: { status: 'prone' }, C: skilled('pick-me-up') } })
    own.answer('end-turn')
    expect(own.rolls).toEqual([])
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

describe('Pogo Stick', () => {
  it('DB-TRAIT-POGO-STICK-01 jumps over any one square', () => {
    const p = hall('....Ab...', { pieces: { A: skilled('pogo-stick') } })
    p.activate('A', 'move')
      .dice('d6 3')
      .answer('jump', { over: p.square(6, 1), to: p.square(7, 1) })
    p.answer('boost', { skill: 'pogo-stick' })
    expect([p.at('A'), p.rolls]).toEqual([[7, 1], ['jump 3']])
  })

  it('DB-TRAIT-POGO-STICK-02 opponents who Mark him do not matter, a Prehensile Tail does', () => {
    const jump = (tail: string[], die: number) => {
      const p = hall('...e.....\n...fAb.c.\n......d..', { pieces: { A: skilled('pogo-stick'), f: skilled(...tail) } })
      p.activate('A', 'move')
        .dice(`d6 ${die}`)
        .answer('jump', { over: p.square(6, 2), to: p.square(7, 2) })
      return p.offers('boost').length
    }
    expect(jump([], 3)).toBe(1)
    expect(jump(['prehensile-tail'], 4)).toBe(1)
    const p = hall('...e.....\n...fAb.c.\n......d..', {
      pieces: { A: skilled('pogo-stick'), f: skilled('prehensile-tail') },
    })
    p.activate('A', 'move')
      .dice('d6 3', 'd6 1', 'd6 1')
      .answer('jump', { over: p.square(6, 2), to: p.square(7, 2) })
    expect(p.status('A')).toBe('prone')
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

  it('DB-TRAIT-REGENERATION-02 he may come in again through the dugout', () => {
    const p = hall(`${ROW}\n........c`, { pieces: { b: { av: 3, ...skilled('regeneration') } } })
    p.state.portals = [p.square(1, 1), p.square(1, 3), p.square(9, 1), p.square(9, 3), p.square(1, 4), p.square(9, 2)]
    p.activate('A', 'block', 'b').dice('block pow', 'd6 5', 'd6 5', 'd6 5', 'd6 5', 'd16 16', 'd6 4')
    push(p, 6, 2)
    p.answer('stay')
    expect(p.offers('enter')).toEqual([{ type: 'enter', player: p.player('b').id }])
  })
})

describe('Right Stuff and Throw Team-mate', () => {
  const throws = (thrower: object, goblin: object) => {
    const p = hall('.........\n...AG....\n.........', {
      pieces: { A: { ...THROWER, ...thrower }, G: { ...GOBLIN, ...goblin } },
    })
    if (!p.declarations('A').includes('throw-team-mate')) return null
    p.activate('A', 'throw-team-mate')
    return p.offers('throw-team-mate').length
  }
  it('DB-TRAIT-RIGHT-STUFF-01 can be thrown with ST 3 or less, Stunned too', () => {
    expect(throws({}, {})).toBe(1)
    expect(throws({}, { status: 'stunned' })).toBe(1)
    expect(throws({}, { st: 4 })).toBe(0)
  })

  it('DB-TRAIT-THROW-TEAM-MATE-01 throws with ST 5 or more, whoever has Right Stuff', () => {
    expect(throws({ st: 4 }, {})).toBeNull()
    expect(throws({}, skilled())).toBe(0)
  })
})

describe('Stab and Projectile Vomit', () => {
  it('DB-TRAIT-STAB-01 instead of a Block, against one who stands', () => {
    const p = hall('.........\n...Ab....\n....c....', { pieces: { A: skilled('stab'), c: { status: 'prone' } } })
    expect(p.declarations('A').filter((action) => action.startsWith('stab'))).toEqual(['stab b'])
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

  it('DB-TRAIT-PROJECTILE-VOMIT-03 nothing changes its rolls, not even the Armoury', () => {
    const vomit = (armour: [number, number], more: string[] = []) => {
      const rooms = [{ room: 'armoury' as const, x: 1, y: 1, width: 9, height: 3 }]
      const p = hall(ROW, { pieces: { A: skilled('projectile-vomit', 'mighty-blow') }, rooms })
      return p.activate('A', 'projectile-vomit', 'b').dice('d6 2', `d6 ${armour[0]}`, `d6 ${armour[1]}`, ...more)
    }
    expect(vomit([3, 5]).status('b')).toBe('standing')
    expect(vomit([4, 5], ['d6 4', 'd6 4']).status('b')).toBe('knocked-out')
    const self = hall(ROW, { pieces: { A: skilled('projectile-vomit') }, ball: 'A' })
    self.activate('A', 'projectile-vomit', 'b').dice('d6 1', 'd6 4', 'd6 5', 'd6 1', 'd6 2', 'd8 2')
    expect(self.turnover).toBe('placed-prone')
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

describe('Take Root', () => {
  const root = (action: [string, string?], die: number, map = '.........\n...Ab....\n.........\n........C') =>
    hall(map, { pieces: { A: { st: 6, ...skilled('take-root') } } })
      .activate('A', ...action)
      .dice(`d6 ${die}`)

  it('DB-TRAIT-TAKE-ROOT-01 a 1 roots him, but what he can do where he stands he does', () => {
    const p = root(['block', 'b'], 1)
    expect([p.player('A').rooted, p.happened('block-dice').length]).toEqual([1, 1])
    expect(root(['block', 'b'], 2).player('A').rooted).toBe(0)
  })

  it('DB-TRAIT-TAKE-ROOT-02 neither moves nor follows nor is pushed, until he goes down', () => {
    const moving = root(['move'], 1)
    expect(moving.offers('step')).toEqual([])
    const p = root(['block', 'b'], 1).dice('block push', 'block push')
    if (p.asked === 'block-dice') p.answer('face', { face: 'push-back' })
    push(p, 6, 2)
    expect([p.at('A'), p.happened('followed-up')]).toEqual([[4, 2], []])
    const pushed = hall(ROW)
    pushed.player('b').rooted = 1
    pushed.activate('A', 'block', 'b').dice('block push')
    expect(pushed.at('b')).toEqual([5, 2])
    const down = hall(ROW)
    down.player('b').rooted = 1
    down.activate('A', 'block', 'b').dice('block pow', 'd6 1', 'd6 2')
    expect([down.at('b'), down.status('b'), down.player('b').rooted]).toEqual([[5, 2], 'prone', 0])
  })

  it('DB-TRAIT-TAKE-ROOT-03 acts where he stands: a pass, a Foul, standing up', () => {
    const p = hall('A...B....', { pieces: { A: skilled('take-root') }, ball: 'A' })
    p.activate('A', 'pass').dice('d6 1')
    expect(p.offers().map(({ type }) => type)).toEqual(['pass', 'stop'])
    const prone = hall('A...B....', { pieces: { A: { status: 'prone', ...skilled('take-root') } } })
    prone.activate('A', 'move').dice('d6 1')
    expect(prone.status('A')).toBe('standing')
  })

  it('DB-TRAIT-TAKE-ROOT-04 a Blitz next to him is carried out, one far away is lost', () => {
    const near = root(['blitz', 'b'], 1)
    expect(near.offers('block')).toHaveLength(1)
    const far = root(['blitz', 'b'], 1, '.........\n...A..b..\n.........\n........C')
    expect(far.offers().map(({ type }) => type)).toEqual(['stop'])
    far.answer('stop')
    expect(far.declarations('C').some((action) => action.startsWith('blitz'))).toBe(false)
  })

  it('DB-FAQ-03 a rooted player who is teleported is free', () => {
    const p = position(
      `
      ##########
      #B1.2.3..#
      #...4.5.6#
      ##########`,
      { pieces: { A: {} } },
    )
    const rooted = p.player('A')
    rooted.place = 0
    rooted.square = p.square(4, 1)
    p.state.squares[rooted.square] = rooted.id
    rooted.rooted = 1
    p.activate('B', 'move').dice('d6 2', 'd6 5').step([2, 1])
    expect([p.at('B'), p.at('A'), rooted.rooted]).toEqual([[4, 1], [6, 2], 0])
  })
})

describe('Timmm-ber!', () => {
  it('DB-TRAIT-TIMMM-BER-01 +1 to stand up for each free team-mate beside him; a 1 always fails', () => {
    const stand = (map: string, die: number) => {
      const p = hall(map, { pieces: { A: { ma: 2, status: 'prone', ...skilled('timmm-ber') } } })
      return p.activate('A', 'move').dice(`d6 ${die}`).status('A')
    }
    const TWO = '..C......\n..AD.....\n.........'
    expect(stand(TWO, 2)).toBe('standing')
    expect(stand(TWO, 1)).toBe('prone')
    expect(stand('..C......\n..AD.....\n....b....', 2)).toBe('prone')
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
