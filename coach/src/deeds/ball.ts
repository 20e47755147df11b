import {
  type BallMatch,
  type BallState,
  type Block,
  boardOf,
  type Moving,
  ON_BOARD,
  OUT,
  type Pass,
  type Player,
  STANDING,
  STUNNED,
} from '@undercroft/ball'
import type { Action, Decision, Match } from '@undercroft/engine'
import { type Deed, type Deeds, frameOf, whileAtWork } from './deed.ts'

type Ball = Match<BallState>

interface Given extends Action {
  readonly target?: number
  readonly to?: number
  readonly player?: number
}

/** Answers to questions in the middle of a Block. */
const WITHIN_BLOCK = new Set(['face', 'team-re-roll', 'skill-re-roll', 'accept', 'push', 'wall'])

/** Blocks, passes, fouls and spells of every ball game. */
export function ballDeeds<M extends Ball>(): Deeds<M> {
  return {
    of(match, given) {
      const { type, target, to, player } = given as Given
      if (type === 'block' || type === 'foul') {
        const walk = frameOf<Moving>(match as never, 'move')
        const victim = target ?? walk?.frame.target ?? -1
        const doer = match.state.activePlayer
        return (type === 'block' ? block : foul)(match, doer, victim, match.stack.length)
      }
      const casting = frameOf(match as never, 'cast-spells')
      if (type === 'cast' && player !== undefined && casting) return [struck(player, casting.at + 1)]
      const within = frameOf<Block>(match as never, 'block')
      if (within && WITHIN_BLOCK.has(type)) return block(match, within.frame.blocker, within.frame.target, within.at)
      if (type === 'hand-off' && target !== undefined) return [caught(match, target, match.stack.length)]
      const throwing = frameOf<Pass>(match as never, 'pass')
      if (type !== 'throw' || to === undefined || !throwing) return []
      const receiver = match.state.squares[to]
      const flight = pass<M>(throwing.at)
      return receiver < 0 ? [flight] : [caught(match, receiver, throwing.at), flight]
    },
  }
}

const isDown = ({ place, status }: Player): boolean => place !== ON_BOARD || status !== STANDING

function block<M extends Ball>(match: M, blocker: number, target: number, depth: number): Deed<M>[] {
  if (target < 0 || blocker < 0) return []
  const { team } = match.state.players[blocker]
  const { square } = match.state.players[target]
  // Of two Blocks made at once neither is settled before both are.
  const twice = frameOf(match as never, 'two-blocks')
  const atWork = twice ? whileAtWork('two-blocks', twice.at) : whileAtWork('block', depth)
  const standing = ({ state }: M): string => {
    const hit = state.players[target]
    const attackerDown = isDown(state.players[blocker])
    if (isDown(hit)) return attackerDown ? 'both-down' : hit.place === ON_BOARD ? 'down' : 'off'
    if (attackerDown) return 'attacker-down'
    return hit.square === square ? 'nothing' : 'pushed'
  }
  return [
    {
      outcomes: ['off', 'down', 'pushed', 'nothing', 'both-down', 'attacker-down'],
      bad: new Set(['nothing', 'both-down', 'attacker-down']),
      wanted: new Set(['off', 'down']),
      isBegun: (at) => atWork.isBegun(at as never),
      outcome(at, _decision, begun) {
        const now = standing(at)
        // Nobody gets up again, or comes back, before the Block is over.
        if (now === 'off' || now === 'both-down' || now === 'attacker-down') return now
        return atWork.isSettled(at as never, begun) ? now : null
      },
      soFar: standing,
      answer: (decision, at) => answerBlock(decision, at, team),
      same: withoutBall,
    },
  ]
}

/** What becomes of whoever is kicked, and whether the referee sees it. */
function foul<M extends Ball>(match: M, player: number, victim: number, depth: number): Deed<M>[] {
  if (victim < 0 || player < 0) return []
  const atWork = whileAtWork('foul', depth)
  const wasStunned = match.state.players[victim].status === STUNNED
  const hurt = ({ state }: M): string => {
    const { place, status } = state.players[victim]
    if (place !== ON_BOARD) return 'off'
    return status === STUNNED && !wasStunned ? 'stunned' : 'nothing'
  }
  const seen = ({ state }: M): string => (state.players[player].place === OUT ? 'sent-off' : 'unseen')
  const deed = (told: (at: M) => string, outcomes: readonly string[], bad: readonly string[]): Deed<M> => ({
    outcomes,
    bad: new Set(bad),
    wanted: new Set(['off', 'stunned']),
    isBegun: (at) => atWork.isBegun(at as never),
    outcome: (at, _decision, begun) => (atWork.isSettled(at as never, begun) ? told(at) : null),
    soFar: told,
    answer: ({ kind, actions }) => withoutReroll(kind, actions),
  })
  return [deed(hurt, ['off', 'stunned', 'nothing'], ['nothing']), deed(seen, ['sent-off'], ['sent-off'])]
}

