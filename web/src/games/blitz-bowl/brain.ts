import { distribution } from '@undercroft/coach'
import type { Action, Decision } from '@undercroft/engine'
import type { AnyGame, AnyMatch } from '../adapter.ts'
import type { Band, Brain, OddsRow } from '../brain.ts'
import { type Blitz, type BlitzAction, blitzBowl, columnOf, isInRange, isShort, rowOf, squareAt } from './rules.ts'

const own = (match: AnyMatch): Blitz => match as unknown as Blitz

export const brain: Brain = {
  game: blitzBowl as unknown as AnyGame,

  movement: (piece) => ({
    stepTo: (given) => {
      const action = given as BlitzAction
      return action.type === 'step' || action.type === 'place' ? squareAt(action.x, action.y) : null
    },
    mover: (match) => {
      const { square, prone } = own(match).state.players[piece]
      return square < 0 || prone ? null : square
    },
    key: (match) => String(own(match).state.players[piece].square),
    reroll: (decision) => decision.actions.find(({ type }) => type === 're-roll') ?? null,
  }),

  squareAt: (square) => ({ x: columnOf(square), y: rowOf(square) }),

  stop: (_match, actions) => actions.find(({ type }) => type === 'stop') ?? null,
  mayRest: (match, actions) => !actions.some((action) => brain.movement(-1).stepTo(action, match) !== null),

  aims: (match) =>
    (blitzBowl.decision(own(match))?.actions ?? []).flatMap((given) => {
      const action = given as BlitzAction
      return action.type === 'target' ? [{ actions: [given], target: action.player }] : []
    }),

  bands: (match) => bandsOf(own(match)),

  odds(view, given) {
    const action = given as BlitzAction
    if (action.type === 'block') return blockOdds(own(view), given, action.target)
    if (action.type === 're-roll' || action.type === 'pass') {
      const { what } = blitzBowl.about(own(view)) as { what?: string }
      const block = view.stack.findLast(({ proc }) => proc === 'block') as unknown as { target: number } | undefined
      return what === 'block' && block ? blockOdds(own(view), given, block.target) : []
    }
    if (action.type === 'foul') return foulOdds(own(view), given, action.player, action.target)
    if (action.type === 'target') return throwOdds(own(view), given, action.player)
    return []
  },
}

/** Whoever blocks takes the face that hurts most: knocked off the pitch, down, shoved, nothing. */
const faceOrder = ['crunch', 'knockdown', 'tackle', 'shove', 'miss']

function blockOdds(match: Blitz, action: Action, target: number): OddsRow[] {
  const { square } = match.state.players[target]
  const found = distribution(
    blitzBowl,
    match,
    action,
    (at, decision) => {
      const player = at.state.players[target]
      if (player.square < 0) return 'injured'
      if (decision && unsettled.has(decision.kind)) return null
      if (player.prone) return 'down'
      return player.square === square ? 'nothing' : 'shoved'
    },
    answer,
  )
  return rows(found, ['injured', 'down', 'shoved', 'nothing'], new Set(['nothing']))
}

/** Questions that come before an outcome is settled. */
const unsettled = new Set(['block-declared', 'interrupt', 're-roll', 'block-result', 'knocked-down', 'drop-ball'])

function answer(decision: Decision): Action | null {
  if (decision.kind !== 'block-result') return null
  const faces = decision.actions as readonly Extract<BlitzAction, { type: 'choose-die' }>[]
  return [...faces].sort((a, b) => faceOrder.indexOf(a.face) - faceOrder.indexOf(b.face))[0]
}

function foulOdds(match: Blitz, action: Action, player: number, target: number): OddsRow[] {
  const found = distribution(
    blitzBowl,
    match,
    action,
    (at, decision) => {
      if (decision && unsettled.has(decision.kind)) return null
      if (at.state.players[target].square < 0) return 'injured'
      return at.state.players[player].square < 0 ? 'sent-off' : 'nothing'
    },
    answer,
  )
  return rows(found, ['injured', 'sent-off', 'nothing'], new Set(['sent-off', 'nothing']))
}

function throwOdds(match: Blitz, action: Action, target: number): OddsRow[] {
  const found = distribution(
    blitzBowl,
    match,
    action,
    (at, decision) => {
      if (decision && unsettled.has(decision.kind)) return null
      return at.state.players[target].ball >= 0 ? 'caught' : 'astray'
    },
    answer,
  )
  return rows(found, ['caught', 'astray'], new Set(['astray']))
}

function rows(found: Map<string, number>, order: readonly string[], bad: ReadonlySet<string>): OddsRow[] {
  return order.flatMap((outcome) => {
    const chance = found.get(outcome)
    return chance ? [{ outcome, chance, tone: bad.has(outcome) ? ('bad' as const) : ('good' as const) }] : []
  })
}

/** Squares of team-mates who can be thrown at, by range. */
function bandsOf(match: Blitz): Band[] {
  const { player } = blitzBowl.about(match) as { player?: number }
  const from = player === undefined ? -1 : match.state.players[player].square
  if (from < 0 || blitzBowl.decision(match)?.kind !== 'throw') return []
  const all = Array.from({ length: match.state.squares.length }, (_, square) => square).filter(
    (square) => square !== from,
  )
  const near = all.filter((square) => isShort(from, square))
  const far = all.filter((square) => !isShort(from, square) && isInRange(from, square))
  return [
    { name: 'short', squares: near },
    { name: 'long', squares: far },
  ]
}
