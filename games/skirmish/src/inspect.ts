import { spacesSee, touchesSquare } from './board/measure.ts'
import { boardIn, cardOf, isActive, isPresent, squaresOf, widthOf } from './creatures.ts'
import { type Aim, areaSquares } from './magic/area.ts'
import { exitsOf, GRID_HEIGHT, GRID_WIDTH, tileSquares, withTile } from './setup/areas.ts'
import { type GridLayout, layoutOf, seatedTiles } from './setup/layout.ts'
import type { Creature, PlacedTile, SkirmishMatch } from './state.ts'

/** What a client draws of a position beyond its state. None of it changes a match. */

/** Squares next to active creatures of a seat: whoever stands there is threatened (SK-THREAT-01). */
export function threatenedSquares(match: SkirmishMatch, seat: number): number[] {
  const board = boardIn(match)
  const threats = match.state.creatures.filter((one) => one.seat === seat && isActive(one))
  const threatens = (one: Creature, square: number): boolean =>
    touchesSquare(board, one.square, widthOf(match, one), square) && !squaresOf(match, one).includes(square)
  const squares: number[] = []
  for (let square = 0; square < board.squares; square++) {
    if (threats.some((one) => threatens(one, square))) squares.push(square)
  }
  return squares
}

/** Squares to which a creature has no line of sight by position (SK-LOS-01). */
export function unseenSquares(match: SkirmishMatch, id: number): number[] {
  const board = boardIn(match)
  const creature = match.state.creatures[id]
  const squares: number[] = []
  if (!isPresent(creature)) return squares
  const width = widthOf(match, creature)
  for (let square = 0; square < board.squares; square++) {
    if (!spacesSee(board, creature.square, width, square, 1)) squares.push(square)
  }
  return squares
}

/** The squares that a spell or ability of this name would cover, laid like this. */
export function coveredSquares(match: SkirmishMatch, id: number, power: string, aim: Aim): number[] {
  const creature = match.state.creatures[id]
  const card = cardOf(match, creature)
  const effect =
    card.spells.find(({ spell }) => spell.name === power)?.spell.effect ??
    card.abilities.find(({ name }) => name === power)?.effect
  if (!effect) return []
  return areaSquares(match, creature, aim.facing < 0 && aim.toX < 0 ? { ...effect, range: 'self' } : effect, aim)
}

/** The squares of a tile that lies there. */
export const squaresOfTile = (placed: Omit<PlacedTile, 'seat'>): number[] => tileSquares(placed, GRID_WIDTH)

/** A battle grid before anybody stands on it. */
export interface BareGrid {
  readonly width: number
  readonly terrain: string
  readonly exits: readonly (readonly number[])[]
  readonly tiles: readonly PlacedTile[]
}

/** A battle grid that was agreed on; bare floor where the players lay the tiles themselves. */
export function readyGrid(grid: string | GridLayout, seats: number, teams: boolean): BareGrid {
  const layout = typeof grid === 'string' ? layoutOf(grid) : grid
  const tiles = layout ? seatedTiles(layout, teams) : []
  let terrain = '.'.repeat(GRID_WIDTH * GRID_HEIGHT)
  for (const placed of tiles) terrain = withTile(terrain, GRID_WIDTH, placed)
  const exits = Array.from({ length: seats }, (_, seat) => {
    const own = tiles.find((placed) => placed.seat === seat)
    return own ? exitsOf(own, terrain, GRID_WIDTH) : []
  })
  return { width: GRID_WIDTH, terrain, exits, tiles }
}
