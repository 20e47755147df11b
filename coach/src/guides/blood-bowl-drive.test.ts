import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import { type Action, Random } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { Purse } from '../coach.ts'
import { ActivationSearch } from '../search/activation-search.ts'
import { bloodPosition } from '../testing/positions.ts'
import { veteranTurn } from '../testing/veteran-turn.ts'
import { bloodGuide } from './blood-bowl.ts'
import { chanceOfDrive } from './blood-bowl-carrier.ts'
import { chanceToLose } from './blood-bowl-danger.ts'
import { bestFetchers } from './blood-bowl-loose.ts'
import { bloodSensible } from './blood-bowl-sense.ts'
import { columnsLeft } from './blood-bowl-way.ts'

/** What was seen in drives between veterans, each on a position: an attack that gets somewhere. */

function sensibleAfter(match: BloodMatch, ...actions: object[]): readonly Action[] {
  for (const action of actions) bloodBowl.play(match, action as Action)
  const decision = bloodBowl.decision(match)
  if (!decision) throw new Error('over')
  return bloodSensible(match, decision)
}

const types = (actions: readonly Action[]) => new Set(actions.map(({ type }) => type))

describe('a cage', () => {
  it('goes on where nobody is in its way, and stays one', () => {
    const cage = { A: [8, 7], B: [9, 6], C: [9, 8], D: [7, 6], E: [7, 8] } as const
    const match = bloodPosition({ ...cage, a: [20, 3], b: [20, 7], c: [20, 11] } as never, { ball: 'A', turns: [3, 3] })
    veteranTurn(match, 1500)
    const { square } = match.state.players[match.state.ballHolder]
    expect(columnsLeft(square, 0)).toBeLessThanOrEqual(14)
    expect(chanceToLose(match, match.state.players[match.state.ballHolder])).toBeLessThan(0.15)
  })
})

describe('a drive', () => {
  it('is likelier to end in a Touchdown the nearer it is and the more turns there are', () => {
    for (let turns = 1; turns < 8; turns++)
      for (let way = 1; way < 30; way++) {
        expect(chanceOfDrive(way, 6, turns)).toBeLessThan(chanceOfDrive(way - 1, 6, turns))
        expect(chanceOfDrive(way, 6, turns)).toBeLessThanOrEqual(chanceOfDrive(way, 6, turns + 1))
      }
    expect(chanceOfDrive(3, 6, 0)).toBe(0)
  })

  it('is told about as likely as it came true: of 2,556 turns that the ball came through', () => {
    for (const [way, turns, came] of [
      [2.5, 4, 0.91],
      [6.5, 4, 0.77],
      [10.5, 4, 0.56],
      [14.5, 5, 0.41],
      [14.5, 3, 0.15],
      [18.5, 5, 0.34],
      [18.5, 2, 0.04],
    ] as const) {
      expect(chanceOfDrive(way, 6, turns)).toBeGreaterThan(came - 0.15)
      expect(chanceOfDrive(way, 6, turns)).toBeLessThan(came + 0.15)
    }
  })
})

it('with time for few looks a good block that has to be searched for is looked at before the ways to dodge out of it', () => {
  const pieces = {
    ...{
      A: { at: [4, 7] },
      B: { at: [12, 7], st: 4, skills: ['block', 'frenzy'] },
      C: { at: [6, 3] },
      D: { at: [6, 11] },
    },
    ...{ a: { at: [13, 7], st: 3 }, b: { at: [18, 4] }, c: { at: [18, 10] } },
  }
  const match = bloodPosition({}, { pieces, ball: 'A', turns: [4, 4] })
  match.dice = null
  const search = new ActivationSearch(bloodBowl, bloodGuide, 0, new Purse({ decisions: 60 }), new Random(1))
  const [plan] = search.plans(match, [{ type: 'activate', player: 1 } as Action])
  expect(plan.actions[1].type).toBe('block')
})

describe('a ball that lies about', () => {
  it('is picked up far behind in the first turn', () => {
    const pieces = { A: [4, 7], B: [9, 5], C: [9, 9], D: [12, 7], a: [13, 7], b: [16, 4], c: [16, 10] } as const
    const match = bloodPosition(pieces as never, { ball: [2, 6], turns: [1, 0], rerolls: [3, 3] })
    veteranTurn(match, 1500)
    expect(bloodBowl.decision(match)?.roll?.what).toBe('pick-up')
  })

  it('is worse than the own ball far behind in a crowd with few turns left', () => {
    const pieces = { A: [2, 7], B: [3, 9], a: [5, 5], b: [5, 9], c: [6, 7], d: [8, 4], e: [8, 10] } as const
    const at = (ball: unknown) => bloodGuide.evaluate(bloodPosition(pieces as never, { ball, turns: [6, 6] }), 0)
    expect(at('A')).toBeGreaterThan(at([2, 6]) + 120)
  })

  it('is fetched by the best hands, however far they are behind others', () => {
    const pieces = { A: { at: [9, 7], ag: 5 }, B: { at: [9, 8], ag: 5 }, C: { at: [5, 12], ag: 2 }, a: { at: [20, 7] } }
    const match = bloodPosition({}, { pieces, ball: [7, 7] })
    expect(bestFetchers(match)[0]).toBe(2)
  })

  it('is among what is thought of even where seven others are Marked', () => {
    const line = Object.fromEntries(
      [...'BCDEFGHI'].flatMap((letter, i) => [
        [letter, { at: [12, 1 + i] }],
        [letter.toLowerCase(), { at: [13, 1 + i] }],
      ]),
    )
    const match = bloodPosition({}, { pieces: { A: { at: [4, 7], ag: 2 }, ...line }, ball: [5, 12] })
    expect(sensibleAfter(match)).toContainEqual({ type: 'activate', player: 0 })
  })

  it('is picked up, however late it is', () => {
    const pieces = { A: [15, 8], B: [16, 9], C: [14, 9], a: [17, 6], b: [12, 4] } as const
    for (const turn of [5, 7]) {
      const match = bloodPosition(pieces as never, { ball: [15, 7], turns: [turn, turn], rerolls: [1, 1] })
      veteranTurn(match, 1500)
      expect(bloodBowl.decision(match)?.roll?.what).toBe('pick-up')
    }
  })
})

it('whoever had to roll before he may act is not made to dodge by it', () => {
  const after = (skills: string[]) => {
    const pieces = { A: { at: [10, 7], skills }, B: { at: [2, 2] }, a: { at: [11, 7] } }
    const match = bloodPosition({}, { pieces, ball: 'B' })
    const actions = [{ type: 'activate', player: 0 }, { type: 'move' }, { type: 'roll', values: [6] }]
    return types(sensibleAfter(match, ...actions.slice(0, skills.length > 0 ? 3 : 2)))
  }
  expect(after(['bone-head'])).toContain('stop')
  expect(after([])).not.toContain('stop')
})
