import type { Plan, Room } from './plan.ts'

export interface RoomName {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly seat?: number
}

export interface PlacedName {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Quarter turns. */
  readonly turn: number
  readonly seat?: number
}

/** How wide a letter is, in squares, small capitals of 0.46 squares. */
const LETTER = 0.27

/**
 * Names are written in the rock beside a room, where no piece ever stands: above, below, left or right of it. Where there is no
 * rock, at the foot of a row where nothing lies.
 */
export function placeNames(plan: Plan, names: readonly RoomName[], things: ReadonlySet<string>): PlacedName[] {
  const taken = new Set<string>()
  const isFree = (x: number, y: number) => !plan.has(x, y) && !taken.has(`${x},${y}`)
  return names.flatMap((name) => {
    const room = plan.rooms.find(({ squares }) =>
      squares.some(([x, y]) => x === Math.floor(name.x) && y === Math.floor(name.y)),
    )
    if (!room) return []
    const { text, seat } = name
    const length = text.length * LETTER - 0.4
    const place = sides(room, isFree).find(({ squares }) => squares.length >= length)
    for (const [x, y] of place?.squares ?? []) taken.add(`${x},${y}`)
    const found = place ?? inside(room, length, (x, y) => !things.has(`${x},${y}`))
    return [{ text, x: found.x, y: found.y, turn: found.turn, ...(seat !== undefined && { seat }) }]
  })
}

interface Side {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly squares: readonly (readonly [number, number])[]
}

/** The longest run of rock along each side of a room, and where a name on it has its middle. */
function sides({ x, y, x2, y2 }: Room, isFree: (x: number, y: number) => boolean): Side[] {
  const row = (line: number, at: number): Side => {
    const squares = longest(x, x2, (column) => isFree(column, line)).map((column) => [column, line] as const)
    return { x: (squares[0]?.[0] ?? x) + squares.length / 2, y: at, turn: 0, squares }
  }
  const column = (line: number, at: number, turn: number): Side => {
    const squares = longest(y, y2, (place) => isFree(line, place)).map((place) => [line, place] as const)
    return { x: at, y: (squares[0]?.[1] ?? y) + squares.length / 2, turn, squares }
  }
  return [row(y - 1, y - 0.92), row(y2, y2 + 0.64), column(x - 1, x - 0.62, -1), column(x2, x2 + 0.62, 1)]
}

/** The lowest row with room for the name; the last one where no row has. */
function inside({ x, y, x2, y2 }: Room, length: number, isFree: (x: number, y: number) => boolean) {
  for (let row = y2 - 1; row >= y; row--) {
    const run = longest(x, x2, (column) => isFree(column, row))
    if (run.length >= length) return { x: run[0] + run.length / 2, y: row + 0.75, turn: 0 }
  }
  return { x: (x + x2) / 2, y: y2 - 0.25, turn: 0 }
}

function longest(from: number, to: number, fits: (at: number) => boolean): number[] {
  let best: number[] = []
  let run: number[] = []
  for (let at = from; at < to; at++) {
    run = fits(at) ? [...run, at] : []
    if (run.length > best.length) best = run
  }
  return best
}
