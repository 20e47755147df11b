import { rerollsLeft } from '@undercroft/ball'
import { describe, expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { onPitch } from '../testing/pitch.ts'

const far = { at: [20, 9] }
const with_ = (...skills: string[]) => ({ at: [5, 5], skills })

describe('a pass that leaves the pitch and is caught on its way', () => {
  const thrown = () => {
    const p = onPitch({ A: { at: [5, 7] }, b: { at: [5, 4], ma: 1 }, c: far }, { ball: 'A' })
    p.activate('A', 'pass').answer('pass')
    p.dice('d6 3', 'd8 2', 'd8 2').answer('throw', { to: squareAt(5, 1) })
    expect(p.asked).toBe('interfere')
    return p
  }

  it('BB-PASS-07 an intercepted ball is on the pitch again: dropped later it bounces, nobody throws it in', () => {
    const p = thrown()
    p.dice('d6 6', 'd6 6').answer('interfere', { player: p.id('b') })
    expect([p.ball(), p.turnover]).toEqual(['b', 'pass-deflected'])
    p.activate('b', 'move').step([5, 3])
    p.dice('d6 1', 'd6 1', 'd6 1', 'd8 5').step([5, 2])
    expect([p.status('b'), p.ball(), p.happened('throw-in')]).toEqual(['prone', [6, 2], []])
  })

  it('BB-PASS-07 BB-CROWD-22 a deflected ball scatters from whoever deflected it and comes down there', () => {
    const p = thrown()
    p.dice('d6 6', 'd6 1', 'd8 5', 'd8 5', 'd8 5', 'd8 5').answer('interfere', { player: p.id('b') })
    expect([p.ball(), p.happened('throw-in')]).toEqual([[9, 4], []])
  })
})

describe('skills of this book', () => {
  it('DB-SKILL-ACCURATE-01 BB-SKILL-04 Accurate is for quick and short passes, Cannoneer for the others', () => {
    const pass = (skill: string, to: number, die: number) => {
      const p = onPitch({ A: { ...with_(skill), pa: 4 }, b: far }, { ball: 'A' })
      p.activate('A', 'pass').answer('pass')
      p.dice(`d6 ${die}`)
      if (to > 11) p.dice('d8 1', 'd8 1', 'd8 1', 'd8 1')
      return p.answer('throw', { to: squareAt(to, 5) })
    }
    expect(pass('accurate', 11, 4).types).toContain('boost')
    expect(pass('accurate', 12, 5).asked).toBe('turn')
  })

  it('DB-SKILL-ACCURATE-01 a bomb thrown far has no help from it either', () => {
    const p = onPitch({ A: { ...with_('accurate', 'bombardier'), pa: 4 }, b: far })
    p.activate('A', 'throw-bomb')
    p.dice('d6 5', 'd8 1', 'd8 1', 'd8 1').answer('throw', { to: squareAt(12, 5) })
    expect(p.happened('exploded')).toHaveLength(1)
  })

  it('BB-WEATHER-06 DB-SKILL-BIG-HAND-01 Big Hand picks up in the rain and among opponents as if there were none', () => {
    const p = onPitch({ A: with_('big-hand'), b: { at: [5, 7] }, c: far }, { ball: [5, 6], weather: 'pouring-rain' })
    p.dice('d6 3').activate('A', 'move').step([5, 6])
    p.answer('boost', { skill: 'big-hand' })
    expect(p.ball()).toBe('A')
  })

  it('BB-SKILL-23 DB-SKILL-FUMBLEROOSKIE-01 My Ball: the ball is not left behind either', () => {
    const p = onPitch({ A: with_('my-ball', 'fumblerooskie'), b: far }, { ball: 'A' })
    expect(p.activate('A', 'move').types).not.toContain('leave-ball')
  })

  it('BB-PASS-10 DB-TRAIT-BOMBARDIER-03 after a bomb over a quick range he may run, after a longer one not', () => {
    const bomb = (to: number) => {
      const p = onPitch({ A: { ...with_('bombardier', 'running-pass'), pa: 2 }, b: far })
      return p
        .activate('A', 'throw-bomb')
        .dice('d6 6')
        .answer('throw', { to: squareAt(to, 5) })
    }
    expect([bomb(8).asked, bomb(9).asked]).toEqual(['move', 'turn'])
  })

  it('BB-SKILL-05 DB-TRAIT-BOMBARDIER-03 Cloud Burster helps a bomb over a long range too', () => {
    const p = onPitch({ A: { ...with_('bombardier', 'cloud-burster'), pa: 2 }, b: { at: [8, 5] } })
    p.activate('A', 'throw-bomb')
      .dice('d6 6')
      .answer('throw', { to: squareAt(12, 5) })
    p.dice('d6 6').answer('interfere', { player: p.id('b') })
    expect([p.asked, p.seat]).toEqual(['use-skill', 0])
    p.dice('d6 2').answer('use', { skill: 'cloud-burster' })
    expect([p.status('b'), p.happened('exploded')]).toMatchObject(['standing', [{ square: squareAt(12, 5) }]])
  })

  it('BB-SKILL-22 DB-MOVE-35 Hit and Run is a move of his own: a ball there must be picked up', () => {
    const p = onPitch({ A: with_('hit-and-run'), b: { at: [5, 6] }, c: far }, { ball: [5, 4] })
    p.dice('block push-back').activate('A', 'block', 'b').push(5, 7).answer('stay')
    p.dice('d6 3').step([5, 4])
    expect([p.ball(), p.turnover]).toEqual(['A', ''])
  })
})

describe('weapons', () => {
  it('BB-SKILL-11 who blocks a wielder and goes down has +3 against him: Player Down, and Both Down though the wielder stands', () => {
    const hurt = (face: string, ...skills: string[]) => {
      const p = onPitch({ A: with_(), b: { at: [5, 6], skills: ['chainsaw', ...skills] }, c: far })
      p.dice(`block ${face}`, 'd6 1', 'd6 1').activate('A', 'block', 'b')
      if (skills.length > 0) p.answer('use', { skill: 'block' })
      return p.rollEvents('armour').map(({ piece, modifiers }) => [piece, modifiers[0]?.value])
    }
    expect(hurt('player-down')).toEqual([[0, 3]])
    expect(hurt('both-down', 'block')).toEqual([[0, 3]])
  })

  it('BB-SKILL-11 a wielder who blocks and is knocked down endangers only himself', () => {
    const p = onPitch({ A: with_('chainsaw'), b: { at: [5, 6] }, c: far })
    p.dice('block player-down', 'd6 1', 'd6 1').activate('A', 'block', 'b')
    expect(p.rollEvents('armour').map(({ piece, modifiers }) => [piece, modifiers.length])).toEqual([[0, 1]])
  })

  it('DB-SKILL-JUMP-UP-02 BB-SKILL-10 BB-SKILL-25 from the floor a saw or fire may take the place of the Block', () => {
    for (const weapon of ['chainsaw', 'breathe-fire']) {
      const p = onPitch({ A: { ...with_('jump-up', weapon), state: 'prone' }, b: { at: [5, 6] } })
      p.dice('d6 6').activate('A', 'jump-up', 'b')
      p.dice('d6 2', ...(weapon === 'chainsaw' ? ['d6 1', 'd6 1'] : [])).answer(weapon, { target: p.id('b') })
      expect([p.status('A'), p.rollEvents(weapon)]).toMatchObject(['standing', [{}]])
    }
  })

  it('BB-SKILL-30 a team-mate in whose hands it goes off has not thrown it: no Turnover', () => {
    const p = onPitch({ A: { ...with_('bombardier'), pa: 2 }, B: { at: [8, 5] }, b: far })
    p.activate('A', 'throw-bomb')
    p.dice('d6 6', 'd6 6', 'd6 4', 'd6 1', 'd6 1').answer('throw', { to: squareAt(8, 5) })
    expect([p.status('B'), p.turnover]).toEqual(['prone', ''])
  })

  it('BB-SKILL-30 the thrower whom his bomb reaches in the hands of a team-mate is put down by his own bomb', () => {
    const p = onPitch({ A: { ...with_('bombardier'), pa: 2 }, B: { at: [6, 5] }, b: far })
    p.activate('A', 'throw-bomb')
    p.dice('d6 6', 'd6 6', 'd6 4', 'd6 4', 'd6 1', 'd6 1', 'd6 1', 'd6 1').answer('throw', { to: squareAt(6, 5) })
    expect([p.status('A'), p.turnover]).toEqual(['prone', 'own-bomb'])
  })
})

describe('Ball and Chain', () => {
  it('BB-SKILL-12 BB-CROWD-10 off the pitch he has not gone down: Stunned by the crowd means the Reserves', () => {
    const p = onPitch({ A: { at: [5, 0], skills: ['ball-and-chain'] }, b: far })
    p.activate('A', 'ball-and-chain')
    p.dice('d6 3', 'd6 1', 'd6 2').answer('whirl', { side: 'north' })
    expect([p.status('A'), p.turnover]).toEqual(['reserves', ''])
  })

  it('BB-SKILL-13 DB-SKILL-THICK-SKULL-01 who is Stunned thanks to a Thick Skull is Knocked-out all the same', () => {
    const p = onPitch({ A: { at: [5, 5], ma: 1, skills: ['ball-and-chain', 'thick-skull'] }, b: far })
    p.activate('A', 'ball-and-chain').dice('d6 3').answer('whirl', { side: 'east' })
    p.dice('d6 3', 'd6 1', 'd6 4', 'd6 4').answer('whirl', { side: 'east' })
    expect(p.status('A')).toBe('knocked-out')
  })

  it('BB-SKILL-13 BB-CROWD-04 rolled over while another goes into the crowd: crowd first, then the Armour roll', () => {
    const p = onPitch({
      A: { at: [5, 2], skills: ['ball-and-chain'] },
      b: { at: [5, 1], state: 'prone' },
      c: { at: [5, 0] },
      d: { at: [4, 0] },
      e: { at: [6, 0] },
    })
    p.activate('A', 'ball-and-chain').dice('d6 3').answer('whirl', { side: 'north' })
    p.dice('d6 1', 'd6 1', 'd6 1', 'd6 2').answer('push', { to: squareAt(5, 0) })
    expect(p.rollEvents().map(({ what, piece }) => [what, piece])).toEqual([
      ['ball-and-chain', p.id('A')],
      ['injury', p.id('c')],
      ['armour', p.id('b')],
    ])
    expect([p.at('A'), p.at('b'), p.status('c')]).toEqual([[5, 1], [5, 0], 'reserves'])
  })

  it('BB-SKILL-13 BB-TD-03 a carrier whom he shoves on into the End Zone scores', () => {
    const p = onPitch(
      {
        A: { at: [22, 5], skills: ['ball-and-chain'] },
        b: { at: [23, 5], state: 'prone' },
        C: { at: [24, 5] },
        d: { at: [24, 4] },
        e: { at: [24, 6] },
      },
      { ball: 'C' },
    )
    p.activate('A', 'ball-and-chain').dice('d6 3').answer('whirl', { side: 'east' })
    p.answer('push', { to: squareAt(24, 5) })
    p.dice('d6 1', 'd6 1').answer('push', { to: squareAt(25, 5) })
    expect(p.state.teams[0].touchdowns).toBe(1)
  })

  it('DB-SKILL-SPRINT-01 BB-SKILL-35 with Sprint he may Rush three times', () => {
    const p = onPitch({ A: { at: [5, 5], ma: 1, skills: ['ball-and-chain', 'sprint'] }, b: far })
    p.activate('A', 'ball-and-chain').dice('d6 3').answer('whirl', { side: 'east' })
    for (let rush = 0; rush < 3; rush++) p.dice('d6 3', 'd6 2').answer('whirl', { side: 'east' })
    expect(p.at('A')).toEqual([9, 5])
  })
})

describe('team re-rolls', () => {
  it('BB-RR-12 BB-RR-13 DB-RR-18 that of a Leader is spent before a bought one, one for the drive before both; all are counted', () => {
    const p = onPitch({ A: with_('leader'), B: { at: [8, 5], ma: 1 }, b: far }, { rerolls: [2, 0] })
    p.state.teams[0].lapsing = 1
    const left = () => [rerollsLeft(p.match, 0), p.state.teams[0].rerolls]
    p.activate('B', 'move').step([9, 5]).dice('d6 1').step([10, 5])
    p.dice('d6 6').answer('team-re-roll')
    expect(left()).toEqual([2, 1])
    p.dice('d6 1').step([11, 5])
    p.dice('d6 6').answer('team-re-roll')
    expect(left()).toEqual([1, 1])
  })
})

describe('a Block that ends in a Touchdown', () => {
  it('BB-CROWD-25 the Armour roll against the target comes before the Touchdown of whoever followed up', () => {
    const p = onPitch({ A: { at: [24, 5] }, b: { at: [25, 4] }, c: far }, { ball: 'A' })
    p.dice('block pow').activate('A', 'block', 'b')
    p.dice('d6 6', 'd6 5', 'd6 1', 'd6 1').answer('follow-up')
    expect(p.rolls.slice(-2)).toEqual(['armour 6+5', 'injury 1+1'])
    expect(p.state.teams[0].touchdowns).toBe(1)
  })
})

describe('stars', () => {
  it('BB-IND-21 DB-STAT-06 DB-MOVE-35 Raiding Party: a fallen opponent is marked too, and the ball on the way is picked up', () => {
    const p = onPitch(
      {
        A: { at: [5, 5], star: 'ivar-eriksson' },
        B: { at: [8, 5] },
        b: { at: [10, 5], state: 'prone' },
        c: far,
      },
      { ball: [9, 5] },
    )
    p.activate('A', 'move').answer('target', { target: p.id('B') })
    p.dice('d6 6').answer('square', { to: squareAt(9, 5) })
    expect(p.ball()).toBe('B')
  })

  it('BB-IND-21 Sneakiest of the Lot: also where he gets up for his Foul', () => {
    const p = onPitch({
      A: { at: [5, 5], star: 'the-black-gobbo', state: 'prone' },
      B: { at: [8, 5] },
      b: { at: [5, 6], state: 'prone' },
      c: { at: [8, 6], state: 'prone' },
    })
    p.activate('A', 'foul', 'b').dice('d6 1', 'd6 2').answer('foul')
    expect(p.declarations('B')).toContain('foul c')
  })
})
