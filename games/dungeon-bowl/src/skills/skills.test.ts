import { pass, push, skilled, sources, use } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { hall, position } from '../testing/position.ts'

describe('Portal Navigator', () => {
  const walk = (skills: string[]) =>
    position(
      `
      ##########
      #A1.2.3..#
      #...4.5.6#
      ##########`,
      { pieces: { A: skilled(...skills) } },
    ).activate('A', 'move')

  it('DB-SKILL-PORTAL-NAVIGATOR-01 rolls again for the portal, and the second roll stands', () => {
    const p = walk(['portal-navigator']).dice('d6 1').step([2, 1])
    expect(sources(p)).toEqual(['portal-navigator'])
    p.dice('d6 5').answer('skill-re-roll', { skill: 'portal-navigator' })
    expect(p.at('A')).toEqual([6, 2])
    const q = walk(['portal-navigator']).dice('d6 4').step([2, 1])
    q.dice('d6 1').answer('skill-re-roll', { skill: 'portal-navigator' })
    expect(q.status('A')).toBe('out')
    const plain = walk([]).dice('d6 1').step([2, 1])
    expect(plain.status('A')).toBe('out')
  })
})

describe('Give and Go', () => {
  it('DB-SKILL-GIVE-AND-GO-01 moves on after his Hand-off', () => {
    const give = (skills: string[]) => {
      const p = hall('A..B.....\n.........\n........C', { pieces: { A: skilled(...skills) }, ball: 'A' })
      p.activate('A', 'hand-off').step([2, 1], [3, 1])
      return p.dice('d6 4').answer('hand-off', { target: p.player('B').id })
    }
    const p = give(['give-and-go'])
    expect([p.ball(), p.asked]).toEqual(['B', 'move'])
    p.step([3, 2])
    expect(give([]).asked).toBe('turn')
  })
})

describe('Portal Passer', () => {
  const MAP = `
    ###########
    #A1.2.3..B#
    #...4.5.6.#
    ###########`
  const walk = (options: object = {}) =>
    position(MAP, { pieces: { A: skilled('portal-passer') }, ball: 'A', ...options })

  it('DB-SKILL-PORTAL-PASSER-01 declares a Pass once he has arrived', () => {
    const p = walk().activate('A', 'move').dice('d6 3').step([2, 1])
    use(p, 'portal-passer')
    p.answer('bearings')
    pass(p.dice('d6 4', 'd6 4'), 9, 1)
    expect(p.ball()).toBe('B')
    const lost = walk().activate('A', 'move').dice('d6 1', 'd8 5').step([2, 1])
    expect(lost.happened('skill-used')).toEqual([])
  })

  it('DB-SKILL-PORTAL-PASSER-02 uses the Pass of the team, and needs it', () => {
    const p = walk().activate('A', 'move').dice('d6 3').step([2, 1])
    use(p, 'portal-passer')
    p.answer('stop')
    expect(p.declarations('B')).not.toContain('pass')
    const used = walk()
    used.state.teams[0].passUsed = 1
    used.activate('A', 'move').dice('d6 3').step([2, 1])
    expect(used.asked).toBe('move')
  })

  it('DB-SKILL-PORTAL-PASSER-03 not from the dugout, not when pushed', () => {
    const p = position(MAP.replace('A', '.'), { pieces: { Z: { place: 'reserves', ...skilled('portal-passer') } } })
    p.state.firstTeam = 1
    p.table.match.decided = null
    p.dice('d6 3').answer('enter', { player: p.player('Z').id })
    expect(p.asked).toBe('turn')
    const pushed = position(
      `
      ##########
      #.cA1.2..#
      #...3.4.5#
      ##########`,
      { pieces: { A: skilled('portal-passer') }, ball: 'A', active: 1 },
    )
    pushed.activate('c', 'block', 'A').dice('block push')
    push(pushed, 4, 1)
    pushed.answer('stay')
    pushed.dice('d6 2')
    expect(pushed.at('A')).toEqual([6, 1])
    expect(pushed.offers('use')).toEqual([])
  })
})

describe('Wall Thrower', () => {
  it('DB-SKILL-WALL-THROWER-01 +1 at a wall, together with Accurate', () => {
    const throwAt = (skills: string[], die: number) => {
      const p = hall('A........\n.........', { pieces: { A: skilled(...skills) }, ball: 'A' })
      p.activate('A', 'pass').answer('pass')
      const [target] = p.offers().filter(({ type }) => type !== 'throw' && type !== 'keep')
      p.dice(`d6 ${die}`).play(target)
      return p
    }
    expect(sources(throwAt(['wall-thrower'], 3))).toEqual(['wall-thrower'])
    expect(sources(throwAt(['wall-thrower', 'accurate'], 2)).sort()).toEqual(['accurate', 'wall-thrower'])
    expect(throwAt([], 3).table.match.waiting).not.toBeNull()
  })
})
