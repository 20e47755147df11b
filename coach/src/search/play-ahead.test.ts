import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Action, Random } from '@undercroft/engine'
import { skirmishGame } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { Purse } from '../coach.ts'
import { dungeonGuide } from '../guides/dungeon-bowl.ts'
import { skirmishGuide } from '../guides/skirmish.ts'
import { dungeonPosition, skirmishPosition } from '../testing/positions.ts'
import { PlayAhead } from './play-ahead.ts'

describe('the outcomes of a roll', () => {
  it('of a d20 are found with few trials, each with its exact chance', () => {
    const match = skirmishPosition(
      `
      ......
      ..Ab..
      ......`,
      { turn: 'A', pieces: { A: { melee: '+5 (5)' }, b: { ac: 16, hp: 100 } } },
    )
    match.dice = null
    const purse = new Purse({ decisions: 1000 })
    const play = new PlayAhead(skirmishGame, skirmishGuide, 0, purse, new Random(1))
    play.start = match
    const strike = skirmishGame.decision(match)?.actions.find(({ type }) => type === 'melee') as Action
    const groups = play.outcomes(play.played(match, strike), 0)
    const byDamage = new Map(groups.map(({ match: next, share }) => [next.state.damage[0], share]))
    // 11 or more hits, and a 20 does double damage.
    expect(byDamage.get(0)).toBeCloseTo(10 / 20, 9)
    expect(byDamage.get(5)).toBeCloseTo(9 / 20, 9)
    expect(byDamage.get(10)).toBeCloseTo(1 / 20, 9)
    expect(1000 - purse.decisionsLeft).toBeLessThan(16)
  })

  it('add up to one', () => {
    const { match } = dungeonPosition(
      `
      ##########
      #<.Aa...>#
      ##########`,
      { ball: 'A' },
    )
    match.dice = null
    const play = new PlayAhead(dungeonBowl, dungeonGuide, 0, new Purse({ decisions: 1000 }), new Random(1))
    play.start = match
    const block = [
      { type: 'activate', player: 0 },
      { type: 'block', target: 1 },
    ] as unknown as readonly Action[]
    const rolling = block.reduce((at, action) => play.played(at, action), match)
    const sum = play.outcomes(rolling, 0).reduce((total, { share }) => total + share, 0)
    expect(sum).toBeCloseTo(1, 9)
  })
})
