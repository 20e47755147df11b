import type { Game, Match } from '@undercroft/engine'
import type { Band, Brain } from '../brain.ts'
import { type Blitz, type BlitzAction, blitzBowl, columnOf, isInRange, isShort, rowOf, squareAt } from './rules.ts'

const own = (match: Match): Blitz => match as unknown as Blitz

export const brain: Brain = {
  game: blitzBowl as unknown as Game,

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
