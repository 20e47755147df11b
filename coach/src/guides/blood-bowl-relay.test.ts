import { bloodBowl } from '@undercroft/blood-bowl'
import { expect, it } from 'vitest'
import { bloodPosition } from '../testing/positions.ts'
import { veteranTurn } from '../testing/veteran-turn.ts'
import { bloodGuide } from './blood-bowl.ts'

const late = (receiver: object, thrower: object = {}) =>
  bloodPosition(
    {},
    {
      pieces: {
        ...{ A: { at: [11, 7], pa: 3, ...thrower }, B: { at: [20, 4], ag: 2, ma: 7, ...receiver } },
        ...{ C: { at: [10, 6] }, D: { at: [10, 8] }, a: { at: [24, 12] }, b: { at: [23, 13] } },
      },
      ball: 'A',
      turns: [8, 7],
      rerolls: [2, 2],
    },
  )

it('in the last turn the ball is thrown to somebody who can run in with it', () => {
  const match = late({})
  const actions = veteranTurn(match, 60)
  expect(bloodBowl.decision(match)?.roll?.what).toBe('pass')
  expect(actions.at(-1)).toMatchObject({ type: 'throw', to: match.state.players[1].square })
})

it('nobody throws to hands that cannot hold it, nor throws without being able to', () => {
  for (const match of [late({ skills: ['no-hands'] }), late({}, { pa: 0 })])
    expect(bloodGuide.scheme?.(match, 0)?.actions).not.toContainEqual({ type: 'pass' })
})
