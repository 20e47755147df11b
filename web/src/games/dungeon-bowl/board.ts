import type { BoardModel, EdgeModel, LabelModel, MarkerModel, Square } from '../../board/model.ts'
import { named, t } from '../../i18n/index.ts'
import { looseBall, piecesOf } from '../ball/board.ts'
import { floorLook } from './looks.ts'
import { kit, squareOf, teamName } from './names.ts'
import { BRIDGE, CHASM, DRAGON, type Dungeon, type DungeonMatch, IDOL, SARCOPHAGUS, venueOf } from './rules.ts'

const features: Readonly<Record<number, string>> = {
  [IDOL]: 'idol',
  [DRAGON]: 'dragon',
  [SARCOPHAGUS]: 'sarcophagus',
  [CHASM]: 'chasm',
  [BRIDGE]: 'bridge',
}

/** Floor, walls, doors and names of a dungeon. `owners`: whose each End Zone is. */
export function ground(
  dungeon: Dungeon,
  owners: readonly number[],
  ownerName: (seat: number) => string,
): Pick<BoardModel, 'place' | 'floors' | 'edges' | 'labels' | 'markers'> {
  const { width, zone, tiles, kinds } = dungeon
  const floors = new Map<string, Square[]>()
  const markers: MarkerModel[] = []
  const endZones = tiles.flatMap((tile, i) => (tile === 'end-zone' ? [i] : []))
  const kindOf = (tile: number): string => {
    if (tiles[tile] !== 'end-zone') return tiles[tile]
    const owner = owners[endZones.indexOf(tile)] ?? -1
    return owner >= 0 ? `end-${owner}` : 'end'
  }
  const tops = new Map<number, Square>()
  zone.forEach((tile, square) => {
    if (tile < 0) return
    const at = { x: square % width, y: Math.floor(square / width) }
    const kind = kindOf(tile)
    const alike = floors.get(kind) ?? []
    floors.set(kind, alike)
    alike.push(at)
    if (!tops.has(tile)) tops.set(tile, at)
    const feature = features[kinds[square]]
    const known = markers.find((marker) => marker.kind === feature && joins(marker, at))
    if (known) Object.assign(known, grown(known, at))
    else if (feature)
      markers.push({
        id: `${feature}-${square}`,
        ...at,
        kind: feature,
        fixed: true,
        label: named(`dungeon.square.${feature}`),
      })
  })
  const labels = [...tops].flatMap(([tile, at]): LabelModel[] => {
    if (tiles[tile].includes('corridor') || tiles[tile] === 't-junction') return []
    const owner = owners[endZones.indexOf(tile)] ?? -1
    const text = tiles[tile] === 'end-zone' && owner >= 0 ? ownerName(owner) : named(`dungeon.room.${tiles[tile]}.name`)
    return [{ x: at.x + 0.15, y: at.y + 0.32, text, ...(owner >= 0 && { seat: owner }) }]
  })
  return {
    place: 'dungeon',
    floors: [...floors].map(([kind, squares]) => ({ kind, look: floorLook(kind), squares })),
    edges: edgesOf(dungeon),
    labels,
    markers,
  }
}

/** A feature of several squares is one thing: does this square lie right of it or below it? */
function joins({ x, y, width = 1, height = 1 }: MarkerModel, at: Square): boolean {
  return at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height && (at.x < x + width || at.y < y + height)
}

const grown = ({ x, y, width = 1, height = 1 }: MarkerModel, at: Square) => ({
  width: Math.max(width, at.x - x + 1),
  height: Math.max(height, at.y - y + 1),
})

/** Walls around the floor and between tiles; doors where two tiles are joined. */
function edgesOf({ width, height, zone, doors, walls }: Dungeon): EdgeModel[] {
  const edges: EdgeModel[] = []
  const joined = new Set(doors.flatMap(({ pairs }) => pairs.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)))
  const thin = new Set(walls.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`))
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? -1 : zone[y * width + x])
  const add = (x: number, y: number, beside: readonly [number, number], line: Omit<EdgeModel, 'kind'>) => {
    const a = at(x, y)
    const b = at(...beside)
    if (a < 0 && b < 0) return
    const key = `${beside[1] * width + beside[0]}-${y * width + x}`
    if (a >= 0 && b >= 0 && joined.has(key)) edges.push({ kind: 'door', ...line })
    else if (a !== b || thin.has(key)) edges.push({ kind: 'wall', ...line })
  }
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      add(x, y, [x - 1, y], { x1: x, y1: y, x2: x, y2: y + 1 })
      add(x, y, [x, y - 1], { x1: x, y1: y, x2: x + 1, y2: y })
    }
  }
  return edges
}

export function boardModel(match: DungeonMatch): BoardModel {
  const { state, options } = match
  const { dungeon } = venueOf(options)
  const base = ground(dungeon, state.endZoneOwner, (seat) => teamName(match, seat))
  const markers: MarkerModel[] = [...base.markers]
  for (const square of state.chests) {
    markers.push({
      id: `chest-${square}`,
      ...squareOf(match, square),
      kind: 'chest',
      label: t('dungeon.square.chest'),
    })
  }
  state.portals.forEach((square, i) => {
    if (square < 0) return
    const label = t('dungeon.square.portal', { n: i + 1 })
    markers.push({
      id: `portal-${i}`,
      ...squareOf(match, square),
      kind: 'portal',
      label,
      badge: String(i + 1),
    })
  })
  markers.push(...looseBall(kit, match))
  return {
    width: dungeon.width,
    height: dungeon.height,
    ground: `${JSON.stringify(options.tiles)}-${state.endZoneOwner.join()}-${base.labels.map(({ text }) => text).join()}`,
    ...base,
    markers,
    pieces: piecesOf(kit, match),
  }
}
