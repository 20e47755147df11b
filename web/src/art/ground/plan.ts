import type { FloorLook, GroundEdge, GroundModel } from './model.ts'

export interface Room {
  readonly look: FloorLook
  readonly squares: readonly (readonly [number, number])[]
  readonly x: number
  readonly y: number
  readonly x2: number
  readonly y2: number
}

/** The shape of a board: which squares are floor, what rooms they form, and the outline of all of them. */
export interface Plan {
  has(x: number, y: number): boolean
  readonly cells: readonly (readonly [x: number, y: number, look: FloorLook])[]
  readonly rooms: readonly Room[]
  readonly union: Path2D
  readonly walls: readonly GroundEdge[]
  readonly doors: readonly GroundEdge[]
}

const NEAR = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

export function survey({ floors, edges, width, height, place }: GroundModel): Plan {
  const looks = new Map<number, FloorLook>()
  const key = (x: number, y: number) => y * 1024 + x
  for (const { look, squares } of floors) {
    if (!look.solid) for (const { x, y } of squares) looks.set(key(x, y), look)
  }
  const has = (x: number, y: number) => looks.has(key(x, y))
  const cells = [...looks].map(([at, look]) => [at % 1024, Math.floor(at / 1024), look] as const)
  const union = new Path2D()
  for (const [x, y] of cells) union.rect(x - 0.002, y - 0.002, 1.004, 1.004)
  const seen = new Set<number>()
  const rooms: Room[] = []
  for (const [x, y, look] of cells) {
    if (seen.has(key(x, y))) continue
    seen.add(key(x, y))
    const squares: [number, number][] = [[x, y]]
    for (const [cx, cy] of squares) {
      for (const [dx, dy] of NEAR) {
        const [nx, ny] = [cx + dx, cy + dy]
        if (seen.has(key(nx, ny)) || looks.get(key(nx, ny)) !== look) continue
        seen.add(key(nx, ny))
        squares.push([nx, ny])
      }
    }
    rooms.push({ look, squares, ...bounds(squares) })
  }
  const outline = place === 'ruin' ? outlineOf(has, width, height) : edges
  return {
    has,
    cells,
    rooms,
    union,
    walls: outline.filter(({ kind }) => kind === 'wall').flatMap(unitEdges),
    doors: edges.filter(({ kind }) => kind === 'door'),
  }
}

function bounds(squares: readonly (readonly [number, number])[]) {
  const xs = squares.map(([x]) => x)
  const ys = squares.map(([, y]) => y)
  return { x: Math.min(...xs), y: Math.min(...ys), x2: Math.max(...xs) + 1, y2: Math.max(...ys) + 1 }
}

/** Walls around everything that is not floor. */
function outlineOf(has: Plan['has'], width: number, height: number): GroundEdge[] {
  const edges: GroundEdge[] = []
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const here = has(x, y)
      if (y < height && here !== has(x - 1, y)) edges.push({ kind: 'wall', x1: x, y1: y, x2: x, y2: y + 1 })
      if (x < width && here !== has(x, y - 1)) edges.push({ kind: 'wall', x1: x, y1: y, x2: x + 1, y2: y })
    }
  }
  return edges
}

/** One square long each, from left to right or from top to bottom. */
function unitEdges({ kind, x1, y1, x2, y2 }: GroundEdge): GroundEdge[] {
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)]
  const length = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))
  const [dx, dy] = y1 === y2 ? [1, 0] : [0, 1]
  return Array.from({ length }, (_, i) => ({
    kind,
    x1: left + dx * i,
    y1: top + dy * i,
    x2: left + dx * (i + 1),
    y2: top + dy * (i + 1),
  }))
}

/** Doors in a row are one doorway. */
export function doorways(doors: readonly GroundEdge[]): GroundEdge[] {
  const left = new Set(doors.flatMap(unitEdges))
  const found: GroundEdge[] = []
  for (const first of left) {
    left.delete(first)
    let { x1, y1, x2, y2 } = first
    const isFlat = y1 === y2
    for (let grown = true; grown; ) {
      grown = false
      for (const door of left) {
        const joins = isFlat
          ? door.y1 === y1 && door.y2 === y1 && (door.x1 === x2 || door.x2 === x1)
          : door.x1 === x1 && door.x2 === x1 && (door.y1 === y2 || door.y2 === y1)
        if (!joins) continue
        x1 = Math.min(x1, door.x1)
        y1 = Math.min(y1, door.y1)
        x2 = Math.max(x2, door.x2)
        y2 = Math.max(y2, door.y2)
        left.delete(door)
        grown = true
      }
    }
    found.push({ kind: 'door', x1, y1, x2, y2 })
  }
  return found
}
