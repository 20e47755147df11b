import { describe, expect, it } from 'vitest'
import { type Piece, position } from './testing/pieces.ts'
import type { Position } from './testing/position.ts'

const killer = (lines: Partial<Piece> = {}): Piece => ({ at: [5, 5], melee: '+9/+9 (10)', ...lines })
const prey = (lines: Partial<Piece> = {}): Piece => ({ at: [6, 5], seat: 1, hp: 5, ...lines })

function kill(p: Position, by: string, target: string, attack = 0): Position {
  p.turn(by).d20(10).melee(target, attack)
  return p
}
const winners = (p: Position): readonly number[] | null => p.match.state.winners
/** Plays the safe answer until a round is over. */
function idle(p: Position, rounds: number): void {
  const until = p.match.state.round + rounds
  while (p.match.state.round < until && p.match.stack.length > 0) {
    if (p.match.waiting) p.d20()
    else p.play(p.kind === 'act' ? { type: 'end' } : p.asked().actions[0])
  }
}

describe('Standard', () => {
  it('SK-SCEN-03: with two players all enemies must be gone; points alone do not win', () => {
    const p = position({ a: killer(), b: prey({ cost: 100 }), c: prey({ at: [5, 6], cost: 10 }) })
    kill(p, 'a', 'b')
    expect(p.scores).toEqual([100, 0])
    expect(winners(p)).toBeNull()
    p.d20(10).melee('c', 1)
    expect(winners(p)).toEqual([0])
    expect(p.kind).toBe('over')
  })

  it('SK-SCEN-03: where scores are kept, and with three players, the agreed size wins at once', () => {
    const pieces = { a: killer(), b: prey({ cost: 100 }), c: prey({ at: [15, 12] }) }
    expect(winners(kill(position(pieces, { scores: true }), 'a', 'b'))).toEqual([0])
    const three = { ...pieces, d: prey({ at: [1, 12], seat: 2 }) }
    expect(winners(kill(position(three), 'a', 'b'))).toEqual([0])
    const less = { ...three, b: prey({ cost: 99 }) }
    expect(winners(kill(position(less), 'a', 'b'))).toBeNull()
  })

  it('SK-SCEN-03: a summoned creature worth nothing must be eliminated too', () => {
    const p = position({ a: killer(), b: prey({ cost: 100 }), c: prey({ at: [5, 6], is: ['summoned'] }) })
    p.piece('c').worth = 0
    kill(p, 'a', 'b')
    expect(winners(p)).toBeNull()
    p.d20(10).melee('c', 1)
    expect(winners(p)).toEqual([0])
    expect(p.scores).toEqual([100, 0])
  })

  it('SK-SCEN-04: own losses: the opponents share the points, each share rounded down', () => {
    const mage = killer({ spells: ['thunder word [1]'] })
    const three = position({
      a: mage,
      own: prey({ seat: 0, cost: 15 }),
      b: prey({ at: [15, 12] }),
      c: prey({ at: [1, 12], seat: 2 }),
    })
    three.turn('a').d20(2).cast('thunder word', 'own')
    expect(three.scores).toEqual([0, 7, 7])
    const two = position({ a: mage, own: prey({ seat: 0, cost: 15 }), b: prey({ at: [15, 12] }) })
    two.turn('a').d20(2).cast('thunder word', 'own')
    expect(two.scores).toEqual([0, 15])
  })

  it('SK-SCEN-08: when the last of both sides go together, points decide', () => {
    const bomb = (cost: number, scores: readonly [number, number]) => {
      const p = position({
        a: killer({ hp: 5, cost }),
        b: prey({ cost: 10, abilities: ['Death Burst (15 fire; DC 30)'] }),
      })
      p.match.state.scores = [...scores]
      p.turn('a').d20(10, 2).melee('b')
      return p
    }
    // The burst of the last creature of B destroys the last of A.
    expect(winners(bomb(30, [80, 60]))).toEqual([])
    expect(winners(bomb(31, [80, 60]))).toEqual([1])
    expect(winners(bomb(29, [80, 60]))).toEqual([0])
  })
})

