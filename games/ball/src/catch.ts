import { done, type Modifier, procedure } from '@undercroft/engine'
import { announce, isHeard } from './abilities.ts'
import { isTouchdown, others, playerOf, takeBall } from './field.ts'
import { occasion } from './moments.ts'
import { rulesOf } from './rules.ts'
import type { BallMatch } from './state.ts'
import { agilityTest, markedModifier, rollTest, type TestResult } from './test.ts'

interface Catching {
  player: number
  /** 'pass' and 'hand-off' have no modifier of their own; 'bounce', 'scattered', 'deviated', 'rebound', 'interception' have -1. */
  how: string
  /** Who threw or handed the ball, or NOBODY. */
  opponent: number
}

/** A player who can catch the ball must try (DB-CATCH-01). The result: has the player got it? */
export const catchBall = procedure<BallMatch, Catching>('catch', ['catch'], {
  start(match, { player, how, opponent }) {
    const catcher = playerOf(match, player)
    const modifiers: Modifier[] = markedModifier(match, catcher.square, catcher.team)
    if (how !== 'pass' && how !== 'hand-off') modifiers.push({ source: how, value: -1 })
    const test = agilityTest(catcher, 'catch', modifiers)
    test.detail = how
    test.opponent = opponent
    return rollTest(match, test, 'tried')
  },
  tried(match, { player }, { passed }: TestResult) {
    if (!passed) return done(match, false)
    const catcher = playerOf(match, player)
    takeBall(match, catcher)
    match.events?.push({ type: 'caught', player })
    if (isTouchdown(match, catcher)) return rulesOf(match).touchdown(match, player)
    if (!isHeard(match, 'ballCaught')) return done(match, true)
    return announce(match, 'ballCaught', others(match, player), occasion(player), 'held')
  },
  held: (match) => done(match, true),
})
