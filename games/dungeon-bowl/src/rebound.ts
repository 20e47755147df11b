import { areAdjacent, type BallMatch, boardOf, halved, stepTo, tellRoll } from '@undercroft/ball'
import { die, done, go, procedure, roll } from '@undercroft/engine'
import { DX, DY, directionOf, isDiagonal, opposite, squareAt, turn, xOf, yOf } from '@undercroft/engine/grid'

const D6 = [die(6)]

/** Where a ball goes that hits a wall: three squares, for 1-2, 3-4 and 5-6 of a D6 or 1, 2, 3 of a D3; -1 where there is none. */
interface Rebound {
  /** 'flat' and 'corner' (a protruding one) use a D6, 'inner' the D3 of an inner corner. */
  readonly kind: 'flat' | 'corner' | 'inner'
  readonly squares: readonly number[]
}

/**
 * How a ball in `from` that moves in `direction` comes off the wall it hits (DB-BALL-15 to DB-BALL-20). Two entries where two inner
 * corners fit: the active coach chooses.
 */
export function rebounds(match: BallMatch, from: number, direction: number): Rebound[] {
  if (!isDiagonal(direction)) return offWall(match, from, direction)
  const across = directionOf(DX[direction], 0)
  const along = directionOf(0, DY[direction])
  const besideOpen = stepTo(match, from, across)
  const aboveOpen = stepTo(match, from, along)
  if (besideOpen >= 0 && aboveOpen >= 0) return [offProtrudingCorner(match, from, direction)]
  if (besideOpen >= 0) return offWall(match, besideOpen, along)
  if (aboveOpen >= 0) return offWall(match, aboveOpen, across)
  return [outOfCorner(match, from, opposite(direction))]
}

/** `front` is the square in front of the logo, `wall` the direction of the wall that was hit. */
function offWall(match: BallMatch, front: number, wall: number): Rebound[] {
  const corners: Rebound[] = []
  for (const side of [turn(wall, -2), turn(wall, 2)]) {
    if (stepTo(match, front, side) >= 0) continue
    const inward = directionOf(-DX[wall] - DX[side], -DY[wall] - DY[side])
    corners.push(outOfCorner(match, front, inward))
  }
  if (corners.length > 0) return corners
  // Seen from the wall: left of the way into the dungeon.
  const left = turn(wall, 2)
  const squares = [beside(match, front, left), front, beside(match, front, opposite(left))]
  return [{ kind: 'flat', squares }]
}

const beside = (match: BallMatch, front: number, side: number): number => reachable(match, front, DX[side], DY[side])

function reachable(match: BallMatch, from: number, dx: number, dy: number): number {
  const { grid } = boardOf(match)
  const to = squareAt(grid, xOf(grid, from) + dx, yOf(grid, from) + dy)
  return to >= 0 && areAdjacent(match, from, to) ? to : -1
}

function offProtrudingCorner(match: BallMatch, from: number, direction: number): Rebound {
  // Looking back from the corner: its left neighbour is the way on turned right by an eighth, and the other way round.
  const squares = [stepTo(match, from, turn(direction, 1)), from, stepTo(match, from, turn(direction, -1))]
  return { kind: 'corner', squares }
}

/** Looking out of the corner along the diagonal: left, straight, right (DB-BALL-19). */
function outOfCorner(match: BallMatch, corner: number, inward: number): Rebound {
  const squares = [turn(inward, -1), inward, turn(inward, 1)].map((direction) => stepTo(match, corner, direction))
  return { kind: 'inner', squares }
}

interface WallHit {
  from: number
  direction: number
}

interface Rebounding extends WallHit {
  /** Which of two inner corners. */
  corner: number
}

const newRebound = ({ from, direction }: WallHit): Rebounding => ({ from, direction, corner: 0 })

/** Rolls for a rebound and returns the square where the ball is placed. */
export const rebound = procedure<BallMatch, Rebounding, WallHit>('rebound', newRebound, ['rebound'], {
  start: (match, { from, direction }) =>
    rebounds(match, from, direction).length > 1 ? go(match, 'chooseCorner') : go(match, 'throwDie'),
  chooseCorner: {
    kind: 'rebound-corner',
    seat: (match) => match.state.active,
    actions: () => [
      { type: 'corner', corner: 0 },
      { type: 'corner', corner: 1 },
    ],
    about: (_match, { from }) => ({ square: from }),
    answer(match, frame, { corner }: { type: string; corner: number }) {
      frame.corner = corner
      return go(match, 'throwDie')
    },
  },
  throwDie: (match) => roll(match, D6, 'rebound', match.state.active, 'placed'),
  placed(match, { from, direction, corner }, values: number[]) {
    tellRoll(match, 'rebound', match.state.active, -1, 'd6', values)
    const square = rebounds(match, from, direction)[corner].squares[halved(values[0]) - 1]
    return square < 0 ? go(match, 'throwDie') : done(match, square)
  },
})
