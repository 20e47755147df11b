import { terrainOf } from '../board/terrain.ts'
import type { Faction } from '../card/card.ts'
import type { CardText } from '../card/text.ts'
import { skirmishGame } from '../game.ts'
import type { AskedOptions, PlacedCreature } from '../options/options.ts'
import { Position, statusOf } from './position.ts'

/** A creature of a position: whatever of its card matters, for whom it stands, and how it is. */
export interface Piece extends Partial<Omit<CardText, 'name'>> {
  /** A card of the roster by id instead of lines of its own. */
  readonly card?: string
  readonly seat?: number
  /** Column and row of its top left square, where no map shows it. */
  readonly at?: readonly [number, number]
  /** Hit points it has left. */
  readonly left?: number
  /** Conditions it has, by name: 'stunned', 'asleep', ... */
  readonly is?: readonly string[]
  /** No commander: the pieces of a map are commanders of rating 0 otherwise, so that they move freely. */
  readonly follower?: boolean
}

type Pieces = Readonly<Record<string, Piece>>

export interface PositionOptions extends Omit<AskedOptions, 'map' | 'placed' | 'cards' | 'warbands'> {
  /** Terrain codes row by row. */
  readonly map?: readonly string[]
  /** The exit squares of each seat. */
  readonly exits?: readonly (readonly number[])[]
  /** The faction of each seat's warband. */
  readonly factions?: readonly (Faction | null)[]
  readonly pools?: readonly (readonly string[])[]
}

const ANYBODY = { factions: ['any'], rarity: 'C', cost: 10, type: 'Humanoid (Human)', speed: 6 } as const

/** A tough, slow-witted nobody: what the lines of a listed piece do not say. */
const NOBODY: Omit<CardText, 'name'> = { ...ANYBODY, level: 1, ac: 10, hp: 100, melee: '+0 (5)' }

/** An ordinary warrior: what the lines of a piece on a map do not say. */
const WARRIOR: Omit<CardText, 'name'> = { ...ANYBODY, level: 3, ac: 15, hp: 20, melee: '+5 (10)' }

const FLOOR = Array.from({ length: 16 }, () => '.'.repeat(20))
const FACTIONS: readonly Faction[] = ['LG', 'CE', 'CG', 'LE']

/** Seats leave by the west, east, north and south side. */
function sides(rows: readonly string[]): number[][] {
  const width = rows[0].length
  const column = (x: number) => rows.flatMap((row, y) => (row[x] === '#' ? [] : [y * width + x]))
  const line = (y: number) => [...rows[y]].flatMap((code, x) => (code === '#' ? [] : [y * width + x]))
  return [column(0), column(width - 1), line(0), line(rows.length - 1)]
}

/** Seats leave by one corner each. */
function corners(rows: readonly string[]): number[][] {
  const width = rows[0].length
  const last = width * rows.length - 1
  return [[0], [last], [width - 1], [last - width + 1]]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const cardId = (i: number): string => `piece-${LETTERS[i]}`

function setUp(
  pieces: readonly Piece[],
  squares: readonly number[],
  rows: readonly string[],
  plain: Omit<CardText, 'name'>,
  { exits = [], factions = FACTIONS, pools = [], map: _, ...asked }: PositionOptions,
) {
  const seats = asked.seats ?? Math.max(2, ...pieces.map(({ seat = 0 }) => seat + 1))
  const cards = pieces.flatMap(({ at, card, follower, is, left, seat, ...lines }, i) =>
    card === undefined ? [{ ...plain, ...lines, name: `Piece ${LETTERS[i]}` }] : [],
  )
  const placed: PlacedCreature[] = pieces.map(({ card = null, seat = 0 }, i) => ({
    card: card ?? cardId(i),
    seat,
    square: squares[i],
  }))
  const warbands = Array.from({ length: seats }, (_seat, seat) => ({
    faction: factions[seat],
    creatures: [],
    tiles: [],
    pool: pools[seat] ?? [],
  }))
  const match = skirmishGame.create(
    { ...asked, seats, map: { rows, exits: exits.slice(0, seats) }, warbands, cards, placed },
    null,
  )
  pieces.forEach(({ is = [], left }, i) => {
    const creature = match.state.creatures[i]
    if (left !== undefined) creature.hp = left
    for (const status of is) creature.status |= statusOf(status)
  })
  return match
}

/** A position from a list of pieces by name, on an open floor of 20 by 16 unless told. Initiative takes care of itself. */
export function position(pieces: Pieces, options: PositionOptions = {}): Position {
  const rows = options.map ?? FLOOR
  const names = Object.keys(pieces)
  const squares = names.map((name) => {
    const { at } = pieces[name]
    if (!at) throw new Error(`piece '${name}' stands nowhere`)
    return at[1] * rows[0].length + at[0]
  })
  const list = names.map((name) => pieces[name])
  return new Position(setUp(list, squares, rows, NOBODY, { exits: sides(rows), ...options }), names, true)
}

/**
 * A position from a map of terrain codes and letters, with the pieces behind the letters (capitals are of seat 0, small
 * letters of seat 1 unless told). Big creatures are drawn by their top left square. It is the first round, and nobody has
 * been activated.
 */
export function battle(map: string, pieces: Pieces = {}, options: PositionOptions = {}): Position {
  const drawn = map
    .trim()
    .split('\n')
    .map((row) => row.trim())
  const names: string[] = []
  const squares: number[] = []
  const rows = drawn.map((row, y) =>
    [...row]
      .map((code, x) => {
        if (terrainOf(code) >= 0) return code
        names.push(code)
        squares.push(y * row.length + x)
        return '.'
      })
      .join(''),
  )
  const list = names.map((letter): Piece => {
    const { follower, ...piece } = pieces[letter] ?? {}
    const seat = letter === letter.toUpperCase() ? 0 : 1
    return { seat, ...(follower ? {} : { commander: 0 }), ...piece }
  })
  const plan = { rounds: 100, factions: ['LG', 'CE', 'LG', 'CE'] as const, exits: corners(rows), ...options }
  const match = setUp(list, squares, rows, WARRIOR, plan)
  for (const one of match.state.creatures) one.activations = 1
  match.state.round = 1
  return new Position(match, names, false)
}

/** The map of an open floor of this size with pieces at [x, y]. */
export function open(
  width: number,
  height: number,
  at: Readonly<Record<string, readonly [number, number]>>,
  terrain: Readonly<Record<string, readonly (readonly [number, number])[]>> = {},
): string {
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'))
  for (const [code, squares] of Object.entries(terrain)) for (const [x, y] of squares) rows[y][x] = code
  for (const [letter, [x, y]] of Object.entries(at)) rows[y][x] = letter
  return rows.map((row) => row.join('')).join('\n')
}
