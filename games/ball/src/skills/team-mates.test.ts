import { describe, expect, it } from 'vitest'
import { hall, pass, skilled, use } from '../testing/index.ts'

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
    // One who is stood up helps nobody in the same step.
    const chain = hall('A........\nc..d..e..', {
      pieces: {
        c: skilled('pick-me-up'),
        d: { status: 'prone', ...skilled('pick-me-up') },
        e: { status: 'prone' },
      },
    })
    chain.answer('end-turn').dice('d6 6')
    use(chain, 'pick-me-up')
    expect([chain.status('d'), chain.status('e'), chain.rolls]).toEqual(['standing', 'prone', ['pick-me-up 6']])
    const own = hall('A..C.....\n.........', { pieces: { A: { status: 'prone' }, C: skilled('pick-me-up') } })
    own.answer('end-turn')
    expect(own.rolls).toEqual([])
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
