import { BRIDGE, FLOOR, ROCK, type TileName, tileShape } from '../rooms/tiles.ts'

/** A tile on the table: its top left corner and how many quarter turns clockwise it was given. */
export interface PlacedTile {
  readonly tile: TileName
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** A door joins two tiles over two squares (DB-SETUP-15, DB-SETUP-16). */
export interface Door {
  readonly a: number
  readonly b: number
  /** Pairs of squares, one on either side. */
  readonly pairs: readonly (readonly [number, number])[]
}

/** A dungeon laid out on one grid: what every square is, whose tile it belongs to, and where the doors are. */
export interface Dungeon {
  readonly width: number
  readonly height: number
  /** Kinds of squares (FLOOR, IDOL, ...). */
  readonly kinds: readonly number[]
  /** The tile of each square, -1 for rock. */
  readonly zone: readonly number[]
  /** What each tile is. */
  readonly tiles: readonly TileName[]
  readonly doors: readonly Door[]
  /** Walls without thickness: pairs of orthogonal neighbours. */
  readonly walls: readonly (readonly [number, number])[]
}

/** What is wrong with a dungeon, and by which rule. */
export interface DungeonProblem {
  /** In words, and as a name with its facts for those who speak other languages. */
  readonly reason: string
  readonly why: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly rule: string
}

/** A dungeon breaks one of the limits; `rule` names it. */
export class DungeonError extends Error {
  override name = 'DungeonError'
  readonly problem: DungeonProblem
  constructor(rule: string, reason: string, why = 'map', facts: DungeonProblem['facts'] = {}) {
    super(`${reason} (${rule})`)
    this.problem = { rule, reason, why, facts }
  }

  get rule(): string {
    return this.problem.rule
  }
}

export const isWalkableKind = (kind: number): boolean => kind === FLOOR || kind === BRIDGE

/** Lays the tiles on one grid and joins neighbours by doors. Overlaps and connections of one square are refused. */
export function layOut(placed: readonly PlacedTile[]): Dungeon {
  let width = 0
  let height = 0
  for (const { tile, x, y, turn } of placed) {
    const shape = tileShape(tile, turn)
    if (x < 0 || y < 0)
      throw new DungeonError('DB-SETUP-13', `${tile} at (${x},${y}) lies off the table`, 'off-table', { tile })
    width = Math.max(width, x + shape.width)
    height = Math.max(height, y + shape.height)
  }
  const kinds = new Array<number>(width * height).fill(ROCK)
  const zone = new Array<number>(width * height).fill(-1)
  placed.forEach(({ tile, x, y, turn }, index) => {
    const shape = tileShape(tile, turn)
    shape.squares.forEach((kind, at) => {
      if (kind === ROCK) return
      const square = (y + Math.floor(at / shape.width)) * width + x + (at % shape.width)
      if (zone[square] >= 0) {
        const other = placed[zone[square]].tile
        throw new DungeonError('DB-SETUP-13', `${tile} at (${x},${y}) overlaps ${other}`, 'overlap', { tile, other })
      }
      zone[square] = index
      kinds[square] = kind
    })
  })
  const doors = findDoors(width, zone, kinds, placed)
  return {
    width,
    height,
    kinds,
    zone,
    tiles: placed.map(({ tile }) => tile),
    doors,
    walls: wallsOf(width, zone, doors),
  }
}

/** One straight stretch of common edge of two tiles: pairs of squares in order. */
type Stretch = (readonly [number, number])[]

/** Every pair of tiles that touch gets one door, as central as possible on their longest common edge (DB-SETUP-14 to 17). */
function findDoors(
  width: number,
  zone: readonly number[],
  kinds: readonly number[],
  placed: readonly PlacedTile[],
): Door[] {
  const stretches = new Map<string, Stretch[]>()
  for (const [across, along] of [
    [1, width],
    [width, 1],
  ]) {
    const starts = zone.length - across
    for (let square = 0; square < starts; square++) {
      const other = square + across
      if (across === 1 && other % width === 0) continue
      if (zone[square] < 0 || zone[other] < 0 || zone[square] === zone[other]) continue
      const key = [zone[square], zone[other]].sort((a, b) => a - b).join()
      const known = stretches.get(key) ?? []
      stretches.set(key, known)
      const last = known.find((stretch) => {
        const [a, b] = stretch[stretch.length - 1]
        return a + along === square && b + along === other && zone[a] === zone[square]
      })
      if (last) last.push([square, other])
      else known.push([[square, other]])
    }
  }
  const doors: Door[] = []
  for (const [key, found] of stretches) {
    const [a, b] = key.split(',').map(Number)
    const facts = { tile: placed[a].tile, other: placed[b].tile }
    const longest = found.reduce((best, stretch) => (stretch.length > best.length ? stretch : best))
    if (longest.length < 2)
      throw new DungeonError(
        'DB-SETUP-14',
        `${facts.tile} and ${facts.other} touch along a single square; two are needed`,
        'one-square',
        facts,
      )
    const first = (longest.length - 2) >> 1
    const pairs = longest.slice(first, first + 2)
    if (pairs.some(([one, two]) => !isWalkableKind(kinds[one]) || !isWalkableKind(kinds[two])))
      throw new DungeonError(
        'DB-SETUP-15',
        `the door of ${facts.tile} and ${facts.other} leads into a feature`,
        'door-into-feature',
        facts,
      )
    doors.push({ a, b, pairs })
  }
  return doors.sort((one, two) => one.a - two.a || one.b - two.b)
}

function wallsOf(width: number, zone: readonly number[], doors: readonly Door[]): [number, number][] {
  const open = new Set(doors.flatMap(({ pairs }) => pairs.map(([a, b]) => `${a},${b}`)))
  const walls: [number, number][] = []
  for (let square = 0; square < zone.length; square++) {
    for (const other of [square + 1, square + width]) {
      if (other >= zone.length || (other === square + 1 && other % width === 0)) continue
      if (zone[square] < 0 || zone[other] < 0 || zone[square] === zone[other]) continue
      if (!open.has(`${square},${other}`)) walls.push([square, other])
    }
  }
  return walls
}
