import { describe, expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { onPitch } from '../testing/pitch.ts'

const far = { at: [20, 9] }
const with_ = (...skills: string[]) => ({ at: [5, 5], skills })

describe('skills that meet', () => {
  it('BB-SKILL-10 DB-RR-17 the die of a chainsaw may be rolled again with a team re-roll', () => {
    const p = onPitch({ A: with_('chainsaw'), b: { at: [5, 6] } }, { rerolls: [1, 0] })
    p.dice('d6 1').activate('A', 'chainsaw', 'b')
    p.dice('d6 2', 'd6 1', 'd6 1').answer('team-re-roll')
    expect([p.turnover, p.asked, p.state.teams[0].rerolls]).toEqual(['', 'turn', 0])
  })

  it('BB-SKILL-11 DB-RR-17 so may its die in a Foul', () => {
    const p = onPitch({ A: with_('chainsaw'), b: { at: [5, 6], state: 'prone' } }, { rerolls: [1, 0] })
    p.activate('A', 'foul', 'b').answer('foul')
    p.dice('d6 1').answer('use', { skill: 'chainsaw' })
    p.dice('d6 2', 'd6 1', 'd6 2').answer('team-re-roll')
    expect(p.rollEvents('armour')[0]).toMatchObject({ piece: p.id('b'), modifiers: [{ source: 'chainsaw', value: 3 }] })
  })

  it('BB-SKILL-11 a wielder whom fire knocks down has +3 against him', () => {
    const p = onPitch({ A: with_('breathe-fire'), b: { at: [5, 6], skills: ['chainsaw'] } })
    p.dice('d6 6', 'd6 1', 'd6 1').activate('A', 'breathe-fire', 'b')
    expect(p.rollEvents('armour')[0].modifiers.map(({ value }) => value)).toEqual([3])
  })

  it('BB-SKILL-28 a chainsaw adds nothing against Iron Hard Skin, but its own kick-back does', () => {
    const p = onPitch({ A: with_('chainsaw'), b: { at: [5, 6], skills: ['iron-hard-skin'] } })
    p.dice('d6 2', 'd6 4', 'd6 3').activate('A', 'chainsaw', 'b')
    expect([p.rollEvents('armour')[0].modifiers, p.status('b')]).toEqual([[], 'standing'])
    const back = onPitch({ A: with_('chainsaw', 'iron-hard-skin'), b: { at: [5, 6] } })
    back.dice('d6 1', 'd6 1', 'd6 1').activate('A', 'chainsaw', 'b')
    expect(back.rollEvents('armour')[0].modifiers.map(({ value }) => value)).toEqual([3])
  })

  it('BB-SKILL-18 a Block from the floor and two Blocks at once are Blocks: +1', () => {
    const floor = onPitch({ A: { ...with_('bloodlust-3', 'jump-up'), state: 'prone' }, b: { at: [5, 6] } })
    floor.dice('d6 2', 'd6 6', 'block push').activate('A', 'jump-up', 'b')
    expect(floor.rollEvents('bloodlust-3')[0].passed).toBe(true)
    const two = onPitch({ A: with_('bloodlust-3', 'multiple-block'), b: { at: [5, 6] }, c: { at: [6, 5] } })
    two.dice('d6 2').activate('A', 'multiple-block')
    expect([two.rollEvents('bloodlust-3')[0].passed, two.asked]).toEqual([true, 'block-target'])
  })

  it('BB-PASS-10 a Dump-off in the turn before does not let him run after a long pass', () => {
    const p = onPitch(
      {
        A: with_('running-pass', 'dump-off'),
        B: { at: [13, 5] },
        C: { at: [5, 2] },
        b: { at: [5, 6] },
      },
      { ball: 'A' },
    )
    p.answer('end-turn').activate('b', 'block', 'A').answer('use', { skill: 'dump-off' })
    p.dice('d6 6', 'd6 6').answer('throw', { to: squareAt(5, 2) })
    p.dice('block push').face('push')
    p.push(5, 4).answer('stay')
    if (p.state.active === 1) p.answer('end-turn')
    p.activate('C', 'hand-off')
      .step([5, 3])
      .dice('d6 6')
      .answer('hand-off', { target: p.id('A') })
    p.activate('A', 'pass').answer('pass')
    p.dice('d6 6', 'd6 6').answer('throw', { to: squareAt(13, 5) })
    expect([p.ball(), p.asked]).toEqual(['B', 'turn'])
  })

  it('BB-PASS-10 BB-SKILL-03 a Hail Mary Pass is no quick pass, however near its target', () => {
    const p = onPitch({ A: with_('running-pass', 'hail-mary-pass'), B: { at: [7, 5] }, b: far }, { ball: 'A' })
    p.activate('A', 'pass').answer('pass')
    p.dice('d6 6', 'd8 2', 'd8 7', 'd8 2', 'd8 7', 'd6 6').answer('lob', { to: squareAt(7, 5) })
    expect([p.ball(), p.asked]).toEqual(['B', 'turn'])
  })

  it('BB-INJ-06 DB-TRAIT-KICK-TEAM-MATE-02 a bad kick knocks out at least, and the apothecary may help at once', () => {
    const kick = (...injury: string[]) => {
      const p = onPitch(
        { A: with_('kick-team-mate'), B: { at: [5, 6], st: 2, skills: ['right-stuff'] }, b: far },
        { apothecary: [true, false] },
      )
      p.activate('A', 'kick-team-mate').answer('kick', { target: p.id('B') })
      p.dice('d6 1', ...injury).answer('throw', { to: squareAt(8, 5) })
      return p
    }
    const stunned = kick('d6 1', 'd6 1')
    expect(stunned.asked).toBe('apothecary')
    stunned.answer('treat', { healer: 'apothecary' })
    expect(stunned.status('B')).toBe('stunned')
    expect(kick('d6 4', 'd6 4').answer('decline').status('B')).toBe('knocked-out')
  })

  it('DB-SKILL-DISTURBING-PRESENCE-01 hinders the kick of a team-mate', () => {
    const p = onPitch({
      A: with_('kick-team-mate'),
      B: { at: [5, 6], st: 2, skills: ['right-stuff'] },
      b: { at: [7, 5], skills: ['disturbing-presence'] },
    })
    p.activate('A', 'kick-team-mate').answer('kick', { target: p.id('B') })
    p.dice('d6 6', 'd8 1', 'd8 8', 'd8 1', 'd6 6').answer('throw', { to: squareAt(5, 8) })
    expect(p.rollEvents('kick')[0].modifiers).toMatchObject([{ source: 'disturbing-presence', value: -1 }])
  })
})
