import { pass, push, skilled } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { dungeonBowl } from '../game.ts'
import type { Position, PositionOptions } from '../testing/position.ts'
import { hall } from '../testing/position.ts'

/** A hall in which a team has the Wizard of a College. Red is in the middle of its turn. */
function withWizard(map: string, seat: number, college: string, options: PositionOptions = {}): Position {
  const p = hall(map, options)
  Object.assign(p.table.match.options.teams[seat], { college })
  p.state.wizards = p.state.wizards.with(seat, 1)
  return p
}

/** Ends turns until that team's turn begins; spells of others are declined on the way. */
function turnOf(p: Position, seat: number): Position {
  p.answer('end-turn')
  while (p.state.active !== seat) p.answer(p.asked === 'cast' ? 'decline' : 'end-turn')
  return p
}

const at = (p: Position, letter: string) => ({ player: p.player(letter).id })
const MAP = '.........\n...Ab....\n.........\n........c'

describe('casting', () => {
  it('DB-IND-13 DB-WIZ-07 once in a game, at the start of the own turn only', () => {
    const p = turnOf(withWizard(MAP, 1, 'metal'), 1)
    expect([p.asked, p.seat]).toEqual(['cast', 1])
    expect(p.offers('cast')).toEqual([{ type: 'cast', ...at(p, 'A') }])
    p.dice('d6 6', 'd6 6').answer('cast', at(p, 'A'))
    expect(p.asked).toBe('turn')
    turnOf(p, 0)
    expect(p.asked).toBe('turn')
    turnOf(p, 1)
    expect(p.asked).toBe('turn')
    const later = turnOf(withWizard(MAP, 1, 'metal'), 1)
    later.answer('decline').activate('c', 'move').answer('stop')
    expect(later.offers('cast')).toEqual([])
    turnOf(turnOf(later, 0), 1)
    expect(later.asked).toBe('cast')
  })

  it('DB-WIZ-02 no Turnover, and whoever is Stunned turns Prone at the end of this turn', () => {
    const p = turnOf(withWizard(MAP, 0, 'fire', { ball: 'b' }), 1)
    expect([p.asked, p.seat]).toEqual(['cast', 0])
    p.answer('cast', { square: p.square(5, 2) })
    p.dice('d6 4', 'd6 1', 'd6 5', 'd6 4', 'd6 1', 'd6 2', 'd8 5')
    expect([p.status('b'), p.ball(), p.turnover, p.asked]).toEqual(['stunned', [6, 2], '', 'turn'])
    p.answer('end-turn')
    expect(p.status('b')).toBe('prone')
  })

  it('DB-WIZ-03 only players in the dungeon; sight does not matter', () => {
    const p = withWizard('A..b.....', 0, 'metal', { pieces: { c: { place: 'reserves' }, d: { place: 'knocked-out' } } })
    turnOf(turnOf(p, 1), 0)
    expect(p.offers('cast')).toEqual([{ type: 'cast', ...at(p, 'b') }])
  })

  it('DB-WIZ-04 Regeneration works as usual, and nobody is credited', () => {
    const p = withWizard(MAP, 0, 'death', { pieces: { b: skilled('regeneration') } })
    turnOf(turnOf(p, 1), 0)
    p.dice('d6 5', 'd6 5', 'd16 12', 'd6 4').answer('cast', at(p, 'b'))
    expect(p.status('b')).toBe('reserves')
    expect(p.state.teams.map(({ casualties }) => casualties)).toEqual([0, 0])
    const skull = withWizard(MAP, 0, 'death', { pieces: { b: skilled('thick-skull') } })
    turnOf(turnOf(skull, 1), 0)
    skull.dice('d6 4', 'd6 4').answer('cast', at(skull, 'b'))
    expect(skull.status('b')).toBe('stunned')
  })
})

