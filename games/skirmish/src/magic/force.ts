import { DX, DY } from '@undercroft/engine/grid'
import { squareSees } from '../board/board.ts'
import { distance } from '../board/measure.ts'
import { FORCE, TERRAIN, WALL } from '../board/terrain.ts'
import { boardIn, cardOf, isPresent, squaresOf } from '../creatures.ts'
import type { Creature, ForceWall, SkirmishMatch } from '../state.ts'

/** Rows of force squares that may be placed: the first within 6 and in sight, none on a creature or a wall. */
export function forceRows(match: SkirmishMatch, caster: Creature, count: number, first = false): number[][] {
  const board = boardIn(match)
  const taken = new Set<number>()
  for (const other of match.state.creatures) {
    if (isPresent(other)) for (const square of squaresOf(match, other)) taken.add(square)
  }
  const free = (square: number) =>
    !taken.has(square) && board.terrain[square] !== WALL && board.terrain[square] !== FORCE
  const rows: number[][] = []
  for (let square = 0; square < board.squares; square++) {
    if (!free(square) || distance(board, caster.square, cardOf(match, caster).width, square, 1) > 6) continue
    if (!squaresOf(match, caster).some((own) => squareSees(board, own, square))) continue
    for (let direction = 0; direction < 8; direction += 2) {
      const row = rowFrom(board.width, board.height, square, direction, count)
      if (row.length < count || !row.every(free)) continue
      rows.push(row)
      if (first) return rows
    }
  }
  return rows
}

function rowFrom(width: number, height: number, square: number, direction: number, count: number): number[] {
  const row: number[] = []
  let x = square % width
  let y = (square / width) | 0
  for (let i = 0; i < count; i++) {
    if (x < 0 || y < 0 || x >= width || y >= height) break
    row.push(y * width + x)
    x += DX[direction]
    y += DY[direction]
  }
  return row
}

/** Force squares block movement and line of effect, not sight, until the end of the caster's next turn. */
export function raiseForce(match: SkirmishMatch, caster: Creature, squares: number[]): void {
  const { state } = match
  const codes = squares.map((square) => state.terrain[square]).join('')
  state.forces = [...state.forces, { caster: caster.id, squares, codes, turns: 2 }]
  state.terrain = withCodes(state.terrain, squares, TERRAIN[FORCE].code.repeat(squares.length))
}

/** A turn of the caster has ended. */
export function countForce(match: SkirmishMatch, caster: Creature): void {
  if (match.state.forces.length === 0) return
  clearForce(match, ({ caster: by, turns }) => (by === caster.id ? turns - 1 : turns))
}

/** The caster is gone: it has no next turn, so its walls end. */
export function dropForce(match: SkirmishMatch, caster: Creature): void {
  if (match.state.forces.length === 0) return
  clearForce(match, ({ caster: by, turns }) => (by === caster.id ? 0 : turns))
}

/** Walls stay for so many turns now; those that have none left end. */
function clearForce({ state }: SkirmishMatch, turnsOf: (wall: ForceWall) => number): void {
  const left: ForceWall[] = []
  for (const wall of state.forces) {
    const { caster, codes, squares } = wall
    const turns = turnsOf(wall)
    if (turns > 0) left.push({ caster, squares, codes, turns })
    else state.terrain = withCodes(state.terrain, squares, codes)
  }
  state.forces = left
}

function withCodes(terrain: string, squares: readonly number[], codes: string): string {
  const changed = [...terrain]
  squares.forEach((square, i) => {
    changed[square] = codes[i]
  })
  return changed.join('')
}
