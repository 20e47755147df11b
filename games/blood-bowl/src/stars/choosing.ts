import { boardOf, distance, neighboursOf, ON_BOARD, type Player, playerOf, STANDING } from '@undercroft/ball'
import { done, procedure } from '@undercroft/engine'
import type { BloodMatch } from '../state.ts'

interface Choosing {
  owner: number
  rule: string
  targets: number[]
}

/** The coach names the player against whom (or for whom) a rule is used; returns the player, or -1 where it is not. */
export const chooseTarget = procedure<BloodMatch, Choosing>('choose-target', {
  start: {
    kind: 'star-target',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (_match, { targets }) => [...targets.map((target) => ({ type: 'target', target })), { type: 'decline' }],
    fallback: (_match, _frame, actions) => actions[actions.length - 1],
    about: (_match, { owner, rule }) => ({ player: owner, skill: rule }),
    answer(match, { owner, rule }, { type, target }: { type: string; target: number }) {
      if (type === 'decline') return done(match, -1)
      match.events?.push({ type: 'skill-used', player: owner, skill: rule })
      return done(match, target)
    },
  },
})

/** The same for a square. */
export const chooseSquare = procedure<BloodMatch, { owner: number; rule: string; squares: number[]; must: number }>(
  'choose-square',
  {
    start: {
      kind: 'star-square',
      seat: (match, { owner }) => playerOf(match, owner).team,
      actions: (_match, { squares, must }) => [
        ...squares.map((to) => ({ type: 'square', to })),
        ...(must === 1 ? [] : [{ type: 'decline' }]),
      ],
      fallback: (_match, _frame, actions) => actions[actions.length - 1],
      about: (_match, { owner, rule }) => ({ player: owner, skill: rule }),
      answer: (match, _frame, { type, to }: { type: string; to: number }) => done(match, type === 'decline' ? -1 : to),
    },
  },
)

/** Opponents of the owner on the pitch within so many squares. */
export function opponentsWithin(match: BloodMatch, owner: number, squares: number): Player[] {
  const { team, square } = playerOf(match, owner)
  return match.state.players.filter(
    (other) =>
      other.team !== team && other.place === ON_BOARD && distance(boardOf(match), square, other.square) <= squares,
  )
}

/** Standing opponents beside the owner. */
export const foesBeside = (match: BloodMatch, owner: number): number[] =>
  neighboursOf(match, playerOf(match, owner).square).filter(
    (id) => playerOf(match, id).team !== playerOf(match, owner).team && playerOf(match, id).status === STANDING,
  )
