import { call, done, go, type Next, type Procedure, procedure } from '@undercroft/engine'
import { directionBetween, turn, walk } from '@undercroft/engine/grid'
import { announce } from './abilities.ts'
import { disturbBall, goDown, isFree, playerOf, putAt, squaresBehind, stepTo } from './field.ts'
import { harm, harmed } from './harm.ts'
import { occasion } from './moments.ts'
import { boardOf } from './rules.ts'
import { type BallMatch, STANDING } from './state.ts'
import { plainTest, rollTest, type TestResult } from './test.ts'

/** One player is pushed back one square, and whoever stands there in turn. */
export interface Push {
  /** Who is pushed, from which square the push comes, and whose Block it is. */
  player: number
  from: number
  blocker: number
  /** 1: the target of the Block who goes down at a wall without a roll, for he is Knocked Down anyway (DB-PUSH-12). */
  falls: number
  /** 1: he is the target of the Block, not somebody further down the chain. */
  first: number
  to?: number
}

const NOBODY_MOVED: number[] = []

/** Hands over who was moved, the first one pushed last. */
export const push: Procedure<BallMatch, Push> = procedure<BallMatch, Push>('push', {
  start(match, { player, from, blocker }) {
    const pushed = playerOf(match, player)
    if (pushed.rooted === 1) return done(match, NOBODY_MOVED)
    const about = occasion(match.state.squares[from], blocker, pushed.square, -1)
    return announce(match, 'pushed', [player], about, 'choose')
  },
  /** An ability may have named the square, or kept him where he is. */
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
    const walls = wallKinds(match, frame)
    if (walls.length > 1) return go(match, 'chooseWall')
    if (walls.length === 1) return go(match, 'wall', walls[0])
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
  /** A room's feature may hit harder than a plain wall (DB-ROOM-30). */
  chooseWall: {
    kind: 'push-wall',
    seat: (match, { blocker }) => playerOf(match, blocker).team,
    actions: () => [
      { type: 'wall', hard: 0 },
      { type: 'wall', hard: 1 },
    ],
    about: (_match, { player }) => ({ player }),
    answer: (match, _frame, { hard }: { type: string; hard: number }) => go(match, 'wall', hard),
  },
  chain(match, { player, blocker, to }) {
    const pushed = playerOf(match, player)
    const next = match.state.squares[to!]
    return call(match, push, { player: next, from: pushed.square, blocker, falls: 0, first: 0 }, 'chained')
  },
  /** If the last of the chain did not move, nobody does (DB-PUSH-15). */
  chained: (match, frame, moved: number[]) =>
    done(match, moved.length === 0 ? NOBODY_MOVED : [...moved, shift(match, frame)]),
  move: (match, frame) => done(match, [shift(match, frame)]),
  wall(match, frame, hard: number) {
    const pushed = playerOf(match, frame.player)
    match.events?.push({ type: 'hit-wall', player: frame.player })
    if (pushed.status !== STANDING) return hard === 1 ? hitWall(match, frame, hard) : done(match, NOBODY_MOVED)
    if (frame.falls === 1 && hard === 0) return done(match, NOBODY_MOVED)
    if (hard === 1) return hitWall(match, frame, hard)
    // The active coach wants his opponents to go down and his own players to stay up.
    const { active } = match.state
    const test = plainTest(pushed, 'wall', 4)
    test.seat = active
    test.below = pushed.team === active ? 1 : 0
    return rollTest(match, test, 'wallRolled')
  },
  wallRolled: (match, frame, { natural }: TestResult) =>
    natural >= 4 ? hitWall(match, frame, 0) : done(match, NOBODY_MOVED),
  hurt: (match) => done(match, NOBODY_MOVED),
})

/** He goes down in his square, as if Knocked Down by the blocker (DB-PUSH-13). */
function hitWall(match: BallMatch, { player, blocker }: Push, hard: number): Next {
  const pushed = playerOf(match, player)
  if (pushed.status === STANDING) goDown(match, pushed, 'knocked')
  const modifiers = hard === 1 ? [{ source: 'sarcophagus', value: 1, rule: 'DB-ROOM-30' }] : []
  return call(match, harm, harmed(player, blocker, 'block', modifiers), 'hurt')
}

function shift(match: BallMatch, { player, to }: Push): number {
  const pushed = playerOf(match, player)
  match.events?.push({ type: 'pushed', player, from: pushed.square, to: to! })
  putAt(match, pushed, to!)
  disturbBall(match, to!)
  return player
}

/** Unoccupied push squares; pits count, for a player can be pushed into one (DB-PUSH-03, DB-ROOM-23). */
function freeSquares(match: BallMatch, { player, from }: Push): number[] {
  const { square } = playerOf(match, player)
  return squaresBehind(match, from, square).filter((to) => to >= 0 && isFree(match, to))
}

function occupiedSquares(match: BallMatch, { player, from }: Push): number[] {
  return squaresBehind(match, from, playerOf(match, player).square).filter((to) => to >= 0)
}

/** Which kinds of walls are among the three squares: 0 a plain one, 1 one that hits hard. */
function wallKinds(match: BallMatch, { player, from }: Push): number[] {
  const { grid, hardWall } = boardOf(match)
  const { square } = playerOf(match, player)
  const kinds = new Set<number>()
  const direction = directionBetween(grid, from, square)
  for (const eighths of [0, -1, 1]) {
    const to = stepTo(match, square, turn(direction, eighths))
    if (to >= 0) continue
    const beyond = walk(grid, square, turn(direction, eighths))
    kinds.add(beyond >= 0 && hardWall[beyond] === 1 ? 1 : 0)
  }
  return [...kinds].sort()
}
