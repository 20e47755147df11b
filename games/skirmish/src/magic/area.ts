import { cone, type GridPoint, place, pointBurst, pointSees, raySquares } from '@undercroft/engine/grid'
import type { Board } from '../board/board.ts'
import { distance } from '../board/measure.ts'
import type { Effect } from '../card/effect.ts'
import { boardIn, cardOf, isPresent, squaresOf } from '../creatures.ts'
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
/** So far left and up of a corner its cones reach, and half as many squares as a row of all of them has. */
const CONE_REACH = 6
const CONE_ROW = 2 * CONE_REACH
/** No square of a cone is farther from its caster: twice its length is as far as a diagonal of it may count. */
export const FARTHEST_IN_CONE = 12
/** By the place of a square about the corner: a bit for each facing in which the cone holds it. */
const FACINGS = new Uint8Array(CONE_ROW * CONE_ROW)
CONES.forEach(({ offsets }, facing) => {
  for (const [dx, dy] of offsets) FACINGS[(dy + CONE_REACH) * CONE_ROW + dx + CONE_REACH] |= 1 << facing
})
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
function coneAims(match: SkirmishMatch, caster: Creature, nearest: readonly Creature[]): Aim[] {
  const board = boardIn(match)
  const aims: Aim[] = []
  for (const { x, y } of cornersOf(board, caster.square, cardOf(match, caster).width)) {
    const facings = facingsAt(match, board, x, y, nearest)
    for (let facing = 0; facing < 8; facing++) {
      if ((facings & (1 << facing)) !== 0) aims.push({ x, y, facing, toX: -1, toY: -1 })
    }
  }
  return aims
}

/** The facings in which a cone from this corner holds one of these creatures, a bit each. */
function facingsAt(match: SkirmishMatch, board: Board, x: number, y: number, creatures: readonly Creature[]): number {
  let facings = 0
  for (const one of creatures) {
    for (const square of squaresOf(match, one)) {
      const dx = board.column[square] - x + CONE_REACH
      const dy = board.row[square] - y + CONE_REACH
      if (dx < 0 || dy < 0 || dx >= CONE_ROW || dy >= CONE_ROW) continue
      const held = FACINGS[dy * CONE_ROW + dx]
      if ((held & ~facings) !== 0 && pointSees(board.barriers, { x, y }, square)) facings |= held
    }
  }
  return facings
}

/** Lines from a corner of the caster to a corner of the nearest enemy or ally (SK-KEY-LINE-01). */
function lineAims(match: SkirmishMatch, caster: Creature, nearest: readonly Creature[]): Aim[] {
  const board = boardIn(match)
  const aims: Aim[] = []
  const corners = nearest.flatMap((other) => cornersOf(board, other.square, cardOf(match, other).width))
  // Creatures side by side share corners.
  const ends = corners.filter(({ x, y }, i) => corners.findIndex((corner) => corner.x === x && corner.y === y) === i)
  for (const { x, y } of cornersOf(board, caster.square, cardOf(match, caster).width)) {
    for (const through of ends) {
      if (through.x === x && through.y === y) continue
      aims.push({ x, y, facing: -1, toX: through.x, toY: through.y })
    }
  }
  return aims
}

/** The ways to lay a cone or a line at the nearest ones of the caster. */
export function aimsOf(match: SkirmishMatch, caster: Creature, { range }: Effect, nearest: readonly Creature[]): Aim[] {
  return range === 'cone' ? coneAims(match, caster, nearest) : lineAims(match, caster, nearest)
}

/** Is there one? A line runs to anybody. */
export function hasAim(
  match: SkirmishMatch,
  caster: Creature,
  { range }: Effect,
  nearest: readonly Creature[],
): boolean {
  if (range === 'line' || nearest.length === 0) return nearest.length > 0
  const board = boardIn(match)
  const corners = cornersOf(board, caster.square, cardOf(match, caster).width)
  return corners.some(({ x, y }) => facingsAt(match, board, x, y, nearest) !== 0)
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
