import { ask, call, done, go, type Next, procedure, type Question, roll } from '@undercroft/engine'
import type { BlitzAction, BonusAction, StepAction } from '../actions.ts'
import { D6 } from '../dice.ts'
import { STOP, stepTo } from '../offers.ts'
import { openRun } from '../open-run.ts'
import { isAdjacent, squareAt } from '../pitch.ts'
import { KEEP_OUT, PASS_BY } from '../profiles.ts'
import { isBesideOpponents, isMarked, nearestOpponent, profileOf } from '../queries.ts'
import { canRun, hindrance, runSteps } from '../run-steps.ts'
import type { Blitz, BlitzState } from '../state.ts'
import { addBonusPlays, currentRecord, playBonus } from './bonus.ts'
import { bounce } from './bounce.ts'
import { move, tellAbility, tellRoll } from './changes.ts'

interface Granted {
  player: number
  /** At most so many squares, 0 for their Move value. */
  limit: number
  /** They were granted this Run although marked, without having to sneak. */
  whileMarked: boolean
}

export interface RunFrame extends Granted {
  left: number
  moved: number
  /** They have used a freedom that makes them end the Run open. */
  sneaking: boolean
}

const begin = ({ player, limit, whileMarked }: Granted): RunFrame => ({
  player,
  limit,
  whileMarked,
  left: 0,
  moved: 0,
  sneaking: false,
})

const whereTo: Question<Blitz, RunFrame> = {
  kind: 'run',
  seat: (match, { player }) => match.state.players[player].team,
  actions: (match, frame) => openRun(match.state, frame.player, frame.moved) ?? runActions(match, frame),
  about: (_, { player, left }) => ({ player, left }),
  answer: (match, frame, action: { type: 'stop' } | BonusAction | StepAction): Next => {
    if (action.type === 'stop') return done(match)
    const { team } = match.state.players[frame.player]
    if (action.type === 'bonus') return playBonus(match, team, action, 'boosted')
    return takeStep(match, frame, squareAt(action.x, action.y))
  },
}

/** A Run, asked square by square (BZ-RUN-01 to BZ-RUN-11). */
export const run = procedure<Blitz, RunFrame, Granted>('run', begin, ['move'], {
  start: (match, frame): Next => {
    const { state } = match
    const { move } = profileOf(state, frame.player)
    if (isMarked(state, frame.player) && !frame.whileMarked) {
      frame.sneaking = true
      tellAbility(match, frame.player)
    }
    frame.left = frame.limit || move
    return frame.left === 0
      ? roll(match, [D6], 'move', state.players[frame.player].team, 'rolled')
      : ask(match, 'ask', whereTo)
  },
  /** BZ-RUN-08 */
  rolled: (match, frame, [value]: number[]) => {
    frame.left = value
    tellRoll(match, 'move', match.state.players[frame.player].team, 'd6', value, ['BZ-RUN-08'])
    return go(match, 'ask')
  },
  ask: whereTo,
  /** A bonus play changed this Run. */
  boosted: (match, frame) => {
    const record = currentRecord(match)
    frame.left += record.extraSquares
    record.extraSquares = 0
    frame.sneaking ||= record.sneaking
    return go(match, 'ask')
  },
  moved: (match, frame) => afterStep(match, frame),
})

/** What a runner may do, by the rules alone; `openRun` has the lists of those who are far from all opponents. */
export function runActions(match: Blitz, frame: RunFrame): BlitzAction[] {
  const { state } = match
  const list: BlitzAction[] = []
  if (mayStop(state, frame)) list.push(STOP)
  const steps = runSteps(state, frame.player, frame.left, frame.sneaking)
  for (let i = 0; i < steps.count; i++) list.push(stepTo[steps.squares[i]])
  if (frame.moved === 0) addBonusPlays(match, state.players[frame.player].team, 'run-declared', list)
  return list
}

/** Does the step use a freedom that makes them end their Run open? */
function sneaksTo(state: BlitzState, { player, moved }: RunFrame, to: number): boolean {
  const { square: from, team } = state.players[player]
  if (!isAdjacent(from, to)) return true
  if (nearestOpponent(state, from, team) > 2) return false
  return (moved > 0 && hindrance(state, from, team) !== PASS_BY) || hindrance(state, to, team) === KEEP_OUT
}

function takeStep(match: Blitz, frame: RunFrame, to: number): Next {
  const { state } = match
  const { player } = frame
  const { square: from } = state.players[player]
  if (!frame.sneaking && sneaksTo(state, frame, to)) {
    frame.sneaking = true
    tellAbility(match, player)
  }
  frame.left -= isAdjacent(from, to) ? 1 : leapCostTo(state, frame, to)
  frame.moved++
  const ball = move(match, player, to, 'run')
  return ball >= 0 ? call(match, bounce, { ball }, 'moved') : afterStep(match, frame)
}

/** The Run is over when they cannot or must not go on. */
function afterStep(match: Blitz, frame: RunFrame): Next {
  const { state } = match
  const { player, left, sneaking } = frame
  if (left === 0) return done(match)
  // Far from all opponents nobody hinders them, and what they may do is at hand.
  const open = openRun(state, player, frame.moved)
  if (open !== null) return open.length > 1 ? ask(match, 'ask', whereTo, open) : done(match)
  const isOver = mustStop(state, frame) || !canRun(state, player, left, sneaking)
  return isOver ? done(match) : ask(match, 'ask', whereTo)
}

function leapCostTo(state: BlitzState, { player, left, sneaking }: RunFrame, to: number): number {
  const steps = runSteps(state, player, left, sneaking)
  return steps.costs[steps.squares.indexOf(to)]
}

/** BZ-RUN-07: at least one square, but a rolled Move may come to nothing (BZ-RUN-08). */
function mayStop(state: BlitzState, frame: RunFrame): boolean {
  const { square, team } = state.players[frame.player]
  if (frame.moved === 0) return frame.limit === 0 && profileOf(state, frame.player).move === 0
  return !frame.sneaking || !isBesideOpponents(state, square, team)
}

/** Somebody whose presence ends the Run, and no freedom to slip away again. */
function mustStop(state: BlitzState, { player, sneaking }: RunFrame): boolean {
  const { square, team } = state.players[player]
  return !sneaking && !profileOf(state, player).runsPast && hindrance(state, square, team) !== PASS_BY
}
