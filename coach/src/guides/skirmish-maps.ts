import type { SkirmishState } from '@undercroft/skirmish'

/** Walking distances on one grid, worked out when they are first asked for. Creatures are not looked at. */
const known = new Map<string, (Int16Array | undefined)[]>()
const MOST_GRIDS = 50
const CLOSED = '#_='

let lastTerrain = ''
let lastMaps: (Int16Array | undefined)[] = []

/** Steps between a square and every other one, -1 where no way leads. */
export function walkingTo({ width, terrain }: SkirmishState, square: number): Int16Array {
  const maps = mapsOf(terrain)
  let steps = maps[square]
  if (!steps) {
    steps = spread(width, terrain, square)
    maps[square] = steps
  }
  return steps
}

function mapsOf(terrain: string): (Int16Array | undefined)[] {
  if (terrain === lastTerrain) return lastMaps
  let maps = known.get(terrain)
  if (!maps) {
    if (known.size > MOST_GRIDS) known.clear()
    maps = new Array(terrain.length)
    known.set(terrain, maps)
  }
  lastTerrain = terrain
  lastMaps = maps
  return maps
}

function spread(width: number, terrain: string, start: number): Int16Array {
  const steps = new Int16Array(terrain.length).fill(-1)
  const queue = [start]
  steps[start] = 0
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]
    const x = at % width
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const to = at + dy * width + dx
        if (x + dx < 0 || x + dx >= width || to < 0 || to >= terrain.length) continue
        if (steps[to] >= 0 || CLOSED.includes(terrain[to])) continue
        steps[to] = steps[at] + 1
        queue.push(to)
      }
    }
  }
  return steps
}
