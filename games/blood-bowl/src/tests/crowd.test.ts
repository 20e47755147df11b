import { describe, expect, it } from 'vitest'
import { onPitch } from '../testing/pitch.ts'

const hit = (face: string, ...dice: string[]) => [`block ${face}`, ...dice]

describe('into the crowd', () => {
  it('BB-CROWD-02 BB-CROWD-05 a free push square on the pitch must be used', () => {
    const p = onPitch({ A: { at: [4, 0] }, b: { at: [5, 0] } })
    p.dice(...hit('push-back')).activate('A', 'block', 'b')
    if (p.asked === 'push-square')
      expect(p.squares('push')).toEqual([
        [6, 0],
        [6, 1],
      ])
    p.push(6, 0).answer('stay')
    expect(p.at('b')).toEqual([6, 0])
    const corner = onPitch({ A: { at: [6, 1] }, b: { at: [5, 0] } })
    corner
      .dice(...hit('push-back'))
      .activate('A', 'block', 'b')
      .answer('stay')
    expect(corner.at('b')).toEqual([4, 0])
  })

  it('BB-CROWD-03 no chain push while one of the squares is off the pitch', () => {
    const p = onPitch({ A: { at: [4, 0] }, b: { at: [5, 0] }, c: { at: [6, 0] }, d: { at: [6, 1] } })
    p.dice(...hit('push-back', 'd6 1', 'd6 2'))
      .activate('A', 'block', 'b')
      .answer('stay')
    expect([p.status('b'), p.at('c'), p.at('d')]).toEqual(['reserves', [6, 0], [6, 1]])
  })

  it('BB-CROWD-04 BB-CROWD-14 BB-CROWD-25 BB-TO-02 a chain-pushed carrier of the own team: injury, throw-in, Turnover', () => {
    const p = onPitch(
      {
        A: { at: [5, 2] },
        B: { at: [5, 0] },
        C: { at: [4, 0] },
        D: { at: [6, 0] },
        E: { at: [4, 3] },
        b: { at: [5, 1] },
      },
      { ball: 'B' },
    )
    p.dice('block push-back', 'block push-back', 'd6 2', 'd6 2', 'd6 3', 'd6 1', 'd6 3', 'd8 2')
    p.activate('A', 'block', 'b').face('push-back')
    p.push(5, 0)
    p.answer('stay')
    expect(p.status('B')).toBe('reserves')
    expect(p.at('b')).toEqual([5, 0])
    expect(p.turnover).toBe('carrier-left-pitch')
    expect(p.story.indexOf('into-the-crowd')).toBeLessThan(p.story.indexOf('throw-in'))
    expect(p.rolls.slice(1, 4)).toEqual(['injury 2+2', 'throw-in 3', 'throw-in-distance 1+3'])
    p.end()
  })

  it('BB-CROWD-06 Side Step finds a square on the pitch, Stand Firm stays', () => {
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0], skills: ['side-step'] } })
    p.dice(...hit('push-back'))
      .activate('A', 'block', 'b')
      .answer('use', { skill: 'side-step' })
    expect(p.squares('side-step').every(([, y]) => y >= 0)).toBe(true)
    const firm = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0], skills: ['stand-firm'] } })
    firm
      .dice(...hit('push-back'))
      .activate('A', 'block', 'b')
      .answer('use', { skill: 'stand-firm' })
    expect(firm.at('b')).toEqual([5, 0])
  })

  it('BB-CROWD-07 a Pow adds no Armour roll, and Mighty Blow does not count', () => {
    const p = onPitch({ A: { at: [5, 1], skills: ['mighty-blow'] }, b: { at: [5, 0], av: 3 } })
    p.dice(...hit('pow', 'd6 4', 'd6 3'))
      .activate('A', 'block', 'b')
      .answer('stay')
    expect(p.rollEvents('armour')).toHaveLength(0)
    expect(p.status('b')).toBe('reserves')
    p.end()
  })

  it('BB-CROWD-08 the follow-up is decided before the dice of the crowd; Fend is of no use to somebody gone', () => {
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0], skills: ['fend'] } })
    p.dice(...hit('push-back')).activate('A', 'block', 'b')
    expect([p.asked, p.rolls.length]).toEqual(['follow-up', 1])
    p.dice('d6 1', 'd6 1').answer('follow-up')
    expect(p.at('A')).toEqual([5, 0])
    const frenzied = onPitch({ A: { at: [5, 1], skills: ['frenzy'] }, b: { at: [5, 0] } })
    frenzied.dice(...hit('push-back', 'd6 1', 'd6 1')).activate('A', 'block', 'b')
    expect([frenzied.at('A'), frenzied.asked]).toEqual([[5, 0], 'turn'])
  })

  it.each([
    ['BB-CROWD-10', 3, 4, [], 'reserves'],
    ['BB-CROWD-11', 4, 5, [], 'knocked-out'],
    ['BB-CROWD-09', 5, 6, ['d16 3'], 'casualty'],
  ])('%s what the crowd does: %i+%i', (_rule, first, second, more, place) => {
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0] } })
    p.dice(...hit('push-back', `d6 ${first}`, `d6 ${second}`, ...more))
      .activate('A', 'block', 'b')
      .answer('stay')
    expect(p.status('b')).toBe(place)
  })

  it('BB-CROWD-09 the Stunty table for Stunty players', () => {
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0], skills: ['stunty'] } })
    p.dice(...hit('push-back', 'd6 4', 'd6 3'))
      .activate('A', 'block', 'b')
      .answer('stay')
    expect(p.status('b')).toBe('knocked-out')
  })

  it('BB-CROWD-12 BB-PRAY-16 no SPP for the crowd, two under Fan Interaction', () => {
    const off = (prayers: string[][]) => {
      const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0] } }, { prayers })
      p.dice(...hit('push-back', 'd6 5', 'd6 6', 'd16 3'))
        .activate('A', 'block', 'b')
        .answer('stay')
      return p.state.extras[p.id('A')].bonusSpp + p.player('A').casualties * 2
    }
    expect(off([[], []])).toBe(0)
    expect(off([['fan-interaction'], []])).toBe(2)
    const rolled = onPitch(
      { A: { at: [5, 1], skills: ['ball-and-chain'] }, b: { at: [5, 0], state: 'prone' } },
      { prayers: [['fan-interaction'], []] },
    )
    rolled.activate('A', 'ball-and-chain')
    rolled.dice('d6 3', 'd6 5', 'd6 6', 'd16 3').answer('whirl', { side: 'north' })
    expect([rolled.status('b'), rolled.state.extras[rolled.id('A')].bonusSpp]).toEqual(['casualty', 2])
  })

  it('BB-PRAY-16 BB-PRAY-17 BB-INJ-12 the SPP of Fan Interaction stay earned, and Necessary Violence raises them', () => {
    const earned = (prayers: string[], more: string[], victim: object, fields: object = {}) => {
      const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0], ...victim } }, { prayers: [prayers, []], ...fields })
      p.dice(...hit('push-back', 'd6 5', 'd6 6', 'd16 3', ...more))
        .activate('A', 'block', 'b')
        .answer('stay')
      if (p.asked === 'apothecary') p.dice('d16 3').answer('treat', { healer: 'apothecary' })
      return [p.status('b'), p.state.extras[p.id('A')].bonusSpp]
    }
    expect(earned(['fan-interaction'], ['d6 4'], { skills: ['regeneration'] })).toEqual(['reserves', 2])
    expect(earned(['fan-interaction'], [], {}, { apothecary: [false, true] })).toEqual(['reserves', 2])
    expect(earned(['fan-interaction', 'necessary-violence'], [], {})).toEqual(['casualty', 3])
    expect(earned(['necessary-violence'], [], {})).toEqual(['casualty', 0])
  })

  it('BB-CROWD-13 BB-CROWD-15 the ball of a carrier in the crowd is thrown in from the square left', () => {
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0] } }, { ball: 'b' })
    p.dice(...hit('push-back', 'd6 1', 'd6 1', 'd6 3', 'd6 2', 'd6 3', 'd8 7'))
      .activate('A', 'block', 'b')
      .answer('stay')
    expect(p.ball()).toEqual([5, 6])
    expect(p.turnover).toBe('')
    p.end()
  })
})

