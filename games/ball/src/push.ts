import { call, done, go, type Procedure, procedure } from '@undercroft/engine'
import { announce, giveWay } from './abilities.ts'
import { disturbBall, isFree, playerOf, putAt, squaresBehind } from './field.ts'
import { occasion } from './moments.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, NOWHERE } from './state.ts'

/** One player is pushed back one square, and whoever stands there in turn. */
export interface Shove {
  /** Who is pushed, from which square the push comes, and whose Block it is. */
  player: number
  from: number
  blocker: number
  /** 1: the target of the Block, who is to be Knocked Down anyway once the push is over. */
  falls: number
  /** 1: they are the target of the Block, not somebody further down the chain. */
  first: number
}

/** A push at work. */
export interface Push extends Shove {
  /** The square they are pushed into. */
  to: number
}

const newPush = ({ player, from, blocker, falls, first }: Shove): Push => ({
  player,
  from,
  blocker,
  falls,
  first,
  to: NOWHERE,
})

export const NOBODY_MOVED: readonly number[] = []

/** Returns who was moved, the first one pushed last. */
export const push: Procedure<BallMatch, Push, Shove> = procedure<BallMatch, Push, Shove>('push', newPush, {
  start(match, { player, from, blocker }) {
    const pushed = playerOf(match, player)
    if (pushed.rooted === 1) return done(match, NOBODY_MOVED)
    const about = occasion(match.state.squares[from], blocker, pushed.square, -1)
    return announce(match, 'pushed', [player], about, 'choose')
  },
  /** An ability may have named the square, or kept them where they are. */
  choose(match, frame, named: number | undefined) {
    if (named !== undefined) {
      if (named < 0) {
        match.events?.push({ type: 'stayed', player: frame.player })
        return done(match, NOBODY_MOVED)
      }
      frame.to = named
      return go(match, 'move')
    }
    if (frame.first === 0) return go(match, 'plain')
    return announce(match, 'pushing', [frame.blocker], occasion(frame.player, frame.blocker), 'plain')
  },
  /** The blocker may have named another square. */
  plain(match, frame, named: number | undefined) {
    if (named !== undefined) {
      frame.to = named
      return go(match, 'move')
    }
    const free = freeSquares(match, frame)
    if (free.length > 1) return go(match, 'chooseSquare')
    if (free.length === 1) {
      frame.to = free[0]
      return go(match, 'move')
    }
    if (squaresBehind(match, frame.from, playerOf(match, frame.player).square).includes(-1))
      return giveWay(match, rulesOf(match).edge.push(match, frame), 'atEdge')
    return go(match, 'chooseSquare')
  },
  /** The blocker's coach chooses, for everybody in the chain (DB-PUSH-07). */
  chooseSquare: {
    kind: 'push-square',
    seat: (match, { blocker }) => playerOf(match, blocker).team,
    actions: (match, frame) => {
      const free = freeSquares(match, frame)
      return (free.length > 0 ? free : occupiedSquares(match, frame)).map((to) => ({ type: 'push', to }))
    },
    about: (_match, { player }) => ({ player }),
    answer(match, frame, { to }: { type: string; to: number }) {
      frame.to = to
      return isFree(match, to) ? go(match, 'move') : go(match, 'chain')
    },
  },
  atEdge: (match, _frame, moved: number[]) => done(match, moved),
  chain(match, { player, blocker, to }) {
    const pushed = playerOf(match, player)
    const next = match.state.squares[to]
    return call(match, push, { player: next, from: pushed.square, blocker, falls: 0, first: 0 }, 'chained')
  },
  /** If the last of the chain did not move, nobody does (DB-PUSH-15). */
  chained: (match, frame, moved: number[]) =>
    done(match, moved.length === 0 ? NOBODY_MOVED : [...moved, shift(match, frame)]),
  move: (match, frame) => done(match, [shift(match, frame)]),
})

function shift(match: BallMatch, { player, to }: Push): number {
  const pushed = playerOf(match, player)
  match.events?.push({ type: 'pushed', player, from: pushed.square, to: to })
  putAt(match, pushed, to)
  disturbBall(match, to)
  return player
}

/** Unoccupied push squares, with footing or without (DB-PUSH-03). */
function freeSquares(match: BallMatch, { player, from }: Push): number[] {
  const { square } = playerOf(match, player)
  return squaresBehind(match, from, square).filter((to) => to >= 0 && isFree(match, to))
}

function occupiedSquares(match: BallMatch, { player, from }: Push): number[] {
  return squaresBehind(match, from, playerOf(match, player).square).filter((to) => to >= 0)
}
