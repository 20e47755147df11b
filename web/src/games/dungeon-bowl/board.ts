import { figureOf } from '../../art/figures/words.ts'
import { coordinate } from '../../board/coordinates.ts'
import type {
  BoardModel,
  EdgeModel,
  LabelModel,
  MarkerModel,
  OverlayModel,
  PieceModel,
  Square,
} from '../../board/model.ts'
import { named, t } from '../../i18n/index.ts'
import { floorLook } from './looks.ts'
import { playerName, positionOf, squareOf, teamName } from './names.ts'
import {
  BRIDGE,
  CHASM,
  DRAGON,
  type Dungeon,
  type DungeonMatch,
  IDOL,
  ON_BOARD,
  PRONE,
  SARCOPHAGUS,
  STANDING,
  STUNNED,
  venueOf,
} from './rules.ts'

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
    if (!floors.has(kind)) floors.set(kind, [])
    floors.get(kind)!.push(at)
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
  if (state.ballHolder < 0 && state.ballSquare >= 0) {
    markers.push({
      id: 'ball',
      ...squareOf(match, state.ballSquare),
      kind: 'ball',
      label: t('dungeon.square.ball'),
    })
  }
  return {
    width: dungeon.width,
    height: dungeon.height,
    ground: `${JSON.stringify(options.tiles)}-${state.endZoneOwner.join()}-${base.labels.map(({ text }) => text).join()}`,
    ...base,
    markers,
    pieces: state.players.flatMap(({ id, place }) => (place === ON_BOARD ? [pieceModel(match, id)] : [])),
  }
}

export function statesOf({ state }: DungeonMatch, id: number): string[] {
  const { status, activated, dazed, rooted, place } = state.players[id]
  if (place !== ON_BOARD) return [['board', 'reserves', 'knocked-out', 'casualty', 'out'][place]]
  const states = [['standing', 'prone', 'stunned'][status]]
  if (state.ballHolder === id) states.push('carrier')
  if (activated === 1 && state.activePlayer !== id) states.push('activated')
  if (dazed === 1) states.push('dazed')
  if (rooted === 1) states.push('rooted')
  return states
}

function pieceModel(match: DungeonMatch, id: number): PieceModel {
  const { state } = match
  const player = state.players[id]
  const where = squareOf(match, player.square)
  const words = [playerName(match, id), teamName(match, player.team)]
  words.push(...statesOf(match, id).map((name) => named(`dungeon.state.${name}.name`)))
  words.push(coordinate(where))
  return {
    id,
    ...where,
    size: 1,
    seat: player.team,
    figure: figureOf(positionOf(match, id)),
    badge: String(player.number),
    label: words.join(', '),
    prone: player.status === PRONE || player.status === STUNNED,
    stunned: player.status === STUNNED,
    used: player.activated === 1 && player.team === state.active && state.activePlayer !== id,
    ball: state.ballHolder === id,
  }
}

/** Tackle Zones: the squares around players on their feet, walls permitting. */
export function tackleZones(match: DungeonMatch): OverlayModel[] {
  const { state, options } = match
  const { steps } = venueOf(options).board
  return state.teams.map((_, seat) => {
    const squares = new Set<number>()
    for (const { team, place, status, dazed, square } of state.players) {
      if (team !== seat || place !== ON_BOARD || status !== STANDING || dazed === 1) continue
      for (let direction = 0; direction < 8; direction++) {
        const near = steps[square * 8 + direction]
        if (near >= 0) squares.add(near)
      }
    }
    return { kind: `zone-${seat}`, squares: [...squares].map((square) => squareOf(match, square)) }
  })
}