describe('Bestial Fury', () => {
  it('DB-WIZ-05 on a player who can be activated, who then is', () => {
    const p = withWizard('A........\nB..c.....', 0, 'beasts', { pieces: { B: { activated: true } } })
    expect(p.offers('cast')).toEqual([{ type: 'cast', ...at(p, 'A') }])
    p.answer('cast', at(p, 'A'))
    expect([p.asked, p.state.activePlayer]).toEqual(['declare', p.player('A').id])
    p.answer('move')
    expect(p.offers('cast')).toEqual([])
  })

  it('DB-WIZ-06 three dice of his choice for the rest of the turn, whatever the Strengths', () => {
    const pieces = { A: { st: 1, ...skilled('frenzy') }, b: { st: 5 } }
    const p = withWizard('...d.....\n...Ab....\n...e.....', 0, 'beasts', { pieces })
    p.answer('cast', at(p, 'A')).answer('block', { target: p.player('b').id })
    expect(p.happened('block-dice')[0]).toMatchObject({ dice: 3, chooser: 0 })
    p.dice('block push', 'block player-down', 'block player-down').answer('face', { face: 'push-back' })
    push(p, 6, 2)
    expect(p.happened('block-dice')[1]).toMatchObject({ dice: 3, chooser: 0 })
    p.dice('block push', 'block push', 'block push')
    push(p, 7, 2)
    turnOf(turnOf(p, 1), 0)
    p.activate('A', 'block', 'b')
    expect(p.happened('block-dice')[2]).toMatchObject({ dice: 3, chooser: 1 })
  })
})

describe('Transmutation', () => {
  it('DB-WIZ-08 up to the AV number he is knocked out, above it nothing happens', () => {
    const cast = (dice: string[]) => {
      const p = withWizard(MAP, 0, 'metal', { pieces: { b: skilled('thick-skull') }, ball: 'b' })
      turnOf(turnOf(p, 1), 0)
      return p.dice(...dice).answer('cast', at(p, 'b'))
    }
    const hit = cast(['d6 4', 'd6 5', 'd8 5'])
    expect([hit.status('b'), hit.ball()]).toEqual(['knocked-out', [6, 2]])
    expect(cast(['d6 4', 'd6 6']).status('b')).toBe('standing')
  })
})

describe('Shadowed Step', () => {
  const step = (options: PositionOptions = {}) =>
    turnOf(turnOf(withWizard('A........\nB.......c\n.........', 0, 'shadow', options), 1), 0)

  it('DB-WIZ-09 on an own player in the dungeon without the ball', () => {
    const p = step({ ball: 'A', pieces: { D: { place: 'reserves' } } })
    expect(p.offers('cast')).toEqual([{ type: 'cast', ...at(p, 'B') }])
  })

  it('DB-WIZ-10 any free square within five; a ball there bounces, he keeps his status', () => {
    const p = step({ ball: [6, 1], pieces: { A: { status: 'prone' } } })
    p.player('A').rooted = 1
    p.answer('cast', at(p, 'A'))
    const squares = p.targets('place', 'square')
    expect(squares).toContainEqual([6, 3])
    expect(squares).not.toContainEqual([7, 1])
    expect(squares).not.toContainEqual([1, 2])
    p.dice('d8 5').answer('place', { square: p.square(6, 1) })
    expect([p.at('A'), p.status('A'), p.ball(), p.player('A').rooted]).toEqual([[6, 1], 'prone', [7, 1], 0])
    expect(p.rolls).toEqual(['bounce 5'])
    expect(p.canActivate('A')).toBe(true)
  })
})

