import { describe, expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { bloodBowl } from '../game.ts'
import { onPitch, type Pitch } from '../testing/pitch.ts'

const far = { at: [20, 9] }
const with_ = (...skills: string[]) => ({ at: [5, 5], skills })
const passTo = (p: Pitch, x: number, y: number, type = 'throw') =>
  p
    .activate('A', 'pass')
    .answer('pass')
    .answer(type, { to: squareAt(x, y) })

describe('passing on the pitch', () => {
  it('BB-PASS-01 BB-PASS-02 BB-PASS-05 four bands, nothing in the way, only squares of the pitch', () => {
    const p = onPitch({ A: { at: [5, 5] }, b: { at: [7, 5] }, c: { at: [8, 5] } }, { ball: 'A' })
    p.activate('A', 'pass').answer('pass')
    const open = (dx: number, dy: number) => p.squares('throw').some(([x, y]) => x === 5 + dx && y === 5 + dy)
    expect([open(3, 0), open(6, 3), open(7, 0), open(11, 0), open(13, 2), open(13, 3), open(14, 0)]).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    expect(p.squares('throw').every(([x, y]) => x >= 0 && y >= 0)).toBe(true)
  })

  it.each([
    [8, 0],
    [10, -1],
    [13, -2],
    [17, -3],
  ])('BB-PASS-03 the range to x=%i: %i', (x, value) => {
    const p = onPitch({ A: { at: [5, 5] }, B: { at: [x, 5] }, b: far }, { ball: 'A' })
    p.dice('d6 6', 'd6 6')
    passTo(p, x, 5)
    expect(p.rollEvents('pass')[0].modifiers.reduce((sum, modifier) => sum + modifier.value, 0)).toBe(value)
  })

  it('BB-PASS-06 BB-PASS-08 interference: under the ruler, -3, -2 or -1 and a single -1 for being Marked', () => {
    const p = onPitch(
      {
        A: { at: [5, 7] },
        B: { at: [11, 7] },
        C: { at: [9, 9] },
        D: { at: [7, 9] },
        b: { at: [8, 8] },
        c: { at: [8, 10] },
      },
      { ball: 'A' },
    )
    p.dice('d6 6')
    passTo(p, 11, 7)
    expect(p.offers('interfere').map(({ player }) => player)).toEqual([p.id('b')])
    p.dice('d6 3', 'd6 6').answer('interfere', { player: p.id('b') })
    expect(p.rollEvents('interfere')[0].modifiers.map(({ value }) => value)).toEqual([-3, -1])
  })

  it('BB-PASS-10 Running Pass only after a quick pass', () => {
    const run = (x: number) => {
      const p = onPitch({ A: with_('running-pass'), B: { at: [x, 5] }, b: far }, { ball: 'A' })
      p.dice('d6 6', 'd6 6')
      passTo(p, x, 5)
      return p.asked
    }
    expect([run(8), run(10)]).toEqual(['move', 'turn'])
  })

  it('BB-SKILL-03 Hail Mary Pass: any square, never accurate, no interference; BB-WEATHER-08 not in a Blizzard', () => {
    const p = onPitch({ A: with_('hail-mary-pass'), b: { at: [12, 5] } }, { ball: 'A' })
    p.activate('A', 'pass').answer('pass')
    expect(p.squares('lob')).toHaveLength(389)
    p.dice('d6 6', 'd8 2', 'd8 2', 'd8 2', 'd8 2').answer('lob', { to: squareAt(24, 7) })
    expect([p.ball(), p.turnover]).toEqual([[24, 3], 'pass-not-caught'])
    const snow = onPitch({ A: with_('hail-mary-pass'), b: far }, { ball: 'A', weather: 'blizzard' })
    snow.activate('A', 'pass').answer('pass')
    expect([snow.offers('lob'), snow.squares('throw').some(([x]) => x === 12)]).toEqual([[], false])
  })

  it('BB-SKILL-04 Cannoneer: +1 for a long pass', () => {
    const p = onPitch({ A: with_('cannoneer'), B: { at: [13, 5] }, b: far }, { ball: 'A' })
    p.dice('d6 5', 'd6 6')
    passTo(p, 13, 5)
    expect(p.types).toContain('boost')
    p.answer('boost', { skill: 'cannoneer' })
    expect(p.ball()).toBe('B')
  })

  it('BB-SKILL-05 BB-SKILL-32 Cloud Burster has the interference rolled again, not against Very Long Legs', () => {
    const throwLong = (skills: string[]) => {
      const p = onPitch(
        { A: { ...with_('cloud-burster'), pa: 2 }, B: { at: [13, 5] }, b: { at: [9, 5], ag: 1, skills } },
        { ball: 'A' },
      )
      p.dice('d6 6')
      passTo(p, 13, 5)
      p.dice('d6 6').answer('interfere', { player: p.id('b') })
      return p
    }
    const p = throwLong([])
    expect(p.asked).toBe('use-skill')
    p.dice('d6 1', 'd6 6').answer('use', { skill: 'cloud-burster' })
    expect(p.ball()).toBe('B')
    const legs = throwLong(['very-long-legs'])
    expect(legs.match.waiting?.what).toBe('catch')
  })

  it('BB-SKILL-07 several may use On the Ball, until one Falls Over', () => {
    const p = onPitch(
      {
        A: { at: [5, 5] },
        B: { at: [8, 5] },
        C: { at: [11, 5] },
        b: { at: [11, 6], skills: ['on-the-ball'] },
        c: { at: [14, 9], skills: ['on-the-ball'] },
      },
      { ball: 'A' },
    )
    passTo(p, 8, 5)
    p.answer('use', { skill: 'on-the-ball' })
    p.dice('d6 1', 'd6 1', 'd6 1', 'd6 6', 'd6 6').step([12, 7])
    expect([p.status('b'), p.ball()]).toEqual(['prone', 'B'])
  })

  it('BB-SKILL-08 Diving Catch at a throw-in that lands beside the player', () => {
    const p = onPitch({ A: { at: [5, 1] }, B: { at: [6, 5], skills: ['diving-catch'] }, b: far }, { ball: [5, 0] })
    p.dice('d6 1', 'd8 2', 'd6 3', 'd6 2', 'd6 3').activate('A', 'move').step([5, 0])
    expect([p.asked, p.seat]).toEqual(['use-skill', 0])
    p.dice('d6 6').answer('use', { skill: 'diving-catch' })
    expect(p.ball()).toBe('B')
  })
})

describe('weather', () => {
  const test = (weather: string, fields: Record<string, unknown>, act: (p: Pitch) => void, kind: string) => {
    const p = onPitch({ A: { at: [5, 5], ma: 1 }, B: { at: [8, 5] }, b: far }, { weather, ...fields })
    act(p)
    return p.rollEvents(kind)[0].modifiers.map(({ source, value }) => `${source} ${value}`)
  }

  it('BB-WEATHER-04 Very Sunny: -1 to pass', () => {
    expect(
      test('very-sunny', { ball: 'A' }, (p) => passTo(p.dice('d6 4', 'd8 1', 'd8 1', 'd8 1', 'd8 1'), 8, 5), 'pass'),
    ).toEqual(['very-sunny -1'])
  })

  it('BB-WEATHER-05 BB-WEATHER-02 Perfect Conditions: nothing', () => {
    expect(
      test('perfect-conditions', { ball: [6, 5] }, (p) => p.dice('d6 3').activate('A', 'move').step([6, 5]), 'pick-up'),
    ).toEqual([])
  })

  it('BB-WEATHER-06 Pouring Rain: -1 to pick up, catch and interfere, not to Dodge', () => {
    expect(
      test(
        'pouring-rain',
        { ball: [6, 5] },
        (p) => p.dice('d6 3', 'd8 1').activate('A', 'move').step([6, 5]),
        'pick-up',
      ),
    ).toEqual(['pouring-rain -1'])
    const p = onPitch({ A: { at: [5, 5] }, b: { at: [5, 6] } }, { weather: 'pouring-rain' })
    p.dice('d6 3').activate('A', 'move').step([5, 4])
    expect(p.rollEvents('dodge')[0].modifiers).toEqual([])
  })

  it('BB-WEATHER-07 BB-PRAY-14 Blizzard: -1 to Rush, moles another for each coach', () => {
    const rush = (weather: string, prayers: string[][]) =>
      test(weather, { prayers }, (p) => p.dice('d6 6').activate('A', 'move').step([6, 5], [7, 5]), 'rush')
    expect(rush('blizzard', [[], []])).toEqual(['blizzard -1'])
    expect(rush('blizzard', [['moles-under-the-pitch'], ['moles-under-the-pitch']])).toEqual([
      'blizzard -1',
      'moles-under-the-pitch -1',
      'moles-under-the-pitch -1',
    ])
  })

  it('BB-IND-08 the Weather Mage: once, before anybody acts, until the end of the next opposing turn', () => {
    const p = onPitch({ A: { at: [5, 5] }, b: far }, { inducements: [['weather-mage'], []] })
    p.dice('d6 4', 'd6 5').answer('weather-mage').answer('shift', { by: 2 })
    expect([p.state.weather, p.types.includes('weather-mage')]).toEqual(['pouring-rain', false])
    p.answer('end-turn')
    expect(p.state.weather).toBe('pouring-rain')
    p.answer('end-turn')
    expect(p.state.weather).toBe('perfect-conditions')
  })
})

describe('wizards', () => {
  it('BB-IND-24 BB-IND-26 BB-IND-27 Zap! turns an opponent into a frog for the drive', () => {
    const p = onPitch({ A: { at: [5, 5] }, b: far, c: { at: [24, 7] } }, { inducements: [['wizard'], []], ball: 'b' })
    p.answer('end-turn')
    if (p.asked === 'wizard') p.answer('decline')
    expect([p.asked, p.seat]).toEqual(['wizard', 0])
    p.dice('d6 3', 'd8 5').answer('zap', { player: p.id('b') })
    const { ma, st, ag, pa, av } = p.player('b')
    expect([[ma, st, ag, pa, av], p.ball(), p.turnover, p.side(0).wizards]).toEqual([[5, 1, 2, 0, 5], [21, 9], '', 0])
    expect([p.asked, p.state.active]).toEqual(['turn', 1])
  })

  it('BB-IND-25 a Fireball after a turn: 4+ knocks down, +1 to one roll', () => {
    const p = onPitch({ A: { at: [5, 5] }, b: far, c: { at: [21, 9] } }, { inducements: [['wizard'], []] })
    p.answer('end-turn')
    expect(p.squares('fireball', 'square')).toContainEqual([19, 8])
    expect(p.squares('fireball', 'square')).not.toContainEqual([18, 8])
    const spell = { type: 'fireball', square: squareAt(20, 9) }
    const quiet = bloodBowl.clone(p.match)
    p.dice('d6 4', 'd6 3', 'd6 4', 'd6 4').answer(spell.type, spell)
    expect(p.happened('spell-cast')).toMatchObject([{ team: 0, spell: 'fireball', square: spell.square }])
    bloodBowl.play(quiet, spell) // without events, as a search plays it
    expect(quiet.waiting?.what).toBe('fireball')
    expect(p.asked).toBe('harm-bonus')
    p.dice('d6 1', 'd6 1').answer('add-bonus', { player: -1, skill: 'fireball' })
    expect([p.status('b'), p.status('c')]).toEqual(['stunned', 'standing'])
  })
})

describe('prayers', () => {
  it('BB-PRAY-05 BB-PRAY-06 BB-PITCH-07 a trapdoor swallows on a 1; the ball bounces, Turnover', () => {
    const p = onPitch({ A: { at: [5, 1] }, b: far }, { trapdoors: true, ball: 'A' })
    p.dice('d6 1', 'd6 2', 'd6 3', 'd8 5').activate('A', 'move').step([6, 1])
    expect([p.status('A'), p.ball(), p.turnover]).toEqual(['reserves', [7, 1], 'carrier-left-pitch'])
    const safe = onPitch({ A: { at: [5, 1] }, b: far }, { trapdoors: true })
    safe.dice('d6 2').activate('A', 'move').step([6, 1])
    expect(safe.at('A')).toEqual([6, 1])
  })
})

describe('skills of the pitch', () => {
  it('BB-SKILL-10 Chainsaw: 2+ hits with +3; a 1 is a kick-back and a Turnover', () => {
    const p = onPitch({ A: with_('chainsaw'), b: { at: [5, 6] } })
    p.dice('d6 2', 'd6 3', 'd6 3', 'd6 4', 'd6 4').activate('A', 'chainsaw', 'b')
    expect(p.status('b')).toBe('knocked-out')
    const back = onPitch({ A: with_('chainsaw'), b: { at: [5, 6] } })
    back.dice('d6 1', 'd6 1', 'd6 1').activate('A', 'chainsaw', 'b')
    expect([back.status('A'), back.turnover]).toEqual(['standing', 'kick-back'])
  })

  it('BB-SKILL-11 whoever falls with a chainsaw has +3 against him; Both Down endangers both', () => {
    const p = onPitch({ A: { ...with_('chainsaw'), ma: 1 }, b: far })
    p.dice('d6 1', 'd6 1', 'd6 1').activate('A', 'move').step([6, 5], [7, 5])
    expect(p.rollEvents('armour')[0].modifiers.map(({ value }) => value)).toEqual([3])
    const both = onPitch({ A: with_('chainsaw'), b: { at: [5, 6] } })
    both.dice('block both-down', 'd6 1', 'd6 1', 'd6 1', 'd6 1').activate('A', 'block', 'b')
    expect(both.rollEvents('armour').map(({ modifiers }) => modifiers.map(({ value }) => value))).toEqual([[3], [3]])
  })

  it('BB-SKILL-12 Ball and Chain moves where the dice say, off the pitch too, without a Turnover', () => {
    const p = onPitch({ A: { at: [5, 0], skills: ['ball-and-chain'] }, B: { at: [1, 9] }, b: far })
    expect(p.declarations('A')).toEqual(['ball-and-chain'])
    p.activate('A', 'ball-and-chain')
    p.dice('d6 3', 'd6 4', 'd6 4').answer('whirl', { side: 'north' })
    expect([p.status('A'), p.turnover]).toEqual(['knocked-out', ''])
    const walk = onPitch({ A: { at: [5, 5], skills: ['ball-and-chain'] }, b: { at: [5, 6] } }, { ball: [6, 4] })
    walk.activate('A', 'ball-and-chain').dice('d6 1', 'd8 5').answer('whirl', { side: 'east' })
    expect([walk.at('A'), walk.ball()]).toEqual([
      [6, 4],
      [7, 4],
    ])
  })

  it('BB-SKILL-13 BB-SKILL-36 it hits whoever stands there; going down is an Injury roll, Stunned counting as KO', () => {
    const p = onPitch({
      A: { at: [5, 5], skills: ['ball-and-chain'] },
      B: { at: [6, 5], skills: ['foul-appearance', 'fend'] },
      b: far,
    })
    p.activate('A', 'ball-and-chain')
    p.dice('d6 3', 'block both-down', 'd6 1', 'd6 1', 'd6 2', 'd6 3').answer('whirl', { side: 'east' })
    expect([p.status('A'), p.status('B'), p.turnover]).toEqual(['knocked-out', 'prone', 'knocked-down'])
    const roll = onPitch({ A: { at: [5, 5], skills: ['ball-and-chain'] }, b: { at: [6, 5], state: 'prone' } })
    roll.activate('A', 'ball-and-chain').dice('d6 3').answer('whirl', { side: 'east' })
    roll.dice('d6 1', 'd6 2').push(7, 5)
    expect([roll.at('A'), roll.at('b')]).toEqual([
      [6, 5],
      [7, 5],
    ])
  })

  it('BB-SKILL-13 placed Prone by Wrestle or fire: an Injury roll at once, Stunned counting as KO', () => {
    const fire = onPitch({
      A: { at: [5, 5], skills: ['breathe-fire'] },
      b: { at: [6, 5], st: 4, skills: ['ball-and-chain'] },
    })
    fire.dice('d6 4', 'd6 2', 'd6 3').activate('A', 'breathe-fire', 'b')
    expect(fire.status('b')).toBe('knocked-out')
    const plain = onPitch({ A: { at: [5, 5], skills: ['breathe-fire'] }, b: { at: [6, 5], st: 4 } })
    plain.dice('d6 4').activate('A', 'breathe-fire', 'b')
    expect(plain.status('b')).toBe('prone')
    const wrestled = onPitch({ A: { at: [5, 5], skills: ['wrestle'] }, b: { at: [6, 5], skills: ['ball-and-chain'] } })
    wrestled.dice('block both-down', 'd6 2', 'd6 3').activate('A', 'block', 'b').answer('use', { skill: 'wrestle' })
    expect([wrestled.status('A'), wrestled.status('b')]).toEqual(['prone', 'knocked-out'])
  })

  it('BB-SKILL-13 DB-SKILL-MULTIPLE-BLOCK-03 placed Prone as one of two targets, or by a dive of his own: the Injury roll too', () => {
    const two = onPitch({
      A: { at: [5, 5], st: 5, skills: ['multiple-block', 'wrestle'] },
      b: { at: [6, 5], skills: ['ball-and-chain'] },
      c: { at: [6, 6] },
    })
    two.activate('A', 'multiple-block').answer('target', { target: two.id('b') })
    two.dice('block both-down', 'block push-back').answer('target', { target: two.id('c') })
    two.answer('target', { target: two.id('b') })
    two.dice('d6 2', 'd6 3').answer('use', { skill: 'wrestle' }).push(7, 6)
    expect([two.status('A'), two.status('b'), two.status('c')]).toEqual(['prone', 'knocked-out', 'standing'])
    const dived = onPitch({ A: { at: [5, 5] }, b: { at: [6, 5], skills: ['ball-and-chain', 'diving-tackle'] } })
    dived.dice('d6 6').activate('A', 'move').step([4, 5])
    dived.dice('d6 2', 'd6 3').answer('use', { skill: 'diving-tackle' })
    expect([dived.status('b'), dived.at('A')]).toEqual(['knocked-out', [4, 5]])
  })

  it('BB-SKILL-35 a Rush of Ball and Chain: on a 1 he Falls Over', () => {
    const p = onPitch({ A: { at: [5, 5], ma: 1, skills: ['ball-and-chain'] }, b: far })
    p.activate('A', 'ball-and-chain').dice('d6 3').answer('whirl', { side: 'east' })
    p.dice('d6 3', 'd6 1', 'd6 1', 'd6 1').answer('whirl', { side: 'east' })
    expect([p.status('A'), p.turnover]).toEqual(['knocked-out', 'fell-over'])
  })

  it('BB-SKILL-12 a Prone Ball and Chain has to stand up first', () => {
    const p = onPitch({ A: { at: [5, 5], state: 'prone', skills: ['ball-and-chain'] }, b: far })
    expect(p.declarations('A')).not.toContain('ball-and-chain')
  })

  it('BB-SKILL-15 Swoop glides D3 squares along the template', () => {
    const p = onPitch({
      A: { at: [5, 5], st: 5, skills: ['throw-team-mate'] },
      B: { at: [5, 6], st: 2, skills: ['right-stuff', 'swoop'] },
      b: far,
    })
    p.dice('d6 6')
      .activate('A', 'throw-team-mate')
      .answer('throw-team-mate', { target: p.id('B') })
      .answer('throw', { to: squareAt(9, 5) })
    expect(p.asked).toBe('swoop')
    p.dice('d6 3', 'd3 2', 'd6 6').answer('swoop', { side: 'east' })
    expect(p.at('B')).toEqual([11, 5])
  })

  it('BB-SKILL-17 BB-SKILL-30 bombs: gone over the edge; hit players are Placed Prone without a bonus', () => {
    const gone = onPitch({ A: with_('bombardier'), b: { at: [5, 1] } })
    gone
      .activate('A', 'throw-bomb')
      .dice('d6 3', 'd8 2', 'd8 2')
      .answer('throw', { to: squareAt(5, 1) })
    expect([gone.happened('exploded'), gone.status('b')]).toEqual([[], 'standing'])
    const p = onPitch({ A: with_('bombardier'), B: { at: [6, 5] }, b: far })
    p.activate('A', 'throw-bomb')
      .dice('d6 1', 'd6 1', 'd6 4', 'd6 3')
      .answer('throw', { to: squareAt(8, 5) })
    expect([p.status('A'), p.turnover, p.asked]).toEqual(['prone', 'own-bomb', 'turn'])
  })

  it('BB-SKILL-18 BB-SKILL-20 Bloodlust: +1 for an attack; failed and without a bite it is a Turnover', () => {
    const fine = onPitch({ A: with_('bloodlust-3'), b: { at: [5, 6] } })
    fine.dice('d6 2', 'block push').activate('A', 'blitz', 'b')
    expect(fine.asked).toBe('move')
    const p = onPitch({ A: with_('bloodlust-3'), b: far }, { ball: 'A' })
    p.dice('d6 2').activate('A', 'move')
    p.dice('d8 2').answer('stop')
    expect([p.turnover, p.ball(), p.player('A').dazed]).toEqual(['bloodlust', [5, 4], 1])
  })

  it('BB-SKILL-19 BB-SKILL-21 a Thrall is bitten: Injury roll, no Turnover; a bite before scoring', () => {
    const p = onPitch(
      {
        A: { at: [24, 7], skills: ['bloodlust-2'] },
        B: { at: [24, 8], position: 'thrall-lineman' },
        b: { at: [3, 3] },
      },
      { ball: 'A' },
    )
    p.dice('d6 1').activate('A', 'move')
    expect(p.types).toContain('bite')
    p.dice('d6 4', 'd6 4').answer('bite', { target: p.id('B') })
    expect([p.status('B'), p.turnover]).toEqual(['knocked-out', ''])
    p.step([25, 7])
    expect(p.state.teams[0].touchdowns).toBe(1)
    const thirsty = onPitch({ A: { at: [24, 7], skills: ['bloodlust-2'] }, b: { at: [3, 3] } }, { ball: 'A' })
    thirsty.dice('d6 1').activate('A', 'move').step([25, 7])
    expect(thirsty.state.teams[0].touchdowns).toBe(0)
  })

  it('BB-SKILL-22 Hit and Run: one square, to where nobody is near', () => {
    const p = onPitch({ A: with_('hit-and-run'), b: { at: [5, 6] } })
    p.dice('block push-back').activate('A', 'block', 'b').push(5, 7).answer('stay')
    expect(p.asked).toBe('hit-and-run')
    expect(p.squares('step').every(([, y]) => y <= 5)).toBe(true)
    p.step([5, 4])
    expect(p.at('A')).toEqual([5, 4])
  })

  it('BB-SKILL-23 My Ball: no Pass and no Hand-off while he holds it', () => {
    const p = onPitch({ A: with_('my-ball'), B: { at: [6, 6] }, b: far }, { ball: 'A' })
    expect(p.declarations('A').filter((type) => type === 'pass' || type === 'hand-off')).toEqual([])
  })

  it('BB-SKILL-24 Trickster: another square beside the attacker before the dice', () => {
    const p = onPitch({ A: { at: [5, 5] }, B: { at: [6, 4] }, b: { at: [6, 5], skills: ['trickster'] } })
    p.activate('A', 'block', 'b')
    expect([p.asked, p.seat]).toEqual(['trickster', 1])
    p.dice('block push').answer('appear', { to: squareAt(4, 5) })
    expect([p.at('b'), p.rollEvents('block')[0].dice.length]).toEqual([[4, 5], 1])
  })

  it('BB-SKILL-25 Breathe Fire: 4+ Placed Prone, a natural 6 Knocked Down, less against the strong, a 1 hurts himself', () => {
    const breathe = (st: number, ...dice: string[]) => {
      const p = onPitch({ A: with_('breathe-fire'), b: { at: [5, 6], st } })
      p.dice(...dice).activate('A', 'breathe-fire', 'b')
      return [p.status('A'), p.status('b'), p.rollEvents('armour').length]
    }
    expect(breathe(3, 'd6 4')).toEqual(['standing', 'prone', 0])
    expect(breathe(3, 'd6 6', 'd6 1', 'd6 1')).toEqual(['standing', 'prone', 1])
    expect(breathe(5, 'd6 4')).toEqual(['standing', 'standing', 0])
    expect(breathe(3, 'd6 1', 'd6 1', 'd6 1')).toEqual(['prone', 'standing', 1])
  })

  it('BB-SKILL-26 Mighty Blow (+2), Dirty Player (+2), Loner (5+)', () => {
    const p = onPitch({ A: with_('mighty-blow-2'), b: { at: [5, 6] } })
    p.dice('block pow', 'd6 3', 'd6 4').activate('A', 'block', 'b').push(5, 7).answer('stay')
    p.dice('d6 1', 'd6 1').answer('add-bonus', { player: p.id('A'), skill: 'mighty-blow-2' })
    expect(p.status('b')).toBe('stunned')
    const loner = onPitch({ A: { ...with_('loner-5'), ma: 1 }, b: far }, { rerolls: [1, 0] })
    loner.dice('d6 1').activate('A', 'move').step([6, 5], [7, 5])
    loner.dice('d6 4', 'd6 1', 'd6 1').answer('team-re-roll')
    expect(loner.status('A')).toBe('prone')
  })

  it('BB-SKILL-28 Iron Hard Skin: no modifier of opponents on the Armour roll', () => {
    const p = onPitch({ A: with_('mighty-blow'), b: { at: [5, 6], skills: ['iron-hard-skin'] } })
    p.dice('block pow', 'd6 4', 'd6 4').activate('A', 'block', 'b').push(5, 7).answer('stay')
    expect([p.status('b'), p.asked]).toEqual(['prone', 'turn'])
    const foul = onPitch({
      A: { at: [5, 5] },
      B: { at: [6, 6] },
      b: { at: [5, 6], state: 'prone', skills: ['iron-hard-skin'] },
    })
    foul.dice('d6 5', 'd6 3').activate('A', 'foul', 'b').answer('foul')
    expect(foul.rollEvents('armour')[0].modifiers).toEqual([])
  })

  it('BB-SKILL-31 Strip Ball works on somebody who stands firm', () => {
    const p = onPitch({ A: with_('strip-ball'), b: { at: [5, 6], skills: ['stand-firm'] } }, { ball: 'b' })
    p.dice('block push-back').activate('A', 'block', 'b').answer('use', { skill: 'stand-firm' })
    p.dice('d8 7').answer('use', { skill: 'strip-ball' })
    expect(p.ball()).toEqual([5, 7])
  })

  it('BB-SKILL-33 Stunty with a chainsaw does not slip past', () => {
    const p = onPitch({ A: { at: [5, 5], skills: ['stunty', 'chainsaw'] }, b: { at: [5, 6] }, c: { at: [4, 3] } })
    p.dice('d6 4').activate('A', 'move').step([5, 4])
    expect(p.rollEvents('dodge')[0].modifiers.map(({ value }) => value)).toEqual([-1])
  })

  it('BB-SKILL-34 Animosity: towards those it names, never towards stars', () => {
    const hand = (mate: object) => {
      const p = onPitch(
        { A: { at: [5, 5], position: 'orc-lineman-bb' }, B: { at: [6, 5], ...mate }, b: far },
        { ball: 'A' },
      )
      p.activate('A', 'hand-off')
        .dice('d6 1')
        .answer('hand-off', { target: p.id('B') })
      return p.rolls[0]
    }
    expect(hand({ position: 'orc-lineman-bb' })).toBe('animosity 1')
    expect(hand({ position: 'orc-blitzer-bb' })).toBe('catch 1')
    expect(hand({ position: 'orc-lineman-bb', contract: 3 })).toBe('catch 1')
  })

  it('BB-SKILL-34 DB-TRAIT-ANIMOSITY-01 Animosity in a pass: only of the thrower, only towards a team-mate at the target', () => {
    const thrown = (pieces: Record<string, object>, x: number) => {
      const p = onPitch({ ...pieces, z: far }, { ball: 'A' })
      p.dice('d6 1')
      passTo(p, x, 5)
      return p.rolls[0]
    }
    const orc = (x: number, position: string) => ({ at: [x, 5], position })
    const mates = { A: orc(5, 'orc-lineman-bb'), B: orc(7, 'orc-lineman-bb') }
    expect(thrown(mates, 7)).toBe('animosity 1')
    expect(thrown(mates, 8)).toBe('pass 1')
    expect(thrown({ A: orc(5, 'goblin'), B: orc(7, 'orc-thrower-bb') }, 7)).toBe('pass 1')
    // The first of all players is a team-mate like any other.
    const second = onPitch({ A: orc(7, 'orc-lineman-bb'), B: orc(5, 'orc-lineman-bb'), z: far }, { ball: 'B' })
    second
      .dice('d6 1')
      .activate('B', 'pass')
      .answer('pass')
      .answer('throw', { to: squareAt(7, 5) })
    expect(second.rolls[0]).toBe('animosity 1')
  })
})

it('BB-SKILL-13 somebody with Side Step or Stand Firm may use it when Ball and Chain rolls over him', () => {
  const p = onPitch({
    A: { at: [5, 5], skills: ['ball-and-chain', 'grab', 'juggernaut'] },
    b: { at: [6, 5], skills: ['side-step', 'stand-firm'] },
  })
  p.activate('A', 'ball-and-chain')
  p.player('A').ma = 1
  p.dice('d6 3', 'block push-back').answer('whirl', { side: 'east' })
  expect(p.asked).toBe('use-skill')
})
