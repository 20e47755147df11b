import { describe, expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { attendance, mayBeMvp, reportOf, sppOf, winningsOf } from '../report.ts'
import { onPitch, type Pitch } from '../testing/pitch.ts'

const lying = (fields: Record<string, unknown> = {}, pieces = {}) =>
  onPitch(
    { A: { at: [5, 5] }, B: { at: [1, 1] }, b: { at: [5, 6], state: 'prone' }, c: { at: [20, 9] }, ...pieces },
    fields,
  )
const foul = (p: Pitch, ...dice: string[]) =>
  p
    .dice(...dice)
    .activate('A', 'foul', 'b')
    .answer('foul')

describe('fouls', () => {
  it('BB-FOUL-01 victim, assists and rolls as in the dungeon', () => {
    const p = foul(lying({}, { B: { at: [6, 6] } }), 'd6 4', 'd6 3')
    expect(p.rollEvents('armour')[0].modifiers.map(({ source, value }) => [source, value])).toEqual([['assists', 1]])
    expect(p.declarations('B')).not.toContain('foul b')
  })

  it('BB-FOUL-02 BB-FOUL-04 a double on either roll: Sent-off, Turnover, the ball bounces', () => {
    const p = foul(lying({ ball: 'A' }), 'd6 3', 'd6 3')
    p.dice('d8 2').answer('decline')
    expect([p.status('A'), p.turnover, p.ball()]).toEqual(['out', 'sent-off', [5, 4]])
    const injury = foul(lying(), 'd6 5', 'd6 4', 'd6 1', 'd6 1')
    expect(injury.asked).toBe('argue')
  })

  it('BB-FOUL-03 Sneaky Git is saved from a double on the Armour roll only, and does not move on', () => {
    const git = { A: { at: [5, 5], skills: ['sneaky-git'] } }
    const p = foul(lying({}, git), 'd6 4', 'd6 4')
    expect(p.asked).toBe('turn')
    expect(foul(lying({}, git), 'd6 5', 'd6 4', 'd6 2', 'd6 2').asked).toBe('argue')
  })

  it('BB-FOUL-05 BB-FOUL-10 BB-FOUL-11 argue, then bribes; no argument after a bribe', () => {
    const p = foul(lying({ bribes: [3, 0] }), 'd6 3', 'd6 3')
    expect(p.types).toEqual(['decline', 'argue', 'bribe'])
    p.dice('d6 1').answer('bribe')
    expect(p.types).toEqual(['decline', 'bribe'])
    p.dice('d6 2').answer('bribe')
    expect([p.status('A'), p.turnover, p.asked, p.player('A').activated]).toEqual(['standing', '', 'turn', 1])
  })

  it('BB-FOUL-06 a 6: stays with the ball, but it is a Turnover', () => {
    const p = foul(lying({ ball: 'A' }), 'd6 3', 'd6 3')
    p.dice('d6 6').answer('argue')
    expect([p.status('A'), p.turnover, p.ball()]).toEqual(['standing', 'sent-off', 'A'])
  })

  it('BB-FOUL-07 a 1 ejects the coach: no bribe now, no argument later', () => {
    const p = foul(lying({ bribes: [1, 0] }), 'd6 3', 'd6 3')
    p.dice('d6 1').answer('argue')
    expect([p.status('A'), p.state.teams[0].silenced, p.state.teams[0].bribes]).toEqual(['out', 1, 1])
  })

  it('BB-FOUL-09 BB-IND-29 a biased referee adds 1, so that a 1 does not eject', () => {
    const p = foul(lying({ inducements: [['biased-referee'], []] }), 'd6 3', 'd6 3')
    p.dice('d6 5').answer('argue')
    expect(p.status('A')).toBe('standing')
    const low = foul(lying({ inducements: [['biased-referee'], []] }), 'd6 3', 'd6 3')
    low.dice('d6 1').answer('argue')
    expect([low.status('A'), low.state.teams[0].silenced]).toEqual(['out', 0])
  })

  it('BB-IND-28 the referee of the opponents sees a Foul without a double on 5+', () => {
    const p = foul(lying({ inducements: [[], ['biased-referee']] }), 'd6 5', 'd6 2', 'd6 5')
    expect([p.asked, p.rolls.at(-1)]).toEqual(['argue', 'close-scrutiny 5'])
    expect(foul(lying({ inducements: [[], ['biased-referee']] }), 'd6 5', 'd6 2', 'd6 4').asked).toBe('turn')
  })

  it('BB-PRAY-07 a friend of the referee argues with 5+', () => {
    const p = foul(lying({ prayers: [['friends-with-the-ref'], []] }), 'd6 3', 'd6 3')
    p.dice('d6 5').answer('argue')
    expect(p.status('A')).toBe('standing')
  })

  it('BB-PRAY-19 under scrutiny every Foul is seen, a Sneaky Git too', () => {
    const p = foul(
      lying({ prayers: [[], ['under-scrutiny']] }, { A: { at: [5, 5], skills: ['sneaky-git'] } }),
      'd6 4',
      'd6 3',
    )
    expect(p.asked).toBe('argue')
  })

  it('BB-FOUL-12 BB-SKILL-11 a fouler whom the chainsaw has taken out cannot be argued for', () => {
    const p = lying({}, { A: { at: [5, 5], skills: ['chainsaw'], av: 3 } })
    p.activate('A', 'foul', 'b').answer('foul')
    p.dice('d6 1', 'd6 4', 'd6 4', 'd6 6', 'd6 6', 'd16 3').answer('use', { skill: 'chainsaw' })
    expect([p.status('A'), p.turnover]).toEqual(['casualty', 'kick-back'])
    expect(p.asked).toBe('turn')
  })

  it('BB-TEAM-07 Bribery and Corruption rolls a natural 1 again, once', () => {
    const p = foul(lying({ races: ['goblin', ''] }), 'd6 3', 'd6 3')
    p.dice('d6 1').answer('argue')
    expect(p.types).toEqual(['accept', 'again'])
    p.dice('d6 6').answer('again')
    expect([p.status('A'), p.side(0).corrupted]).toEqual(['standing', 1])
  })

  it('BB-SKILL-27 Guard assists Blocks but not Fouls', () => {
    const marked = { B: { at: [6, 6], skills: ['guard'] }, c: { at: [7, 6] } }
    const p = foul(lying({}, marked), 'd6 4', 'd6 3')
    expect(p.rollEvents('armour')[0].modifiers).toEqual([])
    const block = onPitch({ A: { at: [5, 5] }, b: { at: [5, 6] }, ...marked })
    block.dice('block push', 'block push').activate('A', 'block', 'b')
    expect(block.rollEvents('block')[0].dice).toHaveLength(2)
  })

  it('BB-SKILL-29 Pile Driver is the Foul of the turn', () => {
    const p = onPitch({
      A: { at: [5, 5], skills: ['pile-driver'] },
      b: { at: [5, 6] },
      B: { at: [9, 9] },
      c: { at: [9, 10], state: 'prone' },
    })
    p.state.teams[0].foulUsed = 1
    p.dice('block pow', 'd6 1', 'd6 1').activate('A', 'block', 'b').push(5, 7).answer('follow-up')
    expect(p.asked).toBe('turn')
  })

  it('BB-PRAY-17 SPP of Necessary Violence and Fouling Frenzy', () => {
    const spp = (prayers: string[]) => {
      const p = foul(lying({ prayers: [prayers, []] }), 'd6 5', 'd6 4', 'd6 5', 'd6 6', 'd16 3')
      return sppOf(p.match, p.id('A'))
    }
    expect([spp([]), spp(['fouling-frenzy']), spp(['fouling-frenzy', 'necessary-violence'])]).toEqual([0, 2, 3])
    const p = onPitch({ A: { at: [5, 5] }, b: { at: [5, 6] } }, { prayers: [['necessary-violence'], []] })
    p.dice('block pow', 'd6 5', 'd6 5', 'd6 5', 'd6 6', 'd16 3').activate('A', 'block', 'b').push(5, 7).answer('stay')
    expect(sppOf(p.match, p.id('A'))).toBe(3)
  })
})

describe('injuries', () => {
  const hit = (fields: Record<string, unknown>, pieces: Record<string, object>, ...dice: string[]) => {
    const p = onPitch({ A: { at: [5, 5] }, b: { at: [5, 6] }, c: { at: [20, 9] }, ...pieces }, fields)
    p.dice('block pow', 'd6 5', 'd6 5', ...dice)
      .activate('A', 'block', 'b')
      .push(5, 7)
      .answer('stay')
    return p
  }

  it('BB-INJ-01 the tables are those of the dungeon', () => {
    expect(hit({}, {}, 'd6 4', 'd6 5').status('b')).toBe('knocked-out')
    expect(hit({}, {}, 'd6 4', 'd6 3').status('b')).toBe('stunned')
    expect(hit({}, {}, 'd6 4', 'd6 6', 'd16 6').player('b').casualty).toBe(0)
    expect(hit({}, {}, 'd6 4', 'd6 6', 'd16 15').player('b').casualty).toBe(4)
  })

  it('BB-INJ-03 a Casualty is out for the match', () => {
    expect(hit({}, {}, 'd6 4', 'd6 6', 'd16 1').status('b')).toBe('casualty')
  })

  it('BB-INJ-04 a Lasting Injury that cannot be applied is rolled again', () => {
    const p = hit({}, { A: { at: [5, 5], st: 1 }, b: { at: [5, 6], st: 1 } }, 'd6 4', 'd6 6', 'd16 13', 'd6 6', 'd6 3')
    expect([p.player('b').st, p.player('b').ma]).toEqual([1, 5])
  })

  it('BB-INJ-05 BB-INJ-06 BB-INJ-13 the apothecary on a KO: Stunned where he lies, the ball lost; once a match', () => {
    const p = hit({ apothecary: [false, true], ball: 'b' }, {}, 'd6 4', 'd6 5')
    expect([p.asked, p.seat]).toEqual(['apothecary', 1])
    p.dice('d8 5').answer('treat', { healer: 'apothecary' })
    expect([p.status('b'), p.side(1).apothecaries, p.ball()]).toEqual(['stunned', 0, [6, 7]])
    const star = hit({ apothecary: [false, true] }, { b: { at: [5, 6], contract: 3 } }, 'd6 4', 'd6 5')
    expect(star.status('b')).toBe('knocked-out')
  })

  it('BB-INJ-06 after the crowd a patched-up player sits in the Reserves', () => {
    const p = onPitch({ A: { at: [5, 1] }, b: { at: [5, 0] } }, { apothecary: [false, true] })
    p.dice('block pow', 'd6 4', 'd6 5')
      .activate('A', 'block', 'b')
      .answer('stay')
      .answer('treat', { healer: 'apothecary' })
    expect(p.status('b')).toBe('reserves')
  })

  it('BB-INJ-07 BB-INJ-08 BB-INJ-12 on a Casualty: a second roll, the coach chooses; Badly Hurt means the Reserves', () => {
    const p = hit({ apothecary: [false, true] }, {}, 'd6 4', 'd6 6', 'd16 15')
    p.dice('d16 8').answer('treat', { healer: 'apothecary' })
    expect(p.offers('casualty').map(({ result }) => result)).toEqual(['seriously-hurt', 'dead'])
    p.answer('casualty', { result: 'seriously-hurt' })
    expect([p.status('b'), p.player('b').casualty]).toEqual(['casualty', 1])
    const light = hit({ apothecary: [false, true] }, {}, 'd6 4', 'd6 6', 'd16 12')
    light.dice('d16 4').answer('treat', { healer: 'apothecary' }).answer('casualty', { result: 'badly-hurt' })
    expect([light.status('b'), sppOf(light.match, light.id('A'))]).toEqual(['reserves', 2])
  })

  it('BB-INJ-09 also on a first Badly Hurt, automatic for Stunty players', () => {
    const p = hit({ apothecary: [false, true] }, {}, 'd6 4', 'd6 6', 'd16 3')
    p.dice('d16 16').answer('treat', { healer: 'apothecary' }).answer('casualty', { result: 'badly-hurt' })
    expect(p.status('b')).toBe('reserves')
    const small = hit({ apothecary: [false, true] }, { b: { at: [5, 6], skills: ['stunty'] } }, 'd6 4', 'd6 5')
    small.answer('treat', { healer: 'apothecary' })
    expect(small.status('b')).toBe('reserves')
  })

  it('BB-INJ-10 BB-INJ-11 the apothecary before Regeneration, which leads to the Reserves', () => {
    const p = hit(
      { apothecary: [false, true] },
      { b: { at: [5, 6], skills: ['regeneration'] } },
      'd6 4',
      'd6 6',
      'd16 15',
    )
    expect(p.asked).toBe('apothecary')
    p.dice('d6 4').answer('decline')
    expect(p.status('b')).toBe('reserves')
  })

  it('BB-IND-13 a wandering apothecary treats journeymen and mercenaries, but no star', () => {
    const p = hit({ inducements: [[], ['wandering-apothecary']] }, { b: { at: [5, 6], contract: 1 } }, 'd6 4', 'd6 5')
    expect(p.types).toEqual(['treat', 'decline'])
    const star = hit(
      { inducements: [[], ['wandering-apothecary']] },
      { b: { at: [5, 6], contract: 3 } },
      'd6 4',
      'd6 5',
    )
    expect(star.status('b')).toBe('knocked-out')
  })

  it('BB-IND-14 BB-IND-15 a Mortuary Assistant or a Plague Doctor has Regeneration rolled again; he patches up a KO too', () => {
    const p = hit(
      { inducements: [[], ['mortuary-assistant']] },
      { b: { at: [5, 6], skills: ['regeneration'] } },
      'd6 4',
      'd6 6',
      'd16 15',
      'd6 2',
    )
    expect(p.asked).toBe('regenerate-again')
    p.dice('d6 5').answer('treat', { healer: 'mortuary-assistant' })
    expect([p.status('b'), p.side(1).mortuary]).toEqual(['reserves', 0])
    const doctor = hit({ inducements: [[], ['plague-doctor']] }, {}, 'd6 4', 'd6 5')
    doctor.answer('treat', { healer: 'plague-doctor' })
    expect([doctor.status('b'), doctor.side(1).plagueDoctors]).toEqual(['stunned', 0])
  })

  it('BB-TEAM-10 Masters of Undeath raise a Zombie at once, once a match', () => {
    const p = hit({ races: ['shambling-undead', ''] }, {}, 'd6 4', 'd6 6', 'd16 16')
    const zombie = p.state.players.at(-1)!
    expect([zombie.team, zombie.place, p.state.extras[zombie.id].position, p.side(0).raised]).toEqual([
      0,
      1,
      'zombie-lineman',
      1,
    ])
    const tough = hit(
      { races: ['shambling-undead', ''] },
      { b: { at: [5, 6], skills: ['regeneration'] } },
      'd6 4',
      'd6 6',
      'd16 16',
      'd6 1',
    )
    expect(tough.side(0).raised).toBe(0)
  })

  it('BB-TEAM-11 a Vampire Lord may take on a Thrall afterwards', () => {
    const p = hit({ races: ['vampire', ''] }, {}, 'd6 4', 'd6 6', 'd16 16')
    expect([p.state.players, reportOf(p.match).teams[0].thrall]).toEqual([expect.objectContaining({ length: 3 }), true])
  })
})

describe('the result', () => {
  it('BB-RES-02 BB-RES-03 attendance and winnings, halves kept', () => {
    const p = lying({ fans: [4, 3], score: [2, 1] })
    const report = reportOf(p.match)
    report.teams[0].players[0].touchdowns = 2
    report.teams[1].players[0].touchdowns = 1
    expect([attendance(report), ...winningsOf(report)]).toEqual([7, 55_000, 45_000])
  })

  it('BB-RES-05 BB-RES-06 BB-PRAY-15 SPP', () => {
    const p = lying()
    Object.assign(p.player('A'), {
      touchdowns: 2,
      completions: 1,
      deflections: 1,
      interceptions: 1,
      casualties: 1,
      throws: 1,
    })
    expect(sppOf(p.match, p.id('A'))).toBe(6 + 1 + 1 + 2 + 2 + 1)
    p.side(0).prayers = ['perfect-passing']
    expect(sppOf(p.match, p.id('A'))).toBe(14)
  })

  it('BB-RES-07 BB-IND-19 BB-IND-22 stars and mercenaries earn nothing and are no MVP; journeymen are', () => {
    const p = lying(
      {},
      { A: { at: [5, 5], contract: 3 }, B: { at: [1, 1], contract: 1 }, C: { at: [2, 2], contract: 2 } },
    )
    p.player('A').touchdowns = 1
    p.player('C').touchdowns = 1
    expect([sppOf(p.match, p.id('A')), sppOf(p.match, p.id('C'))]).toEqual([0, 0])
    expect(['A', 'B', 'C'].map((name) => mayBeMvp(p.match, p.id(name)))).toEqual([false, true, false])
    expect(reportOf(p.match).teams[0].players.map(({ number, joined }) => [number, joined])).toEqual([
      [p.player('B').number, 'listed'],
    ])
  })

  it('BB-RES-08 BB-RES-09 conceding at the start of a turn hands over touchdowns, winnings and MVP', () => {
    const p = lying({ league: true, fans: [4, 3], score: [2, 1] })
    p.answer('concede')
    expect([p.isOver, p.state.winner, p.state.teams.map(({ touchdowns }) => touchdowns)]).toEqual([true, 1, [0, 4]])
    const report = reportOf(p.match)
    report.teams[0].players[0].touchdowns = 2
    report.teams[1].players[0].touchdowns = 1
    expect([report.teams[0].conceded, ...winningsOf(report)]).toEqual(['with-penalty', 0, 110_000])
  })
})

describe('throwing team-mates', () => {
  const thrower = {
    A: { at: [5, 3], st: 5, pa: 4, skills: ['throw-team-mate'] },
    B: { at: [5, 4], st: 2, skills: ['right-stuff'] },
  }
  const throwAt = (p: Pitch, to: [number, number]) =>
    p
      .activate('A', 'throw-team-mate')
      .answer('throw-team-mate', { target: p.id('B') })
      .answer('throw', { to: squareAt(...to) })

  it('BB-TTM-01 any square within quick or short range', () => {
    const p = onPitch({ ...thrower, b: { at: [20, 9] } })
    p.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: p.id('B') })
    expect(p.squares('throw').some(([x, y]) => x === 11 && y === 3)).toBe(true)
    expect(p.squares('throw').some(([x]) => x === 12)).toBe(false)
  })

  it('BB-TTM-02 BB-TTM-03 BB-TTM-04 BB-TO-03 off the pitch: the crowd, a throw-in, a Turnover whoever catches', () => {
    const p = onPitch({ ...thrower, b: { at: [20, 9] } }, { ball: 'B' })
    p.dice('d6 6', 'd8 2', 'd6 1', 'd6 4', 'd6 3', 'd6 1', 'd6 1', 'd8 7')
    throwAt(p, [5, 0])
    expect([p.status('B'), p.turnover]).toEqual(['reserves', 'carrier-left-pitch'])
    expect(p.rollEvents('throw-in')).toHaveLength(1)
  })

  it('BB-TTM-05 without the ball no Turnover', () => {
    const p = onPitch({ ...thrower, b: { at: [20, 9] } })
    p.dice('d6 6', 'd8 2', 'd6 1', 'd6 4')
    throwAt(p, [5, 0])
    expect([p.status('B'), p.turnover, p.asked]).toEqual(['reserves', '', 'turn'])
  })

  it('BB-TTM-06 landing on a team-mate is a Turnover, on an opponent it is none', () => {
    const p = onPitch({ ...thrower, C: { at: [8, 3] }, b: { at: [20, 9] } })
    p.dice('d6 6', 'd8 5', 'd8 4', 'd8 5', 'd6 1', 'd6 1', 'd8 5', 'd6 1', 'd6 1')
    throwAt(p, [7, 3])
    expect(p.turnover).toBe('hit-by-team-mate')
    const foe = onPitch({ ...thrower, b: { at: [8, 3] } })
    foe.dice('d6 6', 'd8 5', 'd8 4', 'd8 5', 'd6 1', 'd6 1', 'd8 5', 'd6 1', 'd6 1')
    throwAt(foe, [7, 3])
    expect([foe.status('b'), foe.turnover]).toEqual(['prone', ''])
  })

  it('BB-TTM-07 a safe landing in the End Zone scores', () => {
    const p = onPitch(
      {
        A: { at: [20, 7], st: 5, skills: ['throw-team-mate'] },
        B: { at: [20, 8], st: 2, skills: ['right-stuff'] },
        b: { at: [3, 3] },
      },
      { ball: 'B' },
    )
    p.dice('d6 6', 'd8 4', 'd8 5', 'd8 5', 'd6 6')
    throwAt(p, [24, 7])
    expect(p.state.teams[0].touchdowns).toBe(1)
  })

  it('BB-SKILL-16 a kicked team-mate can land in the crowd too', () => {
    const p = onPitch({
      A: { at: [5, 3], skills: ['kick-team-mate'] },
      B: { at: [5, 4], st: 2, skills: ['right-stuff'] },
      b: { at: [20, 9] },
    })
    p.dice('d6 6', 'd8 2', 'd6 1', 'd6 4')
    p.activate('A', 'kick-team-mate')
      .answer('kick', { target: p.id('B') })
      .answer('throw', { to: squareAt(5, 0) })
    expect(p.status('B')).toBe('reserves')
  })
})