describe('Grasping Vines', () => {
  const vines = (pieces: PositionOptions['pieces'] = {}) => {
    const p = turnOf(withWizard(MAP, 0, 'life', { pieces }), 1)
    return p.answer('cast', at(p, 'b'))
  }

  it('DB-WIZ-11 DB-MULTI-17 at the start of an opposing turn, on a player of that team', () => {
    const p = turnOf(withWizard(MAP, 0, 'life'), 1)
    expect([p.seat, p.offers('cast')]).toEqual([
      0,
      [
        { type: 'cast', ...at(p, 'b') },
        { type: 'cast', ...at(p, 'c') },
      ],
    ])
    p.answer('decline')
    turnOf(p, 0)
    expect(p.asked).toBe('turn')
  })

  it('DB-WIZ-12 he is not activated in this turn, but in the next', () => {
    const p = vines({ b: { status: 'prone' } })
    expect([p.canActivate('b'), p.canActivate('c'), p.status('b')]).toEqual([false, true, 'prone'])
    turnOf(turnOf(p, 0), 1)
    expect(p.canActivate('b')).toBe(true)
  })

  it('DB-WIZ-13 he Marks nobody until the end of his next activation', () => {
    const p = turnOf(vines({ b: skilled('dodge') }), 0)
    p.activate('A', 'move').step([4, 1]).answer('stop')
    expect(p.rollEvents('dodge')).toEqual([])
    turnOf(p, 1)
    p.activate('b', 'move')
    expect(p.player('b').dazed).toBe(1)
    p.answer('stop')
    expect(p.player('b').dazed).toBe(0)
  })
})

describe('Blinding Light', () => {
  const MATES = '.........\n...Abd...\n....B....\n........c'

  it('DB-WIZ-14 at the start of an opposing turn', () => {
    const p = turnOf(withWizard(MATES, 0, 'light'), 1)
    expect([p.asked, p.seat, p.offers('cast')]).toEqual(['cast', 0, [{ type: 'cast' }]])
    p.answer('decline')
    expect(p.asked).toBe('turn')
    turnOf(p, 0)
    expect(p.asked).toBe('turn')
  })

  it('DB-WIZ-15 DB-MULTI-17 no Pass, no Hand-off and no assist until that team begins its next turn', () => {
    const p = turnOf(
      withWizard(MATES, 0, 'light', { pieces: { d: skilled('guard'), b: skilled('dump-off') }, ball: 'b' }),
      1,
    )
    p.answer('cast')
    expect(p.declarations('b')).not.toContain('pass')
    expect(p.declarations('b')).not.toContain('hand-off')
    turnOf(p, 0)
    p.activate('B', 'block', 'b')
    expect(p.happened('block-dice')[0]).toMatchObject({ assistsAgainst: 0 })
    p.dice('block both-down', 'block both-down', 'd6 1', 'd6 1', 'd6 1', 'd6 1', 'd8 2')
    turnOf(p, 1)
    expect(p.declarations('c')).toContain('pass')
  })
})

describe('Life Drain', () => {
  it('DB-WIZ-16 on an opponent whom a friend Marks', () => {
    const p = withWizard('Ab.......\n.........\n...Cd....\n........e', 0, 'death', {
      pieces: { A: { status: 'prone' }, d: { status: 'prone' } },
    })
    turnOf(turnOf(p, 1), 0)
    expect(p.offers('cast')).toEqual([{ type: 'cast', ...at(p, 'd') }])
  })

  it('DB-WIZ-17 an Injury roll that nothing changes', () => {
    const drain = (dice: string[]) => {
      const p = withWizard(MAP, 0, 'death', { pieces: { A: skilled('mighty-blow') }, ball: 'b' })
      turnOf(turnOf(p, 1), 0)
      return p.dice(...dice).answer('cast', at(p, 'b'))
    }
    const stunned = drain(['d6 3', 'd6 3', 'd8 5'])
    expect([stunned.status('b'), stunned.ball(), stunned.rollEvents('armour')]).toEqual(['stunned', [6, 2], []])
    expect(drain(['d6 4', 'd6 4', 'd8 5']).status('b')).toBe('knocked-out')
    expect(drain(['d6 5', 'd6 5', 'd16 1', 'd8 5']).status('b')).toBe('casualty')
    expect(drain(['d6 3', 'd6 4', 'd8 5']).status('b')).toBe('stunned')
  })
})

