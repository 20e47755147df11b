import { done, procedure } from '@undercroft/engine'
import { DEAD } from '../data/injuries.ts'
import { holdsBall, playerOf, takeOff, turnover } from '../field.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, skill } from '../moments.ts'
import { type BallMatch, CASUALTY, NOBODY } from '../state.ts'
import { plainTest, rollTest, type TestResult } from '../test.ts'
import type { Owned } from './optional.ts'

const hungry = procedure<BallMatch, Owned & { mate: number }>('hungry', ['always-hungry', 'squirm-free'], {
  start: (match, { owner }) => rollTest(match, plainTest(playerOf(match, owner), 'always-hungry', 2), 'tempted'),
  tempted: (match, { owner }, { passed }: TestResult) =>
    passed ? done(match) : rollTest(match, plainTest(playerOf(match, owner), 'squirm-free', 2), 'bitten'),
  bitten(match, { mate }, { passed }: TestResult) {
    if (passed) return done(match, 'fumble')
    const eaten = playerOf(match, mate)
    if (holdsBall(match, eaten)) turnover(match, 'carrier-eaten')
    takeOff(match, eaten, CASUALTY)
    eaten.casualty = DEAD
    eaten.missesNextGame = 1
    match.events?.push({ type: 'injured', player: mate, result: 'dead', by: NOBODY })
    return settleBall(match, 'over')
  },
  over: (match) => done(match, 'over'),
})

export const alwaysHungry = skill(
  'always-hungry',
  'trait',
  ['DB-TRAIT-ALWAYS-HUNGRY-01', 'DB-TRAIT-ALWAYS-HUNGRY-02', 'DB-TRAIT-ALWAYS-HUNGRY-03'],
  {
    compulsory: true,
    anyStatus: true,
    on: { throwing: (_match, owner, { opponent }) => interrupt(hungry, { owner, mate: opponent }) },
    procedures: [hungry],
  },
)
