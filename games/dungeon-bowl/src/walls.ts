import {
  type BallMatch,
  type Edge,
  goDown,
  harm,
  harmed,
  interrupt,
  NOBODY_MOVED,
  plainTest,
  playerOf,
  rollTest,
  type Shove,
  STANDING,
  stepTo,
  type TestResult,
} from '@undercroft/ball'
import { call, done, go, type Next, procedure } from '@undercroft/engine'
import { directionBetween, turn, walk } from '@undercroft/engine/grid'
import { rebound } from './rebound.ts'
import { SARCOPHAGUS } from './rooms/tiles.ts'
import type { DungeonMatch } from './state.ts'
import { venueOf } from './venue.ts'

/** A player is pushed into a wall, or into a sarcophagus, which hits harder (DB-PUSH-10 to DB-PUSH-14, DB-ROOM-30). */
export const pushIntoWall = procedure<DungeonMatch, Shove>('push-into-wall', ['wall'], {
  start(match, frame) {
    const kinds = wallKinds(match, frame)
    return kinds.length > 1 ? go(match, 'choose') : go(match, 'wall', kinds[0])
  },
  choose: {
    kind: 'push-wall',
    seat: (match, { blocker }) => playerOf(match, blocker).team,
    actions: () => [
      { type: 'wall', hard: 0 },
      { type: 'wall', hard: 1 },
    ],
    about: (_match, { player }) => ({ player }),
    answer: (match, _frame, { hard }: { type: string; hard: number }) => go(match, 'wall', hard),
  },
  wall(match, frame, hard: number) {
    const pushed = playerOf(match, frame.player)
    match.events?.push({ type: 'hit-wall', player: frame.player })
    if (pushed.status !== STANDING) return hard === 1 ? hitWall(match, frame, hard) : done(match, NOBODY_MOVED)
    // Whoever is Knocked Down anyway goes down without a roll (DB-PUSH-12).
    if (frame.falls === 1 && hard === 0) return done(match, NOBODY_MOVED)
    if (hard === 1) return hitWall(match, frame, hard)
    // The active coach wants opponents to go down and the own players to stay up.
    const { active } = match.state
    const test = plainTest(pushed, 'wall', 4)
    test.seat = active
    test.below = pushed.team === active ? 1 : 0
    return rollTest(match, test, 'rolled')
  },
  rolled: (match, frame, { natural }: TestResult) =>
    natural >= 4 ? hitWall(match, frame, 0) : done(match, NOBODY_MOVED),
  hurt: (match) => done(match, NOBODY_MOVED),
})

/** The player goes down in their square, as if Knocked Down by the blocker (DB-PUSH-13). */
function hitWall(match: DungeonMatch, { player, blocker }: Shove, hard: number): Next {
  const pushed = playerOf(match, player)
  if (pushed.status === STANDING) goDown(match, pushed, 'knocked')
  const modifiers = hard === 1 ? [{ source: 'sarcophagus', value: 1, rule: 'DB-ROOM-30' }] : []
  return call(match, harm, harmed(player, blocker, 'block', modifiers), 'hurt')
}

/** Which kinds of walls are behind the pushed player: 0 a plain one, 1 a sarcophagus. */
function wallKinds(match: DungeonMatch, { player, from }: Shove): number[] {
  const { board, dungeon } = venueOf(match.options)
  const { square } = playerOf(match, player)
  const kinds = new Set<number>()
  const direction = directionBetween(board.grid, from, square)
  for (const eighths of [0, -1, 1]) {
    if (stepTo(match, square, turn(direction, eighths)) >= 0) continue
    const beyond = walk(board.grid, square, turn(direction, eighths))
    kinds.add(beyond >= 0 && dungeon.kinds[beyond] === SARCOPHAGUS ? 1 : 0)
  }
  return [...kinds].sort()
}

/** A dungeon ends in walls: players and bombs are stopped, balls come back. */
export const walls: Edge = {
  push: (_match: BallMatch, { player, from, blocker, falls, first }) =>
    interrupt(pushIntoWall, { player, from, blocker, falls, first }),
  pushedOver: () => null,
  ball: (_match, from, direction) => interrupt(rebound, { from, direction }),
  ballReturns: () => null,
  ballRecalled: () => {},
  thrown: () => null,
  crash: [{ source: 'wall', value: 1, rule: 'DB-TTM-22' }],
  stopsBombs: true,
}