describe('Chain Lightning', () => {
  const cast = (map: string, target: string, options: PositionOptions = {}) => {
    const p = withWizard(map, 0, 'heavens', options)
    turnOf(turnOf(p, 1), 0)
    return p.answer('cast', at(p, target))
  }

  it('DB-WIZ-18 an Armour roll; the struck player stays up unless it breaks', () => {
    const p = cast('A...b....', 'b').dice('d6 3', 'd6 5', 'd6 1')
    expect(p.status('b')).toBe('standing')
    const q = cast('A...b....', 'b', { ball: 'b' }).dice('d6 4', 'd6 5', 'd6 1', 'd6 2', 'd8 5', 'd6 1')
    expect([q.status('b'), q.ball()]).toEqual(['stunned', [6, 1]])
  })

  it('DB-WIZ-19 1-2 ends it, on 3+ another must be struck', () => {
    const p = cast('A...bc...', 'b').dice('d6 1', 'd6 1', 'd6 2')
    expect([p.asked, p.rollEvents('armour').length]).toEqual(['turn', 1])
    const q = cast('A...bc...', 'b').dice('d6 1', 'd6 1', 'd6 3', 'd6 1', 'd6 1', 'd6 1')
    expect(q.rollEvents('armour').map(({ piece }) => piece)).toEqual([q.player('b').id, q.player('c').id])
  })

  it('DB-WIZ-20 anybody within two squares, friends too, lying or not', () => {
    const p = cast('..A.b....\n.........\n......c..\n.......d.', 'b', { pieces: { c: { status: 'prone' } } })
    p.dice('d6 1', 'd6 1', 'd6 3')
    expect([p.asked, p.seat]).toEqual(['chain-lightning', 0])
    expect(
      p
        .offers('strike')
        .map(({ player }) => player)
        .sort(),
    ).toEqual([p.player('A').id, p.player('c').id].sort())
    p.dice('d6 1', 'd6 1', 'd6 1').answer('strike', at(p, 'A'))
    expect(p.asked).toBe('turn')
  })

  it('DB-WIZ-21 nobody is struck twice; with nobody left it ends', () => {
    const p = cast('A...bc...', 'b').dice('d6 1', 'd6 1', 'd6 5', 'd6 1', 'd6 1', 'd6 6')
    expect([p.asked, p.rollEvents('armour').length]).toEqual(['turn', 2])
  })
})

describe('Fireball', () => {
  it('DB-WIZ-22 at the start of an opposing turn, or right after its end', () => {
    const p = turnOf(withWizard(MAP, 0, 'fire'), 1)
    expect([p.asked, p.seat, p.state.active]).toEqual(['cast', 0, 1])
    p.answer('decline')
    expect(p.asked).toBe('turn')
    p.activate('c', 'move').answer('stop')
    expect(p.asked).toBe('turn')
    p.answer('end-turn')
    expect([p.asked, p.seat, p.state.active]).toEqual(['cast', 0, 1])
    p.answer('decline')
    expect([p.asked, p.state.active]).toEqual(['turn', 0])
    const own = withWizard(MAP, 0, 'fire')
    own.answer('end-turn')
    expect(own.state.active).toBe(1)
  })

  it('DB-WIZ-23 4+ for each Standing player in or next to the square, either team', () => {
    const p = turnOf(
      withWizard('....e....\n...Ab....\n...d.....', 0, 'fire', { pieces: { d: { status: 'prone' } } }),
      1,
    )
    p.answer('cast', { square: p.square(5, 2) })
    p.dice('d6 4', 'd6 3', 'd6 3')
    expect(
      p
        .rollEvents('fireball')
        .map(({ piece }) => piece)
        .sort(),
    ).toEqual([p.player('A').id, p.player('b').id, p.player('e').id].sort())
    p.dice('d6 1', 'd6 1')
    expect([p.status('b'), p.status('A')]).toEqual(['prone', 'standing'])
  })

  it('DB-WIZ-24 Knocked Down, +1 to the Armour or the Injury roll', () => {
    const burn = (dice: string[]) => {
      const p = turnOf(withWizard('A...b....', 0, 'fire'), 1)
      p.answer('cast', { square: p.square(5, 1) })
      return p.dice('d6 4', ...dice)
    }
    const p = burn(['d6 3', 'd6 5'])
    p.dice('d6 3', 'd6 4').answer('add-bonus', { player: -1, skill: 'fireball' })
    expect(p.status('b')).toBe('stunned')
    const q = burn(['d6 5', 'd6 5', 'd6 3', 'd6 4'])
    q.answer('add-bonus', { player: -1, skill: 'fireball' })
    expect(q.status('b')).toBe('knocked-out')
  })
})

