import type { Square } from '../../board/model.ts'
import type { Problem } from '../library/kind.ts'

/** A tile that lies on a table, by the square of its top left corner. */
export interface Laid {
  readonly tile: string
  readonly x: number
  readonly y: number
}

/** What the editor must know of the tiles of a game. */
export interface TileRules<T extends Laid> {
  readonly width: number
  readonly height: number
  readonly squares: (tile: T) => readonly Square[]
  /** A quarter turn clockwise in place. */
  readonly turned: (tile: T) => T
  /** Moved to where its top left corner is wanted; it may snap to where it belongs. */
  readonly moved: (tile: T, x: number, y: number) => T
  /** Why the game does not let it lie there beside the others. */
  readonly problem: (others: readonly T[], tile: T) => Problem | null
}

/** A table with what lies on it, what is held above it, and the square that the keys have reached. */
export interface Table<T extends Laid> {
  readonly tiles: readonly T[]
  readonly hand: T | null
  /** Where the tile in the hand lay before; null for a new one. */
  readonly from: number | null
  readonly cursor: Square
}

const others = <T extends Laid>({ tiles, from }: Table<T>): readonly T[] => tiles.filter((_, i) => i !== from)

const extent = (squares: readonly Square[]) => ({
  width: Math.max(...squares.map(({ x }) => x)) - Math.min(...squares.map(({ x }) => x)) + 1,
  height: Math.max(...squares.map(({ y }) => y)) - Math.min(...squares.map(({ y }) => y)) + 1,
})

const between = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/** The tile moved as near to there as the table reaches. */
function kept<T extends Laid>(tile: T, x: number, y: number, rules: TileRules<T>): T {
  const { width, height } = extent(rules.squares(tile))
  return rules.moved(tile, between(x, rules.width - width), between(y, rules.height - height))
}

/** The middle of a tile, where it is held. */
function middle<T extends Laid>(tile: T, rules: TileRules<T>): Square {
  const { width, height } = extent(rules.squares(tile))
  return { x: tile.x + (width >> 1), y: tile.y + (height >> 1) }
}

export function tileAt<T extends Laid>({ tiles }: Table<T>, { x, y }: Square, rules: TileRules<T>): number {
  return tiles.findIndex((tile) => rules.squares(tile).some((square) => square.x === x && square.y === y))
}

/** A new tile in the hand, held by its middle over the cursor. */
export function take<T extends Laid>(table: Table<T>, tile: T, rules: TileRules<T>): Table<T> {
  return aim({ ...table, hand: tile, from: null }, table.cursor, rules)
}

export const pickUp = <T extends Laid>(table: Table<T>, at: number): Table<T> => ({
  ...table,
  hand: table.tiles[at],
  from: at,
})

/** The middle of what is held, or the empty hand, goes to this square. `grip`: by which of its squares it is held. */
export function aim<T extends Laid>(table: Table<T>, to: Square, rules: TileRules<T>, grip?: Square): Table<T> {
  const cursor = { x: between(to.x, rules.width - 1), y: between(to.y, rules.height - 1) }
  const { hand } = table
  if (!hand) return { ...table, cursor }
  const held = grip ?? { x: middle(hand, rules).x - hand.x, y: middle(hand, rules).y - hand.y }
  return { ...table, hand: kept(hand, cursor.x - held.x, cursor.y - held.y, rules), cursor }
}

/** One square on: by the arrow keys. */
export function step<T extends Laid>(table: Table<T>, dx: number, dy: number, rules: TileRules<T>): Table<T> {
  const { hand, cursor } = table
  if (!hand) return aim(table, { x: cursor.x + dx, y: cursor.y + dy }, rules)
  const moved = kept(hand, hand.x + dx, hand.y + dy, rules)
  return { ...table, hand: moved, cursor: middle(moved, rules) }
}

export function turn<T extends Laid>(table: Table<T>, rules: TileRules<T>): Table<T> {
  const at = table.hand ? -1 : tileAt(table, table.cursor, rules)
  const held = at >= 0 ? pickUp(table, at) : table
  if (!held.hand) return table
  const turned = rules.turned(held.hand)
  return { ...held, hand: kept(turned, turned.x, turned.y, rules) }
}

export const handProblem = <T extends Laid>(table: Table<T>, rules: TileRules<T>): Problem | null =>
  table.hand ? rules.problem(others(table), table.hand) : null

/** What the table would look like if the tile in the hand were let go of. */
export const seen = <T extends Laid>(table: Table<T>, problem: Problem | null): readonly T[] =>
  table.hand && problem === null ? [...others(table), table.hand] : others(table)

/** Lays down what is held, where the game lets it lie. */
export function place<T extends Laid>(table: Table<T>, rules: TileRules<T>): Table<T> {
  const { hand } = table
  if (!hand || handProblem(table, rules)) return table
  return { ...table, tiles: [...others(table), hand], hand: null, from: null }
}

/** Takes what is held, or what lies under the cursor, off the table. */
export function discard<T extends Laid>(table: Table<T>, rules: TileRules<T>): Table<T> {
  if (table.hand) return { ...table, tiles: others(table), hand: null, from: null }
  const at = tileAt(table, table.cursor, rules)
  return at < 0 ? table : { ...table, tiles: table.tiles.filter((_, i) => i !== at) }
}

/** What is held goes back to where it was. */
export const cancel = <T extends Laid>(table: Table<T>): Table<T> => ({ ...table, hand: null, from: null })
