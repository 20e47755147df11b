import { describe, expect, it } from 'vitest'
import { hall, push, skilled } from '../testing/index.ts'

const ROW = '.........\n...Ab....\n.........'
const THROWER = { st: 5, pa: 4, skills: ['throw-team-mate'] }

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
})
