import { EAST, NORTH, SOUTH, WEST } from '@undercroft/engine/grid'

/** The pitch (BB-PITCH-01): 26 squares long, 15 wide; (0,0) is its north-west corner. The first team owns the western half. */
export const WIDTH = 26
export const HEIGHT = 15
/** Squares from an End Zone to the line of scrimmage, both included (BB-PITCH-02). */
const DEPTH = 13
/** Rows of each Wide Zone (BB-PITCH-04). */
const WIDE = 4

export const squareAt = (x: number, y: number): number => y * WIDTH + x
export const xOf = (square: number): number => square % WIDTH
export const yOf = (square: number): number => Math.floor(square / WIDTH)

export const isOnPitch = (x: number, y: number): boolean => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT

/** Whose half a square is in (BB-PITCH-02). */
export const halfOf = (square: number): number => (xOf(square) < DEPTH ? 0 : 1)

/** The column of each team that touches the line of scrimmage, and its End Zone (BB-PITCH-03). */
export const LINE = [DEPTH - 1, DEPTH] as const
export const END_ZONE = [0, WIDTH - 1] as const

/** 0 and 1 for the northern and the southern Wide Zone, -1 for the Centre Field (BB-PITCH-04, BB-PITCH-05). */
export function wideZoneOf(square: number): number {
  const y = yOf(square)
  return y < WIDE ? 0 : y >= HEIGHT - WIDE ? 1 : -1
}

/** On the line of scrimmage in the Centre Field, where at least three must stand (BB-SETUP-05). */
export const isOnLine = (square: number, team: number): boolean => xOf(square) === LINE[team] && wideZoneOf(square) < 0

/** One in each half, inside a Wide Zone (BB-PITCH-07). */
export const TRAPDOORS = [squareAt(6, 1), squareAt(19, 13)] as const

export const isTrapdoor = (square: number): boolean => TRAPDOORS.includes(square as (typeof TRAPDOORS)[number])

/** The corner squares (BB-PITCH-09). */
export const isCorner = (square: number): boolean =>
  (xOf(square) === 0 || xOf(square) === WIDTH - 1) && (yOf(square) === 0 || yOf(square) === HEIGHT - 1)

/** The way into the pitch from a square at its edge, corners left out. */
export function inwardFrom(square: number): number {
  if (yOf(square) === 0) return SOUTH
  if (yOf(square) === HEIGHT - 1) return NORTH
  return xOf(square) === 0 ? EAST : WEST
}

/** Sorts of squares that are alike for a set-up: on the line, behind it, in the northern and in the southern Wide Zone, in the other half. */
export const ON_LINE = 0
const BEHIND_LINE = 1
export const WIDE_ZONES = [2, 3] as const
export const OTHER_HALF = 4
export const SORTS = 5

/** All squares of a team's half. */
export const HALVES: readonly (readonly number[])[] = [0, 1].map((team) =>
  Array.from({ length: WIDTH * HEIGHT }, (_, square) => square).filter((square) => halfOf(square) === team),
)

/** The sort of each square for a team. */
export const SORT_OF: readonly Uint8Array[] = HALVES.map((half, team) => {
  const sorts = new Uint8Array(WIDTH * HEIGHT).fill(OTHER_HALF)
  for (const square of half) {
    const zone = wideZoneOf(square)
    sorts[square] = zone >= 0 ? WIDE_ZONES[zone] : isOnLine(square, team) ? ON_LINE : BEHIND_LINE
  }
  return sorts
})
