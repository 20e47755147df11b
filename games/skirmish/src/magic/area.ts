import { cone, type GridPoint, place, pointBurst, pointSees, raySquares } from '@undercroft/engine/grid'
import type { Board } from '../board/board.ts'
import { distance } from '../board/measure.ts'
import type { Effect } from '../card/effect.ts'
import { boardIn, cardOf, gapBetween, isPresent, squaresOf } from '../creatures.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

/** How an area lies: its origin, and for a cone its facing, for a line the point through which it runs. */
export interface Aim {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly toX: number
  readonly toY: number
}

const CONES = [0, 1, 2, 3, 4, 5, 6, 7].map((facing) => cone(6, facing))
const CONE_SETS = CONES.map(({ offsets }) => new Set(offsets.map(([dx, dy]) => dx * 100 + dy)))
/** No square of a cone is farther from its origin: twice its length is as far as a diagonal of it may count. */
const FARTHEST_IN_CONE = 12
const BURSTS = { 2: pointBurst(2), 4: pointBurst(4) }
const LINE_REACH = 12

/** Corners of the squares of a space (SK-KEY-CONE-02). */
function cornersOf(board: Board, square: number, width: number): GridPoint[] {
  const left = square % board.width
  const top = (square / board.width) | 0
  const corners: GridPoint[] = []
  for (let y = top; y <= top + width; y++) for (let x = left; x <= left + width; x++) corners.push({ x, y })
  return corners
}

/** Where the middle of a radius template may lie for a target (SK-KEY-RADIUS-03). */
export function centresFor(match: SkirmishMatch, square: number, width: number): Aim[] {
  const { width: columns } = boardIn(match)
  const x = square % columns
  const y = (square / columns) | 0
  const aim = (dx: number, dy: number): Aim => ({ x: x + dx, y: y + dy, facing: -1, toX: -1, toY: -1 })
  if (width === 2) return [aim(1, 1)]
  const [low, high] = width === 1 ? [0, 1] : [1, 2]
  return [aim(low, low), aim(high, low), aim(low, high), aim(high, high)]
}

/** Cones that hold the nearest enemy or the nearest ally (SK-KEY-CONE-03). */
function coneAims(match: SkirmishMatch, caster: Creature, nearest: readonly Creature[], first: boolean): Aim[] {
  const board = boardIn(match)
  const aims: Aim[] = []
  const near = nearest.filter((other) => gapBetween(match, caster, other) <= FARTHEST_IN_CONE)
  if (near.length === 0) return aims
  for (const origin of cornersOf(board, caster.square, cardOf(match, caster).width)) {
    for (let facing = 0; facing < 8; facing++) {
      if (!near.some((other) => coneHolds(match, board, origin, facing, other))) continue
      aims.push({ x: origin.x, y: origin.y, facing, toX: -1, toY: -1 })
      if (first) return aims
    }
  }
  return aims
}

function coneHolds(match: SkirmishMatch, board: Board, origin: GridPoint, facing: number, other: Creature): boolean {
  for (const square of squaresOf(match, other)) {
    const dx = (square % board.width) - origin.x
    const dy = ((square / board.width) | 0) - origin.y
    if (CONE_SETS[facing].has(dx * 100 + dy) && pointSees(board.barriers, origin, square)) return true
  }
  return false
}

/** Lines from a corner of the caster to a corner of the nearest enemy or ally (SK-KEY-LINE-01). */
function lineAims(match: SkirmishMatch, caster: Creature, nearest: readonly Creature[], first: boolean): Aim[] {
  const board = boardIn(match)
  const aims: Aim[] = []
  const corners = nearest.flatMap((other) => cornersOf(board, other.square, cardOf(match, other).width))
  // Creatures side by side share corners.
  const ends = corners.filter(({ x, y }, i) => corners.findIndex((corner) => corner.x === x && corner.y === y) === i)
  for (const { x, y } of cornersOf(board, caster.square, cardOf(match, caster).width)) {
    for (const through of ends) {
      if (through.x === x && through.y === y) continue
      aims.push({ x, y, facing: -1, toX: through.x, toY: through.y })
      if (first) return aims
    }
  }
  return aims
}

/** The ways to lay a cone or a line at the nearest ones of the caster; with `first` only one, to know that there is one. */
export function aimsOf(
  match: SkirmishMatch,
  caster: Creature,
  effect: Effect,
  nearest: readonly Creature[],
  first = false,
): Aim[] {
  return effect.range === 'cone' ? coneAims(match, caster, nearest, first) : lineAims(match, caster, nearest, first)
}

/** The squares of an area that have line of sight (and effect) to its origin (SK-LOS-07, SK-SPELL-10). */
export function areaSquares(match: SkirmishMatch, caster: Creature, effect: Effect, aim: Aim): number[] {
  const { walls } = boardIn(match)
  if (effect.range === 'cone') return seenFrom(match, aim, place(walls, CONES[aim.facing], aim.x, aim.y))
  return effect.range === 'line' ? lineSquares(match, caster, aim) : radiusSquares(match, effect.radius, aim)
}

function lineSquares(match: SkirmishMatch, caster: Creature, aim: Aim): number[] {
  const board = boardIn(match)
  const squares = raySquares(board.walls, { x: aim.x, y: aim.y }, { x: aim.toX, y: aim.toY })
  const { width } = cardOf(match, caster)
  return seenFrom(
    match,
    aim,
    squares.filter((square) => distance(board, caster.square, width, square, 1) <= LINE_REACH),
  )
}

/** The squares of a radius template round its middle. */
export function radiusSquares(match: SkirmishMatch, radius: number, aim: Aim): number[] {
  return seenFrom(match, aim, place(boardIn(match).walls, BURSTS[radius as 2 | 4], aim.x, aim.y))
}

function seenFrom(match: SkirmishMatch, { x, y }: Aim, squares: readonly number[]): number[] {
  const { barriers } = boardIn(match)
  return squares.filter((square) => pointSees(barriers, { x, y }, square))
}

/** The creatures with at least one square in the area (SK-LOS-08). Cones and lines spare their own caster. */
export function creaturesIn(match: SkirmishMatch, squares: readonly number[], spared: number): number[] {
  const inside = new Set(squares)
  return match.state.creatures
    .filter((other) => other.id !== spared && isPresent(other) && squaresOf(match, other).some((at) => inside.has(at)))
    .map(({ id }) => id)
}
