import { call, done, go, type Modifier, type Next, procedure } from '@undercroft/engine'
import type { BlitzAction, BonusAction } from '../actions.ts'
import { PASS } from '../offers.ts'
import { isAdjacent } from '../pitch.ts'
import { endOf, firstOf, profileOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { addBonusPlays, currentRecord, isWindowOpen, playBonus } from './bonus.ts'
import { bounce, dropFrom } from './bounce.ts'
import { injure, layProne, tellAbility } from './changes.ts'
import { RUBBLE_UNDERFOOT } from './score.ts'
import { type Outcome, test } from './test.ts'

/** The target of a Block goes down: prone, their ball bounces, then an Armour test (BZ-BLOCK-08 to BZ-BLOCK-10). */
export const knockDown = procedure<Blitz, { player: number; blocker: number; crunch: boolean }>('knock-down', {
  start: (match, { player }) => {
    currentRecord(match).targetDown = true
    const ball = layProne(match, player, 'block')
    return ball >= 0 ? call(match, dropFrom, { player, ball }, 'dropped') : go(match, 'dropped')
  },
  dropped: (match, { blocker }) => {
    const seat = match.state.players[blocker].team
    const asked = currentRecord(match).armourValue === 0 && isWindowOpen(match, seat, 'knocked-down')
    return go(match, asked ? 'ask' : 'test')
  },
  ask: {
    kind: 'knocked-down',
    seat: (match, { blocker }) => match.state.players[blocker].team,
    actions: (match, { blocker }) => {
      const list: BlitzAction[] = [PASS]
      addBonusPlays(match, match.state.players[blocker].team, 'knocked-down', list)
      return list
    },
    about: (_, { player }) => ({ player }),
    answer: (match, { blocker }, action: { type: 'pass' } | BonusAction): Next =>
      action.type === 'bonus' ? playBonus(match, match.state.players[blocker].team, action, 'test') : go(match, 'test'),
  },
  test: (match, { player, crunch }) => {
    const sources: Modifier[] = []
    if (crunch) sources.push({ source: 'crunch', value: -1, rule: 'BZ-BLOCK-10' })
    if ((match.state.lasting & RUBBLE_UNDERFOOT) !== 0) sources.push({ source: 'rubble-underfoot', value: -1 })
    return call(match, armour, { player, value: currentRecord(match).armourValue, sources, why: 'block' }, 'tested')
  },
  tested: (match, _, injured: boolean) => {
    if (injured) currentRecord(match).targetInjured = true
    return done(match)
  },
})

/** An Armour test: passed, or injured. `value` 0 stands for the player's own. Returns whether they were injured. */
export const armour = procedure<Blitz, { player: number; value: number; sources: Modifier[]; why: string }>('armour', {
  start: (match, { player, value, sources, why }) => {
    const own = profileOf(match.state, player).armour
    if (own === 0) {
      // BZ-GEN-15: no die is rolled.
      injure(match, player, why)
      return done(match, true)
    }
    const modifier = sources.length > 0 ? -1 : 0
    return call(match, test, { what: 'armour', player, value: value || own, modifier, sources }, 'tested')
  },
  tested: (match, { player, why }, { passed }: Outcome) => {
    if (!passed) injure(match, player, why)
    return done(match, !passed)
  },
})

/** BZ-TEAM-14, BZ-TEAM-15: a Miss among the dice injures the blocker, or somebody who stands in for them. */
export const hurtByMiss = procedure<Blitz, { player: number }>('hurt-by-miss', {
  start: (match, { player }) => {
    tellAbility(match, player)
    return standIns(match, player).length > 0 ? go(match, 'ask') : go(match, 'injure', player)
  },
  ask: {
    kind: 'minion',
    seat: (match, { player }) => match.state.players[player].team,
    actions: (match, { player }) => [
      PASS,
      ...standIns(match, player).map((mate) => ({ type: 'minion', player: mate })),
    ],
    about: (_, { player }) => ({ player }),
    answer: (match, { player }, action: { type: 'pass' } | { type: 'minion'; player: number }): Next => {
      if (action.type === 'pass') return go(match, 'injure', player)
      tellAbility(match, action.player)
      return go(match, 'injure', action.player)
    },
  },
  injure: (match, _, victim: number) => {
    const ball = injure(match, victim, 'blood-lust')
    return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
  },
  end: (match) => done(match),
})

function standIns({ state }: Blitz, player: number): number[] {
  const { square, team } = state.players[player]
  const mates: number[] = []
  for (let mate = firstOf(state, team); mate < endOf(state, team); mate++) {
    const other = state.players[mate].square
    if (mate !== player && other >= 0 && isAdjacent(square, other) && profileOf(state, mate).standsIn) mates.push(mate)
  }
  return mates
}
