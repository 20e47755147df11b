import { decline, push, skilled, use } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { hall, position } from '../testing/position.ts'

const ROW = '.........\n...Ab....\n.........'

describe('skills at a wall', () => {
  it('DB-SKILL-SIDE-STEP-02 needs a free square', () => {
    const p = position(
      `
      #####
      #Abc#
      #####`,
      { pieces: { b: skilled('side-step') } },
    )
    p.activate('A', 'block', 'b').dice('block push', 'd6 3')
    expect(p.rolls).toEqual(['block 3', 'wall 3'])
    expect(p.happened('skill-used')).toEqual([])
  })

  it('DB-SKILL-STRIP-BALL-02 a push against a wall strips the ball too', () => {
    const wall = position(
      `
      #####
      #.Ab#
      #####`,
      { pieces: { A: skilled('strip-ball') }, ball: 'b' },
    )
    wall.activate('A', 'block', 'b').dice('block push', 'd6 3')
    wall.dice('d8 4')
    use(wall, 'strip-ball')
    expect((wall.happened('ball-moved')[0] as { from: number }).from).toBe(wall.player('b').square)
  })

  it('DB-SKILL-FRENZY-02 after a push against a wall the second Block is made too', () => {
    const p = position(
      `
      #####
      #.Ab#
      #####`,
      { pieces: { A: skilled('frenzy') } },
    )
    p.activate('A', 'block', 'b').dice('block push', 'd6 2')
    expect(p.happened('block-dice')).toHaveLength(2)
  })

  it('DB-SKILL-GRAB-02 who declines Grab pushes as usual, into the wall or along it', () => {
    const wall = position(
      `
      #####
      ##Ab#
      #...#
      #####`,
      { pieces: { A: skilled('grab') } },
    )
    wall.activate('A', 'block', 'b').dice('block push')
    decline(wall)
    expect(wall.happened('pushed').length + wall.happened('hit-wall').length).toBe(1)
  })
})

it('DB-SKILL-PRO-02 neither arguing nor a Bribe is a roll of his: Pro is no help', () => {
  const caught = (bribes: number) => {
    const p = hall('A.b......', { pieces: { A: skilled('pro'), b: { status: 'prone' } } })
    p.activate('A', 'foul', 'b').step([2, 1])
    p.state.teams[0].bribes = bribes
    return p.dice('d6 4', 'd6 4').answer('foul')
  }
  const argued = caught(0).dice('d6 2').answer('argue')
  expect([argued.status('A'), argued.turnover]).toEqual(['out', 'sent-off'])
  const bribed = caught(1).dice('d6 1').answer('bribe')
  expect([bribed.status('A'), bribed.turnover, bribed.state.teams[0].bribes]).toEqual(['out', 'sent-off', 0])
})

describe('skills and portals', () => {
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

  it('DB-SKILL-SNEAKY-GIT-02 a fouler who was bribed back comes through a portal and does not move on', () => {
    const bribed = hall('A.b......', { pieces: { A: skilled('sneaky-git'), b: { status: 'prone' } } })
    bribed.activate('A', 'foul', 'b').step([2, 1])
    bribed.state.teams[0].bribes = 1
    bribed.state.portals = [4, 5, 6, 7, 8, 9].map((x) => bribed.square(x, 1))
    bribed.dice('d6 5', 'd6 5', 'd6 3', 'd6 3').answer('foul')
    bribed.dice('d6 2', 'd6 4').answer('bribe')
    expect([bribed.at('A'), bribed.happened('activation-ended').length]).toEqual([[7, 1], 1])
  })

  it('DB-TRAIT-BOMBARDIER-08 on a portal it goes off without effect', () => {
    const p = hall('A........\n...b.....', { pieces: { A: { pa: 4, ...skilled('bombardier') } } })
    p.activate('A', 'throw-bomb')
    p.state.portals = [p.square(4, 1)]
    p.dice('d6 6').answer('throw', { to: p.square(4, 1) })
    expect(p.happened('exploded')).toEqual([])
    expect(p.rolls).toEqual(['bomb 6'])
  })

  it('DB-SKILL-SAFE-PAIR-OF-HANDS-01 never onto a portal', () => {
    const p = hall(ROW, { pieces: { b: skilled('safe-pair-of-hands') }, ball: 'b' })
    p.state.portals = [p.square(7, 2)]
    p.activate('A', 'block', 'b').dice('block pow', 'd6 1', 'd6 2')
    push(p, 6, 2)
    p.answer('stay')
    use(p, 'safe-pair-of-hands')
    expect(p.targets('place')).not.toContainEqual([7, 2])
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

describe('traits, chests and rooms', () => {
  it('DB-TRAIT-NO-HANDS-03 DB-CHEST-02 opens no chest; a team-mate does', () => {
    const p = position(
      `
      #######
      #A.$..#
      #....B#
      #######`,
      { pieces: { A: skilled('no-hands') } },
    )
    p.activate('A', 'move').step([2, 1])
    expect(p.offers('open')).toEqual([])
    p.answer('stop')
    p.activate('B', 'move').step([4, 2])
    expect(p.offers('open')).toEqual([{ type: 'open', square: p.square(3, 1) }])
    p.state.ballFound = 1
    p.dice('d6 1', 'd6 1', 'd6 1', 'd6 1')
    p.answer('open', { square: p.square(3, 1) }).answer('next', { player: p.player('A').id })
    expect([p.status('A'), p.status('B')]).toEqual(['prone', 'prone'])
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
