import type { Blitz, BlitzAction } from '@undercroft/blitz-bowl'
import type { Action, Decision } from '@undercroft/engine'
import { type Deed, type Deeds, frameOf, whileAtWork } from './deed.ts'

type BlitzDeed = Deed<Blitz>

export const blitzDeeds: Deeds<Blitz> = {
  of(match, given) {
    const action = given as BlitzAction
    const above = match.stack.length
    if (action.type === 'block') return [block(match, action.target, above)]
    if (action.type === 'foul') return [foul(action.player, action.target, above)]
    if (action.type === 'target') return [throwTo(match, action.player)]
    const within = frameOf<{ target: number }>(match as never, 'block')
    return within && WITHIN_BLOCK.has(action.type) ? [block(match, within.frame.target, within.at)] : []
  },
}

/** Answers to questions in the middle of a Block. */
const WITHIN_BLOCK = new Set(['re-roll', 'pass', 'choose-die'])

function block(match: Blitz, target: number, depth: number): BlitzDeed {
  const { square } = match.state.players[target]
  const { isBegun, isSettled } = whileAtWork('block', depth)
  const standing = ({ state }: Blitz): string => {
    const player = state.players[target]
    if (player.square < 0) return 'injured'
    if (player.prone) return 'down'
    return player.square === square ? 'nothing' : 'shoved'
  }
  return {
    outcomes: ['injured', 'down', 'shoved', 'nothing'],
    bad: new Set(['nothing']),
    isBegun: (at) => isBegun(at as never),
    outcome: (at, _decision, begun) =>
      standing(at) === 'injured' ? 'injured' : isSettled(at as never, begun) ? standing(at) : null,
    soFar: standing,
    answer,
  }
}

/** Whoever blocks takes the face that hurts most: knocked off the pitch, down, shoved, nothing. */
const FACES = ['crunch', 'knockdown', 'tackle', 'shove', 'miss']

function answer({ kind, actions }: Decision): Action | null {
  if (kind !== 'block-result') return null
  const faces = actions as readonly Extract<BlitzAction, { type: 'choose-die' }>[]
  return [...faces].sort((a, b) => FACES.indexOf(a.face) - FACES.indexOf(b.face))[0]
}

function foul(player: number, target: number, depth: number): BlitzDeed {
  const { isBegun, isSettled } = whileAtWork('foul', depth)
  const standing = ({ state }: Blitz): string => {
    if (state.players[target].square < 0) return 'injured'
    return state.players[player].square < 0 ? 'sent-off' : 'nothing'
  }
  return {
    outcomes: ['injured', 'sent-off', 'nothing'],
    bad: new Set(['sent-off', 'nothing']),
    isBegun: (at) => isBegun(at as never),
    outcome: (at, _decision, begun) => (isSettled(at as never, begun) ? standing(at) : null),
    soFar: standing,
    answer,
  }
}

/** A throw is settled when its own procedure is over, bounces and all; whoever has scored with the ball has caught it. */
function throwTo(match: Blitz, target: number): BlitzDeed {
  const at = match.stack.length - 1
  const { proc } = match.stack[at]
  const { team } = match.state.players[target]
  const before = match.state.scores[team]
  const standing = ({ state }: Blitz): string =>
    state.players[target].ball >= 0 || state.scores[team] > before ? 'caught' : 'astray'
  return {
    outcomes: ['caught', 'astray'],
    bad: new Set(['astray']),
    outcome: (now) => (now.stack[at]?.proc === proc ? null : standing(now)),
    soFar: standing,
    answer,
  }
}
