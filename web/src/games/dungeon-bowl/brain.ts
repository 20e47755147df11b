import type { Action, Decision } from '@undercroft/engine'
import type { AnyGame, AnyMatch } from '../adapter.ts'
import type { Aiming, Band, Brain } from '../brain.ts'
import { BANDS, type DungeonMatch, dungeonBowl, ON_BOARD, rangeBand, STANDING, venueOf } from './rules.ts'

const own = (match: AnyMatch): DungeonMatch => match as unknown as DungeonMatch

const widthOf = (match: AnyMatch): number => venueOf(own(match).options).dungeon.width

export const brain: Brain = {
  game: dungeonBowl as unknown as AnyGame,

  movement: (piece) => ({
    stepTo: (action) => {
      const { type, to } = action as Action & { to?: number }
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
    const decision = dungeonBowl.decision(own(match))
    return decision ? decision.actions.flatMap((action) => aimsOf(own(match), decision, action, piece)) : []
  },

  bands: (match) => bandsOf(own(match)),
}

/** What this action does to somebody, from where the player stands: a receiver, a victim, somebody to be thrown. */
function aimsOf(match: DungeonMatch, { kind, seat }: Decision, given: Action, piece: number): Aiming[] {
  const action = given as Action & { target?: number; to?: number }
  if (kind === 'pass-target') {
    const receiver = action.type === 'throw' ? match.state.squares[action.to!] : -1
    return isMate(match, receiver, seat, piece) ? [{ actions: [given], target: receiver }] : []
  }
  if (kind !== 'move') return []
  if (action.type === 'hand-off' || action.type === 'throw-team-mate')
    return [{ actions: [given], target: action.target! }]
  const moving = match.stack.findLast(({ proc }) => proc === 'move') as unknown as { target: number }
  if (action.type === 'block' || action.type === 'foul') return [{ actions: [given], target: moving.target }]
  if (action.type !== 'pass') return []
  const next = dungeonBowl.clone(match)
  dungeonBowl.play(next, given)
  const throws = next.waiting ? null : dungeonBowl.decision(next)
  if (!throws) return []
  return throws.actions
    .flatMap((inner) => aimsOf(next, throws, inner, piece))
    .map(({ actions, target }) => ({ actions: [given, ...actions], target }))
}

function isMate({ state }: DungeonMatch, player: number, seat: number, thrower: number): boolean {
  return (
    player >= 0 &&
    player !== thrower &&
    state.players[player].team === seat &&
    state.players[player].status === STANDING
  )
}

/** How far the ball, or a team-mate, can be thrown from here. */
function bandsOf(match: DungeonMatch): Band[] {
  const next = dungeonBowl.clone(match)
  let decision = dungeonBowl.decision(next)
  const pass = decision?.actions.find(({ type }) => type === 'pass')
  if (decision?.kind === 'move' && pass) {
    dungeonBowl.play(next, pass)
    decision = next.waiting ? null : dungeonBowl.decision(next)
  }
  const from = match.state.players[match.state.activePlayer]?.square ?? -1
  if (!decision || from < 0) return []
  const width = widthOf(match as never)
  const found = new Map<string, number[]>()
  for (const { type, to } of decision.actions as readonly (Action & { to?: number })[]) {
    if (type !== 'throw' || to === undefined) continue
    const band = BANDS[rangeBand((to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width))]
    found.set(band, [...(found.get(band) ?? []), to])
  }
  return [...found].map(([name, squares]) => ({ name, squares }))
}
