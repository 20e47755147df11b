import { call, done, go, type Modifier, type Next, procedure } from '@undercroft/engine'
import type { BlitzAction, BonusAction } from '../actions.ts'
import { arenaOf } from '../arenas/rules.ts'
import { throwTargets } from '../legal.ts'
import { isAdjacent, isShort, squaresUnderRuler } from '../pitch.ts'
import { isMarked, isOpen, pitchOf, profileOf } from '../queries.ts'
import type { Blitz, BlitzState } from '../state.ts'
import { addBonusPlays, currentRecord, playBonus } from './bonus.ts'
import { bounce } from './bounce.ts'
import { dropBall, takeBall } from './changes.ts'
import { type Outcome, test } from './test.ts'

interface Declared {
  player: number
  /** Granted throws: short range only; without modifiers. */
  short: boolean
  plain: boolean
}

interface ThrowFrame extends Declared {
  target: number
}

/** What a throw over any distance needs, whatever the thrower's value. */
const SKY_VALUE = 4

const begin = ({ player, short, plain }: Declared): ThrowFrame => ({ player, short, plain, target: -1 })

/** A Throw: choose a target, test, caught or bounced (BZ-THROW-01 to BZ-THROW-19). */
export const throwBall = procedure<Blitz, ThrowFrame, Declared>('throw', begin, {
  start: {
    kind: 'throw',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { player, short }) => {
      const { sky } = currentRecord(match)
      const list: BlitzAction[] = throwTargets(match.state, player, short, sky).map((target) => ({
        type: 'target',
        player: target,
      }))
      addBonusPlays(match, match.state.players[player].team, 'throw-declared', list)
      return list
    },
    about: (_, { player }) => ({ player }),
    answer: (match, frame, action: { type: 'target'; player: number } | BonusAction): Next => {
      const { player } = frame
      if (action.type === 'bonus') return playBonus(match, match.state.players[player].team, action, 'start')
      frame.target = action.player
      currentRecord(match).target = action.player
      return go(match, 'declared')
    },
  },
  declared: (match, { player, target, plain }) => {
    const { state } = match
    const record = currentRecord(match)
    const from = state.players[player].square
    const to = state.players[target].square
    if (isAdjacent(from, to)) {
      // BZ-THROW-17: a hand-off needs no test.
      match.events?.push({ type: 'throw', player, target, range: 'hand-off', rules: ['BZ-THROW-17'] })
      record.handOff = true
      return go(match, 'caught')
    }
    const range = record.sky ? 'sky' : isShort(from, to) ? 'short' : 'long'
    match.events?.push({ type: 'throw', player, target, range, rules: ['BZ-THROW-04'] })
    const sources = plain || record.sky ? [] : throwModifiers(state, player, to, target)
    record.modifier = sources.length > 0 ? -1 : 0
    const value = record.sky ? SKY_VALUE : record.throwValue || profileOf(state, player).throw
    return call(match, test, { what: 'throw', player, value, modifier: record.modifier, sources }, 'tested')
  },
  tested: (match, { player, target }, { passed, result }: Outcome) => {
    if (passed) return go(match, 'caught')
    // BZ-THROW-15, BZ-THROW-16: a result of 1 is a fumble.
    const fumble = result === 1
    match.events?.push({ type: 'throw-result', player, result: fumble ? 'fumble' : 'missed' })
    const ball = dropBall(match, player, match.state.players[fumble ? player : target].square)
    return call(match, bounce, { ball }, 'end')
  },
  caught: (match, { player, target }) => {
    const record = currentRecord(match)
    record.thrown = true
    const { ball } = match.state.players[player]
    match.state.players[player].ball = -1
    takeBall(match, target, ball, record.handOff ? 'hand-off' : 'throw')
    match.events?.push({ type: 'throw-result', player, result: 'caught', rules: ['BZ-THROW-13'] })
    return done(match)
  },
  end: (match) => done(match),
})

/** What makes a throw harder; together never more than -1 (BZ-THROW-05 to BZ-THROW-09, BZ-GEN-12). */
export function throwModifiers(state: BlitzState, player: number, to: number, target: number): Modifier[] {
  const { square: from, team } = state.players[player]
  const sources: Modifier[] = []
  if (!isShort(from, to) && !arenaOf(state).easyLongThrows) {
    sources.push({ source: 'long-throw', value: -1, rule: 'BZ-THROW-05' })
  }
  if (target >= 0 && isMarked(state, target)) sources.push({ source: 'marked-target', value: -1, rule: 'BZ-THROW-06' })
  const { blocked } = pitchOf(state)
  const under = squaresUnderRuler(from, to)
  if (under.some((square) => blocked[square])) {
    sources.push({ source: 'blocked-square', value: -1, rule: 'BZ-THROW-07' })
  }
  const isInTheWay = (square: number): boolean => {
    const other = state.squares[square]
    return other >= 0 && state.players[other].team !== team && isOpen(state, other)
  }
  if (under.some(isInTheWay)) sources.push({ source: 'open-opponent', value: -1, rule: 'BZ-THROW-08' })
  return sources
}
