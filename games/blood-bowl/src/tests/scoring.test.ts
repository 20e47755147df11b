import { describe, expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { onPitch, type Pitch } from '../testing/pitch.ts'

const score = ({ state }: Pitch): number[] => state.teams.map(({ touchdowns }) => touchdowns)
const far = { at: [12, 12] }

describe('whoever stands with the ball in the other End Zone scores, however that came about', () => {
  it('BB-TD-01 BB-TD-05 Shadowing follows with the ball into the End Zone, in the turn of the other team', () => {
    const p = onPitch({ A: { at: [0, 5] }, b: { at: [1, 5], skills: ['shadowing'] }, z: far }, { ball: 'b' })
    p.dice('d6 6').activate('A', 'move').step([0, 4])
    p.dice('d6 6').answer('use', { skill: 'shadowing' })
    expect(score(p)).toEqual([0, 1])
  })

  it('BB-TD-01 BB-SKILL-22 Hit and Run steps into the End Zone with the ball', () => {
    const p = onPitch({ A: { at: [24, 5], skills: ['hit-and-run'] }, b: { at: [23, 5] }, z: far }, { ball: 'A' })
    p.dice('block push-back').activate('A', 'block', 'b').push(22, 5).answer('stay')
    p.answer('step', { to: squareAt(25, 5) })
    expect(score(p)).toEqual([1, 0])
  })

  it('BB-TD-01 BB-TD-04 BB-SKILL-24 a Trickster appears in the End Zone with the ball: the attack first, then the Touchdown', () => {
    const attacked = (skills: string[], action: string, ...dice: string[]) => {
      const p = onPitch({ A: { at: [1, 5], skills }, b: { at: [2, 5], skills: ['trickster'] }, z: far }, { ball: 'b' })
      p.activate('A', action, 'b')
      return p.dice(...dice).answer('appear', { to: squareAt(0, 5) })
    }
    expect(score(attacked(['block'], 'block', 'block both-down', 'd6 1', 'd6 1', 'd8 5'))).toEqual([0, 0])
    expect(score(attacked([], 'block', 'block player-down', 'd6 1', 'd6 1'))).toEqual([0, 1])
    expect(score(attacked(['stab'], 'stab', 'd6 1', 'd6 1'))).toEqual([0, 1])
    expect(score(attacked(['projectile-vomit'], 'projectile-vomit', 'd6 2', 'd6 1', 'd6 1'))).toEqual([0, 1])
    expect(score(attacked(['breathe-fire'], 'breathe-fire', 'd6 3'))).toEqual([0, 1])
    expect(score(attacked(['chainsaw'], 'chainsaw', 'd6 2', 'd6 1', 'd6 1'))).toEqual([0, 1])
  })

  it('BB-TD-01 BB-IND-21 Look Into My Eyes takes the ball where it scores', () => {
    const p = onPitch({ A: { star: 'boa-konssstriktr', at: [25, 5] }, b: { at: [24, 5] }, z: far }, { ball: 'b' })
    p.dice('d6 2').activate('A', 'look-into-my-eyes', 'b')
    expect(score(p)).toEqual([1, 0])
  })

  it('BB-TD-01 BB-IND-21 Treacherous takes the ball where it scores', () => {
    const p = onPitch({ A: { star: 'hakflem-skuttlespike', at: [25, 5] }, B: { at: [24, 5] }, z: far }, { ball: 'B' })
    p.activate('A', 'move').dice('d6 1', 'd6 1').answer('use', { skill: 'treacherous' })
    expect(score(p)).toEqual([1, 0])
  })

  it('BB-TD-01 BB-IND-21 Catch of the Day has the ball where it scores', () => {
    const p = onPitch({ A: { star: 'rodney-roachbait', at: [25, 5] }, z: far }, { ball: [23, 6] })
    p.activate('A', 'move').dice('d6 3').answer('use', { skill: 'catch-of-the-day' })
    expect(score(p)).toEqual([1, 0])
  })

  it('BB-TD-01 BB-IND-21 Raiding Party sends the carrier over the line', () => {
    const p = onPitch(
      { A: { star: 'ivar-eriksson', at: [22, 5] }, B: { at: [24, 7] }, b: { at: [25, 9] }, z: far },
      { ball: 'B' },
    )
    p.activate('A', 'move').answer('target', { target: p.id('B') })
    p.answer('square', { to: squareAt(25, 8) })
    expect(score(p)).toEqual([1, 0])
  })

  it('BB-TD-01 BB-IND-21 Furious Outburst puts the carrier into the End Zone', () => {
    const p = onPitch({ A: { star: 'swiftvine-glimmershard', at: [22, 5] }, b: { at: [24, 5] }, z: far }, { ball: 'A' })
    p.activate('A', 'furious-outburst', 'b').answer('square', { to: squareAt(25, 5) })
    expect([score(p), p.rollEvents('armour')]).toEqual([[1, 0], []])
  })
})

describe('whoever comes onto a trapdoor falls through on a 1, however that came about', () => {
  it('BB-PRAY-05 BB-IND-21 by a Raiding Party', () => {
    const p = onPitch(
      { A: { star: 'ivar-eriksson', at: [8, 3] }, B: { at: [7, 2] }, b: { at: [5, 1] }, z: far },
      { trapdoors: true },
    )
    p.activate('A', 'move').answer('target', { target: p.id('B') })
    p.dice('d6 1', 'd6 1', 'd6 2').answer('square', { to: squareAt(6, 1) })
    expect([p.rolls, p.status('B')]).toEqual([['trapdoor 1', 'injury 1+2'], 'reserves'])
  })

  it('BB-PRAY-05 BB-IND-21 by a Furious Outburst: nobody is stabbed any more', () => {
    const p = onPitch(
      { A: { star: 'swiftvine-glimmershard', at: [8, 3] }, b: { at: [5, 1] }, z: far },
      { trapdoors: true },
    )
    p.activate('A', 'furious-outburst', 'b')
    p.dice('d6 1', 'd6 1', 'd6 2').answer('square', { to: squareAt(6, 1) })
    expect([p.rolls, p.status('A'), p.asked]).toEqual([['trapdoor 1', 'injury 1+2'], 'reserves', 'turn'])
  })
})