describe('stalemate', () => {
  const far = { a: killer({ at: [1, 1] }), b: prey({ at: [18, 14] }) }

  it('SK-SCEN-05: after ten rounds in which nobody harmed anybody the points decide', () => {
    const p = position(far)
    p.match.state.scores = [20, 15]
    p.turn('a')
    idle(p, 9)
    expect(winners(p)).toBeNull()
    idle(p, 1)
    expect(winners(p)).toEqual([0])
    expect(p.match.state.why).toBe('stalemate')
  })

  it('SK-SCEN-05: an attack roll, even a miss, starts the count again', () => {
    const p = position({ ...far, a: killer({ at: [1, 1], ranged: '+0 (5)' }), c: prey({ at: [9, 1], hp: 100 }) })
    p.match.state.scores = [20, 15]
    p.turn('a')
    idle(p, 7)
    p.turn('a').d20(1).ranged('c')
    idle(p, 10)
    expect(winners(p)).toBeNull()
    idle(p, 1)
    expect(winners(p)).toEqual([0])
  })

  it('SK-SCEN-05: forcing an enemy to save counts as well', () => {
    const p = position({
      ...far,
      a: killer({ at: [1, 1], spells: ['ember dart [1]'] }),
      c: prey({ at: [9, 1], hp: 100 }),
    })
    p.turn('a')
    idle(p, 7)
    p.turn('a').d20(20).cast('ember dart', 'c')
    expect(p.match.state.stirred).toBe(true)
    idle(p, 9)
    expect(winners(p)).toBeNull()
  })

  // A grid of the standard size has its centre at the grid point (17, 11).
  const map = Array.from({ length: 22 }, () => '.'.repeat(34))
  const still = (a: Partial<Piece>, b: Partial<Piece>) => {
    const p = position({ a: killer(a), b: prey(b) }, { map })
    p.turn('a')
    idle(p, 10)
    return p
  }

  it('SK-SCEN-06: at equal points the creature nearest to the centre wins', () => {
    expect(winners(still({ at: [13, 10] }, { at: [21, 11] }))).toEqual([0])
    expect(winners(still({ at: [12, 10] }, { at: [20, 11] }))).toEqual([1])
  })

  it('SK-SCEN-07: at equal distance the dearest of them, then a draw', () => {
    expect(winners(still({ at: [13, 10], cost: 22 }, { at: [20, 11], cost: 17 }))).toEqual([0])
    expect(winners(still({ at: [13, 10], cost: 17 }, { at: [20, 11], cost: 22 }))).toEqual([1])
    expect(winners(still({ at: [13, 10], cost: 17 }, { at: [20, 11], cost: 17 }))).toEqual([])
  })
})

describe('teams', () => {
  const pieces = {
    x1: killer({ hp: 5 }),
    y1: prey(),
    x2: killer({ at: [5, 6], seat: 2 }),
    y2: prey({ at: [4, 5], seat: 3 }),
  }

  it('SK-SCEN-10: a team wins when the other has nobody left, however many of its own players are out', () => {
    const p = position(pieces, { teams: true })
    p.piece('x1').status |= 1
    p.piece('x1').square = -1
    p.turn('x2').d20(10).melee('y1', 0)
    expect(winners(p)).toBeNull()
    p.d20(10).melee('y2', 1)
    expect(winners(p)).toEqual([0, 2])
  })

  it('SK-SCEN-09: seats sit alternately: phases alternate between the teams', () => {
    const p = position(pieces, { teams: true })
    const order: number[] = []
    p.turn('x1')
    for (let i = 0; i < 4; i++) {
      order.push(p.match.state.creatures[p.match.state.active].seat)
      p.done()
      if (p.kind === 'first-player') break
    }
    expect(order.map((seat) => seat % 2)).toEqual([0, 1, 0, 1])
  })

  it('SK-KEY-ENEMY-01, SK-KEY-ALLY-01: the creatures of a teammate are no enemies but allies', () => {
    const p = position(
      {
        ...pieces,
        x1: killer({ spells: ['battle cry [1]', 'mend wounds [1]'], at: [5, 5] }),
        y1: prey({ at: [9, 5] }),
        y2: prey({ at: [9, 6], seat: 3 }),
      },
      { teams: true },
    )
    p.turn('x1')
    expect(p.targets('melee')).toEqual([])
    // The nearest ally is never the caster itself.
    expect(p.castable('battle cry')).toEqual(['x2'])
  })
})