describe('Inducements in a match', () => {
  const foul = (bribes: number, dice: string[]) => {
    const p = hall('A.b......\n.........\n........C', { pieces: { b: { status: 'prone' } } })
    p.state.teams[0].bribes = bribes
    p.state.portals = [
      [9, 1],
      [9, 2],
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
    ].map(([x, y]) => p.square(x, y))
    p.activate('A', 'foul', 'b').step([2, 1])
    return p.dice(...dice).answer('foul')
  }

  it('DB-IND-06 each Extra Team Training is one more Team Re-roll for this game', () => {
    const players = [{ number: 1, ma: 6, st: 3, ag: 3, pa: 4, av: 9 }]
    const options = { teams: [{ players, rerolls: 2, training: 2 }, { players }], map: { rows: ['....'] } }
    expect(dungeonBowl.create(options, 1).state.teams[0].rerolls).toBe(4)
  })

  it('DB-IND-07 DB-IND-08 a Bribe when he is Sent-off: 2+ brings him back through a portal, no Turnover', () => {
    const p = foul(1, ['d6 4', 'd6 4'])
    expect(p.offers().map(({ type }) => type)).toEqual(['decline', 'argue', 'bribe'])
    p.dice('d6 2', 'd6 4').answer('bribe')
    expect([p.at('A'), p.turnover, p.state.teams[0].bribes, p.asked]).toEqual([[2, 3], '', 0, 'turn'])
    expect([p.canActivate('A'), p.state.teleports[p.player('A').id]]).toEqual([false, 1])
  })

  it('DB-IND-09 a 1 wastes it', () => {
    const p = foul(1, ['d6 4', 'd6 4']).dice('d6 1').answer('bribe')
    expect([p.status('A'), p.turnover, p.state.teams[0].bribes]).toEqual(['out', 'sent-off', 0])
  })

  it('DB-IND-10 DB-IND-11 another one may follow a failed one, an argument may not', () => {
    const p = foul(2, ['d6 4', 'd6 4']).dice('d6 1').answer('bribe')
    expect(p.offers().map(({ type }) => type)).toEqual(['decline', 'bribe'])
    p.dice('d6 4', 'd6 4').answer('bribe')
    expect([p.at('A'), p.turnover, p.state.teams[0].bribes]).toEqual([[2, 3], '', 0])
  })

  it('DB-IND-11 after an argument that did not help, but not after a 1', () => {
    const p = foul(1, ['d6 4', 'd6 4']).dice('d6 3').answer('argue')
    expect(p.offers().map(({ type }) => type)).toEqual(['decline', 'bribe'])
    const q = foul(1, ['d6 4', 'd6 4']).dice('d6 1').answer('argue')
    expect([q.status('A'), q.state.teams[0].bribes]).toEqual(['out', 1])
  })
})

it('a pass under Blinding Light is refused', () => {
  const p = turnOf(withWizard('A...B....\n........c', 1, 'light', { ball: 'A' }), 1)
  turnOf(p, 0)
  expect(p.asked).toBe('cast')
  p.answer('cast').activate('A', 'move')
  expect(p.offers('pass')).toEqual([])
  expect(() => pass(p, 5, 1)).toThrow()
})
