import { describe, expect, it } from 'vitest'
import { hall } from '../testing/index.ts'

const BOMBER = { pa: 4, skills: ['bombardier'] }

describe('Bombardier', () => {
  const aim = (map: string, options: Parameters<typeof hall>[1] = {}) =>
    hall(map, { ...options, pieces: { A: BOMBER, ...options.pieces } }).activate('A', 'throw-bomb')

  it('DB-TRAIT-BOMBARDIER-01 once a turn, beside Pass and Throw Team-mate', () => {
    const p = aim('A...B....\n.........\n........C', { pieces: { B: BOMBER } })
    p.dice('d6 4').answer('throw', { to: p.square(4, 1) })
    p.dice('d6 1')
    expect(p.declarations('C')).toContain('pass')
    expect(p.declarations('B')).not.toContain('throw-bomb')
  })

  it('DB-TRAIT-BOMBARDIER-02 he neither moves nor stands up first', () => {
    const prone = hall('A........', { pieces: { A: { ...BOMBER, status: 'prone' } } })
    expect(prone.declarations('A')).not.toContain('throw-bomb')
    expect(aim('A........').asked).toBe('bomb-target')
  })

  it('DB-TRAIT-BOMBARDIER-03 thrown like a ball: range, scatter, interference', () => {
    const p = aim('A........\n.........\n.........')
    p.dice('d6 4', 'd8 5', 'd8 4', 'd8 5').answer('throw', { to: p.square(5, 2) })
    expect(p.rollEvents('bomb')[0].modifiers).toMatchObject([{ source: 'short', value: -1 }])
    expect(p.happened('pass-result')).toMatchObject([{ result: 'inaccurate' }])
    expect(p.happened('exploded')).toMatchObject([{ square: p.square(6, 2) }])
    const q = aim('A..c.....')
    q.dice('d6 6').answer('throw', { to: q.square(6, 1) })
    expect(q.asked).toBe('interfere')
  })

  it('DB-TRAIT-BOMBARDIER-04 never bounces: a failed catch leaves it where it is; a wall stops it', () => {
    const p = aim('A..b.....')
    p.dice('d6 6', 'd6 2').answer('throw', { to: p.square(4, 1) })
    p.dice('d6 1', 'd6 1')
    expect(p.happened('exploded')).toMatchObject([{ square: p.square(4, 1) }])
    expect(p.happened('ball-moved')).toEqual([])
    const wall = aim('A........')
    wall.dice('d6 2', 'd8 2').answer('throw', { to: wall.square(4, 1) })
    expect(wall.happened('exploded')).toMatchObject([{ square: wall.square(4, 1) }])
  })

  it('DB-TRAIT-BOMBARDIER-05 a fumble goes off in his own square', () => {
    const p = aim('A........\n.b.......')
    p.dice('d6 1').answer('throw', { to: p.square(4, 1) })
    expect(p.happened('exploded')).toMatchObject([{ square: p.square(1, 1) }])
    p.dice('d6 3', 'd6 1', 'd6 1')
    expect([p.status('A'), p.status('b')]).toEqual(['prone', 'standing'])
  })

  it('DB-TRAIT-BOMBARDIER-06 neither an empty square nor a catch by an opponent is a Turnover', () => {
    const p = aim('A...b....\n....c....\nD........')
    p.dice('d6 6', 'd6 3', 'd6 3').answer('throw', { to: p.square(4, 1) })
    expect([p.turnover, p.asked]).toEqual(['', 'turn'])
    const q = aim('A..b.....\n.........\nD........')
    q.dice('d6 6', 'd6 6', 'd6 4', 'd6 1', 'd6 1').answer('throw', { to: q.square(4, 1) })
    expect([q.turnover, q.asked]).toEqual(['', 'turn'])
  })

  it('DB-TRAIT-BOMBARDIER-07 whoever catches it: 4+ it goes off, otherwise he throws it on', () => {
    const p = aim('A..b.....\n.........\nD........')
    p.dice('d6 6', 'd6 6', 'd6 3').answer('throw', { to: p.square(4, 1) })
    expect([p.asked, p.seat]).toEqual(['bomb-target', 1])
    p.dice('d6 6', 'd6 6', 'd6 4', 'd6 1', 'd6 1').answer('throw', { to: p.square(1, 1) })
    expect(p.happened('caught')).toHaveLength(2)
    expect(p.happened('exploded')).toMatchObject([{ square: p.square(1, 1) }])
  })

  it('DB-TRAIT-BOMBARDIER-09 hits who is in the square, and neighbours of either team on 4+', () => {
    const p = aim('..C......\n...b.....\nA...d....\n....e....', { pieces: { b: { status: 'prone' } } })
    p.dice('d6 6').answer('throw', { to: p.square(4, 2) })
    expect(p.happened('exploded')).toMatchObject([{ square: p.square(4, 2) }])
    p.dice('d6 4', 'd6 3')
    p.dice('d6 1', 'd6 1', 'd6 1', 'd6 1')
    const rolledFor = new Set(p.rollEvents('explosion').map(({ piece }) => piece))
    expect(rolledFor).toEqual(new Set([p.player('C').id, p.player('d').id]))
    expect(p.rollEvents('armour')).toHaveLength(2)
  })

  it('DB-TRAIT-BOMBARDIER-10 an Armour roll for all who are hit, +1 to it or to the Injury roll; Turnover only with the ball', () => {
    const p = aim('A........\n...b.....', { pieces: { b: { av: 8 } } })
    p.dice('d6 6', 'd6 4', 'd6 3', 'd6 4').answer('throw', { to: p.square(4, 1) })
    expect([p.status('b'), p.asked, p.seat]).toEqual(['prone', 'harm-bonus', 0])
    p.dice('d6 3', 'd6 4').answer('add-bonus', { player: -1, skill: 'bomb' })
    expect(p.status('b')).toBe('stunned')
    const mate = (ball: boolean) => {
      const q = aim('A........\n...B.....\n........C', ball ? { ball: 'B' } : {})
      return q.dice('d6 6', 'd6 4', 'd6 1', 'd6 2', ...(ball ? ['d8 5'] : [])).answer('throw', { to: q.square(4, 1) })
    }
    expect(mate(false).turnover).toBe('')
    expect(mate(true).turnover).toBe('placed-prone')
  })
})
