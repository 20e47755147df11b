import { call, done, go, type Modifier, type Next, procedure } from '@undercroft/engine'
import type { BlitzAction, BonusAction, StepAction } from '../actions.ts'
import { landingSquares } from '../legal.ts'
import { landOn } from '../offers.ts'
import { squareAt } from '../pitch.ts'
import { ballOn, profileOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { addBonusPlays, currentRecord, playBonus } from './bonus.ts'
import { bounce } from './bounce.ts'
import { at, dropBall, injure, layProne, standOn } from './changes.ts'
import { armour } from './knock-down.ts'
import { type Outcome, test } from './test.ts'
import { throwModifiers } from './throw.ts'

interface Declared {
  player: number
  thrown: number
}

interface ThrowFrame extends Declared {
  to: number
  passed: boolean
  /** The ball the thrown player lost when they crashed, or -1. */
  ball: number
}

const begin = ({ player, thrown }: Declared): ThrowFrame => ({ player, thrown, to: -1, passed: false, ball: -1 })

/** An Ogre, Troll or Treeman throws a team-mate (BZ-TTM-01 to BZ-TTM-13). */
export const throwTeamMate = procedure<Blitz, ThrowFrame, Declared>('throw-team-mate', begin, {
  start: {
    kind: 'throw-team-mate',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { player, thrown }) => {
      const list: BlitzAction[] = landingSquares(match.state, player, thrown).map((square) => landOn[square])
      addBonusPlays(match, match.state.players[player].team, 'throw-declared', list)
      return list
    },
    about: (_, { player, thrown }) => ({ player, thrown }),
    answer: (match, frame, action: BonusAction | StepAction): Next => {
      const { player, thrown } = frame
      const { state } = match
      if (action.type === 'bonus') return playBonus(match, state.players[player].team, action, 'start')
      const record = currentRecord(match)
      frame.to = squareAt(action.x, action.y)
      match.events?.push({ type: 'thrown', player, thrown, to: at(frame.to), rules: ['BZ-TTM-05'] })
      const sources = throwModifiers(state, player, frame.to, -1)
      record.modifier = sources.length > 0 ? -1 : 0
      const value = record.throwValue || profileOf(state, player).throw
      return call(match, test, { what: 'throw', player, value, modifier: record.modifier, sources }, 'tested')
    },
  },
  tested: (match, frame, { passed, result }: Outcome) => {
    const { state } = match
    const { player, thrown, to } = frame
    if (!passed && result === 1) return fumble(match, player, thrown)
    frame.passed = passed
    currentRecord(match).thrown = passed
    const isOccupied = state.squares[to] >= 0
    if (isOccupied) return go(match, 'hit')
    state.squares[state.players[thrown].square] = -1
    standOn(match, thrown, to)
    match.events?.push({ type: 'placed', player: thrown, at: at(to), rules: ['BZ-TTM-07'] })
    // BZ-TTM-08, BZ-TTM-12: their own ball first, then one that lay there.
    const ball = passed ? -1 : layProne(match, thrown, 'thrown')
    return ball >= 0 ? call(match, bounce, { ball }, 'landed') : go(match, 'landed')
  },
  landed: (match, { to }) => {
    const ball = ballOn(match.state, to)
    return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
  },
  /** BZ-TTM-09, BZ-TTM-10: the occupant's ball, their Armour test, then the ball of the thrown player. */
  hit: (match, frame) => {
    const { thrown, to } = frame
    const ball = layProne(match, match.state.squares[to], 'hit')
    // They are in the air, so no ball can bounce to them any more.
    frame.ball = dropBall(match, thrown, to)
    injure(match, thrown, 'thrown')
    return ball >= 0 ? call(match, bounce, { ball }, 'armour') : go(match, 'armour')
  },
  armour: (match, { to, passed }) => {
    const sources: Modifier[] = passed ? [{ source: 'direct-hit', value: -1, rule: 'BZ-TTM-09' }] : []
    return call(match, armour, { player: match.state.squares[to], value: 0, sources, why: 'hit' }, 'crashed')
  },
  crashed: (match, { ball }) => (ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)),
  end: (match) => done(match),
})

/** BZ-TTM-11: the thrown player is injured, their ball bounces from the thrower's square. */
function fumble(match: Blitz, player: number, thrown: number): Next {
  match.events?.push({ type: 'throw-result', player, result: 'fumble', rules: ['BZ-TTM-11'] })
  const ball = dropBall(match, thrown, match.state.players[player].square)
  injure(match, thrown, 'fumble')
  return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
}
