import { BANDS, type BallMatch, ON_BOARD, rangeBand, STANDING } from '@undercroft/ball'
import type { Action, Decision, Game, Match } from '@undercroft/engine'
import type { Aiming, Band, Brain } from '../brain.ts'
import { blockDiceAfter } from './foretold.ts'

const own = (match: Match): BallMatch => match as unknown as BallMatch

interface Given extends Action {
  readonly target?: number
  readonly to?: number
}

/** What is done to a team-mate on the way. */
const FOR_MATES = new Set(['hand-off', 'throw-team-mate', 'kick'])

/** Ways and aims of a ball game whose board is so wide. */
export function ballBrain(game: Game, widthOf: (match: Match) => number): Brain {
  const decisionOf = (match: Match): Decision | null => (match.waiting ? null : game.decision(match))

  /** What this action does to somebody, from where the player stands: a receiver, a victim, somebody to be thrown. */
  function aimsOf(match: Match, { kind, seat }: Decision, given: Action, piece: number): Aiming[] {
    const action = given as Given
    if (kind === 'pass-target') {
      const receiver = action.type === 'throw' ? own(match).state.squares[action.to ?? -1] : -1
      return isMate(match, receiver, seat, piece) ? [{ actions: [given], target: receiver }] : []
    }
    if (kind !== 'move') return []
    if (FOR_MATES.has(action.type) && action.target !== undefined) return [{ actions: [given], target: action.target }]
    const moving = match.stack.findLast(({ proc }) => proc === 'move') as unknown as { target: number }
    if (action.type === 'block' || action.type === 'foul') return [{ actions: [given], target: moving.target }]
    if (action.type !== 'pass') return []
    const next = game.clone(match)
    game.play(next, given)
    const throws = decisionOf(next)
    if (!throws) return []
    return throws.actions
      .flatMap((inner) => aimsOf(next, throws, inner, piece))
      .map(({ actions, target }) => ({ actions: [given, ...actions], target }))
  }

  /** How far the ball, or a team-mate, can be thrown from here. */
  function bandsOf(match: Match): Band[] {
    const next = game.clone(match)
    let decision = decisionOf(next)
    const pass = decision?.actions.find(({ type }) => type === 'pass')
    if (decision?.kind === 'move' && pass) {
      game.play(next, pass)
      decision = decisionOf(next)
    }
    const { state } = own(match)
    const from = state.players[state.activePlayer]?.square ?? -1
    if (!decision || from < 0) return []
    const width = widthOf(match)
    const found = new Map<string, number[]>()
    for (const { type, to } of decision.actions as readonly Given[]) {
      if (type !== 'throw' || to === undefined) continue
      const band = BANDS[rangeBand((to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width))]
      found.set(band, [...(found.get(band) ?? []), to])
    }
    return [...found].map(([name, squares]) => ({ name, squares }))
  }

  return {
    game,

    movement: (piece) => ({
      stepTo: (action) => {
        const { type, to } = action as Given
        return (type === 'step' || type === 'jump') && to !== undefined ? to : null
      },
      mover: (match) => {
        const { square, status, place } = own(match).state.players[piece]
        return place === ON_BOARD && status === STANDING ? square : null
      },
      key: (match) => `${own(match).state.players[piece].square}-${own(match).state.ballHolder}`,
      arrived: ({ waiting }) => waiting?.what === 'portal',
      isLost: (match) => own(match).state.turnover !== '',
      reroll: ({ kind, actions }) =>
        kind === 're-roll'
          ? (actions.find(({ type }) => type === 'skill-re-roll' || type === 'team-re-roll') ?? null)
          : null,
    }),

    squareAt(square, match) {
      const width = widthOf(match)
      return { x: square % width, y: Math.floor(square / width) }
    },

    /** Where only Rushes are left and nothing else could be done, the activation ends. */
    stop(match, actions) {
      const moving = match.stack.findLast(({ proc }) => proc === 'move') as unknown as { left: number } | undefined
      if (moving && moving.left > 0) return null
      if (actions.some(({ type }) => type !== 'step' && type !== 'jump' && type !== 'stop')) return null
      return actions.find(({ type }) => type === 'stop') ?? null
    },
    mayRest: () => true,

    aims(match, piece) {
      const decision = decisionOf(match)
      return decision ? decision.actions.flatMap((action) => aimsOf(match, decision, action, piece)) : []
    },

    bands: bandsOf,

    /** How many block dice, and who will choose, unless something is rolled first. */
    told: (view, given) => blockDiceAfter(game, view, [given]),
  }
}

function isMate(match: Match, player: number, seat: number, thrower: number): boolean {
  const { players } = own(match).state
  return player >= 0 && player !== thrower && players[player].team === seat && players[player].status === STANDING
}