describe('Quick Strike', () => {
  const quick = { scenario: 'quick-strike' } as const
  const others = { c: prey({ at: [15, 12] }), d: prey({ at: [15, 14] }), e: prey({ at: [17, 14] }) }

  it.each([
    [100, 69, false],
    [100, 70, true],
    [50, 34, false],
    [50, 35, true],
  ])('SK-SCEN-11: at size %i, %i eliminated points win: %s', (size, cost, over) => {
    const p = kill(position({ a: killer(), b: prey({ cost }), ...others }, { ...quick, size }), 'a', 'b')
    expect(winners(p)).toEqual(over ? [0] : null)
  })

  it('SK-SCEN-12: an opponent left with one creature has lost', () => {
    const two = position({ a: killer(), b: prey({ cost: 5 }), c: prey({ at: [15, 12] }) }, quick)
    expect(winners(kill(two, 'a', 'b'))).toEqual([0])
    const three = position({ a: killer(), b: prey({ cost: 5 }), ...others }, quick)
    expect(winners(kill(three, 'a', 'b'))).toBeNull()
    const standard = position({ a: killer(), b: prey({ cost: 5 }), c: prey({ at: [15, 12] }) })
    expect(winners(kill(standard, 'a', 'b'))).toBeNull()
  })

  it('SK-SCEN-12: a warband that starts with one creature has not lost at once', () => {
    const p = position({ a: killer(), b: prey({ at: [15, 12] }) }, quick)
    p.turn('a').done()
    expect(winners(p)).toBeNull()
  })

  it('SK-SCEN-12: nor has it when others lose theirs', () => {
    const three = {
      b: prey({ seat: 0, cost: 5 }),
      c: prey({ seat: 0, at: [15, 12] }),
      d: prey({ seat: 0, at: [15, 14] }),
    }
    const p = position({ a: killer({ seat: 1 }), ...three }, quick)
    expect(winners(kill(p, 'a', 'b'))).toBeNull()
  })

  it('SK-SCEN-12: with three players, a warband that starts with one creature stands when another is beaten', () => {
    const two = { a: killer(), a2: killer({ at: [1, 1] }), b: prey({ cost: 5 }), c: prey({ at: [15, 12] }) }
    const single = position({ ...two, d: prey({ at: [18, 2], seat: 2 }) }, quick)
    expect(winners(kill(single, 'a', 'b'))).toBeNull()
    const beaten = position({ ...two, d: prey({ at: [18, 2], seat: 2 }), e: prey({ at: [5, 6], seat: 2 }) }, quick)
    kill(beaten, 'a', 'b').d20(10).melee('e', 1)
    expect(winners(beaten)).toEqual([0])
  })

  it('SK-SCEN-21: Out of the Box may be played for either victory', () => {
    const pieces = { a: killer(), b: prey({ cost: 70 }), ...others }
    const box = (victory: 'standard' | 'quick-strike') =>
      winners(kill(position(pieces, { scenario: 'out-of-the-box', victory, factions: [null, null] }), 'a', 'b'))
    expect(box('quick-strike')).toEqual([0])
    expect(box('standard')).toBeNull()
  })
})

describe('ends', () => {
  it('SK-ROUND-06: a player whose creatures are all gone is passed over, in the initiative too', () => {
    const p = kill(position({ a: killer(), b: prey(), c: prey({ at: [15, 12], seat: 2 }) }), 'a', 'b')
    const before = p.rolls('initiative').length
    idle(p, 1)
    const seats = p
      .rolls('initiative')
      .slice(before)
      .map((event) => (event.type === 'roll' ? event.seat : -1))
    expect(seats).toEqual([0, 2])
    expect(p.offers('first').map(({ seat }) => seat)).toEqual([0, 2])
  })

  it('SK-ROUND-09: driving off the last enemy wins at once', () => {
    const p = position({ a: killer({ melee: '+5 (5)', at: [17, 5] }), b: prey({ at: [18, 5], hp: 10 }) })
    p.turn('a').d20(10, 2).melee('b')
    p.flee()
    expect(p.is('b', 'eliminated')).toBe(true)
    expect(winners(p)).toEqual([0])
    expect(p.kind).toBe('over')
  })
})