describe('throw-ins', () => {
  /** A failed pick-up lets the ball bounce over the edge. */
  const bounceOff = (at: [number, number], d8: number, ...dice: string[]) => {
    const from: [number, number] = [
      at[0] === 0 ? 1 : at[0] === 25 ? 24 : at[0],
      at[1] === 0 ? 1 : at[1] === 14 ? 13 : at[1],
    ]
    const p = onPitch({ A: { at: from }, b: { at: [13, 7] } }, { ball: at })
    p.dice('d6 1', `d8 ${d8}`, ...dice)
      .activate('A', 'move')
      .step(at)
    return p
  }

  it.each([
    [[8, 14], 7, ['1', '3', '5'], ['6,12', '8,12', '10,12']],
    [[8, 0], 2, ['1', '3', '5'], ['10,2', '8,2', '6,2']],
    [[0, 7], 4, ['2', '4', '6'], ['2,5', '2,7', '2,9']],
    [[25, 7], 5, ['1', '3', '5'], ['23,9', '23,7', '23,5']],
  ] as const)('BB-CROWD-01 BB-CROWD-16 BB-CROWD-18 BB-CROWD-21 from the edge at %j', (at, d8, dice, squares) => {
    dice.forEach((die, i) => {
      const p = bounceOff([...at] as [number, number], d8, `d6 ${die}`, 'd6 1', 'd6 1')
      const { to } = p.happened('throw-in')[0] as unknown as { to: number }
      expect(`${to % 26},${Math.floor(to / 26)}`).toBe(squares[i])
      expect(p.turnover).toBe('failed-pick-up')
    })
  })

  it('BB-CROWD-17 BB-PITCH-09 out of a corner by D3', () => {
    const way = (at: [number, number], d8: number, d3: number) => {
      const p = bounceOff(at, d8, `d3 ${d3}`, 'd6 1', 'd6 1')
      const { to } = p.happened('throw-in')[0] as unknown as { to: number }
      return [to % 26, Math.floor(to / 26)]
    }
    expect([1, 2, 3].map((d3) => way([0, 0], 1, d3))).toEqual([
      [2, 0],
      [2, 2],
      [0, 2],
    ])
    expect([1, 2, 3].map((d3) => way([25, 0], 3, d3))).toEqual([
      [25, 2],
      [23, 2],
      [23, 0],
    ])
    expect([1, 2, 3].map((d3) => way([25, 14], 8, d3))).toEqual([
      [23, 14],
      [23, 12],
      [25, 12],
    ])
    expect([1, 2, 3].map((d3) => way([0, 14], 6, d3))).toEqual([
      [0, 12],
      [2, 12],
      [2, 14],
    ])
  })

  it('BB-CROWD-19 whoever stands there must try to catch it with -1', () => {
    const p = onPitch({ A: { at: [5, 1] }, B: { at: [5, 5] }, b: { at: [20, 7] } }, { ball: [5, 0] })
    p.dice('d6 1', 'd8 2', 'd6 3', 'd6 2', 'd6 3', 'd6 3').activate('A', 'move').step([5, 0])
    const [caught] = p.rollEvents('catch')
    expect([caught.target, caught.modifiers.map(({ value }) => value)]).toEqual([3, [-1]])
  })

  it('BB-CROWD-20 a throw-in that leaves the pitch again is thrown in anew from its last square', () => {
    const p = onPitch({ A: { at: [20, 1] }, b: { at: [13, 7] } }, { ball: [20, 0] })
    p.dice('d6 1', 'd8 2', 'd6 1', 'd6 4', 'd6 4', 'd6 3', 'd6 1', 'd6 2', 'd8 4').activate('A', 'move').step([20, 0])
    const throws = p.happened('throw-in') as unknown as { from: number; to: number }[]
    expect(throws.map(({ to }) => [to % 26, Math.floor(to / 26)])).toEqual([
      [25, 5],
      [22, 5],
    ])
    p.end()
  })

  it('BB-CROWD-22 BB-PASS-07 BB-CROWD-24 a scatter over the edge ends at once; caught by the own team it is no Turnover', () => {
    const p = onPitch({ A: { at: [5, 4] }, B: { at: [5, 5] }, b: { at: [20, 7] } }, { ball: 'A' })
    p.dice('d6 2', 'd8 2', 'd8 2', 'd6 3', 'd6 2', 'd6 3', 'd6 5')
    p.activate('A', 'pass')
      .answer('pass')
      .answer('throw', { to: 26 + 5 })
    expect(p.rollEvents('scatter')).toHaveLength(2)
    expect([p.ball(), p.turnover]).toEqual(['B', ''])
    p.end()
  })

  it('BB-CROWD-23 BB-PASS-04 a deviating ball leaves from the last square of its path', () => {
    const p = onPitch({ A: { at: [22, 7] }, b: { at: [5, 7] } }, { ball: 'A' })
    p.dice('d6 2', 'd8 5', 'd6 6', 'd6 3', 'd6 1', 'd6 1', 'd8 1')
    p.activate('A', 'pass')
      .answer('pass')
      .answer('throw', { to: 7 * 26 + 14 })
    const [thrown] = p.happened('throw-in') as unknown as { from: number }[]
    expect([thrown.from % 26, Math.floor(thrown.from / 26)]).toEqual([25, 7])
    expect(p.turnover).toBe('pass-not-caught')
  })
})