/** What a spell does to the one it is aimed at. */
function struck<M extends Ball>(target: number, depth: number): Deed<M> {
  const told = ({ state }: M): string => {
    const hit = state.players[target]
    if (hit.place !== ON_BOARD) return 'off'
    return isDown(hit) ? 'down' : 'nothing'
  }
  return {
    outcomes: ['off', 'down', 'nothing'],
    bad: new Set(['nothing']),
    outcome: (at) => (at.stack.length <= depth ? told(at) : null),
    soFar: told,
    answer: ({ kind, actions }) => withoutReroll(kind, actions),
  }
}

/** Everything but where the ball is and what is counted: neither decides who is pushed or goes down. */
function withoutBall<M extends Ball>({ state, stack, waiting }: M): string {
  const players = state.players.map(({ square, status, place, dazed }) => [square, status, place, dazed])
  const teams = state.teams.map(({ rerolls }) => rerolls)
  return JSON.stringify([stack, waiting, players, teams, state.turnover, state.active])
}

/** The face that hurts the opponent most, or for the other coach the one that hurts least. */
const FACES = ['pow', 'stumble', 'push-back', 'both-down', 'player-down']

/** Nobody re-rolls; the attacker's coach takes the best face and pushes where there is no footing; bonuses are used. */
function answerBlock<M extends Ball>({ kind, seat, actions }: Decision, match: M, team: number): Action | null {
  if (kind === 'block-re-roll') return actions[0]
  if (kind === 'push-square') {
    const { footing } = boardOf(match as unknown as BallMatch)
    return seat === team ? (actions.find((action) => footing[(action as Given).to ?? -1] === 0) ?? null) : null
  }
  if (kind !== 'block-dice') return withoutReroll(kind, actions)
  const faces = actions.filter(({ type }) => type === 'face') as (Action & { face: string })[]
  const sorted = [...faces].sort((a, b) => FACES.indexOf(a.face) - FACES.indexOf(b.face))
  return seat === team ? sorted[0] : sorted[sorted.length - 1]
}

/** A failed test stands unless a bonus turns it, and nobody is patched up; every other question gets its safe answer. */
function withoutReroll(kind: string, actions: readonly Action[]): Action | null {
  if (kind === 'apothecary') return actions.find(({ type }) => type === 'decline') ?? null
  if (kind !== 're-roll') return null
  return actions.find(({ type }) => type === 'boost') ?? actions.find(({ type }) => type === 'accept') ?? null
}

/** How good the throw is: known as soon as the Pass says so, before anybody interferes or catches. */
function pass<M extends Ball>(at: number): Deed<M> {
  const quality = ({ stack }: M): string | null =>
    stack[at]?.proc === 'pass' ? ((stack[at] as unknown as Pass).quality ?? null) : 'none'
  return {
    outcomes: ['accurate', 'inaccurate', 'wild', 'fumble'],
    bad: new Set(['inaccurate', 'wild', 'fumble']),
    outcome: quality,
    answer: ({ kind, actions }) => withoutReroll(kind, actions),
    same: withoutBall,
  }
}

/** Does this player catch the ball on the fly? Everybody else interferes who can; free re-rolls of skills are used. */
function caught<M extends Ball>(match: M, receiver: number, depth: number): Deed<M> {
  const { team } = match.state.players[receiver]
  const holds = ({ state }: M): string => (state.ballHolder === receiver ? 'caught' : 'not-caught')
  return {
    outcomes: ['caught', 'not-caught'],
    bad: new Set(['not-caught']),
    wanted: new Set(['caught']),
    outcome(at) {
      if (at.stack.some(({ proc }) => proc === 'bounce')) return 'not-caught'
      return at.stack.length <= depth ? holds(at) : null
    },
    soFar: holds,
    answer: ({ kind, actions, seat }) => {
      const find = (...types: string[]) => actions.find(({ type }) => types.includes(type)) ?? null
      if (kind === 're-roll') return find('boost') ?? find('skill-re-roll') ?? find('accept')
      if (kind === 'interfere') return seat === team ? find('decline') : actions[0]
      return seat === team ? find('use', 'try') : null
    },
    same: ({ state, stack, waiting }) =>
      JSON.stringify([stack, waiting, state.ballSquare, state.ballHolder, state.ballLoose]),
  }
}
